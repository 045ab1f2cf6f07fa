"""The contract that every game meets.

The rules of a game are functions over integers; this is the same game for people, tables and records: typed moves in,
typed events out, refusals with reasons. It works on plain states only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, Literal, TypeVar, Union

import msgspec
from msgspec import Struct, structs

from .chance import seed_chance, shuffle_outcome
from .edition import Problem, convert_edition, parse_edition, read_edition
from .events import GameEnded, clause_of
from .found import folder_of, module_of, packages
from .kit import State
from .phrases import Phrase, phrase_of
from .refusal import RULES, Catalogue, Refusal, Refused, refusing_unreadable
from .tableau import View
from .telling import rows_told
from .usual import Edition, Sheet, Shuffled, Told, plain_sheet, told_event

S = TypeVar("S", bound=State)

#: Files and folders that a game may bring: what its bots think with, what the coach says of it, what the lab counts,
#: how a terminal draws it, positions to learn from, how strong its bots are, a page of its own, and flat arrays for
#: programs that learn.
Part = Literal["mind", "coach", "lab", "terminal", "picture", "lessons", "ladder", "page", "research"]

#: The seat of those who only watch.
SPECTATOR = -1

#: Moves of so many bytes are kept once they are read; longer ones could fill the memory.
SHORT = 256

#: The games of the house, in the order they are shown.
GAMES = tuple(packages())


#: The functions that a game must have, and those for which the house has the usual one.
REQUIRED = (
    *("blank", "setup", "pending", "question", "legal", "apply", "chance_due", "lay_out_pool", "settle"),
    *("score", "rank", "redeal", "inventory", "why_not", "ask", "view_but_own", "own"),
)
USUAL = (
    *("fill", "seed_chance", "draw", "move_of", "action_of"),
    *("chance_of", "outcome_of", "events", "open_view", "breakdown", "edition_problems"),
    *("accepts", "may_change", "ended_by"),
    *("silence", "forget_answers", "unseal", "order_scope", "check_order", "obey"),
)
#: What some are called where they are written.
CALLED = {
    "blank": "STATE",
    "ask": "ask_of",
    "events": "events_of",
    "own": "own_view",
    "open_view": "open_view_of",
    "breakdown": "sheet_of",
    "edition_problems": "problems",
}


class Option(Struct, frozen=True):
    """A table option; the first value is the default, the clause says what it changes."""

    key: str
    values: tuple[str, ...]
    clause: str

    @property
    def default(self) -> str:
        return self.values[0]


class Game(Generic[S]):
    key: ClassVar[str]
    clause_prefix: ClassVar[str]
    #: Rises whenever the same record would play out in another way.
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    max_actions: ClassVar[int]
    move_type: ClassVar[Any]
    chance_type: ClassVar[Any] = Shuffled
    edition_type: ClassVar[Any] = Edition
    ask_type: ClassVar[Any]
    #: What an answer may bring, where the choices of a tableau say so.
    brings_type: ClassVar[Any] = None
    event_type: ClassVar[Any]
    view_type: ClassVar[Any] = View
    sheet_type: ClassVar[Any] = Sheet
    #: Where the house makes the events: their kinds, by the numbers that the rules tell them with.
    told: ClassVar[tuple[Told, ...]] = ()
    #: Does a sealed answer leave all that its seat sees and is asked as it was, but for `own`?
    quiet_seals: ClassVar[bool] = False
    #: What a seat may order in advance, where the game knows such orders.
    order_type: ClassVar[Any] = None
    #: All that it refuses, what all rules refuse included.
    refusals: ClassVar[Catalogue[Any]] = RULES
    #: What can end the game, where that differs from game to game.
    endings: ClassVar[tuple[str, ...]] = ()
    #: What it brings besides rules and words; the house shows what there is.
    parts: ClassVar[frozenset[Part]] = frozenset()
    #: What documents call a text of one shape, or a choice from a list, that many of its types share.
    named_types: ClassVar[Mapping[Any, str]] = {}
    #: How many simulations its bots that think ahead take for an answer: the third level, the fourth and the fifth.
    simulations: ClassVar[tuple[int, int, int]] = (24, 100, 4_000)
    #: The same at tables of so many, where other numbers make steps of the levels that are alike.
    simulations_at: ClassVar[Mapping[int, tuple[int, int, int]]] = {}
    #: Does a glance take one of its bots milliseconds, not a fraction of one?
    long_glances: ClassVar[bool] = False
    #: How long a game takes people, and how hard it is to learn (1 to 3): for its poster.
    minutes: ClassVar[int] = 15
    complexity: ClassVar[int] = 1
    #: How many sit at the deal of the day, the one person among them.
    daily_seats: ClassVar[int] = 3

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process, it is the same game there."""
        return game, (self.key,)

    # -- what each game brings: functions of its modules ------------------------------------------------------

    #: Where the functions of the contract are looked for by their names, the first that has one; `CALLED` has the names
    #: that differ. A method in the class itself comes before them.
    modules: ClassVar[tuple[ModuleType, ...]] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for name in (*REQUIRED, *USUAL):
            called = CALLED.get(name, name)
            found = next((vars(one)[called] for one in cls.modules if called in vars(one)), None)
            if name not in vars(cls) and found is not None:
                setattr(cls, name, staticmethod(found))
        if cls.told:
            cls.event_type = Union[tuple(told.event for told in cls.told)]  # noqa: UP007
        missing = [name for name in REQUIRED if getattr(cls, name) is getattr(Game, name)]
        if cls.modules and missing:
            raise TypeError(f"{cls.__name__} lacks {', '.join(missing)}")

    def blank(self) -> S:
        """A state with all fields zero."""
        raise NotImplementedError

    def setup(self, g: S) -> None:
        raise NotImplementedError

    def pending(self, g: S, seat: int) -> bool:
        """Does the game wait for this seat? Several at once: simultaneous choice."""
        raise NotImplementedError

    def question(self, g: S) -> int:
        """Changes whenever something new is asked. An answer that leaves it as it is concerns its own seat alone: it
        was sealed, or taken back, or it was a free action, and the other seats' asks stand."""
        raise NotImplementedError

    def legal(self, g: S, seat: int, out: list[int]) -> int:
        """The seat's possible answers; a sealed one that may still be changed is offered too."""
        raise NotImplementedError

    def apply(self, g: S, seat: int, action: int) -> None:
        """The only way in. Takes one of the actions that `legal` offers."""
        raise NotImplementedError

    def chance_due(self, g: S) -> bool:
        raise NotImplementedError

    def lay_out_pool(self, g: S) -> None:
        raise NotImplementedError

    def settle(self, g: S) -> None:
        raise NotImplementedError

    def score(self, g: S, seat: int) -> int:
        raise NotImplementedError

    def rank(self, g: S, seat: int) -> int:
        raise NotImplementedError

    def redeal(self, g: S, seat: int, seed: int) -> None:
        """Deal again what the seat cannot know; afterwards nothing in the state comes from what is hidden from it."""
        raise NotImplementedError

    def inventory(self, g: S) -> dict[str, int]:
        """How many of each component there are, counted wherever they are: the same at every step of a game."""
        raise NotImplementedError

    def why_not(self, g: S, seat: int, move: Any) -> Refusal:
        raise NotImplementedError

    def ask(self, g: S, seat: int) -> Any:
        """What the seat is asked or may still change, with what each answer would bring; None if nothing."""
        raise NotImplementedError

    def view_but_own(self, g: S, seat: int, kept: dict[Any, Any] | None = None) -> Any:
        """The game as a seat, or who watches (-1), may see it; but its last field, `own`, is None. A sealed answer
        changes nothing here, or only for its own seat (`quiet_seals`). What several views share may be put into
        `kept`, which is emptied when more happens."""
        raise NotImplementedError

    def own(self, g: S, seat: int, kept: dict[Any, Any] | None = None) -> Any:
        """What only this seat sees, its sealed answer too. What no sealed answer changes may be put into `kept`."""
        raise NotImplementedError

    # -- what a game may leave to the house ------------------------------------------------------------------

    def fill(self, g: S, edition: Any, options: dict[str, str]) -> None:
        """Lay edition and options into a blank state."""

    def seed_chance(self, g: S, seed: int) -> None:
        seed_chance(g, seed)

    def draw(self, g: S) -> None:
        """Shuffle the whole pool of the chance step that is due."""
        self.lay_out_pool(g)
        shuffle_outcome(g, g.outcome_size)

    def move_of(self, g: S, action: int) -> Any:
        """Where there is one kind of answer with one number in it, that is the action."""
        return self.move_type(action)

    def action_of(self, g: S, move: Any) -> int | None:
        (action,) = structs.astuple(move)
        return int(action)

    def chance_of(self, g: S) -> Any:
        """How the shuffle fell that lies in the state: as it is, unless a game names its things."""
        return Shuffled(tuple(g.outcome[: g.outcome_size]))

    def outcome_of(self, g: S, chance: Any) -> list[int] | None:
        """The same in numbers; None if it is of another kind than the shuffle that is due."""
        return list(chance.order)

    def events(self, g: S) -> tuple[Any, ...]:
        """What the last step told: rows of numbers for the kinds of event in `told`."""
        made = [(self.told[row[0]].event, row) for row in rows_told(g)]
        return tuple(
            kind(*self._scores_and_ranks(g)) if issubclass(kind, GameEnded) else told_event(kind, row)
            for kind, row in made
        )

    def open_view(self, g: S) -> Any:
        """A view with nothing hidden: only for those who look back on a game that is over."""
        everybody = tuple(self.own(g, seat) for seat in self.seats(g))
        return structs.replace(self.view_but_own(g, SPECTATOR), all_own=everybody)

    def breakdown(self, g: S) -> Any:
        return plain_sheet(*self._scores_and_ranks(g))

    def edition_problems(self, edition: Any) -> Iterable[Problem]:
        return ()

    def _scores_and_ranks(self, g: S) -> tuple[tuple[int, ...], tuple[int, ...]]:
        seats = self.seats(g)
        return tuple(self.score(g, seat) for seat in seats), tuple(self.rank(g, seat) for seat in seats)

    # -- the same for all: words -----------------------------------------------------------------------------

    def describe(self, told: Any) -> Phrase:
        """An event, an ask, a move or an order as a sentence that has no language yet."""
        return phrase_of(self.key, told)

    def clause_of(self, event: Any) -> str:
        """Where the rulebook says so."""
        told = next((told for told in self.told if type(event) is told.event), None)
        return told.clause if told else clause_of(event)

    # -- the same for all: beginning -------------------------------------------------------------------------

    def part(self, name: Part) -> ModuleType | None:
        """The module or package that holds one of its parts; None if it does not bring it."""
        return module_of(self.key, name) if name in self.parts else None

    @property
    def folder(self) -> Path:
        return folder_of(self.key)

    @cached_property
    def standard_edition(self) -> Any:
        file = self.folder / "edition.toml"
        return self.read_edition(file) if file.exists() else self.edition_type()

    def read_edition(self, path: Path) -> Any:
        return read_edition(path, self.edition_type, self.edition_problems)

    def parse_edition(self, text: str, source: str) -> Any:
        return parse_edition(text, source, self.edition_type, self.edition_problems)

    def convert_edition(self, data: object) -> Any:
        return convert_edition(data, self.edition_type, self.edition_problems)

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; an unknown one is refused."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise RULES.refuse("unknown-option", option=key, known=", ".join(known))
            if value not in known[key].values:
                raise RULES.refuse("option-value", option=key, value=value, known=", ".join(known[key].values))
        return {key: options.get(key, option.default) for key, option in known.items()}

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            raise RULES.refuse("seat-count", seats=seats, least=self.seat_counts[0], most=self.seat_counts[-1])

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, edition: Any = None, *, telling: bool = True
    ) -> S:
        """A game laid out up to its first chance step."""
        self.check_seats(seats)
        edition, chosen = edition or self.standard_edition, self.check_options(options or {})
        g = self.blank()
        g.seats = seats
        g.telling = int(telling)
        g.standard = int(edition == self.standard_edition and chosen == self.check_options({}))
        self.fill(g, edition, chosen)
        self.setup(g)
        return g

    def seats(self, g: S) -> range:
        return range(g.seats)

    # -- the same for all: chance ----------------------------------------------------------------------------

    def take_chance(self, g: S, chance: Any) -> tuple[Any, ...]:
        """Let a chance step fall as told; refused if the pool could not give that."""
        outcome = self.outcome_of(g, chance) if self.chance_due(g) else None
        pool = g.copy()
        if outcome is not None:
            self.lay_out_pool(pool)
        size = pool.outcome_size
        if outcome is None or sorted(outcome) != sorted(pool.outcome[:size]):
            raise RULES.refuse("wrong-chance")
        g.outcome[:size] = outcome
        g.outcome_size = size
        return self._settled(g)

    def shuffle_chance(self, g: S, shuffled: Callable[[list[int]], list[int]]) -> tuple[Any, tuple[Any, ...]]:
        """Let the chance step that is due fall as `shuffled` orders its pool: how it fell, and what happened."""
        self.lay_out_pool(g)
        size = g.outcome_size
        g.outcome[:size] = shuffled(g.outcome[:size])
        chance = self.chance_of(g)
        return chance, self._settled(g)

    def roll_chance(self, g: S) -> tuple[Any, tuple[Any, ...]]:
        """Draw the chance step that is due from the generator in the state: how it fell, and what happened."""
        self.draw(g)
        chance = self.chance_of(g)
        return chance, self._settled(g)

    def _settled(self, g: S) -> tuple[Any, ...]:
        g.told = 0
        self.settle(g)
        return self.events(g)

    # -- the same for all: answers ---------------------------------------------------------------------------

    def asked(self, g: S) -> list[int]:
        """The seats that the game waits for."""
        return [seat for seat in self.seats(g) if self.pending(g, seat)]

    def over(self, g: S) -> bool:
        return not self.chance_due(g) and not self.asked(g)

    def ended_by(self, g: S) -> tuple[str, ...]:
        """Which of `endings` brought the game to its end; several may have come in the same turn."""
        return ()

    def view(self, g: S, seat: int) -> Any:
        """The game as a seat may see it; nobody's seat (-1) is a spectator's."""
        view = self.view_but_own(g, seat)
        return view if seat == SPECTATOR else structs.replace(view, own=self.own(g, seat))

    def may_change(self, g: S, seat: int) -> bool:
        """Has the seat a sealed answer that it may still change?"""
        return not self.pending(g, seat) and bool(self.actions(g, seat))

    def silence(self, g: S) -> Any:
        """In a moment that all share, the move that saying nothing stands for; None where the game waits for answers.
        In such a moment nobody hears who has answered already: who says nothing passes, so an answer would tell."""
        return None

    def forget_answers(self, g: S, seat: int) -> None:
        """In a moment that all share: as if no other seat had answered yet, for nobody knows who has."""

    def unseal(self, g: S, seat: int) -> None:
        """If the seat has sealed an answer that nobody knows yet: as if it had not. For a bot that asks what it might
        answer; a game may go without."""

    @property
    def has_moments(self) -> bool:
        """Has the game moments that all share?"""
        return type(self).silence is not Game.silence

    def order_scope(self, g: S) -> Any:
        """What standing orders are about: when it changes, they lapse."""
        return None

    def check_order(self, g: S, seat: int, order: Any) -> None:
        """Refused if the seat cannot order this now."""
        raise NotImplementedError

    def obey(self, g: S, seat: int, order: Any) -> Any:
        """The seat's move by its standing order; None if the order has nothing more to say."""
        return None

    def actions(self, g: S, seat: int) -> list[int]:
        if seat not in self.seats(g):  # who only watches is offered nothing
            return []
        # A long list is dear to make; each one goes back, for whoever asks next, in whatever thread.
        try:
            out = self._buffers.pop()
        except IndexError:
            out = [0] * self.max_actions
        found = out[: self.legal(g, seat, out)]
        self._buffers.append(out)
        return found

    def accepts(self, g: S, seat: int, action: int) -> bool:
        """Is this one of the actions that `legal` offers? A game may know so without counting them all, or take answers
        of which there are more than can be listed."""
        return action in self.actions(g, seat)

    def offers(self, g: S, seat: int) -> list[Any]:
        """Every move the seat may make now."""
        return [self.move_of(g, action) for action in self.actions(g, seat)]

    def check(self, g: S, seat: int, move: Any) -> int:
        """The action of a move that is offered to the seat; Refused with the reason if it is not."""
        if seat not in self.seats(g):
            raise RULES.refuse("no-such-seat")
        action = self.action_of(g, move)
        if action is not None and self.accepts(g, seat, action):
            return action
        if not self.actions(g, seat):
            raise RULES.refuse("game-over" if self.over(g) else "not-asked")
        raise Refused(self.refusals.checked(self.why_not(g, seat, move)))

    def play(self, g: S, seat: int, move: Any) -> tuple[Any, ...]:
        """Take a seat's move: what happened. Refused, with nothing changed, if it is not offered."""
        return self.take(g, seat, self.check(g, seat, move))

    def take(self, g: S, seat: int, action: int) -> tuple[Any, ...]:
        """Take an action that has been checked: what happened."""
        g.told = 0
        self.apply(g, seat, action)
        return self.events(g)

    def untold(self, g: S) -> S:
        """A copy that remembers nothing of what was told. `redeal` forgets that too, but number by number."""
        twin = g.copy()
        if twin.telling:
            twin.telling = twin.told = 0
            twin.events = [0] * len(twin.events)
        return twin

    def read_move(self, data: bytes | str) -> Any:
        """A move from JSON, strictly."""
        with refusing_unreadable():
            if len(data) <= SHORT and not isinstance(data, str):
                return self._read_short_move(bytes(data))
            return self._move_decoder.decode(data)

    def read_chance(self, data: bytes | str) -> Any:
        """An outcome of chance from JSON, strictly."""
        with refusing_unreadable():
            return msgspec.json.decode(data, type=self.chance_type)

    def read_order(self, data: bytes | str) -> Any:
        """A standing order from JSON, strictly; None for null."""
        with refusing_unreadable():
            return self._order_decoder.decode(data)

    @cached_property
    def _order_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.order_type | None, strict=True)

    @cached_property
    def _buffers(self) -> list[list[int]]:
        return []

    @cached_property
    def _read_short_move(self) -> Callable[[bytes], Any]:
        """There are not many moves, and each comes again and again."""
        return lru_cache(4_096)(self._move_decoder.decode)

    @cached_property
    def _move_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.move_type, strict=True)


@cache
def game(key: str) -> Game[Any]:
    """A game of the house by its key."""
    if key not in GAMES:
        raise RULES.refuse("unknown-game", game=key, known=", ".join(GAMES))
    made: Game[Any] = module_of(key, "game").GAME
    return made
