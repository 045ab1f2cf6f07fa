"""Positions of Kilim in short.

    g = begin(3, top="1-star-hooks 1-comb-comb")
    lay(g, 0, "3-star-star 0 0 0", "scrap-comb 1 0")
    events = place(g, "7", "7", "spy")

Cards are written "7", "spy", "bag", "artisan"; a domino in a kilim by its name, column, row and turn, a scrap by its
name, column and row. What is not named is as after a set-up in which nothing was shuffled. Pieces that are laid come
out of their pile.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from caravanserai.engine.game import game
from caravanserai.games.kilim.rules.loom import lay_domino, lay_scrap, top_face
from caravanserai.games.kilim.rules.play import taken_out
from caravanserai.games.kilim.rules.state import FIRST_SCRAP, IN_PILE, KEPT, PIECES, Kilim
from caravanserai.games.kilim.words.chances import DominoesTakenOut, PileShuffled, TornDrawn
from caravanserai.games.kilim.words.moves import PayGold, PlaceCard, Weave
from caravanserai.games.kilim.words.names import MOTIF_NAMES, TOKEN_NAMES, face_name, piece_name, piece_number

E = TypeVar("E")

KILIM = game("kilim")
_CARDS = {"spy": "spy", "bag": "scrap-bag", "artisan": "artisan"}


# -- setting up -----------------------------------------------------------------------------------------------


def begin(seats: int = 3, *, top: str = "", options: Mapping[str, str] | None = None, edition: Any = None) -> Kilim:
    """A game whose first pile has these dominoes on top; all seats are about to place a card."""
    g: Kilim = KILIM.new(seats, options, edition)
    KILIM.take_chance(g, TornDrawn(tuple(f"torn-{motif}" for motif in MOTIF_NAMES)))
    wanted = top.split()
    for day in (1, 2, 3):
        pool = [piece_name(g, piece) for piece in range(15 * day - 15, 15 * day)]
        spare = [name for name in pool if name not in wanted]
        out = spare[len(spare) - taken_out(g) :]
        stay = [name for name in pool if name not in out]
        KILIM.take_chance(g, DominoesTakenOut(day, tuple(out), tuple(stay)))
        torn = [piece_name(g, piece) for piece in g.pile[day - 1] if piece_name(g, piece).startswith("torn-")]
        pile = [*stay, *torn]
        first = [name for name in wanted if name in pile]
        KILIM.take_chance(g, PileShuffled(day, (*first, *(name for name in pile if name not in first))))
    return g


def dealt(seats: int = 3, seed: int = 1, options: Mapping[str, str] | None = None) -> Kilim:
    """A game shuffled by the seed."""
    g: Kilim = KILIM.new(seats, options)
    KILIM.seed_chance(g, seed)
    while KILIM.chance_due(g):
        KILIM.roll_chance(g)
    return g


def lay(g: Kilim, seat: int, *pieces: str) -> Kilim:
    """Weave these into the seat's kilim, legal or not."""
    for text in pieces:
        name, *numbers = text.split()
        piece = number(g, name)
        if g.where[piece] == IN_PILE:
            day = next(day for day in range(3) if piece in g.pile[day][: g.pile_size[day]])
            g.pile[day].remove(piece)
            g.pile[day].append(0)
            g.pile_size[day] -= 1
        x, y, *turn = map(int, numbers)
        if piece >= FIRST_SCRAP:
            _count_take(g, seat, piece)
            lay_scrap(g, seat, piece, x, y)
        else:
            lay_domino(g, seat, piece, x, y, turn[0])
    return g


def keep(g: Kilim, seat: int, *names: str) -> Kilim:
    """Let the seat have kept these scraps or perfect dominoes."""
    for name in names:
        piece = number(g, name)
        if piece >= FIRST_SCRAP:
            _count_take(g, seat, piece)
        g.where[piece] = KEPT + seat
    return g


def _count_take(g: Kilim, seat: int, piece: int) -> None:
    if g.scrap_take[piece - FIRST_SCRAP] == 0:
        g.taker[g.takes] = seat
        g.takes += 1
        g.scrap_take[piece - FIRST_SCRAP] = g.takes


def token(g: Kilim, seat: int, *names: str) -> Kilim:
    for name in names:
        g.token_at[TOKEN_NAMES.index(name)] = seat
    return g


def number(g: Kilim, name: str) -> int:
    piece = piece_number(g, name)
    assert piece is not None, name
    return piece


def hand(g: Kilim, seat: int, cards: str) -> Kilim:
    """Let the seat hold just these cards."""
    numbers = {"spy": 16, "bag": 17, "artisan": 18}
    g.hand[seat] = sum(1 << (numbers[card] if card in numbers else int(card)) for card in cards.split())
    return g


# -- playing --------------------------------------------------------------------------------------------------


def card(text: str) -> PlaceCard:
    return PlaceCard(_CARDS.get(text, f"gold-{text}"))


def place(g: Kilim, *cards: str) -> tuple[Any, ...]:
    """Every seat places what is written: what happened with the last of them."""
    events: tuple[Any, ...] = ()
    for seat, text in enumerate(cards):
        events = KILIM.play(g, seat, card(text))
    return events


def pay(g: Kilim, **golds: int) -> tuple[Any, ...]:
    """`pay(g, s0=5, s2=7)`: the seats seal this Gold, in this order."""
    events: tuple[Any, ...] = ()
    for seat, gold in golds.items():
        events = KILIM.play(g, int(seat[1:]), PayGold(gold))
    return events


def answer(g: Kilim, move: Any) -> tuple[Any, ...]:
    """The one seat that is asked answers: what happened then."""
    (seat,) = KILIM.asked(g)
    return KILIM.play(g, seat, move)


def offers(g: Kilim, *kinds: type, seat: int | None = None) -> list[Any]:
    """What the seat, or the one that is asked, may answer; of some kinds only."""
    if seat is None:
        (seat,) = KILIM.asked(g)
    return [move for move in KILIM.offers(g, seat) if not kinds or isinstance(move, kinds)]


def weave_all(g: Kilim) -> tuple[Any, ...]:
    """The winner weaves what was won, wherever it comes first."""
    events: tuple[Any, ...] = ()
    while KILIM.view(g, -1).phase == "weave":
        events = answer(g, offers(g, Weave)[0])
    return events


def finish_turn(g: Kilim) -> None:
    """Whoever is asked takes the first offer, until cards are placed again."""
    while KILIM.view(g, -1).phase not in ("place", "over", "end-of-day"):
        seat = KILIM.asked(g)[0]
        KILIM.play(g, seat, KILIM.offers(g, seat)[0])


def to_last_turn(g: Kilim) -> Kilim:
    """Play the day, everybody with the lowest Gold, up to its last turn; nobody wins anything."""
    while g.pile_size[g.day - 1] > 0:
        for seat in range(g.seats):
            lowest = min(gold for gold in range(1, 16) if g.hand[seat] >> gold & 1)
            KILIM.play(g, seat, card(str(lowest)))
    return g


def play_on(g: Kilim, seed: int) -> Iterator[tuple[Any, ...]]:
    """Answers at random by the seed, up to the end: what happened, step by step."""
    chooser = random.Random(seed)
    while not KILIM.over(g):
        seat = chooser.choice(KILIM.asked(g))
        yield KILIM.play(g, seat, chooser.choice(KILIM.offers(g, seat)))


# -- reading --------------------------------------------------------------------------------------------------


def told(events: tuple[Any, ...], *kinds: type[E]) -> list[E]:
    """The events of some kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]


def drawn(g: Kilim, seat: int) -> dict[tuple[int, int], str]:
    """The face that every square of a kilim shows, from its pieces."""
    shown = {}
    for piece in range(PIECES):
        if g.where[piece] == seat:
            ends = [(g.piece_x[piece], g.piece_y[piece])]
            if piece < FIRST_SCRAP:
                dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[g.piece_turn[piece]]
                ends.append((ends[0][0] + dx, ends[0][1] + dy))
            shown |= {end: face_name(top_face(g, seat, *end)) for end in ends}
    return shown


def squares(g: Kilim, seat: int) -> dict[tuple[int, int], str]:
    """The same, as the loom keeps it."""
    return {
        (g.square_x[seat][i], g.square_y[seat][i]): face_name(g.face[seat][i])
        for i in range(g.listed[seat])
        if g.face[seat][i]
    }


def score(g: Kilim, seat: int) -> dict[str, int]:
    line = KILIM.breakdown(g).seats[seat]
    return {
        "rectangle": line.rectangle_points,
        "kinds": line.kinds_points,
        "groups": line.group_points,
        "largest": line.largest_points,
        "torn": line.torn_points,
        "total": line.total,
    }
