"""Deal numbers that players exchange, as they are typed: after a game's name, or while one is played."""

import pytest

from bot.core.actions import Room
from tests.bot.desk import Desk, shown

TITLES = {
    "FreeCell, deal 617": ("freecell 617", "/play freecell deal:617", "/play game:freecell deal:617",
        "/freecell #617", "FreeCell deal 617"),
    "FreeCell, deal 2147483647": ("freecell 2147483647", "freecell 2,147,483,647"),
    "FreeCell, deal 0": ("freecell 0",), "FreeCell, deal 2147483648": ("freecell 2147483648",),
    "FreeCell, deal 617, 2 cells": ("freecell #617 2 cells", "/play freecell deal:617 cells:2"),
}  # fmt: skip
"""Titles of games, and lines that start them."""


@pytest.mark.parametrize("title", TITLES)
async def test_a_deal_is_started_by_its_number(desk: Desk, title: str) -> None:
    await desk.type("/play freecell 42")
    for line in TITLES[title]:
        assert shown(await desk.type(line)).title == title, line
        await desk.type("/play freecell 42")


async def test_a_number_without_a_game_is_a_deal_of_the_game_that_is_played(desk: Desk) -> None:
    await desk.type("/play freecell 617 cells=2")
    for line in ("deal 11982", "Deal #11982", "#11982", "Partie 11982", "расклад 11982", "配置 11982"):
        assert shown(await desk.type(line)).title == "FreeCell, deal 11982, 2 cells", line
        await desk.type("/play freecell 617 cells=2")
    # A small number may be one of cards.
    assert shown(await desk.type("deal 10")).title == "FreeCell, deal 617, 2 cells"


async def test_too_large_a_number_says_which_are_dealt(desk: Desk) -> None:
    desk.room = Room("en")
    for game in ("", "/play freecell 42"):
        if game:
            await desk.type(game)
        notice = (await desk.type("freecell 9007199254740992")).notice
        assert notice == "Deal numbers go from 0 to 9007199254740991."
