"""The settings of the JupyterLab that the command starts: in a folder of its own, gone when it ends.

The learner's own JupyterLab is never touched. One thing is taken over from it: whoever has chosen
its light or its dark theme finds it here, too. For everybody else the page follows the system.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

EXTENSIONS = Path(__file__).parent / "labextensions"
FLAG = "glueckauf"  # tells our page extension that it has the page for itself
SERVER_EXTENSIONS = tuple(
    f"glueckauf.learn.jupyter.{name}" for name in ("quiet", "saving", "sessions")
)
SESSIONS = "glueckauf.learn.jupyter.sessions.OneKernel"
_DISABLED = (
    "@jupyterlab/apputils-extension:announcements",  # asks, over the page, whether to fetch news
    "@jupyterlab/debugger-extension",
    "@jupyterlab/extensionmanager-extension",
)
_THEMES = "@jupyterlab/apputils-extension/themes"
_THEME = re.compile(r'"theme"\s*:\s*"(JupyterLab (?:Light|Dark))"')
_LAB: dict[str, dict[str, Any]] = {
    "@jupyterlab/notebook-extension/tracker": {
        "autoStartDefaultKernel": True,  # nobody is asked which kernel
        "scrollPastEnd": False,
        "showEditorForReadOnlyMarkdown": False,
        "showHiddenCellsButton": False,
        "windowingMode": "none",  # a board out of sight stays a board
    },
    "@jupyterlab/apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
    },
}


def write_settings(place: Path) -> tuple[list[str], dict[str, str]]:
    """Write all settings into this folder; returns options and variables for the server."""
    page = {"disabledExtensions": dict.fromkeys(_DISABLED, True), FLAG: "page"}
    _write(place / "config" / "labconfig" / "page_config.json", page)
    loaded = {"ServerApp": {"jpserver_extensions": dict.fromkeys(SERVER_EXTENSIONS, True)}}
    _write(place / "config" / "jupyter_server_config.d" / "glueckauf.json", loaded)
    for name, values in {**_LAB, _THEMES: _theme()}.items():
        _write(place / "settings" / f"{name}.jupyterlab-settings", values)
    options = [
        f"--LabApp.extra_labextensions_path={EXTENSIONS}",
        f"--LabApp.user_settings_dir={place / 'settings'}",
        f"--LabApp.workspaces_dir={place / 'workspaces'}",
        f"--ServerApp.session_manager_class={SESSIONS}",
    ]
    own = os.environ.get("JUPYTER_CONFIG_PATH")
    paths = [str(place / "config"), *([own] if own else [])]
    return options, {**os.environ, "JUPYTER_CONFIG_PATH": os.pathsep.join(paths)}


def _theme() -> dict[str, Any]:
    """The theme that the learner has chosen in a JupyterLab of their own, or the system's."""
    folder = os.environ.get("JUPYTERLAB_SETTINGS_DIR")
    config = os.environ.get("JUPYTER_CONFIG_DIR") or Path.home() / ".jupyter"
    place = Path(folder) if folder else Path(config) / "lab" / "user-settings"
    try:
        text = (place / f"{_THEMES}.jupyterlab-settings").read_text("utf-8")
    except (OSError, ValueError):
        text = ""
    chosen = _THEME.search(text)
    return {"theme": chosen[1]} if chosen else {"adaptive-theme": True}


def _write(path: Path, values: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(values, indent=1), "utf-8")
