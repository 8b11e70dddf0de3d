"""Every game in Telegram: to its end by buttons and by typing, with every option, and with old buttons."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.chats.telegram.sending.send_budget import Clock
from bot.core.actions import Chat, Player, Verb
from bot.core.callback_data import unpack
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore
from engine.game import Game
from engine.games import all_games
from engine.move import Move
from engine.options import Option, Options, write_options
from engine.record import Record
from tests.bot.button_presses import all_presses
from tests.engine.transcripts import RECORDS
from tests.telegram_chat.chats import Json
from tests.telegram_chat.clocks import hurried
from tests.telegram_chat.people import GROUP, Person, button, buttons, words
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

TEXTS = Texts.load("en")
ENDINGS = {
    "wish-open": "You won! All cards are gone.",
    "kittyhawk-lost-blind": "You lost: the stock is empty and no card can move any more but to and fro.",
    "follow-won": "You won! Your hand is empty, with 18 cards left in the deck: 18 points.",
    "flip-won": "You won! All 52 cards are removed: 104 points, a perfect game.",
    "blink-edge": "You lost to the table’s edge: a card at hand would have fitted just beyond it,",
}
"""Golden games, one of each, and what is said at their ends."""

played = pytest.mark.parametrize("name", ENDINGS)
games_with_options = pytest.mark.parametrize(
    "game", [game for game in all_games() if game.options], ids=lambda game: game.name
)


@pytest.fixture
def clock() -> Clock:
    """Have games played faster than Telegram would show them."""
    return hurried()


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[PlayerStore]:
    """Provide what the bot keeps."""
    async with Redis.from_url(redis_url) as redis:
        yield PlayerStore(redis)


async def deal(person: Person, record: Record) -> Json:
    """Have a deal dealt."""
    return await person.say(f"/play {record.game} {record.deal} {' '.join(record.option_words)}")


async def open_record(store: PlayerStore, person: Person) -> Record:
    """Return the record of the one game that somebody has open."""
    (session,) = await store.open_games(Player(Chat.TELEGRAM, person.user["id"]))
    return session.record


def data_of(message: Json, verb: Verb) -> dict[tuple[str, ...], str]:
    """Return what the buttons of a verb carry, by the words of each."""
    carried = [found["callback_data"] for found in buttons(message)]
    return {unpack(data).words: data for data in carried if unpack(data).verb is verb}


async def press(person: Person, message: Json, data: str) -> Json:
    """Press a button and return how that was answered, when the message has changed."""
    before = message.get("edit_date")
    query = await person.tap_data(message, data)
    await person.server.until(lambda: message.get("edit_date") != before)
    return await person.answered(query)


def is_over(message: Json, ending: str) -> bool:
    """Tell whether a game is said to have ended so, and all is offered that should be then."""
    labels = {found["text"] for found in buttons(message)}
    told = words(message).splitlines()[1]
    return (
        told.startswith(ending) and {"Same deal", "New deal", "Record"} <= labels and "Give up" not in labels
    )


@played
async def test_a_game_is_played_to_its_end_by_buttons(anna: Person, server: Server, name: str) -> None:
    record = Record.read(RECORDS[name])
    board = await deal(anna, record)
    for verb, said in all_presses(record):
        answer = await press(anna, board, data_of(board, verb)[said])
        assert "text" not in answer
    assert is_over(board, ENDINGS[name])
    assert len(server.sent("sendPhoto")) == 1
    told = await anna.turn(board, "Record")
    assert words(told).splitlines()[1] == record.text


@played
async def test_a_game_is_played_to_its_end_by_typing(anna: Person, name: str) -> None:
    record = Record.read(RECORDS[name])
    await deal(anna, record)
    for number, move in enumerate(record.moves):
        board = await anna.say(f"/move {move.text}" if number % 2 else move.text.capitalize())
    assert is_over(board, ENDINGS[name])


@games_with_options
async def test_options_are_steps_of_a_menu(anna: Person, store: PlayerStore, game: Game) -> None:
    menu = await anna.say("/start")
    await press(anna, menu, data_of(menu, Verb.OPTIONS)[(game.name,)])
    for option in game.options:
        offered = {found["text"].removeprefix("✓ ") for found in buttons(menu)}
        assert {option_label(game, option, value) for value in option.values} <= offered
        steps = data_of(menu, Verb.OPTIONS)
        (last,) = (data for said, data in steps.items() if f"{option.name}={option.values[-1]}" in said)
        if option.values[-1] != option.default:
            await press(anna, menu, last)
    ((_, data),) = data_of(menu, Verb.PLAY).items()
    await press(anna, menu, data)
    assert (await open_record(store, anna)).option_words == last_values(game)
    assert menu["photo"]
    assert words(menu).startswith(f"{game.title}, deal 7, ")


def option_label(game: Game, option: Option, value: str) -> str:
    """Return what stands on the button of an option's value while it is not chosen."""
    name = f"{game.name}-short-option-{option.name}"
    return TEXTS(name if option.is_switch else f"{name}-{value}")


@games_with_options
async def test_options_are_typed(anna: Person, store: PlayerStore, game: Game) -> None:
    chosen = [f"{option.name} {option.values[-1]}" for option in game.options if not option.is_switch]
    chosen += [option.name for option in game.options if option.is_switch]
    await anna.say(f"/play {game.name} 42 {' '.join(chosen)}")
    record = await open_record(store, anna)
    assert (record.deal, record.option_words) == (42, last_values(game))


def last_values(game: Game) -> tuple[str, ...]:
    """Return the words of a record in which every option has its last value."""
    values = tuple((option.name, option.values[-1]) for option in game.options)
    return write_options(game.options, Options(values))


async def half_made(person: Person, chat: Json | None = None) -> Json:
    """Have a deal dealt in which heap g has more ways to go than one, and choose it."""
    board = await person.say("/play kittyhawk 0", chat)
    await press(person, board, data_of(board, Verb.CHOOSE)["move", "g"])
    assert "Where shall " in words(board)
    assert len(data_of(board, Verb.MOVE)) > 1
    return board


async def test_a_half_made_choice_leads_back(anna: Person, store: PlayerStore) -> None:
    board = await half_made(anna)
    await press(anna, board, data_of(board, Verb.BOARD)[("back",)])
    assert "Where shall " not in words(board)
    assert data_of(board, Verb.CHOOSE)
    assert (await open_record(store, anna)).moves == ()


async def test_a_half_made_choice_is_let_be_after_another_move(anna: Person, store: PlayerStore) -> None:
    board = await half_made(anna)
    old = next(iter(data_of(board, Verb.MOVE).values()))
    await anna.say("deal")
    answer = await press(anna, board, old)
    assert "earlier board" in answer["text"]
    assert (await open_record(store, anna)).moves == (Move("deal"),)
    await anna.say("/undo")
    answer = await press(anna, board, old)
    assert "earlier board" in answer["text"]
    assert (await open_record(store, anna)).moves == ()


async def test_a_half_made_choice_is_nobody_elses(anna: Person, berta: Person, store: PlayerStore) -> None:
    board = await half_made(anna, GROUP)
    for data in (*data_of(board, Verb.MOVE).values(), *data_of(board, Verb.BOARD).values()):
        answer = await berta.answered(await berta.tap_data(board, data))
        assert answer["text"].endswith("/play kittyhawk 0")
    assert "Where shall " in words(board)
    assert (await open_record(store, anna)).moves == ()
    assert await store.open_games(Player(Chat.TELEGRAM, berta.user["id"])) == ()


async def test_a_stranger_can_type_what_an_alert_says(
    anna: Person, berta: Person, store: PlayerStore
) -> None:
    board = await anna.say(f"/play blink {2**53 - 1} 3 decks tight hold=0 timer 10", GROUP)
    answer = await berta.answered(
        await berta.tap_data(board, next(iter(data_of(board, Verb.CHOOSE).values())))
    )
    line = answer["text"].rpartition(": ")[2]
    assert line == f"/play blink {2**53 - 1} decks=3 table=tight hold=0 timer=10"
    await berta.say(line)
    (session,) = await store.open_games(Player(Chat.TELEGRAM, berta.user["id"]))
    assert session.record == await open_record(store, anna)


async def test_an_old_tick_changes_nothing(anna: Person, store: PlayerStore) -> None:
    board = await anna.say("/play follow 42")
    first = next(iter(data_of(board, Verb.CHOOSE).values()))
    await press(anna, board, first)
    assert next(buttons(board))["text"].startswith("✓ ")
    old = [*data_of(board, Verb.CHOOSE).values(), *data_of(board, Verb.MOVE).values()]
    await anna.say("keep")
    for data in old:
        answer = await anna.answered(await anna.tap_data(board, data))
        assert "earlier board" in answer["text"]
    assert (await open_record(store, anna)).moves == (Move("exchange"),)
    assert [said[0] for said in data_of(board, Verb.MOVE)] == ["trumps"] * 5
    assert button(board, "♠ spades")
