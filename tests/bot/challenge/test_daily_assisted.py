"""Help in a ranked attempt: none until the player has read what it means and allows it; then all of it."""

import pytest

from bot.core.actions import Action, Verb
from bot.daily.scope import EVERYONE
from bot.features.standings.service import StandingsService
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.i18n.time_text import moment_in_words
from bot.storage.result_store import ResultStore
from engine.advice.estimates import Advice, MoveEstimate
from engine.move import Move
from engine.solvers.solution import Verdict
from tests.bot.days import closing_time, current, day_with, play, winning
from tests.bot.desk import ANNA, BEN, Desk, labels, shown
from tests.bot.fake_jobs import ImmediateJobs

HELP = ("/undo", "/hint", "/chance", "/verdict", "/restart")
HELPING_LABELS = {"↩ Undo", "↪ Redo", "Hint", "Chances", "Verdict", "Restart"}


async def begun(desk: Desk) -> tuple[str, ...]:
    """Begin the daily challenge on a day of Wish, make one move, and return all moves that win."""
    moves = winning(await day_with(desk, "wish"))
    await desk.daily()
    await play(desk, moves[:1])
    return moves


@pytest.mark.parametrize("line", HELP)
async def test_help_is_given_only_after_it_was_allowed(desk: Desk, jobs: ImmediateJobs, line: str) -> None:
    moves = await begun(desk)
    before = await current(desk)
    asked = await desk.type(line)
    assert "If you allow help, it’s ranked separately." in shown(asked).text
    assert labels(asked) == ["Allow help", "Keep playing"]
    assert not jobs.given
    stored = Action(Verb.UNDO, (), before.id, before.revision, ANNA.id)  # an old button
    assert labels(await desk.act(stored)) == ["Allow help", "Keep playing"]
    board = await desk.press(asked, "Keep playing")
    assert "Ranked." in shown(board).text
    assert not HELPING_LABELS & set(labels(board))
    assert "ranked separately" in shown(await desk.type(f"{line} yes")).text, "only its own word allows it"
    assert await current(desk) == before

    first, second = map(Move.read, moves[:2])
    advice = Advice((MoveEstimate(second, 126, 200, 3.5),))
    jobs.instead = Verdict.WON if line == "/verdict" else advice
    done = await desk.press(asked, "Allow help")
    session = await current(desk)
    assert session.is_waived
    match line:
        case "/undo":
            assert (session.undos, session.undone) == (1, (first,))
        case "/restart":
            assert (session.restarts, session.record.moves) == (1, ())
        case "/verdict":
            assert session.verdicts == 1
            assert "Verdict: " in shown(done).text
        case _:
            assert session.hints == 1
    assert "With help: " in shown(done).text
    assert {"Hint", "↩ Undo"} & set(labels(await desk.type("/board picture")))
    jobs.instead = advice
    again = await desk.type("/hint")
    assert labels(again) != ["Allow help", "Keep playing"], "it is asked once"


async def test_assisted_attempts_rank_in_their_own_table(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    moves = winning(challenge)
    await desk.daily()
    await play(desk, moves[:1])
    await desk.press(await desk.type("/undo"), "Allow help")
    over = await play(desk, moves)
    assert "with help. Everywhere: place 1 of 1, so far." in shown(over).text
    assert "With help: 1 undo." in shown(over).text
    assert not HELPING_LABELS & set(labels(over))
    assert "can’t be changed" in (await desk.type("/undo")).notice
    await desk.daily(BEN)
    await play(desk, moves, BEN)
    standings = desk.app.services.get(StandingsService)
    clean = await standings.day(EVERYONE, challenge.number)
    assisted = await standings.day(EVERYONE, challenge.number, is_assisted=True)
    assert [row.player for row in clean.rows] == [BEN]
    assert [row.player for row in assisted.rows] == [ANNA]
    counts = await standings.counts(EVERYONE, challenge.number)
    assert (counts.played, counts.won, counts.assisted) == (2, 2, 1)


async def test_allowing_help_makes_an_attempt_assisted_even_if_none_is_used(desk: Desk) -> None:
    await desk.know_all_games()
    challenge = await day_with(desk, "wish")
    more = await desk.press(await desk.daily(), "More…")
    assert not HELPING_LABELS & set(labels(more))
    asked = await desk.press(more, "Allow help")
    allowed = await desk.press(asked, "Allow help")
    assert "Ranked among runs with help." in shown(allowed).text
    assert f"Difficulty {challenge.difficulty}/5" in shown(allowed).text
    assert (await current(desk)).is_waived
    assert labels(await desk.press(asked, "Allow help")) == labels(allowed)
    assert "Unknown day “allow”" in (await desk.type("/daily allow")).notice
    over = await play(desk, winning(challenge))
    assert "with help" in shown(over).text
    result = await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number)
    assert result is not None
    assert result.is_assisted


async def test_when_the_day_has_closed_help_is_free(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    await desk.daily()
    await play(desk, winning(challenge)[:1])
    old = await desk.type("/undo")
    desk.time = await closing_time(desk, challenge.number)
    undone = await desk.press(old, "Allow help")
    assert (await current(desk)).undos == 1
    assert "isn’t ranked" in shown(undone).text


@pytest.mark.parametrize("line", ["{move}", "/giveup", "/undo"])
@pytest.mark.parametrize("language", finished_languages())
async def test_what_is_said_of_a_finished_ranked_attempt_promises_no_undo(
    desk: Desk, line: str, language: str
) -> None:
    _, move, *_ = await begun(desk)
    await desk.type(f"/settings language {language}")
    await desk.type("/giveup yes")
    assert (await desk.type(line.format(move=move))).notice == Texts.load(language)("daily-stands")


@pytest.mark.parametrize("line", ["/review", "/autoplay"])
@pytest.mark.parametrize("language", finished_languages())
async def test_a_review_of_a_ranked_attempt_never_advises_to_give_it_up(
    desk: Desk, line: str, language: str
) -> None:
    await begun(desk)
    number = (await current(desk)).challenge
    await desk.type(f"/settings language {language}")
    texts = Texts.load(language)
    moment = moment_in_words(texts, await closing_time(desk, number), "", desk.time)
    assert (await desk.type(line)).notice == texts("review-not-over-ranked", moment=moment)
    await desk.type("/giveup yes")
    await desk.type("/new same")
    assert not (await current(desk)).is_ranked
    assert (await desk.type(line)).notice == texts("secret-until", number=str(number), moment=moment)
    desk.time = await closing_time(desk, number)
    assert (await desk.type(line)).notice == texts("review-not-over")
