"""Games on the page with the mouse, by typing and with only the keyboard, and the page itself."""

import pytest
from playwright.async_api import Browser, Locator, expect

from engine.games import games_in_order
from engine.outcome import Result
from tests.browser.place import TEXTS, OpenTab, Place, Tab, line_that_ends

WON = line_that_ends(Result.WON)
LOST = line_that_ends(Result.LOST)
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
"""Removes the clipboard, as in a page that was loaded over plain HTTP from another machine."""
NO_COPYING = "document.execCommand = () => globalThis.mayCopy ?? false;"
"""Keeps the browser from copying what is selected, until the page may."""
DEVICE_SHARING = """
globalThis.shared = [];
navigator.canShare = ({ text, url }) => Boolean(text && url);
navigator.share = async (data) => {
  shared.push({ ...data, isAfterTap: navigator.userActivation.isActive });
  if (globalThis.refusal) throw new DOMException("", refusal);
};
"""
"""The device's sharing, which headless browsers don't have: notes what is shared, and fails as it is told."""
RETRY_TIME = 11_000
"""Milliseconds; the page retries a request for ten seconds before it reports that the server is away."""


async def test_a_game_is_won_with_the_keyboard_only(tab: Tab) -> None:
    keyboard = tab.page.keyboard
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    first = tab.last.locator("button.move").first
    for _ in range(40):
        await keyboard.press("Shift+Tab")
        if await first.evaluate("button => button === document.activeElement"):
            break
    await expect(first).to_be_focused()
    assert await first.evaluate("button => getComputedStyle(button).outlineStyle") == "solid"
    for record in WON[1:]:
        await keyboard.press("Enter")
        await tab.shows(record)
        await expect(tab.last.locator("button:focus")).to_have_count(1)  # it is kept through every change
        for _ in range(8):
            await keyboard.press("ArrowLeft")
    await expect(tab.last).to_contain_text(TEXTS("wish-ended-cleared"))


async def test_a_dangerous_button_never_gets_the_focus_automatically(tab: Tab) -> None:
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    await tab.last.get_by_role("button", name=TEXTS("button-give-up")).press("Enter")
    await expect(tab.last.get_by_role("button", name=TEXTS("button-play-on"))).to_be_focused()


async def test_a_reload_and_a_restart_show_the_same_messages(tab: Tab, place: Place) -> None:
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    await tab.last.locator("button.move").first.click()
    await tab.shows(WON[1])
    await tab.type("no move")
    await tab.all_answered(5)
    before = await tab.messages.all_inner_texts()
    await tab.page.reload()
    await expect(tab.messages).to_have_count(5)
    assert await tab.messages.all_inner_texts() == before
    await place.close()
    await place.open()
    await tab.page.reload()
    await expect(tab.messages).to_have_count(5)
    assert await tab.messages.all_inner_texts() == before
    await tab.box.focus()
    await tab.page.keyboard.press("ArrowUp")
    await expect(tab.box).to_have_value("no move")


async def test_after_deletion_the_page_shows_no_old_message(tab: Tab) -> None:
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    await tab.type("/mydata")
    await tab.all_answered(5)
    await tab.last.get_by_role("button", name=TEXTS("button-delete")).click()
    await tab.last.get_by_role("button", name=TEXTS("button-delete-yes")).click()
    await expect(tab.messages).to_have_count(1)
    await expect(tab.last).to_contain_text(TEXTS("deleted"))
    await tab.last.get_by_role("button", name=TEXTS("button-another")).click()
    await tab.all_answered(2)


async def test_an_entry_without_an_answer_can_be_tried_again(tab: Tab, place: Place) -> None:
    await tab.page.clock.install()
    again = tab.page.get_by_role("button", name=TEXTS("page-try-again"))

    async def wait_for_failure() -> None:
        await expect(tab.page.locator(".answering")).to_be_visible()
        await tab.page.clock.fast_forward(RETRY_TIME)
        await expect(again).to_be_visible()
        await expect(tab.status).to_contain_text(TEXTS("page-unreachable"))

    await place.close()
    await tab.type(f"/play wish {WON[0].deal}")
    await wait_for_failure()
    await again.click()
    await wait_for_failure()
    await expect(tab.messages).to_have_count(2)
    await place.open()
    await again.click()
    await tab.shows(WON[0])
    await expect(again).to_have_count(0)
    await expect(tab.messages).to_have_count(3)
    await place.close()
    await tab.last.locator("button.move").first.click()
    await wait_for_failure()
    await place.open()
    await again.press("Enter")
    await tab.shows(WON[1])
    await expect(tab.last.locator("button:focus")).to_have_count(1)
    tab.complaints.clear()  # the browser logs each failed request


async def test_a_bot_that_restarts_is_waited_for(open_tab: OpenTab, place: Place) -> None:
    tab = await open_tab()
    await place.close()
    await tab.type(f"/play wish {WON[0].deal}")
    await expect(tab.page.locator(".answering")).to_be_visible()
    await place.open()
    await tab.shows(WON[0])
    await expect(tab.page.get_by_role("button", name=TEXTS("page-try-again"))).to_have_count(0)
    tab.complaints.clear()  # the browser logs each failed request


async def test_a_notice_is_seen_and_heard_and_stays(tab: Tab) -> None:
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    await tab.type("".join(WON[1].moves[-1].places))
    await tab.shows(WON[1])
    await tab.messages.nth(2).locator("button.move").nth(1).click()
    notice = tab.page.locator("#notice")
    await expect(notice).to_contain_text(TEXTS("moved-on"))
    await expect(tab.status).to_contain_text(TEXTS("moved-on"))
    await notice.get_by_role("button", name=TEXTS("page-dismiss")).click()
    await expect(notice).to_be_hidden()
    await expect(tab.box).to_be_focused()


async def test_a_slash_offers_the_commands_and_their_words(tab: Tab) -> None:
    keyboard, offered = tab.page.keyboard, tab.page.get_by_role("option")
    await tab.box.focus()
    await keyboard.type("/")
    await expect(offered.filter(has_text="/play")).to_contain_text(TEXTS("command-play"))
    await keyboard.type("pl")
    await expect(offered).to_have_count(1)
    await keyboard.press("Enter")
    await expect(tab.box).to_have_value("/play ")
    await expect(offered.filter(has_text="wish")).to_have_count(1)
    await keyboard.press("ArrowDown")
    chosen = await tab.box.get_attribute("aria-activedescendant")
    await expect(tab.page.locator(f"#{chosen}")).to_have_attribute("aria-selected", "true")
    await keyboard.press("Enter")
    await expect(tab.box).to_have_value(f"/play {games_in_order()[0].name}")
    await expect(offered).to_have_count(0)
    await expect(tab.box).to_have_attribute("aria-expanded", "false")
    await keyboard.press("Enter")
    await expect(tab.board).to_be_visible()
    await tab.box.focus()
    await keyboard.type("/un")
    await offered.first.click()
    await expect(tab.box).to_have_value("/undo")


async def test_what_was_typed_comes_back_by_the_arrow_keys(tab: Tab) -> None:
    keyboard = tab.page.keyboard
    for line in ("one", "two"):
        await tab.type(line)
    await keyboard.type("draft")
    for key, line in (
        ("ArrowUp", "two"),
        ("ArrowUp", "one"),
        ("ArrowUp", "one"),
        ("ArrowDown", "two"),
        ("ArrowDown", "draft"),
    ):
        await keyboard.press(key)
        await expect(tab.box).to_have_value(line)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360), (1280, 860)])
async def test_everything_fits_and_can_be_touched(open_tab: OpenTab, width: int, height: int) -> None:
    tab = await open_tab(width, height)
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    await tab.type("x" * 300)
    await tab.type("/board words")
    await tab.all_answered(7)
    await tab.fits(width)


async def test_the_page_has_names_and_landmarks(tab: Tab) -> None:
    page = tab.page
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    for landmark in ("banner", "main", "form", "log"):
        await expect(page.get_by_role(landmark)).to_have_count(1)
    await expect(page.get_by_role("heading", level=1)).to_have_text(TEXTS("page-title"))
    await expect(page.get_by_role("log")).to_have_attribute("aria-live", "off")  # only the status is live
    await expect(page.get_by_role("status")).to_have_attribute("aria-live", "polite")
    # Measure all at once: the button to the latest message depends on the scroll position.
    names = await page.locator("button:visible").evaluate_all(
        "buttons => buttons.map(button => button.ariaLabel || button.textContent.trim())"
    )
    assert len(names) > 5
    assert all(names)
    alts = await page.locator("#messages img").evaluate_all("all => all.map(picture => picture.alt)")
    assert len(alts) == 2  # the welcome and the board
    assert all(alts)
    skip = page.get_by_role("link", name=TEXTS("page-skip"))
    await expect(skip).not_to_be_in_viewport()
    await skip.focus()
    await expect(skip).to_be_in_viewport()
    await page.keyboard.press("Enter")
    await expect(tab.box).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nothing_moves_with_reduced_motion(browser: Browser, place: Place, scheme: str) -> None:
    context = await browser.new_context(
        reduced_motion="reduce", color_scheme="dark" if scheme == "dark" else "light"
    )
    page = await context.new_page()
    await page.goto(place.address)
    await expect(page.locator(".home-games button").first).to_be_visible()
    assert await page.evaluate("document.getAnimations().length") == 0
    ground = await page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (ground == "rgb(16, 22, 19)") == (scheme == "dark")
    await context.close()


async def shared(tab: Tab) -> Locator:
    """Finish the daily challenge, and return the message with the result to share."""
    await tab.type("/daily")
    await tab.last.get_by_role("button", name=TEXTS("button-start"), exact=True).click()
    await expect(tab.last.get_by_role("button", name=TEXTS("button-start"), exact=True)).to_have_count(0)
    await tab.all_answered(3)
    await expect(tab.page.locator(".share")).to_have_count(0)
    await tab.type("/giveup yes")
    await tab.all_answered(5)
    await tab.last.get_by_role("button", name=TEXTS("button-share")).click()
    await expect(tab.last.locator(".share button")).to_be_visible()
    return tab.last


async def test_a_result_is_copied_with_its_link_and_that_is_announced(tab: Tab) -> None:
    await tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    message = await shared(tab)
    await message.get_by_role("button", name=TEXTS("button-copy")).press("Enter")
    await expect(tab.status).to_have_text(TEXTS("page-copied"))
    await expect(message.locator(".outcome")).to_have_text(TEXTS("page-copied"))
    *told, link = (await tab.page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert "#1" in told[0]
    assert link == f"{tab.page.url}#daily-1"
    await expect(message.get_by_role("button", name=TEXTS("button-copy"))).to_be_focused()


async def test_without_clipboard_access_the_text_is_copied_from_a_field_or_by_hand(tab: Tab) -> None:
    await tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    read = await tab.context.new_page()  # where the clipboard is there
    await read.goto(tab.page.url)
    await tab.page.bring_to_front()
    await tab.page.add_init_script(NO_CLIPBOARD)
    await tab.page.reload()
    message = await shared(tab)
    button = message.get_by_role("button", name=TEXTS("button-copy"))
    await button.press("Enter")
    await expect(tab.status).to_have_text(TEXTS("page-copied"))
    await expect(button).to_be_focused()
    await read.bring_to_front()
    copied = await read.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"\n{tab.page.url}#daily-1")

    await tab.page.bring_to_front()
    await tab.page.evaluate(NO_COPYING)
    await button.press("Enter")
    dialog = tab.page.get_by_role("dialog", name=TEXTS("page-copy-by-hand"))
    field = dialog.get_by_role("textbox", name=TEXTS("page-copy-text"))
    await expect(field).to_be_focused()
    assert await tab.page.evaluate("getSelection().toString()") == await field.input_value() == copied
    assert await field.get_attribute("readonly") is not None
    await tab.page.keyboard.press("Escape")
    await expect(dialog).to_be_hidden()
    await expect(tab.status).to_have_text("")
    await button.press("Enter")
    await tab.page.evaluate("mayCopy = true")
    await dialog.get_by_role("button", name=TEXTS("button-copy")).click()
    await expect(dialog).to_be_hidden()
    await expect(tab.status).to_have_text(TEXTS("page-copied"))


async def test_the_sharing_of_the_device_is_used_where_there_is_one(tab: Tab) -> None:
    await tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await tab.page.add_init_script(DEVICE_SHARING)
    await tab.page.reload()
    message = await shared(tab)
    share = message.get_by_role("button", name=TEXTS("button-share"))
    await share.click()
    await expect(tab.status).to_have_text(TEXTS("page-shared"))
    (data,) = await tab.page.evaluate("shared")
    assert (data["url"], data["isAfterTap"]) == (f"{tab.page.url}#daily-1", True)
    assert "#1" in data["text"]
    assert "http" not in data["text"]
    for refusal, said in (("AbortError", ""), ("NotAllowedError", TEXTS("page-copied"))):
        await tab.page.evaluate(f"refusal = '{refusal}'")
        await share.click()
        await expect(message.locator(".outcome")).to_have_text(said)
        await expect(tab.status).to_have_text(said)
    assert await tab.page.evaluate("navigator.clipboard.readText()") == f"{data['text']}\n{data['url']}"


async def test_links_open_a_puzzle_a_deal_with_options_and_a_day_and_nothing_else(tab: Tab) -> None:
    answers = 1
    for code, title in (
        ("puzzle-1", "Puzzle 1: "),
        ("kittyhawk-level_3-42", "Kittyhawk, deal 42, "),
        ("wish-open-9007199254740991", "Wish, deal 9007199254740991, "),
        ("daily-1", "Daily challenge #1"),
    ):
        await tab.page.evaluate("code => { location.hash = code }", code)
        answers += 2
        await tab.all_answered(answers)
        await expect(tab.last).to_contain_text(title)
        assert not await tab.page.evaluate("location.hash")
    for code in ("messages", "delete-42", "wish-42 yes"):
        await tab.page.evaluate("code => { location.hash = code }", code)
        assert await tab.page.evaluate("location.hash")
    await expect(tab.messages).to_have_count(answers)
