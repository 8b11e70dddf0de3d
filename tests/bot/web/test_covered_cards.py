"""A covered card is chosen by buttons and on the picture: its place is named, marked and pressed."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.descriptions import located_card, move_details
from engine.cards.french import FrenchCard
from engine.move import Move
from engine.options import Options
from render.boards.scene import TITLE_HEIGHT
from tests.engine.stairs import GAME
from tests.render.stairs import lay_out

ROOT = Path(__file__).parents[3]
BOARD = GAME.deal(5, Options()).board()
"""The deal of ``stairs_presses.py``."""


def shown(folder: Path, *chosen: str) -> dict[str, Any]:
    """Return what ``stairs_presses.py`` prints."""
    command = (sys.executable, "-m", "tests.bot.web.stairs_presses", str(folder), *chosen)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def area(place: str) -> list[list[int]]:
    x, y, width, height = lay_out(BOARD).places[place][:4]
    return [[x, y - TITLE_HEIGHT, width, height]]


def test_a_covered_card_is_pressed_where_it_shows_then_marked_and_moved(tmp_path: Path) -> None:
    begun = shown(tmp_path)
    assert begun["presses"]["move b5 a"] == [area("b5"), area("a")]
    assert begun["presses"]["move b3 d"] == [area("b3"), area("d")]
    (top,), (left, upper, width, _) = area("b"), area("b5")[0]
    assert begun["lifts"]["b5"] == [left, upper, width, top[1] + top[3] - upper]
    assert begun["why"] == {
        "b5": "begins-here",
        "b1": "covered-card",
        "a": "ends-here",
        "b5 a5": "move-there",  # dropped on the covered part of a pile
        "b5 d": "no-such-move",  # as the game refuses it
    }
    assert begun["labels"]["move b5"] == ["b5 a", "3♣, card 5 from the bottom of pile b: 2 ways"]
    assert begun["labels"]["move d"] == ["3♠: 3 ways", ""]


def test_the_covered_card_that_has_been_chosen_is_marked(tmp_path: Path) -> None:
    chosen = shown(tmp_path, "move", "b5")
    assert chosen["marks"] == {"b5": "chosen", "a": "choice", "c": "choice"}
    assert chosen["presses"] == {"move b5 a": [area("b5"), area("a")], "move b5 c": [area("b5"), area("c")]}


@pytest.mark.parametrize("language", finished_languages())
def test_a_covered_card_is_named_with_its_place_in_the_pile(language: str) -> None:
    texts = Texts.load(language)
    said = located_card(texts, BOARD, "b5", texts.card)
    assert said.startswith(texts.card(FrenchCard("3", "C")))
    assert re.findall(r"\bb\b|[0-9]", said.removeprefix(texts.card(FrenchCard("3", "C")))) in (
        ["5", "b"],
        ["b", "5"],
    )
    assert located_card(texts, BOARD, "d", texts.card) == texts.card(FrenchCard("3", "S"))
    assert located_card(texts, BOARD, "b1", texts.card) == ""
    details = move_details(texts, BOARD, Move("move", ("b5", "a")))
    assert details["card1"] == "3♣"
    assert str(details["located1"]).startswith("3♣")
    assert details["located2"] == details["card2"] == "4♦"
