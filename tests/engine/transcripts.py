"""Golden plays: whole games written out as text. ``python -m tests.engine.transcripts`` writes them anew."""

from pathlib import Path

from engine.record import Record

FOLDER = Path(__file__).parent / "golden"

MOST = 100
"""Legal moves that are written out; of more, the number."""

RECORDS = {file.stem: file.read_text("utf-8").partition("\n")[0] for file in sorted(FOLDER.glob("*.txt"))}
"""The games by name; each file begins with the record, and a new play as a file of that line alone."""


def transcript(record: Record) -> str:
    """Write a game out: before each move the board, the score and every legal move."""
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


if __name__ == "__main__":
    for name, text in RECORDS.items():
        (FOLDER / f"{name}.txt").write_text(transcript(Record.read(text)), "utf-8")
