"""The welcome: all games in one order, with buttons that start them, for new players and for others."""

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Chat, Player, Room, Verb
from bot.core.images import WelcomePicture
from bot.core.replies import ReplyTarget
from bot.core.screens import MAX_ROWS
from bot.core.typed_input.lines import read_line
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.welcome import effort_text, welcome_screen
from bot.services import Services
from bot.storage.player_store import PlayerStore
from engine.games import games_in_order
from seeds.welcome import GameEffort, introductions
from tests.bot.desk import ANNA, BEN, WON, Desk, check_buttons, controls, labels, shown

MOST_BUTTONS = 20
"""The welcome has fewer buttons."""
TITLES = [game.title for game in games_in_order()]


def test_games_are_ordered_from_the_one_that_explains_itself_to_the_one_that_wants_most() -> None:
    classics = ["Klondike", "Spider", "FreeCell", "Yukon", "Streets and Alleys"]
    classics += ["Pyramid", "TriPeaks", "Golf"]
    originals = ["Wish", "Follow-the-Suit", "Flip", "Kittyhawk", "Blink Solitaire"]
    assert [title for title in TITLES if title in classics] == classics
    assert [title for title in TITLES if title not in classics] == originals


@pytest.mark.parametrize("line", ["/start", "/play", "/help"])
async def test_a_new_player_is_welcomed_with_a_picture_of_all_games(desk: Desk, line: str) -> None:
    reply = await desk.type(line)
    screen = shown(reply)
    assert screen.title == "Welcome to Solitaire Bot"
    assert isinstance(screen.picture, WelcomePicture)
    assert [one.board.game for one in screen.picture.games] == [game.name for game in games_in_order()]
    assert labels(reply)[: len(TITLES)] == TITLES
    assert len(screen.rows) <= MAX_ROWS
    assert {Verb.DAILY, Verb.HELP} < {one.action.verb for one in controls(reply)}
    assert Verb.GAMES not in {one.action.verb for one in controls(reply)}


async def test_who_has_games_gets_the_menu_with_the_way_to_them(desk: Desk) -> None:
    board = await desk.press(await desk.type("/start"), "Wish")
    menu = await desk.type("/play")
    assert shown(menu).title == "Which game?"
    assert "My games" in labels(menu)
    assert shown(await desk.type("/help")).title == "How to play"
    await desk.press(await desk.press(board, "Give up"), "Yes, give up")
    assert {"My games", "Learn"} < {*labels(await desk.type("/start"))}
    await desk.play(WON, BEN)
    assert shown(await desk.type("/help", BEN)).title == "How to play"


async def test_the_menu_begins_with_the_unfinished_game(desk: Desk) -> None:
    await desk.type("/play blink 7")
    await desk.type("/play wish 42")
    menu = await desk.type("/play")
    first, *others = controls(menu)
    assert (first.label, first.is_main) == ("Continue: Wish 42", True)
    assert [one.label for one in others[:2]] == ["Wish", "Continue: Blink Solitaire"]
    assert shown(await desk.press(menu, "Continue: Blink")).title == "Blink Solitaire, deal 7"
    assert shown(await desk.press(menu, "Continue: Wish")).title == "Wish, deal 42"
    await desk.type("/giveup yes")
    first, *others = controls(await desk.type("/start"))
    assert first.label == "Continue: Blink Solitaire 7"
    assert [one.label for one in others[:2]] == ["Blink Solitaire", "Wish"]
    assert "Continue" not in " ".join(labels(await desk.type("/start", BEN)))
    desk.room = Room(group=-5)
    assert "Continue" not in " ".join(labels(await desk.type("/start")))


async def test_the_last_three_games_come_first_with_their_options(desk: Desk) -> None:
    for game in ("golf 1", "spider suits=2 1", "klondike 1", "golf 2", "spider suits=4 1"):
        await desk.type(f"/play {game}")
        desk.time += 60
        await desk.type("/giveup yes")
    menu = await desk.type("/play")
    first, learn, *others = controls(menu)
    assert (first.label, first.is_main, learn.label) == ("Spider, 4 suits", True, "Learn")
    assert [one.label for one in others[:3]] == ["Golf", "Klondike", "FreeCell"]
    assert len(others) + 2 < MOST_BUTTONS
    assert shown(await desk.press(menu, "Spider")).title.startswith("Spider, deal 100, 4 suits")
    desk.time += 60
    await desk.type("/learn wish")
    exercise, *others = controls(await desk.type("/play"))
    assert exercise.label.startswith("Continue: Lesson: Wish")
    assert [one.label for one in others[:3]] == ["Continue: Spider, 4 suits", "Golf", "Klondike"]
    assert len(others) + 1 < MOST_BUTTONS


async def test_klondike_is_the_main_button_of_a_new_player(desk: Desk) -> None:
    for line in ("/play", "/start", "hello", "menu"):
        first, *others = controls(await desk.type(line))
        assert (first.label, first.is_main) == ("Klondike", True)
        assert len(others) + 1 < MOST_BUTTONS


async def test_help_below_the_welcome_is_help(desk: Desk) -> None:
    welcome = await desk.type("/help")
    helped = await desk.press(welcome, "Help")
    assert shown(helped).title == "How to play"
    assert helped.target is ReplyTarget.PRIVATE
    assert not helped.notice


async def test_every_option_is_found_from_the_welcome(desk: Desk) -> None:
    options = await desk.press(await desk.press(await desk.type("/start"), "Help"), "Options")
    assert labels(options) == [game.title for game in games_in_order() if game.options]
    assert "level 1" in shown(await desk.press(options, "Kittyhawk")).text


async def test_in_a_group_everybody_who_presses_gets_a_board_of_their_own(desk: Desk) -> None:
    desk.room = Room(group=-5)
    welcome = await desk.type("/play")
    for player in (ANNA, BEN):
        board = await desk.press(welcome, "Wish", player)
        assert board.target is ReplyTarget.NEW
        (game,) = await desk.store.unfinished_games(player)
        assert game.record.game == "wish"
        assert {one.action.owner for one in controls(board) if one.action.verb is Verb.MOVE} == {player.id}


async def test_a_player_of_boards_in_words_is_welcomed_in_words(desk: Desk) -> None:
    pictured = shown(await desk.type("/start"))
    await desk.type("/settings boards words")
    screen = shown(await desk.type("/start"))
    assert screen.picture is None
    assert screen.text.endswith(pictured.alt)
    assert screen.rows == pictured.rows


async def test_without_a_store_the_welcome_is_that_of_a_new_player() -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        app = App(Services(PlayerStore(redis), Texts.load("en")))
        for line in ("/start", "/help"):
            screen = (await app.handle(ANNA, read_line(line))).screen
            assert screen is not None
            assert screen.title == "Welcome to Solitaire Bot"


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("has_games", [False, True])
def test_the_alt_text_says_what_the_picture_shows(language: str, *, has_games: bool) -> None:
    texts = Texts.load(language)
    title, text = texts("welcome-title"), texts("welcome")
    screen = welcome_screen(texts, 2**64 - 1, "green", title, text, has_games=has_games)
    check_buttons(screen)
    assert isinstance(screen.picture, WelcomePicture)
    for group in screen.picture.groups:
        assert group.title in screen.alt
        for one in group.games:
            assert texts("welcome-alt-game", game=one.name, details=one.pitch) in screen.alt.splitlines()


def test_how_long_and_how_hard_a_game_is_is_said_by_its_numbers(texts: Texts) -> None:
    said = [
        effort_text(texts, "wish", GameEffort(moves, won, 0)) for moves, won in ((1, 4), (15, 12), (16, 49))
    ]
    assert said == ["1 move · hardly ever won", "15 moves · won 1 time in 10", "16 moves · won 5 times in 10"]
    assert effort_text(texts, "wish", GameEffort(15, 96, 0)) == "15 moves · nearly always won"
    assert effort_text(texts, "flip", GameEffort(39, 36, 75)) == "39 moves · about 75 of 104 points"
    efforts = {name: one.effort for name, one in introductions().items() if one.effort}
    shown = {effort_text(texts, name, effort) for name, effort in efforts.items()}
    assert len(shown) == len(TITLES)


async def test_the_welcome_is_in_the_players_language_and_theme(desk: Desk) -> None:
    await desk.type("/settings theme night")
    screen = shown(await desk.app.handle(ANNA, read_line("/start"), Room(language="de")))
    assert screen.title == Texts.load("de")("welcome-title")
    assert isinstance(screen.picture, WelcomePicture)
    assert screen.picture.theme == "night"
    stranger = Player(Chat.DISCORD, 9)
    assert isinstance(shown(await desk.type("/start", stranger)).picture, WelcomePicture)
