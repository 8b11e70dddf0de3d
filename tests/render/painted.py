"""The golden pictures, painted anew by ``python -m tests.render.painted``: look at them then."""

from collections.abc import Callable, Mapping
from pathlib import Path

from render.painter import Painting, paint
from render.png import encode
from tests.render.boards import wish

FOLDER = Path(__file__).parent / "golden"


def _wish(deal: int, pairs: int, *options: str) -> Painting:
    board, last = wish(deal, pairs, *options)
    return paint(board, "green", ("Wish", f"Deal {deal} · {board.score} left"), last)


PICTURES: Mapping[str, Callable[[], Painting]] = {
    "wish-deal": lambda: _wish(42, 0),
    "wish-middle": lambda: _wish(42, 4),
    "wish-late": lambda: _wish(6, 12),
    "wish-open": lambda: _wish(8, 1, "open"),
}


def main() -> None:
    """Write every golden picture."""
    for name, painted in PICTURES.items():
        (FOLDER / f"{name}.png").write_bytes(encode(painted()))


if __name__ == "__main__":
    main()
