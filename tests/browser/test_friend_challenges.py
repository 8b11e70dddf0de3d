"""A challenge of a friend on the table of the page: one press copies the link, which begins the same deal."""

from playwright.async_api import expect

from engine.outcome import Result
from tests.browser.place import TEXTS, OpenTab, line_that_ends
from tests.browser.table_play import OpenTable, Table

WON = line_that_ends(Result.WON)


async def test_one_press_copies_a_link_that_begins_the_same_deal_for_a_new_visitor(
    open_table: OpenTable, open_tab: OpenTab
) -> None:
    table = await open_table(WON[-2])
    await table.tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for number, record in enumerate(WON[:-1]):
        await table.play_by_taps(record.replay(), WON[number + 1].moves[-1])
    await table.shows(WON[-1])
    await table.whole.get_by_role("button", name=TEXTS("button-friend")).click()
    await expect(table.line).to_have_text(TEXTS("page-copied"))
    await table.shows(WON[-1])
    *told, link = (await table.page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert told[0] == f"Solitaire Bot · Wish {WON[0].deal}"
    friend = await Table.of(await open_tab(view="home"))
    await friend.page.goto(link)
    await friend.tab.is_at("table")
    await friend.shows(WON[0])
