"""Goals of FreeCell, and the lines that the sound player looks at."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.advice.building.weighed_games import NOISE
from engine.families.building.position import BuildingPosition
from engine.goal import WIN, Goal
from engine.move import Move
from engine.puzzles.building_goals import ACES, HOME
from engine.searches.building.general_player import MOST_MOVES, GeneralPlayer
from engine.searches.building.general_table import GeneralTable
from engine.solvers.building import to_general_rules, to_general_table
from engine.solvers.building_lines import Line
from seeds.daily_goal import WEEK
from seeds.generation.daily_goals import THURSDAY, Course, GoalForm, GoalMaker, OptionSet
from seeds.generation.daily_goals.building import ALL_ACES, COUNTS_HOME, MANY_HOME


def tables_of(position: BuildingPosition, seed: int) -> Iterator[tuple[GeneralTable, ...]]:
    """Yield each line that the player of ``play_out`` looks at, as the tables from the first to its last one.

    The player sees all cards, and goes back in thought where a line leads to no end.
    """
    player = _player(position, to_general_table(position), seed)
    for _ in range(MOST_MOVES):
        if player.table.is_home():
            return
        if player.step():
            yield (*player.behind, player.table)
        elif player.behind:
            player.table = player.behind.pop()
        else:
            return


def play(position: BuildingPosition, seed: int) -> Course:
    """Tell what the lines reached that the sound player looked at, and after how many moves at least."""
    found = dict[tuple[str, int], int]()
    for tables in tables_of(position, seed):
        table, made = tables[-1], tables[-1].made
        home, aces = sum(table.heights), sum(map(bool, table.heights))
        goals = [(HOME, home), (ACES, aces), *([(WIN, 0)] if table.is_home() else [])]
        for goal in goals:
            found[goal] = min(made, found.get(goal, made))
    return found


def line_to(position: BuildingPosition, seed: int, goal: Goal) -> tuple[Move, ...]:
    """Return the moves of the first line that reaches a goal; none if no line does."""
    for tables in tables_of(position, seed):
        table = tables[-1]
        count = {HOME: sum(table.heights), ACES: sum(map(bool, table.heights))}.get(goal.kind, 0)
        is_there = table.is_home() if goal.kind == WIN else count >= goal.count
        if is_there and (goal.moves is None or table.made <= goal.moves):
            return _moves_through(position, tables)
    return ()


def _moves_through(position: BuildingPosition, tables: Sequence[GeneralTable]) -> tuple[Move, ...]:
    player, line = _player(position, tables[0], 0), Line(position)
    for before, after in pairwise(tables):
        player.table = before
        for move in player.search.leading_moves(before):
            then = player.after(move)
            if (then.piles, then.cells) == (after.piles, after.cells):
                line.add(move >> 14, move >> 7 & 127, move & 127)
                break
    return tuple(line.moves)


def _player(position: BuildingPosition, table: GeneralTable, seed: int) -> GeneralPlayer:
    return GeneralPlayer(to_general_rules(position.rules), table, seed, NOISE, goes_back=True)


MAKER = GoalMaker(
    forms=(
        GoalForm(WIN),
        GoalForm(WIN, is_limited=True),
        GoalForm(ACES, (ALL_ACES,), is_limited=True, most_moves=(60,)),
        GoalForm(HOME, MANY_HOME),
        GoalForm(HOME, COUNTS_HOME, is_limited=True, most_moves=(70, 80, 90, 100, 110, 130)),
    ),
    play=play,
    option_sets=(OptionSet(()), OptionSet(("cells=3",), range(THURSDAY, WEEK))),
    moves=line_to,
)
