"""How many presses a won game takes: nearly every move of a building game is one button, and one tap."""

import pytest

from bot.i18n.texts import Texts
from engine.automatic import automatic_at_end
from engine.record import Record
from tests.bench.presses import presses_below, presses_on_table
from tests.bot.saved_games import loaded
from tests.engine.transcripts import RECORDS

MOST = dict.fromkeys(("klondike-won", "freecell-won", "yukon-won", "streets-won"), 1.1) | {"spider-won": 1.2}
"""The presses a move of a whole game, at most. In that of Spider, a solver also takes sequences apart, for
which boards have no button."""


@pytest.mark.parametrize("name", MOST)
def test_a_won_game_takes_about_one_press_a_move(name: str) -> None:
    record, texts = Record.read(RECORDS[name]), Texts.load()
    positions = tuple(record.positions())
    below, taps = list[int](), list[int]()
    for number, (position, move) in enumerate(zip(positions, record.moves, strict=False)):
        if position.finish():
            break
        if not number or not automatic_at_end(positions[: number + 2], record.moves[: number + 1]):
            here = loaded(record.first(number), position)
            below.append(presses_below(texts, here, move))
            taps.append(presses_on_table(texts, here, move))
    assert len(below) > 20
    assert sum(below) / len(below) <= MOST[name]
    assert sum(taps) / len(taps) <= MOST[name]
