"""Typed lines become actions, however they are typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.commands import COMMANDS, read_line
from bot.model import Action, Verb


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
