"""docs/observations.md says what the arrays hold."""

from pathlib import Path

from tools.observation_docs import written

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_of_observations_is_up_to_date(update_goldens: bool) -> None:
    if update_goldens:
        PAGE.write_text(written(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == written()
