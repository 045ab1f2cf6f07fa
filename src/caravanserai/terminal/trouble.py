"""What is wrong and what to do, as one sentence."""

from typing import Any

from caravanserai.engine.edition import BadEditionError
from caravanserai.engine.record import BadRecordError
from caravanserai.engine.refusal import Refusal, Refused
from caravanserai.strings import LANGUAGES, Speaker, UnknownLanguageError

#: The exit status for input that cannot be used.
BAD_INPUT = 2


class Trouble(Exception):
    """Bad input, by the id of its sentence. Nothing has changed."""

    def __init__(self, message: str, /, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.args_said = args


#: All that bad input can raise.
TROUBLES = (Trouble, Refused, BadEditionError, UnknownLanguageError)


def sentence_of(error: Exception, speak: Speaker) -> str:
    match error:
        case Trouble():
            return speak(error.message, **error.args_said)
        case Refused():
            return refusal_sentence(error.refusal, speak)
        case BadEditionError():
            return speak("cli-bad-edition", reason=str(error))
        case UnknownLanguageError():
            return speak("cli-unknown-language", lang=error.lang, known=", ".join(LANGUAGES))
    raise error


def refusal_sentence(refusal: Refusal, speak: Speaker) -> str:
    said: dict[str, Any] = dict(refusal.args)
    sentence = speak(f"refusal-{refusal.code}", **said)
    return speak("with-clause", clause=refusal.clause, sentence=sentence) if refusal.clause else sentence


def record_trouble(file: str, error: BadRecordError, speak: Speaker) -> Trouble:
    """A record that does not hold; the rules' own refusal, where there is one, in the reader's language."""
    reason = refusal_sentence(error.refusal, speak) if error.refusal else error.reason
    reason = reason.removesuffix(".")
    if error.step is None:
        return Trouble("cli-bad-record", file=file, reason=reason)
    return Trouble("cli-bad-record-step", file=file, step=error.step, reason=reason)
