"""What posts show in pictures: today's deal, and how a closed day was won; for all groups of a language.

What is equal is painted once, and composed once as well.
"""

from dataclasses import dataclass
from functools import lru_cache

from bot.core.images import BoardPicture, ReplayAnimation
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.i18n.texts import Texts
from bot.screens.descriptions import (
    alt_text,
    board_facts,
    deal_name,
    deal_title,
    picture_heading,
    pile_captions,
)


@dataclass(frozen=True, slots=True)
class TodayPicture:
    """What every group sees of a puzzle whose day has begun."""

    title: str
    picture: BoardPicture
    alt: str


@dataclass(frozen=True, slots=True)
class WayToWin:
    """What every group sees of a puzzle whose day has closed."""

    film: ReplayAnimation
    title: str
    alt: str
    score: int


@lru_cache(64)
def today_picture(texts: Texts, challenge: DailyChallenge) -> TodayPicture:
    """Return the picture of a puzzle's deal, the same value for all groups of a language."""
    record, board = challenge.record, challenge.record.start().board()
    told = texts.of_game(board.game, "picture-state", **board_facts(board))
    heading = picture_heading(texts, record, told, challenge.number)
    picture = BoardPicture(board, heading, captions=pile_captions(texts, record.game))
    alt = alt_text(texts, record, board, challenge=challenge.number)
    return TodayPicture(deal_title(texts, record, challenge.number), picture, alt)


@lru_cache(64)
def way_to_win(texts: Texts, challenge: DailyChallenge) -> WayToWin | None:
    """Return the film of the proved way to win a puzzle; ``None`` where none is known by today's rules."""
    proof = find_proof(challenge)
    if proof is None:
        return None
    record, name = challenge.record, deal_title(texts, challenge.record, challenge.number)
    film = ReplayAnimation(
        proof.text, deal_name(texts, record, challenge.number), captions=pile_captions(texts, record.game)
    )
    alt = texts("announce-film-alt", deal=name, moves=len(proof.moves))
    return WayToWin(film, texts("announce-film-title", deal=name), alt, proof.replay().score())
