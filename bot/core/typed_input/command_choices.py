"""The choices of commands that show several things: ``/stats calendar``, ``/review autoplay``."""

from collections.abc import Sequence

from bot.core.commands import CHOICES, NAMES, ParameterKind
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts

LONGEST_CHOICE = 3
"""Words in the longest name of a choice."""


def choice_names(texts: Texts, kind: str) -> dict[str, str]:
    """Return the choices of a kind, each with its name in the language of ``texts``."""
    return {choice: texts(f"{kind}-{choice}") for choice in CHOICES[kind]}


def split_choice(texts: Texts, kind: ParameterKind, words: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return the choice that words begin with, in English or the player's language, and the words after it.

    Without one, the choice is empty.
    """
    names = NameIndex(
        {
            choice: (choice, name, *((texts(f"command-name-{choice}"),) if choice in NAMES else ()))
            for choice, name in choice_names(texts, kind).items()
        }
    )
    for length in range(min(LONGEST_CHOICE, len(words)), 0, -1):
        if choice := names.meant(words[:length]):
            return choice, tuple(words[length:])
    return "", tuple(words)
