"""Golden plays: whole games written out as text. ``python -m tests.engine.transcripts`` writes them anew."""

from pathlib import Path

from engine.record import Record

FOLDER = Path(__file__).parent / "golden"

RECORDS = {
    "wish-won": (
        "wish/1 #42 | take e h | take b e | take d f | take c e | take f g | take a d | take a g | "
        "take b f | take e h | take f g | take a c | take a c | take b c | take b h | take d h | "
        "take d g"
    ),
    "wish-lost": (
        "wish/1 #1 | take f g | take c g | take a e | take c d | take g h | take a f | take f h | "
        "take g h | take a b"
    ),
    "wish-open": (
        "wish/1 open #8 | take a e | take c e | take g h | take a c | take a g | take e h | "
        "take a f | take c d | take c f | take e g | take f h | take d h | take b d | take b d | "
        "take b f | take b g"
    ),
    "wish-no-first-pair": "wish/1 #90",
}


def transcript(record: Record) -> str:
    """Write a game out: before each move the board, the score and every legal move."""
    lines = [record.text]
    moves = ["", *(move.text for move in record.moves)]
    for move, position in zip(moves, record.positions(), strict=True):
        legal = ", ".join(move.text for move in position.legal_moves())
        outcome = position.outcome()
        lines += ["", f"> {move}"] if move else [""]
        lines += [position.board().text(), f"score {position.score()}", f"legal: {legal}"]
        lines += [f"{outcome.result}: {outcome.reason}"] if outcome else []
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name, text in RECORDS.items():
        (FOLDER / f"{name}.txt").write_text(transcript(Record.read(text)), "utf-8")
