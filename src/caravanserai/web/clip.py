"""The last turn of a finished game as drawings with captions, from which a browser makes a clip. They are drawn from
what those who watched saw, as the picture of the game is."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.engine.events import GameEnded
from caravanserai.engine.game import SPECTATOR, Game, game
from caravanserai.engine.record import Record, replay
from caravanserai.pictures.drawn import drawing_of, seen
from caravanserai.pictures.loom import woven
from caravanserai.pictures.svg import svg
from caravanserai.strings import Speaker
from caravanserai.tables.fold.audience import heard_by
from caravanserai.tables.fold.records import finished
from caravanserai.tables.log.store import Lines
from caravanserai.tables.workers.folding import game_so_far

#: Letters of a caption: more sentences are said in the next one.
CAPTION = 110
#: Milliseconds: a drawing of which nothing is said, what every caption has, and more for each letter; the whole clip.
QUIET, LEAST, LETTER = 320, 750, 14
MOST, ENDING = 11_000, 1_800
#: So many at the most: of a long turn the last.
FRAMES = 24


class ClipFrame(Struct, frozen=True):
    """Which drawing is seen, what is said under it, and for how many milliseconds."""

    drawing: int
    said: str
    ms: int


class Clip(Struct, frozen=True):
    """The last turn of a game that is over, for a clip of some seconds. `drawings` are SVG."""

    game: str
    drawings: tuple[str, ...]
    frames: tuple[ClipFrame, ...]


class _Seen(Struct):
    turn: int
    view: Any
    scores: tuple[int, ...]
    sentences: list[str]


def last_turn(lines: Lines, lang: str, names: tuple[str, ...], called: tuple[str, ...]) -> bytes:
    """Encoded where it is made."""
    record = finished(*game_so_far(lines))
    return msgspec.json.encode(clip_of(record, Speaker(lang, names, None, called)))


def clip_of(record: Record[Any, Any, Any], speak: Speaker) -> Clip:
    drawing = drawing_of(record.game)
    shown: list[tuple[str, str]] = []
    for step in _steps(record, speak):
        drawn = svg(drawing.draw(step.view) if drawing else woven(step.scores))
        # Where nothing is said and nothing else is seen, nothing happened for who looks at the clip.
        shown += [(drawn, said) for said in _captions(step.sentences) if said or not shown or drawn != shown[-1][0]]
    shown = shown[-FRAMES:]
    drawings = tuple(dict.fromkeys(drawn for drawn, _ in shown))
    frames = [
        ClipFrame(drawings.index(drawn), said, LEAST + LETTER * len(said) if said else QUIET) for drawn, said in shown
    ]
    whole = sum(frame.ms for frame in frames)
    if whole > MOST:
        frames = [msgspec.structs.replace(frame, ms=frame.ms * MOST // whole) for frame in frames]
    last = frames[-1]
    frames[-1] = msgspec.structs.replace(last, ms=max(last.ms, ENDING))
    return Clip(record.game, drawings, tuple(frames))


def _steps(record: Record[Any, Any, Any], speak: Speaker) -> list[_Seen]:
    """Those of the last turn, and before them how the table stood then."""
    rules, drawing = game(record.game), drawing_of(record.game)
    steps: list[_Seen] = []
    events: tuple[Any, ...] = ()
    for played in replay(record):
        events += heard_by(played.events, SPECTATOR)
        if rules.chance_due(played.state) or not events:
            continue
        view, g = seen(record.game, played.state), played.state
        turn = drawing.turn(view) if drawing else 0
        said = [speak.say(rules.describe(event)) for event in events if not _quiet(rules, event)]
        steps.append(_Seen(turn, view, tuple(rules.score(g, seat) for seat in rules.seats(g)), said))
        if len(steps) > 1 and turn != steps[-2].turn:
            steps[-2].sentences = []
            del steps[:-2]
        events = ()
    return steps


def _quiet(rules: Game[Any], event: Any) -> bool:
    told = next((told for told in rules.told if type(event) is told.event), None)
    return told.role == "quiet" if told else bool(event.quiet) and not isinstance(event, GameEnded)


def _captions(sentences: Sequence[str]) -> list[str]:
    """Short sentences stand together."""
    captions = [""]
    for sentence in sentences:
        tried = f"{captions[-1]} {sentence}".strip()
        if captions[-1] and len(tried) > CAPTION:
            captions.append(sentence)
        else:
            captions[-1] = tried
    return captions
