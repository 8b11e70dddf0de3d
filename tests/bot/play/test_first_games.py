"""A player's first game of each kind: an easy deal, its aim in a sentence, and no numbers about it."""

import pytest

from bot.app import App
from bot.daily.certified_deals import Ease, find_certified_deal, random_deal_number
from bot.i18n.texts import Texts
from bot.screens.descriptions import aim_text
from bot.services import Services
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record
from seeds.first_deals import first_deals
from tests.bot.days import current
from tests.bot.desk import BEN, Desk, shown
from tests.engine.playing import certified_games

TEXTS = Texts.load("en")
GAMES = [game.name for game in certified_games()]
EASIEST = 1


@pytest.fixture
def easy(desk: Desk) -> Desk:
    """Provide a desk where first deals have the number 1, and all others 2."""
    desk.app = App(
        Services(
            desk.store,
            TEXTS,
            now=lambda: desk.time,
            choose_deal=lambda _game, _options, ease: 1 if ease is Ease.FIRST else 2,
        )
    )
    return desk


async def deals_of(desk: Desk, *lines: str) -> list[int]:
    """Type lines, and return the number of the deal that is shown after each."""
    found = []
    for line in lines:
        await desk.type(line)
        found.append((await current(desk)).record.deal)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_first_deal_is_certified_and_gentle(name: str) -> None:
    game = find_game(name)
    for words in ((), ("level=5",)) if name == "kittyhawk" else ((),):
        options: Options = read_options(game.options, words)
        for number in {random_deal_number(game, options, Ease.FIRST) for _ in range(40)}:
            deal = find_certified_deal(Record.begin(game, options, number))
            assert deal is not None
            assert deal.difficulty == EASIEST
            assert number in first_deals(game, options)


@pytest.mark.parametrize("name", GAMES)
async def test_the_first_deal_of_a_game_is_easy_and_the_second_is_any(easy: Desk, name: str) -> None:
    other = next(game for game in GAMES if game != name)
    assert await deals_of(easy, f"/play {name}", f"/play {name}", "/new") == [1, 2, 2]
    assert await deals_of(easy, f"/play {other}") == [1]
    await easy.know_all_games(BEN)
    await easy.type(f"/play {name}", BEN)
    assert (await current(easy, BEN)).record.deal == 2


@pytest.mark.parametrize("language", ["en", "de", "ja"])
async def test_the_first_board_says_what_the_game_is_about(desk: Desk, language: str) -> None:
    desk.app = App(Services(desk.store, texts := Texts.load(language), now=lambda: desk.time))
    for name in GAMES:
        reply = await desk.type(f"/play {name}")
        aim = aim_text(texts, (await current(desk)).record)
        assert shown(reply).text.startswith(f"{aim}\n")
        await desk.type(f"/play {name}", BEN)
        move = (await current(desk, BEN)).record.start().legal_moves()[0]
        assert aim not in shown(await desk.type(move.text, BEN)).text
    await desk.know_all_games()
    for name in GAMES:
        board = shown(await desk.type(f"/play {name}"))
        assert aim_text(texts, (await current(desk)).record) not in board.text


def test_the_aim_says_what_depends_on_options() -> None:
    assert "in alternating colors" in aim_text(TEXTS, Record.read("yukon/1 #1"))
    assert "in suit" in aim_text(TEXTS, Record.read("yukon/1 suit #1"))
    assert "in the cells" in aim_text(TEXTS, Record.read("freecell/1 #1"))
    assert "in the cell." in aim_text(TEXTS, Record.read("freecell/1 cells=1 #1"))


async def test_a_deal_is_rated_from_the_second_game_of_its_kind_on(desk: Desk) -> None:
    desk.app = App(Services(desk.store, TEXTS, now=lambda: desk.time))
    for name in GAMES:
        reply = await desk.type(f"/play {name}")
        assert "ifficulty" not in shown(reply).text
        assert "proven" not in shown(reply).text.lower()
        move = (await current(desk)).record.start().legal_moves()[0]
        await desk.type(move.text)
        await desk.type("/giveup yes")
        assert "ifficulty" in shown(await desk.type(f"/play {name}")).text


@pytest.mark.parametrize("name", GAMES)
def test_first_deals_are_few_and_other_easy_ones_many(name: str) -> None:
    game = find_game(name)
    options: Options = read_options(game.options, ())
    first, easy = (
        {random_deal_number(game, options, ease) for _ in range(60)} for ease in (Ease.FIRST, Ease.EASY)
    )
    assert first <= set(first_deals(game, options))
    assert len(easy) > 2 * len(first)
