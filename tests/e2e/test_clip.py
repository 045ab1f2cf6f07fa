"""A clip of the last turn, made in the browser."""

import json

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.finished import finished_game
from tests.e2e.merchant import souk_at
from tests.e2e.weaver import kilim_at

#: The side of the square that is recorded.
SIDE = 720


def hurried(route: Route) -> None:
    """The same clip in a tenth of the time."""
    clip = route.fetch().json()
    frames = [{**frame, "ms": frame["ms"] // 10} for frame in clip["frames"]]
    route.fulfill(body=json.dumps({**clip, "frames": frames}), content_type="application/json")


def makes_a_clip(page: Page) -> dict[str, float]:
    """What the browser knows of the video, once it can be played."""
    page.get_by_role("button", name="Clip of the last turn").click()
    video = page.get_by_role("dialog").locator("video")
    expect(video).to_be_visible(timeout=60_000)
    found: dict[str, float] = video.evaluate(
        """async (video) => {
             while (video.readyState < 2 || !Number.isFinite(video.duration) || video.seeking)
               await new Promise((on) => setTimeout(on, 50));
             video.muted = true;
             await video.play();
             while (video.currentTime === 0) await new Promise((on) => setTimeout(on, 20));
             return { wide: video.videoWidth, high: video.videoHeight, seconds: video.duration };
           }"""
    )
    return found


def test_the_last_turn_is_made_into_a_video_that_plays(browser: Browser, url: str, someone: Someone) -> None:
    page = someone(**PHONE).page
    page.route("**/last-turn", hurried)
    page.goto(f"{url}/replay/{finished_game(browser, url, 2)}")
    found = makes_a_clip(page)
    assert (found["wide"], found["high"]) == (SIDE, SIDE) and 0.2 < found["seconds"] < 60
    with page.expect_download() as download:
        page.get_by_role("link", name="Save").click()
    assert download.value.suggested_filename.partition(".")[2] in ("webm", "mp4")
    assert download.value.path().stat().st_size > 1_000


def test_where_no_video_can_be_recorded_there_is_a_picture(browser: Browser, url: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/replay/{finished_game(browser, url, 2)}")
    button = page.get_by_role("button", name="Clip of the last turn")
    expect(button).to_be_visible()
    page.evaluate("delete window.MediaRecorder")
    button.click()
    expect(page.get_by_role("dialog")).to_contain_text("cannot record")
    with page.expect_download() as download:
        page.get_by_role("link", name="Picture").click()
    assert download.value.suggested_filename.endswith(".png")


@pytest.mark.nightly
@pytest.mark.parametrize("at", [kilim_at, souk_at])
def test_other_games_have_clips_too(url: str, someone: Someone, at: object) -> None:
    page = someone().page
    context: BrowserContext = page.context
    address: str = at(context, url, 3, "over")  # type: ignore[operator]
    page.route("**/last-turn", hurried)
    page.goto(address.replace("/table/", "/replay/"))
    assert makes_a_clip(page)["wide"] == SIDE
