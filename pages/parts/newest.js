// Keeps the newest words in sight: at the bottom when the conversation opens or grows, unless its reader scrolled up.

const NEAR = 180

export default function ({ data }) {
  const main = document.querySelector('[data-testid="stMain"]')
  const inside = main && main.querySelector('[data-testid="stMainBlockContainer"]')
  if (!inside) return
  const known = main.persodeNewest || { shown: "", pinned: true }
  main.persodeNewest = known
  const toEnd = () => main.scrollTo({ top: main.scrollHeight, behavior: "instant" })
  const look = () => {
    known.pinned = main.scrollHeight - main.scrollTop - main.clientHeight < NEAR
  }
  const grown = new ResizeObserver(() => known.pinned && toEnd())
  if (known.shown !== data.shown) {
    known.shown = data.shown
    known.pinned = true
    toEnd()
  }
  grown.observe(inside)
  main.addEventListener("scroll", look, { passive: true })
  return () => {
    grown.disconnect()
    main.removeEventListener("scroll", look)
    if (main.persodeNewest === known && !document.querySelector(".st-key-newest")) delete main.persodeNewest
  }
}
