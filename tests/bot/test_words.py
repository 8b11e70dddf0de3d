"""Boards in words, the rules, and help."""

import pytest

from bot.core.actions import Chat, Player
from bot.core.commands import COMMANDS
from bot.core.replies import ReplyTarget
from engine.games import all_games
from tests.bot.desk import WON, Desk, labels, shown


async def test_every_board_has_its_words(desk: Desk) -> None:
    alt = shown(await desk.type("/play wish 42")).alt
    assert alt.startswith("Wish, deal 42. 32 cards left. Pile a: nine of spades, over 3 cards face down.")
    assert alt.count("Pile ") == 8
    prefetched = shown(await desk.type("/play wish 42 open")).alt
    assert (
        "Pile d, from the top: jack of spades, nine of clubs, nine of hearts, ace of diamonds." in prefetched
    )


async def test_the_text_board_tells_everything_and_stays_while_its_buttons_are_pressed(desk: Desk) -> None:
    await desk.type("/play wish 42")
    board = await desk.type("/board")
    assert shown(board).picture is None
    assert "Pile h: jack of diamonds, over 3 cards face down." in shown(board).text
    moved = await desk.press(board, "d e")
    assert shown(moved).picture is None
    assert "Pile d: nine of clubs, over 2 cards face down." in shown(moved).text
    assert shown(await desk.press(moved, "As a picture")).picture is not None


async def test_a_player_who_wants_words_gets_words_for_all_that_is_typed(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/board")
    for line in ("de", "/undo", "/play wish 43", "/new", "/resume", "/games"):
        assert shown(await desk.type(line)).picture is None
    await desk.press(await desk.type("/board"), "As a picture")
    assert shown(await desk.type("/play wish 44")).picture is not None


async def test_an_empty_pile_is_told(desk: Desk) -> None:
    assert "Pile a: empty." in shown(await desk.play(WON)).alt


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
    assert shown(await desk.press(part, "Play")).title == "Wish, deal 100"
    assert shown(part) == shown(await desk.type("/rules"))
    first = await desk.type("/help")
    second = await desk.press(first, "Next")
    assert second.target is ReplyTarget.HERE
    assert shown(await desk.press(second, "◀ Back")) == shown(first)
    text = f"{shown(first).text}\n{shown(second).text}"
    assert text.count("\n/") == len([command for command in COMMANDS if not command.is_for_administrators])


async def test_a_part_of_the_rules_may_be_asked_for_alone(desk: Desk) -> None:
    await desk.type("/play wish 42")
    assert shown(await desk.type("/rules 2")) == shown(await desk.type("/rules wish 2"))


async def test_without_a_game_the_rules_of_all_are_offered(desk: Desk) -> None:
    menu = await desk.type("/rules")
    assert labels(menu) == [game.title for game in all_games()]
    assert shown(await desk.press(menu, "Wish")).title.startswith("Wish (1/")


async def test_help_names_the_commands_as_they_are_typed_in_the_chat(desk: Desk) -> None:
    assert "/solitaire play:" in shown(await desk.type("/help", Player(Chat.DISCORD, 7))).text
    assert "\n/play:" in shown(await desk.type("/help")).text


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("/start", ReplyTarget.NEW),
        ("/play", ReplyTarget.NEW),
        ("/play wish", ReplyTarget.NEW),
        ("/help", ReplyTarget.PRIVATE),
        ("/rules", ReplyTarget.PRIVATE),
        ("/games", ReplyTarget.PRIVATE),
        ("/resume", ReplyTarget.PRIVATE),
        ("/undo", ReplyTarget.PRIVATE),
    ],
)
async def test_what_concerns_one_alone_is_said_to_that_one_alone(
    desk: Desk, line: str, place: ReplyTarget
) -> None:
    assert (await desk.type(line)).target is place


async def test_the_play_button_below_a_list_opens_a_menu_of_its_own(desk: Desk) -> None:
    menu = await desk.press(await desk.type("/games"), "Play")
    assert menu.target is ReplyTarget.NEW
    assert "Wish" in labels(menu)


async def test_an_unknown_command_is_told_and_helped(desk: Desk) -> None:
    reply = await desk.type("/frobnicate 1")
    assert "/frobnicate" in reply.notice
    assert shown(reply).title == "How to play"
