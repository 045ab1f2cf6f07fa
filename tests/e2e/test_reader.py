"""Whole games by what a screen reader tells: every thing is found by role and name, and pressed with the keyboard."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.engine.game import game
from tests.e2e import merchant, weaver
from tests.e2e.conftest import Someone
from tests.e2e.house import opening, quick_bots, table_of
from tests.e2e.player import Player
from tests.e2e.reader import Node, Reader, buttons
from tests.e2e.script import Answer, Far, answer_with
from tests.e2e.test_whole_games import SMALL_BOX
from tests.night import by_night

#: The name of each game on its poster.
TITLES = {"khiva": "Khiva", "kilim": "Kilim", "samarkand": "The Market of Samarkand"}
#: What the page must have said by itself: each question that comes in every game, and the steps that one of them has.
HEARD = {
    "khiva": ("do you play, and which", "to give"),
    "kilim": ("card",),
    "samarkand": ("The price is",),  # how far it falls hangs on who stops it
}
#: And what it must have said where the cards brought this question: a word of what was pressed, or of its group.
IF_ASKED = {"Spend": "Spend", "Done": "The day is over."}
#: Somebody else, the reader, or both.
WON = ("winner", "You win", "victory")
#: In the souk one stops at prices up to this one.
CHEAP = 4
#: No game has so many answers.
MOST_PRESSED = 2_000
Policy = Callable[[list[Node]], Node | None]


def small_box(setting: dict[str, Any]) -> None:
    """Two at a table, and few teapots."""
    box = {**SMALL_BOX, "teapots": {"total": 8, "counts": {"2": 4, "6": 4}}}
    setting |= {"edition": box, "seats": 2, "bots": {"1": "level1"}, "hints": False}


def first(found: list[Node]) -> Node | None:
    return found[0] if found else None


def called(heard: list[Node], name: str) -> Node | None:
    return first([node for node in buttons(heard) if re.match(name, node.name)])


def inside(heard: list[Node], group: str) -> list[Node]:
    return [node for node in buttons(heard) if node.within(group) and not node.pressed]


def answers(heard: list[Node]) -> list[Node]:
    """Buttons in a group that has the question's name."""
    asked = {node.name for node in heard if node.role in ("group", "list") and node.name.endswith("?")}
    return [node for node in buttons(heard) if node.within(*asked)]


def khiva(heard: list[Node]) -> Node | None:
    return called(heard, "Seal") or first(answers(heard)) or first(inside(heard, "Your hand"))


def kilim(heard: list[Node]) -> Node | None:
    lay = called(heard, "Weave here") or first(inside(heard, "Best places"))
    place = called(heard, r"(Place|Pay|Offer|Discard)\b.* c$")
    return lay or place or first(answers(heard)) or called(heard, "Done$") or first(inside(heard, "Your hand")[::-1])


def samarkand(heard: list[Node]) -> Node | None:
    price = next((int(node.name.split()[-1][:-1]) for node in heard if node.name.startswith("The price is")), 99)
    offered = [node for node in inside(heard, "The souk") if "price" in node.name]
    done = called(heard, "Sell|Leave these") or first(answers(heard))
    if done or not called(heard, "Pass"):
        return done or first(inside(heard, "Your hand"))
    return offered[-1] if offered and price <= CHEAP else called(heard, "Pass")


POLICIES: dict[str, Policy] = {"khiva": khiva, "kilim": kilim, "samarkand": samarkand}


def begin(key: str, url: str, me: Player, change: Callable[[dict[str, Any]], None]) -> Reader:
    """From the home page to the table."""
    opening(me.page, change)
    me.page.goto(url)
    reader = Reader(me.page)
    reader.press(reader.wait_for("button", "Play now", TITLES[key]))
    return reader


def play(key: str, reader: Reader) -> None:
    """To the end of the game and into the next, by ear."""

    def asked(heard: list[Node]) -> Node | None:
        over = [n for n in heard if n.role == "heading" and n.name.casefold() == "the game is over"]
        return first(over) or POLICIES[key](heard)

    due = {*HEARD[key]}
    for _ in range(MOST_PRESSED):
        if (node := reader.wait(asked)).role == "heading":
            break
        due |= {said for word, said in IF_ASKED.items() if any(word in name for name in (node.name, *node.around))}
        reader.press(node)
    else:
        pytest.fail(f"The game has no end; at last {node} was pressed.")
    for words in due:
        reader.wait_to_be_told(words)
    reader.wait_to_be_told(*WON)
    reader.press(reader.wait_for("DisclosureTriangle", "The whole score sheet"))
    sheet = reader.wait(lambda heard: first([node for node in heard if node.role == "table"]))
    assert "Total" in sheet.text
    reader.press(reader.wait_for("button", "Rematch"))
    reader.wait(POLICIES[key])


def test_a_short_game_from_the_home_page_by_ear(url: str, someone: Someone) -> None:
    play("khiva", begin("khiva", url, someone(), small_box))


@pytest.mark.parametrize(
    ("key", "answer", "last"),
    [
        by_night(
            "kilim",
            lambda ask, _: weaver.answer(ask),
            lambda view: view["day"] == 3 and view["turn"] >= view["turns"] - 1,
        ),
        ("samarkand", merchant.answer, lambda view: view["turn"] == view["turns"]),
    ],
)
def test_the_last_turns_of_a_long_game_by_ear(key: str, answer: Answer, last: Far, url: str, someone: Someone) -> None:
    """All of it by night; what comes before is given by a script."""
    page = someone().page
    seats = game(key).seat_counts[0]
    address = table_of(page.context, url, seats, seats - 1, game=key, level="level1")
    assert answer_with(page.context, address, lambda ask, view: None if last(view) else answer(ask, view))
    page.goto(address)
    play(key, Reader(page))


@pytest.mark.nightly
@pytest.mark.parametrize("key", POLICIES)
def test_a_whole_game_by_ear(key: str, url: str, someone: Someone) -> None:
    play(key, begin(key, url, someone(), lambda setting: quick_bots(setting, "level1")))
