"""What the worker of a page calls: a house whose sentences the page says."""

import time
from collections.abc import Callable

import msgspec

from caravanserai.tables.fold.speaking import Speak

from .house import SoloHouse


def open_house(say: Callable[[str, str, str], str]) -> SoloHouse:
    """`say` takes a language, a message and its arguments as JSON."""

    def speak_in(lang: str) -> Speak:
        def speak(message: str, /, **args: object) -> str:
            return str(say(lang, message, msgspec.json.encode(args).decode()))

        return speak

    return SoloHouse(speak_in, lambda: time.time_ns() // 1_000_000)
