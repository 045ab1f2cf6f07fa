"""The caravans as a small drawing: each seat's camels and goods in a row, and what is for sale below."""

from caravanserai.pictures.svg import CARD, HIGH, INK, LINE, SAFFRON, SOFT, WIDE, emblem, placed, rect, text, tile

from .words.names import Card
from .words.view import SeatView, View

#: As the page has them (`frontend/src/games/samarkand/souk.css`).
KINDS = {
    "carpets": "#9c3526",
    "spices": "#c78a1b",
    "fruits": "#5a6630",
    "jewels": "#17706f",
    "clothes": "#3d4d86",
}
CAMEL = (
    '<path fill="#a07c48" d="M24 50h10l-2 28h-6zM56 50h10l0 28h-6z"/><path fill="#c9a06a" d="M12 46c0-9 8-13 18-14 5-'
    "15 21-15 27 0 5 3 10 3 13-1 6-7 3-15 8-20 4-3 10-2 14 3l2 5c-2 4-7 3-11 3-1 14-4 25-15 30l2 26h-6l-5-24H36l-2 "
    '24h-6l-1-23C18 55 12 53 12 46z"/><path fill="#b5402f" d="M28 33c2-1 2-1 3-3 6-13 20-13 25 1l2 3 3 19H26z"/>'
)
#: A camel's width; where goods begin.
WIDTH, GOODS = 46.0, 216.0
FOOT = 70.0
#: Of the cards in a row, one before the other.
GAP = 4.0


def turn(view: View) -> int:
    return view.turn


def draw(view: View) -> str:
    market = bool(view.offers)
    foot = FOOT if market else 0
    step = (HIGH - foot) / len(view.seats)
    parts = [_caravan(seat, place, place * step, step) for place, seat in enumerate(view.seats)]
    if market:
        parts.append(_market(view, HIGH - foot))
    return "".join(parts)


def _caravan(seat: SeatView, place: int, y: float, step: float) -> str:
    middle = y + step / 2
    parts = [
        rect(0, y + 3, WIDE, step - 6, f'rx="14" fill="{CARD}" fill-opacity=".6"'),
        emblem(place, 34, middle, min(48, step - 14)),
    ]
    room = min(WIDTH + 4, (GOODS - 74) / max(1, seat.camels))
    for n in range(seat.camels):
        x = 64 + n * room
        parts.append(placed(x, middle - 24, WIDTH / 96, CAMEL))
        if seat.capacities is not None:
            parts.append(text(x + 20, middle + 32, 20, str(seat.capacities[n]), SOFT, anchor="middle"))
    parts.append(_goods(seat, middle, step))
    return "".join(parts)


def _goods(seat: SeatView, middle: float, step: float) -> str:
    """What stayed behind is pale; what is hidden, face down."""
    hidden = seat.goods is None
    cards: list[Card | None] = [None] * seat.goods_count if seat.goods is None else [*seat.goods]
    wide = min(42.0, (step - 12) / 1.3)
    # The last card is whole: the others share what is left of it.
    room = min(wide + GAP, (WIDE - 10 - GOODS - wide) / max(1, len(cards) + len(seat.left) - 1))
    parts = []
    for n, card in enumerate([*cards, *seat.left]):
        x, y = GOODS + n * room, middle - wide * 0.65
        parts.append(_card(card, x, y, wide, faded=n >= len(cards)) if card else _back(x, y, wide))
    return "".join(parts) if cards or not hidden else ""


def _card(card: Card, x: float, y: float, wide: float, faded: bool = False) -> str:
    kind, _, value = card.partition("-")
    return tile(x, y, wide, value, KINDS[kind], faded)


def _back(x: float, y: float, wide: float) -> str:
    return rect(x, y, wide, wide * 1.3, f'rx="5" fill="#27335c" stroke="{SAFFRON}" stroke-width="2"')


def _market(view: View, y: float) -> str:
    """The offers, each with its seller, the camel, and the price that is called."""
    parts = [f'<path d="M0 {y + 4:g}H{WIDE}" stroke="{LINE}" stroke-width="2"/>']
    x = 12.0
    for offer in view.offers:
        parts.append(_card(offer.card, x, y + 12, 40))
        if offer.seller is not None:
            parts.append(emblem(offer.seller, x + 46, y + 26, 24))
        x += 82
    if view.camel is not None:
        parts.append(placed(x, y + 12, 0.55, CAMEL))
        parts.append(text(x + 62, y + 56, 22, str(view.camel), INK, anchor="middle"))
    if view.price is not None:
        parts.append(f'<circle cx="{WIDE - 40}" cy="{y + 38:g}" r="27" fill="{SAFFRON}"/>')
        parts.append(text(WIDE - 40, y + 48, 28, str(view.price), INK, anchor="middle"))
    return "".join(parts)
