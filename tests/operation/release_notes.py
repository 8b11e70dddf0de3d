"""Checks that a tag, the version and the changelog agree, and prints the notes of a release.

``python -m tests.operation.release_notes v0.2.0`` prints what the changelog says of 0.2.0. If something is
missing, it prints what to do and ends with status 1. ``.github/workflows/release.yml`` runs it first, with
nothing but the standard library.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


class ReleaseError(Exception):
    """A release can't be published as it is; the message says why and what to do."""


def release_notes(tag: str, folder: Path = ROOT) -> str:
    """Return what the changelog says of the version that a tag names, each item on one line.

    Raises ReleaseError if the tag isn't ``v`` and the version in pyproject.toml, if the changelog has no
    dated section of it or still has unreleased changes, or if the release has not saved its store.
    """
    version = str(tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]["version"])
    if re.fullmatch(r"\d+\.\d+\.\d+", version) is None:
        raise ReleaseError(f"The version in pyproject.toml isn't three numbers: {version}")
    if tag != f"v{version}":
        raise ReleaseError(
            f"The tag is {tag}, but pyproject.toml says {version}: the tag should be v{version}."
        )
    sections = read_sections((folder / "CHANGELOG.md").read_text("utf-8"))
    if sections.get("[Unreleased]"):
        raise ReleaseError(f"CHANGELOG.md has unreleased changes: move them below “## [{version}] - DATE”.")
    pattern = re.compile(rf"\[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d")
    notes = next((text for heading, text in sections.items() if pattern.fullmatch(heading)), "")
    if not notes:
        raise ReleaseError(f"CHANGELOG.md says nothing below a heading “## [{version}] - YYYY-MM-DD”.")
    if not (folder / "tests" / "operation" / "releases" / f"{version}.xz").exists():
        raise ReleaseError(
            f"The store of {version} isn't saved: run python -m tests.operation.release {version}."
        )
    return unwrapped(notes)


def unwrapped(text: str) -> str:
    """Return Markdown with each paragraph and list item on one line: GitHub's notes show every line break."""
    lines: list[str] = []
    for line in text.splitlines():
        continues = line.strip() and not re.match(r"\s*(- |#)", line)
        if continues and lines and lines[-1] and not lines[-1].startswith("#"):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return "\n".join(lines)


def read_sections(changelog: str) -> dict[str, str]:
    """Return the text of each section of a changelog by its heading."""
    _, *parts = re.split(r"^## (.+)$", changelog, flags=re.MULTILINE)
    return {heading.strip(): text.strip() for heading, text in zip(parts[::2], parts[1::2], strict=True)}


def main() -> int:
    """Print the notes of the release whose tag is the first argument; return the exit status."""
    if len(sys.argv) != 2:
        sys.stderr.write("usage: python -m tests.operation.release_notes TAG, such as v0.2.0\n")
        return 2
    try:
        sys.stdout.write(release_notes(sys.argv[1]) + "\n")
    except ReleaseError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
