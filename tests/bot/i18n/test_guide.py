"""The guide: introduction, help and rules; boards in words."""

from importlib.metadata import version

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.commands import LISTED, TYPED_ONLY
from bot.core.replies import ReplyTarget
from bot.core.screens import MAX_TEXT
from bot.core.typed_input.lines import read_line
from bot.features.guide import screens
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from engine.games import all_games, games_in_order
from tests.bot.desk import ANNA, Desk, labels, shown

every_language = pytest.mark.parametrize("language", finished_languages())


@every_language
async def test_about_shows_the_version_the_license_and_the_authors(desk: Desk, language: str) -> None:
    desk.room = Room(language)
    texts = Texts.load(language)
    reply = await desk.type("/about")
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).title == texts("about-title", version=version("solitaire-bot"))
    text = shown(reply).text
    assert [game.name for game in all_games() if texts(f"{game.name}-title") not in text] == []
    for name in (
        "Ezra Bradford", "P.D. Magnus", "Rikkati", "Jonathan B. Thompson", "MIT", "Inter", "Noto Sans CJK",
        "SIL Open Font License",
    ):  # fmt: skip
        assert name in text
    assert (await desk.press(await desk.type("/help all"), texts("button-about"))).screen == reply.screen


@every_language
@pytest.mark.parametrize("chat", Chat)
async def test_what_can_be_read_needs_no_store_and_fits(language: str, chat: Chat) -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        app = App(Services(PlayerStore(redis), Texts.load("en")))
        for line in ("/about", "/help", "/rules wish"):
            screen = shown(await app.handle(Player(chat, 7), read_line(line), Room(language)))
            assert 0 < len(screen.text) < MAX_TEXT


async def test_the_help_has_buttons_to_what_it_does_not_say(desk: Desk) -> None:
    reply = await desk.type("/help all")
    assert labels(reply) == ["Another game", "Rules", "Options…", "Settings", "About"]
    assert shown(await desk.press(reply, "Rules")).title == "Rules"
    assert (await desk.app.texts(ANNA)).language == "en"


async def test_every_board_has_its_words_and_stays_in_words_for_buttons_and_typed_lines(desk: Desk) -> None:
    alt = shown(await desk.type("/play wish 42")).alt
    assert alt.startswith(
        "Wish, deal 42. 32 cards left. Pile a: nine of spades, on top of 3 face-down cards."
    )
    assert alt.count("Pile ") == 8
    assert shown(await desk.type("/rules 2")) == shown(await desk.type("/rules wish 2"))
    await desk.type("/settings boards words")
    board = await desk.type("/board")
    assert shown(board).picture is None
    assert "Pile h: jack of diamonds, on top of 3 face-down cards." in shown(board).text
    moved = await desk.press(board, "d e")
    assert "Pile d: nine of clubs, on top of 2 face-down cards." in shown(moved).text
    asked = await desk.press(moved, "Give up")
    back = await desk.press(asked, "No, keep playing")
    assert "Pile d: nine of clubs" in shown(asked).text
    assert shown(back) == shown(moved)
    typed = [await desk.type(line) for line in ("fh", "/undo", "/play wish 43", "/new", "/resume 42")]
    assert [shown(reply).picture for reply in (moved, *typed)] == [None] * 6
    assert shown(await desk.press(typed[-1], "Picture view")).picture
    await desk.type("/settings boards picture")
    pile = "Pile d, from the top: jack of spades, nine of clubs, nine of hearts, ace of diamonds."
    opened = shown(await desk.type("/play wish 42 open"))
    assert opened.picture
    assert pile in opened.alt


async def test_rules_come_in_parts_and_help_names_every_command(desk: Desk) -> None:
    part = await desk.type("/rules wish")
    assert part.target is ReplyTarget.PRIVATE
    turned = 1
    while "Next ▶" in labels(part):
        part = await desk.press(part, "Next")
        assert part.target is ReplyTarget.HERE
        turned += 1
    assert shown(part).title.endswith(f"({turned}/{turned})")
    while "◀ Back" in labels(part):
        part = await desk.press(part, "◀ Back")
        turned -= 1
    assert turned == 1
    board = await desk.press(part, "Play")
    assert shown(board).title == "Wish, deal 100"
    for line in ("/rules", "/rules wish", "/rules flip 2"):
        rules = await desk.type(line)
        assert "Play" not in labels(rules)
        back = await desk.press(rules, "Back to my game")
        assert back.target is ReplyTarget.NEW
        assert shown(back) == shown(board)
    await desk.type("/giveup yes")
    assert shown(await desk.type("/rules")) == shown(part), "a finished game is not gone back to"
    text = shown(await desk.type("/help all")).text
    assert text.count("\n/") == len([command for command in LISTED if not command.is_for_administrators])
    assert not [command.name for command in TYPED_ONLY if f"/{command.name}" not in text]


async def test_old_buttons_between_the_pages_of_the_help_show_all_of_it(desk: Desk) -> None:
    for page in ("1", "2"):
        reply = await desk.act(Action(Verb.HELP, ("part", page)))
        assert reply.target is ReplyTarget.HERE
        assert not reply.notice
        assert shown(reply) == shown(await desk.type("/help all"))


async def test_without_a_game_the_rules_of_all_are_offered(desk: Desk) -> None:
    menu = await desk.type("/rules")
    assert labels(menu) == [game.title for game in games_in_order()]
    assert shown(await desk.press(menu, "Wish")).title.startswith("Wish (1/")


def test_the_rules_menu_never_has_more_rows_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert min(len(row) for row in screens.rules_menu(Texts.load()).rows[:-1]) >= 2
    monkeypatch.setattr(screens, "MAX_ROWS", 3)  # as with more games
    assert len(screens.rules_menu(Texts.load()).rows) <= 3


async def test_help_names_the_commands_as_they_are_typed_in_the_chat(desk: Desk) -> None:
    assert "/solitaire play:" in shown(await desk.type("/help all", Player(Chat.DISCORD, 7))).text
    assert "\n/play:" in shown(await desk.type("/help all")).text


async def test_answers_for_one_player_are_private(desk: Desk) -> None:
    for line in ("/help", "/rules", "/games", "/resume", "/undo"):
        assert (await desk.type(line)).target is ReplyTarget.PRIVATE
    for line in ("/start", "/play", "/play wish"):
        assert (await desk.type(line)).target is ReplyTarget.NEW


async def test_the_choice_of_games_below_a_list_is_a_menu_of_its_own(desk: Desk) -> None:
    menu = await desk.press(await desk.type("/games"), "Another game")
    assert menu.target is ReplyTarget.NEW
    assert "Wish" in labels(menu)


async def test_an_unknown_command_is_answered_with_help(desk: Desk) -> None:
    reply = await desk.type("/frobnicate 1")
    assert "/frobnicate" in reply.notice
    assert shown(reply).title == "How to play"
