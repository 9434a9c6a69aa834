"""All styles by both drawers, to look at: `python -m tests.lab.plots.gallery` writes them to build/plots."""

from __future__ import annotations

from pathlib import Path

from glueckauf.lab.plots.looks import THEMES
from tests.lab.plots.hand_made import PLOTS

FOLDER = Path("build") / "plots"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, plot in PLOTS.items():
        for theme in THEMES:
            for kind in ("svg", "png"):
                path = FOLDER / f"{name.replace(',', '').replace(' ', '-')}-{theme}.{kind}"
                plot.save(path, theme=theme, replace=True)
                print(path)


if __name__ == "__main__":
    main()
