"""The views of the page: the ways from one to another, and all of them by keyboard and screen reader."""

from collections import Counter
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from engine.games import games_in_order
from engine.outcome import Result
from engine.record import Record
from tests.browser.place import TEXTS, OpenTab, Tab, line_that_ends
from tests.browser.table_play import OpenTable, Table

WON = line_that_ends(Result.WON)
PHONE = (360, 740)
MOST_TABS = 60
"""Presses of the tab key after which a control counts as out of reach."""
WITH_NAMES = {"button", "link", "textbox", "combobox", "dialog", "image", "heading"}
"""Roles of the accessibility tree whose nodes need a name."""
COUNT_ANNOUNCEMENTS = """
() => {
  globalThis.announced = [];
  const status = document.getElementById("status");
  new MutationObserver(() => announced.push(status.textContent)).observe(
    status, { childList: true, characterData: true, subtree: true });
}
"""


async def test_the_back_button_goes_back_through_the_views(open_tab: OpenTab) -> None:
    tab = await open_tab(view="home")
    page, game = tab.page, games_in_order()[0]
    await page.locator("#home").get_by_role("button", name=TEXTS(f"{game.name}-title")).first.click()
    await tab.is_at("table")
    await expect(page.locator("#board img")).to_be_visible()
    await tab.open_chat()
    for view in ("table", "home"):
        await page.go_back()
        await tab.is_at(view)
    for view in ("table", "chat"):
        await page.go_forward()
        await tab.is_at(view)
    assert tab.strangers == []


async def test_the_logo_and_home_lead_home_from_everywhere(open_tab: OpenTab) -> None:
    tab = await open_tab(*PHONE)
    home = tab.page.get_by_role("banner").get_by_role("link", name=TEXTS("page-home"))
    await home.locator("img").click()
    await tab.is_at("home")
    await tab.open_chat()
    await tab.type("/play wish 42")
    await tab.open_table()
    await home.press("Enter")
    await tab.is_at("home")


async def test_a_new_game_after_an_end_is_one_press(open_table: OpenTable) -> None:
    table = await open_table(WON[-2])
    for number, record in enumerate(WON[:-1]):
        await table.play_by_taps(record.replay(), WON[number + 1].moves[-1])
    await table.shows(WON[-1])
    await expect(table.role("main")).to_have_attribute("data-key", "new")
    await table.role("main").click()
    await table.shows(Record.read("wish/1 #42"))


async def test_a_game_is_won_by_the_list_of_moves_with_the_keyboard_alone(open_table: OpenTable) -> None:
    table = await open_table(WON[0])
    move, keyboard = table.page.locator("#moves button").first, table.page.keyboard
    await reach(table.page, table.page.locator("#bar .all-moves"))
    await keyboard.press("Enter")
    for record in WON[1:]:
        await reach(table.page, move)
        await keyboard.press("Enter")
        await table.shows(record)
    await expect(table.tab.status).to_contain_text(TEXTS("wish-ended-cleared"))


async def reach(page: Page, control: Locator) -> None:
    """Press the tab key until a control has the focus, which must show."""
    for _ in range(MOST_TABS):
        if await control.evaluate("control => control === document.activeElement"):
            break
        await page.keyboard.press("Tab")
    await expect(control).to_be_focused()
    assert await control.evaluate("control => getComputedStyle(control).outlineStyle") != "none"


async def test_the_focus_returns_when_the_sheet_is_closed(open_table: OpenTable) -> None:
    table = await open_table(WON[0])
    sheet, more = table.page.locator("#sheet"), table.page.locator("#more")
    await more.focus()
    await table.page.keyboard.press("Enter")
    await expect(sheet).to_be_visible()
    assert await sheet.evaluate("sheet => sheet.contains(document.activeElement)"), "the focus is outside"
    for _ in range(MOST_TABS):  # it cannot leave the sheet
        await table.page.keyboard.press("Tab")
        assert await sheet.evaluate(
            "sheet => sheet.contains(document.activeElement) || document.activeElement === document.body"
        )
    await table.page.keyboard.press("Escape")
    await expect(sheet).to_be_hidden()
    await expect(more).to_be_focused()


async def test_each_board_is_announced_once(open_table: OpenTable) -> None:
    table = await open_table(WON[0])
    await table.page.evaluate(COUNT_ANNOUNCEMENTS)
    await table.play_by_taps(WON[0].replay(), WON[1].moves[-1])
    await table.shows(WON[1])
    alt = await table.board.get_attribute("aria-label")
    announced = await table.page.evaluate("announced")
    assert sum(text.count(alt) for text in announced) == 1, announced
    assert len(announced) == 1, announced


@pytest.mark.parametrize("view", ["home", "table", "chat"])
async def test_every_control_has_a_name_and_a_role(open_tab: OpenTab, view: str) -> None:
    tab = await open_tab(*PHONE, view="home")
    table = await Table.of(tab)
    await table.open(WON[0])
    if view == "home":
        await tab.page.locator("#to-home").click()
    elif view == "chat":
        await tab.open_chat()
    else:
        await tab.page.locator("#more").click()
        await expect(tab.page.locator("#sheet")).to_be_visible()
    nodes = await accessible_nodes(tab)
    nameless = [node for node in nodes if role(node) in WITH_NAMES and not name(node)]
    assert nameless == []
    controls = Counter(name(node) for node in nodes if role(node) == "button")
    assert controls
    assert [one for one, count in controls.items() if count > 1] == [], "names that say too little"
    if view != "table":  # a dialog hides everything else
        assert [role(node) for node in nodes].count("main") == 1
        assert "heading" in {role(node) for node in nodes}
    assert await tab.page.evaluate(MISUSED) == []


MISUSED = """
() => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const found = ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `two elements are #${id}`);
  for (const name of ["aria-controls", "aria-labelledby", "aria-describedby", "aria-activedescendant"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      for (const id of element.getAttribute(name).split(" ").filter(Boolean)) {
        if (!document.getElementById(id)) found.push(`${name} of ${element.tagName}: no #${id}`);
      }
    }
  }
  for (const element of document.querySelectorAll("[aria-hidden=true]")) {
    const inside = element.querySelector("a[href], button, input, [tabindex]:not([tabindex='-1'])");
    if (inside?.checkVisibility() && inside.tabIndex >= 0) found.push(`hidden: ${inside.outerHTML}`);
  }
  return found;
}
"""
"""Finds ids that are there twice, references to none, and controls hidden from screen readers only."""


async def accessible_nodes(tab: Tab) -> list[dict[str, Any]]:
    """Return what the browser tells a screen reader of the page."""
    session = await tab.context.new_cdp_session(tab.page)
    tree = await session.send("Accessibility.getFullAXTree")
    await session.detach()
    return [node for node in tree["nodes"] if not node["ignored"]]


def role(node: dict[str, Any]) -> str:
    """Return the role of a node of the accessibility tree."""
    return str(node.get("role", {}).get("value", ""))


def name(node: dict[str, Any]) -> str:
    """Return the accessible name of a node."""
    return str(node.get("name", {}).get("value", "")).strip()
