"""The application: the parts of this floor, put together."""

from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from caravanserai import __version__

from . import coach_http
from .account_http import AccountController
from .body import StrictBody
from .bots_http import BotsController
from .built import asset, client_route, rootfile, worker
from .circles_http import CirclesController
from .covering_http import HANDLERS as COVERING
from .daily_http import DailyController
from .door import Door
from .errors import on_error
from .events_http import EventsController
from .friends_http import FriendsController
from .games_http import GamesController
from .holidays_http import HANDLERS as HOLIDAYS
from .house import House, provide_house, provide_visitor
from .keeping_http import HANDLERS as KEEPING
from .lessons_http import all_lessons, begin_lesson, table_lesson
from .lobby_socket import lobby_socket
from .mail_http import MailController
from .moderation_http import ModerationController
from .my_games_http import MyGamesController
from .news_http import NewsController
from .offline_http import bring_game, kit, kit_file
from .oidc_http import OidcController
from .pages import API, ApiDocument, ApiPage, front, health, metrics, ready, style, table_page
from .people_http import PeopleController
from .play_http import press
from .privacy_http import HANDLERS as PRIVACY
from .profiles_http import HANDLERS as PROFILES
from .proof_http import ProofController
from .ratings_http import HANDLERS as RATINGS
from .replay_http import draw_last_turn, replay_table
from .reports_http import ReportsController
from .sharing import picture, shared
from .socket import table_socket
from .tables_http import TablesController
from .tickets_http import HANDLERS as TICKETS

#: What the page and programs ask for over HTTP, in the order of docs/protocol.md.
REQUESTS: tuple[Any, ...] = (
    PeopleController,
    AccountController,
    ProofController,
    OidcController,
    MailController,
    NewsController,
    MyGamesController,
    FriendsController,
    CirclesController,
    ReportsController,
    ModerationController,
    TablesController,
    GamesController,
    BotsController,
    DailyController,
    EventsController,
    press,
    *PROFILES,
    *RATINGS,
    *KEEPING,
    *COVERING,
    *HOLIDAYS,
    *TICKETS,
    *PRIVACY,
    replay_table,
    draw_last_turn,
    *coach_http.HANDLERS,
    all_lessons,
    begin_lesson,
    table_lesson,
    kit,
    bring_game,
)


def create_app(house: House, inner: Litestar | None = None) -> Door:
    """`inner` may have been another house's, if that is closed and had the same limits."""
    inner = inner or inner_app(house)
    inner.state.house = house
    return Door(inner, house)


def inner_app(house: House) -> Litestar:
    return Litestar(
        route_handlers=[
            *REQUESTS,
            table_socket,
            lobby_socket,
            front,
            table_page,
            client_route,
            asset,
            kit_file,
            rootfile,
            worker,
            shared,
            picture,
            style,
            health,
            ready,
            metrics,
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
        },
        dto=StrictBody,
        return_dto=None,
        exception_handlers={Exception: on_error},
        request_max_body_size=house.settings.body_limit,
        openapi_config=OpenAPIConfig(
            title="Caravanserai",
            version=__version__,
            path=API,
            render_plugins=[ApiPage(), ApiDocument()],
        ),
        logging_config=None,
        debug=False,
    )
