"""A text to copy, in a browser that allows it, and in one that does not."""

from playwright.async_api import Locator, expect

from tests.browser.place import TEXTS, Tab

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As in a page that came by plain HTTP from another machine."""


async def shared(tab: Tab) -> Locator:
    """Finish the daily challenge, and return the message that shows the result to others."""
    await tab.type("/daily")
    await tab.all_answered(3)
    await expect(tab.page.locator(".copy")).to_have_count(0)
    await tab.type("/giveup yes")
    await tab.all_answered(5)
    await tab.last.get_by_role("button", name=TEXTS("button-share")).click()
    await expect(tab.last.get_by_role("button", name=TEXTS("button-copy"))).to_be_visible()
    return tab.last


async def test_a_result_is_copied_by_a_button_and_that_is_announced(tab: Tab) -> None:
    await tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    message = await shared(tab)
    await message.get_by_role("button", name=TEXTS("button-copy")).press("Enter")
    await expect(tab.status).to_have_text(TEXTS("page-copied"))
    await expect(message.locator(".outcome")).to_have_text(TEXTS("page-copied"))
    copied = await tab.page.evaluate("navigator.clipboard.readText()")
    assert "#1" in copied
    assert copied == await message.locator("textarea").input_value()
    await expect(message.locator("textarea")).to_be_hidden()
    await expect(message.get_by_role("button", name=TEXTS("button-copy"))).to_be_focused()


async def test_without_clipboard_access_the_text_is_selected(tab: Tab) -> None:
    await tab.page.add_init_script(NO_CLIPBOARD)
    await tab.page.reload()
    message = await shared(tab)
    await message.get_by_role("button", name=TEXTS("button-copy")).click()
    await expect(tab.status).to_have_text(TEXTS("page-copy-by-hand"))
    field = message.get_by_role("textbox", name=TEXTS("page-copy-text"))
    await expect(field).to_be_focused()
    assert await tab.page.evaluate("getSelection().toString()") == await field.input_value()
    assert await field.get_attribute("readonly") is not None
