"""Screens of a player's statistics and achievements: pure functions."""

from collections.abc import Sequence

from bot.core.actions import Action, Verb
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.screens import Button, ButtonStyle, Screen
from bot.features.statistics.achievements import ACHIEVEMENTS, PlayerAchievements
from bot.features.statistics.charts import (
    decimal,
    game_name,
    games_chart,
    percentage,
    progress_chart,
    score_name,
    scores_chart,
)
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration
from bot.screens.button_rows import Rows, in_rows
from bot.screens.descriptions import picture_heading
from engine.record import Record

PROGRESS = "progress"
ACHIEVED = "achievements"
IN_ROW = 3
GAMES = 9
"""How many games have a button: the most played ones."""


def overall_screen(texts: Texts, owner: int, known: PlayerAchievements, achieved: int, theme: str) -> Screen:
    """Show the statistics of all games together, with a button for each game."""
    statistics, days = known.statistics, known.streak
    lines = []
    if statistics.all.played:
        lines += [*_count_lines(texts, statistics.all), _time_line(texts, statistics.all)]
        lines.append(texts("stats-favourite", game=game_name(texts, statistics.favourite)))
    else:
        lines.append(texts("stats-nothing"))
    if known.results:
        longest, freezes = days.longest_played, days.freezes
        lines.append(texts("stats-days-played", days=days.played, longest=longest, freezes=freezes))
        lines.append(texts("stats-days-won", days=days.won, longest=days.longest_won))
    lines.append(texts("stats-achievements", count=achieved, all=len(ACHIEVEMENTS)))
    title, text = texts("stats-title"), "\n".join(lines)
    rows = _overall_rows(texts, owner, statistics)
    if not statistics.games:
        return Screen(title, text, rows=rows)
    return Screen(title, text, *games_chart(texts, statistics, theme), rows)


def game_screen(
    texts: Texts, owner: int, statistics: GameStatistics, game: str, page: int, theme: str
) -> Screen:
    """Show the statistics of a game: page 1 for all option sets together, then one page for each."""
    kinds = statistics.kinds(game)
    count = 1 + len(kinds) if len(kinds) > 1 else 1
    page = min(max(page, 1), count)
    words = kinds[page - 2] if page > 1 else kinds[0] if len(kinds) == 1 else None
    if words is None:
        kind, counted = game_name(texts, game), statistics.of_game(game)
    else:
        kind, counted = kind_name(texts, game, words), statistics.of_kind(game, words)
    title = texts("stats-of", kind=kind)
    rows = _game_rows(texts, owner, game, page, count)
    if not counted.played:
        return Screen(title, texts("stats-nothing"), rows=rows)
    lines = [texts("stats-page-all")] if count > 1 and words is None else []
    lines += [texts("stats-page-usual")] if count > 1 and words == () else []
    lines += _count_lines(texts, counted)
    if counted.ended:
        lines.append(_scores_line(texts, game, counted))
    lines.append(texts("stats-streak", streak=counted.streak, longest=counted.longest))
    lines.append(_time_line(texts, counted))
    if texts.has(f"{game}-first-win"):
        lines.append(texts("stats-wishes", count=counted.first_wins))
    text = "\n".join(lines)
    if not any(counted.columns):
        return Screen(title, text, rows=rows)
    return Screen(title, text, *scores_chart(texts, game, kind, counted, theme), rows)


def progress_screen(texts: Texts, owner: int, statistics: GameStatistics, game: str, theme: str) -> Screen:
    """Show the share of games won by month, for all games or one."""
    name = game_name(texts, game) if game else ""
    title = texts("stats-of", kind=name) if game else texts("stats-title")
    to_game = (Button(name, _stats_action(owner, game)),) if game else ()
    rows = ((*to_game, _stats_button(texts, owner)),)
    found = progress_chart(texts, statistics, game, theme)
    if found is None:
        return Screen(title, texts("stats-no-progress"), rows=rows)
    counted = statistics.of_game(game) if game else statistics.all
    return Screen(title, "\n".join(_count_lines(texts, counted)[:1]), *found, rows)


def achievements_screen(texts: Texts, owner: int, names: frozenset[str]) -> Screen:
    """List the achievements: those reached, and how to reach the others."""
    got = [one for one in ACHIEVEMENTS if one.name in names]
    missing = [one for one in ACHIEVEMENTS if one.name not in names]
    lines = [texts("achievements-got", count=len(got), all=len(ACHIEVEMENTS))]
    lines += [
        texts("achievement-line", emblem=one.emblem, name=texts(f"achievement-{one.name}")) for one in got
    ]
    if missing:
        lines += ["", texts("achievements-missing")]
    lines += [
        texts(
            "achievement-line-how",
            emblem=one.emblem,
            name=texts(f"achievement-{one.name}"),
            how=texts(f"achievement-how-{one.name}"),
        )
        for one in missing
    ]
    return Screen(texts("achievements-title"), "\n".join(lines), rows=((_stats_button(texts, owner),),))


def new_achievement_lines(texts: Texts, names: Sequence[str]) -> tuple[str, ...]:
    """Announce new achievements, one line each."""
    return tuple(
        texts("achievement-new", emblem=one.emblem, name=texts(f"achievement-{one.name}"))
        for one in ACHIEVEMENTS
        if one.name in names
    )


def kind_name(texts: Texts, game: str, words: tuple[str, ...]) -> str:
    """Return the name of a game with its options."""
    name, _ = picture_heading(texts, Record(game, 0, words, 0), "")
    return name


def _count_lines(texts: Texts, count: GameCounts) -> list[str]:
    return [
        texts("stats-games", played=count.played, won=count.won, share=percentage(count.won, count.played)),
        texts("stats-clean", clean=count.clean),
        texts(
            "stats-help",
            assisted=count.assisted,
            share=percentage(count.assisted, count.played),
            givenup=count.given_up,
        ),
    ]


def _scores_line(texts: Texts, game: str, count: GameCounts) -> str:
    average = decimal(texts, count.average or 0)
    return texts("stats-scores", what=score_name(texts, game), best=count.best, average=average)


def _time_line(texts: Texts, count: GameCounts) -> str:
    time = duration(count.seconds)
    if not count.fastest:
        return texts("stats-time", time=time)
    return texts("stats-time-fastest", time=time, fastest=duration(count.fastest))


def _overall_rows(texts: Texts, owner: int, statistics: GameStatistics) -> Rows:
    games = [
        Button(game_name(texts, game), _stats_action(owner, game), ButtonStyle.MOVE)
        for game in statistics.games[:GAMES]
    ]
    pages = [
        Button(texts("button-progress"), _stats_action(owner, PROGRESS)),
        Button(texts("button-achievements"), _stats_action(owner, ACHIEVED)),
        Button(texts("button-calendar"), Action(Verb.CALENDAR, owner=owner)),
        Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, owner=owner)),
    ]
    return (*in_rows(games, IN_ROW), *in_rows(pages if games else pages[1:], IN_ROW - 1))


def _game_rows(texts: Texts, owner: int, game: str, page: int, count: int) -> Rows:
    neighbors = []
    if page > 1:
        neighbors.append(Button(texts("button-back"), _stats_action(owner, game, str(page - 1))))
    if page < count:
        neighbors.append(Button(texts("button-next"), _stats_action(owner, game, str(page + 1))))
    progress = Button(texts("button-progress"), _stats_action(owner, game, PROGRESS))
    return (*((tuple(neighbors),) if neighbors else ()), (_stats_button(texts, owner), progress))


def _stats_button(texts: Texts, owner: int) -> Button:
    return Button(texts("button-stats-all"), _stats_action(owner))


def _stats_action(owner: int, *words: str) -> Action:
    return Action(Verb.STATS, words, owner=owner)
