"""One game of each kind on the page, clicked to its end on a phone's screen; and autocomplete."""

import asyncio
import re

import pytest
from playwright.async_api import Route, expect

from bot.core.actions import Verb
from bot.core.commands import LISTED
from engine.game import Game
from engine.games import all_games
from engine.outcome import Result
from engine.record import Record
from tests.bot.play.button_presses import presses
from tests.browser.place import TEXTS, OpenTab, Tab, line_that_ends
from tests.combinations import mostly_rare
from tests.engine.transcripts import RECORDS

PHONE = (360, 640)
PLAYED = ("wish-open", "kittyhawk-lost-blind", "follow-won", "flip-stopped", "blink-first-card")
"""Golden games with different buttons: pairs, piles and targets, ticks, deals and plays, groups of cells."""


@pytest.mark.parametrize("name", mostly_rare(PLAYED, always=2, seconds=9.0))
async def test_a_game_is_clicked_to_its_end_on_a_phone(open_tab: OpenTab, name: str) -> None:
    record = Record.read(RECORDS[name])
    tab = await open_tab(*PHONE)
    await tab.type(f"/play {record.game} {record.deal} {' '.join(record.option_words)}")
    await tab.shows(record.first(0))
    messages = await tab.messages.count()
    for number, position in enumerate(list(record.positions())[:-1]):
        for verb, words in presses(position, record.moves[number]):
            if number < 3:
                await tab.fits(PHONE[0])
            version = await tab.last.get_attribute("data-version") or ""
            await tab.last.locator(f'button[data-key="{" ".join((verb, *words))}"]').click()
            await expect(tab.last).not_to_have_attribute("data-version", version)
            if verb is Verb.MOVE:
                await tab.shows(record.first(number + 1))
    await expect(tab.last.locator("button.danger")).to_have_count(0)
    for label in ("New game", "More…"):
        await expect(tab.last.get_by_role("button", name=label)).to_be_visible()
    await tab.fits(PHONE[0])
    assert await tab.messages.count() == messages


async def test_a_game_is_replayed_as_an_animation_and_by_steps(open_tab: OpenTab) -> None:
    won = line_that_ends(Result.WON)
    tab = await open_tab(*PHONE)
    await tab.type(f"/play wish {won[0].deal}")
    await tab.shows(won[0])
    for record in won[1:]:
        await tab.last.locator("button.move").first.click()
        await tab.shows(record)
    await tab.type("/replay")
    await expect(tab.last.get_by_role("button", name=TEXTS("page-stop"))).to_be_visible()
    await expect(tab.board).to_have_attribute("src", re.compile(r"\.gif$"))
    await tab.fits(PHONE[0])
    messages, moves = await tab.messages.count(), len(won) - 1
    for name in ("first", "before", "after", "last"):
        sign = tab.last.get_by_role("button", name=TEXTS(f"label-{name}"), exact=True)
        await expect(sign).to_have_attribute("title", TEXTS(f"label-{name}"))
        await expect(sign.locator("svg")).to_be_visible()
        await expect(sign).to_have_text("")
    after = tab.last.get_by_role("button", name=TEXTS("label-after"), exact=True)
    for number in range(1, moves + 1):
        await after.click()
        text = TEXTS("replay-move", number=number, count=moves, move="").partition(":")[0]
        await expect(tab.last).to_contain_text(text)
        await expect(tab.board).to_have_attribute("src", re.compile(r"\.png$"))
        await expect(after).to_be_focused()
    assert await tab.messages.count() == messages
    await tab.last.get_by_role("button", name=TEXTS("button-film")).click()
    await expect(tab.board).to_have_attribute("src", re.compile(r"\.gif$"))


@pytest.mark.parametrize("game", mostly_rare(all_games(), seconds=3.0), ids=lambda game: game.name)
async def test_autocomplete_offers_only_options_of_the_chosen_game(tab: Tab, game: Game) -> None:
    await tab.box.focus()
    await tab.page.keyboard.type(f"/play {game.name} ")
    wanted = [
        value
        for option in game.options
        for value in (
            [option.name] if option.is_switch else [f"{option.name}={one}" for one in option.values]
        )
    ]
    offered = tab.page.get_by_role("option")
    await expect(offered.locator("b")).to_have_text(wanted)
    if wanted:
        await tab.page.keyboard.press("Tab")
        await expect(tab.box).to_have_value(f"/play {game.name} {wanted[0]}")
        await tab.page.keyboard.type(" ")
        first = game.options[0]
        rest = [value for value in wanted if value.partition("=")[0] != first.name]
        await expect(offered.locator("b")).to_have_text(rest)


async def test_a_slash_offers_the_listed_commands_and_letters_offer_the_others_too(tab: Tab) -> None:
    offered = tab.page.get_by_role("option").locator("b")
    await tab.box.focus()
    await tab.page.keyboard.type("/")
    await expect(offered).to_have_text([f"/{command.name}" for command in LISTED])
    await tab.page.keyboard.type("re")
    await expect(offered).to_have_text(["/review", "/resume", "/redo", "/restart", "/replay", "/record"])
    await tab.page.keyboard.type("v")
    await tab.page.keyboard.press("Tab")
    await expect(tab.box).to_have_value("/review ")
    await expect(offered).to_have_text(["review", "autoplay"])
    await tab.box.fill("")
    await tab.page.keyboard.type("/stats cal")
    await expect(offered.first).to_have_text("calendar")
    await tab.page.keyboard.press("Tab")
    await tab.page.keyboard.type(" 20")
    await expect(offered.first).to_have_text(re.compile(r"20[0-9]{2}-[0-9]{2}"))


async def test_a_late_suggestion_does_not_replace_the_next_one(tab: Tab) -> None:
    released = asyncio.Event()

    async def late(route: Route) -> None:
        await released.wait()
        await route.abort()

    await tab.page.route("**/suggest?kind=game*", late)
    await tab.box.focus()
    await tab.page.keyboard.type("/play wish ")
    await expect(tab.page.get_by_role("option").locator("b")).to_have_text(["open"])
    released.set()
    await tab.page.unroute_all(behavior="wait")
    await expect(tab.page.get_by_role("option").locator("b")).to_have_text(["open"])
