"""What the house keeps of people, why and for how long: sentences, with the figures of the house's own settings."""

from msgspec import Struct

from caravanserai.people.friends import ASK_STANDS, DAY
from caravanserai.people.holidays import YEAR
from caravanserai.people.notices import KEPT
from caravanserai.people.outbox import REMEMBERED
from caravanserai.people.tickets import STANDS
from caravanserai.strings import Speaker

from .session import LINK_DAYS
from .settings import Settings


class KeptSection(Struct, frozen=True):
    title: str
    lines: tuple[str, ...]


class WhatIsKept(Struct, frozen=True):
    """`safe`: it is a house for children."""

    safe: bool
    sections: tuple[KeptSection, ...]


def what_is_kept(chosen: Settings, speak: Speaker) -> WhatIsKept:
    """Each section, with its sentences and the figures in them."""
    page = "data-page-friends-page-safe" if chosen.safe else "data-page-friends-page"
    sections: dict[str, dict[str, dict[str, int]]] = {
        "data-page-who": {
            "data-page-who-guest": {},
            "data-page-who-forgotten": {"days": chosen.guest_days},
            "data-page-who-keys": {},
            **({} if chosen.smtp is None else {"data-page-who-mail": {}}),
            "data-page-who-devices": {"days": chosen.keep_devices},
            "data-page-who-links": {"days": LINK_DAYS},
        },
        "data-page-games": {
            "data-page-games-kept": {},
            "data-page-games-open": {"hours": chosen.open_hours},
            "data-page-games-idle": {"days": chosen.idle_days},
            "data-page-games-closed": {"days": chosen.closed_days},
            "data-page-games-tickets": {"days": STANDS // DAY},
            "data-page-games-holidays": {"days": YEAR // DAY},
            "data-page-games-events": {},
            **({} if chosen.safe else {"data-page-games-named": {}}),
            "data-page-games-own": {},
            "data-page-games-ratings": {},
        },
        "data-page-talk": {
            "data-page-talk-memory": {"hours": chosen.keep_chat},
            "data-page-talk-choice": {},
            "data-page-talk-reports": {"days": KEPT // DAY},
            "data-page-talk-decisions": {},
        },
        "data-page-friends": {"data-page-friends-kept": {"days": ASK_STANDS // DAY}, page: {}},
        "data-page-circles": {"data-page-circles-kept": {}, "data-page-circles-here": {}},
        "data-page-news": {"data-page-news-kept": {}, "data-page-news-told": {"days": REMEMBERED // DAY}},
        "data-page-address": {
            "data-page-address-kept": {"hours": chosen.keep_addresses},
            "data-page-address-logs": {},
            "data-page-address-nobody": {},
        },
        "data-page-yours": {
            "data-page-yours-get": {},
            "data-page-yours-delete": {},
            "data-page-yours-handle": {},
            "data-page-yours-backups": {},
        },
    }
    if chosen.safe:
        sections = {"data-page-safe": {"data-page-safe-words": {}, "data-page-safe-pages": {}}, **sections}
    said = (
        KeptSection(speak(title), tuple(speak(line, **figures) for line, figures in lines.items()))
        for title, lines in sections.items()
    )
    return WhatIsKept(chosen.safe, tuple(said))
