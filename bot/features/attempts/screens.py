"""Screens and texts of attempts: past days, how an attempt counts and went, and its shared result.

While a day is open a shared result reveals no card: no board, no move, no deal number.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import as_typed
from bot.core.deal_codes import write_code
from bot.core.images import STAGES, ResultCard
from bot.core.screens import MAX_COPY, MAX_IN_ROW, Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.days import ARCHIVE
from bot.daily.result import ChallengeResult
from bot.daily.scope import Scope
from bot.daily.streak import FREEZE, Streak
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import duration, moment_in_words
from bot.screens.button_rows import in_rows
from bot.screens.descriptions import (
    assistance_lines,
    attempt_kind,
    board_facts,
    deal_name,
    deal_title,
    describe_board,
    pile_captions,
)
from bot.screens.menus import play_button
from bot.screens.result_board import ResultBoard, result_board
from engine.cards import Detail
from engine.games import find_game

SURE = "yes"
"""The word after a number that means: play that challenge although its day is over."""
FULL, EMPTY = "▰", "▱"
STAGES_WON = 4
"""Stages of an attempt that is won; the fifth is for par, or for winning a game without par."""
MOST_NAME = 32
"""The most columns of a player's name."""


def first_screen(
    texts: Texts, challenge: DailyChallenge, until: str, start: Action, practice: Action, *, has_played: bool
) -> Screen:
    """Say what a day's ranked attempt is about before it starts, and offer to start it or to practice first.

    ``until`` says when it can be played. Those who have finished a game of that kind, and thus know what the
    numbers mean, see how the deal is rated.
    """
    game = challenge.record.game
    aim = (texts.of_game(game, "aim"),) if texts.has_of_game(game, "aim") else ()
    rating = texts.together(*_rating(texts, challenge, is_whole=has_played))
    lines = (*aim, *filter(None, (rating,)), texts("daily-terms"), until)
    rows = (
        (
            Button(texts("button-start"), start, ButtonStyle.MOVE),
            Button(texts("button-practice-first"), practice),
        ),
        (Button(texts("button-rules"), Action(Verb.RULES, (game,))),),
    )
    return Screen(deal_title(texts, challenge.record, challenge.number), "\n".join(lines), rows=rows)


def _rating(texts: Texts, challenge: DailyChallenge, *, is_whole: bool) -> Iterator[str]:
    """Yield the goal of a challenge, and its difficulty and par if ``is_whole``."""
    if challenge.goal is not None:
        yield texts("daily-goal", goal=challenge.goal)
    if is_whole:
        yield texts("daily-difficulty", difficulty=challenge.difficulty)
        if challenge.par is not None:
            yield texts("daily-par", par=challenge.par)


def past_screen(
    texts: Texts, owner: int, challenge: DailyChallenge, result: ChallengeResult | None, session: str
) -> Screen:
    """Say that the day of a challenge is over, and offer it as practice, and today's challenge.

    ``session`` is the id of the player's own attempt of that day; empty if there is none.
    """
    lines = [texts("daily-past", number=str(challenge.number))]
    controls = [Button(texts("button-today"), Action(Verb.DAILY, owner=owner), ButtonStyle.MOVE)]
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
    turn = [Button(texts("button-today"), Action(Verb.DAILY, owner=owner), ButtonStyle.MOVE)]
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


def terms_lines(
    texts: Texts, challenge: DailyChallenge, loaded: LoadedGame, closes: int, zone: str, now: int
) -> tuple[str, ...]:
    """Explain how a new attempt counts, and what can be reached."""
    session = loaded.session
    until = texts("daily-closes", moment=moment_in_words(texts, closes, zone, now))
    how = attempt_kind(texts, session) if session.is_waived else texts("daily-terms")
    return how, texts.together(*_rating(texts, challenge, is_whole=not loaded.is_introduction), until)


def news_lines(texts: Texts, news: AttemptOutcome) -> tuple[str, ...]:
    """Describe how an attempt went, one line per fact."""
    result = news.result
    known: dict[str, Detail] = {"moves": result.moves, "time": duration(result.seconds)}
    lines = [texts("daily-finished", help="some" if result.is_assisted else "none", **known)]
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


def share_screen(
    texts: Texts,
    loaded: LoadedGame,
    challenge: DailyChallenge,
    result: ChallengeResult,
    chat: Chat,
    *,
    is_closed: bool,
    name: str = "",
    season: str = "",
) -> Screen:
    """Show how a game of a challenge ended, with a button to play it.

    ``name`` is the player's, ``season`` a line about what they have earned in the month.
    """
    record, number = challenge.record, challenge.number
    title = deal_title(texts, record, number)
    ending = texts(
        "share-result",
        result=_ending_kind(challenge, result),
        moves=result.moves,
        time=duration(result.seconds),
        help="yes" if result.is_assisted else "no",
    )
    score, reached = _score_text(texts, loaded), stages_reached(challenge, result)
    strip = FULL * reached + EMPTY * (STAGES - reached)
    who = texts("share-by", name=shortened(name, MOST_NAME), details=ending) if name else ending
    practice = () if loaded.is_ranked else (texts("share-practice"),)
    text = "\n".join(filter(None, (who, f"{score} {strip}", *practice, season)))
    card = _result_card(texts, loaded, challenge, result, score, season, is_closed=is_closed)
    details = texts("chart-separator").join(filter(None, (who, season)))
    head = texts("share-daily-alt", deal=title, details=details, score=score, reached=reached)
    alt = describe_board(texts, card.board, head) if is_closed else head
    rows = ((play_button(texts, record, number),),)
    link = texts("share-play", command=as_typed(chat, Verb.DAILY, texts))
    copy = (texts("share-head", deal=deal_name(texts, record, number)), ending, f"{score} {strip}", link)
    code = write_code(record, number)
    return Screen(title, text, card, alt, rows, code, clipped("\n".join(copy), MAX_COPY))


def _score_text(texts: Texts, loaded: LoadedGame) -> str:
    """Describe the final score in the game's own terms, such as “14 cards left”."""
    board = loaded.position.board()
    kind = board.outcome.result if board.outcome else "given-up"
    known = {**board_facts(board), "result": kind, "moves": len(loaded.session.record.moves)}
    return texts.of_game(board.game, "result", **known)


def stages_reached(challenge: DailyChallenge, result: ChallengeResult) -> int:
    """Return how many of the five stages an attempt reached: the last two are winning and reaching par."""
    if result.is_won:
        return STAGES if challenge.par is None or result.score >= challenge.par else STAGES_WON
    start, best = challenge.record.start().score(), _best_score(challenge)
    part = (result.score - start) * STAGES_WON // (best - start) if best != start else 0
    return min(max(part, 0), STAGES_WON - 1)


@lru_cache(64)
def _best_score(challenge: DailyChallenge) -> int:
    """Return the best known score of a challenge; without a proof, the score of its first position."""
    if challenge.par is not None:
        return challenge.par
    proof = find_proof(challenge)
    return (proof or challenge.record).replay().score()


def _ending_kind(challenge: DailyChallenge, result: ChallengeResult) -> str:
    if result.is_won:
        return "won"
    if result.has_given_up:
        return "given-up"
    return "lost" if challenge.goal is None else "missed"


def _result_card(
    texts: Texts,
    loaded: LoadedGame,
    challenge: DailyChallenge,
    result: ChallengeResult,
    score: str,
    season: str,
    *,
    is_closed: bool,
) -> ResultCard:
    record = challenge.record
    shown, introduction = result_board(texts, loaded) if is_closed else ResultBoard(record.start().board())
    lines = (
        texts("share-ending", result=_ending_kind(challenge, result)),
        score,
        texts("announce-attempt", moves=result.moves, time=duration(result.seconds)),
        *assistance_lines(texts, loaded.session),
        *filter(None, (season,)),
    )
    return ResultCard(
        shown,
        deal_name(texts, record, challenge.number),
        lines,
        loaded.theme,
        pile_captions(texts, record.game),
        has_board=is_closed,
        reached=stages_reached(challenge, result),
        introduction=introduction,
    )
