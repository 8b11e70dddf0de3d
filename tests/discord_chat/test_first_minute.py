"""A new player's first minute in Discord: from the first word to the first move, in servers and privately."""

import pytest

from bot.app import App
from bot.core.actions import Chat
from bot.core.actions import Player as Account
from bot.i18n.texts import Texts
from engine.games import games_in_order
from seeds.lesson import find_lesson
from tests.bot.exercises.lesson_moves import data_of, lesson_presses
from tests.combinations import by_family
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT
from tests.discord_chat.test_server_greeting import greeting_in
from tests.first_presses import (
    MOST_PRESSES,
    MOST_TO_KLONDIKE,
    first_choice,
    game_button,
    has_moved,
    main_button,
)

pytestmark = pytest.mark.usefixtures("playing")

games = pytest.mark.parametrize("game", by_family([game.name for game in games_in_order()], seconds=3.0))


async def presses_to_first_move(app: App, player: Player, welcome: Message, game: str = "") -> int:
    """Press a game, else the main button, then what is offered until a move is made; count the presses."""
    account = Account(Chat.DISCORD, int(player.user.id))

    async def press(message: Message, data: str) -> Message:
        (button,) = (one for one in message.buttons if one.custom_id == data)
        answer = await player.presses(message, button)
        return answer.messages[0] if answer.messages else message

    offered = [one.custom_id for one in welcome.buttons]
    board = await press(welcome, game_button(offered, game) if game else main_button(offered))
    presses = 1
    while not await has_moved(app, account):
        board = await press(board, first_choice(one.custom_id for one in board.buttons))
        presses += 1
    return presses


@games
async def test_the_first_move_in_a_server_is_three_presses_away_for_everybody(
    app: App, carla: Player, dora: Player, game: str
) -> None:
    welcome = (await carla.types("solitaire play")).message
    assert [one.name for one in welcome.pictures] == ["games.png"]
    for player in (carla, dora):
        assert await presses_to_first_move(app, player, welcome, game) <= MOST_PRESSES


@games
async def test_the_first_move_after_the_greeting_of_a_server_is_three_presses_away_for_everybody(
    discord: DiscordServer, app: App, carla: Player, dora: Player, game: str
) -> None:
    greeting = await greeting_in(discord, carla.channel)
    for player in (carla, dora):
        assert await presses_to_first_move(app, player, greeting, game) <= MOST_PRESSES


@games
async def test_the_first_move_in_a_direct_message_is_three_presses_away(
    app: App, private: Player, game: str
) -> None:
    welcome = (await private.types("solitaire play")).message
    assert await presses_to_first_move(app, private, welcome, game) <= MOST_PRESSES


async def test_a_move_of_klondike_is_two_presses_away_from_the_first_word(
    discord: DiscordServer, app: App, carla: Player, dora: Player
) -> None:
    """After the command, and after the greeting of a server."""
    called = (await carla.types("solitaire play")).message
    assert await presses_to_first_move(app, carla, called) <= MOST_TO_KLONDIKE
    greeting = await greeting_in(discord, dora.channel)
    assert await presses_to_first_move(app, dora, greeting) <= MOST_TO_KLONDIKE


async def test_a_move_of_klondike_is_two_presses_away_from_a_word_in_a_direct_message(
    app: App, private: Player
) -> None:
    written = await private.says("hello")
    assert await presses_to_first_move(app, private, written) <= MOST_TO_KLONDIKE


async def test_a_solitaire_that_is_not_here_is_answered_with_the_nearest(carla: Player) -> None:
    answer = (await carla.types("solitaire play", deal="canfield")).message
    assert "I don’t have Canfield. The nearest game is Klondike." in answer.words
    await carla.presses(answer, "Play Klondike")
    assert "Klondike, deal" in answer.words


async def test_who_mentions_the_bot_or_asks_for_help_is_welcomed(carla: Player, dora: Player) -> None:
    mentioned = await carla.says(f"<@{BOT.id}>")
    helped = (await dora.types("solitaire help")).message
    first = Texts.load("en").of_game(games_in_order()[0].name, "title")
    for message in (mentioned, helped):
        assert "Welcome to Solitaire Bot" in message.words
        assert [one.name for one in message.pictures] == ["games.png"]
        assert message.pictures[0].alt.startswith(f"Classics:\n{first}: ")


@games
async def test_a_lesson_is_taken_by_buttons(carla: Player, game: str) -> None:
    lesson = find_lesson(game)
    assert lesson
    message = (await carla.types("solitaire learn", game=game)).message
    for press in lesson_presses(lesson):
        data = data_of((one.custom_id for one in message.buttons), press)
        (button,) = (one for one in message.buttons if one.custom_id == data)
        answer = await carla.presses(message, button)
        message = answer.messages[0] if answer.messages else message
    assert "finished" in message.words
