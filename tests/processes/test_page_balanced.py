"""Two whole programs behind a balancer: a game on the page goes on wherever an entry comes to."""

from aiohttp import ClientSession, CookieJar

from tests.bot.browsing import Browser
from tests.processes.crew import Crew
from tests.processes.steady import on_page

NEITHER = {"TELEGRAM_TOKEN": "", "DISCORD_TOKEN": ""}


async def test_a_game_goes_on_at_either(crew: Crew) -> None:
    for _ in range(2):
        await crew.start(**NEITHER)
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:  # unsafe: for a bare address
        browser = Browser(session, crew.pages.url)
        await browser.enter()
        board = (await browser.type("/play wish 42"))["messages"][-1]
        press = on_page(browser, board)
        for _ in range(6):
            await press()
        assert all(member.page.answered > 1 for member in crew.members)
        (_, hinted) = (await browser.type("/hint"))["messages"]
        while hinted["is_coming"]:
            (hinted,) = (await browser.news(hinted))["messages"]
        entered = await browser.enter()
        assert entered["messages"][-1]["text"] == hinted["text"]
