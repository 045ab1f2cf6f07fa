"""`caravanserai verify`: is this record what was played, and were the cards fair?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.engine.record import BadRecordError, Record, read_record
from caravanserai.engine.verify import Verdict, verify
from caravanserai.strings import Speaker, pick_language

from .files import read_bytes
from .screen import Screen
from .trouble import record_trouble


def verify_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file", readable=False)],
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-verify"""
    speak = Speaker(pick_language(lang))
    try:
        record = read_record(read_bytes(file))
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
