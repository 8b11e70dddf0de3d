"""Pictures in every language: whatever is printed in them has its letters, and room."""

from importlib.resources import files
from unicodedata import category

import pytest

from bot.model import ResultCard
from bot.result_screens import result_screen
from bot.session import Session
from bot.table import Table
from bot.texts import Texts, languages
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.heading import cut_short
from render.layouts import find_layout
from render.lettering import REPLACEMENT, printable
from render.result_card import MARGIN, STYLES, WIDTH
from render.sheet import sheet
from tests.engine.playing import kind_name, option_sets, random_course

LETTERS, FIGURES, PUNCTUATION = "LNP"
"""The first letters of Unicode's categories of what texts are written with, apart from signs on buttons."""


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_catalogue_can_be_printed(language: str) -> None:
    """Of any message: which of them are painted is the layouts' choice, and may change."""
    folder = files("bot") / "texts" / language
    written = set("".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")))
    told = {letter for letter in written if category(letter)[0] in LETTERS + FIGURES + PUNCTUATION}
    assert len(told) > 50
    assert not [letter for letter in told if printable(letter) == REPLACEMENT]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_every_line_of_a_result_card_is_whole(game: Game, language: str) -> None:
    layout, room = find_layout(game.name), WIDTH - 2 * MARGIN
    for options in option_sets(game)[::5]:
        begun = Record.begin(game, options, 7)
        moves = [move for move, _ in random_course(begun.start(), 3)]
        for record, has_given_up in ((begun.then(*moves), False), (begun.then(*moves[:1]), True)):
            session = Session("0123456789", record, 0, 0, undos=1999, has_given_up=has_given_up)
            position = record.replay()
            card = result_screen(Texts.load(language), Table(1, session, position)).picture
            assert isinstance(card, ResultCard)
            drawn = sheet("green", layout.deck, *layout.lay(position.board()).card)
            for line in card.lines:
                assert cut_short(drawn, STYLES[-1], line, room) == printable(line)
