"""Reviews that are to be made, as rows that a node claims with SKIP LOCKED and loses when it is not heard of."""

from .postgres_base import Line, PostgresBase
from .review_jobs import Claimed, Kind, Note, ReviewJob
from .statements import SAVE_REVIEW, numbered

#: Milliseconds without a word after which a worker is dead, and after which nobody asks for what failed.
LEASE = 10_000
FORGOTTEN = 24 * 3_600 * 1_000
#: How often a review is begun.
MOST_TRIES = 3
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
#: Of two who ask at the same time, one counts what the other asked for.
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended('review_jobs', 0))"
FORGET = f"DELETE FROM review_jobs WHERE status = 'failed' AND beat_at < {NOW} - {FORGOTTEN}"
WAITING = "SELECT count(*) FROM review_jobs WHERE status <> 'failed'"
ASK = f"""
    INSERT INTO review_jobs (table_id, version, rules, game, asked_at, beat_at) VALUES ($1, $2, $3, $4, {NOW}, {NOW})
    ON CONFLICT (table_id, version, rules) DO UPDATE SET status = 'waiting', tries = 0, asked_at = excluded.asked_at
    WHERE review_jobs.status = 'failed'"""
THIS = "table_id = $1 AND version = $2 AND rules = $3"
JOB = f"SELECT worker, status, progress, read, choices, moments FROM review_jobs WHERE {THIS}"
CLAIM = f"""
    UPDATE review_jobs SET worker = $1, beat_at = {NOW}, tries = tries + 1,
        status = CASE WHEN tries < {MOST_TRIES} THEN 'preparing' ELSE 'failed' END
    WHERE (table_id, version, rules) = (
        SELECT table_id, version, rules FROM review_jobs
        WHERE version = $2 AND (game, rules) IN (SELECT * FROM unnest($3::text[], $4::integer[]))
            AND (status = 'waiting' OR $5 AND status <> 'failed' AND beat_at < {NOW} - {LEASE})
        ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING table_id, game, status"""
NOTE = f"""
    UPDATE review_jobs SET beat_at = {NOW}, status = $5, progress = $6, read = $7, choices = $8, moments = $9
    WHERE {THIS} AND worker = $4"""
DONE = f"DELETE FROM review_jobs WHERE {THIS}"
GIVE_BACK = """
    UPDATE review_jobs SET status = 'waiting', worker = NULL, tries = tries - 1
    WHERE worker = $1 AND status IN ('preparing', 'running')"""


class ReviewRows(PostgresBase):
    async def ask_for_review(self, table: str, game: str, kind: Kind, most: int) -> bool:
        """It is to be made; one that failed, once more. False if so many wait or are made already."""

        async def work(db: Line) -> bool:
            await db.execute(ONE_AT_A_TIME)
            await db.execute(FORGET)
            if await db.fetchval(WAITING) >= most:
                return False
            await db.execute(ASK, table, kind.version, kind.rules[game], game)
            return True

        return await self._write(work)

    async def review_job(self, table: str, game: str, kind: Kind) -> ReviewJob | None:
        found = await self._read(JOB, table, kind.version, kind.rules[game])
        return ReviewJob(found[0][0], Note(*found[0][1:])) if found else None

    async def claim_review(self, worker: str, kind: Kind, *, of_others: bool) -> Claimed | None:
        """The one that has waited longest, or whose worker is dead; what was begun too often is given up."""
        games, rules = list(kind.rules), list(kind.rules.values())

        async def work(db: Line) -> Claimed | None:
            while found := await db.fetchrow(CLAIM, worker, kind.version, games, rules, of_others):
                table, game, status = found
                if status == "preparing":
                    return Claimed(table, game)
            return None

        return await self._write(work)

    async def note_review(self, table: str, kind: Kind, game: str, worker: str, note: Note) -> bool:
        """How far it is; False if it is another's by now."""
        told = (note.status, note.progress, note.read, note.choices, note.moments)
        return bool(await self._execute(NOTE, table, kind.version, kind.rules[game], worker, *told))

    async def finish_review(self, table: str, kind: Kind, game: str, report: bytes) -> None:
        """It is kept, and nobody's job any more. Whoever made it: two who did made the same."""

        async def work(db: Line) -> None:
            await db.execute(numbered(SAVE_REVIEW), table, kind.version, kind.rules[game], report)
            await db.execute(DONE, table, kind.version, kind.rules[game])

        await self._write(work)

    async def give_back_reviews(self, worker: str) -> None:
        """Whatever this worker has not finished is for others to make, at once."""
        await self._execute(GIVE_BACK, worker)
