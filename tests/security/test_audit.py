"""What is known of the versions that are pinned: looked up where the advisories can be reached."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
UNREACHED = re.compile(
    r"not found on PyPI and could not be audited|ConnectionError|NameResolution|Could not find a version"
    r"|Max retries|timed out|ReadTimeout|No matching distribution",
    re.IGNORECASE,
)
"""What is said where there is no network, or one that does not lead to the advisories."""
SECONDS = 120
ASKED = "SOLITAIRE_AUDIT"
"""Set, it has the program that looks be installed for this."""


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return dict(line.split("==", 1) for line in lines if line and not line.startswith("#"))


def test_every_version_is_pinned_to_one() -> None:
    versions = pinned()
    assert len(versions) > 50
    for name, version in versions.items():
        assert re.fullmatch(r"[A-Za-z0-9._-]+", name)
        assert re.fullmatch(r"[0-9][0-9a-z.+]*(?: *;.*)?", version), name


def test_no_weakness_is_known_of_what_is_pinned() -> None:
    if not ((ROOT / ".venv-audit" / ".made").exists() or os.environ.get(ASKED)):
        pytest.skip(f"make audit has not been done here, and {ASKED} does not ask for it")
    try:
        done = subprocess.run(
            ["make", "--no-print-directory", "audit"],
            cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        pytest.skip(f"make audit did not come to an end here: {type(error).__name__}")
    said = done.stdout + done.stderr
    if done.returncode and UNREACHED.search(said):
        pytest.skip(f"the advisories cannot be reached from here: {said.strip().splitlines()[-1][:120]}")
    assert done.returncode == 0, said


def test_nothing_that_is_skipped_passes_for_audited() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\naudit:")[2].partition("\n\n")[0]
    assert "--strict" in recipe
    assert "constraints.txt" in recipe
    assert "--ignore-vuln" not in recipe
