"""One kernel for the whole course: every notebook meets the kernel that runs already.

A lesson then opens without waiting for Python and for the package, and sixteen notebooks do not
keep sixteen Pythons. Nothing is shared by it that matters: a notebook runs from its top when it opens.
JupyterLab's server loads this module as an extension, too, and starts the kernel at once.
"""

from __future__ import annotations

from asyncio import Lock
from contextlib import suppress
from typing import Any

from jupyter_server.services.sessions.sessionmanager import SessionManager

_BOARDS = "from glueckauf.widget import visits; visits.warm()"  # all that a board needs
_PATIENCE = 60  # seconds


class OneKernel(SessionManager):
    """Sessions of a server whose notebooks share a kernel."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)  # type: ignore[no-untyped-call]
        self._starting = Lock()  # two notebooks opened at once must not start two

    async def start_kernel_for_session(self, *given: Any, **named: Any) -> str:
        async with self._starting:
            return await self._running() or await super().start_kernel_for_session(*given, **named)

    async def warm_up(self) -> None:
        """Start the kernel and let it import the boards, while the browser is still coming."""
        async with self._starting:
            kernel = await self._running() or await self.kernel_manager.start_kernel(path="")
        client = self.kernel_manager.get_kernel(kernel).client()
        client.start_channels()
        try:
            await client.execute(_BOARDS, silent=True, reply=True, timeout=_PATIENCE)
        finally:
            client.stop_channels()

    async def _running(self) -> str | None:
        for kernel in self.kernel_manager.list_kernel_ids():
            if await self.kernel_manager.get_kernel(kernel).is_alive():
                return str(kernel)
        return None

    async def delete_session(self, session_id: str) -> None:
        """The kernel ends with its last notebook."""
        session = await self.get_session(session_id=session_id)  # type: ignore[no-untyped-call]
        others = [
            other
            for other in await self.list_sessions()  # type: ignore[no-untyped-call]
            if other["kernel"]["id"] == session["kernel"]["id"] and other["id"] != session_id
        ]
        if others:
            self.cursor.execute("DELETE FROM session WHERE session_id=?", (session_id,))
        else:
            await super().delete_session(session_id)  # type: ignore[no-untyped-call]


def _load_jupyter_server_extension(server: Any) -> None:
    async def warm_up() -> None:
        with suppress(Exception):  # where no kernel can be started, the page says so
            await server.session_manager.warm_up()

    server.io_loop.add_callback(warm_up)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]
