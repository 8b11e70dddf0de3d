"""The screens of reviews: they fit in every language, and hidden cards stay hidden."""

import pytest

from bot.core import callback_data
from bot.core.actions import Verb
from bot.core.images import BoardPicture, ReviewStrip
from bot.core.screens import Screen
from bot.features.analysis.review import ReviewedGame
from bot.features.analysis.screens import MOST_BARS, review_screen, review_step_screen
from bot.i18n.texts import Texts, languages
from bot.screens.descriptions import deal_title
from bot.screens.ending import WayToEnd, ending_screen, ending_step_screen
from bot.screens.replay_steps import read_move_number, read_step
from engine.advice.game_value import BestLine, GameValue, replayed_positions
from engine.advice.luck import Balance
from engine.advice.review import Review, begin_review, continue_review
from engine.game import Game
from engine.games import all_games
from engine.games.follow import FollowPosition
from engine.record import Record
from tests.bot.saved_games import loaded
from tests.engine.playing import kind_name, option_sets, random_course
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
NOTHING = GameValue(is_won=False, points=0)


def made_up(record: Record) -> Review:
    """Return a review of a game in which every move cost something, so that much is to be said."""
    count, positions = len(record.moves), replayed_positions(record)
    best_lines = (
        BestLine(
            GameValue(is_won=True, points=1000 + 2 * (count - number)),
            number,
            positions[number].legal_moves()[:1],
        )
        for number in range(count)
    )
    return Review(
        record.text,
        0,
        NOTHING,
        is_given_up=False,
        best_lines=(*best_lines, BestLine(NOTHING, count, ())),
        searched=frozenset(range(count + 1)),
        balance=Balance(33, 244, -277, 0, is_in_points=count % 2 == 0),
        is_done=True,
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("in_words", [False, True], ids=["pictures", "words"])
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_every_screen_fits_with_the_longest_names_that_there_are(
    game: Game, language: str, *, in_words: bool
) -> None:
    texts = Texts.load(language)
    longest = max(
        option_sets(game), key=lambda options: len(deal_title(texts, Record.begin(game, options, 1)))
    )
    begun = Record.begin(game, longest, 2**53 - 1)
    record = begun.then(*[move for move, _ in random_course(begun.start(), 3)])
    if record.replay().outcome() is None:
        record = record.first(60)
    seen = ReviewedGame.of(loaded(record, in_words=in_words, revision=10**6), made_up(record))
    check(review_screen(texts, seen))
    for step in {1, 2, seen.count // 2 + 1, seen.count}:
        check(review_step_screen(texts, seen, step))
    ending = WayToEnd(record, len(record.moves) // 2, Verb.AUTOPLAY, (str(len(record.moves) // 2),))
    check(ending_screen(texts, seen.loaded, ending, 0))
    for step in {0, 1, ending.count}:
        check(ending_step_screen(texts, seen.loaded, ending, step, 0))


def check(screen: Screen) -> None:
    """Check that every button has its own action, and that it rides."""
    actions = [control.action for row in screen.rows for control in row]
    assert [callback_data.unpack(callback_data.pack(action)) for action in actions] == actions
    assert {action.verb for action in actions} <= {Verb.REVIEW, Verb.AUTOPLAY, Verb.BOARD}


def test_in_a_long_game_a_bar_shows_the_worst_of_several_moves() -> None:
    start = Record.read("kittyhawk/1 #1")
    record = start.then(*[move for move, _ in random_course(start.start(), 1)])
    count = len(record.moves)
    assert count > MOST_BARS
    best_lines = tuple(BestLine(GameValue(number <= 7, 0), 7, ()) for number in range(count + 1))
    tried = frozenset(range(count + 1))
    found = Review(
        record.text, 0, NOTHING, is_given_up=False, best_lines=best_lines, searched=tried, is_done=True
    )
    strip = review_screen(TEXTS, ReviewedGame.of(loaded(record), found)).picture
    assert isinstance(strip, ReviewStrip)
    assert (strip.moves, len(strip.bars), strip.chosen, strip.steps) == (2, -(-count // 2), 8, count)
    assert [kind for kind, _, _ in strip.bars[:5]] == ["kept", "kept", "kept", "unsure", "unsure"]


@pytest.mark.parametrize(
    ("words", "step"),
    [
        ("", None), ("strip", None), ("first", 1), ("last", 9), ("0", 1), ("3", 3), ("99", 9),
        ("before 1", 9), ("after 9", 1), ("after 3", 4), ("before 5", 4),
        ("before x", None), ("line", None), ("½", None),
    ],
)  # fmt: skip
def test_words_mean_a_step_or_the_whole(words: str, step: int | None) -> None:
    assert read_step(words.split(), 1, 9) == step


@pytest.mark.parametrize(("words", "moment"), [("", None), ("0", 0), ("7 first", 7), ("99", 9), ("x", None)])
def test_words_begin_with_the_number_of_a_move(words: str, moment: int | None) -> None:
    assert read_move_number(words.split(), 9) == moment


@pytest.mark.parametrize("in_words", [False, True], ids=["pictures", "words"])
def test_face_down_cards_stay_face_down(*, in_words: bool) -> None:
    """What is set aside in Follow-the-Suit is shown on no screen of a review, nor of a way to the end."""
    record = Record.read(RECORDS["follow-lost"])
    review = begin_review(record.text)
    while not review.is_done:
        review = continue_review(review)
    seen = ReviewedGame.of(loaded(record, in_words=in_words), review)
    screens = [review_screen(TEXTS, seen)]
    screens += [review_step_screen(TEXTS, seen, step) for step in range(1, seen.count + 1)]
    assert seen.decided
    ending = seen.ending(seen.decided)
    screens += [ending_step_screen(TEXTS, seen.loaded, ending, step, 0) for step in range(ending.count + 1)]
    start = record.start()
    assert isinstance(start, FollowPosition)
    names = [name for card in start.aside for name in (TEXTS.symbol(card), TEXTS.card(card))]
    told = "\n".join(f"{screen.text}\n{screen.alt}" for screen in screens)
    assert TEXTS.symbol(start.hand[0]) in told
    assert not [name for name in names if name in told]
    shown = [
        screen.picture.board for screen in screens if isinstance(screen.picture, BoardPicture | ReviewStrip)
    ]
    assert bool(shown) != in_words
    assert all(board.pile("aside").hidden == len(start.aside) for board in shown)
