"""Checks what Telegram has to know so that the table opens there as a Mini App."""

from collections.abc import Iterator

from telegram import Bot, MenuButton, MenuButtonWebApp

from bot.config.environment import Config
from bot.core.public_links import TableAddress
from bot.operations.checks.finding import Finding, Findings, note, ok

TOPIC, APP = "PAGE_URL", "TELEGRAM_APP"


async def check_mini_app(bot: Bot, settings: Config) -> Findings:
    """Yield what is still to be set for the Mini App, given a bot that has logged in.

    Raises ``TelegramError``.
    """
    if settings.page_url is None:
        return
    address = TableAddress(settings.page_url).in_telegram()
    yield _check_menu_button(await bot.get_chat_menu_button(), address)
    for finding in _check_group_links(bot, settings, address):
        yield finding


def _check_menu_button(button: MenuButton, address: str) -> Finding:
    opened = button.web_app.url if isinstance(button, MenuButtonWebApp) else ""
    if opened.partition("?")[0] == address:
        return ok(TOPIC, "the menu button in Telegram opens the table")
    what = f"opens {opened}" if opened else "doesn't open the table"
    return note(TOPIC, f"the menu button in Telegram {what} yet: the bot sets it when it starts")


def _check_group_links(bot: Bot, settings: Config, address: str) -> Iterator[Finding]:
    """Yield what links in groups open: Telegram has no buttons of Mini Apps there."""
    if settings.telegram_app:
        link = f"https://t.me/{bot.username}/{settings.telegram_app}"
        yield ok(APP, f"links in groups open {link}, for which @BotFather has to have the address {address}")
    elif bot.bot.has_main_web_app:
        yield ok(
            APP, f"not set: links in groups open the main Mini App, which has to have the address {address}"
        )
    else:
        yield note(
            APP,
            "the table doesn't open in groups: send /mybots to @BotFather, choose the bot, Bot Settings, "
            f"Configure Mini App, Enable Mini App, and send {address}",
        )
