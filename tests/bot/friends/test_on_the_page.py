"""A challenge of a friend on the web page, over HTTP: a new visitor begins at once by the link."""

from typing import Any

from bot.chats.web.adapter import WebAdapter
from bot.core.typed_input.deal_codes import code_pattern
from tests.bot.browsing import Browser, browsing


def last(answer: dict[str, Any]) -> dict[str, Any]:
    message: dict[str, Any] = answer["messages"][-1]
    return message


async def test_a_new_visitor_begins_by_the_link_and_both_see_both_results(
    page: WebAdapter, browser: Browser
) -> None:
    for line in ("/play wish 42", "d e", "/giveup yes"):
        await browser.type(line)
    link = last(await browser.type("/friend"))
    assert link["copy"].startswith("Solitaire Bot · Wish 42\n")
    page_file = await (await browser.session.get(browser.address)).text()
    assert code_pattern() in page_file.replace("&#x27;", "'"), "the page opens such a link"
    async with browsing(page) as friend:
        await friend.enter()
        board = last(await friend.type(f"/start {link['code']}"))
        assert board["title"] == "Wish, deal 42"
        assert "A player challenges you." in board["text"]
        await friend.type("d e")
        assert "A player: Given up after 1 move" in last(await friend.type("/giveup yes"))["text"]
    assert last(await browser.type("/stats"))["text"].startswith("A friend has played your deal\n")
    assert "has played your deal" not in last(await browser.type("/stats"))["text"]
