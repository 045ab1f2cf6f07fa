"""The short way in reads one whole text message, exactly as the library would, and leaves all else to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from caravanserai.web.wire import ends_with_a_message, frame_of, text_of


def sent(*frames: Frame) -> bytes:
    """As a browser writes them."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


def text(words: bytes, fin: bool = True) -> Frame:
    return Frame(Opcode.TEXT, words, fin)


@given(st.binary(max_size=300) | st.integers(125, 70_000).map(bytes))
def test_one_whole_text_message_is_read(words: bytes) -> None:
    data = sent(text(words))
    assert text_of(data) == (words if len(words) < 65_536 else None)
    assert ends_with_a_message(data)


@given(st.binary(min_size=1, max_size=200), st.data())
def test_a_part_of_a_message_is_left_to_the_library(words: bytes, data: st.DataObject) -> None:
    whole = sent(text(words))
    part = whole[: data.draw(st.integers(0, len(whole) - 1))]
    assert text_of(part) is None
    assert ends_with_a_message(part) == (part == b"")
    assert text_of(whole + b"\x81") is None
    assert not ends_with_a_message(whole + b"\x81")


@pytest.mark.parametrize(
    "frames",
    [
        (text(b"a"), text(b"b")),
        (Frame(Opcode.PING, b"1"),),
        (Frame(Opcode.BINARY, b"1"), Frame(Opcode.PONG, b"")),
        (Frame(Opcode.CLOSE, b"\x03\xe8"),),
    ],
)
def test_other_whole_messages_end_where_they_end(frames: tuple[Frame, ...]) -> None:
    assert text_of(sent(*frames)) is None
    assert ends_with_a_message(sent(*frames))


def test_a_message_in_several_frames_is_not_sure_to_have_ended() -> None:
    first, last = text(b"a", fin=False), Frame(Opcode.CONT, b"b", True)
    assert text_of(sent(first)) is None
    assert not ends_with_a_message(sent(first))
    assert not ends_with_a_message(sent(last))


def test_what_is_not_masked_or_has_reserved_bits_is_left_to_the_library() -> None:
    assert text_of(text(b"hello").serialize(mask=False)) is None
    masked = bytearray(sent(text(b"hello")))
    masked[0] |= 0x40
    assert text_of(bytes(masked)) is None


@given(st.integers(0, 70_000))
def test_what_goes_out_is_what_the_library_would_write(size: int) -> None:
    words = b"." * size
    assert frame_of(words) == text(words).serialize(mask=False)
