"""What is certified: the option sets of a day, the pools that they share, and how hard a deal is."""

import pytest

from engine.game import Game
from engine.games import find_game
from engine.options import read_options, write_options
from seeds.plan import EASIEST, HARDEST, Plan, difficulty, file_name, find_plan, pool_size, pool_words
from tests.engine.playing import certified_games


def plan_of(game: Game) -> Plan:
    plan = find_plan(game.name)
    assert plan is not None
    return plan


def test_daily_challenges_have_existing_options_the_usual_ones_first() -> None:
    for game in certified_games():
        plan = plan_of(game)
        assert set(plan.unseen) <= {option.name for option in game.options}
        assert plan.dailies[0] == ()
        assert len(set(plan.dailies)) == len(plan.dailies)
        for words in plan.dailies:
            assert write_options(game.options, read_options(game.options, words)) == words


@pytest.mark.parametrize(
    ("name", "words", "pool"),
    [
        ("wish", ("open",), ()),
        ("kittyhawk", ("level=3", "blind"), ("level=3",)),
        ("kittyhawk", ("blind",), ()),
        ("blink", ("table=tight", "timer=20"), ("table=tight",)),
        ("blink", ("decks=2", "timer=20"), ("decks=2",)),
        ("blink", ("hold=0",), ("hold=0",)),
        ("flip", (), ()),
    ],
)
def test_option_sets_that_are_alike_with_all_cards_known_share_their_deals(
    name: str, words: tuple[str, ...], pool: tuple[str, ...]
) -> None:
    game = find_game(name)
    assert pool_words(game, plan_of(game), read_options(game.options, words)) == pool


def test_the_pools_are_named_by_game_and_options() -> None:
    assert {
        file_name(game.name, words) for game in certified_games() for words in plan_of(game).pools(game)
    } == {
        "wish.txt",
        "kittyhawk.txt",
        *(f"kittyhawk-level-{level}.txt" for level in (2, 3, 4, 5)),
        "follow.txt",
        "flip.txt",
        "blink.txt",
        "blink-table-snug.txt",
        "blink-table-tight.txt",
    }
    assert [pool_size(words) for words in ((), ("table=snug",))] == [2_000, 400]


def test_the_fewer_playouts_reach_their_aim_the_harder_a_deal_is() -> None:
    every = [difficulty(reached, 100) for reached in range(101)]
    assert every == sorted(every, reverse=True)
    assert (every[0], every[100]) == (HARDEST, EASIEST)
    assert [every.index(hard) for hard in (4, 3, 2, 1)] == [5, 20, 40, 65]
    assert [difficulty(reached, 20) for reached in (0, 1, 4, 8, 13, 20)] == [5, 4, 3, 2, 1, 1]
