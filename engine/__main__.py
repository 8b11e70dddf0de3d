"""The command line: plays, solves and advises without a chat. The only module of the engine that prints."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.advice import advise, can_advise
from engine.deal import read_deal
from engine.errors import OptionError, RefusedError
from engine.game import Position
from engine.games import find_game
from engine.options import read_options
from engine.perft import perft
from engine.reading import read_moves
from engine.record import Record
from engine.scaffold.new_game import NewGame, unfinished, write_new_game
from engine.scaffold.steps import Part
from engine.solvers import can_solve, solve, usual_budget


def describe(position: Position) -> str:
    """Return the board and the legal moves as text."""
    outcome = position.outcome()
    moves = ", ".join(move.text for move in position.legal_moves())
    last = f"{outcome.result}: {outcome.reason}" if outcome else f"moves: {moves}"
    return f"{position.board().text()}\nscore: {position.score()}\n{last}\n"


def start_record(arguments: Namespace) -> Record:
    """Return the record of the requested deal, and print its name."""
    game = find_game(arguments.game)
    record = Record.begin(game, read_options(game.options, arguments.option), read_deal(arguments.deal))
    print(f"{game.title} #{record.deal} {' '.join(record.option_words)}".rstrip())
    return record


def play_entries(record: Record, entries: Sequence[str]) -> Iterator[tuple[Record, Position]]:
    """Yield a deal, then record and position after each entry of moves; stop at an illegal one."""
    position = record.start()
    yield record, position
    for entry in entries:
        moves = read_moves(position, entry)
        record, position = record.then(*moves), position.play_together(moves)
        yield record, position


def play(arguments: Namespace) -> None:
    """Print the deal, then the board after each entry; stop at an illegal one."""
    record = start_record(arguments)
    for following, position in play_entries(record, arguments.moves):
        if entered := following.moves[len(record.moves) :]:
            print(f"> {', '.join(move.text for move in entered)}")
        print(describe(position))
        record = following
    print(f"record: {record.text}")


def count(arguments: Namespace) -> None:
    """Print the number of lines of play, by the first move."""
    game = find_game(arguments.game)
    position = game.deal(read_deal(arguments.deal), read_options(game.options, arguments.option))
    if arguments.depth > 0:
        for move in position.legal_moves():
            print(f"{move.text}: {perft(position.after(move), arguments.depth - 1)}")
    print(f"perft {arguments.depth}: {perft(position, max(arguments.depth, 0))}")


def find_best(arguments: Namespace) -> None:
    """Print the solution with all cards known, and its line as a record."""
    *_, (record, position) = play_entries(start_record(arguments), arguments.moves)
    if not can_solve(record.game):
        raise OptionError("no-solver", f"{record.game} has no solver", name=record.game)
    budget = usual_budget(record.game) if arguments.budget is None else arguments.budget
    print(f"looking at up to {budget:,} positions…", file=sys.stderr)
    solution = solve(position, budget)
    print(f"verdict: {solution.verdict}, {solution.positions:,} positions looked at")
    if solution.score is not None:
        print(f"score: {solution.score}{', proved best' if solution.is_best else ''}")
    print(f"record: {record.then(*solution.line).text}")


def hint(arguments: Namespace) -> None:
    """Print the estimates of the moves by samples of the hidden cards, the best first."""
    *_, (record, position) = play_entries(start_record(arguments), arguments.moves)
    if not can_advise(record.game):
        raise OptionError("no-advice", f"{record.game} has no advice", name=record.game)
    print("playing samples of the hidden cards…", file=sys.stderr)
    advice = advise(position.board(), arguments.samples)
    for estimate in advice.estimates:
        print(f"{estimate.move.text}: won {estimate.won} of {estimate.samples}, score {estimate.score:.1f}")
    details = (f"{name}={value}" for name, value in advice.details)
    print("reason:", advice.reason, *details)


def new(arguments: Namespace) -> None:
    """Write the files of a new game, and print what is to be done with them, in order."""
    parts = {Part.GAME: True, Part.DECK: bool(arguments.new_deck), Part.DAILY: arguments.daily}
    game = NewGame(
        arguments.game,
        arguments.new_deck or arguments.deck,
        arguments.title,
        frozenset(part for part, is_wanted in parts.items() if is_wanted),
        arguments.family,
    )
    root = Path.cwd()
    written = write_new_game(root, game)
    print(f"Written for {game.name}: {len(written)} files. What to do, in this order:")
    for number, sentence in enumerate(unfinished(root, game), start=1):
        print(f"{number:2}. {sentence}")
    print("tests/test_game_files.py lists what is left. CONTRIBUTING.md says more about each file.")


COMMANDS = {"play": play, "perft": count, "solve": find_best, "hint": hint, "new": new}


def natural(word: str) -> int:
    """Parse a number that is not negative; raise ``ValueError``, which argparse reports."""
    number = int(word)
    if number < 0:
        raise ValueError(word)
    return number


def parser() -> ArgumentParser:
    """Return the parser of the commands and their arguments."""
    commands = ArgumentParser(prog="python -m engine", description="Try the rules without a chat.")
    commands.add_argument(
        "command",
        choices=COMMANDS,
        help="play a deal, count lines of play, solve, give a hint, or write the files of a new game",
    )
    commands.add_argument("game", help="the game's name, such as wish")
    commands.add_argument("moves", nargs="*", help='moves to play, such as "take a c"')
    commands.add_argument("--deal", default="0", help="the deal's number (default: 0)")
    commands.add_argument("--option", action="append", default=[], help="an option, such as open or level=3")
    commands.add_argument(
        "--depth", type=int, default=3, help="how many moves deep perft counts (default: 3)"
    )
    commands.add_argument("--budget", type=natural, help="the most positions that solve looks at")
    commands.add_argument("--samples", type=natural, help="how many samples of the hidden cards a hint tries")
    commands.add_argument("--title", default="", help="of a new game: what players call it")
    commands.add_argument(
        "--deck", default="french", help="of a new game: the deck that it shares (default: french)"
    )
    commands.add_argument("--new-deck", default="", help="of a new game: the name of its own deck")
    commands.add_argument(
        "--family", default="", help="of a new game: its family, a folder of engine/families"
    )
    commands.add_argument(
        "--daily", action="store_true", help="of a new game: with hints, a solver, proven deals and a lesson"
    )
    return commands


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status, 2 if the input was refused."""
    arguments = parser().parse_intermixed_args(words)
    try:
        COMMANDS[arguments.command](arguments)
    except RefusedError as error:
        print(f"Refused: {error}.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
