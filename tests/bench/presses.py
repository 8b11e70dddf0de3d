"""How many presses a move takes in the games of families, played by hints: below boards and on the table.

What is finished with one press, or follows automatically, is no press and no move here.
"""

import os
from collections.abc import Iterator
from functools import partial

from bot.chats.web.table_view import TableMove, table_view
from bot.core.actions import Verb
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.board import board_screen, more_screen
from bot.screens.board_buttons import goes_in_circles
from engine.advice import best_move, can_advise
from engine.automatic import automatic_moves
from engine.game import Game, Position
from engine.games import all_games
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from tests.bench.figures import Figure, measures
from tests.bot.saved_games import loaded

GAMES = int(os.environ.get("PRESSES_GAMES", "200"))
"""Of each game."""
MOST_MOVES = 400
"""Of a game; the hints give up none, and a game may go in circles."""
FURTHEST = 6
"""The most presses that lead to a move."""
NAMES = ("buttons", "page", "whole")
FAMILIES = tuple(game for game in all_games() if game.family)


def played(game: Game, deal: int) -> Iterator[tuple[LoadedGame, Move]]:
    """Yield what a player who follows the hints sees before each of the moves, and the move."""
    options = read_options(game.options, ())
    position, record, revision = game.deal(deal, options), Record.begin(game, options, deal), 1
    while position.outcome() is None and not position.finish() and len(record.moves) < MOST_MOVES:
        move = advised(position)
        if move is None or goes_in_circles(position.board()):
            return
        yield loaded(record, position, revision=revision), move
        position = position.after(move)
        following = automatic_moves(position, MOST_MOVES)
        position, record = position.after_line(following), record.then(move, *following)
        revision += 1


def advised(position: Position) -> Move | None:
    """Return the move of the hint; of a game without hints, the first that leads on."""
    if can_advise(position.game):
        return best_move(position.board())
    return next(iter(position.main_moves(position.legal_moves())), None)


def presses_below(texts: Texts, here: LoadedGame, move: Move) -> int:
    """Return how many buttons are pressed for a move, below the board and under “More…”."""
    screens, words = [board_screen(texts, here)], (move.verb, *move.places)
    for presses in range(1, FURTHEST + 1):
        following = list[Screen]()
        for screen in screens:
            for button in (one for row in screen.rows for one in row):
                if (button.action.verb, button.action.words) == (Verb.MOVE, words):
                    return presses
                if move.text in button.moves:
                    following.append(_after(texts, here, button))
        screens = following
    raise LookupError(f"no button leads to {move.text}: {here.session.record.text}")


def _after(texts: Texts, here: LoadedGame, button: Button) -> Screen:
    if button.action.verb is Verb.MORE:
        return more_screen(texts, here)
    return board_screen(texts, here, button.action.words)


def presses_on_table(texts: Texts, here: LoadedGame, move: Move) -> int:
    """Return how often a player taps on the picture: the card, and where it goes unless that is clear."""
    view = table_view(board_screen(texts, here), "")
    assert view is not None
    made = f"{Verb.MOVE}:{' '.join((move.verb, *move.places))}"
    ways = [one for one in view.moves if one.press == made]
    return min((_taps(view.moves, one) for one in ways), default=presses_below(texts, here, move))


def _taps(moves: tuple[TableMove, ...], move: TableMove) -> int:
    begun = [one for one in moves if one.places[0] == move.places[0]]
    main = [one for one in begun if one.is_main]
    sensible = [one for one in main if one.is_best] or main or begun
    return 1 if sensible == [move] else 2


def all_are_whole(texts: Texts, here: LoadedGame) -> bool:
    """Return whether each move that leads on has a button of its own on the board."""
    buttons = [one for row in board_screen(texts, here).rows for one in row]
    whole = {one.action.words for one in buttons if one.action.verb is Verb.MOVE}
    main = here.position.main_moves(here.position.legal_moves())
    return {(move.verb, *move.places) for move in main} <= whole


def presses_a_move(game: Game) -> Iterator[Figure]:
    """Measure the presses a move, and the share of boards on which each move that leads on is one button."""
    texts = Texts.load("en")
    moves = below = taps = whole = 0
    for deal in range(1, GAMES + 1):
        for here, move in played(game, deal):
            moves += 1
            below += presses_below(texts, here, move)
            taps += presses_on_table(texts, here, move)
            whole += all_are_whole(texts, here)
    yield Figure(f"presses.{game.name}.buttons", below / moves, "presses/move")
    yield Figure(f"presses.{game.name}.page", taps / moves, "presses/move")
    yield Figure(f"presses.{game.name}.whole", 100 * whole / moves, "%")


for game_with_presses in FAMILIES:
    measures(*(f"presses.{game_with_presses.name}.{name}" for name in NAMES))(
        partial(presses_a_move, game_with_presses)
    )
