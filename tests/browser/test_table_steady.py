"""The board stays: nothing moves or changes its size while a game is played, in windows of every size."""

import pytest

from engine.record import Record
from tests.browser.steadiness import MOST_SHIFT, SIZES, seen, watch
from tests.browser.table_games import press_all_kinds
from tests.browser.table_play import OpenTable
from tests.combinations import combined, first_of_families

PRESSES = 24
DEALS = {
    "klondike": 105,
    "pyramid": 42,
    "wish": 42,
    "kittyhawk": 1502,
    "follow": 13,
    "flip": 42,
    "blink": 1998,
}


@pytest.mark.parametrize(
    ("name", "size"), combined([game.name for game in first_of_families()], SIZES, seconds=6.0), ids=str
)
async def test_the_board_stays_where_it_is(open_table: OpenTable, name: str, size: tuple[int, int]) -> None:
    record = Record.read(f"{name}/1 #{DEALS[name]}")
    table = await open_table(record, *size)
    await watch(table.page)
    await press_all_kinds(table, record, PRESSES)
    found = await seen(table.page)
    assert found.frames > PRESSES
    assert found.moved == 0
    assert found.size == 0
    assert found.blank == 0
    assert found.shift <= MOST_SHIFT
    assert await table.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
