"""Random deals are certified, and every new game says what is known about its deal."""

import pytest

from bot.app import App
from bot.core.actions import Chat, Player, Verb
from bot.daily.certified_deals import UNPROVED_DEALS, find_certified_deal, random_deal_number
from bot.i18n.texts import Texts
from bot.screens.descriptions import hardness_text
from bot.services import Services
from engine.game import Game
from engine.games import find_game
from engine.options import Options, read_options, write_options
from seeds.certified import Pool, find_pool
from seeds.plan import find_plan
from tests.bot.days import current
from tests.bot.desk import ANNA, Desk, controls, shown
from tests.engine.playing import certified_games


def pool_of(name: str, *words: str) -> Pool:
    game = find_game(name)
    pool = find_pool(game, read_options(game.options, words))
    assert pool is not None
    return pool


def days() -> list[tuple[Game, Options]]:
    """Return every game with each option set that a daily challenge can have."""
    found = []
    for game in certified_games():
        plan = find_plan(game.name)
        assert plan is not None
        found += [(game, read_options(game.options, words)) for words in plan.dailies]
    return found


@pytest.fixture
def own(desk: Desk) -> Desk:
    """Provide a desk whose bot chooses deals itself."""
    desk.app = App(Services(desk.store, Texts.load("en"), now=lambda: desk.time))
    return desk


@pytest.mark.parametrize("chat", Chat)
async def test_a_random_deal_is_certified_and_says_so(own: Desk, chat: Chat) -> None:
    for number, (game, options) in enumerate(days()):
        player = Player(chat, 7 + number)  # one player has room for 20 games only
        await own.know_all_games(player)
        words = write_options(game.options, options)
        text = shown(await own.type(f"/play {game.name} {' '.join(words)}", player)).text
        record = (await current(own, player)).record
        deal = find_certified_deal(record)
        assert deal is not None
        assert record.deal in pool_of(game.name, *words).numbers
        assert f"Difficulty {deal.difficulty}/5 (5 is hardest)." in text
        assert deal.par is None or f"Par {deal.par}: the best known score" in text
        assert game.name == "flip" or "Proven winnable." in text
        assert hardness_text(Texts.load("en"), game.name, deal.hardness) in text
        assert (deal.hardness is not None) == (game.name == "freecell") == ("can be won with" in text)


async def test_every_way_to_a_random_deal_leads_to_a_certified_one(own: Desk) -> None:
    await own.know_all_games()
    reply = await own.type("/play wish open")
    numbers = set()
    for _ in range(8):
        reply = await own.press(reply, "New game")
        assert "Proven winnable." in shown(reply).text
        numbers.add((await current(own)).record.deal)
    assert len(numbers) > 4
    assert numbers <= {*pool_of("wish").numbers}
    menu = await own.type("/play")
    assert "Proven winnable." in shown(await own.press(menu, "Wish")).text
    options = await own.press(await own.press(await own.press(menu, "Help"), "Options"), "Wish")
    assert "Proven winnable." in shown(await own.press(options, "Start game")).text


def test_a_random_number_is_any_certified_one_or_any_at_all_if_none_is_certified() -> None:
    for name, words, certified in (("wish", (), pool_of("wish").numbers), ("blink", ("decks=3",), None)):
        game = find_game(name)
        deals = {random_deal_number(game, read_options(game.options, words)) for _ in range(300)}
        assert len(deals) > 200
        assert deals <= {*certified} if certified else max(deals) < UNPROVED_DEALS


async def test_a_deal_that_is_not_certified_may_be_unwinnable(desk: Desk) -> None:
    await desk.know_all_games()
    pool = pool_of("wish")
    number = next(one for one in range(1, pool.numbers[-1]) if pool.find(one) is None and one != 90)
    for line in (
        f"wish {number}", "wish 4503599627", "blink decks=2", "blink hold=0 7", "kittyhawk level=5 1000000"
    ):  # fmt: skip
        text = shown(await desk.type(f"/play {line}")).text
        assert "Not proven winnable." in text
        assert "Proven winnable." not in text
    assert "Proven winnable." in shown(await desk.type(f"/play wish {pool.numbers[7]}")).text
    assert "This deal is lost before the first move" in shown(await desk.type("/play wish 90")).text
    assert pool.find(90) is None


async def test_the_certificate_is_shown_until_the_first_move(desk: Desk) -> None:
    await desk.know_all_games()
    number = pool_of("wish").numbers[0]
    reply = await desk.type(f"/play wish {number}")
    reply = await desk.act(next(one.action for one in controls(reply) if one.action.verb is Verb.MOVE))
    assert "winnable" not in shown(reply).text
    reply = await desk.press(reply, "↩ Undo")
    assert "Proven winnable." in shown(reply).text
    reply = await desk.press(reply, "Text view")
    assert "Proven winnable." in shown(reply).text


async def test_an_inline_result_shows_the_certificate(desk: Desk) -> None:
    number = pool_of("wish").numbers[5]
    (offer,) = await desk.app.inline_results(ANNA, f"wish {number}")
    assert "Proven winnable." in offer.text
    (offer,) = await desk.app.inline_results(ANNA, "wish 90")
    assert "Not proven winnable." in offer.text
