"""What somebody is told whose answer is on disk."""

import msgspec


class Ack(msgspec.Struct, frozen=True):
    """An answer is on disk: the number of the update in which its seat heard so, and the id it came with.

    Not its number in the log: that would tell how often the others changed their minds.
    """

    number: int
    move_id: str
