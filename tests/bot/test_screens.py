"""Screens of games: everything is on them that can be done, and nothing that is hidden."""

import random

import pytest

from bot import wire
from bot.model import Verb
from bot.session import Session
from bot.table import Table
from bot.table_screens import board_screen, giving_up_screen
from bot.texts import Texts
from engine.cards import FrenchCard
from engine.game import Game, Position
from engine.games.wish import GAME, WishPosition
from engine.options import Options
from engine.outcome import Outcome, Result
from engine.record import Record
from tests.engine.playing import every_kind, kind_name, random_course
from tests.engine.test_wish import with_hidden_cards_shuffled

TEXTS = Texts.load("en")
OWNER = 2**64 - 1


def table(record: Record, position: Position, *, in_words: bool = False) -> Table:
    return Table(OWNER, Session("0123456789", record, began=0, moved=0), position, in_words)


@pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)
@pytest.mark.parametrize("in_words", [False, True])
def test_every_legal_move_has_a_button_and_every_screen_fits(
    game: Game, options: Options, *, in_words: bool
) -> None:
    for deal in range(60):
        record = Record.begin(game, options, deal)
        start = record.start()
        for position in (start, *(following for _, following in random_course(start, deal))):
            here = table(record, position, in_words=in_words)
            screen = board_screen(TEXTS, here)
            offered = [
                control.action.words
                for row in screen.rows
                for control in row
                if control.action.verb is Verb.MOVE
            ]
            assert offered == [(move.verb, *move.places) for move in position.legal_moves()]
            labels = [control.label for row in screen.rows for control in row]
            assert len(set(labels)) == len(labels)
            assert all(wire.pack(control.action) for row in screen.rows for control in row)
            giving_up_screen(TEXTS, here)


def test_the_widest_choice_of_wish_fits() -> None:
    tops = [FrenchCard(rank, suit) for rank in "7T" for suit in "SHDC"]
    position = WishPosition(tuple((top,) for top in tops))
    assert len(position.legal_moves()) == 12
    here = table(Record.begin(GAME, Options((("open", "off"),)), 2**53 - 1), position)
    assert len(board_screen(TEXTS, here).rows) == 5


@pytest.mark.parametrize("in_words", [False, True])
def test_hidden_cards_change_nothing_that_is_shown(*, in_words: bool) -> None:
    chance = random.Random(2)
    record = Record.begin(GAME, Options((("open", "off"),)), 42)
    changed = 0
    for seed in range(10):
        for _, position in random_course(record.start(), seed):
            other = with_hidden_cards_shuffled(position, chance)
            changed += other != position
            shown = board_screen(TEXTS, table(record, position, in_words=in_words))
            assert board_screen(TEXTS, table(record, other, in_words=in_words)) == shown
    assert changed > 50


def test_a_wish_is_granted_to_none_but_a_clean_first_win() -> None:
    record = Record.begin(GAME, Options((("open", "off"),)), 42)
    won, lost = Outcome(Result.WON, "cleared"), Outcome(Result.LOST, "no-pair")
    first = Session("aa", record, began=0, moved=0, is_first=True)
    assert first.grants_a_wish(won)
    assert not first.grants_a_wish(lost)
    assert not first.grants_a_wish(None)
    assert not Session("aa", record, began=0, moved=0).grants_a_wish(won)
    assert not Session("aa", record, began=0, moved=0, is_first=True, undos=1).grants_a_wish(won)
    assert not Session("aa", record, began=0, moved=0, is_first=True, restarts=1).grants_a_wish(won)
