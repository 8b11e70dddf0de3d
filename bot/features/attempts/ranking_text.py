"""Texts shown with a ranked attempt: how it counts, and how it went."""

from dataclasses import dataclass

from bot.core.session import Session
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.daily.scope import Scope
from bot.daily.streak import FREEZE, Streak
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration, moment_in_words
from bot.screens.descriptions import attempt_kind
from engine.cards import Detail


@dataclass(frozen=True, slots=True)
class AttemptOutcome:
    """How a ranked attempt went."""

    result: ChallengeResult
    goal: int | None
    """The score from which the day counts as won, if it has one."""
    places: tuple[tuple[Scope, int, int], ...]
    """For each leaderboard that lists it: its place, and how many players there are."""
    streak: Streak
    is_final: bool
    """Whether the day has closed, so that places no longer change."""


def late_text(texts: Texts) -> str:
    """Explain that an attempt does not rank because its day closed before it was finished."""
    return texts("daily-late")


def uncounted_text(texts: Texts) -> str:
    """Explain that a finished attempt will be counted later."""
    return texts("daily-uncounted")


def terms_lines(
    texts: Texts, challenge: DailyChallenge, session: Session, closes: int, zone: str, now: int
) -> tuple[str, ...]:
    """Explain how a new attempt counts, and what can be reached."""
    reach = texts("daily-difficulty", difficulty=challenge.difficulty)
    if challenge.goal is not None:
        reach = texts(
            "daily-goal", difficulty=challenge.difficulty, goal=challenge.goal, par=challenge.par or 0
        )
    elif challenge.par is not None:
        reach = texts("daily-par", difficulty=challenge.difficulty, par=challenge.par)
    until = texts("daily-closes", moment=moment_in_words(texts, closes, zone, now))
    how = attempt_kind(texts, session) if session.is_waived else texts("daily-terms")
    return how, texts.together(reach, until)


def news_lines(texts: Texts, news: AttemptOutcome) -> tuple[str, ...]:
    """Describe how an attempt went, one line per fact."""
    result = news.result
    known: dict[str, Detail] = {"moves": result.moves, "time": duration(result.seconds)}
    lines = [texts("daily-ran", help="some" if result.is_assisted else "none", **known)]
    for scope, place, count in news.places:
        where = "everywhere" if scope.is_everyone else "here"
        message = "daily-place-final" if news.is_final else "daily-place-so-far"
        lines.append(texts(message, place=place, count=count, where=where))
    news_texts = [texts.together(*lines)]
    if news.goal is not None:
        met = "daily-goal-met" if result.is_won else "daily-goal-missed"
        news_texts.insert(0, texts(met, score=result.score, goal=news.goal))
    days = news.streak
    freezes = FREEZE * days.freezes
    streak = (
        texts("daily-streak", played=days.played, won=days.won, freezes=freezes).rstrip()
        if days.played
        else ""
    )
    return tuple(filter(None, (*news_texts, streak)))
