"""A game as other programs read it: its deal to copy, and its moves, which can be typed back."""

import pytest

from bot.chats.discord.message import DiscordMessage
from bot.core.actions import Chat, Player, Room
from bot.core.screens import MAX_TEXT
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from engine.games import all_games
from engine.move import Move
from engine.reading import read_moves
from engine.record import Record
from tests.bot.days import current
from tests.bot.desk import ANNA, Desk, labels, shown
from tests.bot.saved_games import store_game

FREECELL = Record.read("freecell/1 #617")
BOARD = """7D TD TH KD 4C 4S JD
AD 7S QC 5H QS TS KS
5C QD 3H 9S 9C 2H KC
3S AC 9D 3C 9H 5D 4H
5S 6D 6S 8S 7C JC
8C 8H 8D 7H 6H 6C
2D AS 3D 4D 2C JH
AH KH TC JS 2S QH"""


@pytest.mark.parametrize("language", finished_languages())
async def test_a_game_is_written_for_other_programs(desk: Desk, language: str) -> None:
    desk.room, texts = Room(language), Texts.load(language)
    await desk.type("/play freecell 617")
    for line in ("58", "1a 82", "giveup", "giveup yes"):
        await desk.type(f"/{line}" if line.startswith("g") else line)
    reply = await desk.press(await desk.type("/record"), texts("button-notation"))
    screen = shown(reply)
    assert screen.text == f"{texts('export-moves')}\n58 1a 82\n\n{texts('export-board')}\n{BOARD}"
    assert screen.copy == BOARD
    assert shown(await desk.press(reply, texts("button-record"))).text == (await current(desk)).record.text


async def test_discord_shows_the_deal_once_as_a_text_to_copy(desk: Desk) -> None:
    player = Player(Chat.DISCORD, ANNA.id)
    await desk.type("/play streets 3", player)
    message = DiscordMessage.of(shown(await desk.type("/record export", player)))
    assert "Freecell Solver" in message.body
    assert message.copy.splitlines()[0] not in message.body
    assert str(message.new()["view"].to_components()).count(message.copy.splitlines()[0]) == 1


async def test_a_long_game_is_written_in_parts_that_can_be_typed(desk: Desk) -> None:
    first, cycle = read_moves(FREECELL.start(), "58"), "8a a8"
    moves = read_moves(FREECELL.start().after_line(first), cycle)
    await store_game(desk, FREECELL.then(*first, *moves * 400), is_over=False)
    reply, typed = await desk.type("/record export"), list[str]()
    for following in ("Part 2 of 2", "Part 1 of 2"):
        screen = shown(reply)
        assert len(screen.title) + 1 + len(screen.text) <= MAX_TEXT
        typed += screen.text.split("\n")[1].split()
        reply = await desk.press(reply, following)
    assert typed == f"58 {' '.join([cycle] * 400)}".split()


async def test_a_card_that_comes_back_is_said_to_have_no_notation(desk: Desk) -> None:
    start = Record.read("freecell/1 #1")
    moves = read_moves(start.start(), "5a 5b 5c 5d 5h b2 8b a8 7a b7 58")
    await store_game(desk, start.then(*moves, Move("move", ("diamonds", "5"))), is_over=False)
    text = shown(await desk.type("/record export")).text
    assert text.startswith("The moves are left out: ")
    assert text.endswith("5H 3H 3C 7S 7D TC")


@pytest.mark.parametrize("game", [game.name for game in all_games()])
async def test_only_games_that_other_programs_read_are_offered_for_them(desk: Desk, game: str) -> None:
    await desk.type(f"/play {game} 42")
    reply = await desk.type("/record")
    assert ("For other programs" in labels(reply)) is (game in ("freecell", "streets"))
    if game not in ("freecell", "streets"):
        assert shown(await desk.type("/record export")).text == (await current(desk)).record.text
