"""Deep links and inline mode: deals and results sent to other chats and played from there."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.i18n.texts import Texts
from tests.telegram_chat.chats import BOT, Json
from tests.telegram_chat.people import GROUP, Person, Playing, button, buttons, words
from tests.telegram_chat.refusals import TOO_OLD, RefusedError
from tests.telegram_chat.server import ABILITIES, Server

with_bot = pytest.mark.usefixtures("bot")
ELSEWHERE: Json = {"id": -100_900, "type": "supergroup", "title": "A group without the bot"}
LINK = f"https://t.me/{BOT['username']}?start"


def labels(message: Json) -> list[str]:
    return [found["text"] for found in buttons(message)]


async def give_up(person: Person, chat: Json | None = None) -> Json:
    """Finish a game of deal 42 in a chat; return its last board, with all actions."""
    await person.say("/play wish 42", chat)
    over = await person.say("/giveup yes", chat)
    await person.change(over, "More…")
    return over


@with_bot
async def test_a_link_starts_its_deal_in_the_private_chat_or_a_group(anna: Person, berta: Person) -> None:
    await anna.say("/play blink 4503599 decks 2")
    await anna.say("/giveup yes")
    over = await anna.say("/board picture")
    assert len(labels(over)) == 5, "links to the deal are under “More”"
    await anna.change(over, "More…")
    link = button(over, "Play this deal")["url"]
    assert link.startswith(LINK)
    board = await berta.follow(link)
    assert board["chat"] == berta.private
    assert words(board).splitlines()[0] == words(over).splitlines()[0]
    assert "Play this deal" not in labels(board)
    board = await anna.follow(f"{LINK}group=wish-open-42", GROUP)
    assert board["chat"] == GROUP
    assert "deal 42" in words(board)
    assert button(await anna.say(f"/start@{BOT['username']}", GROUP), "Wish")


@with_bot
async def test_a_finished_game_of_a_group_is_played_there_or_in_private(anna: Person, berta: Person) -> None:
    over = await give_up(anna, GROUP)
    assert button(over, "Play this deal")["url"]
    card = await anna.turn(over, "Share")
    assert card["chat"] == GROUP
    copied = button(card, "Copy the text")["copy_text"]["text"].splitlines()
    assert copied == ["Solitaire Bot · Wish 42", "Given up", "32 cards left", f"{LINK}=wish-42"]
    private = button(card, "Play privately")
    assert (await berta.follow(private["url"]))["chat"] == berta.private
    board = await berta.turn(card, "Play this deal")
    assert board["chat"] == GROUP
    assert words(board).startswith("Wish, deal 42")


@with_bot
async def test_no_two_buttons_of_a_menu_or_of_a_shared_challenge_sound_alike(anna: Person) -> None:
    await anna.change(await anna.say("/daily"), "Start")
    menu = await anna.say("/start")
    assert button(menu, "Continue")
    card = await anna.turn(await anna.say("/giveup yes"), "Share")
    for message in (menu, card):
        assert len(set(labels(message))) == len(labels(message)), labels(message)


@with_bot
async def test_a_link_without_a_deal_is_explained(anna: Person) -> None:
    for code in ("nonsense", "wish-", "wish-99999999999999999", "wish-mauve-42", "-" * 64):
        assert "doesn’t lead to a deal" in words(await anna.follow(f"{LINK}={code}")), code


@with_bot
async def test_lines_open_the_menu_or_are_typed_as_in_discord(anna: Person) -> None:
    for line in ("/start", "/solitaire", "/START", "/start menu", "/Solitaire@SolitaireTestBot"):
        menu = await anna.say(line)
        assert button(menu, "Wish")
        assert "Welcome" in words(menu), line
    for line, start in (
        ("/solitaire play wish 42", "Wish, deal 42"),
        ("/solitaire wish 42", "Wish, deal 42"),
        ("/solitaire rules wish", "Wish"),
        ("/solitaire help", "How to play"),
    ):
        assert words(await anna.say(line)).startswith(start), line


async def test_without_inline_mode_a_deal_is_sent_as_a_link(
    playing: Playing, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ABILITIES, "supports_inline_queries", value=False)
    async with playing():
        over = await give_up(anna)
        send = urlsplit(button(over, "Send deal")["url"])
        assert f"{send.netloc}{send.path}" == "t.me/share/url"
        assert parse_qs(send.query)["url"] == [button(over, "Play this deal")["url"]]


@with_bot
async def test_a_finished_game_is_sent_to_a_chat_without_the_bot(
    anna: Person, berta: Person, server: Server
) -> None:
    await give_up(anna)
    (result,) = await anna.ask("")
    assert result["type"] == "article"
    assert result["title"].startswith("Wish, deal 42")
    message = await anna.choose(result, "", ELSEWHERE)
    assert "Given up" in words(message)
    assert labels(message) == ["Play this deal"]
    board = await berta.follow(button(message, "Play this deal")["url"])
    assert board["chat"] == berta.private
    assert words(board).startswith("Wish, deal 42")
    (answer,) = server.sent("answerInlineQuery")
    assert answer.fields["is_personal"] == "true"
    assert int(answer.fields["cache_time"]) <= 10
    assert await berta.ask("") == []


@with_bot
async def test_a_result_card_known_to_telegram_is_sent_as_a_picture(anna: Person, server: Server) -> None:
    over = await give_up(anna)
    card = await anna.turn(over, "Share")
    uploads = len(server.sent("sendPhoto"))
    (result,) = await anna.ask("")
    assert result["type"] == "photo"
    message = await anna.choose(result, "", ELSEWHERE)
    assert server.chats.picture(message) == server.chats.picture(card)
    assert "Given up" in words(message)
    assert len(server.sent("sendPhoto")) == uploads


@with_bot
async def test_the_button_of_a_finished_game_types_its_deal(anna: Person, berta: Person) -> None:
    over = await give_up(anna)
    typed = button(over, "Send deal")["switch_inline_query"]
    assert typed == "wish-42"
    result, deal = await anna.ask(typed)
    assert "Given up" in result["input_message_content"]["message_text"]
    assert "Given up" not in deal["input_message_content"]["message_text"]
    (only,) = await berta.ask(typed)
    assert only["input_message_content"] == deal["input_message_content"]


@with_bot
async def test_without_results_a_button_opens_the_bot(anna: Person, server: Server) -> None:
    for typed in ("", "nothing like it", "x" * 256, "wish 99999999999999999", "\u202e", "@!§"):
        assert await anna.ask(typed) == []
        way = json.loads(server.sent("answerInlineQuery")[-1].fields["button"])
    menu = await anna.follow(f"{LINK}={way['start_parameter']}")
    assert button(menu, "Wish")


@with_bot
async def test_inline_results_are_in_the_language_of_their_user(anna: Person) -> None:
    anna.user["language_code"] = "de-AT"
    for typed in ("wish 42", "wish-42", "Wish 42"):
        (deal,) = await anna.ask(typed)
    german = Texts.load("de")
    message = await anna.choose(deal, "wish 42", GROUP)
    assert german("offer-deal") in words(message)
    assert labels(message) == [german("button-play-deal")]


@with_bot
async def test_a_press_on_an_inline_message_is_answered_with_a_sentence(anna: Person) -> None:
    (deal,) = await anna.ask("wish 42")
    message = await anna.choose(deal, "wish 42", ELSEWHERE)
    answer = await anna.answered(await anna.tap_data(message, "1::::play:wish 42"))
    assert "too old" in answer["text"]
    anna.user["language_code"] = "ja"
    answer = await anna.answered(await anna.tap_data(message, "1::::play:wish 42"))
    assert answer["text"] == Texts.load("ja")("telegram-old-button")


@with_bot
async def test_an_expired_inline_query_does_no_harm(anna: Person, server: Server) -> None:
    server.refuse("answerInlineQuery", RefusedError(TOO_OLD))
    await server.send(
        inline_query={"id": "1", "from": anna.user, "query": "wish 42", "offset": "", "chat_type": "group"}
    )
    await server.until(lambda: server.refused)
    assert len(await anna.ask("wish 42")) == 1


@with_bot
async def test_a_puzzle_is_shared_with_a_link_that_begins_it(anna: Person, berta: Person) -> None:
    await anna.say("/puzzle 1", GROUP)
    offer = await anna.say("/share", GROUP)
    assert words(offer).startswith("Puzzle 1: ")
    assert len(set(labels(offer))) == len(labels(offer))
    assert button(offer, "Send puzzle")["switch_inline_query"] == "puzzle-1"
    board = await berta.follow(button(offer, "Play privately")["url"])
    assert board["chat"] == berta.private
    assert "Skipping counts as unsolved" in words(board)
    (found,) = await anna.ask("puzzle 1")
    message = await anna.choose(found, "puzzle 1", GROUP)
    assert labels(message) == ["Solve it"]
