"""What the buttons name stands in the picture: places by name, cells by column and row, cards."""

import re

import pytest

from bot.core.images import BoardPicture
from bot.i18n.texts import Texts, languages
from bot.screens.board import board_screen
from engine.board import Board
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.boards.layouts import find_layout
from tests.bot.saved_games import loaded
from tests.engine.playing import kind_name, option_sets, random_course

PLACELESS = {("follow", "trumps"), ("flip", "deal")}
"""Moves whose words are no places on the table: a suit to be trumps, how many cards to deal."""

CELL = re.compile(r"([a-z])([0-9]+)")


def names_on(board: Board) -> set[str]:
    """Return what is printed on the picture of a board, in small letters, word by word."""
    return {
        word
        for words in find_layout(board.game).lay_out(board).all_texts
        for word in words.text.lower().split()
    }


def is_shown(place: str, names: set[str], board: Board) -> bool:
    cell = CELL.fullmatch(place.lower())
    is_card = place in {card.code for pile in board.piles for card in pile.cards if card}
    return is_card or place.lower() in names or (cell is not None and names >= set(cell.groups()))


@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_what_a_button_names_is_printed_on_the_board(game: Game) -> None:
    for options in option_sets(game)[::5]:
        start = game.deal(7, options)
        for position in (start, *[after for _, after in random_course(start, 5)][::6]):
            board = position.board()
            names = names_on(board)
            places = {
                place
                for move in position.legal_moves()
                if (board.game, move.verb) not in PLACELESS
                for place in move.places
            }
            assert not [place for place in places if not is_shown(place, names, board)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_game_and_deal_are_printed_above_every_board(game: Game, language: str) -> None:
    record = Record.begin(game, option_sets(game)[0], 4503599)
    picture = board_screen(Texts.load(language), loaded(record)).picture
    assert isinstance(picture, BoardPicture)
    heading = " ".join(picture.heading)
    assert game.title in heading
    assert re.search("4.503.599", heading)
