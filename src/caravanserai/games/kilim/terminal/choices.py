"""The person's questions. Answers are numbers; free actions begin with f."""

import re
from collections.abc import Callable

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.engine.phrases import phrase_of
from caravanserai.strings import Speaker
from caravanserai.terminal.trouble import Trouble

from ..words.moves import (
    Done,
    Move,
    MovePiece,
    PayGold,
    PlaceCard,
    RemovePiece,
    TakeScrap,
    TakeToken,
    TurnDomino,
    UseScrap,
    Weave,
    WeavePerfect,
)
from ..words.names import Piece, Token, in_words
from ..words.previews import FreeActions, Spot
from ..words.questions import (
    Ask,
    EndOfDayAsk,
    PayGoldAsk,
    PlaceCardAsk,
    TakeScrapAsk,
    TakeTokenAsk,
    WeaveAsk,
)

#: So many of the best are listed; any other can be written out.
SHOWN = 9
SPECIALS = {16: "spy", 17: "scrap-bag", 18: "artisan"}


def draw_choices(ask: Ask, speak: Speaker) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    match ask:
        case PlaceCardAsk():
            gold = " ".join(card.removeprefix("gold-") for card in ask.cards if card.startswith("gold-"))
            grid.add_row(_number(speak("kilim-choice-gold")), gold)
            for number, card in SPECIALS.items():
                if card in ask.cards:
                    grid.add_row(_number(number), speak("kilim-special", card=card))
        case PayGoldAsk():
            grid.add_row(_number(speak("kilim-choice-gold")), " ".join(map(str, ask.gold)))
        case TakeScrapAsk():
            for number, scrap in enumerate(ask.scraps, start=1):
                grid.add_row(_number(number), speak.say(in_words(Piece, scrap)))
        case TakeTokenAsk():
            for number, token in enumerate(ask.tokens, start=1):
                grid.add_row(_number(number), speak.say(in_words(Token, token)))
        case WeaveAsk():
            for number, spot in enumerate(best_spots(ask), start=1):
                grid.add_row(_number(number), _place(Weave(spot.x, spot.y, spot.turn), spot, speak))
        case EndOfDayAsk():
            grid.add_row(_number(0), speak("kilim-done"))
    free = _free(ask)
    if free is None:
        return grid
    listed = Table.grid(padding=(0, 1))
    for number, (points, move) in enumerate(best_free(free)[:SHOWN], start=1):
        listed.add_row(_number(f"f{number}"), f"{points:+d}", _said(move, speak))
    return Group(grid, Text(speak("kilim-free"), style="dim"), listed)


def _number(number: int | str) -> Text:
    return Text(f" {number}", style="bold")


def _said(move: Move, speak: Speaker) -> str:
    return speak.say(phrase_of("kilim", move))


def _place(move: Weave, spot: Spot, speak: Speaker) -> str:
    parts = {"rectangle": spot.rectangle, "kinds": spot.kinds, "groups": spot.groups}
    parts |= {"largest": spot.largest, "torn": spot.torn}
    why = ", ".join(f"{speak(f'kilim-head-{name}')} {points:+d}" for name, points in parts.items() if points)
    return f"{spot.points:+d}  {speak.say(phrase_of('kilim', move))}" + (f" ({why})" if why else "")


def _free(ask: Ask) -> FreeActions | None:
    return ask.free if isinstance(ask, PlaceCardAsk | WeaveAsk | EndOfDayAsk) else None


def best_spots(ask: WeaveAsk) -> list[Spot]:
    return sorted(ask.spots, key=lambda spot: -spot.points)[:SHOWN]


def best_free(free: FreeActions) -> list[tuple[int, Move]]:
    """Every free action with the points it would bring, the best first."""
    found: list[tuple[int, Move]] = []
    found += [(s.points, UseScrap(p.piece, s.x, s.y)) for p in free.scraps for s in p.spots]
    found += [(s.points, WeavePerfect(s.x, s.y, s.turn)) for s in free.perfect]
    found += [(s.points, TurnDomino(p.piece, s.x, s.y, s.turn)) for p in free.turn for s in p.spots]
    found += [(p.spots[0].points, RemovePiece(p.piece)) for p in free.remove]
    for piece in free.move:
        for y, first, *points in piece.rows:
            found += [(gain, MovePiece(piece.piece, first + i, y)) for i, gain in enumerate(points)]
    return sorted(found, key=lambda one: -one[0])


# -- reading --------------------------------------------------------------------------------------------------


def read_answer(ask: Ask, words: str) -> Move:
    if words[:1] in ("f", "F") and (free := _free(ask)) is not None:
        return _read_free(free, words[1:].split())
    if not re.fullmatch(r"-?[0-9]{1,4}( +-?[0-9]{1,4})*", words.strip()):
        raise Trouble("table-not-numbers", words=words[:40])
    numbers = [int(word) for word in words.split()]
    if isinstance(ask, WeaveAsk) and len(numbers) == 3:
        return _typed(lambda: {"type": "Weave", "x": numbers[0], "y": numbers[1], "turn": numbers[2]}, words)
    if len(numbers) != 1:
        raise Trouble("table-not-numbers", words=words[:40])
    (number,) = numbers
    match ask:
        case PlaceCardAsk():
            return PlaceCard(SPECIALS.get(number, f"gold-{_between(number, 1, 18)}"))
        case PayGoldAsk():
            return PayGold(_between(number, 1, 15))
        case TakeScrapAsk():
            return TakeScrap(ask.scraps[_between(number, 1, len(ask.scraps)) - 1])
        case TakeTokenAsk():
            return TakeToken(ask.tokens[_between(number, 1, len(ask.tokens)) - 1])
        case WeaveAsk():
            spots = best_spots(ask)
            spot = spots[_between(number, 1, len(spots)) - 1]
            return Weave(spot.x, spot.y, spot.turn)
        case EndOfDayAsk():
            _between(number, 0, 0)
            return Done()


def _between(number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise Trouble("table-no-such-choice", number=number, least=least, most=most)
    return number


def _read_free(free: FreeActions, words: list[str]) -> Move:
    """`f3` from the list; or written out: `f scrap-star 1 2`, `f perfect 1 2 0`, `f 1-star-comb`, and x y turn."""
    match words:
        case [number] if number.isdecimal() and len(number) < 4:
            listed = best_free(free)[:SHOWN]
            return listed[_between(int(number), 1, len(listed)) - 1][1]
        case ["perfect", x, y, turn]:
            return _typed(
                lambda: {"type": "WeavePerfect", "x": int(x), "y": int(y), "turn": int(turn)}, " ".join(words)
            )
        case [piece]:
            return _typed(lambda: {"type": "RemovePiece", "piece": piece}, piece)
        case [piece, x, y]:
            kept = piece in [scrap.piece for scrap in free.scraps]
            kind, key = ("UseScrap", "scrap") if kept else ("MovePiece", "piece")
            return _typed(lambda: {"type": kind, key: piece, "x": int(x), "y": int(y)}, " ".join(words))
        case [piece, x, y, turn]:
            at = {"x": x, "y": y, "turn": turn}
            named = {"type": "TurnDomino", "domino": piece}
            return _typed(lambda: named | {key: int(n) for key, n in at.items()}, " ".join(words))
    raise Trouble("table-not-numbers", words=" ".join(words)[:40])


def _typed(said: Callable[[], dict[str, object]], words: str) -> Move:
    """A move with numbers that may be anything; the type itself says which it takes."""
    try:
        move: Move = msgspec.convert(said(), Move)
    except (ValueError, msgspec.ValidationError):
        raise Trouble("table-not-numbers", words=words[:40]) from None
    return move
