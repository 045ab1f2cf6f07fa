"""Reviews that are to be made, where many nodes share a store: whoever is free takes one."""

from typing import Literal, Protocol, runtime_checkable

from msgspec import Struct

#: What is done for a review that is not there yet.
JobStatus = Literal["waiting", "preparing", "running", "failed"]


class Note(Struct, frozen=True):
    """How far a review is, as whoever makes it tells the others; `moments` are JSON."""

    status: JobStatus
    progress: float = 0.0
    read: int = 0
    choices: int = 0
    moments: bytes = b"[]"


class ReviewJob(Struct, frozen=True):
    """A review that is made, waits to be made, or failed; who makes it, or did last."""

    worker: str | None
    note: Note


class Kind(Struct, frozen=True):
    """Which reviews a node can make: of which version of the coach, of which games by which version of their rules."""

    version: int
    rules: dict[str, int]


class Claimed(Struct, frozen=True):
    """A review that is now this node's to make."""

    table: str
    game: str


@runtime_checkable
class ReviewJobs(Protocol):
    """A worker that is not heard of for a while has lost its job to whoever is next. Time is the store's."""

    async def ask_for_review(self, table: str, game: str, kind: Kind, most: int) -> bool:
        """It is to be made; one that failed, once more. False if so many wait or are made already."""

    async def review_job(self, table: str, game: str, kind: Kind) -> ReviewJob | None: ...

    async def claim_review(self, worker: str, kind: Kind, *, of_others: bool) -> Claimed | None:
        """The one that has waited longest, or, if `of_others`, whose worker is dead. What has been begun too often is
        given up: it may be what the others died of."""

    async def note_review(self, table: str, kind: Kind, game: str, worker: str, note: Note) -> bool:
        """How far it is; False if it is another's by now."""

    async def finish_review(self, table: str, kind: Kind, game: str, report: bytes) -> None:
        """It is kept, and nobody's job any more."""

    async def give_back_reviews(self, worker: str) -> None:
        """Whatever this worker has not finished is for others to make, at once."""
