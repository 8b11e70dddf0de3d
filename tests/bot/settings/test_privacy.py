"""The privacy screen: short, true, in every chat and language, with the operator's addresses as links."""

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.core.public_links import PolicyAddresses
from bot.core.replies import ReplyTarget
from bot.core.typed_input.lines import read_line
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.bot.desk import Desk, labels, shown

POLICIES = PolicyAddresses("https://example.org/privacy_policy", "https://example.org/terms")
MOST_LINES = 8


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("chat", Chat)
async def test_it_says_in_few_lines_what_is_stored_and_leads_to_the_own_data(
    redis: Redis, language: str, chat: Chat
) -> None:
    app, texts = App(Services(PlayerStore(redis), Texts.load("en"), policies=POLICIES)), Texts.load(language)
    player, room = Player(chat, 5), Room(language=language)
    reply = await app.handle(player, read_line("/privacy"), room)
    assert reply.target is ReplyTarget.PRIVATE
    screen = shown(reply)
    lines = screen.text.splitlines()
    assert len(lines) <= MOST_LINES
    assert texts("privacy-lifetimes", open=90, past=365, years=3) in lines
    assert (texts("privacy-page", days=90) in lines) == (chat is Chat.PAGE)
    assert [line.partition("https://")[2] for line in lines[-2:]] == [
        "example.org/privacy_policy", "example.org/terms"
    ]  # fmt: skip
    assert screen.addresses == POLICIES.given
    (button,) = screen.rows[0]
    data = await app.handle(player, button.action, room)
    assert shown(data).title == texts("my-data-title")


async def test_without_addresses_it_names_none_and_other_screens_lead_to_it(desk: Desk) -> None:
    screen = shown(await desk.type("/privacy"))
    assert "http" not in screen.text
    assert not screen.addresses
    for line in ("/about", "/mydata more"):
        reply = await desk.type(line)
        assert "Privacy" in labels(reply)
        assert shown(await desk.press(reply, "Privacy")) == screen
