"""What languages are called: in themselves, in each other, and as players type them."""

from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts, languages


def _language_names(texts: Texts) -> NameIndex:
    """Return what the languages are called, in each of them."""
    spoken = {language: language_names(language) for language in languages()}
    own = (known("button-as-in-chat") for known in (texts, Texts.load()))
    return NameIndex({**spoken, OF_CHAT: (OF_CHAT, "auto", *own)})


def language_names(language: str) -> tuple[str, ...]:
    """Return what a language is called in all languages, and its tag."""
    return (language, *(Texts.load(spoken)(f"language-{language}") for spoken in languages()))


def own_name(language: str) -> str:
    """Return what a language is called by those who speak it."""
    return Texts.load(language)(f"language-{language}")


OF_CHAT = "chat"
"""The language of the chat, which is kept as none of the player's own."""
