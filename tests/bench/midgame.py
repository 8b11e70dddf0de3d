"""Boards in the middle of games: half-way through random play, as the bot shows them."""

from collections.abc import Iterator

from bot.core.images import BoardPicture
from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from engine.game import Game
from engine.options import read_options
from engine.record import Record
from tests.engine.playing import random_course

DEALS = 40


def middle_boards(game: Game) -> Iterator[BoardPicture]:
    """Yield the boards of deals 1 to 40 with the usual options, half of a random course played.

    The course of a deal is the one of its number; title and marks are those that a player sees.
    """
    texts = Texts.load("en")
    for deal in range(1, DEALS + 1):
        begun = Record.begin(game, read_options(game.options, ()), deal)
        moves = [move for move, _ in random_course(begun.start(), deal)]
        record = begun.then(*moves[: len(moves) // 2])
        loaded = LoadedGame(1, Session("0123456789", record, began=0, moved=0), record.replay())
        picture = board_screen(texts, loaded).picture
        if not isinstance(picture, BoardPicture):
            raise TypeError(f"the board of {record.text} has no picture")
        yield picture
