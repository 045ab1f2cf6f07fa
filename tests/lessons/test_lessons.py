"""Every lesson is played against the rules: its solution reaches the goal, its mistakes do not, its words are there."""

import re
from itertools import chain

import pytest

from caravanserai.bots.bot import ask_bot
from caravanserai.bots.levels import make_bot
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.record import Recorder
from caravanserai.engine.refusal import Refused
from caravanserai.lessons.goals import Progress, judge
from caravanserai.lessons.lesson import Goal, Lesson, begin, lesson, lessons
from caravanserai.strings import LANGUAGES, Speaker
from tests.lessons.workshop.draft import written

ALL = [*chain.from_iterable(map(lessons, GAMES))]
NAMES = [f"{one.game}-{one.key}" for one in ALL]
SOLVED = [one for one in ALL if one.solution]


def rehearse(one: Lesson, mine, strict: bool = False) -> Progress:
    """The lesson as at a table: these answers of its seat, the rivals' lines and then their bots, chance as given and
    then any. Where its answers end, a bot goes on. Strictly, rivals must be able to say their lines."""
    rules, g = game(one.game), begin(one)
    rules.seed_chance(g, 5)
    recorder = Recorder(one.game, g, ("",) * one.seats, one.options, rules.standard_edition)
    bots = [make_bot(one.bot, one.game, seat) for seat in range(one.seats)]
    lines = {seat: [*one.script.get(seat, ())] for seat in range(one.seats)} | {one.seat: [*mine]}
    chances = [*one.chances]
    while not rules.over(g):
        if rules.chance_due(g):
            if chances:
                outcome = rules.read_chance(chances.pop(0))
                rules.take_chance(g, outcome)
                recorder.fell(outcome)
            else:
                recorder.chance()
            continue
        progress = judge(one, recorder.steps)
        if progress.standing != "going":
            return progress
        # The seat of the lesson answers last: what it is asked does not depend on that.
        seat = sorted(rules.asked(g), key=lambda seat: seat == one.seat)[0]
        recorder.play(seat, answer(rules, g, seat, lines[seat], bots[seat], strict or seat == one.seat))
    return judge(one, recorder.steps)


def answer(rules, g, seat, lines, bot, strict):
    """The next line, where the game takes it."""
    if lines:
        move = rules.read_move(lines.pop(0))
        try:
            rules.check(g, seat, move)
        except Refused:
            if strict:
                raise
        else:
            return move
    return ask_bot(bot, rules, g, seat, 11)


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_the_solution_reaches_the_goal(one):
    assert rehearse(one, one.solution, strict=True).standing == "reached"


@pytest.mark.parametrize("one", SOLVED, ids=[f"{one.game}-{one.key}" for one in SOLVED])
def test_mistakes_do_not(one):
    assert one.mistakes
    for moves in one.mistakes:
        assert rehearse(one, moves).standing == "missed", moves


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_its_seat_has_a_choice_and_nothing_happened_yet(one):
    rules, g = game(one.game), begin(one)
    assert rules.pending(g, one.seat) and len(rules.offers(g, one.seat)) > 1
    assert judge(one, ()) == Progress("going", 0, one.goal.within)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_its_words_are_there(one, lang):
    speak = Speaker(lang)
    said = [speak(one.words), *(speak(f"{one.words}.{part}") for part in ("story", "task", "hint", "right"))]
    assert all(said) and len({*said}) == len(said)
    if lang != "en":
        assert speak(f"{one.words}.story") != Speaker("en")(f"{one.words}.story")


@pytest.mark.parametrize("key", [key for key in GAMES if "lessons" in game(key).parts])
def test_five_to_seven_for_each_game_and_a_small_game_at_the_end(key):
    assert 5 <= len(lessons(key)) <= 7
    assert lessons(key)[-1].goal == Goal(over=True)
    assert len({one.key for one in lessons(key)}) == len(lessons(key))
    assert all(one.game == key and lesson(key, one.key) is one for one in lessons(key))


def test_what_is_not_a_lesson():
    assert lesson("khiva", "nothing") is None
    assert lesson("chess", "lowest") is None


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_files_are_as_the_workshop_writes_them(one):
    path = next((game(one.game).folder / "lessons").glob(f"*-{one.key}.json"))
    assert path.read_bytes() == written(one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hint_on_selling_is_true_of_every_card_that_was_put_up(lang):
    """It is shown after any mistake: it may name what to put up and the price, and no other card."""
    hint = Speaker(lang)("lesson-samarkand-selling.hint")
    assert {int(number) for number in re.findall("[0-9]+", hint)} == {7, 9}
