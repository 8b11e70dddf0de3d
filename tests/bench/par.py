"""Par of the certified deals: for how many of 200 deals of a game a review finds more points.

Each reviewed game follows the proved line up to a random move, and then makes random ones. A review searches
from the deal and from the moments that lost most, with the proof that the bot gives it.
"""

from collections.abc import Iterator
from random import Random

from engine.advice.review import Review, begin_review, search_lines
from engine.game import Game
from engine.games import all_games
from engine.options import read_options
from seeds.certified import CertifiedDeal, find_pool
from seeds.plan import find_plan
from tests.bench.figures import Figure, measures
from tests.engine.playing import random_course

DEALS = 200
GAMES = [game for game in all_games() if (plan := find_plan(game.name)) and plan.has_par]


def sampled_deals(game: Game, chance: Random) -> Iterator[CertifiedDeal]:
    """Yield deals of all pools of a game."""
    plan = find_plan(game.name)
    assert plan is not None
    pools = [find_pool(game, read_options(game.options, words)) for words in plan.pools(game)]
    numbered = [(pool, number) for pool in pools if pool for number in pool.numbers]
    for pool, number in chance.sample(numbered, DEALS):
        deal = pool.find(number)
        assert deal is not None
        yield deal


def reviewed(deal: CertifiedDeal, chance: Random) -> Review:
    """Return the review of a game of a deal, its lines searched."""
    proof = deal.record()
    played = proof.first(chance.randrange(len(proof.moves)))
    end = [move for move, _ in random_course(played.replay(), deal.number)]
    review = begin_review(played.then(*end).text, 0, proof.text)
    while (searched := search_lines(review)) is not review:
        review = searched
    return review


@measures(*(f"par.{game.name}.beaten" for game in GAMES))
def beaten_pars() -> Iterator[Figure]:
    """Review games of certified deals."""
    for game in GAMES:
        chance, beaten = Random(24), 0
        for deal in sampled_deals(game, chance):
            best = reviewed(deal, chance).best_lines[0].value.points
            assert deal.par is not None
            beaten += best > deal.par
        yield Figure(f"par.{game.name}.beaten", beaten, "deals")
