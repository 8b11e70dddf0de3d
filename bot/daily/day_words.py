"""The words for days that players type in their own language."""

from collections.abc import Sequence

from bot.daily.days import ARCHIVE, LAST, TODAY, YESTERDAY
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts

DAY_WORDS = (TODAY, YESTERDAY, LAST, ARCHIVE)
LONGEST = 3
"""Words of the longest of them in any language."""


def day_word_forms(texts: Texts, word: str) -> tuple[str, ...]:
    """Return what one of ``DAY_WORDS`` is called: in English, then in the language of the texts."""
    return (word, *texts(f"day-word-{word}").split(", "))


def in_english(texts: Texts, words: Sequence[str]) -> tuple[str, ...]:
    """Return typed words with the English one if they begin with a word for a day."""
    names = NameIndex({word: day_word_forms(texts, word) for word in DAY_WORDS})
    for size in range(min(LONGEST, len(words)), 0, -1):
        if meant := names.meant(words[:size]):
            return (meant, *words[size:])
    return tuple(words)
