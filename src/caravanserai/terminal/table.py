"""A table in a terminal: one person, bots at the other seats."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from caravanserai.bots.bot import Bot, ask_bot
from caravanserai.engine.game import Game
from caravanserai.engine.record import Recorder
from caravanserai.engine.refusal import Refused
from caravanserai.strings import Speaker

from .drawing import Drawing
from .rulebook import clause
from .screen import Screen
from .story import paragraphs, seen_by, told
from .trouble import Trouble, sentence_of

#: Where the person sits.
PERSON = 0
#: The commands beside every answer; the welcome and `h` say what they do.
PROMPT = "[? h b log q] > "


class LeftTable(Exception):
    """The person has had enough."""


class TerminalTable:
    def __init__(
        self,
        recorder: Recorder,
        drawing: Drawing,
        bots: Mapping[int, Bot],
        speak: Speaker,
        screen: Screen,
        dice: Random,
    ) -> None:
        self.recorder = recorder
        self.rules: Game[Any] = recorder.game
        self.g = recorder.g
        self.drawing = drawing
        self.bots = bots
        self.speak = speak
        self.screen = screen
        self.dice = dice
        self.log: list[Text] = []
        self._untold: list[Any] = []

    def play(self) -> None:
        """To the end of the game. The person is asked first, so that nobody waits at the reveal."""
        while not self.rules.over(self.g):
            asked = self.rules.asked(self.g)
            if self.rules.chance_due(self.g):
                self._untold += self.recorder.chance()
            elif PERSON in asked:
                self.ask_person()
            else:
                seat = asked[0]
                move = ask_bot(self.bots[seat], self.rules, self.g, seat, self.dice.getrandbits(62))
                self._untold += self.recorder.play(seat, move)
        self.tell()
        self.screen.gap()
        self.screen.show(self.drawing.sheet(self.rules.breakdown(self.g), self.speak))

    def tell(self) -> None:
        """What happened since the person was last asked."""
        lines = paragraphs(self.rules, self.drawing, seen_by(PERSON, self._untold), self.speak)
        self._untold.clear()
        self.log += lines
        if lines:
            self.screen.show(told(lines))

    # -- the person ------------------------------------------------------------------------------------------

    def ask_person(self) -> None:
        self.tell()
        ask = self.rules.ask(self.g, PERSON)
        shown: list[RenderableType] = [self.drawing.choices(ask, self.speak), self._question(ask)]
        if self.drawing.board_first(ask):
            shown.insert(0, self._board())
        page = Group(*shown)
        self.screen.make_room(page, self.speak("table-more"))
        self.screen.show(page)
        while True:
            words = self.screen.read(PROMPT)
            if self._is_command(ask, words):
                continue
            try:
                self._untold += self.recorder.play(PERSON, self.drawing.read(ask, words))
            except (Refused, Trouble) as error:
                self.screen.show(Text(sentence_of(error, self.speak)), self._question(ask))
                continue
            return

    def _question(self, ask: Any) -> Text:
        """What is asked, always the last thing above the cursor."""
        return Text(self.speak.say(self.rules.describe(ask)), style="bold")

    def _board(self) -> RenderableType:
        return self.drawing.board(self.rules.view(self.g, PERSON), self.speak)

    def _is_command(self, ask: Any, words: str) -> bool:
        """`?`, `h` and the like; afterwards the question is asked again."""
        match words.lower().split():
            case ["q" | "quit" | "exit"]:
                raise LeftTable
            case []:
                pass
            case ["h" | "help"]:
                self._help(ask)
            case ["log"]:
                self._log()
            case ["b" | "board"]:
                self.screen.show(self._board(), self.drawing.choices(ask, self.speak))
            case [first, *rest] if first.startswith("?"):
                self._clause("".join([first[1:], *rest]) or ask.clause)
            case _:
                return False
        self.screen.show(self._question(ask))
        return True

    def _help(self, ask: Any) -> None:
        self.screen.show(self.drawing.help(ask, self.speak), self.speak("table-help", clause=ask.clause))

    def _log(self) -> None:
        self.screen.show(told(self.log) if self.log else self.speak("table-log-empty"))

    def _clause(self, wanted: str) -> None:
        try:
            text = clause(self.rules, self.speak.lang, wanted)
        except Trouble as trouble:
            self.screen.show(Text(sentence_of(trouble, self.speak)))
        else:
            self.screen.show_markdown(text)
