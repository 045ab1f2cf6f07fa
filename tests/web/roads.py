"""Every road into the house, and what it answers to each kind of visitor. A road that is not here fails the test.

`wanted` has a status for each of ROLES, in their order; the last one counts for all further ones. So a new kind of
visitor is a word in ROLES, somebody in `test_every_road.py` who comes as such, and a number more where it matters.

Words in capital letters stand for what the test makes for each visitor anew: TABLE is one of Anna's that waits for
players, RUNNING one where she plays with a bot, OVER a game that she has played, EVENT an event of hers; MINE is an
open table of the visitor's own. ANNA is the key by which the visitor has her among their friends, HANDLE her handle,
NEW one that nobody has, NAME the visitor's name, and HASH one of their own. Anna herself is the account.
"""

from typing import Any

from msgspec import Struct

ROLES = ("nobody", "guest", "account", "friend", "blocked", "stranger", "moderator")
NONCE_HASH = "0" * 64
SETTING = {"game": "khiva", "seats": 3}
#: A game of which nothing was played.
OFFLINE = {
    "table": "x",
    "game": "khiva",
    "rules": 0,
    "seats": 2,
    "seat": 0,
    "options": {},
    "bots": {"1": "level5"},
    "secret": "0" * 64,
    "moves": [],
    "result": {"scores": [], "ranks": []},
}


class Road(Struct, frozen=True):
    method: str
    path: str
    wanted: str
    body: Any = None
    #: Where the address has more in it than the table and Anna's handle.
    parts: dict[str, str] = {}

    def status(self, role: str) -> int:
        wanted = self.wanted.split()
        return int(wanted[min(ROLES.index(role), len(wanted) - 1)])


def get(path: str, wanted: str = "200", **parts: str) -> Road:
    return Road("GET", path, wanted, None, parts)


def post(path: str, wanted: str, body: Any = None, **parts: str) -> Road:
    return Road("POST", path, wanted, body, parts)


ROADS = (
    # -- me ------------------------------------------------------------------------------------------------------
    get("/api/me"),
    post("/api/me", "200", {"name": "Somebody"}),
    post("/api/me/return-link", "401 201"),
    post("/api/me/return/look", "409", {"token": "x"}),
    post("/api/me/return", "409", {"token": "x"}),
    get("/api/me/account", "401 200"),
    post("/api/me/password", "200 200 403", {"password": "the camel waits at dusk", "handle": "NEW"}),
    post("/api/me/handle", "401 409 403", {"handle": "NEW"}),
    post("/api/me/keys/remove", "401 404 403", {"id": "x"}),
    post("/api/me/codes", "401 409 403"),
    post("/api/me/sign-in", "403", {"handle": "HANDLE", "password": "a wrong password"}),
    post("/api/me/sign-in/code", "403", {"code": "x"}),
    post("/api/me/passkeys/begin", "409"),
    post("/api/me/passkeys", "401 409", {"answer": {}}),
    post("/api/me/sign-in/passkey/begin", "409"),
    post("/api/me/sign-in/passkey", "409", {"answer": {}}),
    post("/api/me/sign-out", "204 409 204", {}),
    post("/api/me/devices/sign-out", "401 404", {"id": "x"}),
    post("/api/me/devices/sign-out-others", "401 200 403"),
    # Who has a key shows it once more, before what leads back to them is changed.
    post("/api/me/proof/password", "401 403", {"password": "a wrong password"}),
    post("/api/me/proof/code", "401 403", {"code": "x"}),
    post("/api/me/proof/passkey/begin", "401 409"),
    post("/api/me/proof/passkey", "401 409", {"answer": {}}),
    # In a house without a provider of OpenID Connect, and without mail.
    get("/api/me/ways"),
    post("/api/me/oidc/begin", "404", {"purpose": "sign-in"}),
    post("/api/me/oidc", "404", {"state": "x"}),
    post("/api/me/mail", "401 404", {"address": "somebody@example.org"}),
    post("/api/me/mail/remove", "401 200 403"),
    post("/api/me/mail/look", "409", {"token": "x"}),
    post("/api/me/mail/confirm", "409", {"token": "x"}),
    post("/api/me/sign-in/mail", "404", {"address": "somebody@example.org"}),
    # No address of the house's own network, nor one without the keys of a browser.
    get("/api/me/news"),
    get("/api/me/news/turns"),
    post("/api/me/news/push", "401 400", {"endpoint": "https://push.example.org/x", "p256dh": "x", "auth": "x"}),
    post("/api/me/news/hook", "401 200", {"kind": "json", "address": "https://chat.example.org/x"}),
    post("/api/me/news/mail", "401 404"),
    post("/api/me/news/remove", "401 404", {"channel": "x"}),
    post("/api/me/news/test", "401 404", {"channel": "x"}),
    post("/api/me/news/choice", "401 204", {"reasons": ["turn"], "without": ["khiva"]}),
    get("/api/me/data", "401 200"),
    post("/api/me/delete", "401 204 403", {"name": "NAME"}),
    get("/api/me/choices"),
    post("/api/me/choices", "204", {}),
    get("/api/me/profile", "401 200"),
    post("/api/me/profile", "401 204", {"shows": "private"}),
    get("/api/me/games"),
    post("/api/me/games/{table}/star", "401 404 204 404", {"on": True}, table="OVER"),
    post("/api/me/games/{table}/note", "401 404 204 404", {"text": "well played"}, table="OVER"),
    get("/api/people/{handle}", "404 404 200 200 404"),
    # -- ratings -------------------------------------------------------------------------------------------------
    get("/api/me/ratings", "401 200"),
    get("/api/people/{handle}/ratings", "404 404 200 200 404"),
    get("/api/ratings"),
    get("/api/ratings/{game}", game="khiva"),
    get("/api/tables/{table}/rating", "401 200", table="OVER"),
    # -- friends: who is blocked is answered as a friend is ------------------------------------------------------
    get("/api/friends", "401 200"),
    get("/api/friends/news"),
    post("/api/friends/ask", "401 204 409 409 409 204", {"handle": "HANDLE"}),
    post("/api/friends/answer", "401 404", {"key": "x", "yes": True}),
    post("/api/friends/remove", "401 404 404 204 204 404", {"key": "ANNA"}),
    post("/api/friends/block", "401 204 409 204", {"handle": "HANDLE"}),
    post("/api/friends/unblock", "401 404", {"key": "x"}),
    post("/api/friends/invite", "401 404 404 204 204 404", {"key": "ANNA", "table": "MINE"}),
    post("/api/friends/dismiss", "401 204", {"table": "TABLE"}),
    # -- circles: CIRCLE is Anna's, with the friend and the blocked among its members ------------------------------
    get("/api/circles"),
    post("/api/circles", "201", {"name": "Thursdays"}),
    get("/api/circles/{circle}", "401 404 200 200 200 404"),
    post("/api/circles/{circle}/look", "404", {"secret": "x"}),
    post("/api/circles/{circle}/join", "404", {"secret": "x"}),
    post("/api/circles/{circle}/leave", "401 404 409 204 204 404"),
    post("/api/circles/{circle}/end", "401 404 204 403 403 404"),
    post("/api/circles/{circle}/rename", "401 404 204 403 403 404", {"name": "Fridays"}),
    post("/api/circles/{circle}/link", "401 404 204 403 403 404"),
    post("/api/circles/{circle}/feed", "401 404 204 204 204 404"),
    post("/api/circles/{circle}/remove", "401 404 404 403 403 404", {"key": "x"}),
    post("/api/circles/{circle}/keeper", "401 404 404 403 403 404", {"key": "x", "on": True}),
    post("/api/circles/{circle}/evenings", "401 404 201 403 403 404", {"starts": "SOON"}),
    post("/api/circles/{circle}/evenings/{evening}", "401 404 404 403 403 404", {"starts": "SOON"}, evening="x"),
    post("/api/circles/{circle}/evenings/{evening}/off", "401 404 404 403 403 404", evening="x"),
    post("/api/circles/{circle}/evenings/{evening}/answer", "401 404 404 404", {"answer": "in"}, evening="x"),
    post(
        "/api/circles/{circle}/evenings/{evening}/round",
        "401 404 404 403 403 404",
        {"number": 1, "game": "khiva", "seats": 2},
        evening="x",
    ),
    get("/api/circles/{circle}/standings", "401 404 200 200 200 404"),
    get("/api/circles/{circle}/daily", "401 404 200 200 200 404"),
    post("/api/circles/{circle}/daily/{game_key}", "401 404 400 400 400 404", game_key="no-such-game"),
    get("/api/circles/{circle}/export", "401 404 200 403 403 404"),
    get("/api/circles/{circle}/calendar/{secret}", "404", secret="x"),
    # -- reports -------------------------------------------------------------------------------------------------
    post("/api/reports", "401 204 409 204", {"kind": "name", "handle": "HANDLE"}),
    get("/api/notices", "401 200"),
    post("/api/notices/read", "401 204"),
    post("/api/notices/answer", "401 404", {"id": "x", "text": "It was not me."}),
    get("/api/moderation", "401 403 403 403 403 403 200"),
    get("/api/moderation/{report}", "401 403 403 403 403 403 404", report="x"),
    get("/api/moderation/{report}/evidence", "401 403 403 403 403 403 404", report="x"),
    post("/api/moderation/{report}", "401 403 403 403 403 403 404", {"what": "dismiss"}, report="x"),
    # -- tables --------------------------------------------------------------------------------------------------
    get("/api/tables"),
    post("/api/tables", "201", {"setting": SETTING, "nonce_hash": NONCE_HASH}),
    get("/api/me/tickets"),
    post("/api/me/tickets", "201", {"game": "khiva", "seats": 3, "hours": [20]}),
    post("/api/me/tickets/withdraw", "401 404", {"id": "x"}),
    get("/api/me/holiday"),
    post("/api/me/holiday", "401 400", {"starts": 0, "until": 0}),
    post("/api/me/holiday/end", "401 200"),
    post("/api/tables/{table}/pause", "401 409", {"seat": 0, "yes": True}),
    # -- evenings and tournaments --------------------------------------------------------------------------------
    get("/api/events"),
    post("/api/events", "401 409 400", {**SETTING, "title": "", "format": "knock-out", "closes_at": 0}),
    get("/api/events/{event}", event="EVENT"),
    get("/api/events/{event}/rounds/{number}", "404", event="EVENT", number="1"),
    get("/api/events/{event}/cross", event="EVENT"),
    get("/api/events/{event}/file", "409", event="EVENT"),
    post("/api/events/{event}/enter", "200", {"nonce_hash": "HASH"}, event="EVENT"),
    post("/api/events/{event}/open", "401 409", {"nonce": "x"}, event="EVENT"),
    post("/api/events/{event}/withdraw", "401 409", event="EVENT"),
    post("/api/events/{event}/begin", "401 409", event="EVENT"),
    post("/api/events/{event}/late", "409", event="EVENT"),
    post("/api/events/{event}/remove", "401 403 404 403", {"key": "x", "reason": "x"}, event="EVENT"),
    post("/api/events/{event}/void", "401 403 404 403", {"round": 1, "table": 0, "reason": "x"}, event="EVENT"),
    post(
        "/api/events/{event}/correct",
        "401 403 404 403",
        {"round": 1, "table": 0, "points": [1, 2], "places": [2, 1], "reason": "x"},
        event="EVENT",
    ),
    post("/api/events/{event}/call-off", "401 403 200 403", {"reason": "x"}, event="EVENT"),
    post("/api/play", "201", {"game": "khiva", "nonce_hash": NONCE_HASH}),
    get("/api/tables/{table}"),
    post("/api/tables/{table}/sit", "200 200 409 200 409 200", {"nonce_hash": NONCE_HASH}),
    post("/api/tables/{table}/nonce", "401 403 409 403", {"nonce": None}),
    post("/api/tables/{table}/stand", "401 403 204 403"),
    post("/api/tables/{table}/bot", "401 403 204 403", {"seat": 1, "bot": "greedy"}),
    post("/api/tables/{table}/start", "401 403 204 403"),
    post("/api/tables/{table}/close", "401 403 204 403"),
    post("/api/tables/{table}/take-over", "200 200 409 200 409 200", {"seat": 1}, table="RUNNING"),
    post("/api/tables/{table}/take-over/answer", "401 403 409 403", {"wish": 1, "yes": True}, table="RUNNING"),
    post("/api/tables/{table}/cover", "401 403 409 403", {"seat": 1}, table="RUNNING"),
    post("/api/tables/{table}/cover/answer", "401 403 409 403", {"ask": 1, "yes": True}, table="RUNNING"),
    post("/api/tables/{table}/come-back", "401 403 204 403", table="RUNNING"),
    post("/api/tables/{table}/keep", "401 404 404 204 204 404", {"key": "ANNA"}, table="MINE"),
    post("/api/tables/{table}/free", "401 403 204 403", {"seat": 1}),
    get("/api/tables/{table}/kept", "401 403 200 403"),
    post("/api/tables/{table}/release", "401 403 409 403", {"seat": 1}, table="RUNNING"),
    post("/api/tables/{table}/rematch", "401 403 200 403", {"nonce_hash": NONCE_HASH}, table="OVER"),
    post("/api/tables/{table}/play-on", "201", {"step": 1, "seat": 0, "bot": "greedy"}, table="OVER"),
    get("/api/tables/{table}/record", table="OVER"),
    get("/api/tables/{table}/replay", table="OVER"),
    get("/api/tables/{table}/last-turn", table="OVER"),
    post("/api/tables/{table}/hint", "401 403 403", {"ask": "1.0"}, table="RUNNING"),
    get("/api/tables/{table}/review", table="OVER"),
    post("/api/tables/{table}/review", "409", table="RUNNING"),
    get("/api/tables/{table}/lesson", "404"),
    # -- the house: for everybody alike --------------------------------------------------------------------------
    get("/api/privacy"),
    get("/api/names"),
    get("/api/games"),
    get("/api/mine"),
    get("/api/rules/games"),
    get("/api/rules/plain"),
    get("/api/games/{key}/strings/{lang}", key="khiva", lang="en"),
    get("/api/rulebooks"),
    get("/api/rulebooks/{key}/{lang}", key="khiva", lang="en"),
    get("/api/bots"),
    get("/api/daily"),
    get("/api/daily/{game_key}", game_key="khiva"),
    post("/api/daily/{game_key}", "400", game_key="no-such-game"),
    get("/api/coach"),
    get("/api/lessons"),
    post("/api/lessons/{game}/{key}", "404", game="khiva", key="no-such-lesson"),
    get("/api/offline"),
    post("/api/offline/games", "400", OFFLINE),
)
