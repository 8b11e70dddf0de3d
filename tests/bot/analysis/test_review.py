"""Reviews and autoplay of finished games: overview, steps, better moves, and their screens."""

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Verb
from bot.core.images import BoardPicture, ReplayAnimation, ReviewStrip
from bot.core.replies import ReplyTarget
from bot.features.analysis.review import SIGNS, ReviewedGame
from bot.features.analysis.reviews import MOST_CACHED
from bot.features.analysis.screens import MOST_BARS, review_screen, review_step_screen
from bot.i18n.texts import Texts, languages
from bot.screens.descriptions import deal_title
from bot.screens.replay_steps import WayToEnd, ending_screen, ending_step_screen
from bot.storage.player_store import PlayerStore
from engine.advice.game_value import BestLine, GameValue, replayed_positions
from engine.advice.luck import Balance
from engine.advice.move_effects import MoveEffect, classify_moves, decisive_move
from engine.advice.review import Review, begin_review, continue_review
from engine.board import MarkKind
from engine.game import Game
from engine.games import all_games
from engine.games.follow import FollowPosition
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
    picture_of,
    shown,
)
from tests.bot.fake_jobs import HeldJobs, ImmediateJobs
from tests.bot.saved_games import loaded, store_game
from tests.engine.playing import kind_name, option_sets, random_course
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
TURNS = ["⏮", "◀", "▶", "⏭"]


def done(record: Record) -> Review:
    found = begin_review(record.text)
    while not found.is_done:
        found = continue_review(found)
    return found


LOST_AT = decisive_move(done(LOST)) or 0
"""The number of the decisive move of the lost game."""


async def test_the_review_of_a_lost_game_names_the_decisive_move(desk: Desk) -> None:
    assert LOST_AT
    await store_game(desk, LOST)
    reply = await desk.press(await desk.type("/board picture"), "Review")
    screen = shown(reply)
    better = done(LOST).line(LOST_AT - 1)[0]
    assert reply.target is ReplyTarget.NEW
    assert screen.text.startswith(f"Move {LOST_AT}, ")
    assert f"lost the win: “{better.places[0]} {better.places[1]} · " in screen.text
    assert "You: Lost · 14 cards left." in screen.text
    assert "The best that is known: Won · All cards gone." in screen.text
    strip = screen.picture
    assert isinstance(strip, ReviewStrip)
    assert [kind for kind, _, _ in strip.bars] == list(classify_moves(done(LOST)))
    assert strip.chosen == LOST_AT
    assert strip.board == LOST.first(LOST_AT - 1).replay().board()
    hints = {mark.place for mark in strip.marks if mark.kind is MarkKind.HINT}
    assert hints == set(better.places)
    assert f"Move {LOST_AT}: lost the win." in screen.alt


async def test_every_step_shows_the_board_before_it_and_both_moves(desk: Desk) -> None:
    await store_game(desk, LOST)
    reply = await desk.press(await desk.type("/review"), "Step by step")
    did = {"kept": "It kept the win.", "lost": "It lost the win.", "nothing": "It lost nothing"}
    for number, (move, effect) in enumerate(zip(LOST.moves, classify_moves(done(LOST)), strict=True), 1):
        screen = shown(reply)
        assert screen.text.startswith(
            f"Move {number} of {len(LOST.moves)}: {move.places[0]} {move.places[1]} ·"
        )
        assert did[effect] in screen.text
        picture = screen.picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == LOST.first(number - 1).replay().board()
        made = {mark.place for mark in picture.marks}
        assert made >= set(move.places) or number == LOST_AT
        assert any(mark.kind is MarkKind.HINT for mark in picture.marks) == (number == LOST_AT)
        assert labels(reply) == [*TURNS, "Play to the end from here", "The review"]
        reply = await desk.press(reply, "▶")
    assert shown(reply).text.startswith("Move 1 of ")
    assert shown(await desk.press(reply, "◀")).text.startswith(f"Move {len(LOST.moves)} of ")


async def test_buttons_lead_to_the_decisive_move_and_back_and_change_nothing(desk: Desk) -> None:
    await store_game(desk, LOST)
    before = await desk.store.load_session(ANNA, "0123456789")
    whole = await desk.type("/review")
    step = await desk.press(whole, "The deciding move")
    assert shown(step).text.startswith(f"Move {LOST_AT} of ")
    assert "Better: " in shown(step).text
    assert shown(await desk.press(step, "The review")) == shown(whole)
    assert shown(await desk.type(f"/review {LOST_AT}")) == shown(step)
    for label in ("What was better", "Step by step", "Play the whole deal for me"):
        assert (await desk.press(whole, label)).screen
    assert "All cards gone" not in shown(await desk.press(whole, "◀ Back to the game")).text
    assert await desk.store.load_session(ANNA, "0123456789") == before


async def test_the_better_way_is_an_animation_with_steps_to_the_win(desk: Desk) -> None:
    await store_game(desk, LOST)
    film = await desk.press(await desk.type("/review"), "What was better")
    moving = shown(film).picture
    assert isinstance(moving, ReplayAnimation)
    record = Record.read(moving.record)
    assert moving.since == LOST_AT - 1
    assert record.first(LOST_AT - 1) == LOST.first(LOST_AT - 1)
    assert record.replay().score() == 0
    assert "It ends so: Won · All cards gone." in shown(film).text
    reply = await desk.press(film, "⏮")
    for position in list(record.positions())[LOST_AT - 1 :]:
        picture = shown(reply).picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == position.board()
        assert labels(reply) == [*TURNS, "The film", "The review"]
        reply = await desk.press(reply, "▶")
    assert shown(await desk.press(reply, "The film")) == shown(film)


async def test_a_won_game_in_which_nothing_was_given_away_says_so(desk: Desk) -> None:
    await store_game(desk, WON)
    reply = await desk.type("/review")
    assert shown(reply).text.startswith("No move gave anything away")
    assert {"The deciding move", "What was better"}.isdisjoint(labels(reply))
    assert shown(await desk.type("/review line")) == shown(reply)  # there are no better moves


async def test_a_deal_that_could_not_be_won_has_no_decisive_move(desk: Desk) -> None:
    record = Record.read("wish/1 #3")
    record = record.then(*[move for move, _ in random_course(record.start(), 3)])
    await store_game(desk, record)
    assert shown(await desk.type("/review")).text.startswith("This deal cannot be won")


async def test_giving_up_is_a_step_that_can_be_decisive(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for move in WON.moves[:9]:
        await desk.type(f"/move {move.text}")
    await desk.type("/giveup yes")
    reply = await desk.type("/review")
    assert shown(reply).text.startswith("You gave up a game that could still be won: ")
    step = await desk.press(reply, "The deciding move")
    assert shown(step).text.startswith("Then you gave up.\nIt lost the win.\nBetter: ")
    film = shown(await desk.press(reply, "What was better")).picture
    assert isinstance(film, ReplayAnimation)
    assert film.since == 9
    # The game can be continued with /undo, but it counts as assisted because it was given up.
    back = await desk.type("/undo")
    assert "Assisted" in shown(back).text
    assert "for games that are over" in (await desk.type("/review")).notice


@pytest.mark.parametrize("line", ["/review", "/review 3", "/review line", "/autoplay", "/autoplay 3"])
async def test_an_open_game_has_no_review(desk: Desk, jobs: ImmediateJobs, line: str) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    assert "for games that are over" in (await desk.type(line)).notice
    assert jobs.given == []
    assert "Review" not in labels(await desk.type("/board picture"))


async def test_a_game_without_a_move_has_no_review(desk: Desk) -> None:
    await store_game(desk, NO_FIRST_PAIR)
    assert "nothing to review" in (await desk.type("/review")).notice
    assert "Review" not in labels(await desk.type("/board picture"))


async def test_reviews_are_cached_and_computed_again_with_the_same_result(
    desk: Desk, jobs: ImmediateJobs
) -> None:
    await store_game(desk, LOST)
    first = await desk.type("/review")
    count = len(jobs.given)
    assert count > 1
    for words in ("", " strip", " 2", " line", " line 2"):
        assert (await desk.type(f"/review{words}")).screen
    assert len(jobs.given) == count
    another = Desk(desk.store, ImmediateJobs())
    assert shown(await another.type("/review")) == shown(first)


async def test_the_review_appears_in_the_message_that_shows_its_progress(redis: Redis) -> None:
    held = HeldJobs()
    desk = Desk(PlayerStore(redis), held)
    await store_game(desk, LOST)
    reply = await desk.type("/review")
    assert "looking at every move with all cards known … 0 %" in shown(reply).text
    assert labels(reply) == ["Start again", "◀ Back to the game"]
    assert reply.target is ReplyTarget.NEW
    assert reply.updates is not None
    held.let()
    *_, answer = [following async for following in reply.updates]
    assert shown(answer).text.startswith(f"Move {LOST_AT}, ")


async def test_in_words_the_strip_is_signs_that_differ_in_shape_and_what_they_mean(desk: Desk) -> None:
    await store_game(desk, LOST)
    await desk.type("/board")
    screen = shown(await desk.type("/review"))
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
    check_buttons(review_screen(texts, seen))
    for step in {1, 2, seen.count // 2 + 1, seen.count}:
        check_buttons(review_step_screen(texts, seen, step))
    ending = WayToEnd(record, len(record.moves) // 2, Verb.AUTOPLAY, (str(len(record.moves) // 2),))
    check_buttons(ending_screen(texts, seen.loaded, ending, 0))
    for step in {0, 1, ending.count}:
        check_buttons(ending_step_screen(texts, seen.loaded, ending, step, 0))


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
    screens += [ending_step_screen(TEXTS, seen.loaded, ending, step, 0) for step in range(ending.count + 1)]
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
    film = await desk.press(await desk.type(f"/replay {number}"), "Play to the end from here")
    shot = animation_of(film)
    record = Record.read(shot.record)
    assert shot.since == number
    assert record.first(number) == LOST.first(number)
    outcome = record.replay().outcome()
    assert outcome is not None
    assert (outcome.result is Result.WON) == (number < LOST_AT)
    assert ("Won" if number < LOST_AT else "Lost") in shown(film).text
    assert labels(film) == [*TURNS, "The review"]
    reply = await desk.press(film, "⏮")
    for position in list(record.positions())[number:]:
        assert picture_of(reply).board == position.board()
        assert reply.target is ReplyTarget.HERE
        reply = await desk.press(reply, "▶")
    assert picture_of(reply).board == LOST.first(number).replay().board()
    assert picture_of(await desk.press(film, "⏭")).board == record.replay().board()
    assert shown(await desk.press(reply, "The film")) == shown(film)


async def test_a_game_that_was_given_up_is_played_on_from_there(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for move in WON.moves[:5]:
        await desk.type(f"/move {move.text}")
    over = await desk.type("/giveup yes")
    film = await desk.press(over, "Play it to the end for me")
    assert film.target is ReplyTarget.NEW
    assert animation_of(film).since == 5
    assert shown(await desk.type("/autoplay")) == shown(film)
    assert "All cards gone" in shown(film).text


async def test_autoplay_of_an_ended_game_starts_from_the_deal_or_a_step_of_the_review(desk: Desk) -> None:
    await store_game(desk, LOST)
    assert animation_of(await desk.type("/autoplay")).since == 0
    assert animation_of(await desk.type("/autoplay 2")).since == 2
    assert "nothing is left" in (await desk.type("/autoplay 99")).notice
    assert "Play it to the end for me" not in labels(await desk.type("/board picture"))
    film = await desk.press(await desk.type("/review 3"), "Play to the end from here")
    assert animation_of(film).since == 2
    assert shown(await desk.press(film, "The review")).text.startswith(f"Move {LOST_AT}, ")


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
    await desk.type("/play kittyhawk 622123275")
    for line in ("deal", "g wyrms", "deal"):
        await desk.type(line)
    await desk.type("/giveup yes")
    screen = shown(await desk.type("/autoplay 3"))
    assert isinstance(screen.picture, ReplayAnimation)
    assert "No win known" in screen.text
    assert "11 of 60" in screen.text
