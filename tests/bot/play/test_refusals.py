"""No press on a board is silent: every place without a move says why, from what the player sees."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.core.actions import Verb
from bot.core.replies import MAX_NOTICE, Reply
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from engine.board import Board
from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.games import all_games
from engine.presses import refusal_at, refusal_between
from engine.record import Record
from render.boards.layouts import place_of_verb, press_areas
from tests.bot.desk import ANNA, Desk, controls, shown
from tests.combinations import by_family
from tests.engine.hidden import find_twin, hides_cards
from tests.engine.playing import kind_name, option_pairs, random_course

OF_MOVES = {"begins-here", "ends-here", "can-hold", "hold-here"}
"""The reasons that say which moves there are."""
IN_GENERAL = {"no-move-here", "no-such-place", "no-move-between"}
POSITIONS = 6
"""The number of positions of a deal that are tried."""


def positions(game: Game) -> Iterator[Position]:
    for deal, options in enumerate(option_pairs(game) * max(1, 6 // len(option_pairs(game)))):
        start = game.deal(deal, options)
        course = [start, *(after for _, after in random_course(start, deal))]
        yield from course[:: max(1, len(course) // POSITIONS)]
        yield course[-1]


def places_of(board: Board) -> set[str]:
    """Return what is pressed on the picture, and every place of the board, covered cards too."""
    cards = {pile.place_of(number) for pile in board.piles for number in range(1, len(pile.cards) + 1)}
    return {*press_areas(board), *(pile.name for pile in board.piles), *cards}


def said(error: IllegalMoveError) -> tuple[object, ...]:
    return error.reason, str(error), error.details


@pytest.mark.parametrize("game", by_family(all_games(), seconds=4.0), ids=kind_name)
def test_every_place_says_why_it_has_no_move_whatever_is_hidden(game: Game) -> None:
    twin, reasons = find_twin(game.name), Counter[str]()
    changed = hidden = ended = 0
    for number, position in enumerate(positions(game)):
        chance = random.Random(number)
        texts = Texts.load(finished_languages()[number % len(finished_languages())])
        other, board = twin(position, number), position.board()
        hidden += hides_cards(position)
        changed += other != position
        moves = position.legal_moves()
        ended += not moves
        named = {place for move in moves for place in move.places}
        named |= {place_of_verb(board, move.verb) for move in moves}
        places = sorted(places_of(board))
        found = {place: refusal_at(position, place) for place in places}
        assert all(said(refusal_at(other, place)) == said(error) for place, error in found.items())
        for place, error in found.items():
            assert (error.reason in OF_MOVES) >= (place in named), (place, error)
            assert error.reason not in IN_GENERAL, (place, error)
        pairs = [tuple(chance.choices(places, k=2)) for _ in range(20)]
        for source, target in pairs:
            error = refusal_between(position, source, target)
            assert said(refusal_between(other, source, target)) == said(error)
            found[f"{source} {target}"] = error
        for error in found.values():
            sentence = texts.refusal(game.name, error)
            assert 0 < len(sentence) <= MAX_NOTICE, sentence
            assert not {*"{}$\ue000"} & {*sentence}, sentence
            reasons[error.reason] += 1
    assert changed or not hidden
    assert reasons.keys() > ({"over", "begins-here"} if ended else {"begins-here"})


NO_SUCH_PLACE = "“zz” isn’t a place on this board. Press a place in the picture."
FOLLOW = "follow/1 #7 | exchange | trumps H"
FLIP = "flip/1 #7 | deal | deal | deal | deal | deal"
FITS_NOWHERE = (
    "9🍂🪢 fits nowhere now: no pile shows a card one rank higher with a suit in common, and no foundation is"
    " ready for it."
)
BLINK = "blink/1 #1998 | place drawn F4"


@pytest.mark.parametrize(
    ("record", "places", "sentence"),
    [
        ("wish/1 #42", "c", "A♠ has no partner on top now. Take another pair."),
        ("wish/1 #42", "c a", "9♠ on pile a and A♠ on pile c don’t have the same rank."),
        ("wish/1 #42", "zz", NO_SUCH_PLACE),
        ("kittyhawk/1 #1502", "f", FITS_NOWHERE),
        ("kittyhawk/1 #1502", "b", "A card can go here. Press that card first."),
        ("kittyhawk/1 #1502", "g2", "Other cards lie on this one, so you can’t use it now."),
        (
            "kittyhawk/1 #1502",
            "g a",
            "6🍂🪢 can’t go on 8🌙☀️: only a card of rank 7 with a suit in common can.",
        ),
        (FOLLOW, "JH", "Spades are led, and you have 3: play one of them."),
        (FOLLOW, "lead", "The deck leads 7♠. Press a card in your hand to play it."),
        (FLIP, "1", "The end cards of 1–4, 4♥ and 3♣, match neither in suit nor in rank."),
        (FLIP, "5", "Your hand has 5 cards. A play of 4 can start at cards 1 to 2, not at 5."),
        (FLIP, "3 1", "4♥ and J♦ aren’t the ends of 4 cards in a row. Exactly 2 cards must be between them."),
        (BLINK, "drawn", "No cell fits 3 brown triangles now, but you can hold it."),
        (BLINK, "A1", "A card on A1 wouldn’t touch any other. Choose a cell next to a card."),
        (BLINK, "F5", "On F5, 3 brown triangles would touch 4 grey flowers on F4, and they share nothing."),
    ],
)
def test_a_press_says_what_is_missing(record: str, places: str, sentence: str) -> None:
    position = Record.read(record).replay()
    source, *targets = places.split()
    error = refusal_between(position, source, targets[0]) if targets else refusal_at(position, source)
    assert Texts.load("en").refusal(position.game, error) == sentence


async def why(desk: Desk, board: Reply, *places: str) -> Reply:
    """Ask below a board why places have no move."""
    below = next(one.action for one in controls(board) if one.action.session)
    return await desk.act(replace(below, verb=Verb.WHY, words=places))


async def test_a_press_without_a_move_is_answered_by_a_notice_alone(desk: Desk) -> None:
    board = await desk.type("/play wish 42")
    (stored,) = await desk.store.unfinished_games(ANNA)
    for places, sentence in (
        (("c",), "A♠ has no partner on top now. Take another pair."),
        (("c", "a"), "9♠ on pile a and A♠ on pile c don’t have the same rank."),
        (("d",), "There’s a move here. Press this place again to make it or to choose."),
        (("take",), "“take” isn’t a place on this board. Press a place in the picture."),
        ((), "Name 1 or 2 places on the board, not 0."),
        (("a", "b", "c"), "Name 1 or 2 places on the board, not 3."),
    ):
        answer = await why(desk, board, *places)
        assert (answer.notice, answer.screen) == (sentence, None)
    assert await desk.store.unfinished_games(ANNA) == (stored,)


async def test_an_old_board_shows_the_new_one_and_an_ended_game_says_so(desk: Desk) -> None:
    old = await desk.type("/play wish 42")
    board = await desk.press(old, "d e")
    answer = await why(desk, old, "c")
    assert answer.notice == Texts.load("en")("moved-on")
    assert shown(answer) == shown(board)
    ended = await desk.type("/giveup yes")
    assert (await why(desk, ended, "c")).notice.startswith("This game is over.")


async def test_in_an_exercise_places_say_why_as_its_moves_do(desk: Desk) -> None:
    puzzle = await desk.type("/puzzle wish")
    answer = await why(desk, puzzle, "zz")
    assert (answer.notice, answer.screen) == (NO_SUCH_PLACE, None)
    skipped = await desk.press(await desk.press(puzzle, "Skip"), "Yes, skip it")
    assert (await why(desk, skipped, "zz")).notice.startswith("This puzzle is over.")


async def test_of_several_moves_the_refusal_names_the_first_that_is_impossible(desk: Desk) -> None:
    board = shown(await desk.type("/play freecell 617"))
    notice = (await desk.type("58 1a 26 3b 4c")).notice
    assert notice == (
        "Nothing was played: move 3 of that line, “move 2 6”, isn’t possible. "
        "K♠ has the highest rank: in the piles, it can only go on an empty one."
    )
    assert shown(await desk.type("/board")).picture == board.picture
