"""What seats are called: people by their names, bots as characters in the reader's language. The page has the same in
`characters.ts`."""

from collections.abc import Sequence

from . import CHARACTERS, Speaker

#: As `tables/log/person.py` has it.
NAMELESS = "–"


def seat_speaker(lang: str, people: Sequence[str], bots: Sequence[str | None], you: int | None = None) -> Speaker:
    """Who speaks to a reader at this table. `people` has an empty name where a bot sits."""
    speak = Speaker(lang)
    names, called = [], []
    for seat, person in enumerate(people):
        name, inside = _person(speak, person) if person.strip() else _bot(speak, seat, people, bots)
        names.append(name)
        called.append(inside or speak("seat-name", number=seat + 1))
    return Speaker(lang, names, you, called)


def _person(speak: Speaker, name: str) -> tuple[str, str]:
    """Who is gone is "a merchant"."""
    return (speak("nameless"), speak("nameless.called")) if name == NAMELESS else (name, name)


def _bot(speak: Speaker, seat: int, people: Sequence[str], bots: Sequence[str | None]) -> tuple[str, str]:
    """ "Guide" on a list, "the Guide" in a sentence; "Guide 2" for one of several."""
    bot = bots[seat] if seat < len(bots) else None
    if bot is None:
        return "", ""
    if bot not in CHARACTERS:
        unknown = speak("page-bot-name", number=seat + 1)
        return unknown, unknown
    name = speak(f"page-bot-{bot}")
    alike = [one for one, other in enumerate(bots) if other == bot and not people[one].strip()]
    if len(alike) == 1:
        return name, speak(f"page-bot-{bot}.called")
    numbered = speak("page-bot-numbered", name=name, number=alike.index(seat) + 1)
    return numbered, numbered
