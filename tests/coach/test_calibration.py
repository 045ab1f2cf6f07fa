"""What may be shown of a number of playouts: drawn in by what they have proved to be worth, never certain."""

from math import exp

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.bots.networks import fingerprint
from caravanserai.coach import calibration
from caravanserai.coach.calibration import (
    BEND,
    HIGHEST,
    LOWEST,
    MOST_SPREAD,
    Borne,
    Calibration,
    Chance,
    Line,
    Stack,
    Trust,
    calibration_of,
    calibrations,
    certain,
    chances_by,
    chances_of,
    file_of,
    leverage_of,
    log_odds,
    odds_by,
    pooled,
    read_calibration,
    steepness,
)
from caravanserai.coach.networks import fitting_network, judging_network, measured_chances
from caravanserai.coach.worth import PARTS, Leverage, Opinion
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.network import NO_POLICY


def test_every_game_with_a_coach_has_been_measured_at_every_size() -> None:
    """`make bench-coach ARGS=--write` writes the file."""
    coached = {key for key in GAMES if "coach" in game(key).parts}
    assert calibrations().keys() == coached
    for key in coached:
        found = calibration_of(key)
        assert found.games >= 40
        assert found.average.keys() == {str(seats) for seats in game(key).seat_counts}


def test_what_is_said_of_chances_was_measured_as_they_are_shown_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that came later has nothing to do with it."""
    for key in calibrations():
        for seats, measured in measured_chances(key).items():
            assert seats in game(key).seat_counts and measured.games >= 100
            cases = sum(one.cases for one in measured.tenths)
            assert cases == seats * measured.moments >= 2_000 * seats
            # Rounded as they are kept, they still say the same of all cases.
            off = sum(one.cases * abs(one.shown - one.came) for one in measured.tenths) / cases
            assert off == pytest.approx(measured.off, abs=0.01)
    assert measured_chances("samarkand")
    known = calibrations()["samarkand"]
    others = {seats: msgspec.structs.replace(one, network="another") for seats, one in known.stacks.items()}
    monkeypatch.setitem(calibrations(), "samarkand", msgspec.structs.replace(known, stacks=others))
    assert not measured_chances("samarkand")


def chance_of(key: str, far: float, win: float, playouts: int, seats: int) -> Chance:
    """Of the first seat, by playouts alone; the others share what is left."""
    rest = Opinion((1 - win) / (seats - 1), playouts)
    return chances_of(key, far, [Opinion(win, playouts), *[rest] * (seats - 1)])[0]


HALVES = Stack("", Line(0.6, 0.3), Line(0.2, 0.9))
BOTH = Calibration(Trust(0.5, 0.5), Trust(0.5, 0.5), stacks={str(seats): HALVES for seats in range(2, 6)})


def check_chances(found: tuple[Chance, ...]) -> None:
    assert sum(one.win for one in found) == pytest.approx(1, abs=1e-3)
    for one in found:
        assert LOWEST <= one.low <= one.win <= one.high <= HIGHEST
        assert one.low < one.high


@given(far=st.floats(0, 1), wins=st.lists(st.integers(0, 9), min_size=2, max_size=5), playouts=st.integers(0, 5_000))
def test_no_count_of_playouts_makes_anything_certain(far: float, wins: list[int], playouts: int) -> None:
    whole = sum(wins) or 1
    table = [Opinion((win if sum(wins) else 1 / len(wins)) / whole, playouts) for win in wins]
    for name in (*GAMES, "none"):
        check_chances(chances_of(name, far, table))


@given(
    far=st.floats(0, 1),
    said=st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1), st.floats(0, 0.1)), min_size=2, max_size=5),
    playouts=st.integers(0, 5_000),
    end=st.floats(0, 3),
)
def test_neither_does_a_network_however_sure(
    far: float, said: list[tuple[float, float, float]], playouts: int, end: float
) -> None:
    stacks = {str(len(said)): Stack("", Line(1.0, end), Line(0.5, end))}
    table = [Opinion(win, playouts, 10.0, foreseen, unsure) for win, foreseen, unsure in said]
    check_chances(chances_by(Calibration(Trust(0.5, 0.5), Trust(0.5, 0.5), stacks=stacks), far, table))


LINE = Line(0.5, 0.5)


def table_of(wins: tuple[float, ...], foreseen: tuple[float, ...]) -> list[Opinion]:
    return [Opinion(win, 1_000, 10.0, said, 0.01) for win, said in zip(wins, foreseen, strict=True)]


def test_two_opinions_that_agree_are_surer_than_two_that_do_not() -> None:
    """And where they do not, the band reaches towards both."""
    one, none = chances_by(BOTH, 0.5, table_of((0.9, 0.05, 0.05), (0.9, 0.05, 0.05)))[:2]
    torn, against = chances_by(BOTH, 0.5, table_of((0.9, 0.05, 0.05), (0.05, 0.9, 0.05)))[:2]
    assert one.win > 0.8 > torn.win > against.win > none.win, "late, the playouts count for more"
    assert torn.high - torn.low > 2 * (one.high - one.low)
    assert against.high - against.low > 0.3, "told by a word"


def test_a_network_that_is_wrong_is_not_believed_against_every_playout() -> None:
    """Towards the end of a game of beginners, to whom a network trained on masters' games is no guide."""
    wrong, right = chances_by(BOTH, 0.9, table_of((0.0, 1.0), (0.99, 0.01)))
    assert wrong.win < 0.5 < right.win


def test_what_each_opinion_counts_for_changes_along_a_game() -> None:
    table = table_of((0.9, 0.1), (0.1, 0.9))
    early, late = (pooled(odds_by(HALVES.at(far, 0.0), table)) for far in (0.0, 1.0))
    assert early[0] < 0.5 < late[0]


def test_a_line_bends_where_it_was_measured_to() -> None:
    """Without a bend it is straight: as it was written before there were any."""
    bent, straight = Line(1.0, 0.0, 0.4), msgspec.json.decode(b'{"start": 1.0, "end": 0.0}', type=Line)
    assert [bent.at(far) for far in (0.0, BEND / 2, BEND, (1 + BEND) / 2, 1.0)] == pytest.approx([1, 0.7, 0.4, 0.2, 0])
    assert [straight.at(far) for far in (0.0, 0.5, 1.0)] == [1.0, 0.5, 0.0]


def test_where_the_table_falls_short_of_good_players_the_playouts_may_count_for_more() -> None:
    """Good players get 20 points: this table will have 10."""
    stacks = {"2": Stack("", Line(0.9, 0.9), Line(0.1, 0.1), -0.8, 1.6)}
    weak = Calibration(Trust(0.5, 0.5), Trust(0.5, 0.5), average={"2": 20.0}, stacks=stacks)
    table = table_of((0.9, 0.1), (0.1, 0.9))
    assert weak.short_of(table) == 0.5 and weak.weights_at(0.3, table) == pytest.approx((0.5, 0.9))
    assert chances_by(weak, 0.3, table)[0].win > 0.5
    for average in ({"2": 9.0}, {}):
        good = msgspec.structs.replace(weak, average=average)
        assert good.short_of(table) == 0 and chances_by(good, 0.3, table)[0].win < 0.5


def test_the_further_apart_the_seats_are_the_more_it_counts() -> None:
    """Where both see the seats nearly even, they are even; where both see a winner, there is one."""
    by_spread = Stack("", LINE, LINE, spread=0.5)
    shown = Calibration(Trust(0.5, 0.5), Trust(0.5, 0.5), stacks={"2": by_spread})
    straight = msgspec.structs.replace(shown, stacks={"2": Stack("", LINE, LINE)})
    near, far = table_of((0.6, 0.4), (0.6, 0.4)), table_of((0.95, 0.05), (0.95, 0.05))
    assert straight.weights_at(0.5, near) == straight.weights_at(0.5, far) == (0.5, 0.5)
    assert chances_by(shown, 0.5, near)[0].win < chances_by(straight, 0.5, near)[0].win < 0.6
    assert chances_by(shown, 0.5, far)[0].win > chances_by(straight, 0.5, far)[0].win > 0.9
    assert by_spread.more_by((1.0, -1.0)) == 1
    assert by_spread.more_by((90.0, -90.0)) == by_spread.more_by((MOST_SPREAD, -MOST_SPREAD))


def test_a_shift_leaves_the_order_and_makes_a_lead_say_less() -> None:
    """And what an opinion moves is what it moves."""
    odds = [2.0, 0.0, -1.0, -4.0]
    plain, shifted = pooled(odds), pooled(odds, 1.5)
    assert sorted(shifted, reverse=True) == shifted and sum(shifted) == pytest.approx(1)
    assert shifted[0] / shifted[1] < plain[0] / plain[1] < exp(2)
    table = table_of((0.7, 0.2, 0.1), (0.7, 0.2, 0.1))
    for shift in (0.0, 1.5):
        stack = Stack("", LINE, LINE, shift=shift)
        shown = Calibration(Trust(0.5, 0.5), Trust(0.5, 0.5), stacks={"3": stack})
        moved = chances_by(shown, 0.5, table_of((0.71, 0.2, 0.1), (0.7, 0.2, 0.1)))[0].win
        steep = steepness(chances_by(shown, 0.5, table)[0].win, log_odds(0.7), shift)
        assert 0 < moved - chances_by(shown, 0.5, table)[0].win <= 0.01 * 0.5 * steep / (0.7 * 0.3) * 1.05


def test_a_difference_counts_for_no_more_than_the_opinion_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(calibrations(), "khiva", BOTH)
    assert leverage_of("khiva", 0.5, [Opinion(0.5, 1_000)] * 2, 0) == Leverage(0, PARTS // 2)
    even = leverage_of("khiva", 0.5, table_of((0.5, 0.5), (0.5, 0.5)), 0)
    assert even == Leverage(450, 550)
    sure = leverage_of("khiva", 0.5, table_of((0.99, 0.01), (0.5, 0.5)), 0)
    assert sure.playouts == 550 and sure.network < even.network


def test_a_file_of_before_networks_is_read() -> None:
    old = b'{"win": {"start": 0.24, "end": 0.6}, "points": {"start": 0.19, "end": 0.73}, "games": 1200}'
    assert msgspec.json.decode(old, type=Calibration).stacks == {}


def test_a_network_that_was_not_measured_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for the next measurement, and the playouts are shown as before."""
    network = fitting_network("samarkand", game("samarkand").new(3))
    assert network is not None
    for name, found in ((fingerprint(network), network), ("another", None)):
        stacks = {"3": Stack(name, Line(1, 1), Line(0, 0))}
        monkeypatch.setitem(calibrations(), "samarkand", msgspec.structs.replace(BOTH, stacks=stacks))
        assert judging_network("samarkand", game("samarkand").new(3)) is found


def test_a_policy_that_came_after_its_network_was_measured_plays_nothing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    position = game("khiva").new(4)
    network = fitting_network("khiva", position)
    assert network is not None and network.policy
    alone = msgspec.structs.replace(network, policy="", policy_sizes=NO_POLICY)
    for one in (network, alone):
        stacks = {"4": Stack(fingerprint(one), Line(1, 1), Line(0, 0))}
        monkeypatch.setitem(calibrations(), "khiva", msgspec.structs.replace(BOTH, stacks=stacks))
        assert judging_network("khiva", position) == one


def test_what_came_of_costs_is_known_of_the_table_or_of_the_nearest_one() -> None:
    two, four = Borne(0.5, 0.8, 90), Borne(0.6, 0.9, 40)
    known = msgspec.structs.replace(BOTH, costs={"2": two, "4": four})
    assert [known.costs_at(seats) for seats in (2, 3, 4, 5)] == [two, two, four, four]
    assert BOTH.costs_at(3) == Borne(1.0, 1.0, 0)


def test_every_game_with_a_coach_knows_what_came_of_costs() -> None:
    for key, known in calibrations().items():
        assert known.costs and {int(seats) for seats in known.costs} <= {*game(key).seat_counts}
        assert all(0 < one.win <= 1 and 0 < one.points <= 1 and one.answers >= 20 for one in known.costs.values())


def test_the_less_was_borne_out_the_nearer_to_the_fair_share_and_the_wider(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for part in (0.0, 0.3, 0.9):
        trust = Trust(part, part)
        monkeypatch.setitem(calibrations(), "khiva", Calibration(trust, trust))
        shown.append(chance_of("khiva", 0.5, 0.8, 1_000, 4))
    assert [one.win for one in shown] == sorted(one.win for one in shown) and shown[0].win == 0.25
    widths = [one.high - one.low for one in shown]
    assert min(widths[:2]) > 0.4 > 2 * widths[2] - 0.1


def test_more_playouts_narrow_the_band() -> None:
    widths = [(one := chance_of("khiva", 0.5, 0.4, n, 4)).high - one.low for n in (8, 40, 160, 1_000)]
    assert widths == sorted(widths, reverse=True) and len(set(widths)) == 4
    assert chance_of("khiva", 0.5, 0.5, calibration.ENOUGH, 2).error <= calibration.MOST_ERROR


def test_trust_grows_along_a_game() -> None:
    trust = Trust(0.2, 0.8)
    assert [trust.at(far) for far in (0.0, 0.5, 1.0)] == pytest.approx([0.2, 0.5, 0.8])
    assert Trust(0.5, 1.4).at(1.0) == calibration.MOST_TRUST


def test_points_are_borne_out_as_they_were_where_games_are_played_on_alike() -> None:
    """By quick answers one part of a difference comes true, by a network's policy another."""
    both = Calibration(Trust(0.5, 0.5), Trust(0.2, 0.4), stacks={"2": Stack("", LINE, LINE, points=Trust(0.8, 0.9))})
    judged = table_of((0.9, 0.1), (0.1, 0.9))
    played = [msgspec.structs.replace(one, foreseen=None) for one in judged]
    assert [both.points_at(far, judged) for far in (0.0, 1.0)] == pytest.approx([0.8, 0.9])
    assert [both.points_at(far, played) for far in (0.0, 1.0)] == pytest.approx([0.2, 0.4])
    before = msgspec.structs.replace(both, stacks={"2": Stack("", LINE, LINE)})
    assert before.points_at(0.0, judged) == pytest.approx(0.2)


def test_a_game_that_is_over_is_certain() -> None:
    assert certain(1.0) == certain(1.0) and certain(1.0).low == certain(1.0).high == 1.0


def test_what_was_measured_by_other_rules_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {key: read_calibration(file_of(key)) for key in calibrations()}
    changed = msgspec.structs.replace(known["khiva"], rules_version=known["khiva"].rules_version + 1)
    found = {file_of(key): one for key, one in (known | {"khiva": changed}).items()}
    monkeypatch.setattr("caravanserai.coach.calibration.read_calibration", found.__getitem__)
    assert calibrations.__wrapped__() == {key: one for key, one in known.items() if key != "khiva"}
