"""Advice: hints and chances from the visible cards, verdicts with all cards known; each counted once."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Verb
from bot.core.images import BoardPicture
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import MAX_LABEL, MAX_ROWS, ButtonStyle
from bot.core.session import LoadedGame, Session
from bot.features.analysis.screens import as_share, chance_screen, hint_screen, verdict_screen
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import (
    AnalysisBusyError,
    AnalysisCancelledError,
    AnalysisJobs,
    AnalysisTimeoutError,
)
from bot.screens.board import board_screen
from bot.screens.move_choices import chosen_move
from bot.storage.player_store import PlayerStore
from engine.advice import find_adviser
from engine.advice.estimates import STUCK, Advice, MoveEstimate
from engine.advice.verdict import GameVerdict
from engine.board import Mark, MarkKind, Meter
from engine.cards import Detail
from engine.cards.french import FrenchCard
from engine.game import Game
from engine.games import all_games
from engine.move import Move
from engine.record import Record
from engine.solvers.solution import Verdict
from tests.bot.days import draw
from tests.bot.desk import (
    ANNA,
    LOST,
    MORNING,
    WON,
    Desk,
    button,
    controls,
    labels,
    last_update,
    picture_of,
    shown,
    ticks,
)
from tests.bot.fake_jobs import HeldJobs, ImmediateJobs
from tests.bot.i18n.catalogue import third
from tests.bot.saved_games import loaded
from tests.combinations import by_family, combined
from tests.engine.playing import kind_name, option_sets, random_course
from tests.engine.transcripts import RECORDS

PAIR = Move.read("take f h")
ADVICE = Advice((MoveEstimate(PAIR, 126, 200, 3.5), MoveEstimate(Move.read("take d e"), 20, 200, 9.0)))
SAID = "Hint: “J♥ + J♦”. After it, you’d win 63 of 100 games like this."
CHANCES = "Chances: you’d win 63 of 100 games like this."
MEANING = "These games start from your board. Only the hidden cards are shuffled."


@pytest.fixture
def advising(jobs: ImmediateJobs) -> None:
    """Let the analysis return the same advice for every board."""
    jobs.instead = ADVICE


async def current_session(desk: Desk) -> Session:
    return await desk.store.load_session(ANNA, (await desk.store.settings(ANNA)).current)


@pytest.mark.usefixtures("advising")
async def test_a_move_is_proposed_with_its_chances_and_marked_and_one_press_plays_it(desk: Desk) -> None:
    await desk.know_all_games()
    dealt = await desk.type("/play wish 42")
    reply = await desk.press(dealt, "Hint")
    assert SAID in shown(reply).text
    assert SAID in shown(reply).alt
    assert "With help: 1 hint." in shown(reply).text
    assert picture_of(reply).marks == (Mark("f", MarkKind.HINT), Mark("h", MarkKind.HINT))
    assert reply.target is ReplyTarget.HERE
    assert [label.removeprefix("★ ") for label in labels(reply)] == labels(dealt)
    played = await desk.press(reply, "★ J♥ + J♦")
    assert (await current_session(desk)).record.moves == (PAIR,)
    assert picture_of(played).marks == (Mark("f"), Mark("h"))


@pytest.mark.usefixtures("advising")
async def test_advice_is_computed_from_the_board_only(desk: Desk, jobs: ImmediateJobs) -> None:
    await desk.type("/play wish 42")
    await last_update(await desk.type("/hint"))
    board = (await current_session(desk)).record.start().board()
    assert jobs.given == [(ANNA, board)]


@pytest.mark.usefixtures("advising")
async def test_a_hint_is_counted_once_for_a_board(desk: Desk, jobs: ImmediateJobs) -> None:
    await desk.type("/play wish 42")
    first = await last_update(await desk.type("/hint"))
    again = await last_update(await desk.type("/hint"))
    assert shown(again) == shown(first)
    await desk.type("fh")
    assert "With help: 1 undo, 1 hint." in shown(await desk.type("/undo")).text
    assert "With help: 1 undo, 1 hint." in shown(await last_update(await desk.type("/hint"))).text
    await desk.type("de")
    assert "With help: 1 undo, 2 hints." in shown(await last_update(await desk.type("/hint"))).text
    await desk.type("/undo")
    await desk.type("fh")
    jobs.instead = Advice((MoveEstimate(Move.read("take d e"), 1, 2, 0.0),))
    assert "With help: 2 undos, 3 hints." in shown(await last_update(await desk.type("/hint"))).text


@pytest.mark.usefixtures("advising")
async def test_on_a_board_in_words_advice_is_in_words(desk: Desk) -> None:
    await desk.know_all_games()
    await desk.type("/play wish 42")
    await desk.type("/settings boards words")
    for line, said in (("/hint", SAID), ("/chance", CHANCES)):
        screen = shown(await desk.type(line))
        assert screen.picture is None
        assert said in screen.text
        assert "Pile h: jack of diamonds" in screen.text


@pytest.mark.usefixtures("advising")
async def test_chances_are_shown_by_a_bar_and_in_words_and_advise_no_move(desk: Desk) -> None:
    await desk.know_all_games()
    dealt = await desk.type("/play wish 42")
    reply = await desk.press(await desk.press(dealt, "More…"), "Chances")
    assert picture_of(reply).meter == Meter(63, 100, "63 of 100 won")
    assert not [mark for mark in picture_of(reply).marks if mark.kind is MarkKind.HINT]
    assert f"{CHANCES} {MEANING} This counts as a hint." in shown(reply).text
    assert CHANCES in shown(reply).alt
    assert "With help: 1 hint." in shown(reply).text
    assert labels(reply) == labels(dealt)


@pytest.mark.usefixtures("advising")
@pytest.mark.parametrize("lines", [("/hint", "/chance"), ("/chance", "/hint"), ("/chance", "/chance")])
async def test_chances_and_a_hint_on_one_board_are_counted_once(desk: Desk, lines: tuple[str, ...]) -> None:
    await desk.type("/play wish 42")
    for line in lines:
        reply = await desk.type(line)
    assert "With help: 1 hint." in shown(reply).text
    assert "This counts" not in shown(reply).text


@pytest.mark.usefixtures("advising")
async def test_an_introduction_advises_without_numbers_and_offers_no_chances(desk: Desk) -> None:
    record = Record.read("wish/1 #42")
    for name, is_introduction in (("0123456789", True), ("0123456790", False)):
        session = Session(name, record, MORNING, MORNING, is_introduction=is_introduction)
        await desk.store.begin(ANNA, session, "2027-01-15", is_over=False)
        hint, more = await desk.type("/hint"), await desk.type("/board picture")
        more = await desk.press(more, "More…")
        assert "Hint: “J♥ + J♦”." in shown(hint).text
        assert ("63 of 100" in shown(hint).text) != is_introduction
        assert ("Chances" in labels(more)) != is_introduction
        assert "Verdict" in labels(more)
        chances = await desk.type("/chance")  # typed, so the player asked for the number
        assert f"{CHANCES} {MEANING}" in shown(chances).text


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("game", by_family(all_games()), ids=kind_name)
def test_no_reason_of_an_introduction_compares_moves_in_numbers(game: Game, language: str) -> None:
    texts, record = Texts.load(language), Record.begin(game, option_sets(game)[0], 7)
    session = Session("0123456789", record, 0, 0, is_introduction=True)
    here, move = LoadedGame(7, session, record.replay()), record.replay().legal_moves()[0]
    usual = replace(here, session=replace(session, is_introduction=False))
    compared = {"won": 191, "other": 292, "samples": 393, "equal": 494}
    others = (
        "moves", "freed", "left", "held", "plays", "best", "cells", "touched", "cards", "points", "proven"
    )  # fmt: skip
    named: dict[str, Detail] = {"place": "e", "card": FrenchCard("Q", "H")}
    details: dict[str, Detail] = {**compared, **dict.fromkeys(others, 5), **named}
    for reason in find_adviser(game.name).reasons:
        advice = Advice((MoveEstimate(move, 595, 696, 79.0),), reason, tuple(details.items()))
        said, full = (hint_screen(texts, one, advice).text.splitlines()[0] for one in (here, usual))
        assert not [number for number in (*compared.values(), 595, 696, 79, 86) if str(number) in said]
        assert len(said) < len(full)


@pytest.mark.parametrize("line", ["/hint", ""])
async def test_a_hint_leaves_ticks_as_they_are_and_has_a_button_for_the_whole_exchange(
    desk: Desk, jobs: ImmediateJobs, line: str
) -> None:
    dealt = await desk.type("/play follow 7")
    tops = [label.removeprefix("☐ ") for label in labels(dealt)[:10]]
    hand = [pile.name for pile in picture_of(dealt).board.of_kind("hand")]
    exchange = Move("exchange", tuple(hand[:2]))
    jobs.instead = Advice((MoveEstimate(exchange, 126, 200, 3.5),))
    begun = await desk.press(dealt, labels(dealt)[4])
    hinted = await desk.type(line) if line else await desk.press(begun, "Hint")
    assert ticks(hinted) == ([] if line else [tops[4]])
    marks = {mark.place: mark.kind for mark in picture_of(hinted).marks}
    assert {place for place, kind in marks.items() if kind is MarkKind.HINT} == set(hand[:2])
    assert {place for place, kind in marks.items() if kind is MarkKind.CHOSEN} == (
        set() if line else {hand[4]}
    )
    star = next(label for label in labels(hinted) if label.startswith("★"))
    assert ticks(await desk.press(hinted, labels(hinted)[1 if star == labels(hinted)[0] else 0])) == (
        [tops[0]] if line else [tops[0], tops[4]]
    )
    await desk.press(hinted, star)
    assert (await current_session(desk)).record.moves == (exchange,)


async def test_there_is_no_advice_in_a_finished_game(desk: Desk, jobs: ImmediateJobs) -> None:
    end = await desk.play(WON)
    assert "Hint" not in labels(end)
    for line in ("/hint", "/chance", "/verdict", "/play wish 43", "/giveup yes", "/hint", "/verdict yes"):
        reply = await desk.type(line)
        assert ("This game is over" in reply.notice) == line.startswith(("/hint", "/chance", "/verdict"))
    assert not jobs.given


@pytest.mark.usefixtures("advising")
async def test_a_press_that_is_delivered_twice_shows_the_hint_twice_and_counts_once(desk: Desk) -> None:
    pressed = replace(button(await desk.type("/play wish 42"), "Hint").action, event="press 1")
    first, again = await desk.act(pressed), await desk.act(pressed)
    assert shown(first) == shown(again)
    assert (await current_session(desk)).hints == 1


async def test_the_board_is_shown_while_a_hint_is_computed(redis: Redis) -> None:
    held = HeldJobs()
    held.instead = ADVICE
    desk = Desk(PlayerStore(redis), held)
    await desk.know_all_games()
    dealt = await desk.type("/play wish 42")
    waiting = await desk.press(dealt, "Hint")
    assert shown(waiting).text.startswith("Looking for a hint…")
    assert labels(waiting) == labels(dealt)
    assert not (await current_session(desk)).is_assisted
    held.let()
    assert waiting.updates
    (hinted,) = [following async for following in waiting.updates]
    assert SAID in shown(hinted).text
    assert (await desk.press(hinted, "★ J♥ + J♦")).notice == ""


async def test_a_move_meanwhile_cancels_the_hint_and_nothing_is_counted(redis: Redis) -> None:
    held = HeldJobs()
    held.instead = ADVICE
    desk = Desk(PlayerStore(redis), held)
    waiting = await desk.press(await desk.type("/play wish 42"), "Hint")
    await desk.press(waiting, "d e")
    held.let()
    assert waiting.updates
    (answer,) = [following async for following in waiting.updates]
    assert "You’ve moved on" in shown(answer).text
    session = await current_session(desk)
    assert (session.hints, len(session.record.moves)) == (0, 1)


@pytest.mark.parametrize(
    ("advice", "error", "said"),
    [
        (Advice(()), None, "No hint found here. This doesn’t count as help."),
        (ADVICE, AnalysisBusyError(), "Try again in a moment."),
        (ADVICE, AnalysisTimeoutError(), "took too long"),
        (ADVICE, AnalysisCancelledError(), "You’ve moved on"),
    ],
)
async def test_a_hint_that_finds_nothing_says_so_and_is_not_counted(
    desk: Desk, jobs: ImmediateJobs, advice: Advice, error: Exception | None, said: str
) -> None:
    await desk.type("/play wish 42")
    jobs.instead, jobs.failing = advice, error
    reply = await last_update(await desk.type("/hint"))
    assert said in reply.notice + (reply.screen.text if reply.screen else "")
    session = await current_session(desk)
    assert (session.hints, session.revision, session.is_assisted) == (0, 1, False)


@pytest.fixture
async def workers() -> AsyncIterator[AnalysisJobs]:
    made = AnalysisJobs()
    yield made
    await made.close()


async def test_a_worker_finds_the_same_hint_each_time(redis: Redis, workers: AnalysisJobs) -> None:
    desk = Desk(PlayerStore(redis), workers)
    said = []
    for player in (ANNA, Player(Chat.TELEGRAM, 9)):
        await desk.type("/play wish 42", player)
        reply = await last_update(await desk.type("/hint", player))
        if reply.updates:
            reply = [following async for following in reply.updates][-1]
        assert "Hint: “" in shown(reply).text
        said.append(shown(reply).text)
    assert said[0] == said[1]


def moments(game: Game) -> Iterator[tuple[Record, int]]:
    """Yield records of games after some moves, each with the number of its moves."""
    for options in option_sets(game)[::17]:
        begun = Record.begin(game, options, 5)
        moves = [move for move, _ in random_course(begun.start(), 5)]
        for count in range(0, len(moves), max(1, len(moves) // 7)):
            yield begun.then(*moves[:count]), count


@pytest.mark.parametrize(
    ("game", "language"), combined(all_games(), finished_languages(), seconds=0.5), ids=kind_name
)
def test_every_advised_move_takes_one_press(game: Game, language: str) -> None:
    """Exactly one button plays the move; ``Screen`` itself rejects two buttons with the same action."""
    texts, seen = Texts.load(language), 0
    for record, _ in third(language, [*moments(game)]):
        position = record.replay()
        session = Session("0123456789", record, 0, 0, hints=1, revision=10**6)
        moves = position.legal_moves()
        for move in moves[:: max(1, len(moves) // 12)]:
            for in_words in (False, True):
                here = LoadedGame(2**64 - 1, session, position, in_words=in_words)
                screen = hint_screen(texts, here, Advice((MoveEstimate(move, 1, 3, 7.5),)))
                buttons = [control for row in screen.rows for control in row]
                (star,) = (control for control in buttons if control.label.startswith("★"))
                assert not [control for control in buttons if control.label.startswith("✓")]
                assert [control for control in buttons if control.is_main] == [star]
                assert star.action.verb is Verb.MOVE
                assert chosen_move(position, star.action.words) == move
                assert star.style is (ButtonStyle.DANGER if position.ends_early(move) else ButtonStyle.MOVE)
                assert columns(star.label) <= MAX_LABEL
                assert "…" not in star.label
                assert len(screen.rows) <= MAX_ROWS
                if isinstance(screen.picture, BoardPicture):
                    hinted = [mark.place for mark in screen.picture.marks if mark.kind is MarkKind.HINT]
                    assert tuple(hinted) == tuple(dict.fromkeys(move.places))
                seen += 1
    assert seen


def test_a_share_is_in_percent_and_never_rounded_to_all_or_none() -> None:
    for won, percent in {0: 0, 1: 1, 189: 63, 299: 99, 300: 100}.items():
        assert as_share(won, 300) == (percent, 100)
    assert as_share(7, 24) == (7, 24)
    assert as_share(0, 0) == (0, 0)


@pytest.mark.parametrize("language", finished_languages())
def test_a_game_for_points_shows_points_and_the_others_show_wins(language: str) -> None:
    texts = Texts.load(language)
    for game in all_games():
        record = Record.begin(game, option_sets(game)[0], 7)
        here = loaded(record)
        advice = Advice((MoveEstimate(record.start().legal_moves()[0], 3, 250, 71.6),))
        screen = chance_screen(texts, here, advice, is_counted=True)
        assert isinstance(screen.picture, BoardPicture)
        meter = screen.picture.meter
        is_known = not any(pile.hidden for pile in here.position.board().piles)
        assert bool(meter) != is_known, "where all is known a win is possible or not"
        if meter is None:
            continue
        assert (meter.part, meter.whole) == ((72, 104) if game.name == "flip" else (1, 100))
        assert str(meter.part) in meter.label
        assert str(meter.whole) in screen.text
        assert texts("chance-counts") in screen.text


@pytest.mark.parametrize("language", finished_languages())
def test_without_hidden_cards_there_is_one_sample(language: str) -> None:
    texts, record = Texts.load(language), Record.read("wish/1 open #42")
    here = loaded(record)
    answer = []
    for won in (0, 120, 200):
        advice = Advice((MoveEstimate(record.start().legal_moves()[0], won, 200, 0.0),))
        for screen in (
            chance_screen(texts, here, advice, is_counted=False),
            hint_screen(texts, here, advice),
        ):
            answer.append(screen.text)
            assert isinstance(screen.picture, BoardPicture)
            assert screen.picture.meter is None
            assert "200" not in screen.text
            assert "120" not in screen.text
    assert answer[2:4] == answer[4:]
    assert len(set(answer)) == 4


WINNABLE = "Verdict: you can still win."
JUDGEMENTS = (
    GameVerdict(Verdict.WON, 0),
    GameVerdict(Verdict.UNKNOWN),
    GameVerdict(Verdict.UNWINNABLE, 1),
    GameVerdict(Verdict.UNWINNABLE, 12),
    GameVerdict(Verdict.UNWINNABLE),
    GameVerdict(Verdict.UNWINNABLE, is_lost_from_deal=True),
)


async def played(desk: Desk, record: Record, moves: int) -> Reply:
    reply = await desk.type(f"/play {record.game} {record.deal}")
    for move in record.moves[:moves]:
        reply = await desk.type(move.text)
    return reply


async def test_a_verdict_needs_a_confirmation(desk: Desk, jobs: ImmediateJobs) -> None:
    reply = await played(desk, WON, 3)
    asked = await desk.press(await desk.press(reply, "More…"), "Verdict")
    assert "looks at all cards, including hidden ones" in shown(asked).text
    assert labels(asked) == ["Yes, check it", "No, keep playing"]
    assert not jobs.given
    declined = await desk.press(asked, "No, keep playing")
    assert not (await current_session(desk)).is_assisted
    assert labels(declined) == labels(reply)
    answer = await desk.press(asked, "Yes, check it")
    assert WINNABLE in shown(answer).text
    assert "With help: 1 verdict." in shown(answer).text
    assert answer.target is ReplyTarget.HERE
    assert WINNABLE in shown(answer).alt


async def test_a_game_that_was_lost_says_how_many_moves_lead_back(desk: Desk) -> None:
    reply = await played(desk, LOST, len(LOST.moves) - 1)
    answer = await desk.type("/verdict yes")
    assert "Verdict: lost. You can still win if you undo 3 moves." in shown(answer).text
    assert labels(answer) == labels(reply)
    for _ in range(2):
        await desk.type("/undo")
    assert "if you undo 1 move." in shown(await last_update(await desk.type("/verdict"))).text
    await desk.type("/undo")
    assert WINNABLE in shown(await last_update(await desk.type("/verdict"))).text


async def test_a_verdict_says_if_the_deal_could_never_be_won(desk: Desk) -> None:
    await desk.type("/play wish 41")
    await desk.type("eh")
    assert "could never be won" in shown(await desk.type("/verdict yes")).text


@pytest.mark.parametrize(("game", "hides"), [("freecell", False), ("streets", False), ("yukon", True)])
async def test_a_verdict_speaks_of_hidden_cards_only_where_some_are(
    desk: Desk, game: str, hides: bool
) -> None:
    await desk.type(f"/play {game} 42")
    asked = shown(await desk.type("/verdict")).text
    assert "says only whether you can still win. The game then counts as played with help." in asked
    assert ("hidden" in asked) == hides


async def test_a_verdict_asks_once_in_a_game_and_counts_once_for_a_board(
    desk: Desk, jobs: ImmediateJobs
) -> None:
    await played(desk, WON, 3)
    await desk.type("/verdict yes")
    assert jobs.given == [(ANNA, WON.first(3).text, 3)]  # only the record is sent to the worker
    again = await last_update(await desk.type("/verdict"))
    assert "With help: 1 verdict." in shown(again).text
    assert WINNABLE in shown(again).text
    await desk.type(WON.moves[3].text)
    assert "With help: 2 verdicts." in shown(await last_update(await desk.type("/verdict"))).text
    await desk.type("/undo")
    assert "With help: 1 undo, 2 verdicts." in shown(await desk.type("/board picture")).text


async def test_a_verdict_costs_nothing_in_an_open_game_unless_it_is_ranked(desk: Desk) -> None:
    await draw(desk, Record.read("wish/1 open #12"))
    await desk.type("/play wish open 42")
    answer = await last_update(await desk.type("/verdict"))
    assert WINNABLE in shown(answer).text
    assert "With help" not in shown(answer).text
    assert not (await current_session(desk)).is_assisted
    await desk.daily()
    assert labels(await last_update(await desk.type("/verdict"))) == ["Allow help", "Keep playing"]


async def test_a_verdict_reveals_no_card_and_marks_nothing(desk: Desk) -> None:
    reply = await played(desk, WON, 3)
    answer = await desk.type("/verdict yes")
    lines = shown(answer).text.splitlines()
    assert [line for line in lines if line not in shown(reply).text] == [WINNABLE, "With help: 1 verdict."]
    picture = shown(answer).picture
    assert picture == shown(reply).picture
    assert not [mark for mark in getattr(picture, "marks", ()) if mark.kind is MarkKind.HINT]
    plain = [(control.action.verb, control.action.words) for control in controls(reply)]
    assert [(control.action.verb, control.action.words) for control in controls(answer)] == plain


async def test_an_unknown_verdict_is_not_counted(desk: Desk, jobs: ImmediateJobs) -> None:
    await played(desk, LOST, 8)
    jobs.instead = Verdict.UNKNOWN
    answer = shown(await desk.type("/verdict yes")).text
    assert "Verdict: unknown. The search found no win, but there may be one." in answer
    assert "With help" not in answer
    assert labels(await last_update(await desk.type("/verdict"))) == ["Yes, check it", "No, keep playing"]
    assert len(jobs.given) == 1


@pytest.mark.parametrize("language", finished_languages())
def test_every_verdict_has_words_in_every_game(language: str) -> None:
    texts = Texts.load(language)
    for game in all_games():
        record = Record.begin(game, option_sets(game)[0], 7)
        here = loaded(record)
        answer = {verdict_screen(texts, here, judgement).text for judgement in JUDGEMENTS}
        assert len(answer) == len(JUDGEMENTS)
        assert any("104" in one for one in answer) == (game.name == "flip")


def test_no_move_is_advised_where_none_leads_on() -> None:
    """The moves of a lost game of Kittyhawk would be advised to and fro."""
    texts, here = Texts.load("en"), loaded(Record.read(RECORDS["kittyhawk-lost-blind"]).first(-2))
    move = here.position.legal_moves()[0]
    for won, is_advised in ((0, False), (1, True)):
        screen = hint_screen(texts, here, Advice((MoveEstimate(move, won, 9, 7.5),), STUCK))
        labels_ = [control.label for row in screen.rows for control in row]
        assert any(label.startswith("★") for label in labels_) == is_advised
        assert texts("kittyhawk-hint-stuck") in screen.text
        assert ("Hint:" in screen.text) == is_advised


@pytest.mark.parametrize("language", finished_languages())
def test_a_hint_among_other_moves_is_not_denied(language: str) -> None:
    """A hint that takes a card off a foundation is no reason to say that only dealing is left."""
    texts, here = Texts.load(language), loaded(Record.read("kittyhawk/1 #216 | move h wyrms"))
    only_deal = texts("kittyhawk-choices", stock=6, moves=1)
    assert only_deal in board_screen(texts, here).text
    for move in here.position.legal_moves():
        advice = Advice((MoveEstimate(move, 1, 3, 7.5),), "deal")
        assert (only_deal in hint_screen(texts, here, advice).text) == (move.verb == "deal")
