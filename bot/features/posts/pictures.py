"""The pictures of posts: today's deal, and how a closed day was won.

All groups of a language share them, so that each is composed and painted once.
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
    """The picture of a challenge whose day has begun."""

    title: str
    picture: BoardPicture
    alt: str


@dataclass(frozen=True, slots=True)
class WayToWin:
    """The proved way to win a challenge whose day has closed."""

    film: ReplayAnimation
    title: str
    alt: str
    score: int


@lru_cache(64)
def today_picture(texts: Texts, challenge: DailyChallenge) -> TodayPicture:
    """Return the picture of a challenge's deal, the same value for all groups of a language."""
    record, board = challenge.record, challenge.record.start().board()
    state = texts.of_game(board.game, "picture-state", **board_facts(board))
    heading = picture_heading(texts, record, state, challenge.number)
    picture = BoardPicture(board, heading, captions=pile_captions(texts, record.game))
    alt = alt_text(texts, record, board, challenge=challenge.number)
    return TodayPicture(deal_title(texts, record, challenge.number), picture, alt)


@lru_cache(64)
def way_to_win(texts: Texts, challenge: DailyChallenge) -> WayToWin | None:
    """Return the animation of the proved way to win; ``None`` if none is known by today's rules."""
    proof = find_proof(challenge)
    if proof is None:
        return None
    record, name = challenge.record, deal_title(texts, challenge.record, challenge.number)
    film = ReplayAnimation(
        proof.text, deal_name(texts, record, challenge.number), captions=pile_captions(texts, record.game)
    )
    alt = texts("announce-film-alt", deal=name, moves=len(proof.moves))
    return WayToWin(film, texts("announce-film-title", deal=name), alt, proof.replay().score())
