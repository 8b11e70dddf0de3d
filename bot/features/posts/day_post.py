"""The post of a day, as a pure function of its data."""

from dataclasses import dataclass
from functools import partial

from bot.core.actions import Action, Verb
from bot.core.commands import EVERYBODY, ONLY_PLAYER
from bot.core.screens import MAX_CAPTION, Button, ButtonStyle, Screen
from bot.daily.challenge import DailyChallenge
from bot.daily.days import Days
from bot.features.posts.pictures import today_picture, way_to_win
from bot.features.posts.post_text import (
    decisive_move_text,
    moment_text,
    number_and_game,
    row_text,
    trial_text,
    with_names,
)
from bot.features.posts.recap import MOST_NAMED, ClosedDay, DayRecap
from bot.i18n.texts import Texts
from bot.screens.leaderboard_text import attempt_text, display_name


@dataclass(frozen=True, slots=True)
class DayPost:
    """The data of a day's post."""

    challenge: DailyChallenge
    days: Days
    zone: str
    """The time zone of the moments in it."""
    has_names: bool = True
    yesterday: DayRecap | None = None
    closed_day: ClosedDay | None = None
    trial_hour: int | None = None
    """For a trial: the hour at which posts will come."""


def day_screen(texts: Texts, post: DayPost) -> Screen:
    """Show the challenge of a day, how the one before went, and how the last closed one was won."""
    shown = today_picture(texts, post.challenge)
    room = MAX_CAPTION - len(shown.title) - 1
    text = with_names(partial(_day_text, texts, post), MOST_NAMED, room)
    return Screen(shown.title, text, shown.picture, shown.alt, day_buttons(texts, post))


def day_buttons(texts: Texts, post: DayPost) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of a post. They have no owner: anybody may press them."""
    number = str(post.challenge.number)
    rows = (
        (
            Button(texts("button-play"), Action(Verb.DAILY, (number, ONLY_PLAYER)), ButtonStyle.MOVE),
            Button(texts("button-play-here"), Action(Verb.DAILY, (number, EVERYBODY))),
        ),
        (
            Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD)),
            Button(texts("button-tell-me"), Action(Verb.DAILY, ("tell", "on"))),
        ),
    )
    if post.closed_day is None or way_to_win(texts, post.closed_day.challenge) is None:
        return rows
    way = Action(Verb.DAILY, ("line", str(post.closed_day.challenge.number)))
    return (*rows, (Button(texts("button-way-to-win"), way),))


def _day_text(texts: Texts, post: DayPost, most: int) -> str:
    """Return the text with at most ``most`` players named."""
    parts = [
        () if post.trial_hour is None else (trial_text(texts, post.trial_hour, post.zone),),
        _today_lines(texts, post),
        _yesterday_lines(texts, post, most),
        _closed_day_lines(texts, post),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _today_lines(texts: Texts, post: DayPost) -> tuple[str, ...]:
    """Describe the difficulty of the challenge, its goal or par, and the deadlines."""
    challenge, days = post.challenge, post.days
    lines = [
        texts("announce-difficulty", weekday=challenge.day.isoweekday(), difficulty=challenge.difficulty)
    ]
    if challenge.goal is not None and challenge.par is not None:
        lines.append(texts("announce-goal", goal=challenge.goal, par=challenge.par))
    elif challenge.par is not None:
        lines.append(texts("announce-par", par=challenge.par))
    begin = moment_text(texts, days.ends(challenge.number), post.zone)
    end = moment_text(texts, days.closes(challenge.number), post.zone)
    lines.append(texts("announce-until", begin=begin, end=end, zone=post.zone))
    if challenge.number == 1:
        lines.append(texts("announce-first"))
    return tuple(lines)


def _yesterday_lines(texts: Texts, post: DayPost, most: int) -> tuple[str, ...]:
    """Describe how the previous challenge went; return no lines if there was none."""
    recap = post.yesterday
    if recap is None:
        return ()
    counts = {"played": recap.counts.played, "won": recap.counts.won}
    known: dict[str, int | str] = {**number_and_game(texts, recap.challenge), **counts}
    if recap.is_closed:
        head = texts("announce-yesterday" if recap.counts.played else "announce-nobody", **known)
    else:
        end = moment_text(texts, post.days.closes(recap.challenge.number), post.zone)
        head = texts("announce-so-far", end=end, **known)
    return (head, *_best_lines(texts, recap, most if post.has_names else 0), *_everywhere_lines(texts, recap))


def _best_lines(texts: Texts, recap: DayRecap, most: int) -> tuple[str, ...]:
    """Describe the best attempts of a day with names; without names only the best one."""
    if not most:
        return tuple(
            texts("announce-best", run=attempt_text(texts, recap.challenge, row)) for row in recap.winners[:1]
        )
    lines = [row_text(texts, recap.challenge, row) for row in recap.winners[:most]]
    if recap.assisted:
        names = [display_name(texts, row) for row in recap.assisted[:most]]
        lines.append(texts("announce-with-help", names=texts("listing-separator").join(names)))
    return tuple(lines)


def _everywhere_lines(texts: Texts, recap: DayRecap) -> tuple[str, ...]:
    """Describe how a day went for everyone on this instance, if that is switched on."""
    if recap.counts_of_all is None:
        return ()
    counts = {"played": recap.counts_of_all.played, "won": recap.counts_of_all.won}
    if recap.best_of_all is None:
        return (texts("announce-of-all", **counts),)
    run = attempt_text(texts, recap.challenge, recap.best_of_all)
    return (texts("announce-best-of-all", run=run, **counts),)


def _closed_day_lines(texts: Texts, post: DayPost) -> tuple[str, ...]:
    """Describe what was secret until the last closed day had closed."""
    back = post.closed_day
    if back is None:
        return ()
    challenge, lines = back.challenge, []
    is_yesterday = post.yesterday is not None and post.yesterday.challenge.number == challenge.number
    if not is_yesterday:
        counts = {"played": back.counts.played, "won": back.counts.won}
        lines.append(texts("announce-closed", **number_and_game(texts, challenge), **counts))
    if back.decisive_move and (decisive_move := decisive_move_text(texts, back.decisive_move)):
        lines.append(decisive_move)
    way = way_to_win(texts, challenge)
    if way and challenge.goal is not None:
        lines.append(texts("announce-film-of-goal", number=str(challenge.number), score=way.score))
    elif way:
        lines.append(texts("announce-film", number=str(challenge.number)))
    return tuple(lines)
