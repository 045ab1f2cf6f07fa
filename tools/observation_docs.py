"""Writes docs/observations.md: what each number of an observation and of an answer is, from the games' own layouts."""

from caravanserai.engine.found import at_home
from caravanserai.engine.game import game
from caravanserai.research import layout, layout_table

HEAD = """# Observations and answers, number by number

What [research.md](research.md) calls an observation is a row of whole numbers, and an answer is one number. Sizes
depend on the number of seats; here they are for the table that the deal of the day has. `layout(game, seats)` of
`caravanserai.research` has them for every table, and its `where(name)` says where a part begins and ends.

`own-…` is of the seat that looks, `left-1-…` of the next on its left, and so on: no seat has a number of its own, so
what is learned at one seat is good at every other. A part that says “one of” has a 1 at one of its places.

This page is written from the code: `make golden`.
"""


def written() -> str:
    parts = [HEAD]
    for key in at_home():
        made = layout(key, game(key).daily_seats)
        parts.append(
            f"## {key.capitalize()}, {made.seats} seats: {made.size} numbers, {made.answer_count} answers\n\n"
            f"{layout_table(key, made.seats)}"
        )
    return "\n".join(parts)
