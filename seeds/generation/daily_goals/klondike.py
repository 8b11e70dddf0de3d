"""Goals of Klondike, and the sound player's games move by move."""

from engine.advice.building.numbers import BY_NUMBER, player_of
from engine.advice.building.plan import LINE_KINDS
from engine.families.building.position import BuildingPosition
from engine.goal import WIN
from engine.move import Move
from engine.puzzles.building_goals import ACES, ALL_UP, HOME
from engine.searches.building_player.cards import fitting_on
from engine.searches.building_player.layout import BACK, DRAW, TURN
from engine.solvers.building_lines import Line
from seeds.daily_goal import WEEK
from seeds.generation.daily_goals import THURSDAY, Course, GoalForm, GoalMaker, OptionSet
from seeds.generation.daily_goals.building import ALL_ACES, COUNTS_HOME, MANY_HOME


def play_line(position: BuildingPosition, seed: int) -> tuple[Move, ...]:
    """Return the moves of the game that ``play_out`` plays: each of the player's may take several."""
    player, line = player_of(position, seed), Line(position)
    numbers = player.layout

    def make(kind: int, card: int) -> None:
        if kind == DRAW:
            stock_move = line.position.stock_move()
            line.extend((stock_move,) if stock_move else ())
        else:
            line.make(LINE_KINDS[kind], BY_NUMBER[numbers.number(card)])
        player.make(kind, card)

    while True:
        wants = player.choose()
        kind, card = player.kind, player.chosen
        if kind < 0:
            return tuple(line.moves)
        make(kind, card)
        if kind == BACK:
            pair = fitting_on(card) & wants
            make(TURN, pair & -pair)


def play(position: BuildingPosition, seed: int) -> Course:
    """Tell what a game of the sound player reached."""
    found = dict[tuple[str, int], int]()
    for made, move in enumerate(play_line(position, seed), start=1):
        position = position.after(move)
        found.setdefault((HOME, position.score()), made)
        found.setdefault((ACES, sum(map(bool, position.foundations))), made)
        if not any(position.down):
            found.setdefault((ALL_UP, 0), made)
        if position.score() == len(position.table.deck):
            found.setdefault((WIN, 0), made)
    return found


MAKER = GoalMaker(
    forms=(
        GoalForm(WIN),
        GoalForm(WIN, is_limited=True),
        GoalForm(ACES, (ALL_ACES,), is_limited=True, most_moves=(80,)),
        GoalForm(HOME, MANY_HOME),
        GoalForm(HOME, COUNTS_HOME, is_limited=True, most_moves=(100, 120, 140, 160, 180, 220)),
        GoalForm(ALL_UP, is_limited=True),
    ),
    play=play,
    option_sets=(OptionSet(()), OptionSet(("draw=3",), range(THURSDAY, WEEK))),
    moves=lambda position, seed, _: play_line(position, seed),
)
