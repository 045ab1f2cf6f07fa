"""The Market of Samarkand as flat arrays: what each number is. `observe.py` and `choices.py` write them."""

from caravanserai.engine.spans import WAIT, Span, for_each_seat

from ..rules.loading import MAX_LOTS
from ..rules.state import CARDS, FIRST_PRICE, KINDS, MAX_CAMELS, MAX_CAPACITY, TURNS, VALUES

CAPACITIES = MAX_CAPACITY + 1
DIRHAMS = 1_000


def observation(seats: int) -> tuple[Span, ...]:
    return (
        Span("phase", 5, "one of: sell, stop, leave behind, kind to score, over"),
        Span("turn", 1, "turns that have begun", TURNS),
        Span("elder", seats, "who is the elder: this seat, then the others from its left on"),
        Span("price", 1, "the price that is called, 0 if none", FIRST_PRICE),
        Span("camel", 1, "the capacity of the camel that is up, 0 if none", MAX_CAPACITY),
        Span("camels-left", 1, "camels left in the pile", MAX_CAMELS),
        Span("bank-kind", KINDS, "the kind that the bank sells, once it is seen (three seats)"),
        Span("bank-cards", 1, "cards left in its pile", 10),
        Span("bank-offer", 1, "the value of its card on offer, 0 if none", VALUES - 1),
        Span("kind", KINDS, "the kind that the seat sells"),
        Span("hand", VALUES, "its cards of each value, from 0", 10),
        Span("dirhams", 1, "its dirhams", DIRHAMS),
        Span("capacities", CAPACITIES, "its camels of each capacity, from 0", MAX_CAMELS),
        *for_each_seat(
            seats,
            Span("sells", KINDS, "the kind that the seat sells, once it is seen"),
            Span("offer", 1, "the value of its card on offer, 0 if none", VALUES - 1),
            Span("cards", 1, "cards in hand", 10),
            Span("camels", 1, "camels", MAX_CAMELS),
            Span("goods-count", 1, "goods bought", 127),
            Span(
                "goods",
                CARDS,
                "of which kind and value: 10 * kind + value; 0 of others while goods are closed (SA-34)",
                127,
            ),
            Span("left", CARDS, "goods that stayed behind (SA-27)", 127),
        ),
    )


def answers(seats: int) -> tuple[Span, ...]:
    return (
        WAIT,
        Span("pass", 1, "say nothing at this price (SA-09)"),
        Span(
            "stop",
            seats + 2,
            "stop for a card: of this seat (never), of the others from its left on, the bank's, the camel",
        ),
        Span("sell", VALUES, "the card of the hand with this value, from 0 (SA-07)"),
        Span("score-kind", KINDS, "the kind to score where several are equally rare (SA-28)"),
        Span("leave-behind", MAX_LOTS, "the first lot of goods that the rules list, the second … (SA-27)"),
    )
