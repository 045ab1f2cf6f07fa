"""What Kilim says seldom."""

from typing import Any

from caravanserai.engine.refusal import Refusal
from caravanserai.games.kilim.words import events, moves, questions
from caravanserai.games.kilim.words.names import TOKEN_NAMES

#: So many sit at the random games.
SEATS = (2, 3, 4, 5)
OPTIONS: dict[str, str] = {}
EVENTS: list[Any] = [
    events.CardChanged(0),
    events.CardTakenBack(0),
    *(events.GoldChanged(0, purpose) for purpose in ("offer", "scrap-bag", "artisan")),
    *(events.NothingLeft(0, place) for place in ("scrap-bag", "artisan")),
    *(events.PaymentTied(7, place) for place in ("scrap-bag", "artisan")),
    *(events.GoldDiscarded(0, 7, place) for place in ("scrap-bag", "artisan")),
    *(events.GoldPaid(0, 7, place) for place in ("scrap-bag", "artisan")),
    *(events.GoldSealed(0, purpose) for purpose in ("offer", "scrap-bag", "artisan")),
    events.OffersCancelled(15, (0, 1)),
    events.PrizeWon(0, 7, 2),
    events.PrizeLeft(2),
    events.DominoesLost(("1-star-comb", "torn-horn", "2-horn-horn")),
    events.DominoesLost(("1-star-comb",)),
    events.DominoTurned(0, "1-star-comb", 0, 0, 1),
    events.PieceRemoved(0, "scrap-star"),
    events.PieceMoved(0, "perfect-1", -1, 2),
    events.PerfectWoven(0, "perfect-1", 0, 0, 0),
    events.ActionSealed(0),
    events.SeatDone(0),
    events.GameEnded((30, 30, 12), (1, 1, 3)),
]
MOVES: list[Any] = [moves.TakeBackCard(), moves.Done()]
ASKS: list[Any] = [
    *(
        questions.PayGoldAsk(purpose, (1, 2), 4, discard, "KI-18")
        for purpose in ("offer", "scrap-bag", "artisan")
        for discard in (False, True)
    ),
    questions.WeaveAsk("1-star-comb", 2, (), None),
]
REFUSALS = [
    *(Refusal("illegal", "kilim-card-gone", "KI-12", {"card": card}) for card in ("spy", "scrap-bag", "artisan")),
    Refusal("illegal", "kilim-card-gone", "KI-11", {"card": "gold-7"}),
    Refusal("illegal", "kilim-nothing-placed", "KI-32"),
    Refusal("illegal", "kilim-gold-gone", "KI-11", {"gold": 7}),
    Refusal("illegal", "kilim-gold-too-low", "KI-18", {"winning": 7}),
    Refusal("illegal", "kilim-gold-too-high", "KI-23", {"winning": 7}),
    Refusal("illegal", "kilim-no-such-scrap", "KI-21"),
    Refusal("illegal", "kilim-token-gone", "KI-26", {"token": "move"}),
    Refusal("illegal", "kilim-first-square", "KI-33"),
    Refusal("illegal", "kilim-square-taken", "KI-34"),
    Refusal("illegal", "kilim-not-beside", "KI-34"),
    Refusal("illegal", "kilim-card-placed", "KI-32"),
    Refusal("illegal", "kilim-no-perfect", "KI-27"),
    Refusal("illegal", "kilim-scrap-not-beside", "KI-22"),
    Refusal("illegal", "kilim-scrap-not-kept", "KI-21"),
    *(Refusal("illegal", "kilim-no-token", "KI-26", {"token": token}) for token in TOKEN_NAMES[1:]),
    Refusal("illegal", "kilim-not-in-kilim", "KI-36"),
    Refusal("illegal", "kilim-cannot-turn", "KI-28"),
    Refusal("illegal", "kilim-scrap-covered", "KI-22"),
    Refusal("illegal", "kilim-cannot-move", "KI-30"),
]
