"""Inside Pyodide: how long a bot's answer takes offline, for every game and level (`make bench-offline`)."""

import json
import random
import statistics
import sys
import time

# The rules and msgspec alone, as in a browser.
sys.path.insert(0, "/house/src")
began = time.perf_counter()

import msgspec  # noqa: E402

from caravanserai.engine.found import at_home  # noqa: E402
from caravanserai.engine.game import game  # noqa: E402
from caravanserai.solo.browser import open_house  # noqa: E402

LEVELS = ("level1", "level2", "level3")
#: Seconds for each game and level, or to its end.
LONGEST = 12


def thoughts(key: str, level: str) -> list[float]:
    """Milliseconds of each answer of a bot, at the largest table, where somebody gives any answers."""
    house, pick = open_house(lambda lang, message, args: message), random.Random(key + level)
    opening = {"game": key, "seats": game(key).seat_counts[-1], "level": level, "name": "Guest 1"}
    table = json.loads(house.ask("POST", "/api/tables", json.dumps(opening), "en"))["body"]["id"]
    at, took, end = house.tables[table].table, [], time.perf_counter() + LONGEST
    while at.status == "playing" and time.perf_counter() < end:
        before = time.perf_counter()
        if house.go_on(table) is not None:
            took.append(1_000 * (time.perf_counter() - before))
            continue
        seat = at.seat_of("me")
        move = msgspec.to_builtins(pick.choice(at.rules.offers(at.g, seat)))
        answer = {"type": "answer", "ask": at.ask_id(seat), "move_id": f"m{len(took)}", "move": move}
        house.hear(table, json.dumps(answer), "en")
    return took


print(f"Python {sys.version.split()[0]} ({sys.platform}), imported in {time.perf_counter() - began:.1f} s")
print("milliseconds for a bot's answer, median (19 of 20):")
for key in sorted(at_home()):
    found = []
    for level in LEVELS:
        took = thoughts(key, level)
        found.append(f"{statistics.median(took):.0f} ({statistics.quantiles(took, n=20)[-1]:.0f})")
    print(f"  {key:10}", *(f"{level} {times}" for level, times in zip(LEVELS, found, strict=True)), sep="  ")
