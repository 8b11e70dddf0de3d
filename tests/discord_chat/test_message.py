"""Discord messages made from screens: plain text, explicit attachments, buttons, containers."""

from typing import Any

import pytest

from bot.chats.discord.message import MAX_MESSAGE_TEXT, DiscordMessage, MessageFile, plain
from bot.core.actions import Action, Verb
from bot.core.screens import MAX_IN_ROW, MAX_ROWS, MAX_TEXT, Button, Screen
from bot.rendering.themes import accent_color, all_themes
from tests.bot.play.scripted_screens import SCREENS
from tests.discord_chat.simulator.components import walk

FILE = MessageFile("wish.png", b"\x89PNG", "Seven piles.")
ROWS = tuple(
    tuple(Button(f"{row}{column}", Action(Verb.MOVE, (f"{row}{column}",))) for column in range(MAX_IN_ROW))
    for row in range(MAX_ROWS)
)


def components(message: DiscordMessage) -> list[dict[str, Any]]:
    view: Any = message.new()["view"]
    return [*walk(view.to_components())]


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


def test_only_addresses_of_the_operator_become_links() -> None:
    given, other = "https://example.org/our_terms*", "https://example.com/our_terms*"
    message = DiscordMessage.of(Screen("Terms", f"{given} {other}", addresses=(given,)))
    assert message.body == f"### Terms\n{given} {plain(other)}"


@pytest.mark.parametrize("name", ["@everyone", "@here"])
def test_nobody_is_mentioned(name: str) -> None:
    assert name not in plain(f"hello {name}")


async def test_the_longest_text_fits_if_every_character_is_markup() -> None:
    longest = DiscordMessage.of(Screen("*" * 100, "*" * (MAX_TEXT - 101)))
    assert len(longest.body) <= MAX_MESSAGE_TEXT
    assert longest.body.count("*") == MAX_TEXT - 1
    assert not longest.body.startswith("#")
    assert DiscordMessage.of(Screen("Wish", "*")).body == "### Wish\n\\*"


async def test_the_fullest_message_has_fewer_than_forty_components() -> None:
    parts = components(DiscordMessage("Wish", "32 cards left.", FILE, ROWS, 0x1F6A50))
    assert len(parts) == 1 + 1 + 1 + MAX_ROWS * (1 + MAX_IN_ROW) <= 40
    custom_ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(set(custom_ids)) == MAX_ROWS * MAX_IN_ROW


async def test_issue_7_every_picture_has_an_alt_text() -> None:
    """White-Rabbit#172 and discord-api-docs#2508: a board that can only be seen shuts players out."""
    message = DiscordMessage("Wish", "32 cards left.", FILE)
    (gallery,) = (part for part in components(message) if "items" in part)
    assert [item["description"] for item in gallery["items"]] == [FILE.alt]
    assert [item["media"]["url"] for item in gallery["items"]] == ["attachment://wish.png"]
    (file,) = message.new()["files"]
    assert (file.filename, file.description) == (FILE.name, FILE.alt)


async def test_a_document_is_a_file_component() -> None:
    message = DiscordMessage("Wish", "32 cards left.", MessageFile("wish-42-0.png", b"\x89PNG"))
    (shown,) = (part for part in components(message) if "file" in part)
    assert shown["file"]["url"] == "attachment://wish-42-0.png"
    (file,) = message.new()["files"]
    assert file.description is None


async def test_a_single_sentence_has_no_container() -> None:
    (only,) = components(DiscordMessage(text="There is nothing to take back."))
    assert only["content"] == "There is nothing to take back."


async def test_a_container_has_the_accent_color_of_the_theme() -> None:
    screen = SCREENS["board"]
    assert screen.picture
    frame, *_ = components(DiscordMessage.of(screen, FILE))
    assert frame["accent_color"] == accent_color(screen.picture.theme)
    assert len({accent_color(theme) for theme in all_themes()}) > 1


async def test_issue_11_an_edit_sets_every_field() -> None:
    """discord-api-docs#4309, #6277 and #936: whether a field that an edit omits is kept or removed varies."""
    changed = DiscordMessage(text="only words").edited()
    assert changed["attachments"] == []
    assert changed.keys() == {"view", "attachments"}
    changed = DiscordMessage("Wish", "32 cards left.", FILE).edited(is_older_kind=True)
    assert [file.filename for file in changed["attachments"]] == [FILE.name]
    assert (changed["content"], changed["embeds"]) == (None, [])
