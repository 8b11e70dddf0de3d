"""Images as PNG and GIF files: rendered without blocking the event loop, and cached by what they show."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from time import perf_counter
from typing import TypeAlias

from bot.core.charts import (
    DEFAULT_THEME,
    BarChart,
    CalendarChart,
    Chart,
    ColumnChart,
    ComparisonChart,
    LineChart,
)
from bot.core.images import (
    STAGES,
    BoardPicture,
    Celebration,
    GameIntroduction,
    IntroductionGroup,
    Renderable,
    ReplayAnimation,
    ResultCard,
    ReviewStrip,
    WelcomePicture,
)
from bot.observability.metrics import PICTURE_SECONDS, PICTURES_CACHED, labeled
from engine.record import Record
from render.charts.bar_chart import paint_bar_chart
from render.charts.calendar_chart import CalendarDays, paint_calendar_chart
from render.charts.column_chart import paint_column_chart
from render.charts.comparison_chart import HistogramColumns, paint_comparison_chart
from render.charts.line_chart import Axis, paint_line_chart
from render.charts.review_strip import MoveBar, MoveBars, paint_review_strip
from render.files.animation import FINISH, REPLAY, AnimationFrame, encode_animation, shown_moves
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from render.painting.celebration import paint_celebration
from render.painting.painter import paint_board, paint_board_if_ready, preparations
from render.painting.progress_bar import with_progress_bar
from render.painting.result_card import paint_result_card
from render.painting.welcome_picture import GamePanel, PanelGroup, paint_welcome

CACHE_BYTES = 32 * 1024 * 1024
"""The size of the cache: some 500 boards."""
PAINTERS = 2
"""Threads for images other than boards, and for boards whose cards are not drawn yet."""


StillPicture: TypeAlias = BoardPicture | ResultCard | Celebration | ReviewStrip | WelcomePicture | Chart

METRICS_LABELS: dict[type[Renderable], str] = {
    BoardPicture: "board",
    ReplayAnimation: "film",
    ResultCard: "result",
    Celebration: "result",
    ReviewStrip: "review",
    WelcomePicture: "welcome",
}


class ImageRenderer:
    """Renders images, each one once, and drops the least recently used ones from its cache.

    Belongs to one event loop. An image of an unknown game or theme raises ``KeyError``, an animation of a
    record that cannot be replayed ``RecordError``.
    """

    def __init__(self, cache_bytes: int = CACHE_BYTES) -> None:
        self._room = cache_bytes
        self._files: OrderedDict[_CacheKey, bytes] = OrderedDict()
        self._rendering: dict[_CacheKey, asyncio.Future[bytes]] = {}
        self._painters = ThreadPoolExecutor(PAINTERS, "painter")
        # A thread of its own, so that boards never wait for animations.
        self._animation_painter = ThreadPoolExecutor(1, "animation painter")

    async def warm(self, theme: str = DEFAULT_THEME) -> None:
        """Draw the cards of every game, so that no player waits for them."""
        loop = asyncio.get_running_loop()
        for step in preparations(theme):
            # One step after the other: a bot that stops meanwhile has to wait for the end of one.
            await loop.run_in_executor(self._painters, step)

    async def file(self, picture: Renderable) -> bytes:
        """Return the picture as a file: of PNG, or of GIF where it moves."""
        key = _CacheKey(picture)
        file = self._files.get(key)
        if file is not None:
            self._files.move_to_end(key)
            PICTURES_CACHED.inc()
            return file
        work = self._rendering.get(key)
        if work is None:
            begun_at = perf_counter()
            if file := _render_if_quick(picture):
                self._cache(key, file, begun_at)
                return file
            work = asyncio.ensure_future(self._render(key, begun_at))
            self._rendering[key] = work
        # A cancelled caller must not cancel the image for the others.
        return await asyncio.shield(work)

    def close(self) -> None:
        """Stop rendering; images that are half done are finished."""
        for painters in (self._painters, self._animation_painter):
            painters.shutdown(wait=False, cancel_futures=True)

    async def _render(self, key: "_CacheKey", begun_at: float) -> bytes:
        loop, picture = asyncio.get_running_loop(), key.picture
        painters = self._animation_painter if isinstance(picture, ReplayAnimation) else self._painters
        try:
            # The context carries the trace into the thread.
            file = await loop.run_in_executor(painters, copy_context().run, paint_file, picture)
        finally:
            del self._rendering[key]
        self._cache(key, file, begun_at)
        return file

    def _cache(self, key: "_CacheKey", file: bytes, begun_at: float) -> None:
        """Cache an image, and observe how long it took to render."""
        kind = METRICS_LABELS.get(type(key.picture), "chart")
        labeled(PICTURE_SECONDS, kind).observe(perf_counter() - begun_at)
        self._files[key] = file
        self._room -= len(file)
        while self._room < 0:
            _, oldest = self._files.popitem(last=False)
            self._room += len(oldest)


class _CacheKey:
    """An image as a key of the cache, with its hash computed once: a board has a hundred parts."""

    __slots__ = ("_hash", "picture")

    def __init__(self, picture: Renderable) -> None:
        self.picture = picture
        self._hash = hash(picture)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _CacheKey) and self.picture == other.picture


def _render_if_quick(picture: Renderable) -> bytes | None:
    """Return a board as a file; ``None`` for images that take longer, which are left to a thread.

    A board takes half a millisecond: as long as handing it to a thread and back.
    """
    if not isinstance(picture, BoardPicture) or picture.meter is not None:
        return None
    heading = picture.heading if picture.has_heading else None
    board = paint_board_if_ready(picture.board, picture.theme, heading, picture.marks, picture.captions)
    return None if board is None else encode_png(board)


def paint_file(picture: Renderable) -> bytes:
    """Render an image, in the thread in which this is called."""
    if isinstance(picture, ReplayAnimation):
        frames = tuple(animation_frames(Record.read(picture.record), picture.title, picture.since))
        pace = FINISH if picture.is_finish else REPLAY
        return encode_animation(frames, picture.theme, picture.captions, pace)
    return encode_png(paint_image(picture), is_small=isinstance(picture, WelcomePicture))


def paint_image(picture: StillPicture) -> IndexedImage:
    """Paint an image that does not move."""
    match picture:
        case BoardPicture(board, heading, theme, marks, captions, meter, has_heading):
            image = paint_board(board, theme, heading if has_heading else None, marks, captions)
            return with_progress_bar(image, board, theme, meter) if meter else image
        case ResultCard(board, title, lines, theme, captions, has_board, reached, introduction):
            stages = (reached, STAGES) if reached is not None else None
            return paint_result_card(
                board, theme, title, lines, captions, stages, introduction, has_board=has_board
            )
        case Celebration(board, heading, title, lines, theme):
            return paint_celebration(board, theme, heading, title, lines)
        case ReviewStrip(board, title, bars, moves, chosen, steps, kinds, note, theme, marks, captions):
            strip = MoveBars(tuple(MoveBar(*bar) for bar in bars), moves, chosen, steps)
            return paint_review_strip(board, theme, title, strip, kinds, note, marks, captions)
        case WelcomePicture(groups, theme):
            return paint_welcome(theme, panel_groups(groups))
    return paint_chart(picture)


def paint_chart(chart: Chart) -> IndexedImage:
    """Paint a chart."""
    match chart:
        case CalendarChart():
            return paint_calendar(chart)
        case BarChart(title, bars, legend, note, theme):
            return paint_bar_chart(theme, title, bars, legend, note)
        case ColumnChart(title, columns, signs, note, theme):
            return paint_column_chart(theme, title, columns, signs, note)
        case LineChart(title, labels, lines, low, high, unit, note, theme):
            return paint_line_chart(theme, title, labels, lines, Axis(low, high, unit), note)
        case ComparisonChart(title, plots, own, theme):
            histograms = [HistogramColumns(plot.title, plot.columns, plot.own) for plot in plots]
            return paint_comparison_chart(theme, title, histograms, own)


def panel_groups(groups: Sequence[IntroductionGroup]) -> list[PanelGroup]:
    """Return what is painted of each group of games in the welcome."""
    return [PanelGroup(one.title, tuple(game_panels(one.games))) for one in groups]


def paint_calendar(chart: CalendarChart) -> IndexedImage:
    """Paint a month with its badges."""
    month = CalendarDays(chart.days, chart.weekdays, chart.first_column, chart.today, chart.fives)
    badges = [chart.badge] if chart.badge else []
    if chart.five_badge:
        icon, name = chart.five_badge
        badges.append(((icon,), name))
    return paint_calendar_chart(
        chart.theme, chart.title, month, chart.legend, chart.note, badges, chart.five_legend
    )


def game_panels(games: Sequence[GameIntroduction]) -> list[GamePanel]:
    """Return what is painted of each game in the welcome."""
    return [GamePanel(one.board, one.name, one.pitch, one.effort, one.captions) for one in games]


def animation_frames(record: Record, title: str, since: int = 0) -> Iterator[AnimationFrame]:
    """Yield the frames of an animated replay, from the position after ``since`` moves.

    Raises ``RecordError`` if the record cannot be replayed.
    """
    count = len(record.moves)
    shown = shown_moves(count - since)
    for number, position in enumerate(record.positions(), -since):
        if number in shown:
            yield AnimationFrame(position.board(), title, number / max(count - since, 1))
