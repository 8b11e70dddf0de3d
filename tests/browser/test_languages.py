"""The page in every language: its language is declared, and everything fits on the narrowest phone."""

import pytest
from playwright.async_api import expect

from bot.i18n.texts import Texts, languages
from engine.games import all_games
from engine.record import Record
from tests.browser.place import OpenTab
from tests.engine.playing import option_sets

NARROWEST = (320, 568)
MEASURE_LABELS = """
() => [...document.querySelectorAll(".row button")]
  .map((button) => [button.textContent, button.scrollWidth - button.clientWidth])
"""
"""By how much the words of each button are longer than the button."""


@pytest.mark.parametrize("language", languages())
async def test_games_and_menus_fit_on_the_narrowest_phone(open_tab: OpenTab, language: str) -> None:
    tab = await open_tab(*NARROWEST, language=language)
    assert await tab.page.evaluate("document.documentElement.lang") == language
    await expect(tab.page.locator("h1")).to_have_text(Texts.load(language)("page-title"))
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
