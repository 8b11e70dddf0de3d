"""Typed lines become actions, however they are typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import AUDIENCES, COMMANDS, SECTIONS, ParameterKind, as_typed, read_line
from bot.core.screens import MAX_TEXT
from bot.features.guide.screens import help_screen
from bot.i18n.texts import Texts, languages
from engine.games import all_games


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
@pytest.mark.parametrize("form", ["/{}", "{}", " /{} ", "/{}\n"])
def test_every_command_is_read_with_and_without_its_slash(command: object, form: str) -> None:
    name = getattr(command, "name", "")
    expected = Action(Verb.SAY, ("",)) if name == "move" else Action(Verb(name))
    assert read_line(form.format(name)) == expected
    assert read_line(form.format(name.upper())) == expected


def test_what_goes_with_a_command_goes_along() -> None:
    assert read_line("/play wish 1 234 open") == Action(Verb.PLAY, ("wish", "1", "234", "open"))
    assert read_line("/replay 12") == Action(Verb.REPLAY, ("12",))
    assert read_line("/settings theme night") == Action(Verb.SETTINGS, ("theme", "night"))
    assert read_line("/share") == read_line("share") == Action(Verb.SHARE)
    assert read_line("/move  a  c") == Action(Verb.SAY, ("a c",))


def test_full_width_letters_are_letters() -> None:
    assert read_line("／ｕｎｄｏ") == read_line("ＵＮＤＯ") == Action(Verb.UNDO)
    assert read_line("／play　ｗｉｓｈ　４２") == Action(Verb.PLAY, ("wish", "42"))
    assert read_line("／ｍｏｖｅ　ａｃ") == read_line("ａｃ") == Action(Verb.SAY, ("ac",))


def test_what_is_no_command_is_a_move() -> None:
    assert read_line("ac bd") == Action(Verb.SAY, ("ac bd",))
    assert read_line("take a c") == Action(Verb.SAY, ("take a c",))
    assert read_line("play 7s") == Action(Verb.SAY, ("play 7s",))
    assert read_line("move x a") == Action(Verb.SAY, ("move x a",))


def test_an_unknown_command_asks_for_help_by_its_name() -> None:
    assert read_line("/frobnicate a") == Action(Verb.HELP, ("frobnicate",))
    assert read_line(" /frobnicate") == Action(Verb.HELP, ("frobnicate",))
    assert read_line("/") == Action(Verb.HELP, ("",))
    assert read_line("  ") == Action(Verb.HELP)


@given(st.text())
def test_any_line_is_an_action(line: str) -> None:
    action = read_line(line)
    assert action.session == ""
    assert action.owner is None


def test_the_commands_stand_in_the_order_in_which_they_are_wanted() -> None:
    assert [command.name for command in COMMANDS] == [
        "play", "daily", "resume", "games",
        "board", "move", "undo", "redo", "restart", "new", "giveup",
        "hint", "chance", "verdict",
        "replay", "review", "share", "stats", "calendar", "leaderboard", "rules",
        "settings", "mydata", "admin", "help",
    ]  # fmt: skip


def test_what_administrators_alone_can_do_says_so() -> None:
    assert [command.name for command in COMMANDS if command.is_for_administrators] == ["admin"]


def test_no_parameter_stands_twice_and_the_audience_stands_last() -> None:
    """The last word of a deal says who sees it (``App.handle``)."""
    for command in COMMANDS:
        kinds = [parameter.kind for parameter in command.parameters]
        assert len(set(kinds)) == len(kinds)
        assert kinds[-1:] == [ParameterKind.AUDIENCE] or ParameterKind.AUDIENCE not in kinds
    assert set(AUDIENCES) == {"private", "public"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("chat", Chat)
def test_the_help_has_room_for_all_commands_in_their_sections(language: str, chat: Chat) -> None:
    texts = Texts.load(language)
    for game in ("", *(game.name for game in all_games())):
        texts_of_parts = [help_screen(texts, chat, game, part, is_admin=True).text for part in (1, 2)]
        assert max(map(len, texts_of_parts)) < MAX_TEXT - 100
        introduction, *first = texts_of_parts[0].split("\n\n")
        assert introduction
        parts = first + texts_of_parts[1].split("\n\n")
        assert [part.count("\n") + 1 for part in parts] == [len(section) for section in SECTIONS]
        assert all(line.startswith("/") for part in parts for line in part.splitlines())


@pytest.mark.parametrize("chat", Chat)
def test_the_help_tells_players_nothing_of_what_is_not_theirs(chat: Chat) -> None:
    texts = Texts.load("en")
    for part in (1, 2):
        assert "admin" not in help_screen(texts, chat, "", part).text
    assert texts("command-admin") in help_screen(texts, chat, "", 2, is_admin=True).text


@pytest.mark.parametrize(
    ("chat", "language", "line", "typed"),
    [
        (Chat.DISCORD, "en", "replay 12", "/solitaire replay 12"),
        (Chat.DISCORD, "de", "replay 12", "/solitaire wiedergabe 12"),
        (Chat.DISCORD, "de", "frobnicate", "/solitaire frobnicate"),
        (Chat.TELEGRAM, "de", "replay 12", "/replay 12"),
        (Chat.PAGE, "ja", "replay 12", "/replay 12"),
    ],
)
def test_a_command_is_told_as_the_chat_has_it_typed(chat: Chat, language: str, line: str, typed: str) -> None:
    assert as_typed(chat, line, Texts.load(language)) == typed
