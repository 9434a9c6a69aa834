"""docs/metrics.md, made from the metrics themselves.

python -m tests.lab.metrics.page    writes it anew
"""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.texts import listed, tell
from glueckauf.games import GAMES
from glueckauf.lab.metrics import METRICS, metrics
from glueckauf.lab.metrics.costly import CARE, CHOICES, DECKS, MOMENTS, PLAY_OUTS, TRIES
from glueckauf.lab.metrics.generic import COMPARING, OF_SEATS
from glueckauf.lab.metrics.metric import ROOM

PATH = Path(__file__).parents[3] / "docs" / "metrics.md"

HEAD = f"""# What the lab measures

`ga.lab.metrics()` lists these metrics in your language, `ga.lab.metric("drama")` is one of them. Each gives one number for every game;
`compare` and `survey` turn the numbers of many games into a mean with its interval. A function of your own that takes a watched game and gives a
number is a metric, too: `compare(…, metric=my_function)`. This page is made by `python -m tests.lab.metrics.page`; a test holds it to the code.

- **Points as they stand** are what the game shows: in the board game, the points scored so far (deliveries, and the clock of the shifts that have
  ended; what the end of the game gives and takes comes with its last turn), in the card game, what would be scored if the game ended now,
  in Switch & Signal, the goods delivered, in Woodcraft, what the sheet would score now. They are read between turns,
  with all cards face up.
- **Parts** are several numbers that belong together, like the use of every space. A part that a game says nothing about, like the price of a space that
  nobody used, is left out of that game.
- **Cheap** metrics only look at the game that was played. **Costly** ones play on or search, and take longer than the game: {MOMENTS} moments of a game with
  {PLAY_OUTS} play-outs each for uncertainty; {MOMENTS} turns with up to {CHOICES} moves, {TRIES} play-outs each, for effective decisions; {len(CARE) * DECKS} games for the luck share.
  `python -m tests.bench.metrics` measures what each costs.
- **Teams.** {", ".join(COMPARING)} compare players with each other, so they refuse a game that all win or lose together, and a game that somebody plays alone. The others keep
  their meaning; the lead of a team is its points.
- **Nobody begins** where all play at once, as in Woodcraft: {", ".join(OF_SEATS)} refuses such a game.
- How strong bots are is measured by `ga.lab.ladder`, and what a kind of move is worth by `without=`, which forbids it.
"""


def page() -> str:
    named = {game: {row["name"] for row in metrics(game)} for game in GAMES}
    titles = {game: tell(game, "title", {}).removesuffix(".") for game in GAMES}
    sections = [HEAD]
    for row in metrics():
        name = row["name"]
        only = [titles[game] for game in GAMES if name in named[game]]
        lines = [
            f"## {row['title']}\n",
            f"`{name}`, in {row['unit']}; {row['cost']}"
            + ("." if len(only) == len(GAMES) else f"; only in {listed(ROOM, only)}."),
            f"\n{row['definition']}\n",
            f"Reference: {row['reference']}.",
        ]
        sections.append("\n".join(lines) + "\n")
    assert len(sections) == len(METRICS) + 1
    return "\n".join(sections)


if __name__ == "__main__":
    PATH.write_text(page(), "utf-8")
