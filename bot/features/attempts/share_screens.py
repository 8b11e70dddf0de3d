"""What the message shows in which a player tells others how a puzzle of the days went: words before all else.

Nothing of it tells a card as long as the day is open: no board, no move, no number of the deal.
"""

from functools import lru_cache

from bot.core.actions import Chat, Verb
from bot.core.commands import as_typed
from bot.core.deal_codes import write_code
from bot.core.images import STAGES, ResultCard
from bot.core.loaded_game import LoadedGame
from bot.core.screens import MAX_COPY, Screen
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.i18n.clock_text import duration
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts, clipped
from bot.screens.assistance_text import assistance_lines
from bot.screens.descriptions import board_facts, deal_name, deal_title, describe_board, pile_captions
from bot.screens.menus import play_button

FULL, EMPTY = "▰", "▱"
STAGES_WON = 4
"""Stages of a run that is won; the last one is for par, or for winning where there is none."""
MOST_NAME = 32
"""Columns of the player's name."""


def share_screen(
    texts: Texts,
    loaded: LoadedGame,
    challenge: DailyChallenge,
    result: ChallengeResult,
    chat: Chat,
    *,
    is_closed: bool,
    name: str = "",
) -> Screen:
    """Show how a game of a puzzle ended, and offer it to whoever sees it; ``name`` is the player's."""
    record, number = challenge.record, challenge.number
    title = deal_title(texts, record, number)
    told, score = ending_text(texts, challenge, result), score_text(texts, loaded)
    strip = progress_strip(challenge, result)
    who = texts("share-by", name=shortened(name, MOST_NAME), told=told) if name else told
    practice = () if loaded.is_ranked else (texts("share-practice"),)
    text = "\n".join((who, f"{score} {strip}", *practice))
    card = _result_card(texts, loaded, challenge, result, is_closed=is_closed)
    head = texts("share-daily-alt", deal=title, told=who, score=score, reached=card.reached or 0)
    alt = describe_board(texts, card.board, head) if is_closed else head
    rows = ((play_button(texts, record, number),),)
    copy = copy_text(texts, challenge, result, score, chat)
    return Screen(title, text, card, alt, rows, write_code(record, number), copy)


def copy_text(
    texts: Texts, challenge: DailyChallenge, result: ChallengeResult, score: str, chat: Chat
) -> str:
    """Return the result as a text to be pasted anywhere: words, and one short strip."""
    name = deal_name(texts, challenge.record, challenge.number)
    command = as_typed(chat, Verb.DAILY, texts)
    lines = (
        texts("share-head", deal=name),
        ending_text(texts, challenge, result),
        f"{score} {progress_strip(challenge, result)}",
        texts("share-play", command=command),
    )
    return clipped("\n".join(lines), MAX_COPY)


def ending_text(texts: Texts, challenge: DailyChallenge, result: ChallengeResult) -> str:
    """Tell how a run of a day ended, how long it took, and whether it had help: “Won in 31 moves, 2:14 …”."""
    return texts(
        "share-result",
        result=_ending_kind(challenge, result),
        moves=result.moves,
        time=duration(result.seconds),
        help="yes" if result.is_assisted else "no",
    )


def score_text(texts: Texts, loaded: LoadedGame) -> str:
    """Tell what a run came to in its game's own terms, such as “14 cards left”."""
    board = loaded.position.board()
    kind = board.outcome.result if board.outcome else "given-up"
    known = {**board_facts(board), "result": kind, "moves": len(loaded.session.record.moves)}
    return texts.of_game(board.game, "result", **known)


def stages_reached(challenge: DailyChallenge, result: ChallengeResult) -> int:
    """Tell how many stages a run has come through: the last two are winning, and reaching the best known."""
    if result.is_won:
        return STAGES if challenge.par is None or result.score >= challenge.par else STAGES_WON
    start, best = challenge.record.start().score(), best_score(challenge)
    part = (result.score - start) * STAGES_WON // (best - start) if best != start else 0
    return min(max(part, 0), STAGES_WON - 1)


def progress_strip(challenge: DailyChallenge, result: ChallengeResult) -> str:
    """Return the same as five signs."""
    reached = stages_reached(challenge, result)
    return FULL * reached + EMPTY * (STAGES - reached)


@lru_cache(64)
def best_score(challenge: DailyChallenge) -> int:
    """Return the best score that is known of a puzzle: where no proof is known any more, that of the deal."""
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
    texts: Texts, loaded: LoadedGame, challenge: DailyChallenge, result: ChallengeResult, *, is_closed: bool
) -> ResultCard:
    """Return the card of a result; as long as the day is open, without the board that it ended with."""
    record = challenge.record
    lines = (
        texts("share-ending", result=_ending_kind(challenge, result)),
        score_text(texts, loaded),
        texts("announce-run", moves=result.moves, time=duration(result.seconds)),
        *assistance_lines(texts, loaded.session),
    )
    return ResultCard(
        loaded.position.board() if is_closed else record.start().board(),
        deal_name(texts, record, challenge.number),
        lines,
        loaded.theme,
        pile_captions(texts, record.game),
        has_board=is_closed,
        reached=stages_reached(challenge, result),
    )
