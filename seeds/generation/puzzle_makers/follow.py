"""Puzzles of Follow-the-Suit: win with as many cards in the deck as can be."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import permutations

from engine.advice.follow import OPEN_NOISE, OPEN_RANDOM_REPLIES
from engine.cards.french import FRENCH_SUITS, FrenchCard
from engine.games.follow import CARDS as CARDS_BY_CODE
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


def weights(position: FollowPosition, _goal: Goal, _left: int | None) -> Mapping[Move, int]:
    """Return that cards that touch, with no card in play between them, are one choice: the lowest of them."""
    moves, places = position.legal_moves(), _places_in_play(position)
    if position.lead is None:
        return dict.fromkeys(moves, 1)
    playable = {CARDS_BY_CODE[move.places[0]]: move for move in moves}
    taken = {(card.suit, places[card]) for card in playable}
    return {move: (card.suit, places[card] - 1) not in taken for card, move in playable.items()}


def _places_in_play(position: FollowPosition) -> dict[FrenchCard, int]:
    """Return the place of each card among those of its suit that are in play, the lowest first."""
    lead = (position.lead,) if position.lead else ()
    cards = sorted((*position.hand, *lead, *position.deck), key=NUMBERS.__getitem__)
    counts = Counter[str]()
    places = dict[FrenchCard, int]()
    for card in cards:
        places[card] = counts[card.suit]
        counts[card.suit] += 1
    return places


def canonical(position: FollowPosition, goal: Goal) -> str:
    """Return what is in play with the suits named in the order that comes first, trumps apart.

    Of each suit only the order of its cards in play counts, not their ranks.
    """
    cards, places = (position.lead,) if position.lead else (), _places_in_play(position)
    kinds = [kind for kind in FRENCH_SUITS if kind != position.trumps]
    named = []
    for order in permutations(range(len(kinds))):
        names = {kind: str(place) for kind, place in zip(kinds, order, strict=True)}
        texts = {
            card: f"{place}{names.get(card.suit, 'T' if card.suit else 'J')}"
            for card, place in places.items()
        }
        hand = " ".join(sorted(map(texts.__getitem__, position.hand)))
        named.append(" ".join((hand, "|", *map(texts.__getitem__, (*cards, *position.deck)))))
    trumps = position.trumps if position.trumps in ("", NO_TRUMPS) else "T"
    return " ".join((goal.text, trumps, min(named)))


MAKER = Maker((("open",),), candidates, candidates, obvious, canonical, weights=weights)
