"""What is refused about accounts, besides what tables refuse."""

from typing import Literal

from caravanserai.engine.refusal import Catalogue, reasons
from caravanserai.tables.refusals import TABLES, TablesCode

Unreadable = Literal[
    "address-not-public",
    "evening-time",
    "handle-length",
    "handle-letters",
    "handle-mixed",
    "holiday-dates",
    "no-hours",
    "mail-wrong",
    "no-such-zone",
    "not-a-browser",
    "note-too-long",
    "password-long",
    "password-plain",
    "password-short",
    "text-empty",
    "text-too-long",
]
NotNow = Literal[
    "already-friends",
    "answered-already",
    "circle-full",
    "evening-not-on",
    "guest-of-somebody",
    "handle-needed",
    "handle-soon",
    "handle-taken",
    "holiday-days",
    "holiday-set",
    "key-first",
    "last-keeper",
    "last-key",
    "mail-first",
    "mail-link-dead",
    "mail-taken",
    "no-key-yet",
    "nobody-there",
    "not-named",
    "oidc-taken",
    "own-friend",
    "own-report",
    "passkey-needs-name",
    "presence-public",
    "profile-public",
    "round-begun",
    "too-few-in",
    "too-many-asked",
    "too-many-blocked",
    "too-many-channels",
    "too-many-circles",
    "too-many-evenings",
    "too-many-friends",
    "too-many-keys",
    "too-many-notes",
]
WrongKey = Literal[
    "oidc-denied",
    "oidc-old",
    "oidc-wrong",
    "passkey-wrong",
    "proof-needed",
    "wrong-code",
    "wrong-key",
    "wrong-password",
]
#: What was decided about somebody; and what only moderators may do.
Barred = Literal["banned", "keepers-only", "muted", "name-given", "not-moderator"]
Missing = Literal[
    "mail-off",
    "no-such-channel",
    "no-such-circle",
    "no-such-device",
    "no-such-evening",
    "no-such-friend",
    "no-such-key",
    "no-such-member",
    "no-such-notice",
    "no-such-profile",
    "no-such-report",
    "no-such-ticket",
    "oidc-off",
]
TooMany = Literal["too-many-attempts", "too-many-letters", "too-many-tickets"]
Busy = Literal["keys-busy", "mail-busy", "oidc-away", "reports-full"]
PeopleCode = Literal[TablesCode, Unreadable, NotNow, WrongKey, Barred, Missing, TooMany, Busy]

PEOPLE: Catalogue[PeopleCode] = Catalogue(
    TABLES,
    reasons("unreadable", Unreadable),
    reasons("not-yours-now", NotNow),
    reasons("not-yours-now", WrongKey, 403),
    reasons("not-yours-now", Barred, 403),
    reasons("not-yours-now", Missing, 404),
    reasons("not-yours-now", TooMany, 429),
    reasons("not-yours-now", Busy, 503),
)
refuse = PEOPLE.refuse
