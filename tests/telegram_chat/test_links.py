"""The buttons that only Telegram has: the picture as a file, and links that lead to a deal."""

from urllib.parse import parse_qs, urlsplit

import pytest

from bot.chats.telegram.bot_profile import command_lists
from bot.core.screens import MAX_LABEL
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts, languages
from tests.telegram_chat.chats import BOT, Json
from tests.telegram_chat.limits import ABOUT, DESCRIPTION, size_of_png
from tests.telegram_chat.people import GROUP, Person, Playing, button, buttons, words
from tests.telegram_chat.server import ABILITIES, Server


def labels(message: Json) -> list[str]:
    return [found["text"] for found in buttons(message)]


@pytest.mark.usefixtures("bot")
async def test_the_picture_comes_as_a_file_below_the_board(anna: Person, server: Server) -> None:
    board = await anna.say("/play kittyhawk 42")
    shown = dict(board)
    file = await anna.turn(board, "HD")
    kind, content = server.chats.picture(file)
    assert kind == "document"
    assert file["document"]["file_name"] == "kittyhawk-42-0.png"
    assert content == server.chats.picture(board)[1]
    assert size_of_png(content)
    assert file["reply_to_message"]["message_id"] == board["message_id"]
    assert words(file).startswith("Kittyhawk, deal 42")
    assert board == shown
    again = await anna.turn(board, "HD")
    assert again["document"] == file["document"]
    (first, second) = server.sent("sendDocument")
    assert (len(first.files), len(second.files)) == (1, 0)


@pytest.mark.usefixtures("bot")
async def test_every_board_with_a_picture_has_the_button_and_nothing_else_has(anna: Person) -> None:
    board = await anna.say("/play wish 42 open")
    for _ in range(3):
        assert labels(board).count("HD") == 1
        await anna.change(board, next(buttons(board))["text"])
    asked = await anna.say("/giveup")
    assert labels(asked).count("HD") == 1
    for line in ("/replay", "/replay 1", "/settings", "/rules wish", "/games", "/board words", "/start"):
        assert "HD" not in labels(await anna.say(line)), line


@pytest.mark.usefixtures("bot")
async def test_the_file_of_a_groups_board_goes_to_the_group_and_to_its_player_alone(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 42", GROUP)
    file = await anna.turn(board, "HD")
    assert file["chat"] == GROUP
    answer = await berta.press(board, "HD")
    assert answer["show_alert"] == "true"
    assert len(server.sent("sendDocument")) == 1


@pytest.mark.usefixtures("bot")
async def test_a_link_deals_that_very_deal(anna: Person, berta: Person) -> None:
    over = await anna.say("/play blink 4503599 decks 2")
    await anna.say("/giveup yes")
    over = await anna.say("/board picture")
    link = button(over, "Play this deal")["url"]
    assert link.startswith(f"https://t.me/{BOT['username']}?start=")
    board = await berta.follow(link)
    assert board["chat"] == berta.private
    assert words(board).splitlines()[0] == words(over).splitlines()[0]
    assert "Play this deal" not in labels(board)


@pytest.mark.usefixtures("bot")
async def test_a_finished_game_of_a_group_is_played_there_or_alone(anna: Person, berta: Person) -> None:
    await anna.say("/play wish 42", GROUP)
    over = await anna.say("/giveup yes", GROUP)
    assert button(over, "Play this deal")["url"]
    card = await anna.turn(over, "Share")
    assert card["chat"] == GROUP
    alone, here = button(card, "In our private chat"), button(card, "Play this deal")
    assert (await berta.follow(alone["url"]))["chat"] == berta.private
    assert here["callback_data"]
    board = await berta.turn(card, "Play this deal")
    assert board["chat"] == GROUP
    assert words(board).startswith("Wish, deal 42")


@pytest.mark.usefixtures("bot")
async def test_a_link_opened_in_a_group_deals_there(anna: Person) -> None:
    board = await anna.follow(f"https://t.me/{BOT['username']}?startgroup=wish-open-42", GROUP)
    assert board["chat"] == GROUP
    assert "deal 42" in words(board)
    assert button(await anna.say(f"/start@{BOT['username']}", GROUP), "Wish")


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("code", ["nonsense", "wish-", "wish-99999999999999999", "wish-mauve-42", "-" * 64])
async def test_a_link_that_names_no_deal_is_told_so(anna: Person, code: str) -> None:
    answer = await anna.follow(f"https://t.me/{BOT['username']}?start={code}")
    assert "names no deal" in words(answer)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    "line", ["/start", "/solitaire", "/START", "/start menu", "/Solitaire@SolitaireTestBot"]
)
async def test_the_menu_opens(anna: Person, line: str) -> None:
    menu = await anna.say(line)
    assert button(menu, "Wish")
    assert "Welcome" in words(menu)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/solitaire play wish 42", "Wish, deal 42"),
        ("/solitaire wish 42", "Wish, deal 42"),
        ("/solitaire rules wish", "Wish"),
        ("/solitaire help", "How to play"),
        ("/help", "How to play"),
        ("/settings", "Settings"),
    ],
)
async def test_what_is_typed_as_in_discord_is_understood(anna: Person, line: str, said: str) -> None:
    assert words(await anna.say(line)).startswith(said)


async def test_without_inline_mode_a_deal_is_sent_by_its_bare_link(
    playing: Playing, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ABILITIES, "supports_inline_queries", value=False)
    async with playing():
        await anna.say("/play wish 42")
        over = await anna.say("/giveup yes")
        send = urlsplit(button(over, "Send the deal")["url"])
        assert f"{send.netloc}{send.path}" == "t.me/share/url"
        assert parse_qs(send.query)["url"] == [button(over, "Play this deal")["url"]]


@pytest.mark.parametrize("language", languages())
def test_labels_and_descriptions_fit_in_every_language(language: str) -> None:
    texts = Texts.load(language)
    for name in (
        "telegram-button-file",
        "telegram-button-play-alone",
        "telegram-button-send",
        "telegram-open",
    ):
        assert 0 < columns(texts(name)) <= MAX_LABEL, name
    for name, most in ABOUT.items():
        message = f"telegram-{name.replace('_', '-')}"
        assert name == "name" or 0 < len(texts(message)) <= most, message
    for listed in command_lists(texts):
        assert all(0 < len(command.description) <= DESCRIPTION for command in listed.commands)
