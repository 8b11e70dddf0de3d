"""Films: every frame decodes to what is painted, and long games stay short."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from engine.games import all_games
from engine.options import read_options
from engine.record import MAX_MOVES, Record
from render.files.animation import (
    FIRST_FRAME,
    LAST_FRAME,
    LONGEST,
    MAX_FRAMES,
    SHORTEST,
    encode_animation,
    shown_moves,
)
from render.files.animation_frames import (
    AnimationFrame,
    FrameLayout,
    Region,
    lay_out_frame,
    merge_overlapping,
)
from render.painting.captions import Captions
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS
from tests.render.filmed import frames_of, painted, shown


def check(frames: list[AnimationFrame], theme: str, captions: Captions = ()) -> None:
    """Compare every frame of a film with the painting of it."""
    films = list(shown(encode_animation(frames, theme, captions)))
    assert len(films) == len(frames)
    for number, ((picture, _), frame) in enumerate(zip(films, frames, strict=True)):
        expected = painted(frame, theme, picture.size, captions)
        assert picture.tobytes() == expected.tobytes(), f"frame {number} is not as it was painted"


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_play_is_shown_as_it_is_painted(name: str) -> None:
    check(frames_of(Record.read(RECORDS[name])), "green")


@pytest.mark.parametrize("name", ["blink-won", "follow-won", "kittyhawk-won"])
def test_names_in_another_language_are_shown_as_they_are_painted(name: str) -> None:
    captions = (("stock", "山札"), ("held1", "キープ1"), ("last trick", "前トリック"))
    check(frames_of(Record.read(RECORDS[name]), "配札 42"), "green", captions)


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_any_play_is_shown_as_it_is_painted(game: str) -> None:
    check(list(random_frames(game, 7)), "paper")


def random_frames(name: str, deal: int) -> Iterator[AnimationFrame]:
    """Yield some moments of a game played at random, titles from short to longer than a line."""
    game = next(game for game in all_games() if game.name == name)
    start = game.deal(deal, read_options(game.options, ()))
    yield AnimationFrame(start.board(), "")
    chance = random.Random(deal)
    for number, (_, position) in enumerate(random_course(start, deal)):
        if chance.random() < 0.2:
            yield AnimationFrame(position.board(), f"{name} " * (number % 12), chance.random())
        if number > 60:
            return


@pytest.mark.parametrize(
    "moves", [*range(20), 300, *range(MAX_FRAMES - 1, MAX_FRAMES + 2), 2 * MAX_FRAMES - 1, MAX_MOVES]
)
def test_a_film_shows_deal_and_end_and_few_frames(moves: int) -> None:
    numbers = sorted(shown_moves(moves))
    assert (numbers[0], numbers[-1]) == (0, moves)
    assert len(numbers) <= MAX_FRAMES
    if moves < MAX_FRAMES:
        assert numbers == list(range(moves + 1))
    else:
        assert len({after - before for before, after in pairwise(numbers[1:])}) == 1


@pytest.mark.parametrize("name", ["wish-no-first-pair", "wish-won", "kittyhawk-won-courts"])
def test_deal_and_end_are_held_and_moves_have_their_pace(name: str) -> None:
    held = [
        duration // 10
        for _, duration in shown(encode_animation(frames_of(Record.read(RECORDS[name])), "green"))
    ]
    assert held[-1] == LAST_FRAME
    if len(held) > 1:
        assert held[0] == FIRST_FRAME
        assert len(set(held[1:-1])) == 1
        assert SHORTEST <= held[1] <= LONGEST


def test_longer_games_are_shown_faster() -> None:
    paces = []
    for name in ("wish-won", "kittyhawk-won", "kittyhawk-won-courts"):
        durations = [
            duration
            for _, duration in shown(encode_animation(frames_of(Record.read(RECORDS[name])), "green"))
        ]
        paces.append(durations[1])
    assert paces == sorted(set(paces), reverse=True)


def test_a_theme_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="mauve"):
        encode_animation(frames_of(Record.read(RECORDS["wish-won"])), "mauve")


def test_windows_that_meet_become_one() -> None:
    windows = [Region(0, 0, 10, 10), Region(20, 0, 30, 10), Region(9, 5, 21, 6), Region(50, 50, 60, 60)]
    assert sorted(merge_overlapping(windows)) == [Region(0, 0, 30, 10), Region(50, 50, 60, 60)]
    beside = [Region(0, 0, 10, 10), Region(10, 0, 20, 10)]
    assert merge_overlapping(beside) == beside


def test_what_stays_is_laid_out_once() -> None:
    one, other = (
        AnimationFrame(frame.board, "same") for frame in frames_of(Record.read(RECORDS["wish-won"]))[:2]
    )
    first = lay_out_frame(one, "green", None)
    second: FrameLayout = lay_out_frame(other, "green", first)
    assert second.heading is first.heading
    common = first.regions.keys() & second.regions.keys()
    assert common
    assert all(first.regions[part] is second.regions[part] for part in common)
