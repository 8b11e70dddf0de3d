"""Commands: few are listed, the others are buttons, choices of a listed one, and typed as before."""

import pytest

from bot.core.actions import Action, Room, Verb
from bot.core.commands import CHOICES, COMMANDS, LISTED, TYPED_ONLY, VERBS, ParameterKind
from bot.core.replies import ReplyTarget
from bot.core.typed_input.lines import read_line
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from tests.bot.desk import ANNA, LOST, Desk, animation_of, labels, last_update, shown

MOST_LISTED = 17
FORMERLY_LISTED = {
    "play", "daily", "resume", "games", "board", "move", "undo", "redo", "restart", "new", "giveup", "hint",
    "chance", "verdict", "replay", "review", "share", "stats", "calendar", "leaderboard", "rules", "settings",
    "mydata", "admin", "help",
}  # fmt: skip

every_language = pytest.mark.parametrize("language", finished_languages())


def test_few_commands_are_listed_and_none_is_lost() -> None:
    names = [command.name for command in LISTED]
    assert len(names) <= MOST_LISTED
    assert not set(names) & {command.name for command in TYPED_ONLY}
    later = ["autoplay", "about", "learn", "mistakes", "puzzle", "privacy", "finish", "record", "compare"]
    later += ["friend", "five"]
    assert {*FORMERLY_LISTED, *later} == {command.name for command in COMMANDS}
    assert {command.name: command.verb for command in COMMANDS}.items() <= VERBS.items()


@pytest.mark.parametrize("command", TYPED_ONLY, ids=lambda command: command.name)
@pytest.mark.parametrize("form", ["/{}", "{}", "/move {}"])
async def test_what_is_only_typed_is_answered(desk: Desk, command: Action, form: str) -> None:
    await desk.type("/play wish 42")
    await desk.type("/undo" if command.verb is Verb.RESUME else "d e")
    assert read_line(form.format(command.verb)) == Action(command.verb)
    reply = await desk.type(form.format(command.verb))
    assert reply.screen or reply.notice
    texts = Texts.load("en")
    refused = {
        Verb.REDO: "nothing-to-redo", Verb.SHARE: "nothing-to-share", Verb.AUTOPLAY: "review-not-over",
        Verb.FINISH: "finish-uncertain", Verb.COMPARE: "compare-unfinished",
    }  # fmt: skip
    assert reply.notice == (texts(refused[command.verb]) if command.verb in refused else "")


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("/stats games", "/stats"),
        ("/stats games wish", "/stats wish"),
        ("/stats calendar", "/calendar"),
        ("/stats calendar 2027-01", "/calendar 2027-01"),
        ("/stats 2027-01", "/calendar 2027-01"),
        ("/stats Calendar Wish", "/calendar Wish"),
        ("/review review", "/review"),
        ("/review review 3", "/review 3"),
        ("/games wish 1634", "/resume wish 1634"),
        ("/games 1634", "/resume 1634"),
        ("/move calendar", "/calendar"),
    ],
)
async def test_a_choice_does_what_its_own_command_does(desk: Desk, line: str, same: str) -> None:
    await desk.play(LOST)
    await desk.type("/play wish 1634")
    await desk.type("/giveup")
    assert await desk.type(line) == await desk.type(same)


async def test_a_choice_of_the_review_shows_the_best_way(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/giveup yes")
    for line in ("/review autoplay", "/review autoplay 0", "/autoplay"):
        assert (await desk.type(line)).screen, line


@every_language
@pytest.mark.parametrize("kind", CHOICES)
async def test_choices_are_typed_and_completed_in_every_language(
    desk: Desk, language: str, kind: str
) -> None:
    desk.room, texts = Room(language), Texts.load(language)
    await desk.type("/play wish 42")
    command = next(one for one in LISTED if kind in one.parameters)
    for choice in CHOICES[kind]:
        name = texts(f"{kind}-{choice}")
        answers = [await desk.type(f"/{command.name} {word}") for word in (choice, name, name.upper())]
        assert answers[0] == answers[1] == answers[2]
        offered = await desk.app.suggest(ANNA, kind, name, room=desk.room)
        assert choice in [one.value for one in offered]
    stats = await desk.type(f"/stats {texts('statistics-achievements')}")
    assert shown(stats).title == texts("achievements-title")
    assert stats.target is ReplyTarget.PRIVATE


async def test_after_the_choice_of_the_calendar_months_are_completed(desk: Desk) -> None:
    for before, values in (((), ["wish"]), (("games",), ["wish"]), (("calendar",), [])):
        offered = await desk.app.suggest(ANNA, ParameterKind.GAME, "wish", before)
        assert [one.value for one in offered] == values
    offered = await desk.app.suggest(ANNA, ParameterKind.GAME, "2026-12", ("calendar",))
    assert [one.value for one in offered] == ["2026-12"]
    offered = await desk.app.suggest(ANNA, ParameterKind.STATISTICS, "wi")
    assert [one.value for one in offered] == ["wish"]


async def test_an_open_game_is_named_by_its_game_if_there_is_only_one(desk: Desk) -> None:
    await desk.type("/play flip 7")
    await desk.type("/play wish 42")
    assert shown(await desk.type("/games flip")).title.startswith("Flip, deal 7")
    assert shown(await desk.type("/resume WISH")).title.startswith("Wish, deal 42")
    await desk.type("/play wish 43")
    assert shown(await desk.type("/games wish")).title == shown(await desk.type("/games")).title


async def test_everything_that_is_not_listed_has_a_button(desk: Desk) -> None:
    texts = Texts.load("en")
    await desk.know_all_games()
    await desk.type("/play wish 42")
    await desk.type("d e")
    assert texts("button-redo") in await desk.offered(await desk.type("/undo"))
    await desk.type("/redo")
    hinted = await last_update(await desk.type("/hint"))
    for name in ("restart", "new", "chance", "verdict", "replay", "give-up"):
        assert texts(f"button-{name}") in await desk.offered(hinted), name
    more = await desk.press(hinted, "More")
    film = await desk.press(more, texts("button-replay"))
    assert animation_of(film)
    assert texts("button-to-game") in labels(film)
    over = await desk.type("/giveup yes")
    for name in ("share", "review", "replay", "new", "autoplay-rest", "record"):
        assert texts(f"button-{name}") in await desk.offered(over), name
    stats = await desk.type("/stats")
    assert {texts("button-calendar"), texts("button-achievements")} <= {*labels(stats)}
    assert texts("button-about") in labels(await desk.type("/help"))


async def test_a_ranked_attempt_has_the_replay_of_its_moves_below_more(desk: Desk) -> None:
    board = await desk.daily()
    assert "Replay" not in labels(await desk.press(board, "More"))
    move, *_ = await desk.app.suggest(ANNA, ParameterKind.MOVE, "")
    await desk.type(move.value)
    assert "Replay" in labels(await desk.press(await desk.type("/board picture"), "More"))
