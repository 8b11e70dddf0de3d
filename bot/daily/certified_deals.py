"""Certified deals: which one a new game gets, and what is proved about a deal."""

import secrets

from bot.daily.challenge import DailyChallenge
from engine.game import Game
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record
from seeds.certified import CertifiedDeal, find_pool

UNPROVED_DEALS = 10**9
"""Without certified deals, one of the first 10^9 deals is drawn: their numbers are short."""


def random_deal_number(game: Game, options: Options) -> int:
    """Return the number of an unpredictable deal: a certified one if there are any for these options."""
    pool = find_pool(game, options)
    return secrets.choice(pool.numbers) if pool else secrets.randbelow(UNPROVED_DEALS)


def find_certified_deal(record: Record) -> CertifiedDeal | None:
    """Return the certificate of a record's deal, or ``None``. The record must be replayable."""
    game = find_game(record.game)
    pool = find_pool(game, read_options(game.options, record.option_words))
    return pool.find(record.deal) if pool else None


def find_proof(challenge: DailyChallenge) -> Record | None:
    """Return the game that proves a challenge's best known result; ``None`` if its rules have changed."""
    if find_game(challenge.record.game).rules != challenge.record.rules:
        return None
    deal = find_certified_deal(challenge.record)
    return deal.record() if deal else None
