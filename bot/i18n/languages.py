"""The languages of the bot: which one fits a tag, what they are called, and which are not finished yet.

Names of languages are those of CLDR (https://cldr.unicode.org), which are right in each language.
"""

from functools import cache

from babel import Locale

from bot.i18n.catalog import languages
from bot.i18n.texts import Texts

FINISHED = 0.95
"""The share of translated messages from which on a language is offered as finished."""


def fitting_language(tag: str) -> str:
    """Return the language of a tag such as ``de-AT``; empty if it has no catalog."""
    language = tag.replace("_", "-").partition("-")[0].lower()
    return language if language in languages() else ""


def client_language(tag: str) -> str:
    """Return the language for a client with that tag; empty if there is none, or it is not finished.

    Nobody gets an unfinished language without having chosen it.
    """
    language = fitting_language(tag)
    return language if language and is_finished(language) else ""


@cache
def is_finished(language: str) -> bool:
    """Return whether nearly all messages of a language are translated."""
    return Texts.load(language).catalog.translated() >= FINISHED


def finished_languages() -> tuple[str, ...]:
    """Return the finished languages, the default one first."""
    return tuple(filter(is_finished, languages()))


@cache
def language_name(language: str, shown_in: str) -> str:
    """Return the name of a language in another one, or in itself, with a capital as on a button."""
    name = Locale.parse(language).get_display_name(shown_in) or language
    return name[:1].upper() + name[1:]


def language_names(language: str) -> tuple[str, ...]:
    """Return the name of a language in all languages, and its tag."""
    return (language, *(language_name(language, other) for other in languages()))


def language_choice(texts: Texts, language: str) -> str:
    """Return the name of a language for players who choose one: its own, and whether it is not finished."""
    name = own_name(language)
    return name if is_finished(language) else texts("language-unfinished", language=name)


def own_name(language: str) -> str:
    """Return the name of a language in that language."""
    return language_name(language, language)
