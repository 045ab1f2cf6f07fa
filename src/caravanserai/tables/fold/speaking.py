"""Where sentences are said for a table, whoever says them: the house, or the page in a browser without one."""

from typing import Any, Protocol

from caravanserai.engine.refusal import Refusal


class Speak(Protocol):
    """A message by its id, or the attribute of one as `id.attribute`, in the language of a reader."""

    def __call__(self, message: str, /, **args: Any) -> str: ...


def sentence_of(refusal: Refusal, speak: Speak) -> str:
    """Why not, with the clause of the rules where there is one."""
    sentence = speak(f"refusal-{refusal.code}", **refusal.args)
    return speak("with-clause", clause=refusal.clause, sentence=sentence) if refusal.clause else sentence
