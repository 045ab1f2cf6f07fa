"""What tables refuse, besides what the rules do."""

from typing import Literal

from caravanserai.engine.refusal import RULES, Catalogue, RulesCode, reasons

Unreadable = Literal[
    "bad-day",
    "bad-edition",
    "bad-nonce",
    "bad-nonce-hash",
    "bad-offline-game",
    "bad-stage",
    "bot-not-here",
    "bot-seat",
    "chat-empty",
    "chat-too-long",
    "move-id",
    "no-seat-for-people",
    "other-nonce",
    "rated-setting",
    "unknown-bot",
]
NotNow = Literal[
    "already-seated",
    "daily-once",
    "day-to-come",
    "event-once",
    "guest-seated",
    "last-step",
    "no-free-seat",
    "no-orders",
    "no-such-step",
    "nobody-left",
    "nobody-seated",
    "nonce-early",
    "nonce-late",
    "not-asleep",
    "not-over",
    "not-started",
    "not-your-ask",
    "offline-other-rules",
    "orders-live",
    "price-passed",
    "saw-a-hand",
    "seat-taken",
    "staged",
    "stale-ask",
    "still-gathering",
    "table-closed",
    "table-started",
    "table-starting",
    "takeover-busy",
    "takeover-declined",
    "takeover-enough",
    "takeover-gone",
    "takeover-never",
    "takeover-nobody",
    "takeover-not-yours",
    "too-many-changes",
]
Forbidden = Literal["daily-hidden", "hints-off", "not-host", "not-seated"]
Missing = Literal["no-such-table"]
TooMany = Literal["too-many-lookups", "too-many-reviews", "too-many-tables"]
Unavailable = Literal[
    "busy",
    "coach-busy",
    "coach-failed",
    "house-updating",
    "not-saved",
    "server-stopping",
    "table-damaged",
    "table-old-rules",
    "too-busy",
]
TablesCode = Literal[RulesCode, Unreadable, NotNow, Forbidden, Missing, TooMany, Unavailable]

TABLES: Catalogue[TablesCode] = Catalogue(
    RULES,
    reasons("unreadable", Unreadable),
    reasons("not-yours-now", NotNow),
    reasons("not-yours-now", Forbidden, 403),
    reasons("not-yours-now", Missing, 404),
    reasons("not-yours-now", TooMany, 429),
    reasons("not-yours-now", Unavailable, 503),
)
refuse = TABLES.refuse
