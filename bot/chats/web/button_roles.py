"""Which buttons of a screen the page shows: one main one, at most four others, and the rest under “More”."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from bot.core.actions import Action, Verb
from bot.core.screens import Button, ButtonStyle, Screen
from bot.screens.button_rows import MOST_OTHERS
from bot.screens.move_choices import GROUP_MARK

TICK = "✓ "
"""What the label of a choice in force begins with (``tick-on``)."""
LESSONS = Action(Verb.LEARN)
GAME_VERBS = (Verb.MOVE, Verb.CHOOSE)


class ButtonRole(StrEnum):
    """Where the page shows a button."""

    UNDO = "undo"
    HINT = "hint"
    MAIN = "main"
    ADVISED = "advised"
    """The main button of a board if it is a certain move: it has the room of the button for a hint, too."""
    FEW = "few"
    """Beside the main one."""
    CHOSEN = "chosen"
    """The choice in force, among the few: pressing it changes nothing, so that it is no main button."""
    MOVE = "move"
    """In the list of all moves: the picture has it, too."""
    REST = "rest"
    """Under “More”."""
    MORE = "more"
    """The button of chats that shows the rest in place of a board: the page has its own."""


def button_roles(screen: Screen, *, is_in_play: bool) -> Mapping[Action, ButtonRole]:
    """Return the role of each button of a screen, by its action."""
    buttons = [button for row in screen.rows for button in row]
    if not is_in_play:
        return _plain_roles(buttons)
    main = _main_move(buttons)
    return {button.action: _board_role(button, is_main=button is main) for button in buttons}


def _board_role(button: Button, *, is_main: bool) -> ButtonRole:
    verb = button.action.verb
    if is_main:
        return ButtonRole.ADVISED if button.is_main and verb in GAME_VERBS else ButtonRole.MAIN
    roles = {Verb.UNDO: ButtonRole.UNDO, Verb.HINT: ButtonRole.HINT, Verb.MORE: ButtonRole.MORE}
    if verb in GAME_VERBS:
        return ButtonRole.MOVE
    return roles.get(verb, ButtonRole.REST)


def _main_move(buttons: Sequence[Button]) -> Button | None:
    """Return the main button of a board: the one marked so, else the first move that is only a verb.

    The move that takes all ticked places is one, too. A form of it that is offered before it goes further,
    such as dealing to the next play; the picture has the plain one.
    """
    moves = [one for one in buttons if one.action.verb is Verb.MOVE and one.style is not ButtonStyle.DANGER]
    verbs = (one for one in moves if all(word.startswith(GROUP_MARK) for word in one.action.words[1:]))
    plain = next(verbs, None)
    forms = (one for one in moves if plain and one.action.words[:1] == plain.action.words[:1])
    main = next((button for button in buttons if button.is_main), None)
    # A step of a lesson asks for one move, so that no other one is its main button.
    is_lesson = any(button.action == LESSONS for button in buttons)
    return main if main or is_lesson else next(forms, None)


def _plain_roles(buttons: Sequence[Button]) -> Mapping[Action, ButtonRole]:
    """Return the roles on a screen that is no board in play: the first move is the main button."""
    more = [button for button in buttons if button.action.verb is Verb.MORE]
    others = [button for button in buttons if button not in more]
    marked = next((button for button in others if button.is_main), None)
    bright = [button for button in others if button.style is ButtonStyle.MOVE]
    chosen = next((one for one in bright if one.label.startswith(TICK)), None) if len(bright) == 1 else None
    main = marked or next((button for button in bright if button is not chosen), None)
    roles = {button.action: ButtonRole.MORE for button in more}
    few = [button for button in others if button is not main]
    if main:
        roles[main.action] = ButtonRole.MAIN
    most = MOST_OTHERS if main else MOST_OTHERS + 1
    for number, button in enumerate(few):
        shown = ButtonRole.CHOSEN if button is chosen else ButtonRole.FEW
        roles[button.action] = shown if number < most else ButtonRole.REST
    return roles
