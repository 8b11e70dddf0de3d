"""Games in every language: each screen of each game can be built, is complete, and fits every chat."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import cycle, islice

import pytest

from bot.app import App
from bot.core import callback_data
from bot.core.actions import Chat, Player, Room, Verb
from bot.core.commands import COMMANDS
from bot.core.replies import MAX_NOTICE
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.core.typed_input.lines import read_line
from bot.features.guide.screens import rules_menu, rules_screen
from bot.features.play.typed_moves import nearest_move
from bot.features.replay.screens import animation_screen, result_screen, step_screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.board import board_screen, giving_up_screen, more_screen
from bot.screens.menus import games_screen, menu_screen, options_screen
from bot.screens.replay_steps import step_of
from bot.screens.rules_pages import rules_page
from engine.errors import RefusedError
from engine.game import Game, Position
from engine.games import all_games
from engine.move import Move
from engine.options import Options
from engine.reading import read_moves
from engine.record import Record
from tests.bot.i18n.catalogue import third
from tests.combinations import by_family, combined, is_first_of_family
from tests.engine.playing import kind_name, option_sets, random_course
from tests.engine.transcripts import RECORDS

OWNER = 2**64 - 1
LONGEST_DEAL = 2**53 - 1
COURSES = 12
"""The number of random games that are checked of each game, and the highest number of option sets."""
PLACES = 4
"""The number of positions that are checked in a game: the first, the last, and some between them."""
MOST_LEADING_ON = 300
"""The most moves that lead on after random ones, which may go to and fro."""
LINES = (
    "hello there world", "2s 10s", "deal match, deal 3", "deal 90", "remove four 2", "turn 44", "qh", "stop",
    "exchange 2s 2s", "collect", "5 z9", "a",
)  # fmt: skip
"""Lines that are no legal moves: moves of other games, or nonsense."""
REFUSED = (
    "/nothing", "/play nothing", "/play wish nothing", "/play wish level=3", "/play blink table=huge",
    "/play blink decks=4", "/play kittyhawk level=9", "/play flip blind", "/play wish 9007199254740992",
    "/play wish 4x", "/rules nothing of the kind", "/replay", "/share", "/undo", "/redo", "/restart",
    "/move", "/settings theme nothing of the kind", "/settings theme night sky",
    "/settings language of the birds", "/settings zone nowhere", "/settings zone lond",
    "/settings boards loud", "/settings results aliens", "/settings nothing of the kind",
    "/admin", f"/move {'a b ' * 200}",
)  # fmt: skip
"""Commands with unknown values, or that are not possible at the beginning of a game."""
TYPED = 12
"""The number of moves from other positions that are typed in a position."""
LEAST_REASONS = 3
"""The lowest number of different reasons for which a game refuses these lines."""

every_language = pytest.mark.parametrize("language", finished_languages())
games = pytest.mark.parametrize("game", by_family(all_games(), seconds=0.2), ids=kind_name)


def chosen_sets(game: Game) -> list[Options]:
    """Return the option sets of a game that are checked."""
    sets = option_sets(game)
    return random.Random(game.name).sample(sets, min(COURSES, len(sets)))


@cache
def loaded_games(game: Game) -> tuple[LoadedGame, ...]:
    """Return some positions of random games, in the order of play."""
    found: list[LoadedGame] = []
    for number, options in zip(range(COURSES), cycle(chosen_sets(game)), strict=False):
        course = list(_course(game, options, LONGEST_DEAL - number))
        step = max(1, (len(course) - 1) // (PLACES - 1))
        found += [*course[:-1:step][: PLACES - 1], course[-1]]
    if not any(one.is_over for one in found):  # at random, some games hardly ever end
        found.append(_golden_end(game))
    return tuple(found)


def _golden_end(game: Game) -> LoadedGame:
    records = (Record.read(text) for text in RECORDS.values() if text.startswith(f"{game.name}/"))
    record = next(record for record in records if record.replay().outcome())
    session = Session("0123456789", record, began=0, moved=700, first_move=1, revision=10**6)
    return LoadedGame(OWNER, session, session.timed(record.replay(), 700))


def _course(game: Game, options: Options, deal: int) -> Iterator[LoadedGame]:
    record = Record.begin(game, options, deal)
    position = record.start()
    session = Session("0123456789", record, began=0, moved=700, first_move=1, revision=10**6)
    yield LoadedGame(OWNER, session, position)
    for move, after in _played(position, deal):
        session = replace(session, record=session.record.then(move), undos=len(session.record.moves) % 3)
        yield LoadedGame(OWNER, session, session.timed(after, 700))


def _played(position: Position, seed: int) -> Iterator[tuple[Move, Position]]:
    """Yield random moves, and if these end no game, then moves that lead on."""
    for move, after in random_course(position, seed):
        position = after
        yield move, after
    for _ in range(MOST_LEADING_ON):
        if not (moves := position.main_moves(position.legal_moves())):
            return
        position = position.after(moves[0])
        yield moves[0], position


def screens(texts: Texts, loaded: LoadedGame) -> Iterator[Screen]:
    """Yield every screen of a game in its position, including those of half-chosen moves."""
    moves = len(loaded.session.record.moves)
    for here in (loaded, replace(loaded, in_words=True)):
        screen = board_screen(texts, here)
        yield screen
        begun = [c.action.words for row in screen.rows for c in row if c.action.verb is Verb.CHOOSE]
        yield from (board_screen(texts, here, words) for words in (*begun[:2], *begun[-1:]))
        yield giving_up_screen(texts, here)
        yield more_screen(texts, here)
        given_up = replace(here, session=here.session.given_up())
        yield board_screen(texts, given_up)
        if moves:
            yield from (step_screen(texts, here, step_of(here, number)) for number in {0, moves})
    if moves:
        yield animation_screen(texts, loaded)
    yield result_screen(texts, loaded if loaded.is_over else given_up, Chat.DISCORD)


def check(screen: Screen, language: str) -> None:
    """Check what the constructor of ``Screen`` does not check."""
    controls = [control for row in screen.rows for control in row]
    labels = [control.label for control in controls]
    assert all(
        callback_data.unpack(callback_data.pack(control.action)) == control.action for control in controls
    )
    for text in (screen.title, screen.text, screen.alt, *labels):
        assert "  " not in text, f"{language}: two spaces in {text!r}"
        assert text == text.strip(), f"{language}: a space at an end of {text!r}"
        assert language != "ja" or "。 " not in text, f"a space between the sentences of {text!r}"


@pytest.mark.parametrize(
    ("game", "language"), combined(all_games(), finished_languages(), seconds=0.4), ids=kind_name
)
def test_every_screen_of_a_game_fits(game: Game, language: str) -> None:
    texts = Texts.load(language)
    some, seen = third(language, loaded_games(game)), 0
    for loaded in some:
        try:
            for screen in screens(texts, loaded):
                check(screen, language)
                labels = [control.label for row in screen.rows for control in row]
                assert len(set(labels)) == len(labels), f"{language}: {labels}"
                seen += 1
        except ValueError as error:
            raise AssertionError(f"{language}, {loaded.session.record.text}: {error}") from error
    assert seen > len(some)
    assert any(loaded.is_over for loaded in loaded_games(game))


@every_language
def test_every_screen_outside_games_fits(language: str) -> None:
    texts = Texts.load(language)
    check(menu_screen(texts, OWNER, texts("welcome-title"), texts("welcome")), language)
    check(menu_screen(texts, OWNER, texts("menu-title"), texts("menu"), LONGEST_DEAL), language)
    check(rules_menu(texts), language)
    for game in all_games():
        for options in chosen_sets(game):
            check(options_screen(texts, OWNER, game, options), language)
        for number in range(len(rules_page(game.name, language))):
            check(rules_screen(texts, game.name, number + 1), language)
        games = loaded_games(game) if is_first_of_family(game) else [_golden_end(game)]
        some = [replace(loaded.session, id=f"{number:010}") for number, loaded in enumerate(games)]
        check(games_screen(texts, OWNER, some, some[-5:], 0), language)


@pytest.mark.parametrize(("chat", "language"), [*zip(cycle(Chat), finished_languages(), strict=False)])
async def test_every_command_is_answered_in_the_language_of_the_room(
    app: App, chat: Chat, language: str
) -> None:
    texts = Texts.load(language)
    room = Room(language=f"{language}-XX")
    player = Player(chat, 7)
    assert await app.texts(player, room) is texts
    for line in ("/start", "/play", "/play wish 42", *(f"/{command.name}" for command in COMMANDS)):
        reply = await app.handle(player, read_line(line), room)
        assert reply.notice not in {texts("sorry"), texts("store-unavailable")}, f"{language}: {line}"
        if reply.screen:
            check(reply.screen, language)


@every_language
async def test_refusals_of_commands_are_not_cut(app: App, language: str) -> None:
    texts = Texts.load(language)
    player = Player(Chat.TELEGRAM, 7)
    await app.handle(player, read_line("/play wish 42"))
    for line in REFUSED:
        reply = await app.handle(player, read_line(line), Room(language=language))
        assert reply.notice, f"{language}: {line}"
        assert reply.notice not in {texts("sorry"), texts("store-unavailable")}, f"{language}: {line}"
        assert not reply.notice.endswith("…"), f"{language}: {line} is cut: {reply.notice}"
        assert language != "ja" or "。 " not in reply.notice, f"a space in {reply.notice!r}"


@cache
def refusals(game: Game) -> tuple[tuple[RefusedError, str], ...]:
    """Return refusals of lines that cannot be played, each with the nearest legal move."""
    chance = random.Random(game.name)
    typed = [
        move.text for loaded in loaded_games(game)[::3] for move in islice(loaded.position.legal_moves(), 20)
    ]
    found = []
    for loaded in loaded_games(game)[::3]:
        position = loaded.position
        for line in (*LINES, *chance.sample(typed, TYPED), ", ".join(chance.sample(typed, 2))):
            if (error := refusal(position, line)) and position.outcome() is None:
                nearest = nearest_move(position, line)
                found.append((error, nearest.text if nearest else ""))
    return tuple(found)


def refusal(position: Position, line: str) -> RefusedError | None:
    try:
        position.play_together(read_moves(position, line))
    except RefusedError as error:
        return error
    return None


@every_language
@games
def test_a_refusal_fits_a_notice_together_with_the_nearest_move(game: Game, language: str) -> None:
    texts = Texts.load(language)
    notices = {
        f"{texts.refusal(game.name, error)} {texts('nearest', move=move)}": error.reason
        for error, move in refusals(game)
    }
    assert len(set(notices.values())) >= LEAST_REASONS
    long = {text: len(text) for text in notices if len(text) > MAX_NOTICE}
    assert not long, f"{language}: more than {MAX_NOTICE} characters"
