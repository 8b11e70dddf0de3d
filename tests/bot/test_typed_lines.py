"""Every line that is typed plays legal moves, or is refused with the nearest move."""

import logging
import random
import re

import pytest

from bot.core.actions import Verb
from bot.core.commands import read_line
from engine.game import Game
from engine.games import all_games
from engine.options import Options
from engine.reading import read_moves
from engine.record import Record
from tests.bot.desk import ANNA, Desk, labels, shown
from tests.engine.lines import random_line
from tests.engine.playing import kind_name, option_sets

NEAREST = re.compile(r"Nearest: “(.+)”\.$")
LINES = 300


async def record_of(desk: Desk) -> Record:
    """Return the record of the game that is being played."""
    return (await desk.store.load(ANNA, (await desk.store.settings(ANNA)).current)).record


def kinds() -> list[tuple[Game, Options]]:
    """Return every game with its first and its last options."""
    ends = {game: (option_sets(game)[0], option_sets(game)[-1]) for game in all_games()}
    return [(game, options) for game, both in ends.items() for options in dict.fromkeys(both)]


@pytest.mark.parametrize(("game", "options"), kinds(), ids=kind_name)
async def test_any_line_plays_legal_moves_or_is_refused(
    desk: Desk, game: Game, options: Options, caplog: pytest.LogCaptureFixture
) -> None:
    chance, refused = random.Random(1), 0
    words = Record.begin(game, options, 1).option_words
    await desk.type(f"/play {game.name} 1 {' '.join(words)}")
    record = await record_of(desk)
    for _ in range(LINES):
        position = record.replay()
        if position.outcome():
            await desk.type("/restart")
            record = await record_of(desk)
            continue
        line = random_line(position, chance)
        action = read_line(f"/move {line}" if chance.random() < 0.5 else line)
        if action.verb is not Verb.SAY:
            continue  # a command, or nothing at all
        reply = await desk.act(action)
        after = await record_of(desk)
        assert after.moves[: len(record.moves)] == record.moves
        if len(after.moves) > len(record.moves):
            assert reply.notice == ""
            assert shown(reply).title
        else:
            refused += 1
            assert after == record
            if "“yes” behind it" in reply.notice:  # it would lose at once
                continue
            assert reply.screen is None
            nearest = NEAREST.search(reply.notice)
            assert nearest, reply.notice
            assert position.play_together(read_moves(position, nearest[1])) != position
        record = after
    assert refused > 5
    assert not [entry for entry in caplog.records if entry.levelno >= logging.WARNING]


async def test_a_typed_exchange_that_loses_at_once_needs_a_yes(desk: Desk) -> None:
    await desk.type("/play follow 42")
    asked = await desk.type("exchange qs 9h ad 8d 5d ac kc jc")
    assert "lose the game at once" in asked.notice
    assert (await record_of(desk)).moves == ()
    assert labels(asked).count("✓ Q♠") == 1
    lost = await desk.press(asked, "Exchange 8: lose at once")
    assert shown(lost).text.startswith("You lost in the exchange")
    await desk.type("/undo")
    sure = await desk.type("exchange qs 9h ad 8d 5d ac kc jc, YES")
    assert shown(sure).text.startswith("You lost in the exchange")
    await desk.type("/undo")
    assert "yes" not in (await desk.type("exchange qs 9h yes")).notice
    assert len((await record_of(desk)).moves) == 1
