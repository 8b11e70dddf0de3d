"""The command line of the engine: boards and moves as text, solutions, hints and errors."""

import re
import subprocess
import sys

import pytest

from engine.__main__ import main
from engine.outcome import Result
from engine.record import Record


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command, check that it succeeds, and return what it prints."""
    assert main(words) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def test_a_game_is_shown_after_the_deal_and_after_each_entry(capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.read("wish/1 #42 | take d e | take f h | take a d")
    deal, one, three = (record.first(count).replay() for count in (0, 1, 3))
    lines = said(capsys, "play", "wish", "--deal", "42", "take d e", "fh, ad").splitlines()
    assert lines[0] == "Wish #42"
    text = "\n".join(lines)
    places = [text.index(position.board().text()) for position in (deal, one, three)]
    assert places == sorted(places)
    assert [line for line in lines if line.startswith("> ")] == ["> take d e", "> take f h, take a d"]
    assert [line for line in lines if line.startswith("score: ")] == ["score: 32", "score: 30", "score: 26"]
    assert lines[-1] == f"record: {record.text}"


def test_the_deal_and_its_options_are_those_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "play", "wish", "--deal", "1 234 567", "--option", "open").splitlines()
    assert lines[0] == "Wish #1234567 open"
    assert lines[1:10] == Record.read("wish/1 open #1234567").start().board().text().splitlines()
    assert said(capsys, "play", "wish").startswith("Wish #0\n")
    assert "lost: no-first-pair" in said(capsys, "play", "wish", "--deal", "90")


def test_a_refusal_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for words, problem in (
        (["take a c"], "Refused: 9S on pile a and AS on pile c are not of one rank.\n"),
        (["de", "de"], "Refused: 9C on pile d and TS on pile e are not of one rank.\n"),
        (["hello"], "Refused: no pair of piles or cards in 'hello'.\n"),
        (["--option", "shut"], "Refused: there is no option 'shut'; available: open.\n"),
        (["--deal", "-1"], "Refused: '-1' is not a deal number.\n"),
    ):  # fmt: skip
        assert main(["play", "wish", "--deal", "42", *words]) == 2
        assert capsys.readouterr().err == problem


def test_lines_of_play_are_counted_by_their_first_move(capsys: pytest.CaptureFixture[str]) -> None:
    *firsts, total = said(capsys, "perft", "wish", "--deal", "42", "--depth", "2").splitlines()
    counts = {move: int(count) for move, _, count in (line.partition(": ") for line in firsts)}
    assert counts["take e h"] == 4
    assert total == f"perft 2: {sum(counts.values())}"
    assert [*counts] == [move.text for move in Record.read("wish/1 #42").start().legal_moves()]


def test_a_deal_is_solved_and_the_line_is_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "wish", "--deal", "42"]) == 0
    captured = capsys.readouterr()
    assert captured.err == "looking at up to 390,625 positions…\n"
    name, verdict, score, record = captured.out.splitlines()
    assert name == "Wish #42"
    assert verdict.startswith("verdict: won, ")
    assert score == "score: 0, proved best"
    outcome = Record.read(record.removeprefix("record: ")).replay().outcome()
    assert outcome is not None
    assert outcome.result is Result.WON


def test_a_deal_is_solved_from_where_its_moves_lead_within_a_budget(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["solve", "wish", "--deal", "42", "de", "fh"]) == 0
    assert "record: wish/1 #42 | take d e | take f h | " in capsys.readouterr().out
    assert main(["solve", "wish", "--deal", "42", "--budget", "0"]) == 0
    assert "verdict: unknown, 0 positions looked at\n" in capsys.readouterr().out


def test_fewer_than_none_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (("hint", "--samples", "-5"), ("solve", "--budget", "-1"), ("solve", "--budget", "x")):
        with pytest.raises(SystemExit, match="2"):
            main((words[0], "wish", *words[1:]))
        assert f"argument {words[1]}: invalid natural value: '{words[2]}'" in capsys.readouterr().err


def test_a_hint_lists_what_the_moves_promise(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", "wish", "--deal", "42", "--samples", "20", "de"]) == 0
    name, *moves, reason = capsys.readouterr().out.splitlines()
    assert name == "Wish #42"
    legal = {move.text for move in Record.read("wish/1 #42 | take d e").replay().legal_moves()}
    assert {line.partition(": ")[0] for line in moves} == legal
    assert all(re.search(r": won \d+ of 20, score \d+\.\d$", line) for line in moves)
    assert reason.removeprefix("reason: ")


def test_it_is_run_by_the_name_of_the_package() -> None:
    words = [sys.executable, "-m", "engine", "play", "wish", "--deal", "42", "take a c"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 2
    assert done.stdout.startswith("Wish #42\na  ## ## ## 9S\n")
    assert "are not of one rank" in done.stderr
