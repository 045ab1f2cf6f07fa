"""Logs as JSON, a line each, with nothing that lets a reader in: no table id, token, cookie, name or address."""

import json
import logging
import sys
import time
from typing import Any, TextIO

log = logging.getLogger("caravanserai")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = time.gmtime(record.created)
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", moment) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "said", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def note(message: str, *, level: int = logging.INFO, trace: BaseException | None = None, **said: object) -> None:
    log.log(level, message, extra={"said": said}, exc_info=trace)


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(level.upper())
