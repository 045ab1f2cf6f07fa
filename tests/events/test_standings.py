"""Standings: what is compared when scores are equal, in which order, and what stays a tie."""

from fractions import Fraction

import pytest

from caravanserai.events import entries as e
from caravanserai.events.fold import CannotBeError, fold
from caravanserai.events.standings import games_to_review, standings

from .playing import SECRET, Played, people


def swiss(count: int, seats: int = 2, rounds: int = 3, duplicate: bool = False, format: str = "swiss") -> Played:
    played = Played(e.Setting("khiva", format, seats, rounds if format != "knock-out" else 0, duplicate))
    for person in people(count):
        played.add(e.Entered(person))
    played.add(e.Closed())
    played.add(e.Began())
    return played


def play(played: Played, *tables: tuple[str, ...], luckless: tuple[int, ...] = ()) -> None:
    """A round in which at each table the first named wins, the second comes second, and so on, in these seats."""
    played.add(e.Paired(len(played.event.rounds) + 1, tables))
    for table, seated in enumerate(tables):
        seats = range(1, len(seated) + 1)
        played.add(e.Result(len(played.event.rounds), table, tuple(reversed(seats)), tuple(seats), (), luckless))


def order(played: Played) -> list[tuple[int, str]]:
    return [(line.place, line.person) for line in standings(played.event)]


def test_who_has_more_points_stands_before() -> None:
    played = swiss(4)
    play(played, ("p000", "p001"), ("p002", "p003"))
    play(played, ("p000", "p002"), ("p001", "p003"))
    lines = standings(played.event)
    assert [line.score for line in lines] == [2, 1, 1, 0]
    assert lines[0].person == "p000" and lines[3].person == "p003"


def test_a_tie_goes_to_who_won_head_to_head() -> None:
    played = swiss(4)
    play(played, ("p001", "p000"), ("p002", "p003"))
    play(played, ("p000", "p002"), ("p001", "p003"))
    play(played, ("p000", "p003"), ("p002", "p001"))
    # Three have two points and beat each other in a ring; seats decide, and nothing that depends on names.
    lines = standings(played.event)
    assert [line.score for line in lines] == [2, 2, 2, 0]
    assert [line.head_to_head for line in lines] == [0, 0, 0, 0]
    two = swiss(4)
    play(two, ("p003", "p000"), ("p002", "p001"))
    assert order(two)[:2] == [(1, "p002"), (1, "p003")]
    play(two, ("p003", "p002"), ("p000", "p001"))
    play(two, ("p000", "p002"), ("p001", "p003"))
    lines = standings(two.event)
    assert [(line.person, line.score) for line in lines[:2]] == [("p003", 2), ("p000", 2)]
    assert [line.head_to_head for line in lines[:2]] == [1, -1]


def test_then_to_who_had_the_harder_seats() -> None:
    played = swiss(4)
    # The first seat wins three of four games: whoever won from the second had the harder seat.
    played.add(e.Paired(1, (("p000", "p001"), ("p002", "p003"))))
    played.add(e.Result(1, 0, (2, 1), (1, 2)))
    played.add(e.Result(1, 1, (1, 2), (2, 1)))
    played.add(e.Paired(2, (("p001", "p002"), ("p000", "p003"))))
    played.add(e.Result(2, 0, (2, 1), (1, 2)))
    played.add(e.Result(2, 1, (2, 1), (1, 2)))
    lines = standings(played.event)
    assert [line.person for line in lines] == ["p000", "p003", "p001", "p002"]
    assert lines[1].score == lines[2].score == 1 and lines[1].seats < lines[2].seats


def test_then_to_who_did_better_without_luck_if_all_games_are_reviewed() -> None:
    played = swiss(4, rounds=1)
    play(played, ("p000", "p001"), ("p002", "p003"))
    played.add(e.Ended(SECRET))
    tied = [(1, "p000"), (1, "p002"), (3, "p001"), (3, "p003")]
    assert order(played) == tied and games_to_review(played.event) == ((1, 0), (1, 1))
    assert games_to_review(played.event, most=1) == ()
    with pytest.raises(CannotBeError, match="not to be looked at"):
        played.add(e.Reviewed(1, 1, (600, 400)))
    played.add(e.Tied(games_to_review(played.event)))
    played.add(e.Reviewed(1, 1, (600, 400)))
    assert order(played) == tied
    for again in (e.Reviewed(1, 1, (500, 500)), e.Tied(((1, 0),)), e.Withdrew("p000")):
        with pytest.raises(CannotBeError):
            played.add(again)
    over = played.event.over_at
    played.add(e.Reviewed(1, 0, (550, 450)))
    assert order(played) == [(1, "p002"), (2, "p000"), (3, "p001"), (4, "p003")]
    assert played.event.over_at == over < played.event.time
    assert fold(played.rows) == played.event


def test_a_tie_stays_if_one_of_its_games_cannot_be_reviewed_and_others_are_broken() -> None:
    played = swiss(8, rounds=1)
    # Two tables are won from the first seat, at two both have as much: from the second, which is harder.
    played.add(e.Paired(1, (("p000", "p001"), ("p002", "p003"), ("p004", "p005"), ("p006", "p007"))))
    for table, result in enumerate((((2, 1), (1, 2)), ((2, 1), (1, 2)), ((1, 1), (1, 1)), ((1, 1), (1, 1)))):
        played.add(e.Result(1, table, *result))
    played.add(e.Ended(SECRET))
    played.add(e.Tied(games_to_review(played.event)))
    played.add(e.Reviewed(1, 0, ()))
    for table in (1, 2, 3):
        played.add(e.Reviewed(1, table, (400 + table, 300)))
    told = {line.person: (line.place, line.luckless) for line in standings(played.event)}
    assert told["p000"] == told["p002"] == (1, None)
    assert told["p006"] == (5, Fraction(403, 1000)) and told["p004"] == (6, Fraction(402, 1000))
    assert told["p005"] == told["p007"] == (3, Fraction(300, 1000)) and told["p001"][1] is None


def test_shared_places_and_who_left_at_a_table() -> None:
    played = swiss(4, seats=4)
    played.add(e.Paired(1, (("p000", "p001", "p002", "p003"),)))
    played.add(e.Result(1, 0, (9, 5, 5, 1), (1, 2, 2, 4), (0,)))
    lines = {line.person: line.score * 2 for line in standings(played.event)}
    assert lines == {"p000": 0, "p001": 3, "p002": 3, "p003": 0}


def test_a_duplicate_event_is_scored_by_match_points_and_then_against_the_mean() -> None:
    played = swiss(4, duplicate=True)
    played.add(e.Paired(1, (("p000", "p001"), ("p002", "p003"))))
    played.add(e.Result(1, 0, (30, 10), (1, 2)))
    assert all(line.score == 0 for line in standings(played.event)), "told when the last table has played it"
    played.add(e.Result(1, 1, (20, 15), (1, 2)))
    lines = standings(played.event)
    assert [(line.person, line.score, line.luckless) for line in lines] == [
        ("p000", 1, 5),
        ("p003", 1, Fraction(5, 2)),
        ("p001", 0, Fraction(-5, 2)),
        ("p002", 0, -5),
    ]


def test_of_an_evening_the_mean_counts_for_who_was_there_for_half_of_it() -> None:
    played = swiss(4, format="evening")
    play(played, ("p000", "p001"), ("p002", "p003"))
    play(played, ("p001", "p000"), ("p002", "p003"))
    played.add(e.Withdrew("p001"))
    played.add(e.Late("p009"))
    play(played, ("p009", "p000"), ("p003", "p002"))
    lines = standings(played.event)
    assert [(line.person, line.score, line.short) for line in lines] == [
        ("p002", Fraction(2, 3), False),
        ("p001", Fraction(1, 2), False),
        ("p000", Fraction(1, 3), False),
        ("p003", Fraction(1, 3), False),
        ("p009", 1, True),
    ]


def test_a_knock_out_is_won_in_its_last_round_whatever_was_made_before() -> None:
    played = swiss(4, format="knock-out")
    played.add(e.Paired(1, (("p000", "p001"), ("p002", "p003"))))
    played.add(e.Result(1, 0, (9, 1), (1, 2)))
    played.add(e.Result(1, 1, (2, 3), (2, 1)))
    played.add(e.Paired(2, (("p000", "p003"),)))
    played.add(e.Result(2, 0, (1, 2), (2, 1)))
    assert [line.person for line in standings(played.event)][:2] == ["p003", "p000"]
    assert played.event.finished(played.event.time)
