"""Screens and texts of attempts: past days, how an attempt counts, and how it went."""

from collections.abc import Iterator, Mapping, Sequence

from bot.core.actions import Action, Verb
from bot.core.screens import MAX_IN_ROW, Button, Screen
from bot.core.session import LoadedGame
from bot.daily.certified_deals import hardness_of
from bot.daily.challenge import DailyChallenge
from bot.daily.days import ARCHIVE
from bot.daily.result import ChallengeResult
from bot.daily.scope import Scope
from bot.daily.streak import FREEZE, Streak
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration, moment_in_words
from bot.screens.button_rows import as_main, in_rows
from bot.screens.descriptions import aim_text, attempt_kind, deal_name, deal_title, hardness_text
from engine.cards import Detail
from engine.games import find_game

SURE = "yes"
"""The word after a number that means: play that challenge although its day is over."""


def first_screen(
    texts: Texts, challenge: DailyChallenge, until: str, start: Action, practice: Action, *, has_played: bool
) -> Screen:
    """Say what a day's ranked attempt is about before it starts, and offer to start it or to practice first.

    ``until`` says when it can be played. Those who have finished a game of that kind, and thus know what the
    numbers mean, see how the deal is rated.
    """
    game, aim = challenge.record.game, aim_text(texts, challenge.record)
    rating = texts.together(*_rating(texts, challenge, is_whole=has_played))
    lines = (*filter(None, (aim, rating)), texts("daily-terms"), until)
    rows = (
        (as_main(Button(texts("button-start"), start)), Button(texts("button-practice-first"), practice)),
        (Button(texts("button-rules"), Action(Verb.RULES, (game,))),),
    )
    return Screen(deal_title(texts, challenge.record, challenge.number), "\n".join(lines), rows=rows)


def _rating(texts: Texts, challenge: DailyChallenge, *, is_whole: bool) -> Iterator[str]:
    """Yield the goal of a challenge, and if ``is_whole``, how hard it is, and par."""
    if challenge.goal is not None:
        yield texts("daily-goal", goal=challenge.goal)
    if is_whole:
        yield texts("daily-difficulty", difficulty=challenge.difficulty)
        if hardness := hardness_text(texts, challenge.record.game, hardness_of(challenge)):
            yield hardness
        if challenge.par is not None:
            yield texts("daily-par", par=challenge.par)


def past_screen(
    texts: Texts, owner: int, challenge: DailyChallenge, result: ChallengeResult | None, session: str
) -> Screen:
    """Say that the day of a challenge is over, and offer it as practice, and today's challenge.

    ``session`` is the id of the player's own attempt of that day; empty if there is none.
    """
    lines = [texts("daily-past", number=str(challenge.number))]
    controls = [as_main(Button(texts("button-today"), Action(Verb.DAILY, owner=owner)))]
    past = Action(Verb.DAILY, (str(challenge.number), SURE), owner=owner)
    controls.append(Button(texts("daily-play-past", number=str(challenge.number)), past))
    if result:
        lines.append(texts("daily-past-result", result=result_text(texts, challenge, result)))
        if session:
            own = Action(Verb.BOARD, ("back",), session, owner=owner)
            controls.append(Button(texts("button-own-attempt"), own))
    controls.append(Button(texts("button-archive"), Action(Verb.DAILY, (ARCHIVE,), owner=owner)))
    title = deal_title(texts, challenge.record, challenge.number)
    return Screen(title, "\n".join(lines), rows=in_rows(controls, 2))


def archive_screen(
    texts: Texts,
    owner: int,
    challenges: Sequence[DailyChallenge],
    results: Mapping[int, ChallengeResult],
    page: int,
    pages: int,
) -> Screen:
    """List past days, the last one first, with what the player did on each, and offer their challenges."""
    lines = [texts("daily-archive" if challenges else "daily-archive-empty")]
    lines += [_archive_line(texts, challenge, results.get(challenge.number)) for challenge in challenges]
    controls = [
        Button(f"#{challenge.number}", Action(Verb.DAILY, (str(challenge.number), SURE), owner=owner))
        for challenge in challenges
    ]
    turn = [as_main(Button(texts("button-today"), Action(Verb.DAILY, owner=owner)))]
    if pages > 1:
        following = page % pages + 1
        label = texts("to-part", number=following, count=pages)
        turn.append(Button(label, Action(Verb.DAILY, (ARCHIVE, str(following)), owner=owner)))
    rows = (*in_rows(controls, MAX_IN_ROW), tuple(turn))
    return Screen(texts("daily-archive-title"), "\n".join(lines), rows=rows)


def result_text(texts: Texts, challenge: DailyChallenge, result: ChallengeResult) -> str:
    """Describe a player's result of a day in a few words."""
    known: dict[str, Detail] = {"moves": result.moves, "time": duration(result.seconds)}
    help_ = "some" if result.is_assisted else "none"
    if find_game(challenge.record.game).is_for_points and not result.has_given_up:
        return texts("daily-result-points", score=result.score, help=help_, **known)
    kind = "won" if result.is_won else "given-up" if result.has_given_up else "lost"
    return texts("daily-result", kind=kind, help=help_, **known)


def _archive_line(texts: Texts, challenge: DailyChallenge, result: ChallengeResult | None) -> str:
    # The deal's name is “number · game”; the line begins with the number itself.
    name = deal_name(texts, challenge.record, challenge.number)
    game = name.partition(" · ")[2] or name
    known: dict[str, Detail] = {
        "number": str(challenge.number),
        "date": challenge.day.isoformat(),
        "game": game,
    }
    if result is None:
        return texts("daily-archive-line", **known)
    return texts("daily-archive-played", result=result_text(texts, challenge, result), **known)


def terms_lines(
    texts: Texts, challenge: DailyChallenge, loaded: LoadedGame, closes: int, zone: str, now: int
) -> tuple[str, ...]:
    """Explain how a new attempt counts, and what can be reached."""
    session = loaded.session
    until = texts("daily-closes", moment=moment_in_words(texts, closes, zone, now))
    how = attempt_kind(texts, session) if session.is_waived else texts("daily-terms")
    return how, texts.together(*_rating(texts, challenge, is_whole=not loaded.is_introduction), until)


def news_lines(
    texts: Texts,
    result: ChallengeResult,
    goal: int | None,
    places: Sequence[tuple[Scope, int, int]],
    days: Streak,
    *,
    review_from: str,
) -> tuple[str, ...]:
    """Describe how an attempt went, one line per fact.

    ``review_from`` is when the day closes; empty if it has.
    ``goal`` is the score from which the day counts as won, if it has one; ``places`` are those in the
    leaderboards that list the attempt, each with the number of players.
    """
    known: dict[str, Detail] = {"moves": result.moves, "time": duration(result.seconds)}
    lines = [texts("daily-finished", help="some" if result.is_assisted else "none", **known)]
    for scope, place, count in places:
        where = "everywhere" if scope.is_everyone else "here"
        message = "daily-place-so-far" if review_from else "daily-place-final"
        lines.append(texts(message, place=place, count=count, where=where))
    news_texts = [texts.together(*lines)]
    if goal is not None:
        met = "daily-goal-met" if result.is_won else "daily-goal-missed"
        news_texts.insert(0, texts(met, score=result.score, goal=goal))
    if days.played:
        freezes = FREEZE * days.freezes
        news_texts.append(texts("daily-streak", played=days.played, won=days.won, freezes=freezes).rstrip())
    if review_from:
        news_texts.append(texts("daily-review-from", moment=review_from))
    return tuple(news_texts)
