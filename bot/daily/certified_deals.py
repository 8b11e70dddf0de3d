"""Certified deals: which one a new game gets, and what is proved about a deal."""

import secrets
from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache
from typing import TypeAlias

from bot.daily.challenge import DailyChallenge
from engine.game import Game
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record
from seeds.certified import CertifiedDeal, Pool, find_pool
from seeds.first_deals import first_deals

UNPROVED_DEALS = 10**9
"""Without certified deals, one of the first 10^9 deals is drawn: their numbers are short."""
DIFFICULTIES = range(1, 6)
"""From easy to hard."""


ENOUGH_EASY = 20
"""Players who meet a game should not soon meet the same deals again."""


class Ease(IntEnum):
    """How easy a new deal is."""

    ANY = 0
    EASY = 1
    """Of the lowest difficulty of all certified deals, which is 1 unless the options are hard, and of the
    next ones if few deals are so easy."""
    FIRST = 2
    """For a player who meets the game: an easy one that begins gently, so that the first moves by the hints
    lose nothing and show what the game is about. There are only a few of them."""


DealChooser: TypeAlias = Callable[[Game, Options, Ease], int]
"""Returns the number of a new deal of a game with its options."""


def random_deal_number(game: Game, options: Options, ease: Ease = Ease.ANY) -> int:
    """Return the number of an unpredictable deal: a certified one if there are any for these options."""
    if ease is Ease.FIRST and (gentle := first_deals(game, options)):
        return secrets.choice(gentle)
    pool = find_pool(game, options)
    if pool is None:
        return secrets.randbelow(UNPROVED_DEALS)
    return secrets.choice(pool.numbers if ease is Ease.ANY else _easiest_numbers(pool))


@lru_cache(16)  # a pool has thousands of lines to read
def _easiest_numbers(pool: Pool) -> tuple[int, ...]:
    """Return the deals of the lowest difficulty, and of the next ones until there are enough."""
    easiest: tuple[int, ...] = ()
    for level in DIFFICULTIES:
        easiest += pool.numbers_of(level)
        if len(easiest) >= ENOUGH_EASY:
            break
    return easiest


def find_certified_deal(record: Record) -> CertifiedDeal | None:
    """Return the certificate of a record's deal, or ``None``. The record must be replayable."""
    game = find_game(record.game)
    pool = find_pool(game, read_options(game.options, record.option_words))
    return pool.find(record.deal) if pool else None


def find_proof(challenge: DailyChallenge) -> Record | None:
    """Return the game that proves a challenge's best known result; ``None`` if its rules have changed."""
    deal = _find_deal(challenge)
    return deal.record() if deal else None


def hardness_of(challenge: DailyChallenge) -> int | None:
    """Return how hard a challenge's deal itself is; ``None`` if it is not known, or by other rules."""
    deal = _find_deal(challenge)
    return deal.hardness if deal else None


def _find_deal(challenge: DailyChallenge) -> CertifiedDeal | None:
    record = challenge.record
    return find_certified_deal(record) if find_game(record.game).rules == record.rules else None
