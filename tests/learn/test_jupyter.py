"""What our server keeps out of files, its own settings, and the one kernel of the course."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

import glueckauf
from glueckauf.learn.jupyter.quiet import matters
from glueckauf.learn.jupyter.saving import VIEW, on_saving
from glueckauf.learn.jupyter.sessions import OneKernel
from glueckauf.learn.jupyter.settings import EXTENSIONS, write_settings
from glueckauf.learn.notebook import OURS, shipped_books

PICTURE = "image/svg+xml"
THEMES = "@jupyterlab/apputils-extension/themes.jupyterlab-settings"


def saved(metadata: dict[str, Any], data: dict[str, Any]) -> Any:
    cell = {"cell_type": "code", "outputs": [{"output_type": "display_data", "data": data}]}
    model = {"type": "notebook", "content": {"metadata": metadata, "cells": [{}, cell]}}
    on_saving(model=model, path="a.ipynb", contents_manager=None)
    return model["content"]


def test_a_picture_is_saved_without_its_board() -> None:
    book = saved({OURS: {}, "widgets": {"state": 1}}, {VIEW: {}, PICTURE: "<svg/>"})
    assert book["cells"][1]["outputs"][0]["data"] == {PICTURE: "<svg/>"}
    assert book["metadata"] == {OURS: {}}


def test_what_has_no_picture_or_is_not_ours_is_saved_as_it_is() -> None:
    alone = {VIEW: {}, "text/plain": "a slider"}
    assert saved({OURS: {}}, dict(alone))["cells"][1]["outputs"][0]["data"] == alone
    both = {VIEW: {}, PICTURE: "<svg/>"}
    book = saved({"widgets": {"state": 1}}, dict(both))
    assert book["cells"][1]["outputs"][0]["data"] == both
    assert "widgets" in book["metadata"]
    on_saving(model={"type": "file", "content": "text"})


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ('{// mine\n "theme": "JupyterLab Dark"}', {"theme": "JupyterLab Dark"}),
        ('{"theme": "Theme of an extension"}', {"adaptive-theme": True}),
        (None, {"adaptive-theme": True}),
    ],
)
def test_the_theme_is_the_learners_and_nothing_else_is_read_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str | None, expected: dict[str, Any]
) -> None:
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", str(tmp_path / "theirs"))
    theirs = tmp_path / "theirs" / THEMES
    if chosen:
        theirs.parent.mkdir(parents=True)
        theirs.write_text(chosen, "utf-8")
    options, _ = write_settings(tmp_path / "ours")
    assert json.loads((tmp_path / "ours" / "settings" / THEMES).read_text()) == expected
    assert f"--LabApp.user_settings_dir={tmp_path / 'ours' / 'settings'}" in options
    assert [*(tmp_path / "theirs").rglob("*.*")] == ([theirs] if chosen else [])


def test_our_page_neither_builds_nor_asks_an_index(tmp_path: Path) -> None:
    options, variables = write_settings(tmp_path)
    page = (
        Path(variables["JUPYTER_CONFIG_PATH"].split(os.pathsep)[0]) / "labconfig/page_config.json"
    )
    told = json.loads(page.read_text("utf-8"))
    assert (told["buildCheck"], told["buildAvailable"]) == (False, False)
    assert "--LabApp.extension_manager=readonly" in options


def test_the_extension_is_whole_and_of_this_version() -> None:
    (package,) = EXTENSIONS.glob("*/package.json")
    told = json.loads(package.read_text("utf-8"))
    assert told["version"] == glueckauf.__version__
    assert (package.parent / told["jupyterlab"]["_build"]["load"]).is_file()


def test_our_cells_are_folded_and_protected() -> None:
    for text in shipped_books("de").values():
        book = json.loads(text)
        assert book["metadata"][OURS]["language"] == "de"
        for cell in book["cells"]:
            assert cell["metadata"]["editable"] is cell["metadata"]["deletable"] is False
            if cell["cell_type"] == "code":
                assert cell["metadata"]["jupyter"] == {"source_hidden": True}


class Kernels:
    """Stands in for the server's kernels."""

    def __init__(self) -> None:
        self.alive: dict[str, bool] = {}
        self.ended: list[str] = []

    def list_kernel_ids(self) -> list[str]:
        return list(self.alive)

    def get_kernel(self, name: str) -> Any:
        return type("Kernel", (), {"is_alive": lambda _: self._is_alive(name)})()

    async def _is_alive(self, name: str) -> bool:
        return self.alive[name]

    async def start_kernel(self, **_: Any) -> str:
        await asyncio.sleep(0)
        name = f"kernel {len(self.alive)}"
        self.alive[name] = True
        return name


def awaited(task: Any) -> Any:
    """What it gives; in a thread of its own, because a browser's test may run a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, task).result()


def test_notebooks_opened_at_once_share_a_kernel_and_a_dead_one_is_not_given() -> None:
    kernels = Kernels()
    manager = OneKernel()
    manager._trait_values["kernel_manager"] = kernels

    class Contents:
        def get_kernel_path(self, path: str) -> str:
            return path

    manager._trait_values["contents_manager"] = Contents()
    manager.get_kernel_env = lambda path, name=None: {}  # type: ignore[method-assign]

    def start(path: str) -> Any:
        return manager.start_kernel_for_session("id", path, None, "notebook", "python3")

    async def two() -> list[str]:
        return [*await asyncio.gather(start("a.ipynb"), start("b.ipynb"))]

    assert awaited(two()) == ["kernel 0"] * 2
    kernels.alive["kernel 0"] = False
    manager._starting = asyncio.Lock()
    assert awaited(two()) == ["kernel 1"] * 2


def test_a_page_that_was_left_is_not_told() -> None:
    def line(error: Exception | None) -> logging.LogRecord:
        about = (type(error), error, None) if error else None
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, "Uncaught", (), about)

    assert not matters(line(WebSocketClosedError()))
    assert not matters(line(StreamClosedError()))
    assert matters(line(ValueError("a real one")))
    assert matters(line(None))
