"""What is refused about events, besides what people and tables do."""

from typing import Literal

from caravanserai.engine.refusal import Catalogue, reasons
from caravanserai.people.refusals import PEOPLE, PeopleCode

Unreadable = Literal["bad-event", "event-title"]
NotNow = Literal[
    "entries-closed",
    "event-account",
    "event-busy",
    "event-full",
    "event-not-now",
    "event-not-over",
    "no-cross-table",
    "no-late-entry",
    "no-more-deals",
    "not-entered",
]
Forbidden = Literal["event-hidden", "not-organiser"]
Missing = Literal["no-such-entrant", "no-such-event", "no-such-round"]
TooMany = Literal["event-too-often", "too-many-events"]
EventsCode = Literal[PeopleCode, Unreadable, NotNow, Forbidden, Missing, TooMany]

EVENTS: Catalogue[EventsCode] = Catalogue(
    PEOPLE,
    reasons("unreadable", Unreadable),
    reasons("not-yours-now", NotNow),
    reasons("not-yours-now", Forbidden, 403),
    reasons("not-yours-now", Missing, 404),
    reasons("not-yours-now", TooMany, 429),
)
refuse = EVENTS.refuse
