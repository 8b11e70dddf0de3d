"""The page of the statistics with a player's ratings in the puzzles of each game, and a chart of one."""

from collections.abc import Iterator, Sequence

from bot.core.actions import Action, Verb
from bot.core.charts import MAX_POINTS, LineChart
from bot.core.screens import MAX_ALT, Button, ButtonStyle, Screen
from bot.features.puzzles.offers import streak_button
from bot.features.puzzles.profile import START, PuzzleProfile, PuzzleRating
from bot.i18n.texts import Texts, clipped
from bot.screens.button_rows import as_main, in_rows
from bot.screens.descriptions import game_name

RATINGS = "puzzles"
"""The word for this page of the statistics."""
IN_ROW = 3
FEWEST_RATINGS = 2
"""From this number of values on, a chart shows how the rating went."""
MOST_GAMES = 9
"""Buttons to games."""
HUNDRED = 100
"""The scale of ratings begins and ends at hundreds."""


def ratings_screen(texts: Texts, owner: int, profile: PuzzleProfile, game: str, theme: str) -> Screen:
    """Show the puzzle ratings of all games, or that of one game with its history."""
    games = sorted(profile.ratings, key=lambda name: -profile.ratings[name].tried)
    if game or len(games) == 1:
        return _game_screen(texts, owner, profile, game or games[0], theme)
    title = texts("stats-puzzles")
    controls = [
        Button(game_name(texts, name), Action(Verb.STATS, (RATINGS, name), owner=owner), ButtonStyle.MOVE)
        for name in games[:MOST_GAMES]
    ]
    last = (_stats_button(texts, owner), streak_button(texts), _play_button(texts))
    rows = (*in_rows(controls, IN_ROW), last)
    if not games:
        return Screen(title, texts("stats-no-puzzles"), rows=rows)
    lines = [
        texts("stats-puzzle-game", game=game_name(texts, name), rating=str(rating.shown), **_tried(rating))
        for name in games
        for rating in (profile.ratings[name],)
    ]
    return Screen(title, "\n".join((*lines, *_common_lines(texts, profile))), rows=rows)


def _game_screen(texts: Texts, owner: int, profile: PuzzleProfile, game: str, theme: str) -> Screen:
    name, rating = game_name(texts, game), profile.rating_in(game)
    title = texts("stats-puzzles-of", game=name)
    to_all = Button(texts("stats-puzzles"), Action(Verb.STATS, (RATINGS,), owner=owner))
    others = (to_all,) if profile.ratings.keys() - {game} else ()
    rows = ((*others, _stats_button(texts, owner)), (streak_button(texts), _play_button(texts, game)))
    if not rating.tried:
        return Screen(title, texts("stats-no-puzzles"), rows=rows)
    head = texts("stats-puzzle-game", game=name, rating=str(rating.shown), **_tried(rating))
    text = "\n".join((head, *_common_lines(texts, profile)))
    history = profile.history.get(game, ())
    if len(history) < FEWEST_RATINGS:
        return Screen(title, text, rows=rows)
    return Screen(title, text, *ratings_chart(texts, title, history, rating.tried, theme), rows)


def _common_lines(texts: Texts, profile: PuzzleProfile) -> Iterator[str]:
    """Yield the best streak, and for whom the numbers are."""
    if profile.best_streak:
        yield texts("stats-puzzle-streak", count=profile.best_streak)
    yield texts("stats-puzzle-source", start=str(START))


def _stats_button(texts: Texts, owner: int) -> Button:
    return Button(texts("button-stats-all"), Action(Verb.STATS, owner=owner))


def _tried(rating: PuzzleRating) -> dict[str, int]:
    return {"tried": rating.tried, "solved": rating.solved}


def _play_button(texts: Texts, *words: str) -> Button:
    return as_main(Button(texts("button-puzzle"), Action(Verb.PUZZLE, words)))


def ratings_chart(
    texts: Texts, title: str, history: Sequence[int], tried: int, theme: str
) -> tuple[LineChart, str]:
    """Return how the rating in puzzles went over the last attempts; ``tried`` is the number of the last."""
    values = tuple(history[-MAX_POINTS:])
    first = tried - len(values) + 1
    labels = tuple(str(number) for number in range(first, tried + 1))
    low, high = (HUNDRED * round_ for round_ in (min(values) // HUNDRED, -(-max(values) // HUNDRED)))
    line = (texts("chart-ratings-line"), values)
    chart = LineChart(title, labels, (line,), low, max(high, low + HUNDRED), theme=theme)
    alt = texts(
        "chart-ratings-alt",
        count=len(values),
        first=str(values[0]),
        last=str(values[-1]),
        low=str(min(values)),
        high=str(max(values)),
    )
    return chart, clipped(alt, MAX_ALT)
