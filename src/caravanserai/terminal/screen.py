"""The person's terminal: printing, and reading a line."""

import sys

from rich.console import Console, RenderableType
from rich.text import Text

from caravanserai.strings import printable


class InputEnded(Exception):
    """Ctrl-D, or the end of what was piped in."""


class Screen:
    def __init__(self) -> None:
        # Numbers and names are not highlighted: on this table colour means a camel.
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        self._lines = 0

    def show(self, *what: RenderableType, style: str = "") -> None:
        for part in what:
            self.console.print(part, style=style or None)
            self._lines += self._height_of(part)

    def show_markdown(self, text: str) -> None:
        # Loaded only here: it would make every command start later.
        from rich.markdown import Markdown

        self.show(Markdown(text))

    def gap(self) -> None:
        self.show("")

    def make_room(self, what: RenderableType, note: str) -> None:
        """Wait for Enter where printing this would push unread lines off the screen."""
        if self.interactive and self._lines and self._lines + self._height_of(what) >= self.console.height:
            self.show(Text(note, style="dim"))
            self.read("> ")

    def read(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except EOFError:
            raise InputEnded from None
        if not self.interactive:
            # Nobody's terminal has shown what was typed.
            self.show(Text(printable(line)))
        self._lines = 0
        return line.strip()

    def _height_of(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))
