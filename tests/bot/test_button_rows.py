"""Rows of buttons: never wider than a phone shows in full, in any language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.core.loaded_game import LoadedGame
from bot.core.screens import MAX_ROWS, Screen
from bot.core.session import Session
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts, languages
from bot.screens.board import board_screen, more_screen
from bot.screens.button_rows import WIDEST, WIDTHS
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from tests.engine.playing import kind_name, option_sets, random_course

UNDONE = 2
"""Undone moves in every game."""


def tables(game: Game) -> Iterator[LoadedGame]:
    """Yield games in which every action is possible, as pictures and in words, open and given up."""
    for options in option_sets(game)[::9]:
        begun = Record.begin(game, options, 7)
        moves = [move for move, _ in random_course(begun.start(), 5)]
        for count in range(1, max(2, len(moves) - UNDONE), 7):
            record = begun.then(*moves[:count])
            session = Session("0123456789", record, 0, 0, undone=tuple(moves[count : count + UNDONE]))
            loaded = LoadedGame(1, session, record.replay())
            yield loaded
            yield replace(loaded, in_words=True)
            yield replace(loaded, session=replace(session, has_given_up=True))


def room(labels: list[str]) -> int:
    """Return how many buttons with these labels may stand in a row."""
    longest = max(map(columns, labels))
    return next((width for most, width in WIDTHS if longest <= most), WIDEST)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_a_row_is_as_wide_as_its_labels_allow_unless_all_rows_are_taken(game: Game, language: str) -> None:
    texts = Texts.load(language)
    seen = 0
    for loaded in tables(game):
        for screen in (board_screen(texts, loaded), more_screen(texts, loaded)):
            seen += 1
            too_long = [row for row in labels(screen) if len(row) > room(row)]
            assert not too_long or len(screen.rows) == MAX_ROWS
    assert seen > 3


def labels(screen: Screen) -> list[list[str]]:
    return [[control.label for control in row] for row in screen.rows]


def test_four_long_labels_become_two_rows_of_two() -> None:
    game = next(game for game in all_games() if game.name == "follow")
    rows = labels(more_screen(Texts.load("de"), next(tables(game))))
    assert rows[-3:] == [["In Worten", "Regeln"], ["Meine Partien", "Aufgeben"], ["◀ Zurück"]]
