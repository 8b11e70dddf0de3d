"""Check the pinned versions for known vulnerabilities, if the advisories can be reached."""

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
"""Errors without a network, or with one that does not reach the advisories."""
SECONDS = 120
REQUEST = "SOLITAIRE_AUDIT"
"""The environment variable that requests the audit, which installs a program for it."""


def test_every_version_is_pinned_to_one() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    versions = [line for line in lines if line and not line.startswith("#")]
    assert len(versions) > 50
    for line in versions:
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9a-z.+]*(?: *;.*)?", line)


def test_no_pinned_version_has_a_known_vulnerability() -> None:
    if not ((ROOT / ".venv-audit" / ".made").exists() or os.environ.get(REQUEST)):
        pytest.skip(f"make audit has not been done here, and {REQUEST} does not ask for it")
    try:
        done = subprocess.run(
            ["make", "--no-print-directory", "audit"],
            cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        pytest.skip(f"make audit did not come to an end here: {type(error).__name__}")
    output = done.stdout + done.stderr
    if done.returncode and UNREACHED.search(output):
        pytest.skip(f"the advisories cannot be reached from here: {output.strip().splitlines()[-1][:120]}")
    assert done.returncode == 0, output


def test_the_audit_skips_nothing() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\naudit:")[2].partition("\n\n")[0]
    assert "--strict" in recipe
    assert "constraints.txt" in recipe
    assert "--ignore-vuln" not in recipe
