"""The benchmarks compare like with like, and measure what can be measured."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.game import Game
from engine.games import all_games
from render.painting.painter import paint_board
from tests.bench import figures
from tests.bench.__main__ import main
from tests.bench.board import middle_boards
from tests.bench.pillow_peer import PillowPeer


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
