"""The ends of games that bots played, for the last lesson of each game."""

from typing import Any

from caravanserai.engine.kit import State
from caravanserai.lessons.lesson import Goal
from tests.lessons.workshop.draft import Draft


def last_turns(key: str, seats: int, number: int, name: str, turns: int) -> None:
    """The end of a game that bots played, so many turns before its last, at which all are even enough."""
    for seed in range(1, 60):
        whole = Draft(key, seats)
        starts: list[int] = []

        def note(g: State, steps: list[Any], starts: list[int] = starts, whole: Draft = whole) -> bool:
            if len(whole.rules.asked(g)) == seats and not whole.recorder.sealed and is_turn(key, whole, g):
                starts.append(len(steps))
            return False

        whole.bots_play(seed, note)
        points = [whole.rules.score(whole.g, seat) for seat in range(seats)]
        if len(starts) <= turns or max(points) - min(points) > 6:
            continue
        cut = starts[-turns]
        draft = Draft(key, seats)
        if draft.bots_play(seed, lambda g, steps, cut=cut: len(steps) >= cut) and can_do_something(draft):
            draft.write(number, name, Goal(over=True))
            return
    raise AssertionError("no such game")


def can_do_something(draft: Draft) -> bool:
    """In Samarkand, is there money in the purse, and a camel to buy for?"""
    own = draft.rules.own(draft.g, 0)
    return getattr(own, "dirhams", 9) >= 8 and getattr(own, "places", 1) > 0


def is_turn(key: str, draft: Draft, g: State) -> bool:
    """Does a turn of the game begin here? In Samarkand the cards are out already: the countdown is what is left."""
    kinds = {"khiva": "ChooseCardsAsk", "kilim": "PlaceCardAsk", "samarkand": "StopAsk"}
    ask = draft.rules.ask(g, 0)
    return type(ask).__name__ == kinds[key] and getattr(ask, "price", 10) == 10
