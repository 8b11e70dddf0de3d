"""The screens of a replay: they fit, and hidden cards do not change them."""

from importlib import import_module
from itertools import islice

import pytest

from bot.core import callback_data
from bot.core.actions import Verb
from bot.core.screens import Screen
from bot.features.replay.screens import animation_screen, step_screen
from bot.i18n.texts import Texts
from bot.screens.replay_steps import ReplayStep, step_of
from engine.game import Game
from engine.games import all_games
from engine.options import Options
from engine.record import Record
from tests.bot.desk import WON
from tests.bot.saved_games import loaded
from tests.engine.playing import every_kind, kind_name, option_sets, random_course

TEXTS = Texts.load("en")
KNOWN = {Verb.REPLAY, Verb.REVIEW, Verb.AUTOPLAY, Verb.BOARD, Verb.SHARE, Verb.NEW}
"""What the buttons of a replay do."""

kinds = pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)
games = pytest.mark.parametrize("game", all_games(), ids=kind_name)


@kinds
@pytest.mark.parametrize("in_words", [False, True])
def test_every_screen_fits_with_the_longest_names_that_there_are(
    game: Game, options: Options, *, in_words: bool
) -> None:
    start = Record.begin(game, options, 2**53 - 1)
    record = start.then(*(move for move, _ in random_course(start.start(), 3)))
    here = loaded(record, in_words=in_words, revision=10**6)
    count = len(record.moves)
    for screen in (
        animation_screen(TEXTS, here),
        *(step_screen(TEXTS, here, step_of(here, number)) for number in {0, 1, count // 2, count}),
    ):
        check(screen)


def test_the_buttons_of_the_longest_record_fit() -> None:
    here = loaded(WON, revision=10**6)
    position = WON.replay()
    check(step_screen(TEXTS, here, ReplayStep(1999, 2000, position, WON.first(15).replay(), WON.moves[-1])))


def check(screen: Screen) -> None:
    """Check that every button has its own action, and that it rides."""
    actions = [control.action for row in screen.rows for control in row]
    assert len(set(actions)) == len(actions)
    assert {action.verb for action in actions} <= KNOWN
    assert [callback_data.unpack(callback_data.pack(action)) for action in actions] == actions


@games
@pytest.mark.parametrize("in_words", [False, True])
def test_hidden_cards_do_not_change_a_step(game: Game, *, in_words: bool) -> None:
    twin = import_module(f"tests.engine.hidden.{game.name}").twin
    changed = 0
    for options in option_sets(game)[:: 1 if len(option_sets(game)) < 20 else 11]:
        for deal in range(4):
            record = Record.begin(game, options, deal)
            here, position = loaded(record, in_words=in_words), record.start()
            for move, after in islice(random_course(position, deal), 40):
                step = ReplayStep(1, 2, after, position, move)
                other = ReplayStep(1, 2, twin(after, 7), twin(position, 7), move)
                changed += other != step
                assert step_screen(TEXTS, here, other) == step_screen(TEXTS, here, step)
                position = after
    assert changed > 5
