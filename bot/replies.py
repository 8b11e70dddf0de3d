"""The two answers that are given most: a game as it stands, and a sentence."""

from bot.model import MAX_NOTICE, Place, Reply
from bot.table import Table
from bot.table_screens import board_screen
from bot.texts import Texts, clipped


def shown(texts: Texts, table: Table, place: Place = Place.HERE, notice: str = "") -> Reply:
    """Answer with the board of a game."""
    return Reply(board_screen(texts, table), place, notice)


def told(sentence: str) -> Reply:
    """Answer with a sentence alone, as much of it as a notice holds."""
    return Reply(notice=clipped(sentence, MAX_NOTICE))
