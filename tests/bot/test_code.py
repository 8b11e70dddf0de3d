"""Deals in links: every deal has a code that reads back and fits, and nothing else is taken for one."""

import re
from itertools import product

import pytest

from bot.core.deal_codes import MAX_CODE, read_code, write_code
from bot.core.replies import ReplyTarget
from engine.deal import DEALS
from engine.errors import RefusedError
from engine.game import Game
from engine.games import all_games
from engine.options import read_options
from engine.record import Record
from tests.bot.desk import Desk, shown


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_deal_has_a_code_that_reads_back(game: Game) -> None:
    for values in product(*(option.values for option in game.options)):
        words = [f"{option.name}={value}" for option, value in zip(game.options, values, strict=True)]
        record = Record.begin(game, read_options(game.options, words), DEALS - 1)
        code = write_code(record)
        assert read_code(code) == record
        assert re.fullmatch(f"[A-Za-z0-9_-]{{1,{MAX_CODE}}}", code)


@pytest.mark.parametrize(
    "code",
    [
        "",
        "-",
        "wish",
        "42",
        "wish-",
        "wish-x-1",
        "chess-1",
        "wish-9007199254740992",
        "a" * 65,
        f"{'a' * 64}-1",
    ],
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(RefusedError, match="not a code of a deal") as refused:
        read_code(code)
    assert refused.value.reason == "not-a-code"


async def test_a_link_deals_what_it_names(desk: Desk) -> None:
    reply = await desk.type("/start wish-open-42")
    assert reply.target is ReplyTarget.NEW
    assert shown(reply).title == "Wish, deal 42, all cards open"


async def test_a_link_that_names_nothing_is_answered_and_deals_nothing(desk: Desk) -> None:
    reply = await desk.type("/start chess-1")
    assert reply.screen is None
    assert reply.notice.startswith("This link names no deal")


async def test_a_finished_game_has_the_code_of_its_deal(desk: Desk) -> None:
    going_on = await desk.type("/play wish open 42")
    assert not shown(going_on).code
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    assert shown(over).code == "wish-open-42"
    assert shown(await desk.type("/share")).code == "wish-open-42"
