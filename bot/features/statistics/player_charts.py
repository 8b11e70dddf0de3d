"""Charts of a player's statistics, each with a description in words."""

from collections.abc import Sequence
from datetime import date

from bot.core.charts import MAX_BARS, MAX_COLUMNS, BarChart, ColumnChart, ColumnSign, LineChart
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.screens import MAX_ALT
from bot.daily.days import month_after
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import month_in_words
from bot.screens.descriptions import game_name
from engine.games import all_games
from engine.shares import rounded_share


def decimal(texts: Texts, value: float) -> str:
    """Return a number with one decimal place in the language's notation."""
    tenths = round(10 * value)
    return texts("stats-decimal", whole=tenths // 10, tenth=tenths % 10)


def score_name(texts: Texts, game: str) -> str:
    """Return what the scores of a game count."""
    return texts.of_game(game, "scored") if texts.has_of_game(game, "scored") else texts("stats-score")


def games_chart(texts: Texts, statistics: GameStatistics, theme: str) -> tuple[BarChart, str]:
    """Return how many games were played and won, for the games that were played most."""
    games = statistics.games[:MAX_BARS]
    rows = [(game_name(texts, game), statistics.of_game(game)) for game in games]
    bars = tuple(
        (name, count.won, count.played, texts("chart-bar", won=count.won, played=count.played))
        for name, count in rows
    )
    lines = (
        texts("chart-bars-alt-one", name=name, won=count.won, played=count.played) for name, count in rows
    )
    legend = (texts("chart-bars-won"), texts("chart-bars-rest"))
    return BarChart(texts("chart-bars"), bars, legend, theme=theme), _alt_text(
        texts, "chart-bars-alt", [*lines]
    )


def scores_chart(
    texts: Texts, game: str, title: str, count: GameCounts, theme: str
) -> tuple[ColumnChart, str]:
    """Return how often each score was reached in games that were played to the end."""
    what = score_name(texts, game)
    last = max(place for place, often in enumerate(count.columns) if often)
    columns = [
        (_range_text(texts, place * count.width, _last_score(game, count, place)), often)
        for place, often in enumerate(count.columns[: min(last + 1, MAX_COLUMNS)])
    ]
    average, best = decimal(texts, count.average or 0), str(count.best)
    places = {ColumnSign.AVERAGE: int(count.average or 0), ColumnSign.BEST: count.best}
    words = {
        ColumnSign.AVERAGE: texts("chart-average", average=average),
        ColumnSign.BEST: texts("chart-best", best=best),
    }
    signs = tuple(
        (sign, min(score // count.width + 1, len(columns)), words[sign]) for sign, score in places.items()
    )
    lines = [texts("chart-columns-alt-one", score=name, count=often) for name, often in columns if often]
    chart = ColumnChart(title, tuple(columns), signs, texts("chart-times", what=what), theme)
    return chart, _alt_text(texts, "chart-columns-alt", lines, what=what, average=average, best=best)


def progress_chart(
    texts: Texts, statistics: GameStatistics, game: str, theme: str
) -> tuple[LineChart, str] | None:
    """Return the share of games won by month; ``None`` if no game was played."""
    months = months_of(statistics, game)
    if not months:
        return None
    shares = tuple(rounded_share(won, played) if played else None for _, played, won in months)
    labels = tuple(texts("chart-month", number=first.month, year=f"{first:%y}") for first, _, _ in months)
    lines = [
        texts(
            "chart-progress-alt-one",
            month=month_in_words(texts, first),
            played=played,
            won=won,
            share=rounded_share(won, played),
        )
        for first, played, won in months
        if played
    ]
    line = (texts("chart-progress-line"), shares)
    chart = LineChart(texts("chart-progress"), labels, (line,), unit=texts("chart-percent"), theme=theme)
    return chart, _alt_text(texts, "chart-progress-alt", lines)


def months_of(statistics: GameStatistics, game: str) -> list[tuple[date, int, int]]:
    """Return how many games were played and won in each month, from the first to the last stored one."""
    stored = {
        date.fromisoformat(f"{month}-01"): tuple(map(sum, zip(*chosen, strict=True)))
        for month, games in statistics.months.items()
        if (chosen := [numbers for name, numbers in games.items() if game in ("", name)])
    }
    if not stored:
        return []
    found, month, last = [], min(stored), max(stored)
    while month <= last:
        played, won = stored.get(month, (0, 0))
        found.append((month, played, won))
        month = month_after(month)
    return found


def _last_score(game: str, count: GameCounts, place: int) -> int:
    """Return the last score of a column; it is not above the best score if high scores are good."""
    last = (place + 1) * count.width - 1
    is_low_best = any(one.is_low_best for one in all_games() if one.name == game)
    return last if is_low_best else max(min(last, count.best), place * count.width)


def _range_text(texts: Texts, first: int, last: int) -> str:
    return str(first) if first == last else texts("chart-range", **{"from": str(first), "to": str(last)})


def _alt_text(texts: Texts, name: str, lines: Sequence[str], **details: str) -> str:
    return clipped(texts(name, details=texts("chart-separator").join(lines), **details), MAX_ALT)
