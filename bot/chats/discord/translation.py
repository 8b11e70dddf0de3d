"""Names and descriptions of commands in every language that the bot speaks."""

from collections.abc import Mapping

from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.i18n.texts import Texts, fitting_language


def said(texts: Texts, called: Mapping[str, str]) -> locale_str:
    """Return what is said in each language, for clients in other languages as those texts have it."""
    usual = called.get(texts.language) or next(iter(called.values()))
    return locale_str(usual, others=dict(called))


class CommandTranslator(app_commands.Translator):
    """Tells Discord what something is called in a language."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return it in the language of a locale; ``None`` where Discord is to take the usual one."""
        del context
        words: str | None = string.extras.get("others", {}).get(fitting_language(locale.value))
        return None if words == string.message else words
