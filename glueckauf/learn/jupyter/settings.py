"""The settings of the JupyterLab that the command starts, and all that it keeps: in the learner's folder.

Its workspace, signatures, cookies and history lie in `.jupyter` there, beside the notebooks; the learner's
own JupyterLab is never touched. One thing is taken over from that: whoever has chosen its light or its dark
theme finds it here, too. For everybody else the page follows the system, until they choose a theme here.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.files import is_private, is_there, make_folder, narrow, read_text, rewrite

PLACE = ".jupyter"  # in the learner's folder
DATA = "data"  # in that: signatures, and the key that makes them
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
_NO_BUILD = {"buildAvailable": False, "buildCheck": False}  # the check starts node at every opening
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


def home() -> Path:
    """Where the notebooks go when nothing else is said."""
    return Path.home() / "glueckauf-lessons"


def write_settings(place: Path) -> tuple[list[str], dict[str, str]]:
    """Write all settings into this folder; returns options and variables for the server."""
    page = {"disabledExtensions": dict.fromkeys(_DISABLED, True), FLAG: "page", **_NO_BUILD}
    _write(place / "config" / "labconfig" / "page_config.json", page)
    loaded = {"ServerApp": {"jpserver_extensions": dict.fromkeys(SERVER_EXTENSIONS, True)}}
    _write(place / "config" / "jupyter_server_config.d" / "glueckauf.json", loaded)
    for name, values in _LAB.items():
        _write(_settings(place, name), values)
    if not is_there(_settings(place, _THEMES)):
        _write(_settings(place, _THEMES), _theme())
    options = [
        f"--LabApp.extra_labextensions_path={EXTENSIONS}",
        "--LabApp.extension_manager=readonly",  # the usual one asks a package index
        f"--LabApp.user_settings_dir={place / 'settings'}",
        f"--LabApp.workspaces_dir={place / 'workspaces'}",
        f"--ServerApp.session_manager_class={SESSIONS}",
    ]
    own = os.environ.get("JUPYTER_CONFIG_PATH")
    paths = [str(place / "config"), *([own] if own else [])]
    variables = {
        "JUPYTER_CONFIG_PATH": os.pathsep.join(paths),
        "JUPYTER_DATA_DIR": str(place / DATA),
        "JUPYTER_RUNTIME_DIR": str(_runtime(place)),
        "IPYTHONDIR": str(place / "ipython"),
        "PYTHONSAFEPATH": "1",  # a file beside a notebook never stands for a module, such as our own
    }
    if not is_there(_config()):  # or else Jupyter would make one, to note that it has been there
        variables["JUPYTER_CONFIG_DIR"] = str(place / "config")
    return options, {**os.environ, **variables}


def _runtime(place: Path) -> Path:
    """Where cookies and the addresses of kernels lie. Jupyter keeps them on no disk that would show them to others."""
    runtime = place / "runtime"
    make_folder(runtime, private=True)
    narrow(runtime)
    return runtime if is_private(runtime) else Path(mkdtemp(prefix="glueckauf-"))


def _settings(place: Path, name: str) -> Path:
    return place / "settings" / f"{name}.jupyterlab-settings"


def _config() -> Path:
    """Where the learner's own Jupyter has its settings."""
    return Path(os.environ.get("JUPYTER_CONFIG_DIR") or Path.home() / ".jupyter")


def _theme() -> dict[str, Any]:
    """The theme that the learner has chosen in a JupyterLab of their own, or the system's."""
    folder = os.environ.get("JUPYTERLAB_SETTINGS_DIR")
    place = Path(folder) if folder else _config() / "lab" / "user-settings"
    try:
        text = read_text(place / f"{_THEMES}.jupyterlab-settings")
    except FileError:
        text = ""
    chosen = _THEME.search(text)
    return {"theme": chosen[1]} if chosen else {"adaptive-theme": True}


def _write(path: Path, values: dict[str, Any]) -> None:
    make_folder(path.parent, private=True)
    rewrite(path, json.dumps(values, indent=1), private=True)
