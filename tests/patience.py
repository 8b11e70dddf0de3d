"""Generous time limits for the store, for tests in which it never fails: a busy machine may need seconds."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

SECONDS = 30.0
LIMITS = {
    "bot.storage.connection.circuit_breaker": ("PATIENCE", "ANSWER_SECONDS", "SLOW_SECONDS"),
    "bot.storage.connection.client": ("ANSWER_SECONDS",),
}
PATIENT_PROGRAM = (
    f"import sys; sys.path.insert(0, {str(Path(__file__).parents[1])!r})\n"
    "from tests.patience import run_program; run_program()"
)
"""Code that runs the bot's program with these limits: ``python -c PATIENT_PROGRAM``."""


def be_patient(set_limit: Callable[[Any, str, float], None] = setattr) -> None:
    """Set the limits by ``set_limit``, which may be ``monkeypatch.setattr``."""
    for module_name, names in LIMITS.items():
        module = import_module(module_name)
        for name in names:
            if not hasattr(module, name):
                raise AttributeError(f"{module_name} has no {name}")
            set_limit(module, name, SECONDS)


def run_program() -> None:
    """Run the bot's program with these limits."""
    del sys.path[0]
    be_patient()
    sys.exit(import_module("bot.__main__").main())
