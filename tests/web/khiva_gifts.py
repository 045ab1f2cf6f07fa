"""Two whole games of Khiva that differ only in what one viewer cannot know: who gave which card to whom."""

import random
from typing import Any

from caravanserai.engine.game import game
from caravanserai.games.khiva.rules.state import CHOOSE
from caravanserai.games.khiva.words.moves import ChooseCards
from caravanserai.games.khiva.words.names import card_name, members
from tests.web.twins import Answer, Course, any_order

RULES = game("khiva")


def pair_of_worlds(seats: int, observer: int, options: dict[str, str]) -> tuple[Course, Course]:
    """A whole game, twice. Seeds that lead to hands with nothing in common are passed over."""
    for seed in range(1_000):
        pair = _play(random.Random(seed), seats, observer, options)
        if pair is None:
            continue
        answers = list(zip(*(course.answers for course in pair), strict=True))
        gifts = sum(one.move != other.move for one, other in answers)
        changes = sum(other.first is not None for _, other in answers)
        if changes > 2 and (gifts > 2 or (seats == 2 and observer >= 0)):
            return pair
    raise AssertionError("no pair of games was found")


def _play(pick: random.Random, seats: int, observer: int, options: dict[str, str]) -> tuple[Course, Course] | None:
    worlds = [RULES.new(seats, options), RULES.new(seats, options)]
    orders: list[tuple[int, ...]] = []
    answers: tuple[list[Answer], list[Answer]] = ([], [])
    while not RULES.over(worlds[0]):
        if RULES.chance_due(worlds[0]):
            orders.append(any_order(pick, RULES, worlds[0]))
            RULES.shuffle_chance(worlds[1], lambda _: list(orders[-1]))
            continue
        asked = RULES.asked(worlds[0])
        assert asked == RULES.asked(worlds[1])
        pair = _answers(pick, worlds, pick.choice(asked), observer, last=len(asked) == 1)
        if pair is None:
            return None
        for g, answer, given in zip(worlds, pair, answers, strict=True):
            given.append(answer)
            RULES.play(g, answer.seat, answer.move)
    one, other = (Course(RULES, seats, options, tuple(orders), tuple(given)) for given in answers)
    return one, other


def _answers(
    pick: random.Random, worlds: list[Any], seat: int, observer: int, last: bool
) -> tuple[Answer, Answer] | None:
    if worlds[0].phase != CHOOSE or seat == observer:
        move = pick.choice(RULES.offers(worlds[0], seat))
        return Answer(seat, move), Answer(seat, move)
    moves = _alike(pick, worlds, seat, observer)
    if moves is None:
        return None
    changes = not last and pick.random() < 0.3
    first = pick.choice(RULES.offers(worlds[1], seat)) if changes else None
    return Answer(seat, moves[0]), Answer(seat, moves[1], first)


def _alike(pick: random.Random, worlds: list[Any], seat: int, observer: int) -> tuple[ChooseCards, ChooseCards] | None:
    """The same cards played, and given too if the observer gets them; else any others, now and then."""
    each = 2 if worlds[0].seats == 2 else 1
    hands = [set(members(g.hand[seat])) for g in worlds]
    shared = sorted(hands[0] & hands[1])
    if len(shared) < each:
        return None
    play = pick.sample(shared, each)
    left = [card for card in shared if card not in play]
    if (seat + 1) % worlds[0].seats != observer and (len(left) < each or pick.random() < 0.4):
        give = [pick.sample(sorted(hand - set(play)), each) for hand in hands]
    elif len(left) >= each:
        give = [pick.sample(left, each)] * 2
    else:
        return None
    one, other = (ChooseCards(tuple(map(card_name, play)), tuple(map(card_name, cards))) for cards in give)
    return one, other
