"""Comparing a picture with a golden one."""

from pathlib import Path

from PIL import Image, ImageChops

OUTPUT = Path(__file__).parents[2] / "test-output"
"""Where pictures that differ are written."""


def compare(name: str, actual: Image.Image, golden: Path) -> str:
    """Compare a picture with a file, pixel by pixel; return the problem, or nothing if they are equal.

    A picture that differs is written into ``OUTPUT``, and one of the same size also with its differences.
    """
    picture, expected = actual.convert("RGB"), None
    if golden.exists():
        with Image.open(golden) as file:
            expected = file.convert("RGB")
        if picture.size == expected.size and picture.tobytes() == expected.tobytes():
            return ""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    picture.save(OUTPUT / f"{name}-actual.png")
    if expected and expected.size == picture.size:
        ImageChops.difference(picture, expected).save(OUTPUT / f"{name}-difference.png")
    return f"{name} differs from {golden}, or there is none: see {OUTPUT / name}-*.png"
