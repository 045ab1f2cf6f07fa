"""The lessons of Khiva."""

from typing import Any

from caravanserai.lessons.lesson import Goal
from tests.lessons.workshop.draft import Draft, Move, topped
from tests.lessons.workshop.endings import last_turns


def choose(play: str, give: str) -> Move:
    return {"type": "ChooseCards", "play": [play], "give": [give]}


def khiva(hands: list[str], teapots: list[int], carpets: list[str] | None = None) -> Draft:
    """Three seats with these hands ("w1 b2 …"), these teapots on the camels, these carpets on top of the pile."""
    colours = {"w": "white", "b": "blue", "g": "green", "p": "pink", "k": "black"}
    dealt = [[f"{colours[card[0]]}-{card[1]}" for card in hand.split()] for hand in hands]

    def deal(told: dict[str, Any]) -> None:
        every = [card for lot in (*told["hands"], told["aside"]) for card in lot]
        told["hands"] = dealt
        told["aside"] = topped((), [card for card in every if not any(card in hand for hand in dealt)])

    draft = Draft("khiva", 3)
    draft.fall(lambda told: told.update(order=topped(teapots, told["order"])))
    draft.fall(lambda told: told.update(order=topped(carpets or [], told["order"])))
    draft.fall(deal)
    return draft


def lowest() -> None:
    """The lowest card: pink carries the best teapot, and the left neighbour plays pink 2."""
    draft = khiva(["p1 p4 w3 g4 k5", "p2 b3 w4 g3 k3", "b2 p5 w5 g2 k2"], [3, 4, 2, 7, 3])
    draft.write(
        1,
        "lowest",
        Goal(events=({"type": "CamelWon", "seat": 0, "camel": "pink"},), within=1),
        [choose("pink-1", "white-3")],
        [[choose("pink-4", "white-3")], [choose("black-5", "pink-1")]],
        {1: [choose("pink-2", "blue-3")], 2: [choose("blue-2", "pink-5")]},
    )


def refused() -> None:
    """Refused: the black camel is two steps from the neighbour's counter, and the neighbour will fetch it."""
    draft = khiva(["k4 w3 g3 b4 p5", "k3 k2 w4 g5 b3", "b2 p1 w5 g2 k5"], [2, 4, 3, 3, 7])
    draft.answer(0, choose("white-3", "pink-5"))
    draft.answer(1, choose("black-3", "blue-3"))
    draft.answer(2, choose("blue-2", "white-5"))
    draft.write(
        2,
        "refused",
        Goal(events=({"type": "CardRefused", "seat": 0},), within=1),
        [choose("black-4", "green-3")],
        [[choose("green-3", "black-4")], [choose("blue-4", "green-3")]],
        {1: [choose("black-2", "white-4")], 2: [choose("pink-1", "green-2")]},
    )


def landing() -> None:
    """The landing: a camel on the way is jumped, so four steps are enough for the counter."""
    draft = khiva(["w2 g4 g3 b1 k1", "p2 b3 w4 p4 k3", "k2 p5 w5 b2 b5"], [2, 3, 6, 3, 4], ["blue-3"])
    draft.answer(0, choose("white-2", "black-1"))
    draft.answer(1, choose("pink-2", "white-4"))
    draft.answer(2, choose("black-2", "pink-5"))
    draft.write(
        3,
        "landing",
        Goal(events=({"type": "TeapotTaken", "seat": 0, "camel": "green"},), within=1),
        [choose("green-4", "blue-1")],
        [[choose("green-3", "blue-1")], [choose("blue-1", "green-4")]],
        {1: [choose("pink-4", "black-3")], 2: [choose("blue-2", "white-5")]},
    )


def gems() -> None:
    """Gems: two of them carry a 2 as far as the counter."""
    draft = khiva(["g3 w2 w5 b4 k4", "p2 b3 w4 p4 k3", "k2 p5 g5 b2 b5"], [7, 3, 2, 3, 4])
    draft.answer(0, choose("green-3", "white-5"))
    draft.answer(1, choose("pink-2", "white-4"))
    draft.answer(2, choose("black-2", "pink-5"))
    draft.write(
        4,
        "gems",
        Goal(
            events=({"type": "TeapotTaken", "seat": 0, "camel": "white"},),
            never=({"type": "CardRefused", "seat": 0}, {"type": "CamelWon", "seat": 0, "camel": "black"}),
            within=2,
        ),
        [choose("white-2", "black-4"), {"type": "SpendGems", "gems": 2}],
        [
            [choose("white-2", "black-4"), {"type": "SpendGems", "gems": 1}],
            [choose("blue-4", "white-2")],
        ],
        {1: [choose("pink-4", "black-3")], 2: [choose("blue-2", "blue-5")]},
    )


def delivery() -> None:
    """Delivery: a carpet counts when a camel of its colour comes to the counter."""
    draft = khiva(["w2 w3 b5 g3 k4", "p2 b3 g2 p4 k3", "k2 p5 g5 b2 b4"], [2, 6, 3, 4, 3], ["white-4"])
    draft.answer(0, choose("white-2", "green-3"))
    draft.answer(1, choose("pink-2", "blue-3"))
    draft.answer(2, choose("black-2", "pink-5"))
    draft.write(
        5,
        "delivery",
        Goal(events=({"type": "CarpetsDelivered", "seat": 0, "carpets": ["white-4"]},), within=1),
        [choose("white-3", "black-4")],
        [[choose("blue-5", "black-4")], [choose("black-4", "white-3")]],
        {1: [choose("pink-4", "black-3")], 2: [choose("green-5", "blue-2")]},
    )


def giving() -> None:
    """Giving: the neighbour needs black; the black cards must not go there."""
    draft = khiva(["k1 k2 w3 g3 b4", "k4 p2 w4 g5 b3", "b2 p1 w5 g2 p5"], [2, 4, 3, 3, 7])
    draft.answer(0, choose("white-3", "blue-4"))
    draft.answer(1, choose("black-4", "blue-3"))
    draft.answer(2, choose("blue-2", "white-5"))
    draft.write(
        6,
        "giving",
        Goal(
            events=({"type": "CamelWon", "seat": 0, "camel": "black"},),
            answers=tuple({"give": [card]} for card in ("green-3", "white-5")),
            within=1,
        ),
        [choose("black-1", "green-3")],
        [[choose("black-1", "black-2")], [choose("green-3", "white-5")]],
        {1: [choose("pink-2", "green-5")], 2: [choose("green-2", "pink-5")]},
    )


def finish() -> None:
    """The end of a real game."""
    last_turns("khiva", 2, 7, "finish", 2)


#: In the order of their numbers.
LESSONS = (lowest, refused, landing, gems, delivery, giving, finish)
