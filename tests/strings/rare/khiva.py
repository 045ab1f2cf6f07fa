"""What Khiva says seldom."""

from typing import Any

from caravanserai.engine.refusal import Refusal
from caravanserai.games.khiva.words import events, moves
from caravanserai.games.khiva.words.names import COLOUR_NAMES

#: So many sit at the random games.
SEATS = (2, 3, 4, 5, 2, 3)
OPTIONS: dict[str, str] = {"open-score": "on"}
EVENTS: list[Any] = [
    events.CardRefused(0, "white-3", 0),
    events.ChoiceChanged(0),
    events.SaltDeclined(0),
    events.NothingLeft(0, 2),
    events.CarpetsDiscarded(0, ("pink-2", "black-4")),
    events.CarpetsDelivered(0, ("pink-2", "pink-4")),
    *(events.EndTriggered(pile) for pile in ("teapots", "carpets", "salt")),
    events.GameEnded((30, 30, 12), (1, 1, 3)),
    events.GameEnded((30, 20, 12), (1, 2, 3)),
]
MOVES: list[Any] = [moves.TakeSalt(), moves.TakeCarpet(), moves.Decline()]
ASKS: list[Any] = [moves.Shop4Ask(3, 8, carpet) for carpet in (True, False)]
REFUSALS = [
    Refusal("illegal", "khiva-too-many-gems", "KH-17", {"most": 0, "gems": 3}),
    Refusal("illegal", "khiva-too-many-gems", "KH-17", {"most": 1, "gems": 3}),
    Refusal("illegal", "khiva-too-many-gems", "KH-17", {"most": 2, "gems": 3}),
    Refusal("illegal", "khiva-salt-price", "KH-26", {"price": 3, "gems": 1}),
    Refusal("illegal", "khiva-no-carpet", "KH-26"),
    Refusal("illegal", "khiva-must-take", "KH-26"),
    Refusal("illegal", "other-question", "KH-11"),
    Refusal("illegal", "khiva-card-count", "KH-11", {"each": 1}),
    Refusal("illegal", "khiva-card-count", "KH-38", {"each": 2}),
    Refusal("illegal", "khiva-card-twice", "KH-11"),
    *(Refusal("illegal", "khiva-not-in-hand", "KH-11", {"colour": colour, "value": 3}) for colour in COLOUR_NAMES),
    Refusal("illegal", "wrong-chance"),
    Refusal("not-yours-now", "no-such-seat"),
    Refusal("not-yours-now", "game-over"),
    Refusal("not-yours-now", "not-asked"),
]
