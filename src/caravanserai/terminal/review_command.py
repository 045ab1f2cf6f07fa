"""`caravanserai review`: what the coach makes of a recorded game."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.coach.calibration import NINE_IN_TEN
from caravanserai.coach.counts import PLAIN_REVIEW, review_counts
from caravanserai.coach.report import Judged, Parts, Report, ReviewMoment
from caravanserai.coach.review import SEED, review
from caravanserai.engine.game import game
from caravanserai.engine.record import BadRecordError, read_record
from caravanserai.engine.twin import has_compiler
from caravanserai.strings import Speaker, pick_language

from .files import expect_new, read_bytes, write_new
from .replay_command import speaker_of
from .screen import Screen
from .trouble import Trouble, record_trouble

#: So many moments of the curve, and so many costly choices, are shown.
MOMENTS, COSTLY = 12, 8
PARTS = ("cli-review-start", "cli-review-luck", "cli-review-others", "cli-review-choices", "cli-review-result")
SURE = {"clear": "cli-review-clear", "likely": "cli-review-likely"}


def review_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file", readable=False)],
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="help-review-json")] = None,
    seed: Annotated[int, typer.Option(help="help-review-seed", min=0, max=2**40)] = SEED,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-review"""
    language = pick_language(lang)
    data = read_bytes(file)
    if json is not None:
        expect_new(json)
    try:
        record = read_record(data)
        if record.result is None:
            raise Trouble("cli-review-unfinished")
        plain = not has_compiler()
        counts = PLAIN_REVIEW if plain else review_counts(record.game)
        progress = _Progress(Speaker(language)("cli-review-progress"))
        report = review(record, counts, seed=seed, plain=plain, progress=progress.show)
    except BadRecordError as error:
        raise record_trouble(str(file), error, Speaker(language)) from None
    if json is not None:
        write_new(json, msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    show_report(Screen(), speaker_of(record, language), report)


class _Progress:
    """A line on a terminal, and nothing elsewhere."""

    def __init__(self, what: str) -> None:
        self.what = what

    def show(self, done: float) -> None:
        if sys.stderr.isatty():
            end = "\r\033[K" if done >= 1 else ""
            print(f"\r\033[K{self.what} {done:.0%}{end}", end="", file=sys.stderr, flush=True)


def show_report(screen: Screen, speak: Speaker, report: Report) -> None:
    seats = range(len(report.balance))
    _heading(screen, speak("cli-review-points"))
    luck = _grid("", *map(speak, PARTS))
    for one in report.balance:
        luck.add_row(speak.name(one.seat), *_points(one.points))
    screen.show(luck)
    screen.show(speak("cli-review-points.more"))
    _heading(screen, speak("cli-review-curve"))
    curve = _grid(speak("cli-review-step"), *(speak.name(seat) for seat in seats))
    step = max(1, -(-len(report.moments) // MOMENTS))
    for moment in dict.fromkeys((*report.moments[::step], report.moments[-1])):
        curve.add_row(str(moment.number), *(_band(speak, moment, seat) for seat in seats))
    screen.show(curve)
    screen.show(speak("cli-review-curve.more"))
    _heading(screen, speak("cli-review-costly"))
    costly = [one for one in report.decisions if one.sure in ("clear", "likely")]
    costly.sort(key=lambda one: (-round(one.cost, 2), -one.lost, one.number))  # the win counts more than points
    for judged in costly[:COSTLY]:
        _choice(screen, speak, report, judged)
    if len(costly) > COSTLY:
        screen.show(speak("cli-review-more", count=len(costly) - COSTLY))
    if not costly:
        screen.show(speak("cli-review-none"))


def _band(speak: Speaker, moment: ReviewMoment, seat: int) -> str:
    low, high = (round(100 * chances[seat]) for chances in (moment.low, moment.high))
    return speak("arena-percent", number=str(low) if low == high else f"{low}–{high}")


def _points(parts: Parts) -> list[str]:
    changes = (
        f"{part:+.0f} ±{round(width)}".replace("-", "−").replace("+0 ", "0 ")
        for part, width in (
            (parts.luck, parts.luck_width),
            (parts.others, parts.others_width),
            (parts.choices, parts.choices_width),
        )
    )
    return [f"{parts.start:.0f}", *changes, f"{parts.result:.0f}"]


def _choice(screen: Screen, speak: Speaker, report: Report, judged: Judged) -> None:
    off = NINE_IN_TEN * judged.lost_error
    lost = {"least": max(0, round(judged.lost - off)), "most": round(judged.lost + off)}
    head = [speak("cli-review-cost", seat=speak.name(judged.seat), step=judged.number, **lost)]
    head += [speak("page-gave-chance", percent=round(100 * judged.cost))] if round(judged.cost, 2) > 0 else []
    screen.show(Text(" · ".join(head), "bold"))
    for message, choice, reason in (
        ("cli-review-played", judged.played, judged.against),
        ("cli-review-better", judged.best, judged.for_best),
    ):
        text = speak.say(game(report.game).describe(choice.move))
        screen.show(Text("  " + speak(message, text=text)))
        if reason is not None:  # of this very answer
            screen.show(Text("    " + speak.say(reason)))
    screen.show(Text("  " + speak(SURE[judged.sure])))


def _heading(screen: Screen, text: str) -> None:
    screen.gap()
    screen.show(Rule(text, align="left", style="dim"))


def _grid(*columns: Any) -> Table:
    made = Table.grid(padding=(0, 3))
    for place, column in enumerate(columns):
        made.add_column(column, justify="left" if place == 0 else "right")
    made.show_header = True
    return made
