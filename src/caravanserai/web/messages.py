"""What a socket sent, read; and why it cannot be."""

import msgspec

from caravanserai.engine.refusal import UNREADABLE
from caravanserai.tables.fold.messages import AnyMessage

from .refusals import refuse

_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage, strict=True)


def read_message(data: str | bytes) -> AnyMessage:
    try:
        return _decoder.decode(data)
    except UNREADABLE as error:
        raise refuse("unreadable-message", reason=reason_of(error)) from None


def reason_of(error: Exception) -> str:
    """msgspec's words, fit for the end of a sentence."""
    if isinstance(error, RecursionError):
        return "nested too deeply"
    return str(error).replace("`", "").removesuffix(".")
