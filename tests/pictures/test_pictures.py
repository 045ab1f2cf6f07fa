"""Drawings of tables, and the moments that decide games."""

import re
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from caravanserai.engine.game import GAMES, SPECTATOR, game
from caravanserai.games.samarkand import picture as samarkand
from caravanserai.pictures.deciding import Standing, Swing, moment_of, swing_of
from caravanserai.pictures.drawn import drawing_of, seen
from caravanserai.pictures.svg import WIDE, svg
from caravanserai.strings import LANGUAGES, Speaker
from tests.playing import Play

#: A drawing must not weigh more than a chat will load, and every table has one.
MOST = 120_000


@pytest.mark.parametrize("key", GAMES)
def test_every_table_can_be_drawn_at_every_step(key: str) -> None:
    drawing = drawing_of(key)
    assert drawing is not None
    for seats in (min(game(key).seat_counts), max(game(key).seat_counts)):
        play, turns = Play(key, seats, 3), [0]
        for number, step in enumerate(play):
            if play.rules.chance_due(step.g):
                continue
            view = seen(key, step.g)
            turns.append(drawing.turn(view))
            if number % 7 == 0 or play.rules.over(step.g):
                drawn = svg(drawing.draw(view))
                ElementTree.fromstring(drawn)
                assert len(drawn) < MOST and "nan" not in drawn
        assert turns == sorted(turns) and turns[-1] > 3, "turns are counted from the first to the last"


@pytest.mark.parametrize("key", GAMES)
def test_what_nobody_but_a_seat_may_know_is_not_drawn(key: str) -> None:
    """Only what those who watch see is drawn: two tables that they cannot tell apart are drawn alike."""
    drawing = drawing_of(key)
    assert drawing is not None
    play = Play(key, max(game(key).seat_counts), 5)
    for number, step in enumerate(play):
        if number % 11 or play.rules.chance_due(step.g) or play.rules.over(step.g):
            continue
        other = play.rules.untold(step.g)
        play.rules.redeal(other, SPECTATOR, 9)
        if play.rules.view(other, SPECTATOR) == play.rules.view(step.g, SPECTATOR):
            assert drawing.draw(seen(key, other)) == drawing.draw(seen(key, step.g))


def test_a_long_row_of_cards_stays_in_its_caravan() -> None:
    goods = ("carpets-1",) * 10
    seat = SimpleNamespace(camels=3, capacities=(2, 3, 5), goods=goods, goods_count=10, left=("jewels-2",) * 3)
    drawn: str = samarkand.draw(SimpleNamespace(seats=[seat] * 3, offers=(), camel=None, price=None))  # type: ignore[arg-type]
    boxes = re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', drawn)
    assert len(boxes) > 39 and all(float(x) + float(wide) <= WIDE for x, wide in boxes)


def standing(turn: int, *scores: int) -> Standing:
    return Standing(turn, turn * 10, scores)


CASES = [
    ([standing(1, 0, 3), standing(2, 4, 3), standing(3, 9, 5)], (1, 2), "picture-lead", 2),
    ([standing(1, 0, 3), standing(2, 4, 5), standing(3, 9, 5)], (1, 2), "picture-last", None),
    ([standing(1, 1, 0), standing(2, 4, 3)], (1, 2), "picture-always", None),
    ([standing(1, 1, 0), standing(2, 4, 4)], (1, 2), "picture-tie-break", None),
    ([standing(1, 1, 0), standing(2, 4, 4)], (1, 1), "picture-level", None),
]


@pytest.mark.parametrize(("turns", "ranks", "said", "turn"), CASES)
def test_the_lead_that_was_kept_decided(turns: list[Standing], ranks: tuple[int, ...], said: str, turn: object) -> None:
    moment = moment_of(turns, ranks, None)
    assert moment is not None and (moment.id, moment.args.get("turn")) == (said, turn)
    for lang in LANGUAGES:
        assert "Anna" in Speaker(lang, ("Anna", "Ben")).say(moment)


def test_the_largest_rise_of_the_winner_decided_where_there_is_a_review() -> None:
    chances = [(0.5, 0.5), (0.3, 0.7), (0.64, 0.36), (0.9, 0.1), (1.0, 0.0)]
    moments = [SimpleNamespace(number=10 * step, win=win) for step, win in enumerate(chances)]
    swing = swing_of(moments, (1, 2))
    assert swing == Swing(20, 0, 30, 64)
    moment = moment_of([standing(1, 0, 3), standing(2, 4, 3), standing(3, 9, 5)], (1, 2), swing)
    said = Speaker("en", ("Anna", "Ben")).say(moment) if moment else ""
    assert said == "Turn 2 of 3 decided it: Anna went from 30% to 64% to win."
    assert swing_of(moments[:1], (1, 2)) is None and swing_of([*moments[:1]] * 3, (1, 2)) is None
