"""Settings about the person: name, time and place, passcode."""

from __future__ import annotations

from dataclasses import replace
from zoneinfo import available_timezones

import streamlit as st

from pages.parts import rooms
from pages.parts.acts import act, done, refused
from pages.parts.unfold import unfolded
from persode.journal import Journal, People
from persode.words import languages, say

__all__ = ["passcode_section", "place_section", "you_section"]


def you_section(journal: Journal) -> None:
    """The name on the cover, and the way to looks and voice."""
    st.subheader(say("settings.you.title"), anchor=False)
    with st.form("settings-you", border=False):
        st.text_input(
            say("settings.you.name"), value=journal.person.name, help=say("settings.you.name_help"), key="set-name"
        )
        st.form_submit_button(say("settings.save"), on_click=act, args=(_rename, journal), key="save-name")
    if st.button(say("settings.you.look"), icon=":material/face:", type="tertiary", key="to-start"):
        st.switch_page(rooms.START)


def place_section(journal: Journal) -> None:
    """Zone, day start, country, language."""
    settings = journal.state.settings
    st.subheader(say("settings.place.title"), anchor=False)
    st.markdown(say("settings.place.now", zone=_place_name(settings.zone), day_start=settings.day_start))
    box = unfolded(say("settings.place.change"), "public", "place-box")
    if box is None:
        return
    zones = _zones(settings.zone)
    hours = sorted({f"{hour:02}:00" for hour in range(13)} | {settings.day_start})
    with box, st.form("settings-place", border=False):
        st.selectbox(say("settings.place.zone"), zones, index=zones.index(settings.zone), key="set-zone")
        st.selectbox(
            say("settings.place.day_start"),
            hours,
            index=hours.index(settings.day_start),
            help=say("settings.place.day_start_help"),
            key="set-day-start",
        )
        st.text_input(
            say("settings.place.region"),
            value=settings.region,
            max_chars=2,
            help=say("settings.place.region_help"),
            key="set-region",
        )
        st.text_input(
            say("settings.place.contact"),
            value=settings.contact,
            max_chars=200,
            help=say("settings.place.contact_help"),
            key="set-contact",
        )
        spoken = languages()
        st.selectbox(
            say("settings.place.language"),
            spoken,
            index=spoken.index(settings.language) if settings.language in spoken else 0,
            format_func=lambda name: say(f"settings.place.language_{name}"),
            help=say("settings.place.language_help") if len(spoken) == 1 else None,
            key="set-language",
        )
        st.form_submit_button(say("settings.save"), on_click=act, args=(_move, journal), key="save-place")


def passcode_section(journal: Journal) -> None:
    """Set, change or take away the passcode."""
    locked = journal.person.has_passcode
    st.subheader(say("settings.passcode.title"), anchor=False)
    st.markdown(say("settings.passcode.some" if locked else "settings.passcode.none"))
    st.caption(say("settings.passcode.note"))
    box = unfolded(say("settings.passcode.change" if locked else "settings.passcode.set"), "lock", "passcode-box")
    if box is None:
        return
    with box, st.form("settings-passcode", border=False, clear_on_submit=True):
        if locked:
            _secret("old", "current-password")
        _secret("new", "new-password")
        _secret("repeat", "new-password")
        with st.container(horizontal=True):
            st.form_submit_button(say("settings.save"), on_click=act, args=(_lock, journal, False), key="save-passcode")
            if locked:
                st.form_submit_button(
                    say("settings.passcode.remove"),
                    type="tertiary",
                    on_click=act,
                    args=(_lock, journal, True),
                    key="remove-passcode",
                )


def _secret(name: str, autocomplete: str) -> None:
    st.text_input(say(f"settings.passcode.{name}"), type="password", key=f"passcode-{name}", autocomplete=autocomplete)


def _rename(journal: Journal) -> None:
    name = st.session_state["set-name"]
    if name != journal.person.name:
        person = People().rename(journal.person.id, name)
        journal.save_onboarding(replace(journal.preferences, name=person.name))
    done("settings.saved")


def _move(journal: Journal) -> None:
    settings = replace(
        journal.state.settings,
        zone=st.session_state["set-zone"],
        day_start=st.session_state["set-day-start"],
        region=st.session_state["set-region"].strip().upper(),
        language=st.session_state["set-language"],
        contact=" ".join(st.session_state["set-contact"].split()),
    )
    if settings != journal.state.settings:
        journal.save_settings(settings)
    done("settings.saved")


def _lock(journal: Journal, remove: bool) -> None:
    old, new, again = (st.session_state.get(f"passcode-{name}", "") for name in ("old", "new", "repeat"))
    if not People().may_enter(journal.person.id, old):
        refused("settings.passcode.wrong")
    elif remove:
        People().set_passcode(journal.person.id, "")
        done("settings.passcode.done_removed")
    elif new != again:
        refused("settings.passcode.differ")
    elif not new:
        refused("settings.passcode.empty")
    else:
        People().set_passcode(journal.person.id, new)
        done("settings.passcode.done_set")


@st.cache_data(show_spinner=False)
def _all_zones() -> list[str]:
    """The zones of the world, without the old aliases that are no place."""
    return sorted(z for z in available_timezones() if "/" in z and not z.startswith(("Etc/", "SystemV/", "US/")))


def _place_name(zone: str) -> str:
    return zone.rsplit("/", 1)[-1].replace("_", " ")


def _zones(own: str) -> list[str]:
    return sorted({*_all_zones(), "UTC", own})
