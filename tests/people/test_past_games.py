"""My games that are over: all of them, found again, with stars and notes; on both stores."""

import msgspec
import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.people import past_games
from caravanserai.people.past_games import LONGEST_NOTE, PastGames, Search
from caravanserai.people.settling import settle
from caravanserai.tables.log.clock_setting import Relaxed
from caravanserai.tables.log.entries import Row, Sat, StageInfo
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.summary import Card, SeatCard, SeatInfo, SeatState, Summary
from tests.people.conftest import People
from tests.people.test_accounts import refused
from tests.tables.storing import line, opened

pytestmark = pytest.mark.anyio

ANNA, BERT = Person("p1", "Anna"), Person("p2", "Bert")


def card(*seats: tuple[str | None, SeatState], stage: StageInfo | None = None) -> Card:
    infos = tuple(SeatCard(person, SeatInfo(state, person or "", None, None)) for person, state in seats)
    return Card("over", "p1", {}, Relaxed(), False, None, infos, None, stage, 1)


async def play(
    people: People,
    table: str,
    ended: int,
    ranks: tuple[int, ...] = (1, 2, 3),
    shown: Card | None = None,
    **more: object,
) -> None:
    """A game of Anna, Bert and a bot that is over."""
    names = more.pop("names", ["Anna", "Bert", ""])
    summary = line(table, "over", ended, names=names, ranks=ranks, scores=[9, 8, 7], **more)
    sat = [Row(1, 1, Sat(0, "p1", "Anna", "")), Row(2, 1, Sat(1, "p2", "Bert", ""))]
    await people.store.create(summary, "secret", "p1", [opened(), *sat], shown)


async def found(people: People, person: Person = ANNA, limit: int = 50, **search: object) -> list[str]:
    page = await PastGames(people.store).of(person, msgspec.convert(search, Search), limit)
    return [one.id for one in page.games]


async def test_old_games_are_there_without_a_word_of_theirs(people: People) -> None:
    """As a house of before wrote them: no card, and nobody noted what came of them."""
    for number in range(3):
        await play(people, f"t{number}", 10 + number)
    assert await found(people) == ["t2", "t1", "t0"] == await found(people, BERT)
    await play(people, "new", 99)
    assert await found(people) == ["new", "t2", "t1", "t0"]
    assert await found(people, Person("stranger", "S")) == []


async def test_running_and_closed_games_are_not_among_them(people: People) -> None:
    sat = [opened(), Row(1, 1, Sat(0, "p1", "Anna", ""))]
    for status in ("open", "playing", "closed"):
        await people.store.create(line(status, status), "secret", "p1", sat)  # type: ignore[arg-type]
    assert await found(people) == []
    running = await people.store.tables_of("p1", ("open", "playing"))
    assert {one.id for one in running} == {"open", "playing"}


async def test_pages_hold_every_game_once(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_games, "WINDOW", 3)
    for number in range(8):
        # Two by two at the same moment; every third of another game.
        await play(people, f"t{number}", 10 + number // 2, game="kilim" if number % 3 == 0 else "khiva")
    for search in (Search(), Search(game="kilim"), Search(text="BERT"), Search(text="nobody")):
        after, seen = None, list[str]()
        while True:
            page = await PastGames(people.store).of(ANNA, search, 2, after)
            seen += [one.id for one in page.games]
            assert len(page.games) <= 2
            if (after := page.next) is None:
                break
        wanted = [n for n in range(8) if (search.game is None or n % 3 == 0) and search.text != "nobody"]
        assert sorted(seen) == [f"t{n}" for n in wanted] and len(set(seen)) == len(seen)


async def test_games_are_found_by_game_people_result_and_time(people: People) -> None:
    await play(people, "a", 10, game="kilim", names=["Anna", "Zoë", ""])
    await play(people, "b", 20, ranks=(2, 1, 3))
    await play(people, "c", 30)
    assert await found(people, game="kilim") == ["a"]
    assert await found(people, text="ZOË") == ["a"] == await found(people, text="zoe\u0308")
    assert await found(people, result="won") == ["c", "a"]
    assert await found(people, result="lost") == ["b"] == await found(people, BERT, result="won")
    assert await found(people, since=20, until=30) == ["b"]
    assert await found(people, game="kilim", result="lost") == []


async def test_the_latest_say_when_they_were_over_and_nothing_of_what_is_kept(people: People) -> None:
    games = PastGames(people.store)
    for number in range(4):
        await play(people, f"t{number}", 10 + number)
    await games.star(ANNA, "t3", on=True)
    assert [one.id for one in await games.finished(ANNA, 2)] == ["t3", "t2"]
    # A rematch is told at the table of before.
    await people.store.append("t1", [], line("t1", "over", 99, names=["Anna", "Bert", ""], ranks=[1, 2, 3]))
    older = await games.finished(ANNA, 9, before=12)
    assert [(one.id, one.changed_at) for one in older] == [("t1", 11), ("t0", 10)]
    assert {type(one) for one in older} == {Summary}


@pytest.mark.parametrize("few", [0, past_games.FEW_STARS])
async def test_stars_are_found_among_few_and_many(people: People, monkeypatch: pytest.MonkeyPatch, few: int) -> None:
    monkeypatch.setattr(past_games, "FEW_STARS", few)
    games = PastGames(people.store)
    for number in range(7):
        await play(people, f"t{number}", 10 + number // 2)
        await games.star(ANNA, f"t{number}", on=number % 3 != 1)
        await games.write(BERT, f"t{number}", "seen")
    first = await games.of(ANNA, Search(starred=True), 3)
    second = await games.of(ANNA, Search(starred=True), 3, first.next)
    assert [one.id for one in (*first.games, *second.games)] == ["t6", "t5", "t3", "t2", "t0"] and second.next is None
    assert (
        await found(people, starred=True, until=12) == ["t3", "t2", "t0"]
        and await found(people, BERT, starred=True) == []
    )


async def test_a_star_and_a_note_are_ones_own(people: People) -> None:
    games = PastGames(people.store)
    await play(people, "a", 10)
    await play(people, "b", 20)
    await games.star(ANNA, "a", on=True)
    await games.write(ANNA, "b", "  the <b>white</b>\u202e camel \n\n waits\u200b ")
    assert await found(people, starred=True) == ["a"] and await found(people, BERT, starred=True) == []
    assert await found(people, text="white") == ["b"] and await found(people, BERT, text="white") == []
    first, second = (await games.of(ANNA, Search(), 9)).games
    assert (first.note, first.starred, second.starred) == ("the <b>white</b> camel\n\nwaits", False, True)
    await games.star(ANNA, "a", on=False)
    await games.write(ANNA, "b", " \n ")
    assert await found(people, starred=True) == [] == await found(people, text="white")


async def test_what_cannot_be_kept_is_refused(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    games = PastGames(people.store)
    await play(people, "a", 10)
    await play(people, "b", 20)
    with refused("note-too-long"):
        await games.write(ANNA, "a", "x" * (LONGEST_NOTE + 1))
    for person, table in ((ANNA, "nowhere"), (ANNA, "no\0where"), (Person("p9", "Nina"), "a")):
        with refused("no-such-table"):
            await games.star(person, table, on=True)
    monkeypatch.setattr(past_games, "MOST_NOTES", 1)
    await games.star(ANNA, "a", on=True)
    await games.write(ANNA, "a", "the same game")
    with refused("too-many-notes"):
        await games.star(ANNA, "b", on=True)


async def test_who_turned_out_to_be_somebody_brings_their_games(people: People) -> None:
    both = Person("p1", "Anna", also=("p2",), was="p2")
    games = PastGames(people.store)
    await play(people, "a", 10)
    sat = [opened(), Row(1, 1, Sat(2, "p2", "Bert", ""))]
    await people.store.create(line("b", "over", 20, ranks=[1, 2, 3]), "secret", "x", sat)
    await games.star(BERT, "b", on=True)
    assert await found(people, both) == ["b", "a"], "one line for a table at which they had two seats"
    assert await found(people, both, starred=True) == ["b"]
    await games.write(both, "b", "mine too")
    assert await found(people, BERT, text="mine too") == ["b"]


async def kept_of(people: People, person: str) -> dict[str, tuple[object, ...]]:
    def talk():  # type: ignore[no-untyped-def]
        lines = yield "SELECT table_id, game, size, place, kept FROM seatings WHERE person = ?", (person,)
        return {
            table: (game, size, place, None if kept is None else bool(kept)) for table, game, size, place, kept in lines
        }

    await settle(people.store, [person])
    return await people.store.ask(talk)


async def test_it_is_noted_who_saw_a_game_through(people: People) -> None:
    bot: tuple[None, SeatState] = (None, "bot")
    await play(people, "both", 1, shown=card(("p1", "person"), ("p2", "person"), bot))
    await play(people, "left", 2, shown=card(("p1", "bot-for-person"), ("p2", "person"), bot))
    await play(people, "alone", 3, shown=card(("p1", "bot-for-person"), ("p2", "bot-for-person"), bot))
    await play(people, "taken", 4, shown=card(("p3", "person"), ("p2", "person"), bot))
    await play(people, "day", 5, shown=card(("p1", "person"), bot, bot, stage=StageInfo("daily", "2026-01-01")))
    await play(people, "old", 6)
    noted = await kept_of(people, "p1")
    assert {table: kept for table, (*_, kept) in noted.items()} == {
        "both": True,
        "left": False,
        "alone": None,
        "taken": False,
        "day": None,
        "old": None,
    }
    assert noted["both"][:3] == noted["old"][:3] == ("khiva", 3, 1) and noted["day"][:3] == (None, None, None)
    assert (await kept_of(people, "p2"))["left"][3] is True


async def test_a_line_that_cannot_be_read_hides_no_other(people: People) -> None:
    await play(people, "a", 10)
    await play(people, "b", 20)

    def talk():  # type: ignore[no-untyped-def]
        yield "UPDATE tables SET names = '{}' WHERE id = 'b'", ()

    await people.store.change(talk)
    assert await found(people) == ["a"]


async def test_a_deleted_table_takes_its_notes_along(people: People) -> None:
    sat = [opened(), Row(1, 1, Sat(0, "p1", "Anna", ""))]
    await people.store.create(line("closed", "closed", 5), "secret", "p1", sat)
    await PastGames(people.store).star(ANNA, "closed", on=True)
    assert await people.store.delete_closed(10, 10) == ["closed"]
    with pytest.raises(Refused):
        await PastGames(people.store).star(ANNA, "closed", on=True)
