"""Games in Discord: what is typed and pressed, and what players then see."""

import gc

import discord as library
import pytest

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.core.actions import Chat, Verb
from bot.core.actions import Player as Account
from bot.core.callback_data import unpack
from bot.i18n.texts import Texts
from bot.screens.descriptions import alt_text
from engine.games import all_games
from engine.move import Move
from engine.record import Record
from tests.bot.play.button_presses import all_presses
from tests.bot.saved_games import described
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.simulator.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import GRACE, DiscordServer
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
GOLDEN = ("wish-open", "kittyhawk-lost-blind", "follow-won", "flip-won", "blink-edge")
"""Golden games, one for each game."""
PRIMARY, SECONDARY, DANGER = 1, 2, 4  # button styles

pytestmark = pytest.mark.usefixtures("playing")


async def test_a_deal_is_shown_to_all_with_its_picture_and_buttons(carla: Player, dora: Player) -> None:
    board = await deal(carla)
    assert dora.sees() == [board]
    assert board.words.startswith("### Wish, deal 42\n")
    (picture,) = board.pictures
    assert (picture.name, picture.content[:4]) == ("wish.png", b"\x89PNG")
    assert picture.alt.startswith("Wish, deal 42.")
    styles = {Verb.MOVE: PRIMARY, Verb.RULES: SECONDARY, Verb.GIVE_UP: DANGER}
    for verb, style in styles.items():
        assert {button.style for button in buttons(board, verb)} == {style}


@pytest.mark.parametrize("name", GOLDEN)
async def test_a_game_is_played_to_its_end_by_buttons_in_one_message(
    carla: Player, dora: Player, name: str
) -> None:
    record = Record.read(RECORDS[name])
    board = await deal(carla, record.game, str(record.deal), option=" ".join(record.option_words))
    for verb, words in all_presses(record):
        (button,) = buttons(board, verb, words)
        version = board.version
        await carla.presses(board, button)
        assert board.version > version
    (picture,) = board.pictures
    assert picture.alt.startswith(described(TEXTS, record))
    assert not buttons(board, Verb.MOVE)
    assert {"New game", "More…"} <= set(board.labels)
    assert carla.sees() == dora.sees() == [board]
    await carla.presses(board, "More…")
    shown = await carla.presses(board, "Record")
    assert record.text in shown.message.words.replace("\\", "")


async def test_deals_moves_and_open_games_are_completed_while_typing(carla: Player) -> None:
    board = await deal(carla)
    await deal(carla, number="43")
    typed, *known = await carla.is_offered("solitaire play", "deal", "4")
    assert (typed, set(known)) == ("4", {"42", "43"})
    await deal(carla, "kittyhawk", "1634")
    for typed, numbers in (("42", {"42"}), ("7", {"7"}), ("", {"42", "43"})):
        assert set(await carla.is_offered("solitaire play", "deal", typed, game="wish")) == numbers
    await deal(carla, number="43")
    (game,) = await carla.is_offered("solitaire games", "session", "42")
    assert (await carla.types("solitaire games", session=game)).message.words == board.words
    first = move(board)
    words = " ".join(unpack(first.custom_id).words)
    offered = await carla.is_offered("solitaire move", "move", words)
    assert list(offered.values()) == [first.label]
    assert await carla.is_offered("solitaire move", "move", "no such move") == {}
    assert is_moved((await carla.types("solitaire move", move=next(iter(offered)))).message)


async def test_games_and_their_options_are_completed_by_what_is_typed_and_played(carla: Player) -> None:
    await deal(carla, "spider")
    await deal(carla, "golf")
    offered = [*await carla.is_offered("solitaire play", "game", "")]
    assert {*offered[:2]} == {"golf", "spider"}, "in the order of seconds, perhaps the same"
    assert offered[2:4] == ["klondike", "freecell"]
    assert set(offered) == {game.name for game in all_games()}
    for typed, games in (
        ("spin", ["spider"]),
        ("クロン", ["klondike"]),
        ("Freecel", ["freecell"]),
        ("canfield", ["klondike"]),
        ("k", ["klondike", "kittyhawk"]),
        ("x", []),
    ):
        assert [*await carla.is_offered("solitaire play", "game", typed)] == games
    (with_option,) = await carla.is_offered("solitaire play", "game", "putt")
    board = (await carla.types("solitaire play", game=with_option, deal="42")).message
    assert TEXTS("golf-option-wrap") in board.words
    draw = await carla.is_offered("solitaire play", "option", "draw", game="Klondike")
    assert draw == {"draw=1": "draw 1 card", "draw=3": "draw 3 cards"}
    for typed in ("draw 3 cards", "draw=3"):  # what a client shows of a choice, and what it sends
        more = await carla.is_offered("solitaire play", "option", typed, game="klondike")
        assert [*more] == ["draw=3", "draw=3 passes=3", "draw=3 passes=1", "draw=3 open"]
    typed = more["draw=3 passes=1"]
    board = (await carla.types("solitaire play", game="klondike", deal="42", option=typed)).message
    assert board.words.startswith("### Klondike, deal 42, draw 3 cards, 1 pass")
    without_game = await carla.is_offered("solitaire play", "option", "4 suits")
    assert without_game == {"spider suits=4": "Spider: 4 suits"}


async def test_every_option_is_completed_and_deals_so(discord: DiscordServer, carla: Player) -> None:
    for game in all_games():
        for option in game.options:
            values = [option.name] if option.is_switch else [f"{option.name}={one}" for one in option.values]
            player = Player(discord, discord.world.add_user(option.name), carla.channel)
            for value in values:
                offered = await player.is_offered("solitaire play", "option", value, game=game.name)
                board = await deal(player, game.name, option=value)
                is_default = value.partition("=")[2] == option.default
                title = board.words.partition("\n")[0]
                assert (offered[value] in title) != is_default, (game.name, value)


async def test_the_buttons_besides_moves(carla: Player, texts: Texts) -> None:
    board = await deal(carla)
    before = [picture.alt for picture in board.pictures]
    await carla.presses(board, move(board))
    after = [picture.alt for picture in board.pictures]
    for verb, seen in ((Verb.UNDO, before), (Verb.REDO, after), (Verb.BOARD, []), (Verb.BOARD, after)):
        await carla.presses(board, buttons(board, verb)[0])
        assert [picture.alt for picture in board.pictures] == seen, verb
    for name in ("giving-up", "ended-given-up"):
        await carla.presses(board, buttons(board, Verb.GIVE_UP)[0])
        assert texts(name) in board.words


async def test_a_half_made_choice_leads_back_or_ends_with_another_move(
    discord: DiscordServer, app: App, carla: Player, texts: Texts
) -> None:
    board = await deal(carla, "kittyhawk", "0")
    before = (board.words, board.labels)
    for _ in range(2):
        await carla.presses(board, buttons(board, Verb.CHOOSE, ("move", "g"))[0])
        assert "Choose where " in board.words
        old = move(board)
        await carla.presses(board, buttons(board, Verb.BOARD)[0])
        assert (board.words, board.labels) == before
    await carla.presses(board, buttons(board, Verb.CHOOSE, ("move", "g"))[0])
    await carla.types("solitaire move", move="deal")
    pressed = await carla.presses(board, old)
    await discord.until(lambda: pressed.messages)
    assert texts("moved-on") in pressed.message.words
    (session,) = await app.services.store.unfinished_games(Account(Chat.DISCORD, int(carla.user.id)))
    assert session.record.moves == (Move("deal"),)


async def test_the_bot_is_played_in_direct_messages_and_where_it_is_no_member(
    discord: DiscordServer, carla: Player, dora: Player
) -> None:
    world = discord.world
    conversation = world.add_private(carla.user, dora.user)
    group = world.add_private(carla.user, dora.user, world.add_user("emil"))
    elsewhere = world.add_channel(world.add_guild(), has_bot=False)
    for channel in (conversation, group, elsewhere, world.dm(carla.user)):
        guest = Player(discord, carla.user, channel)
        board = await deal(guest)
        await guest.presses(board, move(board))
        assert is_moved(board)
        assert not discord.refused


async def test_issue_10_every_press_of_a_stranger_is_answered_politely(
    carla: Player, dora: Player, texts: Texts
) -> None:
    """TJ-Plays#6 and others: strangers who press a button read “interaction failed”, or nothing."""
    board = await deal(carla)
    version, before = board.version, [picture.alt for picture in board.pictures]
    for button in board.buttons:
        answer = await dora.presses(board, button)
        assert answer.message.is_private
        assert answer.message.words
    assert board.version == version
    assert texts("stranger") in answer.message.words
    own = (await dora.presses(answer.message, buttons(answer.message, Verb.PLAY)[0])).message
    assert [picture.alt for picture in own.pictures] == before
    assert {unpack(button.custom_id).owner for button in buttons(own, Verb.MOVE)} == {int(dora.user.id)}


async def test_presses_at_once_or_delivered_twice_make_one_move(
    discord: DiscordServer, carla: Player
) -> None:
    board = await deal(carla)
    first, second = buttons(board, Verb.MOVE)[:2]
    pressed = [await carla.press(board, first), await carla.press(board, second)]
    await discord.gateway.repeat_last_event()
    for one in pressed:
        await carla.wait_for_answer(one)
    (undo,) = buttons(board, Verb.UNDO)
    assert unpack(undo.custom_id).revision == 2
    # The response to an old button is the newest board.
    after = [picture.content for picture in board.pictures]
    await carla.presses(board, first)
    assert [picture.content for picture in board.pictures] == after
    assert unpack(buttons(board, Verb.UNDO)[0].custom_id).revision == 2
    assert not discord.refused


def live_objects(*kinds: type[object]) -> int:
    gc.collect()
    return sum(isinstance(thing, kinds) for thing in gc.get_objects())


async def test_issue_9_nothing_is_stored_of_messages_that_were_sent(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    """yasd-discord-bot#14 and others: buttons stop working with the process, or after three minutes."""
    client = playing.client
    board = await deal(carla)
    kinds = (library.ui.LayoutView, library.ui.Button, library.Message)

    async def press_back_and_forth(times: int) -> int:
        for _ in range(times):
            await carla.presses(board, move(board))
            await carla.presses(board, buttons(board, Verb.UNDO)[0])
        await client.running_tasks.drain(GRACE)
        assert len(client.running_tasks) == 0
        return live_objects(*kinds)

    before = await press_back_and_forth(1)
    assert await press_back_and_forth(30) <= before
    store = client._connection._view_store
    assert (store._views, store._synced_message_views, list(client.persistent_views)) == ({}, {}, [])
    assert not list(client.cached_messages)
    assert not client.guilds
    assert [one["intents"] for one in discord.gateway.identified] == [GUILD_MESSAGES | DIRECT_MESSAGES]


async def test_a_record_is_typed_in_each_place_where_it_can_be(carla: Player) -> None:
    record = Record.read(RECORDS["wish-won"]).first(5)
    played = (await carla.types("solitaire play", deal=record.text)).message
    assert "With help: started from a record." in played.words
    assert [one.alt for one in played.pictures] == [alt_text(TEXTS, record, record.replay().board())]
    replay = (await carla.types("solitaire move", move=f"replay {record.text}")).message
    assert [one.content[:4] for one in replay.pictures] == [b"GIF8"]
    offered = (await carla.types("solitaire move", move=record.text)).message
    assert {"Animation", "Play from here"} <= set(offered.labels)
    board = (await carla.presses(offered, "Play from here")).message
    assert "started from a record" in board.words
