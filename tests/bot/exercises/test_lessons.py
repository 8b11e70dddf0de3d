"""Lessons: taken by buttons or from words alone, left and taken up again, and counted nowhere."""

from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Verb
from bot.core.images import BoardPicture
from bot.core.replies import ReplyTarget
from bot.features.lessons.service import MOST_NAMED
from bot.features.lessons.view import lesson_end_text
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.observability.metrics import REGISTRY
from bot.storage.player_store import PlayerStore
from engine.board import MarkKind
from engine.move import Move
from engine.record import Record
from seeds.lesson import Lesson
from tests.bot.desk import ANNA, Desk, button, controls, labels, picture_of, shown
from tests.bot.exercises.lesson_moves import lesson_of, press_move, typed_line, wrong_move
from tests.bot.play.button_presses import presses
from tests.combinations import combined
from tests.engine.playing import certified_games

GAMES = [game.name for game in certified_games()]
"""A game with daily challenges has a lesson; one that is being made can do without."""
every_game = pytest.mark.parametrize("game", GAMES)
every_game_and_language = pytest.mark.parametrize(
    ("game", "language"), combined(GAMES, finished_languages(), seconds=0.2)
)


def accepted_moves(lesson: Lesson, number: int) -> tuple[Move, ...]:
    """Return the legal moves that show the idea of a step."""
    moves = lesson.record_at(number).replay().legal_moves()
    return tuple(move for move in moves if lesson.steps[number].accepts(move))


def reached(game: str, step: str) -> float:
    return REGISTRY.get_sample_value("solitaire_lesson_steps_total", {"game": game, "step": step}) or 0


@every_game_and_language
async def test_a_lesson_is_taken_by_its_buttons(desk: Desk, game: str, language: str) -> None:
    lesson, texts = lesson_of(game), Texts.load(language)
    await desk.type(f"/settings language {language}")
    reply = await desk.type(f"/learn {game}")
    for number, step in enumerate(lesson.steps):
        position, screen = lesson.record_at(number).replay(), shown(reply)
        assert screen.title == texts(
            "lesson-title", game=texts(f"{game}-title"), number=number + 1, count=len(lesson.steps)
        )
        picture = picture_of(reply)
        marked = {mark.place: mark.kind for mark in picture.marks}
        kinds = {marked[place] for place in step.marks}  # a card that can only be chosen is chosen already
        assert kinds <= {MarkKind.HINT, MarkKind.CHOSEN}, step.name
        own = [one for one in controls(reply) if one.action.words == (step.move.verb, *step.move.places)]
        if own and "move" in texts.arguments(texts.name_of(game, f"lesson-{step.name}")):
            assert own[0].label in screen.text  # it is quoted as the button has it
        main = [one for one in controls(reply) if one.is_main]
        begun = {words for _, words in presses(position, step.move)} | {(step.move.verb, *step.move.places)}
        assert {one.action.words for one in main} <= begun, step.name
        assert main or not own, step.name
        reply = await press_move(desk, reply, position, step.move)
        assert texts("lesson-right") in shown(reply).text
        if step.then:
            (also,) = {texts("lesson-also", moves="|", count=len(step.then)).split("|")[0]} - {""}
            counted = texts("lesson-also-many", count=len(step.then))
            assert (counted if len(step.then) > MOST_NAMED else also) in shown(reply).text
    assert lesson_end_text(texts, game) in shown(reply).text
    assert not [one for one in controls(reply) if one.action.verb in (Verb.MOVE, Verb.CHOOSE)]


@every_game_and_language
async def test_a_lesson_is_taken_from_its_words_alone(desk: Desk, game: str, language: str) -> None:
    lesson, texts = lesson_of(game), Texts.load(language)
    await desk.type(f"/settings language {language}")
    await desk.type("/settings boards words")
    reply = await desk.type(f"/learn {game}")
    for _ in lesson.steps:
        assert shown(reply).picture is None
        reply = await desk.act(Action(Verb.SAY, (typed_line(texts, reply),)))
        assert texts("lesson-right") in shown(reply).text
    assert lesson_end_text(texts, game) in shown(reply).text


@every_game
async def test_another_move_is_answered_with_why_and_changes_nothing(desk: Desk, game: str) -> None:
    lesson, texts = lesson_of(game), Texts.load("en")
    reply = await desk.type(f"/learn {game}")
    asked = 0
    for number, step in enumerate(lesson.steps):
        position = lesson.record_at(number).replay()
        if wrong := wrong_move(position, accepted_moves(lesson, number)):
            refused = await desk.act(wrong)
            assert refused.screen is None
            assert refused.notice
            assert refused.notice not in shown(reply).text
            again = await desk.type("/board")
            assert shown(again).title == shown(reply).title
            asked += 1
        reply = await press_move(desk, reply, position, step.move)
    assert asked
    assert lesson_end_text(texts, game) in shown(reply).text


@every_game
async def test_any_move_that_shows_the_idea_goes_on_with_the_lessons_own(desk: Desk, game: str) -> None:
    lesson = lesson_of(game)
    number = next(
        number for number, step in enumerate(lesson.steps) if len(accepted_moves(lesson, number)) > 1
    )
    await desk.type(f"/learn {game}")
    for step in lesson.steps[:number]:
        reply = await desk.act(Action(Verb.SAY, (step.move.text,)))
    accepted = accepted_moves(lesson, number)
    other = next(move for move in accepted if move != lesson.steps[number].move)
    reply = await desk.act(Action(Verb.SAY, (other.text,)))
    assert "Right! The lesson continues with another move" in shown(reply).text
    assert picture_of(reply).board == lesson.record_at(number + 1).replay().board()


@every_game
async def test_the_last_step_keeps_the_players_own_move(desk: Desk, game: str) -> None:
    lesson = lesson_of(game)
    last = len(lesson.steps) - 1
    await desk.type(f"/learn {game}")
    for step in lesson.steps[:last]:
        reply = await desk.act(Action(Verb.SAY, (step.move.text,)))
    for other in accepted_moves(lesson, last)[-1:]:
        reply = await desk.act(Action(Verb.SAY, (other.text,)))
        assert lesson_end_text(Texts.load("en"), game) in shown(reply).text
        assert "continues with another move" not in shown(reply).text
        assert picture_of(reply).board == lesson.record_at(last).then(other).replay().board()
        back = await desk.press(await desk.type(f"/learn {game}"), "All lessons")
        assert f"✓ {Texts.load('en')(f'{game}-title')}" in labels(back)


async def test_a_step_can_begin_another_deal_and_lead_back_from_it(desk: Desk) -> None:
    lesson = lesson_of("follow")
    number = next(number for number, step in enumerate(lesson.steps) if step.deal)
    await desk.type("/learn follow")
    for step in lesson.steps[:number]:
        reply = await desk.act(Action(Verb.SAY, (step.move.text,)))
    assert picture_of(reply).board == lesson.record_at(number).replay().board()
    back = await desk.press(reply, "◀ Step back")
    assert picture_of(back).board == lesson.record_at(number - 1).replay().board()


async def test_moves_typed_beyond_a_step_are_not_made_again(desk: Desk) -> None:
    """The step of Wish about lines can be answered by the pair of the step and the one that follows it."""
    lesson = lesson_of("wish")
    number = next(number for number, step in enumerate(lesson.steps) if step.name == "line")
    await desk.type("/learn wish")
    for step in lesson.steps[:number]:
        await desk.act(Action(Verb.SAY, (step.move.text,)))
    reply = await desk.type("cd fh")
    assert f", step {number + 2} of" in shown(reply).title
    assert "The lesson made" not in shown(reply).text


async def test_a_step_about_holding_does_not_ask_for_a_cell(desk: Desk) -> None:
    lesson = lesson_of("blink")
    number = next(number for number, step in enumerate(lesson.steps) if step.name == "ahead")
    await desk.type("/learn blink")
    for step in lesson.steps[:number]:
        reply = await desk.act(Action(Verb.SAY, (step.move.text,)))
    assert "hold 3 blue drops" in shown(reply).text
    assert "Choose a cell" not in shown(reply).text


async def test_an_illegal_move_is_refused_as_in_a_game(desk: Desk) -> None:
    await desk.type("/learn wish")
    refused = await desk.type("bb")
    assert refused.screen is None
    assert "You can’t use pile b twice" in refused.notice


async def test_a_lesson_goes_on_where_it_was_left_in_any_process(desk: Desk, redis: Redis) -> None:
    lesson = lesson_of("wish")
    await desk.type("/learn wish")
    await desk.act(Action(Verb.SAY, (lesson.steps[0].move.text,)))
    await desk.type("/play follow")
    other = Desk(PlayerStore(redis))
    reply = await other.type("/learn wish")
    assert ", step 2 of" in shown(reply).title
    back = await other.press(reply, "◀ Step back")
    assert ", step 1 of" in shown(back).title
    typed = await other.act(Action(Verb.SAY, (lesson.steps[0].move.text,)))
    assert ", step 2 of" in shown(typed).title
    assert ", step 1 of" in shown(await other.type("/learn wish again")).title


async def test_an_event_that_comes_twice_does_one_step(desk: Desk) -> None:
    lesson = lesson_of("wish")
    await desk.type("/learn wish")
    move = Action(Verb.SAY, (lesson.steps[0].move.text,), event="a message")
    first = await desk.act(move)
    assert shown(await desk.act(move)).title == shown(first).title


async def test_a_lesson_counts_nowhere_and_ends_with_an_easy_deal(desk: Desk) -> None:
    lesson, before = lesson_of("wish"), reached("wish", "end")
    begun = reached("wish", "1")
    reply = await desk.type("/learn wish")
    for step in lesson.steps:
        reply = await desk.act(Action(Verb.SAY, (step.move.text,)))
    assert reached("wish", "1") == begun + 1
    assert reached("wish", "end") == before + 1
    store = desk.store
    assert not await store.unfinished_games(ANNA)
    assert not await store.past_games(ANNA, 1)
    assert (await store.tally(ANNA)).all.played == 0
    assert not await store.has_finished(ANNA, "wish")
    assert "✓ Wish" in labels(await desk.type("/learn"))
    alone = await desk.press(reply, "Now you play")
    assert isinstance(shown(alone).picture, BoardPicture)
    (game,) = await store.unfinished_games(ANNA)
    assert game.record.game == "wish"
    assert game.exercise is None


async def test_a_new_game_leaves_the_lesson_as_it_is(desk: Desk) -> None:
    await desk.type("/learn wish")
    new = await desk.type("/new")
    (game,) = await desk.store.unfinished_games(ANNA)
    assert game.exercise is None
    assert shown(new).title == f"Wish, deal {game.record.deal}"
    assert ", step 1 of" in shown(await desk.type("/learn wish")).title


async def test_a_lesson_that_has_changed_can_be_started_again(desk: Desk) -> None:
    await desk.type("/learn wish")
    session = await desk.store.load_session(ANNA, (await desk.store.settings(ANNA)).current)
    old = replace(session, record=Record.read("wish/1 #42 | take d e"))
    await desk.store.save(ANNA, old.changed(desk.time), is_over=False)
    reply = await desk.type("/board")
    assert "This lesson has changed" in shown(reply).text
    assert ", step 1 of" in shown(await desk.press(reply, "Restart")).title


@pytest.mark.parametrize(("game", "most"), [(game, 4 if game == "kittyhawk" else 3) for game in GAMES])
async def test_a_lessons_first_move_is_three_presses_from_the_welcome(
    desk: Desk, game: str, most: int
) -> None:
    reply, count = await desk.type("/start"), 0
    title = Texts.load("en")(f"{game}-title")
    for label in ("Learn", title):
        reply, count = await desk.press(reply, label), count + 1
    position, move = lesson_of(game).deal.replay(), lesson_of(game).steps[0].move
    reply, count = await press_move(desk, reply, position, move), count + len([*presses(position, move)])
    assert ", step 2 of" in shown(reply).title
    assert count <= most


@every_game_and_language
async def test_the_first_deal_of_a_game_offers_its_lesson(desk: Desk, game: str, language: str) -> None:
    await desk.type(f"/settings language {language}")
    for boards in ("picture", "words"):
        await desk.type(f"/settings boards {boards}")
        verbs = [one.action.verb for one in controls(await desk.type(f"/play {game} 28"))]
        assert Verb.LEARN in verbs


async def test_a_lesson_is_offered_where_it_is_wanted(desk: Desk) -> None:
    first = await desk.type("/play wish 42")
    pressed = button(first, "First time? Learn").action
    assert (pressed.verb, pressed.words, pressed.owner) == (Verb.LEARN, ("wish",), ANNA.id)
    lesson = await desk.act(pressed)
    assert (lesson.target, shown(lesson).title) == (ReplyTarget.NEW, "Lesson: Wish, step 1 of 13")
    await desk.type("/resume")
    moved = await desk.press(first, "d e")
    assert "First time? Learn" not in labels(moved)
    await desk.type("/learn wish again")
    for step in lesson_of("wish").steps:
        ended = await desk.act(Action(Verb.SAY, (step.move.text,)))
    for taught in (await desk.type("/play wish 43"), await desk.press(ended, "Now you play")):
        assert Verb.LEARN not in [one.action.verb for one in controls(taught)]
    assert button(await desk.type("/rules flip"), "Learn").action == Action(Verb.LEARN, ("flip",))
    assert shown(await desk.type("teach me")).title == "Lessons"
