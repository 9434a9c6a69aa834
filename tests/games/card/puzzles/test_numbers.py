"""Every number in every shipped task is true of its position, reckoned from the file alone."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from tests.games.card.puzzles.samples import shipped

WORDS = {
    "en": {"one": 1, "two": 2, "three": 3, "four": 4, "once": 1},
    "pl": {
        **dict.fromkeys(("jeden", "jedna", "jednego"), 1),
        **dict.fromkeys(("dwa", "dwie", "dwóch"), 2),
        **dict.fromkeys(("trzy", "trzech"), 3),
        "czterech": 4,
    },
    "hu": {"egy": 1, "egyik": 1, "két": 2, "kettő": 2, "három": 3, "négy": 4},
    "de": {
        **dict.fromkeys(("ein", "eine", "einen", "einem", "einer"), 1),
        "zwei": 2,
        "drei": 3,
        "vier": 4,
    },
}

# What is counted, and how each language says it; # is a number. Of what says more, the longest comes first.
SAID: dict[str, tuple[str, str, str, str]] = {
    "hand": (
        "worker cards #(?:, #)* and # left",
        "karty górników: #(?:, #)* i #",
        "munkáskártyáid maradtak: #(?:, #)* és #",
        "Arbeiterkarten #(?:, #)* und #",
    ),
    "innovations": (
        "and # innovations",
        "masz też # ulepszenia",
        "van még # fejlesztésed",
        "dazu # Innovation",
    ),
    "card": (
        "with the card #/#: use # or # steps",
        "na karcie #/#: wykonaj # lub # kroki",
        "A #/# kártyával bányászol: # vagy # munkafázist",
        "mit der Karte #/#: Nutze # oder # Schritte",
    ),
    "steps": (
        "with # or # steps",
        "za # lub # kroki",
        "# vagy # lépéssel bányászol",
        "mit # oder # Schritten",
    ),
    "most_steps": (
        "up to # steps",
        "masz do # kroków",
        "legfeljebb # munkafázist",
        "bis zu # Schritte",
    ),
    "row_and_empty": (
        "row has # cards, and # wagons are empty",
        "chodniku leż[yą] # kart.?, a # wagony są puste",
        "vágatodban # kártya fekszik, és # vagonod üres",
        "Förderreihe liegen # Karten, und # Waggons sind leer",
    ),
    "next_lorries": (
        "next card in your mining row has # lorries",
        "najbliższej karcie twojego chodnika są # wózki",
        "soron következő kártyáján # csille",
        "nächste Karte deiner Förderreihe zeigt # Loren",
    ),
    "loaded": (
        "# (?:lorry stands in a wagon|lorries stand in your wagons) already",
        "W wagonach (?:jest|są) już # wóz",
        "vagonjaidban már # csille",
        "# Loren? steh(?:t|en) schon in",
    ),
    "stored": (
        "# cards? waits? in your storage",
        "Na bocznicy czekaj?ą? # kart",
        "csilletárolódban # kártya vár",
        "Abstellgleis warte[nt]+ # Karte",
    ),
    "empty_wild": (
        "# of your empty wagons (?:is|are) wild",
        "# z twoich pustych wagonów",
        "üres vagonjaid közül # univerzális",
        "# deiner leeren Waggons",
    ),
    "ready": (
        "# trains are ready",
        "# pociągi są gotowe",
        "# vonat indulásra kész",
        "# Züge stehen bereit",
    ),
    "engines_alike": (
        "# of your engines have the same",
        "(?:# z twoich parowozów|Wszystkie # twoje parowozy) są tego samego",
        "# mozdonyod egyforma",
        "(?:# deiner|Alle #) Loks haben dieselbe",
    ),
    "shares": ("hold # share", "Masz # udzia", "# részvényed", "besitzt # Anteil"),
    "objectives": (
        "have # objective",
        "Masz # cel",
        "# célod van",
        "hast # Geschäftsziel",
    ),
    "orders": (
        "hold # orders",
        "na ręce # zamówie",
        "# megrendelés van a kezedben",
        "hast # Aufträge",
    ),
    "shift": (
        "left of shift #",
        "resztę szychty #",
        r"legtöbbet az? #\. műszak",
        "Rest von Schicht #",
    ),
    "turns": (
        "(?:have|next|after) # (?:more )?turns",
        "(?:Masz|masz|swoje|swoich) # (?:najbliższ\\w+ )?tur",
        "# kör(?:öd|ödet)\\b",
        "(?:hast|nächsten) # (?:Spielz|Z)üge",
    ),
    "tokens": (
        "you have # token already",
        "a # żeton już masz",
        "és # jelződ már van",
        "und # Marker hast du schon",
    ),
}
SAYINGS = {  # numbers that count nothing of the position
    "en": ("at once", "be once", "at least one train"),
    "pl": ("co do jednego", "co najmniej jeden pociąg"),
    "hu": ("legalább egy vonatot", "és egy saját", "Egyik rakodódnál"),
    "de": (
        *("mindestens einen Zug", "einem Waggon", "ist ein Joker", "steht ein Waggon für"),
        *("eine Lok", "mit einer Lok", "einen eigenen Auftrag", "eine beliebige"),
    ),
}


def load(dock: dict[str, Any]) -> int:
    """The lorries that stand at a dock: the digit after the crest of each loaded card."""
    loads = [wagon.partition("=")[2] for wagon in dock.get("wagons", ())]
    return sum(int(card[1]) for card in loads if card)


def facts(tree: dict[str, Any]) -> dict[str, list[int]]:
    """What can be counted in a file."""
    position = tree["position"]
    own = position["seats"].get(str(position.get("to_move", 0)), {})
    docks = own.get("docks", {}).values()
    wagons = [wagon for dock in docks for wagon in dock.get("wagons", ())]
    engines = [dock["engine"] for dock in docks if "engine" in dock]
    empty = [wagon for wagon in wagons if "=" not in wagon]
    row = own.get("row", [])
    least = min((int(order[-1]) for order in own.get("orders", ())), default=99)
    return {
        "hand": own.get("workers", []),
        "row_and_empty": [len(row), len(empty)],
        "empty_wild": [empty.count("*")],
        "loaded": [sum(map(load, docks))],
        "next_lorries": [int(row[-1][1])] if row else [],
        "stored": [len(own.get("storage", ()))],
        "engines_alike": [max(Counter(engines).values(), default=0)],
        "ready": [sum("engine" in dock and load(dock) >= least for dock in docks)],
        "card": [2, 3, 2, 3] if position.get("mining") == "mining/3" else [],
        "steps": [2, 3] if position.get("mining") == "mining/3" else [],
        "most_steps": [4] if position.get("mining") == "innovation" else [],
        "shift": [position.get("shift", 1)],
        "turns": [tree.get("turns", 1)],
        **{
            key: [len(own.get(key, ()))]
            for key in ("innovations", "shares", "objectives", "orders", "tokens")
        },
    }


def wrong(text: str, language: str, known: dict[str, list[int]]) -> list[str]:
    """Numbers that are not true, or that nobody knows what they count."""
    words = WORDS[language]
    number = rf"(?:\d+|\b(?:{'|'.join(words)})\b)"
    found = []

    def checked(what: str) -> Any:
        def check(match: re.Match[str]) -> str:
            told = re.findall(number, match[0], re.IGNORECASE)
            values = [int(one) if one.isdigit() else words[one.lower()] for one in told]
            if values != known[what]:
                found.append(f"{what} {known[what]}: {match[0]}")
            return "…"

        return check

    for what, said in SAID.items():
        pattern = said[LANGUAGES.index(language)].replace("#", number)
        text = re.sub(pattern, checked(what), text, flags=re.IGNORECASE)
    for saying in SAYINGS[language]:
        text = text.replace(saying, "…")
    return found + [f"not known: {one} in {text}" for one in re.findall(number, text, re.I)]


@pytest.mark.shipped
def test_every_number_of_every_task_is_true() -> None:
    found = []
    for puzzle in shipped():
        tree = tomllib.loads(Path(puzzle.path).read_text(encoding="utf-8"))
        for language in LANGUAGES:
            told = wrong(tree["text"][language]["task"], language, facts(tree))
            found += [f"{puzzle.id} {language}: {one}" for one in told]
    assert found == []


def test_a_false_number_is_found() -> None:
    puzzle = next(one for one in shipped() if one.id == "full-house")
    tree = tomllib.loads(Path(puzzle.path).read_text(encoding="utf-8"))
    for language in LANGUAGES:
        task = tree["text"][language]["task"]
        assert wrong(task, language, facts(tree)) == []
        assert wrong(task.replace("3", "2"), language, facts(tree)) != []
        assert wrong(f"{task} 7", language, facts(tree)) != []
