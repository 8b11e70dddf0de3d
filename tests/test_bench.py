"""The benchmarks compare like with like, and measure what can be measured."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.app import App
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.connection import circuit_breaker
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from engine.game import Game
from engine.games import all_games, find_game
from engine.games.wish import DECK, WishPosition
from render.painting.painter import paint_board
from tests.bench import discord, figures, hour, load, naive, naive_bot
from tests.bench.__main__ import main
from tests.bench.board import middle_boards
from tests.bench.load_process import LoadPlayer, Period
from tests.bench.pillow_peer import PillowPeer
from tests.bot.program import PlainProgram
from tests.patience import PATIENT_PROGRAM
from tests.store.servers import server

PRESSES = 300
HASTY_PROGRAM = (
    "from bot.runtime.rate_limiter import PLAYERS; object.__setattr__(PLAYERS, 'per_second', 0.0)\n"
    + PATIENT_PROGRAM
)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_pillow_paints_the_same_picture(game: Game) -> None:
    for number, picture in zip(range(4), middle_boards(game), strict=False):
        ours = (
            paint_board(picture.board, picture.theme, picture.heading, picture.marks).image().convert("RGB")
        )
        peer = PillowPeer()
        with Image.open(BytesIO(peer.png(*peer.steps(picture)))) as file:
            assert (file.format, file.mode) == ("PNG", "RGBA")
            theirs = file.convert("RGB")
        assert theirs.size == ours.size
        assert ImageChops.difference(ours, theirs).getbbox() is None, f"board {number} of {game.name}"


def test_a_figure_that_cannot_be_measured_is_a_line_and_the_others_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "_MEASURES", [])

    @figures.measures("trial.first", "trial.lost", "trial.also_lost")
    def measure_with_trouble() -> Iterator[figures.Figure]:
        yield figures.Figure("trial.first", 1, "ms")
        raise ConnectionError("the store\nis away")

    @figures.measures("trial.last")
    def measure_quietly() -> Iterator[figures.Figure]:
        yield figures.Figure("trial.last", 2, "ms")

    assert main("trial") == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines() == ["trial.first 1 ms", "trial.last 2 ms"]
    assert printed.err.splitlines() == [
        f"trial.{name} is missing: ConnectionError: the store is away" for name in ("lost", "also_lost")
    ]
    assert main("trial.last") == 0
    assert main("nothing") == 1


class Hasty(PlainProgram):
    """The bot on an infinitely quick machine: no time passes in which its rate limiter gives tokens back."""

    command = ("-c", HASTY_PROGRAM)


async def test_presses_in_discord_are_measured_on_machines_of_any_speed() -> None:
    assert len(await discord.pressed(PRESSES, discord.players_for(PRESSES), Hasty)) >= PRESSES


async def test_a_store_that_pauses_ends_no_measurement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circuit_breaker, "PATIENCE", 0.2)
    monkeypatch.setattr(circuit_breaker, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(circuit_breaker, "SLOW_SECONDS", 2.0)
    async with server(tmp_path) as valkey:
        redis = connect(valkey.url)
        store, pictures = PlayerStore(redis), ImageRenderer()
        player = LoadPlayer(App(Services(store, Texts.load("en"))), pictures, 1, find_game("wish"))
        await player.store_game(store)
        valkey.suspend()
        player.on_refusal = valkey.resume
        await player.act()
        assert player.refused
        pictures.close()
        await redis.aclose()


def test_a_press_of_any_kind_counts_and_pays_for_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    period = Period(seconds=2.0, cpu=1.0, moves=100, presses=200, refused=0, taken=[])
    monkeypatch.setattr(load, "run", lambda _: load.Run([period], store_cpu=0.2))
    shown = {figure.name: figure.value for figure in (*load.throughput(1), *load.cpu())}
    assert shown["presses_per_s.1"] == 2 * shown["moves_per_s.1"] == 100
    assert shown["press.cpu.ms"] == 1000 * 1.2 / 200
    declared = {name for names, _ in figures._MEASURES for name in names}
    assert {
        "presses_per_s.1",
        "presses_per_s.2",
        "press.cpu.ms",
        "press.ratio.naive",
        "rss.hour.mib",
    } <= declared


@pytest.mark.parametrize("number", range(5))
async def test_the_naive_bot_plays_the_same_game(number: int) -> None:
    piles = naive_bot.deal(number)
    cards = {card.code: card for card in DECK}
    while pairs := naive_bot.pairs(piles):
        ours = WishPosition(tuple(tuple(cards[code] for code in pile) for pile in piles))
        names = [(naive_bot.NAMES[one], naive_bot.NAMES[other]) for one, other in pairs]
        assert names == [move.places for move in ours.legal_moves()]
        for place in pairs[0]:
            piles[place].pop()


async def test_the_naive_bot_paints_boards_of_our_size(tmp_path: Path) -> None:
    naive.save_pictures(tmp_path)
    ours = next(middle_boards(find_game("wish")))
    with Image.open(naive_bot.Painter(tmp_path).paint(naive_bot.deal(1))) as board:
        painted = paint_board(ours.board, ours.theme, ours.heading, ours.marks).image()
        assert (board.format, board.mode, board.size) == ("PNG", "RGBA", painted.size)


async def test_presses_of_both_bots_are_answered_with_boards() -> None:
    assert min(await naive.compared(players=2, rounds=1, warm_rounds=0)) > 0


async def test_memory_is_measured_after_presses_of_all_players() -> None:
    assert await hour.played(players=6, presses=24) > 0


def test_a_release_that_the_history_lacks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naive, "RELEASE", "0" * 40)
    with pytest.raises(RuntimeError, match="is not in the history of git"):
        naive.unpack_release(tmp_path)
