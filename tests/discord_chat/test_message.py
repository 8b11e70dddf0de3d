"""What Discord is sent of a screen: plain words, explicit attachments, buttons."""

import pytest

from bot.discord_chat.message import MAX_CONTENT, Message, plain
from bot.model import MAX_TEXT, Screen


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("2 pairs, “ac” or “7s 7h”: 7♠.", "2 pairs, “ac” or “7s 7h”: 7♠."),
        ("**bold** _thin_ ~~gone~~ `code` ||hidden||", None),
        ("<@123> <#4> <:card:5> <t:0:R> </play:6>", r"\<@123> \<#4> \<:card:5> \<t:0:R> \</play:6>"),
        ("[masked **link**](https://example.org)", r"\[masked \*\*link\*\*](https\://example.org)"),
        (
            "# big\n-# small\n> said\n>>> all\n- one\n+ two",
            "\\# big\n\\-# small\n\\> said\n\\>>> all\n\\- one\n\\+ two",
        ),
        ("1. first\n  2) second\n3.5", "1\\. first\n  2\\) second\n3.5"),
        ("back\\slash", "back\\\\slash"),
    ],
)
def test_nothing_in_a_text_acts_as_markup(text: str, sent: str | None) -> None:
    if sent is None:
        assert plain(text) == "".join(f"\\{letter}" if letter in "*_~`|" else letter for letter in text)
    else:
        assert plain(text) == sent


@pytest.mark.parametrize("name", ["@everyone", "@here"])
def test_nobody_is_called(name: str) -> None:
    assert name not in plain(f"hello {name}")


async def test_a_text_that_grows_too_long_goes_into_an_embed() -> None:
    message = Message.of(Screen("*" * 100, "*" * (MAX_TEXT - 101)), b"")

    sent = message.new()
    assert "content" not in sent
    (embed,) = sent["embeds"]
    assert embed.description == message.words
    assert MAX_CONTENT < len(message.words) <= 4096
    assert message.changed()["content"] is None


async def test_a_change_names_every_part() -> None:
    changed = Message(text="only words").changed()

    assert changed == {"content": "only words", "embeds": [], "attachments": [], "view": None}
