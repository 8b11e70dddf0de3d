"""Animations: every frame decodes to the painted board, and long games have a limited number of frames."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from engine.games import all_games, find_game
from engine.options import read_options
from engine.record import MAX_MOVES, Record
from render.boards.layouts import layout_of
from render.boards.layouts.flip_grids import COUNT_ROOM
from render.boards.scene import TITLE_HEIGHT, Scene
from render.files.animation import (
    BAR_HEIGHT,
    BAR_STEPS,
    FINISH,
    LAST_FRAME,
    MAX_FRAMES,
    REPLAY,
    SHORTEST,
    AnimationFrame,
    encode_animation,
    shown_moves,
)
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions
from render.painting.painter import paint_scene
from render.painting.sprite_sheet import half_size_sheet
from tests.combinations import by_family
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

MOVES_OF_LIMIT, MAX_BYTES = 60, 250 * 1024


def decoded(file: bytes) -> Iterator[tuple[Image.Image, int]]:
    with Image.open(BytesIO(file)) as animation:
        for number in range(getattr(animation, "n_frames", 1)):
            animation.seek(number)
            yield animation.convert("RGB"), animation.info["duration"]


def expected_frame(
    frame: AnimationFrame, scene: Scene, theme: str, size: tuple[int, int], captions: Captions = ()
) -> Image.Image:
    sheet = half_size_sheet(theme, layout_of(frame.board).deck, *scene.card_size)
    image = paint_scene(scene, sheet, (frame.title, ""), captions=captions)
    title = TITLE_HEIGHT // REDUCTION + image.height - scene.height // REDUCTION
    progress = round(int(frame.progress * BAR_STEPS) / BAR_STEPS * image.width)
    image.canvas().paste(sheet.color_bytes["mark"], (1, title - BAR_HEIGHT, 1 + progress, title))
    table = Image.new("P", size, sheet.color_bytes["felt"])
    table.paste(sheet.color_bytes["bar"], (0, 0, size[0], title))
    table.putpalette(sheet.palette)
    table.paste(image.image(), (0, 0))
    return table.convert("RGB")


def frames_of(record: Record, title: str = "Film") -> list[AnimationFrame]:
    return [
        AnimationFrame(position.board(), title, number / max(len(record.moves), 1))
        for number, position in enumerate(record.positions())
    ]


def golden_frames(name: str, title: str = "Film") -> list[AnimationFrame]:
    return frames_of(Record.read(RECORDS[name]), title)


def check(frames: list[AnimationFrame], theme: str, captions: Captions = ()) -> list[int]:
    """Compare every frame with the painted board; return the durations in hundredths of a second."""
    decoded_frames = list(decoded(encode_animation(frames, theme, captions)))
    scenes = layout_of(frames[0].board).scenes([frame.board for frame in frames])
    for number, ((picture, _), frame, scene) in enumerate(zip(decoded_frames, frames, scenes, strict=True)):
        expected = expected_frame(frame, scene, theme, picture.size, captions)
        assert picture.tobytes() == expected.tobytes(), f"frame {number} is not as it is painted"
    return [duration // 10 for _, duration in decoded_frames]


@pytest.mark.parametrize("name", by_family(list(RECORDS), seconds=2.0))
def test_a_golden_play_is_shown_as_it_is_painted(name: str) -> None:
    """The deal and the end are shown longer; all moves between them are shown equally long."""
    durations = check(golden_frames(name), "green")
    assert durations[-1] == LAST_FRAME
    if len(durations) > 1:
        assert durations[0] == REPLAY.first
        assert len(set(durations[1:-1])) <= 1
        assert all(SHORTEST <= duration <= REPLAY.longest for duration in durations[1:-1])


def test_the_end_of_a_game_that_one_press_wins_is_short_and_stays_at_the_won_board() -> None:
    frames = golden_frames("klondike-won")[-40:]
    film, replay = encode_animation(frames, "green", pace=FINISH), encode_animation(frames, "green")
    assert sum(duration for _, duration in decoded(film)) <= 12_000
    assert Image.open(BytesIO(replay)).info["loop"] == 0
    assert "loop" not in Image.open(BytesIO(film)).info


@pytest.mark.parametrize("name", by_family(list(RECORDS), seconds=2.0))
def test_sixty_moves_of_a_golden_play_have_at_most_250_kib(name: str) -> None:
    frames = golden_frames(name)[: MOVES_OF_LIMIT + 1]
    assert len(encode_animation(frames, "green")) <= MAX_BYTES


def test_sixty_random_moves_of_the_fullest_board_have_at_most_250_kib() -> None:
    begun = Record.read("kittyhawk/1 level=5 open #1")
    moves = [move for move, _ in random_course(begun.start(), 1)][:MOVES_OF_LIMIT]
    assert len(encode_animation(frames_of(begun.then(*moves)), "green")) <= MAX_BYTES


def test_deals_to_come_keep_their_places_below_the_next_one() -> None:
    boards = [frame.board for frame in golden_frames("kittyhawk-open")]
    scenes = list(layout_of(boards[0]).scenes(boards))
    rows = [{one for one in scene.sprites if one.sprite.endswith("/small")} for scene in scenes]
    assert len({(scene.width, scene.card_size) for scene in scenes}) == 1
    for before, after in pairwise(rows):
        next_row = min((one.y for one in after), default=0)
        assert {one for one in after if one.y > next_row} <= before


def test_the_cards_to_come_are_counted_beside_the_arrow_to_the_next() -> None:
    boards = [frame.board for frame in golden_frames("flip-open")]
    for board, scene in zip(boards, layout_of(boards[0]).scenes(boards), strict=True):
        if (coming := len(board.pile("stock").cards)) > 1:
            (arrow,) = (text for text in scene.texts if text.text == "↓")
            (count,) = (text for text in scene.texts if text.text == f"×{coming}")
            assert (count.y, count.align) == (arrow.y, "right")
            assert count.x < arrow.x or count.x - COUNT_ROOM >= arrow.x


@pytest.mark.parametrize("name", ["blink-open", "flip-open"])
def test_cards_to_come_keep_their_places(name: str) -> None:
    boards = [frame.board for frame in golden_frames(name)]
    scenes = list(layout_of(boards[0]).scenes(boards))
    assert len({(scene.width, scene.height, scene.card_size) for scene in scenes}) == 1
    for (before, after), (scene, later) in zip(pairwise(boards), pairwise(scenes), strict=True):
        coming = {card.code for card in after.pile("stock").cards if card}
        assert coming <= {card.code for card in before.pile("stock").cards if card}
        there = {placed for placed in scene.sprites if placed.sprite.removesuffix("/small") in coming}
        assert len(there & set(later.sprites)) >= len(coming)


def test_translated_names_are_shown_as_they_are_painted() -> None:
    captions = (("stock", "山札"), ("held1", "キープ1"), ("last trick", "前トリック"))
    for name in ("blink-won", "follow-won", "kittyhawk-won"):
        frames = golden_frames(name, "配札 42")
        check([*frames[:12], *frames[12::4]], "green", captions)


@pytest.mark.parametrize("name", by_family([game.name for game in all_games()], seconds=0.7))
def test_random_moments_of_a_game_are_shown_as_they_are_painted(name: str) -> None:
    """Titles range from empty to longer than a line."""
    start, chance = find_game(name).deal(7, read_options(find_game(name).options, ())), Random(7)
    frames = [AnimationFrame(start.board(), "")]
    for number, (_, position) in zip(range(60), random_course(start, 7), strict=False):
        if chance.random() < 0.2:
            frames.append(AnimationFrame(position.board(), f"{name} " * (number % 12), chance.random()))
    check(frames, "paper")


def test_an_animation_shows_deal_and_end_and_a_limited_number_of_frames() -> None:
    edge = MAX_FRAMES
    for moves in (*range(20), 300, edge - 1, edge, edge + 1, 2 * edge - 1, MAX_MOVES):
        numbers = sorted(shown_moves(moves))
        assert (numbers[0], numbers[-1]) == (0, moves)
        assert len(numbers) <= MAX_FRAMES
        if moves < MAX_FRAMES:
            assert numbers == list(range(moves + 1))
        else:
            assert len({after - before for before, after in pairwise(numbers[1:])}) == 1
