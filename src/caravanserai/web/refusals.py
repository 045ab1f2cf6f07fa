"""What the web refuses, besides what events, people, tables and rules do: with those, all that the house refuses."""

from typing import Literal

from caravanserai.engine.refusal import Catalogue, reasons
from caravanserai.organising.refusals import EVENTS, EventsCode

Unreadable = Literal[
    "bad-request",
    "message-too-large",
    "name-length",
    "name-letters",
    "name-marks",
    "unreadable-body",
    "unreadable-message",
    "wrong-host",
]
NoSuchPage = Literal["no-such-page"]
NoSuchMethod = Literal["method-not-allowed"]
TooSlow = Literal["request-too-slow"]
TooLarge = Literal["body-too-large"]
NotJson = Literal["not-json"]
HeadersTooLarge = Literal["headers-too-large"]
NotNow = Literal[
    "chat-too-fast",
    "name-from-list",
    "name-not-yours",
    "old-page",
    "only-at-tables",
    "other-person",
    "phrases-only",
    "rated-account",
    "return-link-dead",
    "standard-only",
]
Unknown = Literal["no-person", "wrong-token"]
Forbidden = Literal["wrong-origin"]
Missing = Literal["no-such-lesson", "no-such-rulebook"]
TooMany = Literal[
    "tables-too-fast",
    "too-fast",
    "too-many-connections",
    "too-many-guests",
    "too-many-handshakes",
    "too-many-hints",
    "too-many-reports",
    "too-many-sockets",
]
HouseCode = Literal[
    EventsCode,
    Unreadable,
    NoSuchPage,
    NoSuchMethod,
    TooSlow,
    TooLarge,
    NotJson,
    HeadersTooLarge,
    NotNow,
    Unknown,
    Forbidden,
    Missing,
    TooMany,
]

HOUSE: Catalogue[HouseCode] = Catalogue(
    EVENTS,
    reasons("unreadable", Unreadable),
    reasons("unreadable", NoSuchPage, 404),
    reasons("unreadable", NoSuchMethod, 405),
    reasons("unreadable", TooSlow, 408),
    reasons("unreadable", TooLarge, 413),
    reasons("unreadable", NotJson, 415),
    reasons("unreadable", HeadersTooLarge, 431),
    reasons("not-yours-now", NotNow),
    reasons("not-yours-now", Unknown, 401),
    reasons("not-yours-now", Forbidden, 403),
    reasons("not-yours-now", Missing, 404),
    reasons("not-yours-now", TooMany, 429),
)
refuse = HOUSE.refuse
