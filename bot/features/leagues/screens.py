"""Screens of leagues: pure functions."""

from dataclasses import dataclass, replace

from bot.core.actions import Action, Player, Verb
from bot.core.commands import as_typed
from bot.core.screens import Button, ButtonStyle, Screen
from bot.daily.week import Week
from bot.features import streak_buttons
from bot.features.leagues.division import (
    CLEAN_POINTS,
    LEAGUES,
    MOST_EXERCISE_STREAK_POINTS,
    MOST_IDLE,
    MOST_IN_DIVISION,
    MOST_MOVED,
    WIN_POINTS,
    Outcome,
    RankedCompetitor,
    next_league,
)
from bot.features.standings.service import JOIN, LEAVE
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import week_in_words
from bot.screens.button_rows import as_main, tick_button
from bot.screens.leaderboard_text import display_name

LEAGUE = "league"
"""The word that requests the leaderboard of a league."""
MOST_NAME_LENGTH = 30
"""Characters of a name, of which some take no room on a line: a message has to hold a whole division."""


@dataclass(frozen=True, slots=True)
class LeagueView:
    """The data of a division's screen."""

    player: Player
    week: Week
    league: int
    last_league: int | None
    """The player's league in the week before; ``None`` without one."""
    rows: tuple[RankedCompetitor, ...]
    days_left: int
    """The days of the week after today; negative if the week is over."""
    moment: str
    """When the week is decided, in words."""
    is_hidden: bool
    """Whether the player's results are hidden, so that the player is in no row."""


def league_screen(texts: Texts, view: LeagueView) -> Screen:
    """Show a division: who rises, stays and falls as things are."""
    week = week_in_words(texts, view.week.monday, view.week.sunday)
    lines = [texts("league-week", week=week, days=view.days_left) if view.days_left >= 0 else week]
    if view.last_league not in (None, view.league):
        lines.append(texts("league-moved", rose="yes" if (view.last_league or 0) < view.league else "no"))
    for outcome in Outcome:
        rows = [one for one in view.rows if one.outcome is outcome]
        if rows and len(rows) < len(view.rows):
            lines += ["", texts(f"league-{outcome}", league=next_league(view.league, outcome))]
        elif rows:
            lines.append("")
        lines += [_competitor_line(texts, view, one) for one in rows]
    lines += ["", _points_text(texts)]
    if view.is_hidden:
        lines += ["", texts("leaderboard-hidden", command=as_typed(view.player.chat, "settings", texts))]
    elif view.days_left < 0:
        lines += ["", texts("league-over", moment=view.moment)]
    leave = _leave_button(texts, view.player)
    title = texts("league-title", league=view.league)
    return Screen(title, "\n".join(lines), rows=_league_rows(texts, view.player, leave))


def waiting_screen(texts: Texts, player: Player, moment: str) -> Screen:
    """Show a new member who waits for a division; ``moment`` says when it is formed."""
    text = "\n\n".join((texts("league-waiting", moment=moment), _points_text(texts)))
    rows = _league_rows(texts, player, _leave_button(texts, player))
    return Screen(texts("leaderboard-league"), text, rows=rows)


def invitation_screen(texts: Texts, player: Player, *, is_hidden: bool, has_left: bool) -> Screen:
    """Say what leagues are, and offer to join, if the results of the player are shown to everyone."""
    lines = [texts("league-left")] if has_left else []
    lines += [
        texts(
            "league-about", others=MOST_IN_DIVISION - 1, moved=MOST_MOVED, leagues=LEAGUES, weeks=MOST_IDLE
        ),
        _points_text(texts),
    ]
    join = as_main(Button(texts("button-league-join"), _league_action(player, JOIN)))
    if is_hidden:
        command = as_typed(player.chat, "settings results everyone", texts)
        lines.append(texts("league-hidden", command=command))
    rows = _league_rows(texts, player, None if is_hidden else join)
    return Screen(texts("leaderboard-league"), "\n\n".join(lines), rows=rows)


def _competitor_line(texts: Texts, view: LeagueView, one: RankedCompetitor) -> str:
    row = replace(one.row, name=clipped(one.row.name, MOST_NAME_LENGTH))
    is_own = "yes" if row.player == view.player else "no"
    details = texts("league-points", points=one.points)
    return texts(
        "leaderboard-row", place=row.place, name=display_name(texts, row), details=details, own=is_own
    )


def _points_text(texts: Texts) -> str:
    return texts("league-rule", won=WIN_POINTS, clean=CLEAN_POINTS, most=MOST_EXERCISE_STREAK_POINTS)


def _league_action(player: Player, *words: str) -> Action:
    return Action(Verb.LEADERBOARD, (LEAGUE, *words), owner=player.id)


def _leave_button(texts: Texts, player: Player) -> Button:
    return Button(texts("button-league-leave"), _league_action(player, LEAVE))


def _league_rows(texts: Texts, player: Player, change: Button | None) -> tuple[tuple[Button, ...], ...]:
    """Return the button that shows the league as it is now, the one that changes it, and others.

    These lead to the other leaderboards, and to what gives points.
    """
    shown = tick_button(texts, texts("leaderboard-league"), _league_action(player), is_on=True)
    others = Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, owner=player.id))
    today = Button(texts("button-today"), Action(Verb.DAILY), ButtonStyle.MOVE)
    if change is None or not change.is_main:
        today = as_main(today)
    streaks = (Button(texts(label), start, ButtonStyle.MOVE) for label, start in streak_buttons().items())
    return ((shown, change) if change else (shown,), (others,), (today, *streaks))
