"""Deals that nobody asked for by number can be won, and every deal says beforehand what is known of it."""

from itertools import product

import pytest

from bot.app import App
from bot.core.actions import Chat, Player, Verb
from bot.daily.certified_deals import UNPROVED_DEALS, find_certified_deal, random_deal_number
from bot.i18n.texts import Texts, languages
from engine.game import Game
from engine.games import all_games, find_game
from engine.options import Options, read_options, write_options
from engine.record import Record
from seeds.certified import Pool, find_pool
from seeds.plan import find_plan
from tests.bot.desk import Desk, controls, shown
from tests.engine.playing import certified_games, kind_name, option_sets

PLAYERS = [Player(chat, 7) for chat in Chat]


def pool_of(name: str, *words: str) -> Pool:
    game = find_game(name)
    pool = find_pool(game, read_options(game.options, words))
    assert pool is not None
    return pool


def days() -> list[tuple[Game, Options]]:
    """Return every game with all options that a day can be dealt with."""
    found = []
    for game in certified_games():
        plan = find_plan(game.name)
        assert plan is not None
        found += [(game, read_options(game.options, words)) for words in plan.dailies]
    return found


@pytest.fixture
def own(desk: Desk) -> Desk:
    """Provide a bot that chooses deals as the real one does."""
    desk.app = App(desk.store, Texts.load("en"), now=lambda: desk.time)
    return desk


async def current(desk: Desk, player: Player) -> Record:
    """Return the record of the player's game that was moved last."""
    sessions = await desk.store.open_games(player)
    return max(sessions, key=lambda session: (session.moved, session.began)).record


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.chat)
@pytest.mark.parametrize(("game", "options"), days(), ids=kind_name)
async def test_a_deal_that_nobody_asked_for_is_proved_and_says_so(
    own: Desk, game: Game, options: Options, player: Player
) -> None:
    words = write_options(game.options, options)
    reply = await own.type(f"/play {game.name} {' '.join(words)}", player)
    record = await current(own, player)
    deal = find_certified_deal(record)
    assert deal is not None
    assert record.deal in pool_of(game.name, *words).numbers
    text = shown(reply).text
    assert "Certified" in text
    assert f"ifficulty {deal.difficulty} of 5." in text
    assert deal.par is None or f"ar {deal.par}" in text
    assert game.name == "flip" or "winnable" in text


async def test_another_deal_is_certified_as_well(own: Desk) -> None:
    reply = await own.type("/play wish open")
    numbers = set()
    for _ in range(8):
        reply = await own.press(reply, "New deal")
        assert "Certified winnable: " in shown(reply).text
        numbers.add((await current(own, Player(Chat.TELEGRAM, 7))).deal)
    assert len(numbers) > 4
    assert numbers <= {*pool_of("wish").numbers}


async def test_a_deal_from_the_menu_is_certified(own: Desk) -> None:
    menu = await own.type("/play")
    assert "Certified winnable: " in shown(await own.press(menu, "Wish")).text
    options = await own.act(next(one.action for one in controls(menu) if one.action.verb is Verb.OPTIONS))
    assert "Certified winnable: " in shown(await own.press(options, "Deal")).text


def test_any_number_may_come_of_those_that_are_certified_and_no_other() -> None:
    game = find_game("wish")
    deals = {random_deal_number(game, read_options(game.options, ())) for _ in range(300)}
    assert deals <= {*pool_of("wish").numbers}
    assert len(deals) > 200


def test_where_nothing_is_certified_any_deal_may_come() -> None:
    game = find_game("blink")
    deals = {random_deal_number(game, read_options(game.options, ("decks=3",))) for _ in range(50)}
    assert len(deals) > 45
    assert max(deals) < UNPROVED_DEALS


async def test_any_deal_can_be_asked_for_and_one_not_certified_says_that_it_may_be_unwinnable(
    desk: Desk,
) -> None:
    pool = pool_of("wish")
    number = next(
        number for number in range(1, pool.numbers[-1]) if pool.find(number) is None and number != 90
    )
    for asked in (number, 4_503_599_627):
        text = shown(await desk.type(f"/play wish {asked}")).text
        assert "Not certified: it may be unwinnable." in text
        assert "Certified" not in text
    text = shown(await desk.type(f"/play wish {pool.numbers[7]}")).text
    assert "Certified winnable: " in text


@pytest.mark.parametrize(
    "line", ["/play blink decks=2", "/play blink hold=0 7", "/play kittyhawk level=5 1000000"]
)
async def test_options_without_certified_deals_say_that_a_deal_may_be_unwinnable(
    desk: Desk, line: str
) -> None:
    assert "Not certified: it may be unwinnable." in shown(await desk.type(line)).text


async def test_a_deal_that_is_lost_as_it_is_dealt_says_so_and_is_never_dealt_unasked(desk: Desk) -> None:
    text = shown(await desk.type("/play wish 90")).text
    assert "This deal is lost before the first move" in text
    assert pool_of("wish").find(90) is None


async def test_what_is_known_is_said_as_long_as_nothing_was_played(desk: Desk) -> None:
    number = pool_of("wish").numbers[0]
    reply = await desk.type(f"/play wish {number}")
    reply = await desk.act(next(one.action for one in controls(reply) if one.action.verb is Verb.MOVE))
    assert "ertified" not in shown(reply).text
    reply = await desk.press(reply, "↩ Undo")
    assert "Certified winnable: " in shown(reply).text
    reply = await desk.press(reply, "In words")
    assert "Certified winnable: " in shown(reply).text


async def test_the_clock_of_blink_changes_no_deal_and_par_is_what_lies_on_the_table(desk: Desk) -> None:
    deal = pool_of("blink").find(pool_of("blink").numbers[0])
    assert deal is not None
    text = shown(await desk.type(f"/play blink timer=20 {deal.number}")).text
    assert f"par {deal.par} before the clock’s factor, difficulty {deal.difficulty} of 5." in text
    text = shown(await desk.type(f"/play blink {deal.number}")).text
    assert f"par {deal.par}, difficulty {deal.difficulty} of 5." in text


@pytest.mark.parametrize("language", languages())
async def test_it_is_said_in_every_language(desk: Desk, language: str) -> None:
    await desk.type(f"/settings language {language}")
    texts = Texts.load(language)
    for name in ("wish", "follow", "flip"):
        deal = pool_of(name).find(pool_of(name).numbers[3])
        assert deal is not None
        message = "certified" if deal.par is None else "certified-with-par"
        said = texts.of_game(name, message, difficulty=deal.difficulty, par=deal.par or 0)
        assert said in shown(await desk.type(f"/play {name} {deal.number}")).text
        said = texts.of_game(name, "uncertified")
        assert said in shown(await desk.type(f"/play {name} {2**53 - 1}")).text


async def test_a_deal_that_is_offered_to_a_chat_says_it_too(desk: Desk) -> None:
    number = pool_of("wish").numbers[5]
    (offer,) = await desk.app.inline_results(Player(Chat.TELEGRAM, 7), f"wish {number}")
    assert "Certified winnable: " in offer.text
    (offer,) = await desk.app.inline_results(Player(Chat.TELEGRAM, 7), "wish 90")
    assert "Not certified" in offer.text


@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_every_option_set_either_has_certified_deals_or_says_nothing_of_any(game: Game) -> None:
    for options, number in product(option_sets(game), (1, 2)):
        deal = find_certified_deal(Record.begin(game, options, number))
        pool = find_pool(game, options)
        assert deal == (pool.find(number) if pool else None)
