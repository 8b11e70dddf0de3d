"""Sharing a challenge's result: text and strip, no cards while the day is open, and where it counts."""

from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Room, Verb
from bot.core.commands import as_typed
from bot.core.images import MAX_CARD_LINE, STAGES, BoardPicture, ReplayAnimation, ResultCard
from bot.core.replies import ReplyTarget
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.daily.scope import EVERYONE, Scope
from bot.features.challenge.selection import draw
from bot.features.standings.service import StandingsService
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.sharing.challenge_result import EMPTY, FULL, share_screen, stages_reached
from bot.storage.result_store import ResultStore
from engine.record import Record
from tests.bot.days import challenge_of, day_with, play, winning
from tests.bot.desk import ANNA, BEN, MORNING, Desk, controls, labels, shown
from tests.bot.past_days import FIRST, same_challenges
from tests.engine.playing import certified_games

GROUP, OTHER = 5, 6
NOON_AFTER = MORNING + 30 * 60 * 60
"""A timestamp at which the day of the first challenge has closed."""


@cache
def challenges() -> dict[str, DailyChallenge]:
    """Return a challenge of each game."""
    found = (draw(number, FIRST.replace(day=number), b"a secret", {}) for number in range(1, 29))
    return {challenge.record.game: challenge for challenge in found if challenge}


every_game = pytest.mark.parametrize("game", [game.name for game in certified_games()])
every_language = pytest.mark.parametrize("language", finished_languages())


def played(
    challenge: DailyChallenge, record: Record, **more: bool | int
) -> tuple[LoadedGame, ChallengeResult]:
    """Return a ranked attempt with this record, and its result."""
    session = Session(
        "0123456789", record, began=0, moved=129_600, first_move=1, challenge=challenge.number, is_ranked=True
    )
    session = replace(session, **more)  # type: ignore[arg-type]  # whatever fields are named
    position = record.replay()
    return LoadedGame(7, session, position), ChallengeResult.of(challenge, session, position)


def won(challenge: DailyChallenge) -> tuple[LoadedGame, ChallengeResult]:
    proof = find_proof(challenge)
    assert proof
    return played(challenge, proof)


def given_up(challenge: DailyChallenge) -> tuple[LoadedGame, ChallengeResult]:
    proof = find_proof(challenge)
    assert proof
    return played(
        challenge, proof.first(4), has_given_up=True, undos=1999, hints=1999, verdicts=1999, restarts=1
    )


@every_game
def test_it_fits_everywhere_and_reveals_no_card_of_an_open_day(game: str) -> None:
    challenge = replace(challenges()[game], number=99_999)
    for texts, is_closed in product(map(Texts.load, finished_languages()), (False, True)):
        for loaded, result in (won(challenge), given_up(challenge)):
            screen = share_screen(
                texts,
                loaded,
                challenge,
                result,
                Chat.DISCORD,
                is_closed=is_closed,
                name="W" * 64,
                season="W" * MAX_CARD_LINE,
                streak=9_999,
            )
            assert str(challenge.record.deal) not in screen.copy + screen.text + screen.title + screen.alt
            assert len(screen.copy.splitlines()) == 5
            assert screen.copy.endswith(as_typed(Chat.DISCORD, Verb.DAILY, texts)), "nothing is cut off"
            assert texts("share-daily-streak", days=9_999) in screen.text.splitlines()
            (strip,) = [line for line in screen.copy.splitlines() if FULL in line or EMPTY in line]
            assert len(strip) - len(strip.strip(FULL + EMPTY)) == STAGES
            assert not strip.startswith((FULL, EMPTY))
            board = card(screen).board
            assert card(screen).has_board is is_closed
            last = loaded.position.board()
            is_last = is_closed and any(pile.cards for pile in last.piles)
            assert board == (last if is_last else challenge.record.start().board())
            seen = [one for pile in board.piles for one in pile.cards if one]
            assert is_closed or not [one for one in seen if texts.card(one) in screen.alt]
            assert str(99_999) in screen.title


@every_game
def test_the_words_say_what_the_strip_says(game: str) -> None:
    challenge = challenges()[game]
    loaded, result = won(challenge)
    copy = share_screen(
        Texts.load("en"), loaded, challenge, result, Chat.DISCORD, is_closed=False, streak=9
    ).copy
    head, ending, strip, streak, typed = copy.splitlines()
    assert head.startswith(f"Solitaire Bot · Daily #{challenge.number} · ")
    assert ending == f"Won in {result.moves} moves, 35:59:59, without help"
    assert strip.endswith(FULL * STAGES)
    assert streak == "Daily streak: 9 days"
    assert typed == "Play it: /solitaire daily"
    loaded, result = given_up(challenge)
    screen = share_screen(
        Texts.load("en"), loaded, challenge, result, Chat.DISCORD, is_closed=False, name="Anna"
    )
    assert screen.text.startswith("Anna: Given up after 4 moves, 35:59:59, with help\n")
    assert f"{stages_reached(challenge, result)} of 5." in screen.alt


def test_a_strip_is_fuller_the_further_an_attempt_got() -> None:
    wish, flip = challenges()["wish"], challenges()["flip"]
    assert flip.par
    assert flip.goal
    _, lost = given_up(wish)
    scores = (32, 24, 16, 8, 2)
    assert [stages_reached(wish, replace(lost, score=score)) for score in scores] == [0, 1, 2, 3, 3]
    assert stages_reached(wish, replace(lost, score=0, is_won=True)) == 5
    _, missed = given_up(flip)
    assert stages_reached(flip, replace(missed, score=flip.goal - 1)) == 3
    assert stages_reached(flip, replace(missed, score=flip.goal, is_won=True)) == 4
    assert stages_reached(flip, replace(missed, score=flip.par, is_won=True)) == 5
    assert stages_reached(flip, replace(missed, score=0)) == 0
    loaded, result = given_up(flip)
    result = replace(result, has_given_up=False)
    screen = share_screen(Texts.load("en"), loaded, flip, result, Chat.DISCORD, is_closed=False)
    assert screen.text.startswith("Goal missed after 4 moves")


@pytest.fixture(autouse=True)
async def _same_challenges(redis: Redis) -> None:
    await same_challenges(redis)


async def finished(desk: Desk) -> DailyChallenge:
    """Let a player win today's ranked attempt with the moves of the proof."""
    await desk.daily()
    challenge = await challenge_of(desk)
    await play(desk, winning(challenge))
    return challenge


def card(screen: Screen) -> ResultCard:
    assert isinstance(screen.picture, ResultCard)
    return screen.picture


async def test_a_ranked_attempt_also_counts_where_it_is_shared(desk: Desk) -> None:
    desk.room = Room(group=GROUP, name="Anna")
    challenge = await finished(desk)
    standings = desk.app.services.get(StandingsService)
    here, there = Scope(Chat.TELEGRAM, GROUP), Scope(Chat.TELEGRAM, OTHER)
    await desk.type("/settings boards words")
    assert (await standings.counts(here, challenge.number)).played == 1
    assert (await standings.counts(there, challenge.number)).played == 0
    desk.room = Room(group=OTHER, name="Anna")
    for _ in range(2):
        reply = await desk.type("/share")
        assert reply.target is ReplyTarget.PUBLIC
        assert shown(reply).text.startswith("Anna: Won in ")
        assert not card(shown(reply)).has_board
        for scope in (here, there, EVERYONE):
            assert (await standings.counts(scope, challenge.number)).played == 1
            page = await standings.day(scope, challenge.number)
            assert [(row.place, row.name) for row in page.rows] == [(1, "Anna")]
    result = await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number)
    assert result
    assert result.groups == (GROUP, OTHER)


async def test_results_that_are_practice_or_hidden_count_nowhere_else(desk: Desk) -> None:
    challenge = await finished(desk)
    shared = await desk.press(await desk.type("/share"), "Play this deal", BEN)
    assert shown(shared).title == shown(await desk.type("/share")).title
    await desk.type("/settings results nobody")
    desk.room = Room(group=OTHER, name="Anna")
    reply = await desk.type("/share")
    assert reply.target is ReplyTarget.PRIVATE
    assert "results are hidden from everyone" in reply.notice
    assert "Anna" not in shown(reply).text
    desk.time = NOON_AFTER
    closed = await desk.type("/share")
    assert card(shown(closed)).has_board
    assert labels(closed) == ["Play this deal"]
    session = Session(
        "practice01", challenge.record, MORNING, MORNING, challenge=challenge.number, has_given_up=True
    )
    await desk.store.begin(ANNA, session, "2027-01-15", is_over=True)
    assert "Practice: not ranked." in shown(await desk.type("/share")).text
    counts = await desk.app.services.get(StandingsService).counts(
        Scope(Chat.TELEGRAM, OTHER), challenge.number
    )
    assert counts.played == 0


@pytest.mark.parametrize("language", finished_languages())
async def test_the_card_of_a_cleared_board_shows_the_deal_once_its_day_is_closed(
    desk: Desk, language: str
) -> None:
    desk.room = Room(language=language)
    challenge = await day_with(desk, "wish")
    await desk.daily()
    await play(desk, winning(challenge))
    text = Texts.load(language)("result-fullest-board", moves=0)
    assert not card(shown(await desk.type("/share"))).introduction
    desk.time += 2 * 24 * 60 * 60
    closed = card(shown(await desk.type("/share")))
    assert (closed.board, closed.introduction) == (challenge.record.start().board(), text)


async def test_the_way_to_win_is_shown_after_the_day_has_closed(desk: Desk) -> None:
    challenge = await challenge_of(desk)
    proof = find_proof(challenge)
    assert proof
    desk.time = NOON_AFTER
    animation = await desk.type(f"/daily line {challenge.number}")
    assert animation.target is ReplyTarget.PRIVATE
    picture = shown(animation).picture
    assert isinstance(picture, ReplayAnimation)
    assert picture.record == proof.text
    step = await desk.press(animation, "▶")
    assert step.target is ReplyTarget.HERE
    for count in (1, 2, 3):
        board = shown(step).picture
        assert isinstance(board, BoardPicture)
        assert board.board == proof.first(count).replay().board()
        assert f"move {count} of {len(proof.moves)}" in shown(step).text
        step = await desk.press(step, "▶")
    assert shown(await desk.press(step, "⏭")).text.count("Final result: ") == 1
    assert shown(await desk.press(step, "Animation")) == shown(animation)
    assert (await desk.press(step, "▶", BEN)).target is ReplyTarget.PRIVATE
    assert [control.action.verb for control in controls(step)][-1] is Verb.DAILY
    assert shown(await desk.type("/daily line")) == shown(animation)
    assert (await desk.type("/daily line 99")).screen is None
