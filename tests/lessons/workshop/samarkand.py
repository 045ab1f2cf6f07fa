"""The lessons of Samarkand."""

import msgspec

from caravanserai.engine.game import game
from caravanserai.lessons.lesson import Goal
from tests.lessons.workshop.draft import Draft, Move, topped
from tests.lessons.workshop.endings import last_turns

PASS: Move = {"type": "Pass"}


def sell(what: str) -> Move:
    return {"type": "Sell", "card": what}


def stop(what: str) -> Move:
    return {"type": "Stop", "card": what}


def samarkand(elder: int, bank: list[int], camels: list[int]) -> Draft:
    """Three seats with fruits, spices and jewels; the bank has clothes."""
    draft = Draft("samarkand", 3)
    draft.fall(lambda told: told.update(order=["fruits", "spices", "jewels", "clothes", "carpets"]))
    draft.fall(lambda told: told.update(order=topped(bank, told["order"])))
    draft.fall(lambda told: told.update(order=topped(camels, told["order"])))
    draft.fall(lambda told: told.update(order=topped([elder], told["order"])))
    return draft


def selling() -> None:
    """Selling: what others want brings money, and the price is the same for every card."""
    samarkand(1, [1], [2]).write(
        1,
        "selling",
        Goal(
            events=({"type": "GoodsBought", "seller": 0, "price": 9},),
            never=tuple({"type": "CardOffered", "seller": 0, "card": f"fruits-{value}"} for value in (1, 2, 3, 5)),
            within=3,
        ),
        [sell("fruits-7"), PASS, PASS],
        [[sell("fruits-1")], [sell("fruits-5")]],
        {1: [sell("spices-1"), PASS, stop("fruits-7")], 2: [sell("jewels-1"), PASS, PASS]},
    )


def stopping() -> None:
    """Stopping: the price falls, until somebody else stops."""
    draft = samarkand(1, [7], [2])
    for seat, what in enumerate(("fruits-1", "spices-1", "jewels-1")):
        draft.answer(seat, sell(what))
    draft.all_pass(2)
    draft.write(
        2,
        "stopping",
        Goal(
            events=({"type": "GoodsBought", "seat": 0, "card": "clothes-7", "price": 6},),
            never=tuple({"type": "GoodsBought", "card": "clothes-7", "price": price} for price in (8, 7)),
            within=3,
        ),
        [PASS, PASS, stop("clothes-7")],
        [[stop("clothes-7")], [PASS, stop("clothes-7")], [PASS, PASS, PASS]],
        {1: [PASS, PASS, PASS, PASS], 2: [PASS, PASS, PASS, stop("clothes-7")]},
    )


def elder() -> None:
    """The elder's right: of those who stop together, the elder buys."""
    draft = samarkand(0, [7], [3])
    for seat, what in enumerate(("fruits-2", "spices-1", "jewels-1")):
        draft.answer(seat, sell(what))
    draft.all_pass(3)
    draft.write(
        3,
        "elder",
        Goal(events=({"type": "DisputeWon", "seat": 0, "card": "clothes-7"},), within=1),
        [stop("clothes-7")],
        [[PASS], [stop("jewels-1")]],
        {1: [stop("clothes-7")], 2: [PASS]},
    )


def dispute() -> None:
    """A dispute that nobody wins: the same stop without the elder costs both, so another card is better."""
    draft = samarkand(2, [7], [3])
    for seat, what in enumerate(("fruits-2", "spices-5", "jewels-5")):
        draft.answer(seat, sell(what))
    draft.all_pass(3)
    draft.write(
        4,
        "dispute",
        Goal(
            events=({"type": "GoodsBought", "seat": 0, "card": "spices-5"},),
            never=({"type": "DisputeLost"}, {"type": "DisputeWon"}),
            within=1,
        ),
        [stop("spices-5")],
        [[stop("clothes-7")], [stop("jewels-5")], [PASS]],
        {1: [stop("clothes-7")], 2: [PASS]},
    )


def camel() -> None:
    """Camels: three goods, nothing to carry them, and a camel for three at two dirhams."""
    draft = samarkand(1, [3], [3, 5])
    for seat, what in enumerate(("fruits-1", "spices-2", "jewels-2")):
        draft.answer(seat, sell(what))
    draft.all_pass(5)
    for what in ("spices-2", "jewels-2", "clothes-3"):
        draft.answer(0, stop(what))
        draft.answer(1, PASS)
        draft.answer(2, PASS)
    draft.write(
        5,
        "camel",
        Goal(events=({"type": "CamelBought", "seat": 0, "capacity": 3},), within=1),
        [stop("camel")],
        [[PASS]],
        {1: [PASS, stop("camel")], 2: [PASS, PASS]},
    )


def finish() -> None:
    """The end of a real game."""
    last_turns("samarkand", 3, 7, "finish", 1)


def loading() -> None:
    """The end of a game in which the first seat has more goods than its camels carry, and more than one way to load."""
    rules = game("samarkand")
    for seed in range(200):
        draft = Draft("samarkand", 3)
        if not draft.bots_play(seed, lambda g, _: type(rules.ask(g, 0)).__name__ == "LeaveBehindAsk"):
            continue
        g = draft.g
        if rules.asked(g) != [0] or draft.recorder.sealed:
            continue
        ways = {}
        for move in rules.offers(g, 0):
            trial = g.copy()
            rules.play(trial, 0, move)
            while not rules.over(trial):
                seat = rules.asked(trial)[0]
                rules.play(trial, seat, rules.offers(trial, seat)[0])
            ways[msgspec.json.encode(move)] = rules.score(trial, 0)
        best, worst = max(ways.values()), min(ways.values())
        if 3 <= len(ways) <= 12 and best - worst >= 4:
            good = [msgspec.json.decode(move) for move, points in ways.items() if points == best]
            bad = [msgspec.json.decode(move) for move, points in ways.items() if points == worst]
            then = follow_ups(draft, good[0])
            draft.write(6, "loading", Goal(points=best, over=True, within=2), [good[0], *then], [[bad[0]]])
            return
    raise AssertionError("no such game")


def follow_ups(draft: Draft, move: Move) -> list[Move]:
    """What the seat is asked after this, answered with the first offer."""
    rules, g = draft.rules, draft.g.copy()
    rules.play(g, 0, rules.read_move(msgspec.json.encode(move)))
    moves = []
    while rules.pending(g, 0):
        first = rules.offers(g, 0)[0]
        rules.play(g, 0, first)
        moves.append(msgspec.to_builtins(first))
    return moves


#: In the order of their numbers.
LESSONS = (selling, stopping, elder, dispute, camel, loading, finish)
