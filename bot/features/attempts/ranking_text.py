"""What is said at the table of a ranked run: how it counts, and what came of it."""

from dataclasses import dataclass

from bot.core.session import Session
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.daily.scope import Scope
from bot.daily.streak import FREEZE, Streak
from bot.i18n.clock_text import duration
from bot.i18n.moment_text import moment_told
from bot.i18n.texts import Texts
from bot.screens.assistance_text import attempt_kind
from engine.cards import Detail


@dataclass(frozen=True, slots=True)
class AttemptOutcome:
    """What came of a ranked run."""

    result: ChallengeResult
    goal: int | None
    """The score from which the day counts as won, where it has one."""
    places: tuple[tuple[Scope, int, int], ...]
    """The tables in which it stands: its place, and among how many."""
    streak: Streak
    is_final: bool
    """Whether the day has closed, so that no place changes any more."""


def late_text(texts: Texts) -> str:
    """Tell that a run does not rank, for it was not finished when its day closed."""
    return texts("daily-late")


def uncounted_text(texts: Texts) -> str:
    """Tell that a run that is over will be counted later."""
    return texts("daily-uncounted")


def terms_lines(
    texts: Texts, challenge: DailyChallenge, session: Session, closes: int, zone: str, now: int
) -> tuple[str, ...]:
    """Tell how a run that has not begun counts, and what there is to reach."""
    reach = texts("daily-difficulty", difficulty=challenge.difficulty)
    if challenge.goal is not None:
        reach = texts(
            "daily-goal", difficulty=challenge.difficulty, goal=challenge.goal, par=challenge.par or 0
        )
    elif challenge.par is not None:
        reach = texts("daily-par", difficulty=challenge.difficulty, par=challenge.par)
    until = texts("daily-closes", moment=moment_told(texts, closes, zone, now))
    how = attempt_kind(texts, session) if session.is_waived else texts("daily-terms")
    return how, texts.together(reach, until)


def news_lines(texts: Texts, news: AttemptOutcome) -> tuple[str, ...]:
    """Tell what came of a run, a line for each thing."""
    result = news.result
    known: dict[str, Detail] = {"moves": result.moves, "time": duration(result.seconds)}
    lines = [texts("daily-ran", help="some" if result.is_assisted else "none", **known)]
    for scope, place, count in news.places:
        where = "everywhere" if scope.is_everyone else "here"
        message = "daily-place-final" if news.is_final else "daily-place-so-far"
        lines.append(texts(message, place=place, count=count, where=where))
    told = [texts.together(*lines)]
    if news.goal is not None:
        met = "daily-goal-met" if result.is_won else "daily-goal-missed"
        told.insert(0, texts(met, score=result.score, goal=news.goal))
    days = news.streak
    freezes = FREEZE * days.freezes
    streak = (
        texts("daily-streak", played=days.played, won=days.won, freezes=freezes).rstrip()
        if days.played
        else ""
    )
    return tuple(filter(None, (*told, streak)))
