"""How a deal compares with others' games, as a line below a finished board, in words, and as a chart."""

from collections.abc import Iterator, Sequence

from bot.core.actions import Verb
from bot.core.charts import ComparisonChart, HistogramPlot
from bot.core.exercise import PUZZLES
from bot.core.screens import MAX_ALT, Button, Screen
from bot.core.session import LoadedGame, Session
from bot.features.comparison.comparison import Comparison, Standing
from bot.features.comparison.histogram import MINUTE, MOVE_STEPS, TIME_STEPS, Histogram
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import duration
from bot.screens.descriptions import deal_name, deal_title
from bot.screens.exercise_buttons import way_back
from engine.record import Record
from engine.shares import rounded_share


def comparison_line(texts: Texts, compared: Comparison, *, is_puzzle: bool) -> str:
    """Return in a line how many others won, and how few moves they needed; empty without others.

    If there are enough of them, it says how many of the winners needed more moves.
    """
    if not compared.others:
        return ""
    sentences = [*_result_sentences(texts, compared, is_puzzle=is_puzzle)]
    standing = compared.moves
    if standing and standing.more and compared.is_sample:
        sentences.append(texts("compare-about", share=rounded_share(standing.more, standing.winners)))
    elif standing and standing.more:
        sentences.append(texts("compare-better", count=standing.more, winners=standing.winners))
    return texts.together(*sentences)


def comparison_button(texts: Texts, loaded: LoadedGame) -> Button:
    """Return the button below a finished board that opens the comparison."""
    return Button(texts("button-compare"), loaded.action(Verb.COMPARE))


def comparison_screen(
    texts: Texts, compared: Comparison, names: tuple[str, str], theme: str, *, is_puzzle: bool
) -> Screen:
    """Show where a game stands among others, with a chart if there are enough of them.

    ``names`` are the title of the message, and that of the chart.
    """
    title, heading = names
    lines = [
        texts.together(*_result_sentences(texts, compared, is_puzzle=is_puzzle)),
        *_standing_lines(texts, compared),
    ]
    if not compared.is_counted:
        lines.append(texts("compare-uncounted"))
    text = "\n".join(lines)
    if not compared.has_standing:
        return Screen(title, text)
    plots = tuple(_plots(texts, compared))
    chart = ComparisonChart(heading, plots, texts("compare-chart-own"), theme)
    details = texts.together(*(_alt_text(texts, plot) for plot in plots))
    return Screen(title, text, chart, clipped(texts("alt-head", title=title, details=details), MAX_ALT))


def back_button(texts: Texts, loaded: LoadedGame) -> Button:
    """Return the button from the comparison back to the finished board."""
    if loaded.session.exercise:
        return way_back(texts, loaded)
    return Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back"))


def session_names(texts: Texts, session: Session) -> tuple[str, str]:
    """Return what a session is called above a message, and shortly above a chart."""
    if session.exercise and session.exercise.kind in PUZZLES:
        name = texts("puzzle-name", number=session.exercise.source)
        return name, name
    return deal_names(texts, session.record, session.challenge)


def deal_names(texts: Texts, record: Record, challenge: int = 0) -> tuple[str, str]:
    """Return what a deal is called above a message, and shortly above a chart."""
    return deal_title(texts, record, challenge), deal_name(texts, record, challenge)


def _result_sentences(texts: Texts, compared: Comparison, *, is_puzzle: bool) -> Iterator[str]:
    name = "compare-solved" if is_puzzle else "compare-won"
    yield texts(name, wins=compared.wins, others=compared.others)
    if compared.fewest is None:
        return
    if compared.own and compared.own.moves <= compared.fewest:
        yield texts("compare-best")
    else:
        yield texts("compare-fewest", moves=compared.fewest)


def _standing_lines(texts: Texts, compared: Comparison) -> Iterator[str]:
    if standing := compared.moves:
        yield _standing_line(texts, "compare-moves", standing, str(standing.own))
    if standing := compared.seconds:
        yield _standing_line(texts, "compare-time", standing, duration(standing.own))
    if compared.has_standing and compared.is_sample:
        yield texts("compare-sample", wins=compared.wins, winners=len(compared.winners))


def _standing_line(texts: Texts, name: str, standing: Standing, own: str) -> str:
    counts = {"more": standing.more, "same": standing.same, "fewer": standing.fewer}
    return texts(name, own=own, winners=standing.winners, **counts)


def _plots(texts: Texts, compared: Comparison) -> Iterator[HistogramPlot]:
    own, winners = compared.own, compared.winners
    moves = Histogram.of([win.moves for win in winners], own.moves if own else None, MOVE_STEPS)
    yield _plot(texts, "compare-chart-moves", moves, is_last_included=True)
    if compared.is_timed:
        seconds = own.seconds if own and own.seconds else None
        times = Histogram.of([win.seconds for win in winners], seconds, TIME_STEPS)
        has_minutes = times.width % MINUTE == 0
        name, divisor = ("compare-chart-minutes", MINUTE) if has_minutes else ("compare-chart-seconds", 1)
        yield _plot(texts, name, times, divisor, is_last_included=False)


def _plot(
    texts: Texts, name: str, histogram: Histogram, divisor: int = 1, *, is_last_included: bool
) -> HistogramPlot:
    """Return a histogram with names of its columns, which say values in units of ``divisor``.

    Ranges of moves end with their last number, those of times where the next one begins.
    """
    columns = []
    for number, count in enumerate(histogram.counts):
        begin, end = (value // divisor for value in histogram.range(number))
        last = end - 1 if is_last_included else end
        label = str(begin) if begin == last else texts("chart-range", **{"from": str(begin), "to": str(last)})
        if histogram.is_open and number == len(histogram.counts) - 1:
            label = texts("compare-chart-more", **{"from": str(begin)})
        columns.append((label, count))
    return HistogramPlot(texts(name), tuple(columns), histogram.own)


def _alt_text(texts: Texts, plot: HistogramPlot) -> str:
    said: Sequence[str] = [
        texts("compare-alt-one", range=name, count=often) for name, often in plot.columns if often
    ]
    details = {"title": plot.title, "columns": texts("chart-separator").join(said)}
    if not plot.own:
        return texts("compare-alt", **details)
    return texts("compare-alt-own", **details, own=plot.columns[plot.own - 1][0])
