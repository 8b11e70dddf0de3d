"""Every game in Discord: to its end by buttons and by typing, with every option, and with old buttons."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis
from simcord import Env, ResponseMessage

from bot.core.actions import Chat, Player, Verb
from bot.i18n.texts import Texts
from bot.screens.descriptions import alt_text
from bot.storage.player_store import PlayerStore
from engine.game import Game
from engine.games import all_games
from engine.move import Move
from engine.options import Option
from engine.record import Record
from tests.bot.button_presses import all_presses
from tests.discord_chat.players import Button, Seat, button, buttons, delivers, picture_of, shown, text_of
from tests.discord_chat.test_commands import fields
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
PLAYED = ("wish-open", "kittyhawk-lost-blind", "follow-won", "flip-won", "blink-edge")
"""Golden games, one of each."""

played = pytest.mark.parametrize("record", [Record.read(RECORDS[name]) for name in PLAYED], ids=PLAYED)
HALF_MADE = Record.read("kittyhawk/1 #0")


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[PlayerStore]:
    """Provide the bot's store."""
    async with Redis.from_url(redis_url) as redis:
        yield PlayerStore(redis)


async def deal(settings: Seat, record: Record) -> ResponseMessage:
    """Have a deal dealt, its options filled into their fields."""
    options = {word.partition("=")[0]: word for word in record.option_words}
    return shown(await settings.types("play", game=record.game, deal=str(record.deal), **options))


def player(settings: Seat) -> Player:
    """Return whom the bot takes somebody for."""
    return Player(Chat.DISCORD, settings.member.id)


async def open_record(store: PlayerStore, settings: Seat) -> Record:
    """Return the record of the one game that a player has open."""
    (session,) = await store.open_games(player(settings))
    return session.record


def that_does(message: ResponseMessage, verb: Verb, words: tuple[str, ...]) -> Button:
    """Return the button of a message that does something."""
    (found,) = (one for one in buttons(message, verb) if one.action.words == words)
    return found


def is_over(message: ResponseMessage) -> bool:
    """Tell whether nothing more can be played, and all is offered that should be then."""
    labels = {one.label for one in buttons(message)}
    return not buttons(message, Verb.MOVE) and {"Same deal", "New deal", "Record"} <= labels


@played
async def test_a_game_is_played_to_its_end_by_buttons(anna: Seat, record: Record) -> None:
    board = await deal(anna, record)
    for verb, words in all_presses(record):
        assert len(buttons(board)) <= 25
        result = await anna.presses(board, that_does(board, verb, words))
        assert result.followups == []
    assert picture_of(board)[1] == alt_text(TEXTS, record, record.replay().board())
    assert is_over(board)
    assert len(anna.sees()) == 1

    record_told = await anna.presses(board, button(board, Verb.RECORD))
    assert record.text in text_of(shown(record_told)).replace("\\", "")


@played
async def test_a_game_is_played_to_its_end_by_typing(anna: Seat, record: Record) -> None:
    await deal(anna, record)
    for number, move in enumerate(record.moves):
        text = move.text.upper() if number % 2 else move.text
        board = shown(await anna.types("move", move=text))
    assert picture_of(board)[1] == alt_text(TEXTS, record, record.replay().board())
    assert is_over(board)


every_option = [(game, option) for game in all_games() for option in game.options]


@pytest.mark.parametrize(
    ("game", "option"), every_option, ids=[f"{game.name}-{option.name}" for game, option in every_option]
)
async def test_an_option_has_a_field_whose_choices_deal_so(
    anna: Seat, simcord_env: Env, store: PlayerStore, game: Game, option: Option
) -> None:
    field = fields(simcord_env, "play")[option.name]
    assert game.title in field["description"]
    assert TEXTS(f"{game.name}-option-{option.name}") in field["description"]
    words = [f"{option.name}={value}" for value in option.values]
    assert [choice["value"] for choice in field["choices"]] == ([option.name] if option.is_switch else words)
    for deal_number, choice in enumerate(field["choices"]):
        filled = {option.name: choice["value"]}
        board = shown(await anna.types("play", game=game.name, deal=str(deal_number), **filled))
        games = await store.open_games(player(anna))
        (record,) = (found.record for found in games if found.record.deal == deal_number)
        value = choice["value"].partition("=")[2]
        assert record.option_words == (() if value == option.default else (choice["value"],))
        assert (choice["name"] in text_of(board)) == bool(record.option_words)


async def test_options_are_chosen_step_by_step_in_the_menu(anna: Seat, store: PlayerStore) -> None:
    menu = shown(await anna.types("play"))
    (steps,) = (one for one in buttons(menu, Verb.OPTIONS) if one.action.words == ("blink",))
    await anna.presses(menu, steps)
    for word in ("decks=2", "table=tight", "hold=1", "timer=30"):
        step = next(one for one in buttons(menu, Verb.OPTIONS) if word in one.action.words)
        await anna.presses(menu, step)
    await anna.presses(menu, button(menu, Verb.PLAY))
    assert (await open_record(store, anna)).option_words == ("decks=2", "table=tight", "hold=1", "timer=30")
    assert picture_of(menu)


async def half_made(settings: Seat) -> ResponseMessage:
    """Have a deal dealt in which heap g has more ways to go than one, and choose it."""
    board = await deal(settings, HALF_MADE)
    await settings.presses(board, that_does(board, Verb.CHOOSE, ("move", "g")))
    assert "Where shall " in text_of(board)
    assert {one.action.verb for one in buttons(board)} == {Verb.MOVE, Verb.BOARD}
    return board


async def test_a_half_made_choice_leads_back(anna: Seat, store: PlayerStore) -> None:
    board = await deal(anna, HALF_MADE)
    before = (text_of(board), picture_of(board), buttons(board))
    board = await half_made(anna)
    await anna.presses(board, button(board, Verb.BOARD))
    assert [one.label for one in buttons(board)] == [one.label for one in before[2]]
    assert (text_of(board), picture_of(board)) == before[:2]
    assert all(session.record.moves == () for session in await store.open_games(player(anna)))


async def test_a_half_made_choice_ends_with_another_move(
    anna: Seat, store: PlayerStore, simcord_env: Env, texts: Texts
) -> None:
    board = await half_made(anna)
    old = button(board, Verb.MOVE)
    await anna.types("move", move="deal")
    result = await anna.presses(board, old)
    assert texts("moved-on") in [text_of(message) for message in result.followups]
    assert (await open_record(store, anna)).moves == (Move("deal"),)
    assert old.custom_id not in {one.custom_id for one in buttons(board)}

    await anna.types("undo")
    delivers(simcord_env, anna, board, old.custom_id)
    await simcord_env.settle()
    assert (await open_record(store, anna)).moves == ()


async def test_a_half_made_choice_is_nobody_elses(
    anna: Seat, berta: Seat, store: PlayerStore, texts: Texts
) -> None:
    board = await half_made(anna)
    for verb in (Verb.MOVE, Verb.BOARD):
        result = await berta.presses(board, button(board, verb))
        assert result.ephemeral
        assert text_of(shown(result)) == texts("stranger")
    assert (await open_record(store, anna)).moves == ()
    assert await store.open_games(player(berta)) == ()
    await anna.presses(board, button(board, Verb.MOVE))
    assert len((await open_record(store, anna)).moves) == 1


async def test_an_old_tick_changes_nothing(anna: Seat, store: PlayerStore, simcord_env: Env) -> None:
    board = await deal(anna, Record.read("follow/1 #42"))
    tick = buttons(board, Verb.CHOOSE)[0]
    await anna.presses(board, tick)
    assert buttons(board, Verb.CHOOSE)[0].label.startswith("✓ ")
    old = [one.custom_id for one in (*buttons(board, Verb.CHOOSE), *buttons(board, Verb.MOVE))]
    await anna.types("move", move="keep")
    for custom_id in old:
        delivers(simcord_env, anna, board, custom_id)
        await simcord_env.settle()
    assert (await open_record(store, anna)).moves == (Move("exchange"),)
    assert {one.action.words[0] for one in buttons(board, Verb.MOVE)} == {"trumps"}
