"""Puzzles of Flip: with all cards dealt, reach as many points as can be."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.cards.flip import LIGHT_CODES
from engine.cards.french import FRENCH_RANKS
from engine.games.flip import DEAL_ALL, STOP, FlipPosition
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.flip import REACH
from engine.searches.flip.exhaustive import ExhaustiveSearch
from engine.searches.flip.search import FEW, search
from engine.solvers.flip import PERFECT, TIES, card_numbers, line_of
from engine.solvers.solution import Line
from seeds.generation.puzzle_makers import FEWEST_DECISIONS, LONGEST, Candidate, Maker
from seeds.generation.puzzle_makers.flip_hands import Hand, all_hands
from seeds.puzzle import SHORT, SHORTEST, length_of

LINES, MOST_STARTS = 8, 3
"""Lines of the sound player in each deal, and at most how many of their late positions are looked at."""
PLAYER_BUDGET = 1_000
"""Plays in rollouts of the sound player, as in ``engine/advice/flip.py``."""
MOST_HANDS = 3_000
"""Only positions are looked at that lead to no more hands: else the judge would leave them open."""
SUITS_IN_CIRCLE = "SHCD"
"""Each dark face has the suit after that of the light one."""


def candidates(start: FlipPosition, seed: int) -> Iterator[Candidate]:
    """Yield late moments of lines of the sound player and of the best lines from there.

    The goal is the most points that can be reached. Of each length it is the moment with the most decisions,
    with more than ``FEW`` cards if possible: fewer are easy for the sound player.
    """
    for name, position, line in _late_positions(start, seed):
        hands = all_hands(bytes(card_numbers(position)))
        wanted = (hand for hand in hands if _is_puzzle(position, hand))
        yield from _of_each_length(name, line, hands[0].missing, wanted, length_of)


def easy(start: FlipPosition, seed: int) -> Iterator[Candidate]:
    """Yield such moments a few plays before the end, one of each number of plays."""
    for name, position, line in _late_positions(start, seed):
        hands = all_hands(bytes(card_numbers(position)))
        wanted = (hand for hand in hands if hand.is_decision and SHORTEST <= hand.plays <= SHORT)
        yield from _of_each_length(name, line, hands[0].missing, wanted, int)


def _late_positions(start: FlipPosition, seed: int) -> Iterator[tuple[str, FlipPosition, Line]]:
    """Yield positions from which few hands can be reached, each with a name and the moves up to it."""
    dealt = start.after(DEAL_ALL)
    late = dict[FlipPosition, tuple[Move, ...]]()
    for number in range(LINES):
        line = _sound_line(dealt, LINES * seed + number)
        made = bisect_left(range(len(line)), 1, key=lambda made: _is_late(dealt.after_line(line[:made])))
        late.setdefault(dealt.after_line(line[:made]), line[:made])
        if len(late) == MOST_STARTS:
            break
    for number, (position, line) in enumerate(late.items()):
        yield f"late-{number}", position, (DEAL_ALL, *line)


def _of_each_length(
    name: str, line: Line, missing: int, hands: Iterable[Hand], length: Callable[[int], int]
) -> Iterator[Candidate]:
    """Yield of each length the hand with the most decisions at which no more points than those are missed."""
    chosen = dict[int, Hand]()
    for hand in sorted(hands, key=lambda hand: (len(hand.cards) <= FEW, -hand.decisions)):
        if hand.missing == missing:
            chosen.setdefault(length(hand.plays), hand)
    for hand in chosen.values():
        yield Candidate((*line, *hand.line), Goal(REACH, PERFECT - missing), name)


def _sound_line(position: FlipPosition, seed: int) -> tuple[Move, ...]:
    found = search(card_numbers(position), TIES, PLAYER_BUDGET, seed, PERFECT - position.score())
    return line_of(position, found) if found else ()


def _is_late(position: FlipPosition) -> bool:
    """Tell whether few hands can be reached."""
    found = ExhaustiveSearch(card_numbers(position), TIES, MOST_HANDS)
    found.run()
    return found.is_complete


def _is_puzzle(start: FlipPosition, hand: Hand) -> bool:
    """Tell whether a hand begins with a decision that is not obvious, and leads to more on each best way."""
    if not hand.is_decision or hand.decisions < FEWEST_DECISIONS or hand.plays > LONGEST:
        return False
    return not set(obvious(start.after_line(hand.line))) & set(hand.keeping)


def obvious(position: FlipPosition, _: Goal | None = None) -> tuple[Move, ...]:
    """Return the plays that score most at once, of these those that leave most plays; to stop without any."""
    values = dict[Move, tuple[int, int]]()
    for move in choices(position):
        after = position.after(move)
        values[move] = after.score(), len(choices(after))
    most = max(values.values(), default=None)
    return tuple(move for move, value in values.items() if value == most) or (STOP,)


def choices(position: FlipPosition) -> tuple[Move, ...]:
    """Return the plays: to stop is no choice as long as there are some."""
    return tuple(move for move in position.legal_moves() if move != STOP)


def weights(position: FlipPosition, _goal: Goal, _left: int | None) -> Mapping[Move, int]:
    """Return that plays which lead to the same hand are one choice."""
    hands = {position.after(move).hand: move for move in choices(position)}
    return dict.fromkeys(hands.values(), 1)


def canonical(position: FlipPosition, goal: Goal) -> str:
    """Return the hand in the form that comes first.

    The suits and the ranks stand in circles, of which any may be the first, and the hand may be seen from
    either end.
    """
    cards = [
        (FRENCH_RANKS.index(code[0]), SUITS_IN_CIRCLE.index(code[1]), card.is_dark)
        for card in position.hand
        for code in (LIGHT_CODES[card.number % len(LIGHT_CODES)],)
    ]
    forms = (
        tuple(
            ((rank + ranks) % len(FRENCH_RANKS), (suit + suits) % len(SUITS_IN_CIRCLE), is_dark)
            for rank, suit, is_dark in seen
        )
        for seen in (cards, cards[::-1])
        for ranks in range(len(FRENCH_RANKS))
        for suits in range(len(SUITS_IN_CIRCLE))
    )
    return " ".join((goal.text, *(f"{rank:x}{suit}{'LD'[is_dark]}" for rank, suit, is_dark in min(forms))))


MAKER = Maker((("open",),), candidates, easy, obvious, canonical, choices, weights=weights)
