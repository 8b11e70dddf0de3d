"""Reviews and autoplay of finished games: overview, steps, better moves, and their screens."""

import re
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Verb
from bot.core.images import BoardPicture, ReplayAnimation, ReviewStrip
from bot.core.replies import ReplyTarget
from bot.features.analysis.review import SIGNS, ReviewedGame, balance_lines
from bot.features.analysis.reviews import MOST_CACHED
from bot.features.analysis.screens import MOST_BARS, luck_screen, review_screen, review_step_screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.descriptions import deal_title
from bot.screens.replay_steps import FILM, WayToEnd, way_screen
from bot.storage.player_store import PlayerStore
from engine.advice import advise
from engine.advice.game_value import BestLine, GameValue, replayed_positions
from engine.advice.luck import Balance
from engine.advice.move_effects import MoveEffect, classify_moves, decisive_move
from engine.advice.review import Review, begin_review, continue_review
from engine.board import MarkKind
from engine.game import Game
from engine.games import all_games
from engine.games.follow import FollowPosition
from engine.move import Move
from engine.outcome import Result
from engine.record import Record
from tests.bot.desk import (
    ANNA,
    LOST,
    NO_FIRST_PAIR,
    WON,
    Desk,
    animation_of,
    check_buttons,
    labels,
    last_update,
    picture_of,
    shown,
)
from tests.bot.fake_jobs import HeldJobs, ImmediateJobs
from tests.bot.saved_games import loaded, store_game
from tests.combinations import by_family
from tests.engine.playing import kind_name, option_sets, random_course
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
ALL_CARDS = "A review looks at all cards, including hidden ones. Nobody could see those during the game."
TURNS = ["⏮", "◀", "▶", "⏭"]


def done(record: Record) -> Review:
    found = begin_review(record.text)
    while not found.is_done:
        found = continue_review(found)
    return found


LOST_AT = decisive_move(done(LOST)) or 0
"""The number of the decisive move of the lost game."""


def pair(number: int, move: Move) -> str:
    """Return the two cards that a pair of the lost game takes as its move of that number."""
    board = LOST.first(number - 1).replay().board()
    return " + ".join(Texts.load("en").symbol(top) for name in move.places if (top := board.pile(name).top))


async def test_the_review_of_a_lost_game_names_the_decisive_move(desk: Desk) -> None:
    assert LOST_AT
    await store_game(desk, LOST)
    reply = await last_update(await desk.press(await desk.type("/board picture"), "Review"))
    screen = shown(reply)
    better = done(LOST).line(LOST_AT - 1)[0]
    assert reply.target is ReplyTarget.NEW
    lines = screen.text.splitlines()
    assert lines[:2] == [ALL_CARDS, "Your result: Lost · 14 cards left."]
    assert lines[2].startswith(f"Move {LOST_AT} decided the game: ")
    assert f"Better: “{pair(LOST_AT, better)}”" in lines[2]
    assert lines[-1] == "Best known result: Won · All cards gone."
    assert "Luck" not in screen.text
    strip = screen.picture
    assert isinstance(strip, ReviewStrip)
    assert [kind for kind, _, _ in strip.bars] == list(classify_moves(done(LOST)))
    assert strip.chosen == LOST_AT
    assert strip.board == LOST.first(LOST_AT - 1).replay().board()
    hints = {mark.place for mark in strip.marks if mark.kind is MarkKind.HINT}
    assert hints == set(better.places)
    assert f"Move {LOST_AT}: lost the win." in screen.alt


SAME_MOVE = "The hint for this board is the same move."
TOO = "A hint would have suggested this move too."


@pytest.mark.parametrize(("hints", "said"), [(0, TOO), (2, SAME_MOVE)])
async def test_a_review_says_that_a_hint_advises_the_decisive_move(
    desk: Desk, jobs: ImmediateJobs, hints: int, said: str
) -> None:
    board = LOST.first(LOST_AT - 1).replay().board()
    assert advise(board).estimates[0].move == LOST.moves[LOST_AT - 1]
    session = replace(loaded(LOST).session, hints=hints)
    await desk.store.begin(ANNA, session, "2027-01-15", is_over=True)
    said = f"{said} Judging by the cards you could see, it looked best."
    whole = await last_update(await desk.type("/review"))
    assert shown(whole).text.splitlines()[3] == said
    assert jobs.given[-1] == (ANNA, board)  # the worker that computes the hint is given only the board
    assert said in shown(await desk.press(whole, "Deciding move")).text
    assert said not in shown(await desk.type(f"/review {LOST_AT - 1}")).text


async def test_a_review_is_silent_about_a_hint_that_advises_another_move(desk: Desk) -> None:
    record = Record.read(RECORDS["follow-lost"])
    await store_game(desk, record)
    text = shown(await last_update(await desk.type("/review"))).text
    assert "Move 1 decided the game" in text
    assert "hint" not in text


def test_without_hidden_cards_a_review_says_neither_that_it_sees_them_nor_that_nobody_could() -> None:
    record = Record.read("wish/1 open #42")
    record = record.then(*[move for move, _ in random_course(record.start(), 3)])
    review = made_up(record)
    step = decisive_move(review) or 0
    text = review_screen(TEXTS, ReviewedGame.of(loaded(record), review, record.moves[step - 1])).text
    assert ALL_CARDS not in text
    assert f"{TOO} A hint doesn’t search as far as a review." in text


async def test_luck_and_skill_come_on_a_press(desk: Desk) -> None:
    await store_game(desk, LOST)
    whole = await last_update(await desk.type("/review"))
    balance = done(LOST).balance
    assert balance
    page = await desk.press(whole, "Luck and skill")
    text = shown(page).text
    assert text.startswith(f"A strong player wins {balance.deal} of 100 games that start like yours.\nLuck ")
    assert f" = {balance.result}. A win counts 100, anything else 0." in text
    assert "Giving up" not in text
    assert shown(page).picture == shown(whole).picture
    assert labels(page) == ["Back to review", "Back to my game"]
    assert shown(await desk.press(page, "Back to review")) == shown(whole)


def test_a_review_without_a_balance_has_no_button_to_it() -> None:
    review = replace(done(LOST), balance=None)
    buttons = [
        control for row in review_screen(TEXTS, ReviewedGame.of(loaded(LOST), review)).rows for control in row
    ]
    assert "Step by step" in [control.label for control in buttons]
    assert "Luck and skill" not in [control.label for control in buttons]


@pytest.mark.parametrize(
    ("text", "hides"), [("freecell/1 #42", False), ("wish/1 open #42", False), ("klondike/1 #42", True)]
)
def test_luck_is_spoken_of_only_where_a_card_was_hidden(text: str, *, hides: bool) -> None:
    start = Record.read(text)
    record = start.then(start.start().legal_moves()[0])
    review = replace(made_up(record), balance=Balance(33, 0, -33, 0, is_in_points=False))
    rows = review_screen(TEXTS, ReviewedGame.of(loaded(record), review)).rows
    assert ("Luck and skill" in [control.label for row in rows for control in row]) == hides


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("is_in_points", [False, True], ids=["wins", "points"])
def test_luck_and_skill_are_told_by_their_signs(language: str, *, is_in_points: bool) -> None:
    texts, told = Texts.load(language), set()
    for luck, skill, total in ((20, -30, "33 + 20 − 30"), (-20, 30, "33 − 20 + 30"), (0, 0, "33 + 0 + 0")):
        _, *pair, adding = balance_lines(texts, Balance(33, luck, skill, 33 + luck + skill, is_in_points))[:4]
        assert f"{total} = {33 + luck + skill}" in adding
        told |= {re.sub(r"[+−]?\d+", "", line) for line in pair}
    assert len(told) == (5 if is_in_points else 6)  # nobody makes more points than the best that is known


@pytest.mark.parametrize(("luck", "skill"), [(-133, 100), (0, 101)])
def test_numbers_beyond_a_win_are_explained(luck: int, skill: int) -> None:
    lines = balance_lines(TEXTS, Balance(33, luck, skill, 0, is_in_points=False))
    assert any("over 100" in line for line in lines)
    assert not any(
        "over 100" in line for line in balance_lines(TEXTS, Balance(50, 50, -100, 0, is_in_points=False))
    )


async def test_every_step_shows_the_board_before_it_and_both_moves(desk: Desk) -> None:
    await store_game(desk, LOST)
    decided = await desk.press(await last_update(await desk.type("/review")), "Deciding move")
    reply = await desk.press(decided, "⏮")
    did = {
        "kept": "You could still win after it.",
        "lost": "You could no longer win after it.",
        "nothing": "It cost nothing",
    }
    for number, (move, effect) in enumerate(zip(LOST.moves, classify_moves(done(LOST)), strict=True), 1):
        screen = shown(reply)
        assert screen.text.startswith(f"Move {number} of {len(LOST.moves)}: {pair(number, move)}")
        assert did[effect] in screen.text
        picture = screen.picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == LOST.first(number - 1).replay().board()
        made = {mark.place for mark in picture.marks}
        assert made >= set(move.places) or number == LOST_AT
        assert any(mark.kind is MarkKind.HINT for mark in picture.marks) == (number == LOST_AT)
        assert labels(reply) == [*TURNS, "Autoplay from here", "Back to review", "Try it yourself"]
        reply = await desk.press(reply, "▶")
    assert shown(reply).text.startswith("Move 1 of ")
    assert shown(await desk.press(reply, "◀")).text.startswith(f"Move {len(LOST.moves)} of ")


async def test_buttons_lead_to_the_decisive_move_and_back_and_change_nothing(desk: Desk) -> None:
    await store_game(desk, LOST)
    before = await desk.store.load_session(ANNA, "0123456789")
    whole = await last_update(await desk.type("/review"))
    step = await desk.press(whole, "Deciding move")
    assert shown(step).text.startswith(f"Move {LOST_AT} of ")
    assert "Better: " in shown(step).text
    assert shown(await desk.press(step, "Back to review")) == shown(whole)
    assert shown(await desk.type(f"/review {LOST_AT}")) == shown(step)
    assert labels(whole) == [
        "Try it yourself", "What was better", "Deciding move", "Luck and skill", "Back to my game",
    ]  # fmt: skip
    assert (await desk.press(whole, "What was better")).screen
    assert (await desk.press(await desk.press(step, "⏮"), "Autoplay from here")).screen
    assert "All cards gone" not in shown(await desk.press(whole, "Back to my game")).text
    assert await desk.store.load_session(ANNA, "0123456789") == before


async def test_the_better_way_is_an_animation_with_steps_to_the_win(desk: Desk) -> None:
    await store_game(desk, LOST)
    film = await desk.press(await last_update(await desk.type("/review")), "What was better")
    moving = shown(film).picture
    assert isinstance(moving, ReplayAnimation)
    record = Record.read(moving.record)
    assert moving.since == LOST_AT - 1
    assert record.first(LOST_AT - 1) == LOST.first(LOST_AT - 1)
    assert record.replay().score() == 0
    assert "Final result: Won · All cards gone." in shown(film).text
    reply = await desk.press(film, "⏮")
    for position in list(record.positions())[LOST_AT - 1 :]:
        picture = shown(reply).picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == position.board()
        assert labels(reply) == [*TURNS, "Animation", "Back to review"]
        reply = await desk.press(reply, "▶")
    assert shown(await desk.press(reply, "Animation")) == shown(film)


async def test_a_won_game_in_which_nothing_was_given_away_says_so(desk: Desk) -> None:
    await store_game(desk, WON)
    reply = await last_update(await desk.type("/review"))
    assert "none of your moves cost anything" in shown(reply).text
    assert "Best known result" not in shown(reply).text
    assert {"Deciding move", "What was better"}.isdisjoint(labels(reply))
    assert shown(await desk.type("/review line")) == shown(reply)  # there are no better moves


async def test_a_deal_that_could_not_be_won_has_no_decisive_move(desk: Desk) -> None:
    record = Record.read("wish/1 #3")
    record = record.then(*[move for move, _ in random_course(record.start(), 3)])
    await store_game(desk, record)
    assert "This deal can’t be won." in shown(await last_update(await desk.type("/review"))).text


async def test_giving_up_is_a_step_that_can_be_decisive(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for move in WON.moves[:9]:
        await desk.type(f"/move {move.text}")
    await desk.type("/giveup yes")
    reply = await last_update(await desk.type("/review"))
    assert "You gave up, but you could have won. The way to win starts with “" in shown(reply).text
    luck = await desk.press(reply, "Luck and skill")
    assert shown(luck).text.endswith("\nGiving up counts as your last move.")
    step = await desk.press(reply, "Deciding move")
    assert shown(step).text.startswith("Then you gave up.\nYou could no longer win after it.\nBetter: ")
    film = shown(await desk.press(reply, "What was better")).picture
    assert isinstance(film, ReplayAnimation)
    assert film.since == 9
    # The game can be continued with /undo, but it counts as assisted because it was given up.
    back = await desk.type("/undo")
    assert "With help" in shown(back).text
    assert "only review a finished game" in (await last_update(await desk.type("/review"))).notice


@pytest.mark.parametrize("line", ["/review", "/review 3", "/review line", "/autoplay", "/autoplay 3"])
async def test_an_open_game_has_no_review(desk: Desk, jobs: ImmediateJobs, line: str) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    assert "only review a finished game" in (await desk.type(line)).notice
    assert jobs.given == []
    assert "Review" not in labels(await desk.type("/board picture"))


async def test_a_game_without_a_move_has_no_review(desk: Desk) -> None:
    await store_game(desk, NO_FIRST_PAIR)
    assert "nothing to review" in (await last_update(await desk.type("/review"))).notice
    assert "Review" not in labels(await desk.type("/board picture"))


async def test_reviews_are_cached_and_computed_again_with_the_same_result(
    desk: Desk, jobs: ImmediateJobs
) -> None:
    await store_game(desk, LOST)
    first = await last_update(await desk.type("/review"))
    count = len(jobs.given)
    assert count > 1
    for words in ("", " strip", " 2", " line", " line 2"):
        assert (await desk.type(f"/review{words}")).screen
    assert len(jobs.given) == count
    another = Desk(desk.store, ImmediateJobs())
    assert shown(await last_update(await another.type("/review"))) == shown(first)


async def test_the_review_appears_in_the_message_that_shows_its_progress(redis: Redis) -> None:
    held = HeldJobs()
    desk = Desk(PlayerStore(redis), held)
    await store_game(desk, LOST)
    reply = await desk.type("/review")
    assert "Looking at all cards, move by move… 0%" in shown(reply).text
    assert labels(reply) == ["Check progress", "Back to my game"]
    assert reply.target is ReplyTarget.NEW
    assert reply.updates is not None
    held.let()
    *_, answer = [following async for following in reply.updates]
    assert f"Move {LOST_AT} decided the game" in shown(answer).text


async def test_in_words_the_strip_is_signs_that_differ_in_shape_and_what_they_mean(desk: Desk) -> None:
    await store_game(desk, LOST)
    await desk.type("/settings boards words")
    screen = shown(await last_update(await desk.type("/review")))
    assert screen.picture is None
    marks = "".join(SIGNS[effect] for effect in classify_moves(done(LOST)))
    assert marks in screen.text.replace(" ", "").replace("\n", "")
    assert len(set(SIGNS.values())) == len(MoveEffect)
    assert f"Move {LOST_AT}: lost the win." in screen.text
    step = shown(await desk.type("/review 1"))
    assert step.picture is None
    assert "Pile a: " in step.text
    way = shown(await desk.type("/review line"))
    assert way.picture is None
    assert "The game after" in way.text


NOTHING = GameValue(is_won=False, points=0)


def made_up(record: Record) -> Review:
    """Return a review in which every move gives something away, so that its texts are long."""
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


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("in_words", [False, True], ids=["pictures", "words"])
@pytest.mark.parametrize("game", by_family(all_games()), ids=kind_name)
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
    review = made_up(record)
    hint = record.moves[(decisive_move(review) or 1) - 1]
    seen = ReviewedGame.of(loaded(record, in_words=in_words, revision=10**6), review, hint)
    check_buttons(review_screen(texts, seen))
    assert seen.review.balance
    check_buttons(luck_screen(texts, seen, seen.review.balance))
    for step in {1, min(2, seen.count), seen.count // 2 + 1, seen.count}:  # some games end after a move
        check_buttons(review_step_screen(texts, seen, step))
    ending = WayToEnd(record, len(record.moves) // 2, Verb.AUTOPLAY, (str(len(record.moves) // 2),))
    for words in ((FILM,), *((str(step),) for step in (0, 1, ending.count))):
        check_buttons(way_screen(texts, seen.loaded, ending, words))


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


@pytest.mark.parametrize("in_words", [False, True], ids=["pictures", "words"])
def test_face_down_cards_stay_face_down(*, in_words: bool) -> None:
    """No screen of a review or of autoplay shows the cards that are set aside in Follow-the-Suit."""
    record = Record.read(RECORDS["follow-lost"])
    review = begin_review(record.text)
    while not review.is_done:
        review = continue_review(review)
    seen = ReviewedGame.of(loaded(record, in_words=in_words), review)
    screens = [review_screen(TEXTS, seen)]
    screens += [review_step_screen(TEXTS, seen, step) for step in range(1, seen.count + 1)]
    assert seen.decided
    ending = seen.ending(seen.decided)
    screens += [way_screen(TEXTS, seen.loaded, ending, (str(step),)) for step in range(ending.count + 1)]
    start = record.start()
    assert isinstance(start, FollowPosition)
    names = [name for card in start.aside for name in (TEXTS.symbol(card), TEXTS.card(card))]
    texts = "\n".join(f"{screen.text}\n{screen.alt}" for screen in screens)
    assert TEXTS.symbol(start.hand[0]) in texts
    assert not [name for name in names if name in texts]
    boards = [
        screen.picture.board for screen in screens if isinstance(screen.picture, BoardPicture | ReviewStrip)
    ]
    assert bool(boards) != in_words
    assert all(board.pile("aside").hidden == len(start.aside) for board in boards)


@pytest.mark.parametrize("number", [0, LOST_AT - 1, LOST_AT, len(LOST.moves) - 1])
async def test_autoplay_starts_from_any_step_of_a_lost_game(desk: Desk, number: int) -> None:
    await store_game(desk, LOST)
    film = await desk.press(await desk.type(f"/replay {number}"), "Autoplay from here")
    shot = animation_of(film)
    record = Record.read(shot.record)
    assert shot.since == number
    assert record.first(number) == LOST.first(number)
    outcome = record.replay().outcome()
    assert outcome is not None
    assert (outcome.result is Result.WON) == (number < LOST_AT)
    assert ("Won" if number < LOST_AT else "Lost") in shown(film).text
    assert labels(film) == [*TURNS, "Back to review"]
    reply = await desk.press(film, "⏮")
    for position in list(record.positions())[number:]:
        assert picture_of(reply).board == position.board()
        assert reply.target is ReplyTarget.HERE
        reply = await desk.press(reply, "▶")
    assert picture_of(reply).board == LOST.first(number).replay().board()
    assert picture_of(await desk.press(film, "⏭")).board == record.replay().board()
    assert shown(await desk.press(reply, "Animation")) == shown(film)


async def test_a_game_that_was_given_up_is_played_on_from_there(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for move in WON.moves[:5]:
        await desk.type(f"/move {move.text}")
    over = await desk.type("/giveup yes")
    film = await desk.press_offered(over, "Autoplay the rest")
    assert film.target is ReplyTarget.NEW
    assert animation_of(film).since == 5
    assert shown(await desk.type("/autoplay")) == shown(film)
    assert "All cards gone" in shown(film).text


async def test_autoplay_of_an_ended_game_starts_from_the_deal_or_a_step_of_the_review(desk: Desk) -> None:
    await store_game(desk, LOST)
    assert animation_of(await desk.type("/autoplay")).since == 0
    assert animation_of(await desk.type("/autoplay 2")).since == 2
    assert "nothing left to play" in (await desk.type("/autoplay 99")).notice
    assert "Autoplay the rest" not in await desk.offered(await desk.type("/board picture"))
    review = await last_update(await desk.type("/review 3"))
    film = await desk.press(review, "Autoplay from here")
    assert animation_of(film).since == 2
    assert f"Move {LOST_AT} decided the game" in shown(await desk.press(film, "Back to review")).text


async def test_ways_are_cached_in_bounded_room(desk: Desk, jobs: ImmediateJobs) -> None:
    await store_game(desk, LOST)
    for _ in range(2):
        await desk.type("/autoplay 1 2")
    assert len(jobs.given) == 1
    for deal in range(1000, 1010 + MOST_CACHED):  # a few of these are lost before the first move
        await desk.type(f"/play wish {deal}")
        await desk.type("/giveup yes")
        await desk.type("/autoplay")
    count = len(jobs.given)
    await desk.act(Action(Verb.AUTOPLAY, ("1", "2"), "0123456789"))
    assert len(jobs.given) == count + 1


async def test_a_lost_game_of_kittyhawk_goes_as_far_as_is_found(desk: Desk) -> None:
    await desk.type("/play kittyhawk level=5 67")
    for _ in range(3):
        await desk.type("deal")
    await desk.type("/giveup yes")
    screen = shown(await desk.type("/autoplay 3"))
    assert isinstance(screen.picture, ReplayAnimation)
    assert "No win known" in screen.text
    assert "16 of 72" in screen.text
