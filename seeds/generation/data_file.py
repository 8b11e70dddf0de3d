"""The files that hold generated data, and why one cannot be used."""

from pathlib import Path


class MakingError(Exception):
    """A file is broken or was made by other rules or settings, or a solution is not what the solver says."""


def replace_file(path: Path, content: bytes) -> None:
    """Replace a file at once, so that it is whole whenever the program is interrupted."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(path)
