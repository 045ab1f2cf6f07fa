"""Goods in few words."""

from collections import Counter

from caravanserai.strings import Speaker

from ..words.names import KIND_NAMES
from ..words.prospects import ShoppingList
from ..words.questions import StopOption

NONE = "–"


def by_kind(cards: tuple[str, ...], speak: Speaker) -> str:
    """Goods by kind, the values of each: "spices 1 1 5, jewels 2"."""
    lots = [(kind, [card[-1] for card in cards if card.startswith(kind)]) for kind in KIND_NAMES]
    return ", ".join(f"{speak('samarkand-kind', kind=kind)} {' '.join(values)}" for kind, values in lots if values)


def values_of(cards: tuple[str, ...]) -> str:
    """A hand of one kind: "1 ×3  2 ×2  7"."""
    counts = Counter(card[-1] for card in cards)
    return "  ".join(value if count == 1 else f"{value} ×{count}" for value, count in counts.items())


def prospect_in_words(option: StopOption, speak: Speaker) -> str:
    """What a card may bring at the end: "+6: completes your spices, needs a place". Where something was learned for the
    table, the number is what it changes at this price and whatever the condition, "±0" if that is about nothing."""
    found = option.prospect
    kind = speak("samarkand-kind", kind=found.kinds[0] if found.kinds else option.card.partition("-")[0])
    words = [
        speak(
            "samarkand-prospect",
            brings=found.brings,
            kind=kind,
            kinds=len(found.kinds),
            alike=found.alike,
            value=option.card[-1],
            room=found.room,
        )
    ]
    if found.needs and not option.learned:
        words.append(speak("samarkand-prospect-needs", needs=found.needs))
    if found.empty:
        words.append(speak("samarkand-prospect-empty", empty=found.empty))
    said = ", ".join(words)
    if option.expected == 0:
        return f"±0: {said}"
    points = option.expected or 0 if option.learned else found.points
    return said if points == 0 else f"{points:+d}: {said}".replace("-", "−", 1)


def shopping_in_words(shopping: ShoppingList, speak: Speaker) -> list[str]:
    """The kinds that count, had or missing; places; and a warning in time."""
    had = [
        f"{speak('samarkand-kind', kind=line.kind)} {' '.join(map(str, line.values))}"
        if line.values
        else speak("samarkand-missing", kind=line.kind, cards=line.to_come)
        for line in shopping.kinds
    ]
    places = speak("samarkand-free", free=max(0, shopping.free), over=max(0, -shopping.free))
    lines = [speak("samarkand-shopping", kinds=", ".join(had), places=places)]
    if (warning := shopping.warning) is not None:
        kinds = ", ".join(speak("samarkand-kind", kind=kind) for kind in warning.kinds)
        missing = speak("samarkand-warning", count=len(warning.kinds), kind=warning.kinds[0], kinds=kinds)
        lines.append(f"{missing} {speak('samarkand-warning.why', points=warning.at_stake)}")
    return lines
