"""Options, read from words."""

import pytest

from engine.errors import OptionError
from engine.games import all_games, find_game
from engine.options import Option, choose, read_options, write_options

DECLARED = (
    Option("blind"),
    Option("level", ("1", "2", "3"), "1"),
    Option("timer", ("off", "on", "10"), "10"),
)
EXCLUDING = (*DECLARED, Option("open", excludes=("blind", "timer")))


def test_what_is_read_is_written_again() -> None:
    for words in ([], ["blind"], ["level=3"], ["blind", "level=2"], ["timer=off"], ["timer=on"]):
        assert list(write_options(DECLARED, read_options(DECLARED, words))) == words


def test_words_may_come_in_any_order_and_case_and_the_last_one_counts() -> None:
    options = read_options(DECLARED, ["LEVEL=2", "Blind"])
    assert (options.is_on("blind"), options["level"]) == (True, "2")
    assert not read_options(DECLARED, ["blind", "blind=off"]).is_on("blind")
    assert read_options(DECLARED, ["blind=off", "blind=on"]).is_on("blind")


def test_an_unknown_option_or_value_is_refused_with_the_known_ones() -> None:
    for word, reason in (
        ("open", "no-such-option"), ("level=4", "no-such-value"), ("level", "no-such-value"),
    ):  # fmt: skip
        with pytest.raises(OptionError) as refused:
            read_options(DECLARED, [word])
        assert refused.value.reason == reason
        assert str(refused.value.details["known"]) in str(refused.value)


def test_options_that_exclude_each_other_are_not_chosen_together() -> None:
    for words in (["open", "blind"], ["blind", "level=2", "open"], ["open", "timer=off"]):
        with pytest.raises(OptionError, match="cannot be chosen together") as refused:
            read_options(EXCLUDING, words)
        assert refused.value.reason == "options-exclude"
        assert [refused.value.details[which] for which in ("name", "other")] == [
            words[0 if words[0] != "open" else -1].partition("=")[0], "open",
        ]  # fmt: skip
    for words in (["open"], ["blind", "timer=on"], ["level=3", "open"], ["blind", "open", "blind=off"]):
        assert read_options(EXCLUDING, words)


def test_choosing_an_option_resets_those_that_it_excludes_and_leaves_the_others() -> None:
    options = read_options(EXCLUDING, ["blind", "level=3", "timer=off"])
    opened = choose(EXCLUDING, options, "open", "on")
    assert write_options(EXCLUDING, opened) == ("level=3", "open")
    assert write_options(EXCLUDING, choose(EXCLUDING, opened, "blind", "on")) == ("blind", "level=3")
    assert choose(EXCLUDING, opened, "blind", "off") == opened


def test_a_game_is_found_by_name_and_title_in_any_case() -> None:
    for game in all_games():
        assert find_game(game.name.upper()) is find_game(f" {game.title} ") is game
    with pytest.raises(OptionError):
        find_game("patience")
