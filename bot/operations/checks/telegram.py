"""Checks the bot's account in Telegram, and how it receives updates."""

import asyncio
from collections.abc import Iterator
from urllib.parse import urlsplit

from telegram import Bot, User, WebhookInfo
from telegram.error import InvalidToken, TelegramError

from bot.chats.telegram.invite_links import invite_links
from bot.chats.telegram.sending.http_requests import LanedRequest
from bot.config.environment import Config
from bot.config.secrets import webhook_path
from bot.operations.checks.finding import Finding, Findings, link, note, ok, wrong
from bot.operations.checks.mini_app import check_mini_app

TIMEOUT = 10.0
WAITING = 100
"""Pending updates: more suggest that no bot receives them."""


async def check_telegram(settings: Config) -> Findings:
    """Log in, and look at the webhook; fetches no updates and changes nothing."""
    if settings.telegram_token is None:
        return
    token, url = settings.telegram_token.get_secret_value(), settings.telegram_api_url
    bot = Bot(token, base_url=f"{url}/bot", request=LanedRequest(), get_updates_request=LanedRequest())
    try:
        async with asyncio.timeout(TIMEOUT):
            await bot.initialize()
            webhook = await bot.get_webhook_info()
            found = [*_check_account(bot.bot), *_check_updates(settings, webhook)]
            found += [finding async for finding in check_mini_app(bot, settings)]
        for finding in found:
            yield finding
    except InvalidToken:
        yield wrong(
            "TELEGRAM_TOKEN",
            "Telegram rejects this token, or TELEGRAM_API_URL isn't a Bot API server",
            "Copy the token from @BotFather again",
        )
    except (TelegramError, TimeoutError, OSError) as error:
        reason = str(error) or "no answer"
        yield wrong(
            "TELEGRAM_API_URL",
            f"Telegram can't be reached ({reason})",
            "Check this machine's connection to it",
        )
    finally:
        await bot.shutdown()


def _check_account(user: User) -> Iterator[Finding]:
    yield ok("TELEGRAM_TOKEN", f"Telegram knows the bot as @{user.username}")
    for one in invite_links(user.username or ""):
        yield link("TELEGRAM_TOKEN", one)
    if user.supports_inline_queries:
        yield ok("TELEGRAM_TOKEN", "inline mode is on: players share deals and results anywhere")
    else:
        yield note("TELEGRAM_TOKEN", "inline mode is off: /setinline at @BotFather turns it on")
    if not user.can_join_groups:
        yield note("TELEGRAM_TOKEN", "it can't join groups: /setjoingroups at @BotFather allows it")


def _check_updates(settings: Config, webhook: WebhookInfo) -> Iterator[Finding]:
    address, known = settings.telegram_webhook_url, webhook.url
    topic = "TELEGRAM_WEBHOOK_URL"
    token = settings.telegram_token.get_secret_value() if settings.telegram_token else ""
    if not address and not known:
        yield ok(topic, "not set: the bot uses long polling")
    elif not address:
        yield note(
            topic,
            f"not set, but Telegram sends updates to {urlsplit(known).hostname}: the bot changes "
            "that when it starts; if another program uses this token, stop it",
        )
    elif known == f"{address}/{webhook_path(token)}":
        yield ok(topic, f"Telegram sends updates to {address}")
    else:
        yield note(topic, "Telegram doesn't know the address yet: the bot sets it when it starts")
    if webhook.last_error_date and known:
        when = webhook.last_error_date.isoformat()
        yield wrong(
            topic,
            f"Telegram last failed to reach it on {when} ({webhook.last_error_message})",
            "Forward the address to TELEGRAM_WEBHOOK_PORT, with a valid certificate",
        )
    if webhook.pending_update_count > WAITING:
        yield note(topic, f"{webhook.pending_update_count} updates are pending: is the bot running?")
