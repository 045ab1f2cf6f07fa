"""What The Market of Samarkand says seldom."""

from typing import Any

from caravanserai.engine.refusal import Refusal
from caravanserai.games.samarkand.words import events, moves, questions
from caravanserai.games.samarkand.words.names import KIND_NAMES

#: So many sit at the random games.
SEATS = (3, 5)
OPTIONS: dict[str, str] = {}
PURPOSES = ("sale", "price", "leave", "kind")
EVENTS: list[Any] = [
    *(events.AnswerSealed(0, purpose) for purpose in PURPOSES),
    *(events.AnswerChanged(0, purpose) for purpose in PURPOSES),
    events.CamelTurnedUp(3, 0),
    events.CouldNotPay(0, "camel", 7, 0),
    events.CouldNotPay(0, "spices-5", 7, 1),
    events.DisputeWon(1, "spices-5", (0, 2)),
    events.DisputeLost((0, 2), "spices-5", 4, 1),
    events.DisputeLost((1, 2), "spices-5", 4, 0),
    events.DisputeLost((0, 2), "spices-5", 4, None),
    events.DisputeLost((0, 2), "camel", 4, None),
    events.GoodsBought(0, "jewels-7", 1, 2),
    events.GoodsBought(2, "jewels-7", 2, 0),
    events.GoodsBought(0, "jewels-7", 1, None),
    events.CamelBought(0, 5, 1),
    events.PileShuffled(7),
    events.GoodsUnsold(("spices-5",)),
    events.GoodsLeft(0, ("spices-5", "clothes-1")),
    *(events.KindScored(0, kind) for kind in KIND_NAMES),
    events.GameEnded((30, 30, 12), (1, 1, 3)),
]
ASKS: list[Any] = [questions.LeaveBehindAsk(("spices-1",), 3, leave, 2, ()) for leave in (1, 2)] + [
    questions.ScoreKindAsk(())
]
MOVES: list[Any] = [moves.LeaveBehind(("spices-1", "jewels-2")), moves.ScoreKind("fruits")]
CARD = {"kind": "spices", "value": 5}
REFUSALS = [
    Refusal("illegal", "samarkand-not-in-hand", "SA-07", CARD),
    Refusal("illegal", "samarkand-own-goods", "SA-16"),
    Refusal("illegal", "samarkand-no-camel", "SA-19"),
    Refusal("illegal", "samarkand-not-on-offer", "SA-09", CARD),
    *(Refusal("illegal", "samarkand-leave-count", "SA-27", {"leave": leave}) for leave in (1, 3)),
    Refusal("illegal", "samarkand-not-yours", "SA-27", CARD),
    *(Refusal("illegal", "samarkand-not-rarest", "SA-28", {"kind": kind}) for kind in KIND_NAMES),
]
