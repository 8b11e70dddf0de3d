"""Puzzles as they are named, and offered to others."""

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import ParameterKind, as_typed
from bot.core.images import BoardPicture
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_TITLE, Button, Screen
from bot.core.typed_input.deal_codes import read_link_code
from bot.features.puzzles.known_puzzle import KnownPuzzle, known_puzzle
from bot.i18n.texts import Texts, clipped
from bot.screens.button_rows import as_main
from bot.screens.descriptions import describe_board, pile_captions, state_text
from bot.screens.goal_text import goal_phrase
from bot.screens.sharing.shared_text import shared_text
from engine.game import Position
from engine.goal import Goal

STREAK = "streak"
"""The word that asks for a streak of puzzles, or for the leaderboard of streaks."""
MOST_DIGITS = 6
"""Digits of a number that are read."""


def puzzle_goal(texts: Texts, goal: Goal, start: Position) -> str:
    """Return the goal of a puzzle that begins in a position, as a phrase."""
    phrase = goal_phrase(texts, goal, start)
    return phrase if goal.moves is None else texts("puzzle-goal-in", moves=goal.moves, goal=phrase)


def goal_title(texts: Texts, number: int, goal: Goal, start: Position) -> str:
    """Return the heading of a puzzle: its number and its goal."""
    title = texts("puzzle-title", number=str(number), goal=puzzle_goal(texts, goal, start))
    return clipped(title, MAX_TITLE)


def puzzle_name(texts: Texts, digits: str) -> str:
    """Return the heading of the puzzle of a typed number; empty if there is none."""
    known = known_puzzle(int(digits)) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None
    return goal_title(texts, *known.title_facts) if known else ""


def puzzle_offer_screen(
    texts: Texts, known: KnownPuzzle, chat: Chat, theme: str = DEFAULT_THEME, result: str = ""
) -> Screen:
    """Offer a puzzle to everybody: the picture of its position, its number and its goal; no solution.

    ``result`` is how the player's attempt at it has ended, for the text to copy.
    """
    board, title = known.start.board(), goal_title(texts, *known.title_facts)
    game = texts.of_game(board.game, "title")
    command = puzzle_command(texts, chat, known.puzzle.number)
    text = texts("puzzle-offer", game=game, command=command)
    picture = BoardPicture(board, (title, game), theme, captions=pile_captions(texts, board.game))
    head = texts("alt-head", title=title, details=texts.together(text, state_text(texts, board)))
    alt = describe_board(texts, board, head)
    solve = Action(Verb.PUZZLE, (str(known.puzzle.number),))
    rows = ((as_main(Button(texts("button-puzzle-solve"), solve)),),)
    said = result or texts("share-puzzle-open", game=game)
    copy = shared_text(texts, chat, title, said, command=command)
    return Screen(title, text, picture, alt, rows, f"{Verb.PUZZLE}-{known.puzzle.number}", copy)


def streak_button(texts: Texts) -> Button:
    """Return the button that begins a streak of puzzles, or goes on with it."""
    return Button(texts("button-puzzle-in-streak"), Action(Verb.PUZZLE, (STREAK,)))


def puzzle_command(texts: Texts, chat: Chat, number: int) -> str:
    """Return what is typed for a puzzle in a chat; Discord has a field for its number."""
    if chat is not Chat.DISCORD:
        return as_typed(chat, f"{Verb.PUZZLE} {number}", texts)
    field = texts(f"parameter-name-{ParameterKind.NUMBER}")
    return f"{as_typed(chat, Verb.PUZZLE, texts)} {field}:{number}"


async def find_offer(context: RequestContext, typed: str) -> Screen | None:
    """Offer the puzzle that is named by its code, or by its number after the word for puzzles."""
    texts, words = context.texts, typed.strip().lower().removeprefix("/")
    name = texts("command-name-puzzle")
    code = f"{Verb.PUZZLE}{words.removeprefix(name)}" if words.startswith(name) else words
    opens = read_link_code(code)
    known = known_puzzle(int(opens.words[0])) if opens and opens.verb is Verb.PUZZLE else None
    return puzzle_offer_screen(texts, known, context.player.chat, context.theme) if known else None
