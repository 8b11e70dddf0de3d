"""Screens that several features show: the menu, options, the list of games, and what replaces a board."""

from collections.abc import Sequence

from bot.core.actions import Action, Verb
from bot.core.images import BoardPicture
from bot.core.screens import MAX_LABEL, MAX_ROWS, Button, ButtonStyle, Screen
from bot.core.session import Session
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts
from bot.screens.button_rows import as_main, in_rows, tick_button
from bot.screens.descriptions import (
    alt_text,
    deal_name,
    deal_title,
    picture_heading,
    pile_captions,
    result_kind,
    short_state_text,
    state_text,
)
from bot.screens.welcome import game_rows
from engine.errors import RecordError
from engine.game import Game
from engine.games import games_in_order
from engine.options import OFF, ON, Option, Options, choose, write_options
from engine.record import Record

GAMES_ON_PAGE = 8
GAMES_IN_ROW = 2


def menu_screen(texts: Texts, owner: int, title: str, text: str, deal: int | None = None) -> Screen:
    """Offer every game, with the number ``deal`` if one is given."""
    number = () if deal is None else (str(deal),)
    others = (
        Button(texts("button-games"), Action(Verb.GAMES)),
        Button(texts("button-help"), Action(Verb.HELP)),
    )
    return Screen(title, text, rows=(*game_rows(texts, games_in_order(), Verb.PLAY, owner, number), others))


def options_menu(texts: Texts, owner: int) -> Screen:
    """Offer the games that have options."""
    games = [game for game in games_in_order() if game.options]
    rows = game_rows(texts, games, Verb.OPTIONS, owner)
    return Screen(texts("options-menu-title"), texts("options-menu"), rows=rows)


def options_screen(texts: Texts, owner: int, game: Game, options: Options) -> Screen:
    """Offer the values of each option of a game, a row for each, and a button to start it."""
    lines = [
        texts("option-line", option=option_text(texts, game, option, options[option.name]))
        for option in game.options
    ]
    rows = [_option_row(texts, owner, game, options, option) for option in game.options]
    words = (game.name, *write_options(game.options, options))
    last: tuple[Button, ...] = (
        as_main(Button(texts("button-deal"), Action(Verb.PLAY, words, owner=owner))),
        Button(texts("button-rules"), Action(Verb.RULES, (game.name,))),
    )
    if len(rows) == MAX_ROWS:  # then the last option is a switch, whose only button has room beside these
        last = (*rows.pop(), *last)
    rows.append(last)
    title = texts("options-title", game=texts.of_game(game.name, "title"))
    return Screen(title, "\n".join(lines), rows=tuple(rows))


def option_text(texts: Texts, game: Game, option: Option, value: str) -> str:
    """Return the text of an option with one of its values."""
    if not option.is_switch:
        return texts.of_game(game.name, f"option-{option.name}-{value}")
    name = texts.of_game(game.name, f"option-{option.name}")
    return texts("option-on" if value == ON else "option-off", option=name)


def _option_row(texts: Texts, owner: int, game: Game, options: Options, option: Option) -> tuple[Button, ...]:
    """Return a button for each value, the chosen one with a tick; for a switch only one."""
    name = f"short-option-{option.name}"
    if option.is_switch:
        is_on = options.is_on(option.name)
        action = _option_action(owner, game, options, option.name, OFF if is_on else ON)
        return (tick_button(texts, texts.of_game(game.name, name), action, is_on=is_on),)
    chosen = options[option.name]
    actions = {value: _option_action(owner, game, options, option.name, value) for value in option.values}
    return tuple(
        tick_button(texts, texts.of_game(game.name, f"{name}-{value}"), action, is_on=value == chosen)
        for value, action in actions.items()
    )


def _option_action(owner: int, game: Game, options: Options, name: str, value: str) -> Action:
    others = tuple(option for option in game.options if option.name != name)
    options = choose(game.options, options, name, value)
    # The option is named even if it has its default: two buttons of one message must not do the same.
    words = (game.name, *write_options(others, options), f"{name}={value}")
    return Action(Verb.OPTIONS, words, owner=owner)


def games_screen(
    texts: Texts, owner: int, unfinished_games: Sequence[Session], past: Sequence[Session], page: int
) -> Screen:
    """List the unfinished games, with a button each, and the results of the last finished ones."""
    shown = unfinished_games[page * GAMES_ON_PAGE : (page + 1) * GAMES_ON_PAGE]
    controls = [
        Button(
            shortened(deal_name(texts, session.record, session.challenge), MAX_LABEL),
            Action(Verb.RESUME, session=session.id, owner=owner),
            ButtonStyle.MOVE,
        )
        for session in shown
    ]
    if len(unfinished_games) > GAMES_ON_PAGE:
        pages = -(-len(unfinished_games) // GAMES_ON_PAGE)
        following = (page + 1) % pages
        controls.append(Button(texts("button-more"), Action(Verb.GAMES, (str(following),), owner=owner)))
    controls.append(Button(texts("button-another"), Action(Verb.PLAY)))
    lines = [texts("games-open", count=len(unfinished_games))]
    if past:
        lines += ["", texts("games-past"), *(_finished_game_line(texts, session) for session in past)]
    return Screen(texts("games-title"), "\n".join(lines), rows=in_rows(controls, GAMES_IN_ROW))


def _finished_game_line(texts: Texts, session: Session) -> str:
    deal = deal_name(texts, session.record, session.challenge)
    try:
        position = session.timed(session.record.replay(), session.moved)
    except RecordError:  # it was played by other rules
        return texts("past-other-rules", deal=deal)
    board = position.board()
    return texts(f"past-{result_kind(board)}", deal=deal, state=state_text(texts, board))


def stranger_screen(texts: Texts, record: Record | None, challenge: int = 0) -> Screen:
    """Say that the button belongs to another player, and offer the same deal."""
    if record is None:
        return Screen(text=texts("stranger"), rows=((_another_button(texts),),))
    return Screen(text=texts("stranger"), rows=((play_button(texts, record, challenge),),))


def gone_screen(texts: Texts, days: int) -> Screen:
    """Say that a game is no longer stored."""
    return Screen(text=texts("game-gone", days=days), rows=((_another_button(texts),),))


def _another_button(texts: Texts) -> Button:
    return as_main(Button(texts("button-another"), Action(Verb.PLAY)))


def changed_rules_screen(texts: Texts, record: Record, challenge: int = 0) -> Screen:
    """Say that a game cannot continue because its rules have changed, and offer the same deal.

    For a daily challenge no deal is offered: it no longer exists by today's rules.
    """
    title = deal_title(texts, record, challenge)
    if challenge:
        return Screen(title, texts("daily-rules-changed"))
    return Screen(title, texts("rules-changed"), rows=((play_button(texts, record),),))


def play_button(texts: Texts, record: Record, challenge: int = 0) -> Button:
    """Return the button that starts a deal or a daily challenge, for any player who presses it."""
    if challenge:
        return as_main(Button(texts("button-play-deal"), Action(Verb.DAILY, (str(challenge),))))
    words = (record.game, str(record.deal), *record.option_words)
    return as_main(Button(texts("button-play-deal"), Action(Verb.PLAY, words)))


def record_picture(texts: Texts, record: Record, theme: str, title: str = "") -> tuple[BoardPicture, str]:
    """Return the picture after the moves of a record, under a title or what it shows, and its alt text."""
    board = record.replay().board()
    heading = (title, "") if title else picture_heading(texts, record, short_state_text(texts, board))
    picture = BoardPicture(board, heading, theme, captions=pile_captions(texts, record.game))
    return picture, alt_text(texts, record, board)
