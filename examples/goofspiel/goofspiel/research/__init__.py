"""Goofspiel as flat arrays: what each number is. `observe.py` writes them."""

from caravanserai.engine.spans import WAIT, Span, for_each_seat

from ..rules.play import CARDS


def observation(seats: int) -> tuple[Span, ...]:
    return (
        Span("turn", 1, "turns that have begun", CARDS),
        Span("prize", CARDS, "the prize that is bid for"),
        Span("prizes-gone", CARDS, "prizes that were bid for before"),
        *for_each_seat(
            seats,
            Span("hand", CARDS, "the cards that the seat still holds: known by counting (GO-09)"),
            Span("points", 1, "points so far", CARDS * (CARDS + 1) // 2),
        ),
    )


def answers(seats: int) -> tuple[Span, ...]:
    return (WAIT, Span("bid", CARDS, "the card of value 1, 2 … (GO-03)"))
