"""Goals in words: what is to be reached in a puzzle or one of the daily five."""

from bot.i18n.texts import Texts
from engine.game import Position
from engine.goal import Goal


def goal_phrase(texts: Texts, goal: Goal, start: Position) -> str:
    """Return what is to be reached from a position, without a limit of moves, as a phrase."""
    board = start.board()
    kind = board.pile(goal.place).kind if goal.place else ""
    cards = board.pile(goal.place).cards[: goal.count] if goal.place else ()
    card = texts.symbol(cards[-1]) if cards and cards[-1] else ""
    name = texts.name_of(board.game, f"puzzle-goal-{goal.kind}")
    return texts(name, count=goal.count, place=goal.place, kind=kind, card=card)


def limited_goal(texts: Texts, goal: Goal, start: Position) -> str:
    """Return the same with the limit, as in “win in at most 110 moves”."""
    phrase = goal_phrase(texts, goal, start)
    return phrase if goal.moves is None else texts("five-goal-in", goal=phrase, moves=goal.moves)
