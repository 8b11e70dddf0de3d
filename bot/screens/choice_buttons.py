"""The buttons of what can be chosen in a game: moves, beginnings of moves, groups of moves, and ticks."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.screens import MAX_IN_ROW, MAX_LABEL, MAX_ROWS, Button, ButtonStyle
from bot.core.session import LoadedGame
from bot.i18n.text_width import columns, shortened
from bot.i18n.texts import Texts
from bot.screens.button_rows import Rows, in_rows, row_width, tick_button, word_rows
from bot.screens.descriptions import move_label, move_name
from bot.screens.move_choices import (
    GROUP_MARK,
    BegunMove,
    Choice,
    ChoiceGroup,
    Confirm,
    Tick,
    WholeMove,
    chosen_move,
    tick_words,
)
from engine.board import Board
from engine.game import Position
from engine.move import Move


def advised_button(texts: Texts, loaded: LoadedGame, board: Board, move: Move) -> Button:
    """Return a button for an advised move, with as much of its name as fits."""
    names = (
        move_name(texts, loaded.position, board, move),
        move_label(texts, loaded.position, board, move),  # the marks and the advice name its cards, too
        move_label(texts, loaded.position, board, move, is_short=True),
    )
    words = tick_words(loaded.position, move) or (move.verb, *move.places)
    labels = (texts("advised-move", move=name) for name in names)
    return replace(_move_button(labels, loaded.action(Verb.MOVE, *words)), is_main=True)


def choice_rows(
    texts: Texts,
    loaded: LoadedGame,
    board: Board,
    offered: Sequence[Choice],
    advised: Move | None,
    *,
    reserved: int = 0,
) -> Rows:
    """Return the buttons of choices: in words if there is room, else with the short labels of games.

    An advised move that is not among them needs a row of its own, and so do ``reserved`` other buttons.
    """
    is_offered = any(isinstance(one, WholeMove | Confirm) and one.move == advised for one in offered)
    most_rows = MAX_ROWS - reserved - (1 if is_offered or not advised else 2)
    controls = [_choice_button(texts, loaded, board, choice, advised) for choice in offered]
    short = [_choice_button(texts, loaded, board, choice, advised, is_short=True) for choice in offered]
    if short != controls:
        shortcuts = [
            number
            for number, choice in enumerate(offered)
            if isinstance(choice, WholeMove) and choice.is_shortcut
        ]
        first = tuple((controls[number],) for number in shortcuts)
        others = [control for number, control in enumerate(controls) if number not in shortcuts]
        if rows := word_rows(others, most_rows - len(first)):
            return (*first, *rows)
        controls = [
            _spoken(one, words.spoken or words.label) for one, words in zip(short, controls, strict=True)
        ]
        others = [control for number, control in enumerate(controls) if number not in shortcuts]
        if first and (width := -(-len(others) // (most_rows - len(first)))) <= MAX_IN_ROW:
            return (*first, *in_rows(others, max(width, row_width(others))))
    confirms = tuple(
        control for control, choice in zip(controls, offered, strict=True) if isinstance(choice, Confirm)
    )
    others = [control for control in controls if control not in confirms]
    rows = _button_rows(others, taken=len(confirms), reserved=reserved)
    return (*rows, *((confirms,) if confirms else ()))


def with_asked_move(rows: Rows, position: Position, asked: Move) -> Rows:
    """Return rows in which the button that makes or begins a move is the main one; groups begin none."""
    buttons = [button for row in rows for button in row]
    made = (
        one
        for one in buttons
        if one.action.verb is Verb.MOVE and chosen_move(position, one.action.words) == asked
    )
    begun = (
        one for one in buttons if asked.text in one.moves and not one.action.words[-1].startswith(GROUP_MARK)
    )
    main = next(made, None) or next(begun, None)
    return tuple(tuple(replace(one, is_main=one is main) for one in row) for row in rows)


def _choice_button(
    texts: Texts,
    loaded: LoadedGame,
    board: Board,
    choice: Choice,
    advised: Move | None,
    *,
    is_short: bool = False,
) -> Button:
    position = loaded.position
    match choice:
        case WholeMove(move):
            labels = (
                _marked_label(texts, label, is_advised=move == advised)
                for label in _labels(texts, loaded, board, move, choice.part, is_short=is_short)
            )
            button = _move_button(labels, loaded.action(Verb.MOVE, move.verb, *move.places))
            button = replace(button, is_main=move == advised)
            return replace(button, style=ButtonStyle.DANGER) if position.ends_early(move) else button
        case Confirm(move, words):
            label = move_label(texts, position, board, move)
            marked = _marked_label(texts, label, is_advised=move == advised)
            return replace(_move_button([marked], loaded.action(Verb.MOVE, *words)), is_main=move == advised)
        case Tick(place, is_on, words):
            card = board.card_at(place)
            name = texts.symbol(card) if card else place
            tick = tick_button(texts, name, loaded.action(Verb.CHOOSE, *words), is_on=is_on)
            return replace(tick, place=place)
        case BegunMove(words, moves):
            count = len(moves)
            begun = _labels(texts, loaded, board, moves[0], "-first", is_short=is_short, moves=count)
            return replace(_move_button(begun, loaded.action(Verb.CHOOSE, *words)), moves=_texts_of(moves))
        case ChoiceGroup(words, moves):
            if choice.is_rest:
                label = texts("button-others")
            elif choice.letters:
                label = texts.of_game(board.game, "bunch-letters", letters=choice.letters, moves=len(moves))
            elif choice.number:
                label = texts.of_game(board.game, "bunch-number", number=choice.number, moves=len(moves))
            else:
                label = range_label(texts, choice)
            choose = loaded.action(Verb.CHOOSE, *words)
            return Button(label, choose, ButtonStyle.MOVE, moves=_texts_of(moves))


def _texts_of(moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move.text for move in moves)


def range_label(texts: Texts, group: ChoiceGroup, message: str = "bunch-range") -> str:
    """Return the label of a group that is a range of a list, or another message about its ends.

    They are named by the last places of moves that begin with the same one, else by the first.
    """
    ends = (group.moves[0], group.moves[-1])
    place = -1 if len({move.places[:1] for move in ends}) == 1 else 0
    first, last = (move.places[place] if move.places else move.verb for move in ends)
    return texts(message, first=first, last=last)


def _marked_label(texts: Texts, label: str, *, is_advised: bool) -> str:
    return texts("advised-move", move=label) if is_advised else label


def _labels(
    texts: Texts, loaded: LoadedGame, board: Board, move: Move, part: str, *, is_short: bool, moves: int = 1
) -> Iterator[str]:
    """Yield the label of a move in words, unless only the short one is wanted, and the short one."""
    for short in (True,) if is_short else (False, True):
        yield move_label(texts, loaded.position, board, move, part, is_short=short, moves=moves)


def _move_button(labels: Iterable[str], action: Action) -> Button:
    """Return a button with the first label that fits, or else the last one, cut.

    It is read out with the first one, which is the longest.
    """
    whole = label = ""
    for label in labels:
        whole = whole or label
        if columns(label) <= MAX_LABEL:
            break
    return _spoken(Button(shortened(label, MAX_LABEL), action, ButtonStyle.MOVE), whole)


def _spoken(button: Button, label: str) -> Button:
    """Return a button that is read out as ``label``."""
    return button if label == button.label else replace(button, spoken=label)


def _button_rows(controls: Sequence[Button], taken: int = 0, reserved: int = 0) -> Rows:
    """Return buttons in rows as wide as their labels allow, or wider if other rows leave no room."""
    if not controls:
        return ()
    width = row_width(controls)
    # Below ticks there are always two more rows, so that everything else stays where it is.
    most_rows = MAX_ROWS - (2 if taken else 1) - taken - reserved
    width = max(width, -(-len(controls) // most_rows))
    return in_rows(controls, width)
