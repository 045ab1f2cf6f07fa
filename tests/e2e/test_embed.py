"""A replay in a frame of somebody's own page."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Someone
from tests.e2e.finished import finished_game


@contextmanager
def blog(*frames: str) -> Iterator[str]:
    """The address of a page elsewhere, with these in frames: another name of this machine is another site."""
    html = "".join(f'<iframe src="{one}" width="800" height="600"></iframe>' for one in frames).encode()

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(html)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Blog) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://localhost:{server.server_port}/"
        finally:
            server.shutdown()


def test_a_replay_plays_on_a_page_of_others_and_nothing_else_does(browser: Browser, url: str, someone: Someone) -> None:
    page, table = someone().page, finished_game(browser, url, 2)
    with blog(f"{url}/embed/{table}", f"{url}/table/{table}") as address:
        page.goto(address)
        shown, refused = (page.frame_locator("iframe").nth(n) for n in (0, 1))
        step = shown.get_by_role("slider")
        expect(step).to_be_visible()
        before = step.input_value()
        shown.get_by_role("button", name="One step on").click()
        expect(step).not_to_have_value(before)
        # The way into the house opens a window of its own.
        with page.context.expect_page() as opened:
            shown.get_by_role("link", name="see this game in the house").click()
        expect(opened.value).to_have_url(f"{url}/replay/{table}")
        opened.value.close()
        expect(refused.locator("main, .frame")).to_have_count(0)
        assert [frame.url for frame in page.frames if frame.url.startswith("chrome-error:")], "the table was refused"
