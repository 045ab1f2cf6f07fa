"""What is played here, by which rules, and what was played."""

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from caravanserai.bots.levels import MASTER, bots_for
from caravanserai.bots.offered import masters_of, middle
from caravanserai.engine.game import GAMES, Game, Option, game
from caravanserai.engine.phrase_table import PhraseTable, phrase_table
from caravanserai.engine.usual import Role
from caravanserai.solo.rulebooks import Rulebook, rulebook_of
from caravanserai.strings import LANGUAGES, files
from caravanserai.tables.fold.commands import HOUSE_BOT
from caravanserai.tables.log.clock_setting import ByDay, Live, Paced, Relaxed
from caravanserai.tables.log.summary import Summary

from .bots_http import LevelInfo, levels_of
from .house import TheHouse, TheVisitor
from .refusals import refuse

#: No later moment can be said exactly in a browser, nor be looked up in a database.
LAST_MOMENT = 2**53 - 1
Before = Annotated[
    int | None,
    QueryParameter(description="Only what ended before this time, in ms since 1970.", ge=0, le=LAST_MOMENT),
]
Limit = Annotated[int, QueryParameter(description="How many at most.", ge=1, le=100)]


class Span(Struct, frozen=True):
    least: int
    most: int
    default: float


class ClockInfo(Struct, frozen=True):
    """A kind of clock, and what can be set: `bank` and `increment` in seconds, or `hours`; `pace` in seconds only for a
    game with moments that all share."""

    type: str
    spans: dict[str, Span]


class GameInfo(Struct, frozen=True):
    key: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    #: All names that are accepted, somewhere at least.
    bots: tuple[str, ...]
    #: Those that people are offered, from the weakest to the strongest.
    levels: tuple[LevelInfo, ...]
    #: The one for who does not choose.
    default_bot: str
    #: The bot that fills empty seats.
    house_bot: str
    clocks: tuple[ClockInfo, ...]


class PlainGame(Struct, frozen=True):
    """A game that brings no page of its own: the general table shows it, with the words from `strings`. `roles`: what
    each kind of event is in the log."""

    key: str
    least_seats: int
    most_seats: int
    minutes: int
    complexity: int
    phrases: PhraseTable
    roles: dict[str, Role]


class RulebookInfo(Struct, frozen=True):
    game: str
    languages: tuple[str, ...]


class Mine(Struct, frozen=True):
    """My tables. `finished` are the latest; more of them with `before`, the `changed_at` of the last. `seats` is where
    I sit, by table; `turn` are the tables that wait for me, `away` those where a bot plays for me."""

    open: tuple[Summary, ...]
    playing: tuple[Summary, ...]
    finished: tuple[Summary, ...]
    seats: dict[str, int]
    turn: tuple[str, ...]
    away: tuple[str, ...]


def kinds_of_clock(rules: Game[Any]) -> tuple[Any, ...]:
    return (Live, ByDay, Relaxed, Paced) if rules.has_moments else (Live, ByDay, Relaxed)


def clock_info(kind: Any, rules: Game[Any]) -> ClockInfo:
    """Read off the type, so that what is shown is what is accepted."""
    spans = {}
    for field in msgspec.structs.fields(kind):
        if field.name == "pace" and not rules.has_moments:
            continue
        meta = next(meta for meta in field.type.__metadata__ if isinstance(meta, msgspec.Meta))
        assert meta.ge is not None and meta.le is not None
        spans[field.name] = Span(int(meta.ge), int(meta.le), field.default)
    return ClockInfo(kind.__struct_config__.tag, spans)


class GamesController(Controller):
    path = "/api"
    tags = ["games"]

    @get("/games", summary="Public games that are over, the latest first")
    async def finished(self, house: TheHouse, before: Before = None, limit: Limit = 30) -> list[Summary]:
        return await house.store.finished(limit, before)

    @get("/mine", summary="Tables where I sit or which I opened")
    async def mine(self, house: TheHouse, visitor: TheVisitor, before: Before = None, limit: Limit = 30) -> Mine:
        if visitor.person is None:
            return Mine((), (), (), {}, (), ())
        # First: what is over is looked for among what runs no more.
        finished = tuple(await house.past_games.finished(visitor.person, limit, before))
        running = await house.store.tables_of(visitor.person.id, ("open", "playing"))
        playing = tuple(table for table in running if table.status == "playing")
        return Mine(
            open=tuple(table for table in running if table.status == "open"),
            playing=playing,
            finished=finished,
            seats=await house.store.seats_of(visitor.person.ids, [table.id for table in (*running, *finished)]),
            turn=tuple([table.id for table in playing if await house.host.waits_for(table.id, visitor.person)]),
            away=tuple([table.id for table in playing if await house.host.is_away(table.id, visitor.person)]),
        )

    @get("/rules/games", summary="The games of the house: seats, options, bots, clocks")
    async def games(self, visitor: TheVisitor) -> list[GameInfo]:
        return [
            GameInfo(
                key=key,
                rules_version=game(key).rules_version,
                least_seats=game(key).seat_counts[0],
                most_seats=game(key).seat_counts[-1],
                options=game(key).options,
                bots=tuple(bot for bot in bots_for(key) if bot != MASTER or masters_of(key)),
                levels=levels_of(key, visitor.speak),
                default_bot=middle(key),
                house_bot=HOUSE_BOT,
                clocks=tuple(clock_info(kind, game(key)) for kind in kinds_of_clock(game(key))),
            )
            for key in GAMES
        ]

    @get("/rules/plain", summary="Games that the general table shows")
    async def plain(self) -> list[PlainGame]:
        return [plain_game(game(key)) for key in GAMES if "page" not in game(key).parts]

    @get("/games/{key:str}/strings/{lang:str}", summary="The words of a game, in Fluent", media_type=MediaType.TEXT)
    async def strings(
        self, request: Request[Any, Any, Any], key: FromPath[str], lang: FromPath[str]
    ) -> Response[bytes]:
        if key not in GAMES or lang not in LANGUAGES:
            raise refuse("no-such-rulebook")
        text, tag = _words(key, lang)
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(text, media_type=MediaType.TEXT, headers=headers)

    @get("/rulebooks", summary="Which rulebooks there are")
    async def rulebooks(self) -> list[RulebookInfo]:
        return [RulebookInfo(key, LANGUAGES) for key in GAMES]

    @get("/rulebooks/{key:str}/{lang:str}", summary="A rulebook, by clause and as Markdown")
    async def rulebook(self, key: FromPath[str], lang: FromPath[str]) -> Rulebook:
        if key not in GAMES or lang not in LANGUAGES:
            raise refuse("no-such-rulebook")
        return rulebook_of(key, lang)


def plain_game(rules: Game[Any]) -> PlainGame:
    return PlainGame(
        key=rules.key,
        least_seats=rules.seat_counts[0],
        most_seats=rules.seat_counts[-1],
        minutes=rules.minutes,
        complexity=rules.complexity,
        phrases=phrase_table(rules),
        roles={told.event.__name__: told.role for told in rules.told},
    )


@cache
def _words(key: str, lang: str) -> tuple[bytes, str]:
    """A game's own words, and a mark that changes with them."""
    text = files(lang, [key])[-1].read_bytes()
    return text, f'"{hashlib.sha256(text).hexdigest()[:20]}"'
