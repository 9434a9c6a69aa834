"""What our server need not tell in the terminal: that somebody left a page while it was still sending.

Jupyter's server writes a traceback for each message that finds nobody there any more. To a learner that
looks like a crash, and nothing is lost by it: boards are kept on disk.
JupyterLab's server loads this module as an extension of its own (see `settings`).
"""

from __future__ import annotations

import logging
from typing import Any

from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

LOGS = ("tornado.general", "tornado.application", "asyncio")


def _load_jupyter_server_extension(_server: Any) -> None:
    for name in LOGS:
        logging.getLogger(name).addFilter(matters)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def matters(record: logging.LogRecord) -> bool:
    """Whether a line of the log is about anything but a page that was left."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, WebSocketClosedError | StreamClosedError)
