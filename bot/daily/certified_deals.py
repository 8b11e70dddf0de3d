"""Deals that nobody asked for by number: they are proved ones; and what is said of any deal beforehand."""

import secrets

from bot.daily.challenge import DailyChallenge
from engine.game import Game
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record
from seeds.certified import CertifiedDeal, find_pool

UNPROVED_DEALS = 10**9
"""Where nothing is proved, deals are among the first so many: their numbers are short to tell."""


def random_deal_number(game: Game, options: Options) -> int:
    """Return the number of a deal that nobody can foretell: of a certified one, where there are such."""
    pool = find_pool(game, options)
    return secrets.choice(pool.numbers) if pool else secrets.randbelow(UNPROVED_DEALS)


def find_certified_deal(record: Record) -> CertifiedDeal | None:
    """Return what is proved of the deal of a record that can be replayed; ``None`` for nothing."""
    game = find_game(record.game)
    pool = find_pool(game, read_options(game.options, record.option_words))
    return pool.find(record.deal) if pool else None


def find_proof(challenge: DailyChallenge) -> Record | None:
    """Return the game that proves what there is to reach in a puzzle; ``None`` where none by its rules is."""
    if find_game(challenge.record.game).rules != challenge.record.rules:
        return None
    deal = find_certified_deal(challenge.record)
    return deal.record() if deal else None
