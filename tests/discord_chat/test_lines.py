"""Ordinary messages: direct messages, and messages that mention the bot."""

import pytest

from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.typed_lines import read_typed
from bot.chats.discord.typed_messages import MAX_ANSWERS, MAX_REJECTIONS
from bot.core.actions import MAX_LINE, Action, Verb
from bot.i18n.texts import Texts
from bot.screens.descriptions import alt_text
from engine.record import Record
from tests.discord_chat.boards import is_moved, move
from tests.discord_chat.simulator.places import USUAL, Kind, May, User
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT
from tests.discord_chat.test_load import crowded
from tests.engine.transcripts import RECORDS

CALLED = f"<@{BOT.id}>"
PLAY = f"{CALLED} play wish 42"
MESSAGES = "/channels/*/messages"


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("", Action(Verb.START)),
        ("/solitaire", Action(Verb.START)),
        ("play", Action(Verb.PLAY)),
        ("play wish open 42", Action(Verb.PLAY, ("wish", "open", "42"))),
        ("/solitaire play wish", Action(Verb.PLAY, ("wish",))),
        ("Play 7s", Action(Verb.SAY, ("Play 7s",))),
        ("/play 42", Action(Verb.PLAY, ("42",))),
        ("rules wish", Action(Verb.RULES, ("wish",))),
        ("undo", Action(Verb.UNDO)),
        ("ac bd", Action(Verb.SAY, ("ac bd",))),
        ("move x a", Action(Verb.SAY, ("move x a",))),
        ("/move ac", Action(Verb.SAY, ("ac",))),
        ("spielen wish 42", Action(Verb.PLAY, ("wish", "42"))),
        ("/solitaire zug ac", Action(Verb.SAY, ("ac",))),
        ("/move undo", Action(Verb.UNDO)),
        ("/move replay 5", Action(Verb.REPLAY, ("5",))),
        ("/move /giveup", Action(Verb.GIVE_UP)),
        ("/solitaire zug wiedergabe 5", Action(Verb.REPLAY, ("5",))),
        ("/move spielen wish 42", Action(Verb.PLAY, ("wish", "42"))),
        ("/move spielen 7s", Action(Verb.SAY, ("spielen 7s",))),
        ("/move play 7s", Action(Verb.SAY, ("play 7s",))),
        ("/move move x a", Action(Verb.SAY, ("move x a",))),
        ("/move move move", Action(Verb.SAY, ("move move",))),
        ("/games wish 42", Action(Verb.RESUME, ("wish", "42"))),
        ("partien 42", Action(Verb.RESUME, ("42",))),
        ("vorspielen 3", Action(Verb.AUTOPLAY, ("3",))),
        ("spielstand", Action(Verb.BOARD)),
        ("今日の問題 12", Action(Verb.DAILY, ("12",))),
        ("戻す", Action(Verb.UNDO)),
        ("/rendirse", Action(Verb.GIVE_UP)),
        ("ルール wish", Action(Verb.RULES, ("wish",))),
        ("/frobnicate", Action(Verb.HELP, ("frobnicate",))),
        ("/", Action(Verb.HELP, ("",))),
        ("/ wish", Action(Verb.HELP, ("",))),
    ],
)
def test_a_typed_line_is_parsed(line: str, action: Action) -> None:
    assert read_typed(line) == action


@pytest.mark.usefixtures("playing")
async def test_a_game_is_played_by_typing_or_by_the_buttons_of_typed_boards(private: Player) -> None:
    board = await private.says("play wish 42")
    assert board.pictures
    moved = await private.says(move(board).label)
    assert is_moved(moved)
    again = await private.says("/solitaire play wish 43")
    await private.presses(again, move(again))
    assert is_moved(again)


@pytest.mark.usefixtures("playing")
async def test_the_board_comes_after_the_answer_to_small_talk(
    discord: DiscordServer, private: Player
) -> None:
    await private.says("play wish 42")
    assert "You’re welcome!" in (await private.says("thanks")).words
    board = await discord.until(lambda: private.sees()[-1] if private.sees()[-1].pictures else None)
    await private.presses(board, move(board))


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("command", ["", "play ", "/play ", "spielen ", "replay "])
async def test_a_record_as_long_as_a_message_is_not_cut(private: Player, command: str) -> None:
    record = Record.read(RECORDS["blink-won"])
    record = record.first(len(record.moves) - 1)
    assert len(record.text) > MAX_LINE
    shown = await private.says(f"{command}{record.text}")
    if not command.strip("/ ").startswith(("play", "spielen")):
        shown = (await private.presses(shown, "Play from here")).message
    assert [one.alt for one in shown.pictures] == [
        alt_text(Texts.load("en"), record, record.replay().board())
    ]


@pytest.mark.usefixtures("playing")
async def test_only_messages_of_players_that_mention_the_bot_are_answered(
    discord: DiscordServer, carla: Player, dora: Player
) -> None:
    other = Player(discord, User("1098765432109876544", "parrot", is_bot=True), carla.channel)
    await other.writes(PLAY)
    await carla.writes("play wish 42")
    await carla.writes(f"<@{dora.user.id}> play wish 42")
    await carla.writes(" ")
    board = await carla.says(f"{CALLED} play wish 43")
    assert "43" in board.words
    assert board.pictures
    assert discord.world.messages[board.reference].content == f"{CALLED} play wish 43"
    assert [message for message in carla.sees() if message.author is BOT] == [board]


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize(
    "line",
    ["wish", "Hello!", "what do I do?", "help me", "new game", "start a game", "meine Partien", "こんにちは"],
)
async def test_phrases_are_answered_in_direct_messages_and_after_a_mention_only(
    carla: Player, private: Player, line: str
) -> None:
    await carla.writes(line)
    assert (await private.says(line)).words
    assert (await carla.says(f"{CALLED} {line}")).words
    assert len([message for message in carla.sees() if message.author is not BOT]) == 2


@pytest.mark.usefixtures("playing")
async def test_a_private_answer_is_a_direct_message_if_the_player_accepts_those(
    discord: DiscordServer, carla: Player, private: Player
) -> None:
    answer = await carla.says(f"{CALLED} help")
    assert answer.channel is private.channel
    carla.user.takes_messages = False
    answer = await carla.says(f"{CALLED} help")
    assert answer.channel is carla.channel
    assert [refusal.number for refusal in discord.refused] == [50007]


@pytest.mark.usefixtures("playing")
async def test_a_missing_write_permission_is_reported_privately(
    discord: DiscordServer, carla: Player
) -> None:
    channel = discord.world.add_channel(discord.world.add_guild(), May.VIEW | May.READ_HISTORY)
    answer = await Player(discord, carla.user, channel).says(PLAY)
    assert answer.channel.kind is Kind.DM
    # The first for the picture, the second for the words: Discord does not say which permission is missing.
    assert [refusal.number for refusal in discord.refused] == [50013, 50013]


@pytest.mark.usefixtures("playing")
async def test_without_access_to_the_history_it_still_answers(discord: DiscordServer, carla: Player) -> None:
    channel = discord.world.add_channel(discord.world.add_guild(), USUAL & ~May.READ_HISTORY)
    board = await Player(discord, carla.user, channel).says(PLAY)
    assert board.channel is channel
    assert board.pictures
    assert [refusal.number for refusal in discord.refused] == [160002]


@pytest.mark.usefixtures("playing")
async def test_an_error_is_reported_in_the_channel_if_that_is_there(
    discord: DiscordServer, carla: Player, texts: Texts
) -> None:
    discord.faults.refuse("POST", MESSAGES, Code.UNKNOWN_CHANNEL)
    await carla.writes(PLAY)
    await discord.until(lambda: discord.faults.met)
    discord.faults.refuse("POST", MESSAGES, Code.INVALID_FORM)
    assert (await carla.says(PLAY)).words == texts("discord-sorry")
    discord.faults.cut("POST", MESSAGES)
    await carla.writes(PLAY)
    await discord.until(lambda: discord.faults.met == 3)
    assert (await carla.says(PLAY)).pictures


async def test_messages_beyond_the_limit_are_rejected(
    playing: DiscordAdapter, private: Player, dora: Player
) -> None:
    other = Player(private.server, dora.user, private.server.world.dm(dora.user))
    running_tasks, player = playing.client.running_tasks, int(private.user.id)
    async with crowded(running_tasks, MAX_ANSWERS - 1, player):
        assert "Too fast" not in (await private.says("help")).words
    async with crowded(running_tasks, MAX_ANSWERS, player):
        assert "Too fast" in (await private.says("help")).words
    async with crowded(running_tasks, MAX_REJECTIONS, player):
        await private.writes("help")
        await other.says("help")  # the earlier message has been handled by then
    assert "Too fast" not in (await private.says("help")).words
    assert len(private.sees()) == 7
