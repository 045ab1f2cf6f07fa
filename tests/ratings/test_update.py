"""How a game changes ratings: what must hold whoever played, whatever came of it."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from caravanserai.ratings.outcome import LAST, Outcome, SeatOutcome
from caravanserai.ratings.scale import MODEL, NEW, Strength, bot_strength, shown
from caravanserai.ratings.update import Earlier, changed, compared, compared_without_luck, repeated, weight_of

strengths = st.builds(Strength, st.floats(5, 45), st.floats(1.5, 9), st.integers(0, 500))
places = st.integers(2, 5).flatmap(lambda many: st.lists(st.integers(1, many), min_size=many, max_size=many))


def game(*seats: SeatOutcome, minutes: int = 120) -> Outcome:
    return Outcome("khiva", 0, minutes * 60_000, seats)


def of_people(ranks: list[int]) -> Outcome:
    return game(*(SeatOutcome(f"p{n}", None, rank) for n, rank in enumerate(ranks)))


def rated(outcome: Outcome, known: dict[str, Strength], weight: float = 1.0) -> dict[str, Strength]:
    return changed(compared(outcome, known), weight)


@given(places, st.data())
def test_the_order_of_the_seats_does_not_matter(ranks: list[int], data: st.DataObject) -> None:
    outcome = of_people(ranks)
    known = {person: data.draw(strengths) for person in outcome.people}
    seats = data.draw(st.permutations(outcome.seats))
    assert rated(structs.replace(outcome, seats=tuple(seats)), known) == rated(outcome, known)


@given(st.integers(2, 5), strengths)
def test_who_ties_with_equals_stays_where_they_were(many: int, strength: Strength) -> None:
    outcome = of_people([1] * many)
    for one in rated(outcome, dict.fromkeys(outcome.people, strength)).values():
        assert one.mu == pytest.approx(strength.mu)


@given(places, st.data())
def test_those_who_share_a_place_and_a_rating_share_the_change(ranks: list[int], data: st.DataObject) -> None:
    outcome = of_people(ranks)
    strength = data.draw(strengths)
    after = rated(outcome, dict.fromkeys(outcome.people, strength))
    for one, other in permutations(range(len(ranks)), 2):
        if ranks[one] == ranks[other]:
            assert after[f"p{one}"].mu == pytest.approx(after[f"p{other}"].mu)
        elif ranks[one] < ranks[other]:
            assert after[f"p{one}"].mu > after[f"p{other}"].mu


@given(places, st.data())
def test_leaving_is_never_better_than_playing_on(ranks: list[int], data: st.DataObject) -> None:
    """Whatever place they would have come to, and whoever else left: also without luck."""
    outcome = of_people(ranks)
    known = {person: data.draw(strengths) for person in outcome.people}
    gone = data.draw(st.sets(st.integers(1, len(ranks) - 1)))
    seats = [leaves(seat) if n in gone else seat for n, seat in enumerate(outcome.seats)]
    stays = game(*seats)
    left = game(leaves(seats[0]), *seats[1:])
    assert rated(left, known)["p0"].mu <= rated(stays, known)["p0"].mu + 1e-9
    luckless = [data.draw(st.floats(0, 1)) for _ in ranks]
    stayed, went = (changed(compared_without_luck(one, luckless, known)) for one in (stays, left))
    assert went["p0"].mu <= stayed["p0"].mu + 1e-9


@given(places, st.data())
def test_what_counts_less_changes_less(ranks: list[int], data: st.DataObject) -> None:
    outcome = of_people(ranks)
    known = {person: data.draw(strengths) for person in outcome.people}
    full, half, none = (rated(outcome, known, weight) for weight in (1.0, 0.5, 0.0))
    for person, before in known.items():
        assert none[person].mu == before.mu and none[person].sigma == pytest.approx(before.sigma)
        assert half[person].mu - before.mu == pytest.approx((full[person].mu - before.mu) / 2)
        assert full[person].games == before.games + 1


def leaves(seat: SeatOutcome) -> SeatOutcome:
    return structs.replace(seat, place=LAST, left=True)


def test_a_bot_has_its_measured_value_and_keeps_it() -> None:
    strong, weak = (bot_strength("khiva", 2, level) for level in ("level5", "level1"))
    assert strong is not None and weak is not None
    assert shown(strong).rating > 1_300 and shown(weak).rating < 600
    beats_strong, beats_weak = (
        rated(game(SeatOutcome("p0", None, 1), SeatOutcome(None, level, 2)), {})["p0"] for level in ("level5", "level1")
    )
    assert beats_strong.mu > beats_weak.mu > NEW.mu
    assert bot_strength("khiva", 2, "nobody") is None and bot_strength("goofspiel", 2, "level1") is None
    assert rated(game(SeatOutcome("p0", None, 1), SeatOutcome(None, "nobody", 2)), {}) == {}


def test_who_was_released_is_left_out() -> None:
    outcome = game(SeatOutcome("p0", None, 1), SeatOutcome("p1", None, 2), SeatOutcome("p2", None, 3, released=True))
    assert set(rated(outcome, {})) == {"p0", "p1"}
    assert outcome.pool == "khiva/more/people"


def test_what_a_game_counts_for() -> None:
    assert of_people([1, 2]).pool == "khiva/two/people"
    assert game(SeatOutcome("p0", None, 1), SeatOutcome(None, "level3", 2)).pool == "khiva/two/bots"
    assert game(SeatOutcome("p0", None, 1, released=True), SeatOutcome(None, "level3", 2)).pool == ""
    released = SeatOutcome("p1", None, 2, released=True)
    with_a_friend = game(SeatOutcome("p0", None, 1), released, SeatOutcome(None, "level1", 3))
    assert with_a_friend.pool == "khiva/more/bots", "who has a friend leave and lets them go has played bots"


def test_repeated_short_games_count_less_and_less() -> None:
    assert [round(weight_of(n), 3) for n in range(6)] == [1, 1, 1, 0.5, 0.333, 0.25]


def weights(*games: tuple[set[str], int, int]) -> list[float]:
    """Of games of these people that began and ended at these minutes, in the order in which they ended."""
    lately: dict[str, dict[str, Earlier]] = {}
    found = []
    for number, (people, began, ended) in enumerate(games):
        outcome = Outcome("khiva", began * 60_000, ended * 60_000, tuple(SeatOutcome(p, None, 1) for p in people))
        weight, short = repeated(outcome, [dict(lately.get(one, {})) for one in outcome.people])
        found.append(round(weight, 3))
        for one in people:
            lately.setdefault(one, {})[str(number)] = Earlier(outcome.ended_at, short)
    return found


def test_games_side_by_side_share_their_time() -> None:
    """Whoever lets many of them lie for an hour gains nothing by it."""
    two = {"p0", "p1"}
    assert weights(*((two, 0, 61 + n) for n in range(6))) == [1, 1, 1, 1, 0.5, 0.333]
    assert weights(*((two, 70 * n, 70 * n + 61) for n in range(6))) == [1] * 6, "one after the other they are long"
    assert weights(*((two, 0, 61 * (n + 1)) for n in range(6))) == [1] * 6, "as they would be one after the other"


def test_another_third_person_each_time_does_not_make_it_another_company() -> None:
    assert weights(*(({"p0", "p1", f"x{n}"}, 10 * n, 10 * n + 5) for n in range(5))) == [1, 1, 1, 0.5, 0.333]
    assert weights(*(({"p0", f"x{n}"}, 10 * n, 10 * n + 5) for n in range(5))) == [1] * 5, "others are others"


def test_a_rating_is_provisional_until_its_band_is_small() -> None:
    new, known = shown(NEW), shown(Strength(MODEL.mu, 3.0, 40))
    assert (new.rating, new.provisional) == (1_000, True)
    assert (known.rating, known.provisional) == (1_000, False)
    assert known.low == 1_000 - (known.high - 1_000) > new.low
