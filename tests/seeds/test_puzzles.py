"""Puzzles: what is shipped is proved, spread and unlike, and the same arguments make the same file."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations
from pathlib import Path
from random import Random

import pytest

from engine.cards.flip import LIGHT_CARDS
from engine.cards.french import FRENCH_SUITS, FrenchCard
from engine.games import games_in_order
from engine.games.flip import FlipPosition
from engine.games.follow import FollowPosition
from engine.games.kittyhawk import KittyhawkPosition
from engine.games.wish import WishPosition
from engine.goal import Goal, GoalState
from engine.move import Move
from engine.puzzles.step import is_decision
from engine.puzzles.themes import all_themes
from seeds.generation.data_file import MakingError
from seeds.generation.figures import __main__ as figures
from seeds.generation.puzzle_makers import find_maker, flip_hands, kittyhawk, puzzle_sets
from seeds.generation.puzzle_making import numbers, puzzle_file, studies
from seeds.generation.puzzle_making.__main__ import main
from seeds.generation.puzzle_making.check import prove
from seeds.generation.puzzle_making.draft import PLAYOUTS
from seeds.generation.puzzle_making.numbers import easy_numbers, last_kept_number, planned_numbers
from seeds.generation.puzzle_making.puzzle_file import PUZZLES, Collection, make, read_made
from seeds.generation.puzzle_making.studies import puzzle_studies
from seeds.puzzle import (
    EASY,
    EASY_RATING,
    LENGTHS,
    PLANNED,
    SHORT,
    SHORTEST,
    all_entries,
    entries_of,
    find_puzzle,
    length_of,
    puzzle_games,
    read_puzzle,
)
from tests.combinations import by_family
from tests.engine.follow_tables import trick
from tests.rare import SomeOf

GAMES = tuple(game.name for game in games_in_order() if find_maker(game.name))
FEWEST, FEWEST_IN_ALL, MOST_BYTES = 300, 2_000, 1_000_000
PROVED = 4
"""Puzzles of each game that are proved again here; ``make puzzles CHECK=1`` proves all."""


NO_THEMES = "-"
"""What the last field of a puzzle without themes says."""


def test_there_are_enough_puzzles_in_small_files() -> None:
    counts = {game: len(entries_of(game)) for game in puzzle_games()}
    assert min(counts.values()) >= FEWEST
    assert set(counts) == set(GAMES)
    assert sum(counts.values()) >= FEWEST_IN_ALL
    assert sum(path.stat().st_size for path in PUZZLES.iterdir()) < MOST_BYTES


def test_each_game_has_numbers_in_a_row_apart_from_those_of_others() -> None:
    kept = [row(game) for game in puzzle_games() for row in (planned_numbers, easy_numbers)]
    assert sorted(number for numbers in kept for number in numbers) == list(range(1, 1 + len(all_entries())))
    for game in puzzle_games():
        numbers = [entry.number for entry in entries_of(game)]
        assert numbers == [*planned_numbers(game), *easy_numbers(game)]
    assert find_puzzle(len(all_entries())) is not None
    assert find_puzzle(len(all_entries()) + 1) is None


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_ladder_of_easy_puzzles_of_2_to_5_moves(game: str) -> None:
    steps = [entry for entry in entries_of(game) if entry.is_short and entry.rating < EASY_RATING]
    assert len(steps) >= EASY
    assert set(range(1 + SHORTEST, 1 + SHORT)) <= {entry.moves for entry in steps}
    assert min(entry.moves for entry in steps) >= SHORTEST
    ratings = sorted(entry.rating for entry in steps)
    assert ratings[EASY // 6] < 1050
    assert max(second - first for first, second in pairwise(ratings)) <= 150


def test_a_game_of_a_family_has_puzzles_with_the_options_of_its_daily_challenges_that_are_open() -> None:
    assert puzzle_sets("klondike") == (("open",), ("draw=3", "open"))
    assert puzzle_sets("streets") == ((), ("aces=out",))
    assert puzzle_sets("blink")[0] == ("table=snug", "hold=0", "open")


def test_moves_that_do_nothing_for_a_goal_make_no_puzzle_hard() -> None:
    digging = find_puzzle(1276)
    assert digging is not None
    assert digging.rating < 1400
    position, goal = digging.record.replay(), digging.goal
    last = position.after_line(digging.solution[:-1])
    assert isinstance(position, KittyhawkPosition)
    assert isinstance(last, KittyhawkPosition)
    weights = kittyhawk.weights(position, goal, goal.moves)
    assert {move.text for move, weight in weights.items() if weight > 1} >= {"move g a", "deal"}
    assert weights[Move.read("move f a")] == 1
    assert list(kittyhawk.weights(last, goal, 1)) == list(digging.solution[-1:])


def test_puzzles_of_one_deal_are_alike_if_one_ends_as_the_other() -> None:
    lines = (
        "12 0.0.3.16 leave:2 open 188 BB BBBBABCABAAAA B.B.AB.AB.ABCDEF.AB.ABC.AB.AB.AB.A.A.A -",
        "11 0.0.3.16 leave:2 open 188 AB BBBBABCABAAAA B.B.AB.AB.ABCDEF.AB.ABC.AB.AB.AB.A.A.A -",
    )
    one, other = (puzzle_file.read_draft("wish", line) for line in lines)
    assert one.likeness != other.likeness
    assert one.outline.is_like(other.outline)
    end = replace(other.outline, kept=other.outline.kept[4:])
    assert one.outline.is_like(end)
    assert end.is_like(one.outline)
    assert not one.outline.is_like(replace(end, source="open 189 leave:2"))
    assert not one.outline.is_like(replace(end, kept=(9, *end.kept)))
    made = Collection("wish")
    made.add("11", other)
    assert not made.takes(one)


def test_a_goal_that_losing_moves_nearly_reach_is_no_puzzle() -> None:
    former = (
        "1681 0.0.0.48 points:298 table=snug,hold=1,open 1 "
        "iBEFDEDBAAFFADBEBBNEECFCBBBCEQOFECFNJEWOKGGIFQLGEIKDHCFPIDJRMJHEHDK KJKMGIBA "
        "IJK.HIJ.JKST.AM.AG.IK.BN.A not-obvious,points-later"
    )
    assert "no puzzle" in prove(("blink", former))


def test_a_replaced_puzzle_keeps_its_number_and_gets_the_next_edition(tmp_path: Path) -> None:
    before = make("wish", 3, tmp_path, cores=1)
    made = make("wish", 3, tmp_path, cores=1, replaced=[2])
    assert [made.lines[number] for number in (1, 3)] == [before.lines[number] for number in (1, 3)]
    assert made.lines[2].startswith("2.2 ")
    assert made.lines[2].partition(" ")[2] != before.lines[2].partition(" ")[2]
    assert not made.due
    assert read_made("wish", tmp_path) == made
    again = make("wish", 3, tmp_path, cores=1, replaced=[2])
    assert again.lines[2].startswith("2.3 ")


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_are_proved_again(game: str) -> None:
    for entry in Random(game).sample(entries_of(game), PROVED):
        assert prove((game, entry.line)) == ""


@pytest.mark.parametrize("game", by_family(GAMES, seconds=3.0))
def test_each_puzzle_reaches_its_goal_at_the_end_and_has_two_decisions(game: str, some_of: SomeOf) -> None:
    maker = find_maker(game)
    assert maker is not None
    for entry in some_of(entries_of(game)):
        puzzle = read_puzzle(entry)
        assert entry.moves == len(puzzle.solution)
        assert entry.line.endswith(f" {','.join(puzzle.themes) or NO_THEMES}")
        is_easy = puzzle.number in easy_numbers(game)
        position, decisions = puzzle.record.replay(), []
        for made, (move, kept) in enumerate(zip(puzzle.solution, puzzle.keeping, strict=True)):
            assert puzzle.goal.state(position, made) is GoalState.OPEN
            assert move in kept
            choices = maker.choices(position)
            decisions.append(is_decision(len(choices), len(set(choices) & set(kept))))
            position = position.after(move)
        assert puzzle.goal.state(position, len(puzzle.solution)) is GoalState.REACHED
        assert decisions[0]
        assert is_easy or sum(decisions) >= 2
        assert is_easy or not set(maker.obvious(puzzle.record.replay(), puzzle.goal)) & set(puzzle.keeping[0])


@pytest.mark.parametrize("game", by_family(GAMES, seconds=3.0))
def test_no_two_are_alike_and_the_sound_player_solves_few(game: str) -> None:
    made = read_made(game)
    assert made.doubles == []
    assert made.sound < 0.35 * PLAYOUTS * len(made.lines)
    assert min(made.option_sets.values()) > PLANNED // 20


def test_lengths_ratings_and_themes_are_spread() -> None:
    entries = [entry for game in puzzle_games() for entry in entries_of(game)]
    lengths = Counter(length_of(entry.moves) for entry in entries)
    assert set(lengths) == set(range(1, len(LENGTHS) + 2))
    assert min(lengths.values()) >= len(entries) // 20
    fields = {entry.line.rpartition(" ")[2] for entry in entries} - {NO_THEMES}
    assert {theme for field in fields for theme in field.split(",")} == set(all_themes())
    for game in puzzle_games():
        ratings = [entry.rating for entry in entries_of(game)]
        assert max(ratings) - min(ratings) >= 600


def test_the_same_arguments_make_the_same_file_also_after_an_interruption(tmp_path: Path) -> None:
    made = make("wish", 3, tmp_path, cores=1)
    assert list(made.lines.values()) == list(read_made("wish").lines.values())[:3]
    make("wish", 2, tmp_path / "parts", cores=1)
    assert make("wish", 3, tmp_path / "parts", cores=2) == made
    assert read_made("wish", tmp_path / "parts") == made
    assert (tmp_path / "parts" / "wish.txt").read_bytes() == (tmp_path / "wish.txt").read_bytes()
    assert make("wish", 1, tmp_path, cores=1) == made


def test_more_puzzles_than_planned_get_numbers_after_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numbers, "PLANNED", 2)
    make("wish", 3, tmp_path, cores=1)
    assert list(read_made("wish", tmp_path).lines) == [1, 2, 1 + last_kept_number()]


def test_a_file_of_other_rules_or_settings_is_not_gone_on_with(tmp_path: Path) -> None:
    make("wish", 1, tmp_path, cores=1)
    path = tmp_path / "wish.txt"
    for right, wrong in (("rules 1\n", "rules 7\n"), ("playouts ", "playouts 1")):
        text = path.read_text("utf-8")
        path.write_text(text.replace(right, wrong), "utf-8")
        with pytest.raises(MakingError, match=r"wish\.txt was made"):
            make("wish", 2, tmp_path, cores=1)
        path.write_text(text, "utf-8")


def test_a_wrong_line_is_found_by_proving_it() -> None:
    number, solved, goal, *rest, keeping, themes = entries_of("wish")[0].line.split(" ")
    right = " ".join((number, solved, goal, *rest, keeping, themes))
    assert prove(("wish", right)) == ""
    assert "it would be written" in prove(
        ("wish", " ".join((number, "9.9.9.9", goal, *rest, keeping, themes)))
    )
    other = ".".join(("A", *keeping.split(".")[1:])) if keeping[0] != "A" else f"B{keeping[1:]}"
    assert "it would be written" in prove(("wish", " ".join((number, solved, goal, *rest, other, themes))))
    easier = Goal.read(goal)
    easier = replace(easier, count=easier.count + 2)
    assert prove(("wish", " ".join((number, solved, easier.text, *rest, keeping, themes))))


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["patience"]) == 2
    assert "there is no game 'patience'" in capsys.readouterr().err


def test_positions_are_alike_up_to_suits_and_the_order_of_piles() -> None:
    goal = Goal.read("leave:0")
    wish = find_maker("wish")
    follow = find_maker("follow")
    flip = find_maker("flip")
    assert wish is not None
    assert follow is not None
    assert flip is not None
    piles = tuple(tuple(FrenchCard(rank, "S") for rank in pile) for pile in ("A7", "7A", "88"))
    hearts = tuple(tuple(FrenchCard(card.rank, "H") for card in pile) for pile in piles)
    likeness = wish.canonical(WishPosition(piles), goal)
    assert {wish.canonical(WishPosition(order), goal) for order in permutations(hearts)} == {likeness}
    assert wish.canonical(WishPosition((piles[0], piles[0], piles[2])), goal) != likeness
    assert wish.canonical(WishPosition(piles), Goal.read("leave:2")) != likeness

    def suited(names: dict[str, str], trumps: str) -> FollowPosition:
        hand, lead, deck = (
            "".join(names.get(letter, letter) for letter in text) for text in ("AS 2H 7D", "QS", "3C KH")
        )
        return trick(hand, lead, trumps=names.get(trumps, trumps), deck=deck)

    renamings = [dict(zip(FRENCH_SUITS, order, strict=True)) for order in permutations(FRENCH_SUITS)]
    assert len({follow.canonical(suited(names, "H"), goal) for names in renamings}) == 1
    assert len({follow.canonical(suited({}, trumps), goal) for trumps in ("H", "S", "none")}) == 3

    cards = LIGHT_CARDS
    hand = (cards[0], cards[15].turned, cards[30], cards[7])
    moved = tuple(flip.canonical(FlipPosition(one, ()), goal) for one in (hand, hand[::-1], hand[1:]))
    assert moved[0] == moved[1] != moved[2]


def test_all_hands_of_flip_follow_its_rules() -> None:
    for seed in range(20):
        random = Random(seed)
        position = FlipPosition(
            tuple(random.choice((card, card.turned)) for card in random.sample(LIGHT_CARDS, 12)),
            (),
            open=True,
        )
        hand = bytes(card.number for card in position.hand)
        expected = {
            move: bytes(card.number for card in position.after(move).hand)
            for move in position.legal_moves()
            if move != Move("stop")
        }
        assert dict(flip_hands.plays(hand)) == expected
        first, *_ = flip_hands.all_hands(hand)
        assert first.missing <= 104 - position.score()


def test_the_page_says_how_often_puzzles_are_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "HINTED", 3)
    (study,) = puzzle_studies(["wish"], cores=1)
    assert study.hinted.count == study.hinted.total == 3  # hints of an open game of Wish are exact
    assert 0 < study.solved["random"].value < 0.35
    monkeypatch.setattr(figures, "PARTIAL", tmp_path)
    assert figures.main(["wish", "--puzzles", "--cores", "1"]) == 0
    shown = (tmp_path / "FIGURES.md").read_text("utf-8")
    assert shown.startswith("## Puzzles\n")
    assert f"| Wish | {len(entries_of('wish'))} | 1 to {PLANNED}, 2101 to 2160 |" in shown
    assert "| Wish | 100% |" in shown
    assert "$" not in shown
