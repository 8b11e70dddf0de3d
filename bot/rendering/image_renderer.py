"""Pictures as files, of PNG or of GIF: painted so that nobody waits for them, and kept by what they show."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from time import perf_counter

from bot.core.charts import DEFAULT_THEME, BarChart, Chart, ColumnChart, CurveChart, MonthChart
from bot.core.images import STAGES, BoardPicture, Renderable, ReplayAnimation, ResultCard, ReviewStrip
from bot.observability.metrics import count_cached_picture, observe_picture, time_picture
from engine.record import Record
from render.boards.layouts import layout_names
from render.charts.bar_chart import Bar, paint_bar_chart
from render.charts.calendar import Month, paint_calendar
from render.charts.column_chart import Column, ColumnIcon, paint_column_chart
from render.charts.line_chart import Axis, Series, paint_line_chart
from render.charts.review_strip import MoveBar, MoveBars, StripLegend, paint_review_strip
from render.files.animation import encode_animation, shown_moves
from render.files.animation_frames import AnimationFrame
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from render.painting.painter import paint_board, paint_board_if_ready, prepare_sheets
from render.painting.progress_bar import paint_board_with_progress_bar
from render.painting.result_card import Stages, paint_result_card

KEPT_BYTES = 32 * 1024 * 1024
"""How much is kept: some 500 boards."""
PAINTERS = 2
"""Threads, for what is no board, and for boards whose cards have to be drawn first."""


class ImageRenderer:
    """Paints what is asked for, each picture once, and forgets the ones that were not wanted the longest.

    Belongs to one event loop. A picture of a game or a theme that does not exist raises ``KeyError``, a film
    of a record that cannot be replayed ``RecordError``.
    """

    def __init__(self, kept_bytes: int = KEPT_BYTES) -> None:
        self._room = kept_bytes
        self._files: OrderedDict[_Wanted, bytes] = OrderedDict()
        self._begun: dict[_Wanted, asyncio.Future[bytes]] = {}
        self._painters = ThreadPoolExecutor(PAINTERS, "painter")
        # Of its own, so that boards never wait for films.
        self._film_painter = ThreadPoolExecutor(1, "painter of films")

    async def warm(self, theme: str = DEFAULT_THEME) -> None:
        """Draw the cards of every game, so that nobody waits for them."""
        loop = asyncio.get_running_loop()
        for game in layout_names():
            # One game after another: a bot that is to end meanwhile waits for no more than one.
            await loop.run_in_executor(self._painters, prepare_sheets, game, theme)

    async def file(self, picture: Renderable) -> bytes:
        """Return the picture as a file: of PNG, or of GIF where it moves."""
        wanted = _Wanted(picture)
        file = self._files.get(wanted)
        if file is not None:
            self._files.move_to_end(wanted)
            count_cached_picture()
            return file
        work = self._begun.get(wanted)
        if work is None:
            if file := _at_once(picture):
                self._keep(wanted, file)
                return file
            work = asyncio.ensure_future(self._paint(wanted))
            self._begun[wanted] = work
        # One who no longer waits must not take the picture from the others who do.
        return await asyncio.shield(work)

    def close(self) -> None:
        """Stop painting, but for what is half done."""
        for painters in (self._painters, self._film_painter):
            painters.shutdown(wait=False, cancel_futures=True)

    async def _paint(self, wanted: "_Wanted") -> bytes:
        picture = wanted.picture
        try:
            with time_picture(kind_of(picture)):
                file = await self._in_thread(picture)
        finally:
            del self._begun[wanted]
        self._keep(wanted, file)
        return file

    async def _in_thread(self, picture: Renderable) -> bytes:
        loop = asyncio.get_running_loop()
        painters = self._film_painter if isinstance(picture, ReplayAnimation) else self._painters
        # The thread's own context knows nothing of whose picture it is.
        return await loop.run_in_executor(painters, copy_context().run, paint_file, picture)

    def _keep(self, wanted: "_Wanted", file: bytes) -> None:
        self._files[wanted] = file
        self._room -= len(file)
        while self._room < 0:
            _, oldest = self._files.popitem(last=False)
            self._room += len(oldest)


class _Wanted:
    """A picture to look for: a board has a hundred parts, and all of them are counted up once here."""

    __slots__ = ("_hash", "picture")

    def __init__(self, picture: Renderable) -> None:
        self.picture = picture
        self._hash = hash(picture)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Wanted) and self.picture == other.picture


def _at_once(picture: Renderable) -> bytes | None:
    """Return a board as a file; ``None`` for whatever takes longer, which is left to a thread.

    A board takes half a millisecond, packed: as long as it takes two threads to hand it over and back.
    """
    if not isinstance(picture, BoardPicture) or picture.meter is not None:
        return None
    begun_at = perf_counter()
    board = paint_board_if_ready(
        picture.board, picture.theme, picture.heading, picture.marks, picture.captions
    )
    if board is None:
        return None
    file = encode_png(board)
    observe_picture(kind_of(picture), perf_counter() - begun_at)
    return file


def kind_of(picture: Renderable) -> str:
    """Return what a picture is called where pictures are counted."""
    match picture:
        case BoardPicture():
            return "board"
        case ReplayAnimation():
            return "film"
        case ResultCard():
            return "result"
        case ReviewStrip():
            return "review"
        case MonthChart() | BarChart() | ColumnChart() | CurveChart():
            return "chart"


def paint_file(picture: Renderable) -> bytes:
    """Paint a picture, in whatever thread this is called."""
    match picture:
        case BoardPicture(board, heading, theme, marks, captions, meter):
            if meter is not None:
                return encode_png(
                    paint_board_with_progress_bar(board, theme, heading, meter, marks, captions)
                )
            return encode_png(paint_board(board, theme, heading, marks, captions))
        case ReplayAnimation(record, title, theme, captions, since):
            return encode_animation(tuple(frames(Record.read(record), title, since)), theme, captions)
        case ResultCard(board, title, lines, theme, captions, has_board, reached):
            stages = Stages(reached, STAGES) if reached is not None else None
            return encode_png(
                paint_result_card(board, theme, title, lines, captions, stages, has_board=has_board)
            )
        case ReviewStrip(board, title, bars, moves, chosen, steps, kinds, note, theme, marks, captions):
            strip = MoveBars(tuple(MoveBar(*bar) for bar in bars), moves, chosen, steps)
            return encode_png(
                paint_review_strip(board, theme, title, strip, StripLegend(kinds, note), marks, captions)
            )
        case MonthChart() | BarChart() | ColumnChart() | CurveChart():
            return encode_png(paint_chart(picture))


def paint_chart(chart: Chart) -> IndexedImage:
    """Paint a chart."""
    match chart:
        case MonthChart(title, days, weekdays, first_column, today, legend, note, theme):
            return paint_calendar(theme, title, Month(days, weekdays, first_column, today), legend, note)
        case BarChart(title, bars, legend, note, theme):
            return paint_bar_chart(theme, title, tuple(Bar(*bar) for bar in bars), legend, note)
        case ColumnChart(title, columns, signs, note, theme):
            shown = tuple(Column(*column) for column in columns)
            return paint_column_chart(theme, title, shown, tuple(ColumnIcon(*sign) for sign in signs), note)
        case CurveChart(title, labels, lines, low, high, unit, note, theme):
            curves = tuple(Series(*line) for line in lines)
            return paint_line_chart(theme, title, labels, curves, Axis(low, high, unit), note)


def frames(record: Record, title: str, since: int = 0) -> Iterator[AnimationFrame]:
    """Yield the moments of a game that its film shows, from the one after so many moves on.

    Raise ``RecordError`` where it cannot be replayed.
    """
    count = len(record.moves)
    wanted = shown_moves(count - since)
    for number, position in enumerate(record.positions(), -since):
        if number in wanted:
            yield AnimationFrame(position.board(), title, number / max(count - since, 1))
