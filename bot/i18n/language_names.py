"""Names of languages: in their own language, in the others, and as players type them."""

from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts, languages


def language_index(texts: Texts) -> NameIndex:
    """Return the names of all languages, in each of them."""
    spoken = {language: language_names(language) for language in languages()}
    own = (known("button-as-in-chat") for known in (texts, Texts.load()))
    return NameIndex({**spoken, OF_CHAT: (OF_CHAT, "auto", *own)})


def language_names(language: str) -> tuple[str, ...]:
    """Return the name of a language in all languages, and its tag."""
    return (language, *(Texts.load(spoken)(f"language-{language}") for spoken in languages()))


def own_name(language: str) -> str:
    """Return the name of a language in that language."""
    return Texts.load(language)(f"language-{language}")


OF_CHAT = "chat"
"""The word for the language of the chat, which is stored as no choice."""
