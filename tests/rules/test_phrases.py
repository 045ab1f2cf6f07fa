"""A sentence follows from the type: the message from its name, the arguments from its fields."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Struct

from caravanserai.engine.events import ByField, Event, GameEnded, clause_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.phrase_table import members, phrase_table
from caravanserai.engine.phrases import (
    Axis,
    HowMany,
    Most,
    Part,
    Phrase,
    Seat,
    kinds_of,
    named,
    phrase_of,
    said_as,
    seat_name,
    spoken,
)

Card = Annotated[str, spoken("card", {"joker": "joker", "card": "(?P<suit>[a-z]+)-(?P<value>[0-9]+)"})]


class Shelf(Part, frozen=True):
    owner: Seat
    row: int


class Step(Struct, frozen=True):
    far: int
    up: bool


class CardsLaid(Event, frozen=True):
    clause = ByField("how", {"open": "XX-01"}, "XX-02")

    seat: Seat
    to: Seat | None
    others: tuple[Seat, ...]
    cards: tuple[Card, ...]
    first: Card
    how: Literal["open", "hidden"]
    last: bool
    shelf: Shelf
    steps: Annotated[tuple[Step, ...], said_as(HowMany("up"))]
    ways: Annotated[tuple[Step, ...], said_as(Most("far"))]
    x: Annotated[int, said_as(Axis("across", "left", "right"))]
    untold: Step
    note: str


def laid(to: int | None = None, x: int = -2, how: Literal["open", "hidden"] = "open") -> CardsLaid:
    steps = (Step(3, up=True), Step(1, up=False))
    return CardsLaid(0, to, (1, 2), ("joker", "red-10"), "red-3", how, True, Shelf(1, 4), steps, steps, x, steps[0], "")


def test_the_message_has_the_name_and_the_arguments_are_the_fields():
    red = Phrase("souk-card", {"suit": "red", "value": 10})
    assert phrase_of("souk", laid()) == Phrase(
        "souk-cards-laid",
        {
            "seat": seat_name(0),
            "others": (seat_name(1), seat_name(2)),
            "others-count": 2,
            "cards": (Phrase("souk-joker"), red),
            "cards-count": 2,
            "first": Phrase("souk-card", {"suit": "red", "value": 3}),
            "first-name": "red-3",
            "how": "open",
            "last": "yes",
            "shelf": Phrase("souk-shelf", {"owner": seat_name(1), "row": 4}),
            "up": 1,
            "far": 3,
            "across": "left",
            "across-steps": 2,
        },
    )
    assert phrase_of("souk", laid(to=2)).args["to"] == seat_name(2)
    assert named("souk", tuple[Card, ...], ("red-10",)) == (red,)


@pytest.mark.parametrize(("x", "way", "steps"), [(-3, "left", 3), (0, "none", 0), (7, "right", 7)])
def test_a_number_that_points_somewhere_says_where(x: int, way: str, steps: int):
    args = phrase_of("souk", laid(x=x)).args
    assert (args["across"], args["across-steps"]) == (way, steps)


def test_the_end_is_said_alike_in_every_game():
    class Ended(GameEnded, frozen=True):
        clause = "XX-09"

    said = phrase_of("souk", Ended((7, 3, 7), (1, 3, 1)))
    assert said == Phrase("game-ended", {"winners": (seat_name(0), seat_name(2)), "count": 2, "points": 7})


def test_the_clause_stands_on_the_type_and_may_depend_on_a_field():
    assert clause_of(laid()) == "XX-01"
    assert clause_of(laid(how="hidden")) == "XX-02"


@pytest.mark.parametrize("key", GAMES)
def test_the_page_gets_every_type_that_is_told_and_only_plain_data(key: str):
    rules = game(key)
    table = phrase_table(rules)
    unions = (rules.event_type, rules.ask_type, rules.brings_type, rules.move_type)
    told = [kind for union in unions for kind in members(union)]
    assert {kind.__name__ for kind in told} <= set(table.fields)
    assert all(set(table.fields[kind.__name__]) == set(kinds_of(kind)) for kind in told)
    assert set(table.clauses) == {kind.__name__ for kind in members(rules.event_type)}
    assert msgspec.json.decode(msgspec.json.encode(table), type=type(table)).fields == table.fields
    assert not any("(?P" in pattern for messages in table.things.values() for pattern in messages.values())


@pytest.mark.parametrize("key", GAMES)
def test_every_field_with_a_seat_says_that_it_is_one(key: str):
    """A number that is a seat would be said as a number."""
    seats = {"seat", "seats", "to", "seller", "elder", "others", "path"}
    for kind, fields in phrase_table(game(key)).fields.items():
        assert [name for name, said in fields.items() if name in seats and said == "number"] == [], kind
