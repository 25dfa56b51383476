"""Settings about the data: what leaves the machine, export, import, deletion."""

from __future__ import annotations

import streamlit as st

from pages.parts import door
from pages.parts.acts import act, done, refused
from pages.parts.plain import plain
from pages.parts.settings_models import models_section
from pages.parts.unfold import unfolded
from persode.journal import ImportReport, Journal, People, restore_zip
from persode.words import say

__all__ = ["delete_section", "export_section", "import_section", "outside_section"]

SHOWN = 20
"""Left out entries that are named one by one."""


def outside_section(journal: Journal) -> None:
    """What leaves the machine; where the files are; what was set aside."""
    models_section(journal)
    st.markdown(say("settings.outside.files"))
    st.code(str(journal.person.folder), language=None, wrap_lines=True)
    if (journal.person.folder / "log.torn").exists():
        st.info(say("settings.outside.torn"), icon=":material/info:")


def export_section(journal: Journal) -> None:
    """Everything as one file, made when the button is pressed."""
    st.subheader(say("settings.export.title"), anchor=False)
    st.markdown(say("settings.export.text"))
    st.download_button(
        say("settings.export.button"),
        journal.export_zip,
        file_name=say("settings.export.file", name=journal.person.id, day=journal.today.isoformat()),
        mime="application/zip",
        icon=":material/download:",
        on_click="ignore",
        key="export",
    )


def import_section(journal: Journal) -> None:
    """A diary of its own out of our zip, or entries for this one out of a JSON list."""
    st.subheader(say("settings.import.title"), anchor=False)
    st.markdown(say("settings.import.text"))
    upload = st.file_uploader(say("settings.import.upload"), type=["zip", "json"], key="import-file")
    if upload is not None and upload.name.lower().endswith(".json"):
        st.text_input(say("settings.import.persona"), key="import-persona")
    st.button(
        say("settings.import.button"),
        icon=":material/upload:",
        disabled=upload is None,
        key="import",
        on_click=act,
        args=(_take_in, journal),
    )
    _report()


def delete_section(journal: Journal) -> None:
    """Delete for good, after the name was typed."""
    st.subheader(say("settings.delete.title"), anchor=False)
    st.markdown(say("settings.delete.text"))
    box = unfolded(say("settings.delete.title"), "delete_forever", "delete-box")
    if box is None:
        return
    with box:
        st.text_input(
            say("settings.delete.name", name=plain(journal.person.name)), key="delete-name", autocomplete="off"
        )
        st.button(
            say("settings.delete.button"), type="primary", key="delete-diary", on_click=act, args=(_delete, journal)
        )


def _take_in(journal: Journal) -> None:
    upload = st.session_state.get("import-file")
    if upload is None:
        refused("settings.import.nothing")
        return
    content = upload.getvalue()
    if upload.name.lower().endswith(".zip"):
        st.session_state.pop("left_out", None)
        person = restore_zip(content, People(), upload.name)
        done("settings.import.restored", name=person.name)
        return
    report = journal.import_file(upload.name, content, st.session_state.get("import-persona", "").strip())
    _tell(report)


def _tell(report: ImportReport) -> None:
    key = "settings.import.done_known" if report.known else "settings.import.done"
    done(key, n=report.taken, known=report.known)
    st.session_state["left_out"] = [list(line) for line in report.left_out]


def _report() -> None:
    left_out = st.session_state.get("left_out", [])
    if left_out:
        with st.expander(say("settings.import.left_out", n=len(left_out))):
            for where, why in left_out[:SHOWN]:
                st.text(f"{where}: {why}", width="stretch")


def _delete(journal: Journal) -> None:
    if st.session_state.get("delete-name", "").strip() != journal.person.name:
        refused("settings.delete.mismatch")
        return
    People().remove(journal.person.id)
    door.close_book()
