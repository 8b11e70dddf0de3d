"""Whether Telegram knows the bot, and how it brings what is new."""

import asyncio
from urllib.parse import urlsplit

from telegram import Bot, User, WebhookInfo
from telegram.error import InvalidToken, TelegramError

from bot.chats.telegram.sending.http_requests import LanedRequest
from bot.config.environment import Config
from bot.config.secrets import webhook_path
from bot.operations.checks.finding import Finding, Findings, note_finding, ok_finding, wrong_finding

PATIENCE = 10.0
WAITING = 100
"""Updates that wait to be fetched or brought: more tell that nobody takes them."""


async def check_telegram(settings: Config) -> Findings:
    """Log in as the bot does, and ask what Telegram does with updates; nothing is fetched or settled."""
    if settings.telegram_token is None:
        return
    token, url = settings.telegram_token.get_secret_value(), settings.telegram_api_url
    bot = Bot(token, base_url=f"{url}/bot", request=LanedRequest(), get_updates_request=LanedRequest())
    try:
        async with asyncio.timeout(PATIENCE):
            await bot.initialize()
            webhook = await bot.get_webhook_info()
        for finding in _account(bot.bot):
            yield finding
        for finding in _updates(settings, webhook):
            yield finding
    except InvalidToken:
        yield wrong_finding(
            "TELEGRAM_TOKEN",
            "Telegram rejects this token, or what answers at TELEGRAM_API_URL is not a Bot API server",
            "Copy the token anew from @BotFather",
        )
    except (TelegramError, TimeoutError, OSError) as error:
        reason = str(error) or "no answer"
        yield wrong_finding(
            "TELEGRAM_API_URL", f"Telegram is not reached ({reason})", "See that this machine reaches it"
        )
    finally:
        await bot.shutdown()


def _account(user: User) -> list[Finding]:
    found = [ok_finding("TELEGRAM_TOKEN", f"Telegram knows the bot as @{user.username}")]
    if user.supports_inline_queries:
        found.append(
            ok_finding("TELEGRAM_TOKEN", "inline mode is on: players share deals and results anywhere")
        )
    else:
        found.append(
            note_finding("TELEGRAM_TOKEN", "inline mode is off: /setinline at @BotFather switches it on")
        )
    if not user.can_join_groups:
        found.append(
            note_finding("TELEGRAM_TOKEN", "it may join no groups: /setjoingroups at @BotFather allows it")
        )
    return found


def _updates(settings: Config, webhook: WebhookInfo) -> list[Finding]:
    wanted, known = settings.telegram_webhook_url, webhook.url
    topic = "TELEGRAM_WEBHOOK_URL"
    token = settings.telegram_token.get_secret_value() if settings.telegram_token else ""
    if not wanted and not known:
        found = [ok_finding(topic, "it is not given: the bot fetches its updates")]
    elif not wanted:
        found = [
            note_finding(
                topic,
                f"it is not given, but Telegram sends updates to {urlsplit(known).hostname}: the bot takes "
                "that back when it starts; if another program uses this token, stop it",
            )
        ]
    elif known == f"{wanted}/{webhook_path(token)}":
        found = [ok_finding(topic, f"Telegram sends updates to {wanted}")]
    else:
        found = [
            note_finding(topic, "Telegram does not know the address yet: the bot tells it when it starts")
        ]
    if webhook.last_error_date and known:
        when = webhook.last_error_date.isoformat()
        found.append(
            wrong_finding(
                topic,
                f"Telegram did not reach it last on {when} ({webhook.last_error_message})",
                "See that the address leads to TELEGRAM_WEBHOOK_PORT, with a valid certificate",
            )
        )
    if webhook.pending_update_count > WAITING:
        found.append(note_finding(topic, f"{webhook.pending_update_count} updates wait: is the bot running?"))
    return found
