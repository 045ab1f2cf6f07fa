"""The plain page of the house, and the page about its API. Neither needs a script or a foreign file."""

import hmac
import json
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.params import FromPath

from caravanserai.engine.game import GAMES
from caravanserai.strings import Speaker
from caravanserai.tables.fold.frames import Bye, Hello, No, Pong, Presence, Said, Taken, Update
from caravanserai.tables.fold.messages import AnyMessage

from .built import is_built, page
from .errors import Problem, language_of
from .house import TheHouse, TheVisitor
from .lobby_frames import LobbyFrame
from .refusals import refuse
from .sharing import page_of

STYLE = (Path(__file__).parent / "page" / "house.css").read_bytes()
API = "/api/schema"

AnyFrame = Hello | Update | Taken | No | Said | Presence | Bye | Pong


def document(speak: Speaker, title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{speak.lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        '<link rel="icon" href="data:,">\n<link rel="stylesheet" href="/house.css">\n'
        f"{body}\n</html>\n"
    )


def front_page(speak: Speaker) -> str:
    name = escape(speak("page-title"))
    lines = [
        f"<main><h1>{name}</h1>",
        f"<p>{escape(speak('page-what', games=speak.joined([speak(f'game-{key}') for key in GAMES])))}</p>",
        f'<p class="soft">{escape(speak("page-soon"))}</p>',
        f'<p><a href="{API}?lang={speak.lang}">{escape(speak("page-api"))}</a></p></main>',
    ]
    return document(speak, speak("page-title"), "\n".join(lines))


def api_page(speak: Speaker, schema: dict[str, Any]) -> str:
    """Every operation and every type, from the OpenAPI document."""
    lines = [f"<main><h1>{escape(speak('page-api'))}</h1>"]
    lines.append(f'<p><a href="{API}/openapi.json">openapi.json</a></p>')
    for path, verbs in schema["paths"].items():
        lines += [_operation(verb.upper(), path, about) for verb, about in verbs.items()]
    lines.append(f"<h2>{escape(speak('page-types'))}</h2>")
    for name, type_schema in sorted(schema["components"]["schemas"].items()):
        lines.append(_fold(f"<code>{escape(name)}</code>", type_schema))
    return document(speak, speak("page-api"), "\n".join([*lines, "</main>"]))


def _operation(verb: str, path: str, about: dict[str, Any]) -> str:
    head = f'<span class="verb">{verb}</span> <code>{escape(path)}</code> <span class="soft">'
    kept = {key: about[key] for key in ("parameters", "requestBody", "responses") if about.get(key)}
    return _fold(f"{head}{escape(about.get('summary', ''))}</span>", kept)


def _fold(head: str, content: dict[str, Any]) -> str:
    text = escape(json.dumps(content, ensure_ascii=False, indent=2))
    return f"<details><summary>{head}</summary><pre>{text}</pre></details>"


class ApiPage(OpenAPIRenderPlugin):
    """Litestar's own pages fetch scripts from elsewhere; this one needs none."""

    def __init__(self) -> None:
        super().__init__(path="/")
        #: Made once for each language: it takes the loop as long as a dozen other requests.
        self._made: dict[str, bytes] = {}

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        lang = language_of(request.headers.get("accept-language"), request.query_params.get("lang"))
        if lang not in self._made:
            schema = json.loads(self.render_json(request, completed(openapi_schema)))
            self._made[lang] = api_page(Speaker(lang), schema).encode()
        return self._made[lang]


class ApiDocument(JsonRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/openapi.json")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """With what Litestar cannot know: the shape of every error, and what goes over the sockets."""
    components = schema["components"]["schemas"]
    if "Problem" in components:
        return schema
    roots, parts = msgspec.json.schema_components(
        [Problem, AnyMessage, AnyFrame, LobbyFrame], ref_template="#/components/schemas/{name}"
    )
    for name, part in parts.items():
        components.setdefault(name, part)
    components["SocketMessage"], components["SocketFrame"], components["LobbyFrame"] = roots[1:]
    problem = {"description": "No, and why.", "content": {"application/json": {"schema": roots[0]}}}
    for verbs in schema["paths"].values():
        for about in verbs.values():
            about["responses"].pop("400", None)
            about["responses"]["default"] = problem
    return schema


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def front(request: Request[Any, Any, Any], visitor: TheVisitor) -> Response[bytes]:
    return page(request) if is_built() else _plain(visitor)


@get("/table/{table:str}", include_in_schema=False, media_type=MediaType.HTML)
async def table_page(
    request: Request[Any, Any, Any], table: FromPath[str], house: TheHouse, visitor: TheVisitor
) -> Response[bytes]:
    return await page_of(request, table, house, visitor.speak) if is_built() else _plain(visitor)


def _plain(visitor: TheVisitor) -> Response[bytes]:
    return Response(front_page(visitor.speak).encode(), media_type=MediaType.HTML)


@get("/house.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "public, max-age=3600"})


@get("/healthz", include_in_schema=False)
async def health(house: TheHouse) -> Response[dict[str, str]]:
    """Is this process alive? Whoever hears no answer starts it again, and that would bring no database back."""
    return Response({"status": "stopping" if house.host.leaving else "ok"})


@get("/readyz", include_in_schema=False)
async def ready(house: TheHouse) -> Response[dict[str, str]]:
    """May a balancer send people here? The database answers soon, and the house is not about to close."""
    if not await house.has_database():
        status = "no-database"
    else:
        status = "stopping" if house.host.leaving else "ok"
    return Response({"status": status}, status_code=200 if status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """At an address of their own, or for who has the token; for anybody else there is no such page."""
    token = house.settings.metrics_token
    if not house.is_for_metrics(request.scope):
        if token is None:
            raise refuse("no-such-page")
        given = request.headers.get("authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise refuse("wrong-token")
    return Response(house.meter.page(), media_type="text/plain; version=0.0.4; charset=utf-8")
