"""A reader of the coach's sentences who knows the rules, and nothing of how the sentences are made: what each claims is
held against the position that it speaks about."""

from collections.abc import Callable
from typing import Any

from caravanserai.engine.game import game
from caravanserai.engine.phrases import Phrase
from caravanserai.strings import LANGUAGES, Speaker

SPEAKERS = [Speaker(lang) for lang in LANGUAGES]

#: By the message: what must hold of the position, the seat, its move, and what the sentence is made of.
Reader = Callable[[Any, int, Any, dict[str, Any]], None]
READERS: dict[str, Reader] = {}


def reads(*messages: str) -> Callable[[Reader], Reader]:
    def add(reader: Reader) -> Reader:
        READERS.update(dict.fromkeys(messages, reader))
        return reader

    return add


def read(key: str, g: Any, seat: int, move: Any, phrase: Phrase) -> str:
    """Which message it is. Fails where the sentence is wrong, in any language, or nobody can read it."""
    said = [speak.say(phrase) for speak in SPEAKERS]
    assert all(text.endswith(".") and "{" not in text for text in said), said
    percent = phrase.args.get("percent")
    if isinstance(percent, int):
        assert percent % 5 == 0 and 0 <= percent <= 100
        # What the position does not decide is told as what was tried.
        tried = "tried" in said[0] or "about" in said[0] or phrase.id in NOT_A_COUNT.get(percent, ())
        assert tried, said[0]
    READERS[phrase.id](g, seat, move, phrase.args)
    return phrase.id


#: Sentences that say something else where it happened in no game, or in all of them.
NOT_A_COUNT = {0: ("coach-samarkand-sell-risk",)}


def after(key: str, g: Any, seat: int, move: Any) -> Any:
    """The position when the seat has answered so."""
    rules, tried = game(key), g.copy()
    action = rules.action_of(tried, move)
    assert action is not None
    rules.apply(tried, seat, action)
    return tried


# -- any game -------------------------------------------------------------------------------------------------


@reads("coach-any-gain", "coach-any-risk", "coach-samarkand-load-risk", "coach-khiva-carpet-risk")
def _nothing_in_numbers(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert not parts


# -- Khiva ----------------------------------------------------------------------------------------------------


def _seen(g: Any, seat: int) -> set[str]:
    own = game("khiva").view(g, seat)
    return {*own.own.hand, *own.discard, *own.face_up, *(card for one in own.seats for card in one.played)}


def _undercut(g: Any, seat: int, move: Any) -> bool:
    """KH-16: may a rival still play a lower card? KH-40: than the lower of two of a colour."""
    colours = {card.split("-")[0]: card for card in sorted(move.play, reverse=True)}
    return any(not _lowest(card, _seen(g, seat)) for card in colours.values())


def _lowest(card: str, seen: set[str]) -> bool:
    colour, value = card.split("-")
    return all(f"{colour}-{lower}" in seen for lower in range(1, int(value)))


@reads("coach-khiva-cards-gain", "coach-khiva-refused-gain")
def _cards_gain(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert {*move.play, *move.give} <= {*game("khiva").view(g, seat).own.hand}
    certain = any(_lowest(card, _seen(g, seat)) for card in move.play)
    assert (parts.get("percent") == "certain") == certain
    if "percent" in parts:
        assert parts["percent"] != 0 and (parts["sign"] == "zero") == (parts["points"] == 0)


@reads("coach-khiva-cards-risk")
def _cards_risk(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert (parts["percent"] == "never") == (not _undercut(g, seat, move))
    assert parts["to"].args["seat"] == (seat + 1) % g.seats


@reads("coach-khiva-gems-gain")
def _gems(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert parts["gems"] == move.gems <= g.gems[seat]


@reads("coach-khiva-gems-risk")
def _gems_left(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert parts["gems"] == g.gems[seat] - getattr(move, "gems", 3) >= 0


@reads("coach-khiva-salt-gain")
def _salt(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    rules = game("khiva")
    gained = rules.score(after("khiva", g, seat, move), seat) - rules.score(g, seat)
    assert gained == parts["points"] - parts["price"], "a gem is a point"


@reads("coach-khiva-carpet-gain")
def _carpet(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert parts["gems"] == g.gems[seat] == after("khiva", g, seat, move).gems[seat]


# -- Kilim ----------------------------------------------------------------------------------------------------


def _offers(g: Any, seat: int) -> tuple[set[int], set[int]]:
    """KI-14: what rivals may offer this turn, and what of it lies open already, by what everybody sees."""
    view = game("kilim").view(g, seat)
    may: set[int] = set()
    lie: set[int] = set()
    for other, one in enumerate(view.seats):
        if other == seat:
            continue
        if one.card is None or (one.card == "spy" and one.laid is None):
            may |= {*one.gold}
        elif one.laid is not None:
            lie.add(one.laid)
    return may | lie, lie


def _gold_of(move: Any) -> int:
    """0 for a special card."""
    if hasattr(move, "gold"):
        return int(move.gold)
    return int(move.card.removeprefix("gold-")) if move.card.startswith("gold-") else 0


@reads("coach-kilim-card-gain", "coach-kilim-save-gain")
def _card_gain(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    gold, (offers, _) = _gold_of(move), _offers(g, seat)
    offer = parts.get("purpose", "offer") == "offer"
    if offer and gold and "purpose" in parts:
        assert (parts["percent"] == "certain") == (gold > max(offers, default=0))
    assert parts.get("percent") != 0


@reads("coach-kilim-offer-risk")
def _offer_risk(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    gold, (offers, lie) = _gold_of(move), _offers(g, seat)
    if gold:
        assert (parts["percent"] == "never") == (gold not in offers)
        assert (parts["percent"] == "certain") == (gold in lie)
    else:
        assert (parts["percent"] == "never") == (not offers)


@reads("coach-kilim-special-risk")
def _special_risk(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert 0 <= parts["percent"] <= 100


@reads("coach-kilim-weave-gain")
def _weave(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    rules = game("kilim")
    gained = rules.score(after("kilim", g, seat, move), seat) - rules.score(g, seat)
    signs = {"plus": 1, "minus": -1, "zero": 0}
    assert signs[parts["sign"]] * parts["points"] == gained


@reads("coach-kilim-weave-risk")
def _torn(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    sheets = [game("kilim").view(one, seat).sheet for one in (g, after("kilim", g, seat, move))]
    before, now = (sheet.seats[seat].torn_points for sheet in sheets)
    assert parts["torn"] == max(0, before - now)


# -- Samarkand ------------------------------------------------------------------------------------------------


def _contested(g: Any, seat: int, move: Any) -> bool:
    """SA-13, SA-16, SA-18: can a rival who may stop for this card, and pay, take it away or spoil it?"""
    rules = game("samarkand")
    rivals = [other for other in range(g.seats) if other != seat and g.purse[other] >= g.price]
    return seat != g.elder and any(move in rules.offers(g, other) for other in rivals)


@reads("coach-samarkand-stop-gain")
def _stop_gain(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert parts["price"] == g.price
    pays = g.purse[seat] >= g.price
    assert (parts["percent"] == "never") == (not pays)
    assert (parts["percent"] == "certain") == (pays and not _contested(g, seat, move))
    assert pays or parts["sign"] == "zero", "what cannot be bought adds nothing"
    shown = next(one.expected for one in game("samarkand").ask(g, seat).options if one.card == move.card)
    signs = {"better": 1, "worse": -1, "even": 0}
    if shown is not None:
        assert signs[parts["sign"]] * parts["points"] == shown, "what the badge says"


@reads("coach-samarkand-stop-risk")
def _stop_risk(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    pays = g.purse[seat] >= g.price
    assert (parts["percent"] == "unpaid") == (not pays)
    assert (parts["percent"] == "never") == (pays and not _contested(g, seat, move))


@reads("coach-samarkand-pass-gain")
def _pass_gain(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert parts["price"] == g.price - 1


@reads("coach-samarkand-pass-risk")
def _pass_risk(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    others = [other for other in range(g.seats) if other != seat]
    can = any(len(game("samarkand").offers(g, other)) > 1 for other in others)
    assert (parts["percent"] == "never") == (not can)


@reads("coach-samarkand-sell-gain", "coach-samarkand-unsold-gain")
def _sell_gain(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert move.card in game("samarkand").view(g, seat).own.hand
    assert 1 <= parts.get("price", 1) <= 10 and parts.get("percent") != 0


@reads("coach-samarkand-sell-risk")
def _sell_risk(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert 0 <= parts["percent"] <= 100


@reads("coach-samarkand-load-gain")
def _load(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    assert parts["points"] >= 0


@reads("coach-samarkand-kind-gain")
def _kind(g: Any, seat: int, move: Any, parts: dict[str, Any]) -> None:
    goods = [card.split("-") for card in game("samarkand").view(g, seat).own.goods]
    assert parts["points"] == sum(int(value) for kind, value in goods if kind == move.kind)
