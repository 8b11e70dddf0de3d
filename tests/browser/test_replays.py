"""Replays on the page at the width of a phone: an animation, and its steps in the same message."""

import re

from playwright.async_api import expect

from engine.outcome import Result
from tests.browser.place import TEXTS, OpenTab, line_that_ends

WON = line_that_ends(Result.WON)
PHONE = (360, 640)


async def test_a_game_is_replayed_as_an_animation_and_by_steps(open_tab: OpenTab) -> None:
    tab = await open_tab(*PHONE)
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    for record in WON[1:]:
        await tab.last.locator("button.move").first.click()
        await tab.shows(record)
    await tab.type("/replay")
    await expect(tab.last.get_by_role("button", name=TEXTS("page-stop"))).to_be_visible()
    await expect(tab.board).to_have_attribute("src", re.compile(r"\.gif$"))
    await tab.fits(PHONE[0])
    messages, moves = await tab.messages.count(), len(WON) - 1
    for name in ("first", "before", "after", "last"):
        sign = tab.last.get_by_role("button", name=TEXTS(f"spoken-{name}"), exact=True)
        await expect(sign).to_have_attribute("title", TEXTS(f"spoken-{name}"))
        await expect(sign.locator("svg")).to_be_visible()
        await expect(sign).to_have_text("")
    after = tab.last.get_by_role("button", name=TEXTS("spoken-after"), exact=True)
    for number in range(1, moves + 1):
        await after.click()
        text = TEXTS("replay-move", number=number, count=moves, move="").partition(":")[0]
        await expect(tab.last).to_contain_text(text)
        await expect(tab.board).to_have_attribute("src", re.compile(r"\.png$"))
        await expect(after).to_be_focused()
    assert await tab.messages.count() == messages
    await tab.last.get_by_role("button", name=TEXTS("button-film")).click()
    await expect(tab.board).to_have_attribute("src", re.compile(r"\.gif$"))
