"""Goals of Spider, and the sound player's games move by move."""

from collections.abc import Iterator

from engine.advice.building.runs import playout_planner
from engine.families.building.position import BuildingPosition
from engine.goal import WIN
from engine.move import Move
from engine.puzzles.building_goals import ALL_UP, SUITS
from engine.searches.building_runs.moves import STOCK_MOVE
from engine.searches.building_runs.node import Node
from engine.searches.building_runs.planner import down_in
from engine.searches.building_runs.player import MOST_PLANS, Player
from engine.solvers.building import to_general_table
from engine.solvers.building_lines import Line
from seeds.daily_goal import WEEK
from seeds.generation.daily_goals import FRIDAY, WEDNESDAY, Course, GoalForm, GoalMaker, OptionSet


def steps_of(position: BuildingPosition, seed: int) -> Iterator[tuple[int, Node]]:
    """Yield each move of the game that ``play_out`` plays, as its search has it, and what it leads to."""
    table, planner = to_general_table(position), playout_planner(position, seed)
    player = Player(table.piles, table.stock, position.score(), planner)
    for _ in range(MOST_PLANS):
        node = player.node
        if node.home == planner.suits:
            return
        plan = planner.plan([pile.cards for pile in node.piles], node.home, bool(player.moves.stock))
        if not plan:
            return
        down = down_in(node)
        for step in plan:
            if step == STOCK_MOVE:
                node = player.moves.deal([node])[0]
            else:
                node = player.moves.after(node, step >> 14, step >> 7 & 127, step & 127)
            yield step, node
            if down_in(node) < down:
                break
        player.node = node


def play(position: BuildingPosition, seed: int) -> Course:
    """Tell what a game of the sound player reached."""
    found, whole = dict[tuple[str, int], int](), len(position.foundations)
    for made, (_, node) in enumerate(steps_of(position, seed), start=1):
        found.setdefault((SUITS, node.home), made)
        if down_in(node) == 0:
            found.setdefault((ALL_UP, 0), made)
        if node.home == whole:
            found.setdefault((WIN, 0), made)
    return found


def play_line(position: BuildingPosition, seed: int) -> tuple[Move, ...]:
    """Return the moves of such a game."""
    line = Line(position)
    for step, _ in steps_of(position, seed):
        line.add(step >> 14, step >> 7 & 127, step & 127)
    return tuple(line.moves)


MAKER = GoalMaker(
    forms=(
        GoalForm(WIN),
        GoalForm(WIN, is_limited=True),
        GoalForm(SUITS, (1, 2, 3, 4, 5, 6), is_limited=True),
        GoalForm(SUITS, (1, 2, 3, 4, 5, 6)),
        GoalForm(ALL_UP, is_limited=True),
    ),
    play=play,
    option_sets=(
        OptionSet((), range(FRIDAY + 1)),
        OptionSet(("suits=2",), range(WEDNESDAY, WEEK)),
        OptionSet(("suits=4",), range(FRIDAY, WEEK)),
    ),
    moves=lambda position, seed, _: play_line(position, seed),
)
