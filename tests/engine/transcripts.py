"""Golden plays: whole games written out as text.

``python -m tests.engine.transcripts`` writes all files again; with names of games, only theirs.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from engine.record import Record

FOLDER = Path(__file__).parent / "golden"

MOST = 100
"""The most legal moves that are listed; of more, only the number is written."""

RECORDS = {file.stem: file.read_text("utf-8").partition("\n")[0] for file in sorted(FOLDER.glob("*.txt"))}
"""Records by name, each the first line of its file; to add a play, create a file with only that line."""


def transcript(record: Record) -> str:
    """Return a game as text: before each move the board, the score and every legal move."""
    lines = [record.text]
    entries = ["", *(move.text for move in record.moves)]
    for entry, position in zip(entries, record.positions(), strict=True):
        moves = position.legal_moves()
        legal = ", ".join(move.text for move in moves) if len(moves) <= MOST else f"{len(moves)} moves"
        outcome = position.outcome()
        lines += ["", f"> {entry}"] if entry else [""]
        lines += [position.board().text(), f"score {position.score()}", f"legal: {legal}"]
        lines += [f"{outcome.result}: {outcome.reason}"] if outcome else []
    return "\n".join(lines) + "\n"


def main(games: Sequence[str]) -> None:
    """Write the plays of these games; of all games if none is named."""
    for name, text in RECORDS.items():
        record = Record.read(text)
        if not games or record.game in games:
            (FOLDER / f"{name}.txt").write_text(transcript(record), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
