"""The shared result of a daily challenge.

While a day is open it reveals no card: no board, no move, no deal number.
"""

from functools import lru_cache

from bot.core.actions import Chat, Verb
from bot.core.commands import as_typed
from bot.core.images import STAGES, ResultCard
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_codes import write_code
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration
from bot.screens.descriptions import (
    assistance_lines,
    deal_name,
    deal_title,
    describe_board,
    pile_captions,
    score_text,
)
from bot.screens.menus import play_button
from bot.screens.sharing.result_board import result_board
from bot.screens.sharing.shared_text import shared_text

FULL, EMPTY = "▰", "▱"
STAGES_WON = 4
"""Stages of an attempt that is won; the fifth is for par, or for winning a game without par."""
MOST_NAME = 32
"""The most columns of a player's name."""


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
    streak: int = 0,
) -> Screen:
    """Show how a game of a challenge ended, with a button to play it.

    ``name`` is the player's, ``season`` a line about what they have earned in the month, ``streak`` the days
    they have played in a row.
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
    score = score_text(texts, loaded.position.board(), len(loaded.session.record.moves))
    reached = stages_reached(challenge, result)
    strip = FULL * reached + EMPTY * (STAGES - reached)
    who = texts("share-by", name=shortened(name, MOST_NAME), details=ending) if name else ending
    practice = () if loaded.is_ranked else (texts("share-practice"),)
    streak_line = texts("share-daily-streak", days=streak) if streak > 1 else ""
    text = "\n".join(filter(None, (who, f"{score} {strip}", *practice, streak_line, season)))
    shown, introduction = result_board(texts, loaded) if is_closed else (record.start().board(), "")
    lines = (
        texts("share-ending", result=_ending_kind(challenge, result)),
        score,
        texts("announce-attempt", moves=result.moves, time=duration(result.seconds)),
        *assistance_lines(texts, loaded.session),
        *filter(None, (season,)),
    )
    card = ResultCard(
        shown,
        deal_name(texts, record, number),
        lines,
        loaded.theme,
        pile_captions(texts, record.game),
        has_board=is_closed,
        reached=reached,
        introduction=introduction,
    )
    details = texts("chart-separator").join(filter(None, (who, streak_line, season)))
    head = texts("share-daily-alt", deal=title, details=details, score=score, reached=reached)
    alt = describe_board(texts, card.board, head) if is_closed else head
    rows = ((play_button(texts, record, number),),)
    copy = shared_text(
        texts,
        chat,
        deal_name(texts, record, number),
        ending,
        f"{score} {strip}",
        streak_line,
        command=as_typed(chat, Verb.DAILY, texts),
    )
    return Screen(title, text, card, alt, rows, write_code(record, number), copy)


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
