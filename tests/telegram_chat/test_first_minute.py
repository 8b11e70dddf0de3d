"""A new player's first minute in Telegram: from the first word to the first move, alone and in a group."""

import pytest

from bot.app import App
from bot.core.actions import Chat, Player
from bot.runtime.clock import Clock
from engine.games import games_in_order
from seeds.lesson import find_lesson
from tests.bot.exercises.lesson_moves import data_of, lesson_presses
from tests.combinations import by_family
from tests.first_presses import (
    MOST_PRESSES,
    MOST_TO_KLONDIKE,
    first_choice,
    game_button,
    has_moved,
    main_button,
)
from tests.telegram_chat.chats import Json
from tests.telegram_chat.clocks import hurried
from tests.telegram_chat.people import GROUP, Person, buttons, words
from tests.telegram_chat.server import Server
from tests.telegram_chat.test_groups import change_status

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
def clock() -> Clock:
    """Provide a clock on which the bot's own pauses between messages to a chat take no time."""
    return hurried()


games = pytest.mark.parametrize("game", by_family([game.name for game in games_in_order()]))


def offered(message: Json) -> list[str]:
    return [one["callback_data"] for one in buttons(message) if "callback_data" in one]


async def presses_to_first_move(app: App, person: Person, welcome: Json, game: str = "") -> int:
    """Press a game, else the main button, then what is offered until a move is made; count the presses."""
    server, chat = person.server, welcome["chat"]
    last, before = server.chats.last(chat), offered(welcome)
    first = game_button(before, game) if game else main_button(before)
    await person.answered(await person.tap_data(welcome, first))

    def started() -> Json | None:
        new = server.messages.get((chat["id"], last + 1))
        return new or (welcome if offered(welcome) != before else None)

    board, presses = await server.until(started), 1
    while not await has_moved(app, Player(Chat.TELEGRAM, person.user["id"])):
        shown = offered(board)
        await person.answered(await person.tap_data(board, first_choice(shown)))
        await server.until(lambda: offered(board) != shown)  # noqa: B023 - called before the next round
        presses += 1
    return presses


async def test_a_move_of_klondike_is_two_presses_away_from_the_first_word(
    app: App, anna: Person, berta: Person
) -> None:
    """After Start, and after a word."""
    for person, words_ in ((anna, "/start"), (berta, "hello")):
        welcome = await person.say(words_)
        assert await presses_to_first_move(app, person, welcome) <= MOST_TO_KLONDIKE


@games
async def test_the_first_move_after_start_is_three_presses_away(app: App, anna: Person, game: str) -> None:
    welcome = await anna.say("/start")
    assert "photo" in welcome
    assert words(welcome).startswith("Welcome to Solitaire Bot")
    assert await presses_to_first_move(app, anna, welcome, game) <= MOST_PRESSES


@games
async def test_the_first_move_after_the_greeting_of_a_group_is_three_presses_away_for_everybody(
    app: App, server: Server, anna: Person, berta: Person, game: str
) -> None:
    await change_status(anna, GROUP, "left", "member")
    greeting = await server.until(lambda: server.messages.get((GROUP["id"], 2)))
    assert "photo" in greeting
    for person in (anna, berta):
        assert await presses_to_first_move(app, person, greeting, game) <= MOST_PRESSES


async def test_the_first_move_after_play_in_a_group_is_three_presses_away(app: App, anna: Person) -> None:
    welcome = await anna.say("/play", GROUP)
    assert await presses_to_first_move(app, anna, welcome, "wish") <= MOST_PRESSES


@games
async def test_a_lesson_is_taken_by_buttons(anna: Person, game: str) -> None:
    lesson = find_lesson(game)
    assert lesson
    message = await anna.say(f"/learn {game}")
    for press in lesson_presses(lesson):
        shown = offered(message)
        await anna.answered(await anna.tap_data(message, data_of(shown, press)))
        await anna.server.until(lambda: offered(message) != shown)  # noqa: B023 - called before the next round
    assert "finished" in words(message)
