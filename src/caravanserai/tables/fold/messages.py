"""What a socket may send. Anything else is refused, and the table goes on."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ..log.entries import SeatNumber
from .frames import PhraseId


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Answer(Message, frozen=True, tag="answer"):
    """A move for an ask. The same `move_id` again changes nothing and is acknowledged again."""

    ask: Annotated[str, Meta(max_length=32)]
    move_id: Annotated[str, Meta(min_length=1, max_length=64)]
    move: msgspec.Raw


class Order(Message, frozen=True, tag="order"):
    """A standing order for this seat, where the game knows such orders; null takes the last one back."""

    order: msgspec.Raw


class Say(Message, frozen=True, tag="say"):
    """Something for those in the same room: players, or those who watch."""

    text: str


class Phrase(Message, frozen=True, tag="phrase"):
    """One of the house's phrases, for the same room: each reads it in their own language."""

    phrase: PhraseId


class Mute(Message, frozen=True, tag="mute"):
    """Do not send what this seat says (-1: those who watch; null: anybody), or send it again."""

    seat: SeatNumber | None
    on: bool


class ComeBack(Message, frozen=True, tag="come-back"):
    """I play again: the bot may leave my seat."""


class Ping(Message, frozen=True, tag="ping"):
    #: Given back as it came.
    t: Annotated[int, Meta(ge=-(2**53), le=2**53)]


AnyMessage = Answer | Order | Say | Phrase | Mute | ComeBack | Ping
