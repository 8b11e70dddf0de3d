"""The layout: boards and buttons are in view on phones, and everything fits in every language."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from engine.games import all_games
from engine.record import Record
from tests.browser.place import OpenTab
from tests.combinations import first_of_families, mostly_rare
from tests.engine.playing import option_sets

PHONES = [(360, 640), (320, 568)]
NARROWEST = PHONES[-1]
LOW = [(640, 360), NARROWEST]
"""Too low for a board and all its buttons: a phone on its side, and an old one."""
USUAL = [(360, 740), (1280, 800)]
"""A phone and a window on a desktop, which show a board with all its buttons."""
WIDEST = "id"
"""The language whose labels need most room, so that its buttons take most rows."""
LATEST = 30.0
"""Seconds within which a request comes, on a busy machine, too."""
PRESSES = 2
"""How often a hint is asked for and followed in each game."""
MEASURE_LABELS = """
() => [...document.querySelectorAll(".row button")]
  .map((button) => [button.textContent, button.scrollWidth - button.clientWidth])
"""
"""Measures by how many pixels the label of each button is wider than the button."""
MEASURE_HINT = """
() => {
  const box = document.querySelector(".form input");
  const style = getComputedStyle(box);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = getComputedStyle(box, "::placeholder").font;
  const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return room - pen.measureText(box.placeholder).width;
}
"""
"""Measures how many pixels remain beside the hint in the empty text box."""
MEASURE = """
() => {
  const view = document.getElementById("log").getBoundingClientRect();
  const message = [...document.querySelectorAll(".message")].at(-1);
  const board = message.querySelector(".board");
  const pressed = message.querySelector(".rows button:focus") ?? message.querySelector(".rows button");
  const last = [...message.querySelectorAll(".rows button")].at(-1) ?? message;
  return {
    arrived: !board || (board.complete && board.naturalWidth > 0),
    above: view.top - (board ?? message).getBoundingClientRect().top,
    pressedAbove: view.top - (pressed ?? message).getBoundingClientRect().top,
    beyond: message.offsetHeight - view.height,
    lastBelow: last.getBoundingClientRect().bottom - view.bottom,
    follows: document.getElementById("latest").hidden,
  };
}
"""
AT_REST = f"""
async () => {{
  const measure = {MEASURE};
  const frame = () => new Promise(requestAnimationFrame);
  let before = "";
  for (let same = 0; same < 10; ) {{
    await frame();
    const now = JSON.stringify(measure());
    same = now === before && measure().arrived ? same + 1 : 0;
    before = now;
  }}
  return measure();
}}
"""
"""Measures the visible part once nothing has moved for ten frames."""

HINT_WHILE_SCROLLING = """
() => {
  const log = document.getElementById("log");
  const messages = log.getElementsByClassName("message");
  const top = log.scrollTop, before = messages.length;
  window.isPressed = false;
  log.addEventListener("scroll", function ask() {
    const hint = messages[messages.length - 1].querySelector('button[data-key="hint"]');
    // Between the line on its way and the answer, the board before is the last message for a moment.
    if (!hint || messages.length < before + 2 || log.scrollTop <= top) return;
    log.removeEventListener("scroll", ask);
    window.isPressed = true;
    hint.click();
  });
}
"""
"""Presses the hint below the next board as soon as the view begins to scroll to it. On a busy machine it may
have scrolled before the buttons are there."""


async def test_the_last_button_is_in_view_on_a_low_phone_and_after_long_answers(open_tab: OpenTab) -> None:
    tab = await open_tab(*PHONES[0], WIDEST)
    assert (await tab.page.evaluate(AT_REST))["lastBelow"] <= 0, "the welcome"
    plays = [f"/play {game.name} 42" for game in first_of_families()]
    for number, line in enumerate((*plays, "/board text", "/help", "/mydata", "/daily"), start=1):
        await tab.type(line)
        await tab.all_answered(1 + 2 * number)
        found = await tab.page.evaluate(AT_REST)
        assert found["lastBelow"] <= 0, line
        assert found["follows"], line


async def test_a_smaller_window_leaves_the_last_button_in_view(open_tab: OpenTab) -> None:
    tab = await open_tab(*USUAL[1])
    await tab.type("/play kittyhawk 42")
    await tab.all_answered(3)
    await tab.page.evaluate(AT_REST)  # Playwright scrolls away from the end to a button that still moves
    version = await tab.last.get_attribute("data-version") or ""
    await tab.last.locator("button.move").first.click()
    await expect(tab.last).not_to_have_attribute("data-version", version)
    await expect(tab.last.locator(".rows button:focus")).to_have_count(1)
    for width, height in ((1280, 600), USUAL[0], PHONES[0], *LOW, USUAL[1]):
        await tab.page.set_viewport_size({"width": width, "height": height})
        found = await tab.page.evaluate(AT_REST)
        assert found["lastBelow"] <= 0, (width, height)
        assert found["follows"], (width, height)


@pytest.mark.parametrize(("width", "height", "language"), [(*USUAL[0], WIDEST), (*USUAL[1], "en")])
async def test_a_board_and_its_last_button_are_both_in_view_after_each_answer(
    open_tab: OpenTab, width: int, height: int, language: str
) -> None:
    tab = await open_tab(width, height, language)
    for number, game in enumerate(first_of_families(), start=1):
        await tab.type(f"/play {game.name} 42")
        await tab.all_answered(1 + 2 * number)
        # On a phone, the buttons for an empty pile of Kittyhawk can be too many.
        for press in range(1 if game.name == "kittyhawk" and width < 600 else 3):
            found = await tab.page.evaluate(AT_REST)
            assert found["above"] <= 0, (game.name, press)
            assert found["lastBelow"] <= 0, (game.name, press)
            version = await tab.last.get_attribute("data-version") or ""
            await tab.last.locator("button.move").first.click()
            await expect(tab.last).not_to_have_attribute("data-version", version)


@pytest.mark.parametrize(
    ("width", "height"), [USUAL[0], pytest.param(*USUAL[1], marks=pytest.mark.rare(seconds=15))]
)
async def test_the_last_button_is_in_view_after_a_hint(open_tab: OpenTab, width: int, height: int) -> None:
    tab = await open_tab(width, height)
    for number, game in enumerate(first_of_families(), start=1):
        await tab.type(f"/play {game.name} 42")
        await tab.all_answered(1 + 2 * number)
        for press in range(PRESSES):
            await tab.page.evaluate(AT_REST)  # so that the board is not replaced before its picture is there
            await tab.last.locator('button[data-key="hint"]').click()
            await expect(tab.last.locator("button.move", has_text="★")).to_have_count(1)
            found = await tab.page.evaluate(AT_REST)
            assert found["lastBelow"] <= 0, (game.name, press)
            version = await tab.last.get_attribute("data-version") or ""
            await tab.last.locator("button.move", has_text="★").click()
            await expect(tab.last).not_to_have_attribute("data-version", version)


async def test_an_answer_that_comes_while_the_view_scrolls_is_followed(open_tab: OpenTab) -> None:
    tab = await open_tab(*USUAL[1])
    for number, game in enumerate(("wish", "kittyhawk"), start=1):
        await tab.page.evaluate(HINT_WHILE_SCROLLING)
        await tab.type(f"/play {game} 42")
        await tab.all_answered(1 + 2 * number)
        if not await tab.page.evaluate("window.isPressed"):
            await tab.last.locator('button[data-key="hint"]').click()
        await expect(tab.last.locator("button.move", has_text="★")).to_have_count(1)
        found = await tab.page.evaluate(AT_REST)
        assert found["lastBelow"] <= 0, game
        assert found["follows"], game


async def test_a_late_picture_pushes_no_button_out_of_view(open_tab: OpenTab) -> None:
    tab = await open_tab(*USUAL[0])
    for number in range(4):
        await tab.type(f"/play wish {number + 1}")
        await tab.all_answered(3 + 2 * number)
    late: list[Route] = []
    is_late = asyncio.Event()

    async def hold(route: Route) -> None:
        late.append(route)
        is_late.set()

    await tab.page.route("**/picture/7.*", hold)
    await tab.page.reload()
    await tab.all_answered(9)
    async with asyncio.timeout(LATEST):
        await is_late.wait()  # it is near the view: pictures that are farther away are not loaded
    before = await tab.page.evaluate(AT_REST)
    for route in late:
        await route.continue_()
    await expect(tab.page.locator('img[src*="/picture/7."]')).to_have_js_property("naturalWidth", value=1280)
    after = await tab.page.evaluate(AT_REST)
    for found in (before, after):
        assert found["above"] <= 0
        assert found["lastBelow"] <= 0


@pytest.mark.parametrize(("width", "height"), LOW)
async def test_a_press_far_down_leaves_the_buttons_in_view(
    open_tab: OpenTab, width: int, height: int
) -> None:
    tab = await open_tab(width, height)
    await tab.type("/play flip 42")
    await tab.all_answered(3)
    assert (await tab.page.evaluate(AT_REST))["beyond"] > 0  # otherwise this tests nothing
    for key, is_left in (
        ("move deal", 0),
        ("move deal", 0),
        ("undo", 1),
        ("undo", 0),
        ("redo", 1),
        ("undo", 0),
    ):
        button = tab.last.locator(f'button[data-key^="{key}"]').first
        await button.scroll_into_view_if_needed()
        version = await tab.last.get_attribute("data-version") or ""
        await button.click()
        await expect(tab.last).not_to_have_attribute("data-version", version)
        await expect(tab.last.locator(".rows button:focus")).to_have_count(1)
        if is_left:  # the button is still there: it keeps the focus
            await expect(button).to_be_focused()
        found = await tab.page.evaluate(AT_REST)
        assert found["pressedAbove"] <= 0
        assert found["lastBelow"] <= 0
        assert found["follows"]


async def test_a_player_who_reads_earlier_messages_is_not_scrolled_away(open_tab: OpenTab) -> None:
    tab = await open_tab(*PHONES[0])
    await tab.type("/play flip 42")
    await tab.all_answered(3)
    await tab.page.evaluate(AT_REST)
    await tab.page.evaluate("document.getElementById('log').scrollTo({ top: 0, behavior: 'instant' })")
    latest = tab.page.locator("#latest")
    await expect(latest).to_be_visible()
    await tab.page.set_viewport_size({"width": 360, "height": 600})
    await expect(latest).to_be_visible()
    assert await tab.page.evaluate("document.getElementById('log').scrollTop") == 0
    await latest.click()
    await expect(latest).to_be_hidden()
    assert (await tab.page.evaluate(AT_REST))["lastBelow"] <= 0


@pytest.mark.parametrize(
    "language", mostly_rare(sorted(finished_languages(), key=lambda one: one != WIDEST), seconds=6.0)
)
async def test_games_and_menus_fit_on_the_narrowest_phone(open_tab: OpenTab, language: str) -> None:
    tab = await open_tab(*NARROWEST, language=language)
    assert await tab.page.evaluate("document.documentElement.lang") == language
    await expect(tab.page.locator("h1")).to_have_text(Texts.load(language)("page-title"))
    assert await tab.page.evaluate(MEASURE_HINT) >= 0
    count = 1
    deals = [Record.begin(game, option_sets(game)[-1], 7) for game in all_games()]
    plays = [" ".join(("/play", deal.game, "7", *deal.option_words)) for deal in deals]
    for line in (*plays, "/settings", "/games", "/help"):
        await tab.type(line)
        count += 2
        await tab.all_answered(count)
        await tab.fits(NARROWEST[0])
    labels = await tab.page.evaluate(MEASURE_LABELS)
    assert len(labels) > 30
    assert not [label for label, beyond in labels if beyond > 0]
