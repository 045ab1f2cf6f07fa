"""`caravanserai verify`: is this record, or this event, what was played, and were the cards fair?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.engine.record import BadRecordError, Record, read_record
from caravanserai.engine.verify import Verdict, verify
from caravanserai.events.file import BadEventError, is_event, read_event, verify_event
from caravanserai.strings import Speaker, pick_language

from .files import LARGEST_EVENT, read_bytes
from .screen import Screen
from .trouble import Trouble, record_trouble


def verify_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file", readable=False)],
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-verify"""
    speak = Speaker(pick_language(lang))
    data = read_bytes(file, LARGEST_EVENT)
    if is_event(data):
        show_event(str(file), data, speak)
        return
    try:
        record = read_record(data)
        verdict = verify(record)
    except BadRecordError as error:
        raise record_trouble(str(file), error, speak) from None
    screen = Screen()
    screen.show(speak("verify-moves", steps=verdict.steps))
    if record.result is not None:
        screen.show(speak("verify-score"))
    if verdict.given_steps:
        screen.show(speak("verify-given", steps=verdict.given_steps))
    if verdict.given_shuffles:
        screen.show(speak("verify-given-shuffles", shuffles=verdict.given_shuffles))
    if verdict.fair and (own := verdict.shuffles - verdict.given_shuffles):
        screen.show(speak("verify-fair", shuffles=own))
        show_nonces(screen, speak, record, verdict)
    elif not verdict.fair:
        screen.show(speak("verify-not-live"))
    screen.show(speak("verify-sealed") if verdict.sealed else speak("verify-unsealed"))
    screen.show(speak("verify-holds"))


def show_nonces(screen: Screen, speak: Speaker, record: Record[Any, Any, Any], verdict: Verdict) -> None:
    """Who had a share in the shuffles, and whether anybody could choose theirs."""
    assert record.fairness is not None
    if opened := len(verdict.hashed) - len(verdict.left_out):
        screen.show(speak("verify-hashed", people=opened))
    for seat in verdict.left_out:
        screen.show(speak("verify-left-out", name=record.seats[seat]))
    if not any(record.fairness.nonces):
        screen.show(speak("verify-nobody"))
    elif not verdict.hashed:
        screen.show(speak("verify-open-nonces"))


def show_event(file: str, data: bytes, speak: Speaker) -> None:
    try:
        verdict = verify_event(data)
    except BadEventError as error:
        raise Trouble("cli-bad-event", file=file, reason=str(error)) from None
    screen = Screen()
    screen.show(speak("verify-event-log", rows=verdict.rows))
    screen.show(speak("verify-event-tables", tables=verdict.shuffled))
    if verdict.opened:
        screen.show(speak("verify-hashed", people=verdict.opened))
    else:
        screen.show(speak("verify-nobody"))
    for person in verdict.left_out:
        screen.show(speak("verify-left-out", name=person))
    rows = {row.number: row.entry for row in read_event(data).rows}
    for number in verdict.ruled:
        screen.show(speak("verify-event-ruled", row=number, reason=getattr(rows[number], "reason", "")))
    screen.show(speak("verify-sealed"))
    screen.show(speak("verify-event-digest", digest=verdict.digest))
    screen.show(speak("verify-event-holds"))
