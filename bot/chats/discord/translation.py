"""Names and descriptions of commands in every language of the bot."""

from collections.abc import Mapping

from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.i18n.texts import Texts, fitting_language


def translated(texts: Texts, translations: Mapping[str, str]) -> locale_str:
    """Return a text by language; clients in other languages see it in the language of ``texts``."""
    default = translations.get(texts.language) or next(iter(translations.values()))
    return locale_str(default, others=dict(translations))


class CommandTranslator(app_commands.Translator):
    """Translates texts of commands for discord.py."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the translation for a locale; ``None`` if it is the default text."""
        del context
        translation: str | None = string.extras.get("others", {}).get(fitting_language(locale.value))
        return None if translation == string.message else translation
