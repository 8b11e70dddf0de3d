"""Puzzles of Follow-the-Suit: win with as many cards in the deck as can be."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations

from engine.advice.follow import OPEN_NOISE, OPEN_RANDOM_REPLIES
from engine.cards.french import FRENCH_SUITS, FrenchCard
from engine.games.follow import NO_TRUMPS, PLAYS, TRUMPS, FollowPosition, beats
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.follow import KEEP
from engine.puzzles.step import FEWEST_CHOICES
from engine.searches.follow.player import Player
from engine.searches.random_generator import RandomGenerator
from engine.solvers import quick_budget, solve
from engine.solvers.follow import CARDS, NUMBERS, exchange_of, mask_of
from engine.solvers.solution import Line, Verdict
from seeds.generation.puzzle_makers import Candidate, Maker
from seeds.generation.puzzle_makers.walks import walk, walks

LINES = 6
LAST_CARDS = 6


def candidates(start: FollowPosition, seed: int) -> Iterator[Candidate]:
    """Yield moments after the exchange; the goal is the best score.

    Of further lines, of sound players who differ a little, only the last tricks are looked at.
    """
    for name, positions in walks(start, obvious, seed):
        yield from _along(name, positions, len(start.deck))
    for number in range(LINES):
        player = Player(RandomGenerator(LINES * seed + number), OPEN_NOISE, OPEN_RANDOM_REPLIES)
        positions = walk(start, partial(_first_choice, player))
        yield from _along(f"other-{number}", positions, LAST_CARDS)


def _along(name: str, positions: Iterator[tuple[Line, FollowPosition]], most: int) -> Iterator[Candidate]:
    """Yield the moments with at most that number of cards in hand, as long as the deal can be won."""
    for moves, position in positions:
        is_choice = position.has_exchanged and len(position.legal_moves()) >= FEWEST_CHOICES
        if is_choice and len(position.hand) <= most:
            found = solve(position, quick_budget("follow"))
            if found.verdict is not Verdict.WON:
                break
            yield Candidate(moves, Goal(KEEP, found.score or 0), name)


def obvious(position: FollowPosition, _: Goal | None = None) -> tuple[Move, ...]:
    """Return the choice of a player who wins every trick with the lowest card that does."""
    return _choices_of(Player(RandomGenerator(1), 0), position)


def _first_choice(player: Player, position: FollowPosition) -> Move:
    return _choices_of(player, position)[0]


def _choices_of(player: Player, position: FollowPosition) -> tuple[Move, ...]:
    """Return the move of a player, or the equal ones if a trick is lost."""
    hand = mask_of(position.hand)
    if position.phase == "exchange":
        return (exchange_of(position, player.exchange(hand)),)
    if position.lead is None:
        return (Move("trumps", (TRUMPS[player.choose_trumps(hand)],)),)
    unseen = mask_of((*position.deck, *position.aside))
    trumps = TRUMPS.index(position.trumps)
    card = int(player.reply(hand, unseen, trumps, NUMBERS[position.lead], len(position.deck)))
    if card:
        return (PLAYS[CARDS[card.bit_length() - 1]],)
    return tuple(
        PLAYS[card] for card in position.playable() if not beats(card, position.lead, position.trumps)
    )


def canonical(position: FollowPosition, goal: Goal) -> str:
    """Return what is in play with the suits named in the order that comes first, trumps apart."""
    cards = (position.lead,) if position.lead else ()
    kinds = [kind for kind in FRENCH_SUITS if kind != position.trumps]
    named = []
    for order in permutations(range(len(kinds))):
        names = {kind: str(place) for kind, place in zip(kinds, order, strict=True)}
        hand = " ".join(sorted(_named(position.hand, names)))
        named.append(" ".join((hand, "|", *_named((*cards, *position.deck), names))))
    trumps = position.trumps if position.trumps in ("", NO_TRUMPS) else "T"
    return " ".join((goal.text, trumps, min(named)))


def _named(cards: Sequence[FrenchCard], names: dict[str, str]) -> list[str]:
    return [card.rank + names.get(card.suit, card.suit and "T") for card in cards]


MAKER = Maker((("open",),), candidates, obvious, canonical)
