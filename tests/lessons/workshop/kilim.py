"""The lessons of Kilim."""

from typing import Any

from caravanserai.lessons.lesson import Goal
from tests.lessons.workshop.draft import Draft, Move, topped
from tests.lessons.workshop.endings import last_turns


def kilim(*top: str) -> Draft:
    """Two seats; the first day's pile begins with these."""
    wanted = [name for name in top if not name.startswith("torn")]

    def torn(told: dict[str, Any]) -> None:
        told["order"] = topped([name for name in top if name.startswith("torn")], told["order"])

    def stay(told: dict[str, Any]) -> None:
        every = topped(wanted if told["day"] == 1 else (), [*told["out"], *told["stay"]])
        n = len(told["stay"])
        told.update(stay=every[:n], out=every[n:])

    draft = Draft("kilim", 2)
    draft.fall(torn)
    while draft.rules.chance_due(draft.g):
        due = draft.g.copy()
        kind = type(draft.rules.shuffle_chance(due, lambda pool: pool)[0]).__name__
        if kind == "DominoesTakenOut":
            draft.fall(stay)
        else:
            draft.fall(lambda told: told["day"] == 1 and told.update(order=topped(top, told["order"])))
    return draft


def card(name: str | int) -> Move:
    return {"type": "PlaceCard", "card": f"gold-{name}" if isinstance(name, int) else name}


def pay(gold: int) -> Move:
    return {"type": "PayGold", "gold": gold}


def weave(x: int, y: int, turn: int) -> Move:
    return {"type": "Weave", "x": x, "y": y, "turn": turn}


def market(draft: Draft, mine: int, theirs: int, *then: Move) -> None:
    """A turn of the market: two offers, then what the winner weaves."""
    draft.answer(0, card(mine))
    draft.answer(1, card(theirs))
    for move in then:
        draft.answer(0 if mine > theirs else 1, move)


def offer() -> None:
    """The highest offer wins; what is won is woven at once."""
    kilim("1-star-star").write(
        1,
        "offer",
        Goal(
            events=(
                {"type": "PrizeWon", "seat": 0},
                {"type": "DominoWoven", "seat": 0, "domino": "1-star-star"},
            ),
            never=({"type": "PrizeWon", "seat": 1}, {"type": "PrizeLeft"}),
            within=2,
        ),
        [card(8), weave(0, 0, 0)],
        [[card(3)], [card(6)]],
        {1: [card(6)]},
    )


def weaving() -> None:
    """Weaving: equal motifs side by side, and a full rectangle."""
    draft = kilim("1-star-star", "1-star-hooks")
    market(draft, 5, 1, weave(0, 0, 0))
    market(draft, 6, 2)
    draft.write(
        2,
        "weaving",
        Goal(points=17, within=1),
        [weave(0, 1, 0)],
        [[weave(3, 0, 2)], [weave(0, 1, 1)]],
    )


def spy() -> None:
    """Equal offers cancelled each other: two dominoes lie in the market, and the spy offers last."""
    draft = kilim("1-star-comb", "1-star-star")
    market(draft, 10, 10)
    draft.write(
        3,
        "spy",
        Goal(
            events=({"type": "PrizeWon", "seat": 0, "gold": 8, "dominoes": 2},),
            never=({"type": "PrizeWon", "seat": 1}, {"type": "PrizeWon", "gold": 9}, {"type": "PrizeLeft"}),
            within=2,
        ),
        [card("spy"), pay(8)],
        [[card(9)], [card("spy"), pay(9)], [card("spy"), pay(6)]],
        {1: [card(7)]},
    )


def kinds() -> None:
    """Three kinds are worth ten: a fourth would cost them."""
    draft = kilim("1-star-star", "1-hooks-horn", "1-diamond-comb")
    market(draft, 5, 1, weave(0, 0, 0))
    market(draft, 6, 2, weave(0, 1, 0))
    draft.write(
        4,
        "kinds",
        Goal(events=({"type": "PrizeWon", "seat": 1},), never=({"type": "PrizeWon", "seat": 0},), within=1),
        [card(1)],
        [[card(4)], [card(9)]],
        {1: [card(3)]},
    )


def scraps() -> None:
    """The Scrap Bag: pay more than the winner, keep a scrap, mend the torn motif."""
    draft = kilim("torn-star", "1-hooks-hooks", "1-horn-horn")
    market(draft, 5, 1, weave(0, 0, 0))
    draft.write(
        5,
        "scraps",
        Goal(
            events=({"type": "ScrapKept", "seat": 0}, {"type": "ScrapUsed", "seat": 0, "x": 1, "y": 0}),
            never=({"type": "PrizeWon", "seat": 0},),
            within=4,
        ),
        [
            card("scrap-bag"),
            pay(6),
            {"type": "TakeScrap", "scrap": "scrap-star"},
            {"type": "UseScrap", "scrap": "scrap-star", "x": 1, "y": 0},
        ],
        [
            [card(9)],
            [card("scrap-bag"), pay(6), {"type": "TakeScrap", "scrap": "scrap-star"}, card(1)],
        ],
        {1: [card(4), weave(0, 0, 0), card(5), weave(0, 1, 0)]},
    )


def artisan() -> None:
    """The Artisan: pay less than the winner, take a token, and turn the domino that sticks out."""
    draft = kilim("1-star-star", "1-hooks-horn", "1-comb-comb", "1-diamond-diamond")
    market(draft, 5, 1, weave(0, 0, 0))
    market(draft, 6, 2, weave(2, 0, 1))
    draft.write(
        6,
        "artisan",
        Goal(
            events=({"type": "TokenTaken", "seat": 0},),
            never=(
                {"type": "PrizeWon", "seat": 0},
                *({"type": "TokenTaken", "token": it} for it in ("remove", "move")),
            ),
            points=26,
            within=4,
        ),
        [
            card("artisan"),
            pay(1),
            {"type": "TakeToken", "token": "turn"},
            {"type": "TurnDomino", "domino": "1-hooks-horn", "x": 2, "y": 0, "turn": 0},
        ],
        [
            [card(1), card(2), card(3), card(4)],
            [card("artisan"), pay(1), {"type": "TakeToken", "token": "perfect"}, card(2)],
        ],
        {1: [card(8), weave(0, 0, 0), card(9), weave(0, 1, 0)]},
    )


def finish() -> None:
    """The end of a real game."""
    last_turns("kilim", 2, 7, "finish", 4)


#: In the order of their numbers.
LESSONS = (offer, weaving, spy, kinds, scraps, artisan, finish)
