// A writing pad: keeps a draft every half second, hands the text in with a key of its own.
// data: {name, text, version, generation, label, placeholder, send, busy, enter_sends, rows}
// state: draft = {name, at, text, generation}, the text so far; sent = {name, key, text, generation}
// generation: that of the journal when the text in the box was begun, or was last kept whole
export default function ({ data, parentElement, setStateValue }) {
  const root = parentElement.querySelector(".pad");
  const area = root.querySelector("textarea");
  const button = root.querySelector("button");
  const pad = (root.pad ??= { version: null, generation: 0, timer: 0, waiting: false, kept: "" });

  area.setAttribute("aria-label", data.label);
  area.placeholder = data.placeholder;
  area.rows = data.rows;
  button.textContent = data.send;

  const fit = () => {
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight + 2, window.innerHeight * 0.5)}px`;
  };
  const keep = () => {
    clearTimeout(pad.timer);
    pad.timer = 0;
    if (area.value !== pad.kept) {
      pad.kept = area.value;
      setStateValue("draft", { name: data.name, at: Date.now(), text: area.value, generation: pad.generation });
    }
  };
  const ready = (yes) => {
    pad.waiting = !yes;
    area.readOnly = !yes;
    button.disabled = !yes || !area.value.trim();
  };
  const send = () => {
    if (pad.waiting || !area.value.trim()) return;
    clearTimeout(pad.timer);
    pad.timer = 0;
    ready(false);
    button.textContent = data.busy;
    const key = Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
    setStateValue("sent", { name: data.name, key, text: area.value, generation: pad.generation });
  };

  if (pad.version !== data.version) {
    pad.version = data.version;
    area.value = data.text;
    pad.kept = data.text;
    ready(true);
  }
  if (area.value === pad.kept) pad.generation = data.generation;
  area.oninput = () => {
    button.disabled = pad.waiting || !area.value.trim();
    fit();
    pad.timer ||= setTimeout(keep, 500);
  };
  area.onblur = keep;
  area.onkeydown = (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    const touch = window.matchMedia("(pointer: coarse)").matches;
    const plainEnter = data.enter_sends && !touch && !event.shiftKey && !event.altKey;
    if (plainEnter || event.ctrlKey || event.metaKey) {
      event.preventDefault();
      send();
    }
  };
  button.onclick = send;
  requestAnimationFrame(fit);
}
