"""Where lessons are made: each is a deal that was laid out, some steps, and what comes next.

`python -m tests.lessons.workshop` writes the files of `src/caravanserai/lessons` anew; the tests beside it play them.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from caravanserai.bots.bot import ask_bot
from caravanserai.bots.levels import make_bot
from caravanserai.lessons.lesson import FOLDER, Goal, Lesson
from caravanserai.rules.game import game
from caravanserai.rules.kit import State
from caravanserai.rules.record import Recorder, raw_steps

Move = dict[str, Any]


def raw(*moves: Any) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(move)) for move in moves)


def topped(first: Iterable[Any], rest: Iterable[Any]) -> list[Any]:
    """A pile that begins with these; the others follow in their order."""
    left, top = [*rest], [*first]
    for one in top:
        left.remove(one)
    return [*top, *left]


class Draft:
    """A lesson in the making: chance falls as told, seats answer as told."""

    def __init__(self, key: str, seats: int, seat: int = 0, options: dict[str, str] | None = None) -> None:
        self.rules = game(key)
        self.seats, self.seat, self.options = seats, seat, options or {}
        self.g: State = self.rules.new(seats, self.options)
        self.rules.seed_chance(self.g, 1)
        self.recorder = Recorder(key, self.g, ("",) * seats, self.options, self.rules.standard_edition)

    def fall(self, change: Callable[[dict[str, Any]], None] = lambda outcome: None) -> None:
        """Let the chance step that is due fall in the pool's own order, but for what is changed."""
        trial = self.g.copy()
        pool, _ = self.rules.shuffle_chance(trial, lambda pool: pool)
        told = msgspec.json.decode(msgspec.json.encode(pool))
        change(told)
        outcome = self.rules.read_chance(msgspec.json.encode(told))
        self.rules.take_chance(self.g, outcome)
        self.recorder.fell(outcome)

    def answer(self, seat: int, move: Move) -> None:
        self.recorder.play(seat, self.rules.read_move(msgspec.json.encode(move)))

    def all_pass(self, times: int) -> None:
        """Samarkand: so many prices go by."""
        for _ in range(times):
            for seat in range(self.seats):
                self.answer(seat, {"type": "Pass"})

    def bots_play(self, seed: int, until: Callable[[State, list[Any]], bool]) -> bool:
        """Bots play from here until something holds; False if it never does."""
        rules, g = self.rules, self.g
        rules.seed_chance(g, seed)
        bots = [make_bot("level2", rules.key, seed + seat) for seat in range(self.seats)]
        count = 0
        while not rules.over(g):
            if rules.chance_due(g):
                self.recorder.chance()
                continue
            if until(g, self.recorder.steps):
                return True
            seat, count = rules.asked(g)[0], count + 1
            self.recorder.play(seat, ask_bot(bots[seat], rules, g, seat, seed * 1_000 + count))
        return False

    def write(
        self,
        number: int,
        key: str,
        goal: Goal,
        solution: list[Move] | None = None,
        mistakes: list[list[Move]] | None = None,
        script: dict[int, list[Move]] | None = None,
        **more: Any,
    ) -> None:
        assert not self.recorder.sealed, "a lesson begins when nothing is sealed"
        lesson = Lesson(
            game=self.rules.key,
            key=key,
            seats=self.seats,
            seat=self.seat,
            goal=goal,
            options=self.options,
            solution=raw(*(solution or [])),
            mistakes=tuple(raw(*moves) for moves in mistakes or []),
            script={seat: raw(*lines) for seat, lines in (script or {}).items()},
            steps=raw_steps(self.recorder.steps),
            **more,
        )
        path = FOLDER / self.rules.key / f"{number}-{key}.json"
        path.write_bytes(written(lesson))


def written(lesson: Lesson) -> bytes:
    """JSON with a line for each step, so that people and diffs can read it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(lesson))
    lines = []
    for name, value in plain.items():
        text = msgspec.json.encode(value)
        if name in ("steps", "mistakes", "solution"):
            text = b"[\n  " + b",\n  ".join(map(msgspec.json.encode, value)) + b"\n ]"
        lines.append(b' "%s": %s' % (name.encode(), text))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


# -- Khiva ----------------------------------------------------------------------------------------------------


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


def khiva_lessons() -> None:
    # The lowest card: pink carries the best teapot, and the left neighbour plays pink 2.
    draft = khiva(["p1 p4 w3 g4 k5", "p2 b3 w4 g3 k3", "b2 p5 w5 g2 k2"], [3, 4, 2, 7, 3])
    draft.write(
        1,
        "lowest",
        Goal(events=({"type": "CamelWon", "seat": 0, "camel": "pink"},), within=1),
        [choose("pink-1", "white-3")],
        [[choose("pink-4", "white-3")], [choose("black-5", "pink-1")]],
        {1: [choose("pink-2", "blue-3")], 2: [choose("blue-2", "pink-5")]},
    )

    # Refused: the black camel is two steps from the neighbour's counter, and the neighbour will fetch it.
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

    # The landing: a camel on the way is jumped, so four steps are enough for the counter.
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

    # Gems: two of them carry a 2 as far as the counter.
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

    # Delivery: a carpet counts when a camel of its colour comes to the counter.
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

    # Giving: the neighbour needs black; the black cards must not go there.
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

    # The end of a real game between two.
    last_turns("khiva", 2, 7, "finish", 2)


# -- Kilim ----------------------------------------------------------------------------------------------------


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


def kilim_lessons() -> None:
    # The highest offer wins; what is won is woven at once.
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

    # Weaving: equal motifs side by side, and a full rectangle.
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

    # Equal offers cancelled each other: two dominoes lie in the market, and the spy offers last.
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

    # Three kinds are worth ten: a fourth would cost them.
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

    # The Scrap Bag: pay more than the winner, keep a scrap, mend the torn motif.
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

    # The Artisan: pay less than the winner, take a token, and turn the domino that sticks out.
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

    last_turns("kilim", 2, 7, "finish", 4)


# -- Samarkand ------------------------------------------------------------------------------------------------


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


def samarkand_lessons() -> None:
    # Selling: what others want brings money, and the price is the same for every card.
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

    # Stopping: the price falls, until somebody else stops.
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

    # The elder's right: of those who stop together, the elder buys.
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

    # A dispute that nobody wins: the same stop without the elder costs both, so another card is better.
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

    # Camels: three goods, nothing to carry them, and a camel for three at two dirhams.
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

    loading()
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


# -- all ------------------------------------------------------------------------------------------------------


def last_turns(key: str, seats: int, number: int, name: str, turns: int) -> None:
    """The end of a game that bots played, so many turns before its last, at which all are even enough."""
    for seed in range(1, 60):
        whole = Draft(key, seats)
        starts: list[int] = []

        def note(g: State, steps: list[Any], starts: list[int] = starts, whole: Draft = whole) -> bool:
            if len(whole.rules.asked(g)) == seats and not whole.recorder.sealed and is_turn(key, whole, g):
                starts.append(len(steps))
            return False

        whole.bots_play(seed, note)
        points = [whole.rules.score(whole.g, seat) for seat in range(seats)]
        if len(starts) <= turns or max(points) - min(points) > 6:
            continue
        cut = starts[-turns]
        draft = Draft(key, seats)
        if draft.bots_play(seed, lambda g, steps, cut=cut: len(steps) >= cut) and can_do_something(draft):
            draft.write(number, name, Goal(over=True))
            return
    raise AssertionError("no such game")


def can_do_something(draft: Draft) -> bool:
    """In Samarkand, is there money in the purse, and a camel to buy for?"""
    own = draft.rules.own(draft.g, 0)
    return getattr(own, "dirhams", 9) >= 8 and getattr(own, "places", 1) > 0


def is_turn(key: str, draft: Draft, g: State) -> bool:
    """Does a turn of the game begin here? In Samarkand the cards are out already: the countdown is what is left."""
    kinds = {"khiva": "ChooseCardsAsk", "kilim": "PlaceCardAsk", "samarkand": "StopAsk"}
    ask = draft.rules.ask(g, 0)
    return type(ask).__name__ == kinds[key] and getattr(ask, "price", 10) == 10


if __name__ == "__main__":
    khiva_lessons()
    kilim_lessons()
    samarkand_lessons()
