"""The post of a day, as pure functions of its data.

All groups of a language share its pictures, so that each is composed and painted once.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache, partial

from bot.core.actions import Action, Verb
from bot.core.commands import EVERYBODY, ONLY_PLAYER
from bot.core.images import BoardPicture, ReplayAnimation
from bot.core.posts import PostFilm
from bot.core.screens import MAX_CAPTION, Button, Screen
from bot.daily.certified_deals import find_proof, hardness_of
from bot.daily.challenge import DailyChallenge
from bot.daily.days import Days
from bot.daily.decisive_move import DecisiveMove
from bot.daily.leaderboard_rows import DayCounts, LeaderboardRow
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import full_hour, weekday_and_time
from bot.screens.button_rows import as_main
from bot.screens.descriptions import (
    alt_text,
    board_facts,
    deal_name,
    deal_title,
    hardness_text,
    move_name,
    picture_heading,
    pile_captions,
)
from bot.screens.leaderboard_text import attempt_text, display_name, score_details

MOST_WINNERS = 5
"""The most players named for a day, both without and with assistance."""


@dataclass(frozen=True, slots=True)
class DayRecap:
    """How a day went: its winners by name, all others as numbers."""

    challenge: DailyChallenge
    is_closed: bool
    counts: DayCounts
    winners: tuple[LeaderboardRow, ...] = ()
    """The best without assistance, in their order."""
    assisted: tuple[LeaderboardRow, ...] = ()
    """The best with assistance."""
    counts_of_all: DayCounts | None = None
    """The counts for everyone on this instance, if they are switched on."""
    best_of_all: LeaderboardRow | None = None


@dataclass(frozen=True, slots=True)
class ClosedDay:
    """What is secret until a day closes: the way to win it, and the decisive move."""

    challenge: DailyChallenge
    counts: DayCounts
    decisive_move: DecisiveMove | None = None
    """``None`` before it has been searched for."""


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
    title = deal_title(texts, post.challenge.record, post.challenge.number)
    text = with_names(partial(_day_text, texts, post), MOST_WINNERS, MAX_CAPTION - len(title) - 1)
    picture, alt = _picture(texts, post.challenge)
    return Screen(title, text, picture, alt, _day_buttons(texts, post))


@lru_cache(64)
def _picture(texts: Texts, challenge: DailyChallenge) -> tuple[BoardPicture, str]:
    record, board = challenge.record, challenge.record.start().board()
    state = texts.of_game(board.game, "picture-state", **board_facts(board))
    heading = picture_heading(texts, record, state, challenge.number)
    picture = BoardPicture(board, heading, captions=pile_captions(texts, record.game))
    return picture, alt_text(texts, record, board, challenge=challenge.number)


def _day_buttons(texts: Texts, post: DayPost) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of a post. They have no owner: anybody may press them."""
    number = str(post.challenge.number)
    rows = (
        (
            as_main(Button(texts("button-play"), Action(Verb.DAILY, (number, ONLY_PLAYER)))),
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
    hour = post.trial_hour
    parts = [
        () if hour is None else (texts("announce-trial", time=full_hour(hour), zone=post.zone),),
        _today_lines(texts, post),
        _yesterday_lines(texts, post, most),
        _closed_day_lines(texts, post),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _today_lines(texts: Texts, post: DayPost) -> tuple[str, ...]:
    challenge, days = post.challenge, post.days
    lines = [
        texts("announce-difficulty", weekday=challenge.day.isoweekday(), difficulty=challenge.difficulty)
    ]
    if hardness := hardness_text(texts, challenge.record.game, hardness_of(challenge)):
        lines.append(hardness)
    if challenge.goal is not None and challenge.par is not None:
        lines.append(texts("announce-goal", goal=challenge.goal, par=challenge.par))
    elif challenge.par is not None:
        lines.append(texts("announce-par", par=challenge.par))
    begin = weekday_and_time(texts, days.ends(challenge.number), post.zone)
    end = weekday_and_time(texts, days.closes(challenge.number), post.zone)
    lines.append(texts("announce-until", begin=begin, end=end, zone=post.zone))
    if challenge.number == 1:
        lines.append(texts("announce-first"))
    return tuple(lines)


def _yesterday_lines(texts: Texts, post: DayPost, most: int) -> tuple[str, ...]:
    """Describe how the previous challenge went; return no lines if there was none."""
    recap = post.yesterday
    if recap is None:
        return ()
    known: dict[str, int | str] = {**number_and_game(texts, recap.challenge), **asdict(recap.counts)}
    if recap.is_closed:
        head = texts("announce-yesterday" if recap.counts.played else "announce-nobody", **known)
    else:
        end = weekday_and_time(texts, post.days.closes(recap.challenge.number), post.zone)
        head = texts("announce-so-far", end=end, **known)
    return (head, *_best_lines(texts, recap, most if post.has_names else 0), *_everywhere_lines(texts, recap))


def _best_lines(texts: Texts, recap: DayRecap, most: int) -> tuple[str, ...]:
    """Describe the best attempts of a day with names; without names only the best one."""
    if not most:
        return tuple(
            texts("announce-best", run=attempt_text(texts, recap.challenge, row)) for row in recap.winners[:1]
        )
    message = "announce-row" if recap.challenge.par is None else "announce-points-row"
    lines = [
        texts(message, place=row.place, name=display_name(texts, row), **score_details(row.score))
        for row in recap.winners[:most]
    ]
    if recap.assisted:
        names = [display_name(texts, row) for row in recap.assisted[:most]]
        lines.append(texts("announce-with-help", names=texts("listing-separator").join(names)))
    return tuple(lines)


def _everywhere_lines(texts: Texts, recap: DayRecap) -> tuple[str, ...]:
    if recap.counts_of_all is None:
        return ()
    counts = asdict(recap.counts_of_all)
    if recap.best_of_all is None:
        return (texts("announce-of-all", **counts),)
    run = attempt_text(texts, recap.challenge, recap.best_of_all)
    return (texts("announce-best-of-all", run=run, **counts),)


def _closed_day_lines(texts: Texts, post: DayPost) -> tuple[str, ...]:
    back = post.closed_day
    if back is None:
        return ()
    challenge, lines = back.challenge, []
    is_yesterday = post.yesterday is not None and post.yesterday.challenge.number == challenge.number
    if not is_yesterday:
        known = {**number_and_game(texts, challenge), **asdict(back.counts)}
        lines.append(texts("announce-closed", **known))
    if back.decisive_move and (line := _decisive_move_text(texts, back.decisive_move)):
        lines.append(line)
    way = way_to_win(texts, challenge)
    if way:
        lines.append(way.line)
    return tuple(lines)


@lru_cache(64)
def way_to_win(texts: Texts, challenge: DailyChallenge) -> PostFilm | None:
    """Return the film of the proved way to win; ``None`` if none is known by today's rules."""
    proof = find_proof(challenge)
    if proof is None:
        return None
    record, name = challenge.record, deal_title(texts, challenge.record, challenge.number)
    film = ReplayAnimation(
        proof.text, deal_name(texts, record, challenge.number), captions=pile_captions(texts, record.game)
    )
    alt = texts("announce-film-alt", deal=name, moves=len(proof.moves))
    number, score = str(challenge.number), proof.replay().score()
    line = texts("announce-film", number=number)
    if challenge.goal is not None:
        line = texts("announce-film-of-goal", number=number, score=score)
    return PostFilm(film, texts("announce-film-title", deal=name), alt, line)


@lru_cache(64)
def _decisive_move_text(texts: Texts, decisive_move: DecisiveMove) -> str:
    """Describe the decisive move, or after how many moves half were lost; empty if few lost."""
    record, half = decisive_move.record, decisive_move.half_lost_after
    if record is None or decisive_move.better is None:
        return texts("announce-apart", number=half) if half else ""
    moves = len(record.moves)
    before = record.first(moves - 1).replay()
    lost, better = (
        move_name(texts, before, before.board(), move) for move in (record.moves[-1], decisive_move.better)
    )
    return texts(
        "announce-decisive-move", number=moves, move=lost, percent=decisive_move.percent, better=better
    )


def with_names(write: Callable[[int], str], most: int, room: int) -> str:
    """Return the text with the most names, at most ``most``, that fits into ``room`` characters.

    ``write`` returns the text for a number of names. If even that without names is too long, it is clipped.
    """
    texts = (write(names) for names in range(most, -1, -1))
    return clipped(next((text for text in texts if len(text) <= room), write(0)), room)


def number_and_game(texts: Texts, challenge: DailyChallenge) -> dict[str, str]:
    """Return the number of a day and its game as variables of messages."""
    return {"number": str(challenge.number), "game": texts.of_game(challenge.record.game, "title")}
