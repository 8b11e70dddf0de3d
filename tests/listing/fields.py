"""The texts of the listings, by field, and the longest that the platforms accept.

Where the bot sends or shows a text itself, the listings have the same one.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from discord import Locale
from telegram.constants import BotDescriptionLimit, BotNameLimit

from bot.chats.telegram.bot_profile import description, short_description
from bot.core.actions import Chat, Verb
from bot.core.commands import as_typed
from bot.core.public_links import PolicyAddresses
from bot.i18n.catalog import DEFAULT_LANGUAGE, Catalog
from bot.i18n.languages import client_language, language_name
from bot.i18n.texts import Texts
from bot.rendering.themes import all_themes
from bot.screens.welcome import game_lines
from bot.storage.player_store import MOST_UNFINISHED
from engine.games import games_in_order

WORDS = Path(__file__).parent / "words"
FEATURES = ("easy-start", "fair-deals", "challenge", "study", "everybody", "safe-games")
"""The messages about what players get, the most important first."""
AT_TABLE = {"everybody": "everybody-at-table"}
"""The messages that take the place of others if the table opens inside Discord; there is no room for more."""
TAGS = ("solitaire", "klondike", "spider solitaire", "freecell", "card games")
"""What people search for; in English, because Discord has one list for all languages."""

LIMITS: Mapping[str, int] = {
    "discord-description.txt": 400,
    "discord-summary.txt": 200,
    "discord-details.md": 2000,
    "telegram-name.txt": BotNameLimit.MAX_NAME_LENGTH,
    "telegram-about.txt": BotDescriptionLimit.MAX_SHORT_DESCRIPTION_LENGTH,
    "telegram-description.txt": BotDescriptionLimit.MAX_DESCRIPTION_LENGTH,
}
"""The most characters of each field.

Those of Discord's description, which the bot's profile shows, and of its summary are from
``developers/discovery/best-practices.mdx`` of https://github.com/discord/discord-api-docs. It states no limit
for the expanded description: that of a message is kept here. Telegram's are from
https://core.telegram.org/bots/api#setmyname and the methods after it.
"""
MOST_TAGS, LONGEST_TAG = 5, 20
"""From ``ApplicationFormPartial`` of Discord's OpenAPI description."""


PRIVACY, TERMS, SUPPORT = "YOUR_PRIVACY_URL", "YOUR_TERMS_URL", "YOUR_SUPPORT_SERVER_INVITE"
"""What stands for links that only the operator knows."""


@cache
def listing_words(language: str) -> Texts:
    """Return what only the listings say in a language; a new one says it in English."""
    own = WORDS / f"{language}.ftl"
    source = (own if own.exists() else WORDS / f"{DEFAULT_LANGUAGE}.ftl").read_text("utf-8")
    return Texts(Catalog(language, {own.name: source}))


def fields(texts: Texts, *, has_table: bool = False) -> dict[str, str]:
    """Return the texts of a language by the name of the file that each is written to.

    ``has_table`` says whether the table of this bot opens inside Discord.
    """
    summary = short_description(texts)
    names = " · ".join(texts(f"{game.name}-title") for game in games_in_order())
    return {
        "discord-description.txt": f"{summary}\n\n{names}\n\n{as_typed(Chat.DISCORD, Verb.PLAY, texts)}",
        "discord-summary.txt": summary,
        "discord-details.md": "\n".join(_details(texts, has_table=has_table)),
        "telegram-name.txt": texts("page-title"),
        "telegram-about.txt": summary,
        "telegram-description.txt": description(texts, games_in_order()),
    }


def _details(texts: Texts, *, has_table: bool) -> Iterator[str]:
    """Yield the lines of Discord's expanded description: first the value, then how to start."""
    words = listing_words(texts.language)
    yield short_description(texts)
    yield from ("", f"## {words('heading-games')}")
    # There is no room to describe all games: those of families are the ones that people know.
    known = [texts(f"{game.name}-title") for game in games_in_order() if game.family]
    yield f"- {' · '.join(known)}"
    for line in game_lines(texts, [game for game in games_in_order() if not game.family]):
        yield f"- {line}"
    yield from ("", f"## {words('heading-features')}")
    values: dict[str, str | int] = {
        "themes": len(all_themes()),
        "games": MOST_UNFINISHED,
        "button": texts("button-open-table"),
    }
    for feature in FEATURES:
        name = AT_TABLE.get(feature, feature) if has_table else feature
        yield f"- {words(name, **values)}"
    command = as_typed(Chat.DISCORD, Verb.PLAY, texts)
    yield from ("", f"## {words('heading-start')}", words("start", command=command))
    yield from ("", f"## {texts('privacy-title')}", texts("privacy-stored"), texts("privacy-shared"))
    yield f"`{as_typed(Chat.DISCORD, Verb.PRIVACY, texts)}`"


def shared_fields(policies: PolicyAddresses) -> dict[str, str]:
    """Return the texts that are the same in all languages, with the addresses that the operator has set."""
    privacy, terms = policies.privacy or PRIVACY, policies.terms or TERMS
    links = (f"Support server: {SUPPORT}", f"Terms of service: {terms}", f"Privacy policy: {privacy}")
    return {
        "discord-tags.txt": "\n".join(TAGS),
        "discord-languages.txt": "\n".join(_supported_locales()),
        "discord-links.txt": "\n".join(links),
        "telegram-privacy-policy.txt": privacy,
    }


def _supported_locales() -> Iterator[str]:
    """Yield Discord's locales in which the bot answers, each with the name of its language."""
    for locale in Locale:
        if language := client_language(locale.value):
            yield f"{locale.value} {language_name(language, DEFAULT_LANGUAGE)}"
