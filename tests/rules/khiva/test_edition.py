"""Editions: a corrected file changes the game, a broken one is refused with the line and the reason (KH-01 … KH-06)."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.engine.edition import BadEditionError, EditionProblemError
from caravanserai.games.khiva.words.events import CarpetsDelivered, EndTriggered, GemsGained, NothingLeft, SaltBought
from caravanserai.games.khiva.words.moves import SpendGems, TakeSalt
from tests.rules.khiva.positions import KHIVA, answer, begin, offers, position, reveal, told

STANDARD = (KHIVA.folder / "edition.toml").read_text(encoding="utf-8")
TEAPOTS = "2 = 4\n3 = 5\n4 = 5\n5 = 4\n6 = 2\n7 = 2\n"
CARPETS = "[carpets.values]\n" + "".join(
    f"{colour} = [2, 3, 4]\n" for colour in ("white", "blue", "green", "pink", "black")
)


def changed(*changes: tuple[str, str]) -> str:
    """The standard edition's file with some lines written differently."""
    text = STANDARD
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} should stand in the file once"
        text = text.replace(old, new)
    return text


def edition(*changes: tuple[str, str]) -> Any:
    return KHIVA.parse_edition(changed(*changes), "changed")


# -- corrected editions ---------------------------------------------------------------------------------------


def test_kh_02_an_edition_may_print_other_slots():
    slots = edition(("gem_slots = [2, 2, 1, 1, 0]", "gem_slots = [0, 2, 1, 1, 5]"))

    g = position(edition=slots, gems=[5, 1, 0], camels={"white": "1:4"})
    reveal(g, "white-5", "blue-1", "black-5")

    assert offers(g) == [SpendGems(gems) for gems in range(4)]  # the third reaches the counter
    answer(g, SpendGems(0))
    assert KHIVA.asked(g) == [0, 1, 2]  # a 1 takes none


def test_kh_03_an_edition_may_count_teapots_differently():
    nines = edition(("total = 22", "total = 7"), (TEAPOTS, "9 = 7\n"))

    g = begin(3, edition=nines)
    reveal(g, "white-5", "pink-1", "black-1")

    assert [camel.teapot for camel in KHIVA.view(g, 0).camels] == [9] * 5
    assert KHIVA.view(g, 0).piles.teapots == 1
    assert KHIVA.score(g, 0) == 9


def test_kh_04_an_edition_may_hold_other_carpets():
    two_each = CARPETS.replace("[2, 3, 4]", "[9, 1]")
    pairs = edition(("total = 15", "total = 10"), (CARPETS, two_each))

    g = position(edition=pairs, undelivered={0: "white-9 blue-9 blue-1 black-1"})
    events = reveal(g, "blue-5", "pink-1", "black-1")

    assert told(events, CarpetsDelivered) == [CarpetsDelivered(0, ("blue-9", "blue-1"))]
    assert KHIVA.view(g, 0).piles.carpets == 6
    assert KHIVA.score(g, 0) == 10 + sum(KHIVA.view(g, 0).own.tokens.teapots)


def test_kh_05_an_edition_may_hold_other_salt():
    dear = edition(("total = 5\n", "total = 2\n"), ("values = [8, 7, 6, 5, 4]", "values = [99, 1]"))

    g = position(edition=dear, gems=[6, 0, 0])
    reveal(g, "white-4", "pink-1", "black-1")
    answer(g, SpendGems(0))
    bought = answer(g, TakeSalt())

    assert told(bought, SaltBought, EndTriggered) == [SaltBought(0, 99)]
    assert KHIVA.view(g, 0).piles.salt == (1,)


def test_kh_06_an_edition_may_hold_fewer_gems():
    g = begin(3, edition=edition(("total = 30", "total = 1")))

    events = reveal(g, "white-1", "blue-1", "pink-5")

    assert told(events, GemsGained, NothingLeft) == [GemsGained(0, 1, 1), NothingLeft(1, 1)]


def test_an_edition_is_the_same_after_a_journey_through_a_record():
    data = msgspec.json.decode(msgspec.json.encode(KHIVA.standard_edition))

    assert KHIVA.convert_edition(data) == KHIVA.standard_edition


# -- broken editions ------------------------------------------------------------------------------------------

BROKEN: list[tuple[str, str, str]] = [
    # what stands in the file, what is written instead (the line to blame comes after the "|"), the reason
    # syntax
    ("total = 22", "|total = ", "Invalid value"),
    ("total = 22", "|total = 22 22", "Expected newline"),
    ("total = 22", "total = 22\n|total = 22", "Cannot overwrite a value"),
    ("[gems]", "|[gems", "Expected ']'"),
    ("total = 30", "|total = [30", "Unclosed array"),
    # shape
    ("total = 30", "total = 30\n|spare = 2", "gems.spare: Object contains unknown field `spare`"),
    ("[cards]", "[cards]\n|back = 3", "unknown field `back`"),
    ('name = "standard"', 'name = "standard"\n|year = 2024', "year: Object contains unknown field `year`"),
    ('name = "standard"', "|name = 7", "name: Expected `str`, got `int`"),
    ("total = 22", '|total = "22"', "teapots.total: Expected `int`, got `str`"),
    ("total = 30", "|total = 30.5", "gems.total: Expected `int`, got `float`"),
    ("total = 30", "|total = true", "gems.total: Expected `int`, got `bool`"),
    ("gem_slots = [2, 2, 1, 1, 0]", '|gem_slots = [2, 2, "1", 1, 0]', "cards.gem_slots: Expected `int`, got `str`"),
    ("gem_slots = [2, 2, 1, 1, 0]", "|gem_slots = 2", "cards.gem_slots: Expected `array`, got `int`"),
    ("[teapots.counts]\n2 = 4", '|[teapots.counts]\n2 = "4"', "teapots.counts: Expected `int`, got `str`"),
    ("[gems]\ntotal = 30", "|[gems]", "gems: Object missing required field `total`"),
    ("pink = [2, 3, 4]", "|red = [2, 3, 4]", "carpets.values.red: Invalid enum value 'red'"),
    # cards
    ('"white", "blue"', '|"blue", "white"', "cards.colours: must be white, blue, green, pink, black, in this order"),
    ("values = [1, 2, 3, 4, 5]", "|values = [1, 2, 3, 4, 6]", "cards.values: must be 1 to 5"),
    ("gem_slots = [2, 2, 1, 1, 0]", "|gem_slots = [2, 2, 1, 1]", "cards.gem_slots: needs 5 numbers"),
    ("gem_slots = [2, 2, 1, 1, 0]", "|gem_slots = [2, 2, 1, 1, 6]", "value 5 must have 0 to 5 slots, not 6"),
    ("gem_slots = [2, 2, 1, 1, 0]", "|gem_slots = [2, -1, 1, 1, 0]", "value 2 must have 0 to 5 slots, not -1"),
    # teapots
    ("total = 22", "|total = 5", "teapots.total: must be 6 to 40, not 5"),
    ("total = 22", "|total = 41", "teapots.total: must be 6 to 40, not 41"),
    ("2 = 4\n", "|0 = 4\n", "teapots.counts.0: is not a teapot's value; those are 1 to 9"),
    ("7 = 2\n", "|10 = 2\n", "teapots.counts.10: is not a teapot's value"),
    ("7 = 2\n", "|7 = -2\n", "teapots.counts.7: must be 0 to 40, not -2"),
    ("[teapots.counts]\n2 = 4", "|[teapots.counts]\n2 = 3", "the counts add up to 21, but the total is 22"),
    # carpets
    ("[carpets.values]\nwhite = [2, 3, 4]", "|[carpets.values]", "carpets.values: white is missing"),
    (
        "[carpets.values]\nwhite = [2, 3, 4]",
        "|[carpets.values]\nwhite = [2, 3]",
        "each colour must have as many carpets",
    ),
    (CARPETS, "|" + CARPETS.replace("[2, 3, 4]", "[]"), "each colour must have as many carpets, and at least one"),
    ("pink = [2, 3, 4]", "|pink = [2, 3, 10]", "carpets.values.pink: a carpet's value must be 1 to 9"),
    ("pink = [2, 3, 4]", "|pink = [0, 3, 4]", "carpets.values.pink: a carpet's value must be 1 to 9"),
    (CARPETS, "|" + CARPETS.replace("[2, 3, 4]", "[1, 2, 3, 4, 5, 6, 7]"), "at most 30 carpets fit in, not 35"),
    ("total = 15\n\n", "total = 16\n\n|", "there are 15 carpets, but the total is 16"),
    # salt
    ("total = 5\n", "|total = 0\n", "salt.total: must be 1 to 10, not 0"),
    ("total = 5\n", "|total = 11\n", "salt.total: must be 1 to 10, not 11"),
    ("values = [8, 7, 6, 5, 4]", "|values = [8, 7, 6, 5]", "salt.values: there are 4 bags, but the total is 5"),
    ("values = [8, 7, 6, 5, 4]", "|values = [100, 7, 6, 5, 4]", "a bag's value must be 1 to 99"),
    ("values = [8, 7, 6, 5, 4]", "|values = [8, 7, 6, 5, 0]", "a bag's value must be 1 to 99"),
    ("values = [8, 7, 6, 5, 4]", "|values = [4, 5, 6, 7, 8]", "the dearest bag lies on top"),
    # gems
    ("total = 30", "|total = -1", "gems.total: must be 0 to 100, not -1"),
    ("total = 30", "|total = 101", "gems.total: must be 0 to 100, not 101"),
]


@pytest.mark.parametrize(("old", "new", "reason"), BROKEN, ids=[reason for *_, reason in BROKEN])
def test_a_broken_edition_is_refused_with_the_line_and_the_reason(old: str, new: str, reason: str):
    marked = changed((old, new))

    with pytest.raises(BadEditionError) as refused:
        KHIVA.parse_edition(marked.replace("|", ""), "mine.toml")

    assert reason in refused.value.reason
    line = marked[: marked.index("|")].count("\n") + 1
    assert str(refused.value) == f"mine.toml:{line}: {refused.value.reason}"
    assert refused.value.line == line


def test_a_missing_table_has_no_line():
    with pytest.raises(BadEditionError, match=r"^mine\.toml: Object missing required field `gems`$") as refused:
        KHIVA.parse_edition(changed(("[gems]\ntotal = 30", "")), "mine.toml")

    assert refused.value.line is None


def test_a_text_that_breaks_off_blames_its_last_line():
    text = STANDARD + 'note = """\nand so'

    with pytest.raises(BadEditionError, match="Unterminated string") as refused:
        KHIVA.parse_edition(text, "mine.toml")

    assert refused.value.line == text.count("\n") + 1


def test_a_broken_edition_in_a_record_says_where():
    data = msgspec.to_builtins(KHIVA.standard_edition)
    data["gems"]["total"] = 101

    with pytest.raises(EditionProblemError, match=r"^gems\.total: must be 0 to 100, not 101$"):
        KHIVA.convert_edition(data)


def test_an_edition_file_is_read_by_its_path(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(changed(('"standard"', '"mine"')), encoding="utf-8")

    assert KHIVA.read_edition(path).name == "mine"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path):
    with pytest.raises(BadEditionError, match="cannot be read"):
        KHIVA.read_edition(tmp_path / "nowhere.toml")
    (tmp_path / "odd.toml").write_bytes(b"name = '\xff\xfe'")
    with pytest.raises(BadEditionError, match="is not a UTF-8 text file"):
        KHIVA.read_edition(tmp_path / "odd.toml")
