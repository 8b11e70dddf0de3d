"""Says who can use the operator commands."""

from collections.abc import Iterable, Iterator

from bot.config.environment import Config
from bot.config.operator_accounts import accounts_text
from bot.core.actions import Chat
from bot.operations.checks.finding import Finding, Findings, note, ok

TOPIC = "OPERATORS"


async def check_operators(settings: Config) -> Findings:
    """Yield who is an operator by the settings; of the default, Discord says more."""
    if settings.operators is None:
        if not settings.discord_token:
            yield ok(TOPIC, "not set: nobody can use /operator")
        return
    if not settings.operators:
        yield ok(TOPIC, "nobody can use /operator")
        return
    yield ok(TOPIC, f"these accounts can use /operator: {accounts_text(settings.operators)}")
    tokens = {Chat.DISCORD: settings.discord_token, Chat.TELEGRAM: settings.telegram_token}
    for chat, token in tokens.items():
        if token is None and any(one.chat is chat for one in settings.operators):
            yield note(TOPIC, f"an account in {chat} is named, but {chat.upper()}_TOKEN isn't set")


def default_operators(settings: Config, owners: Iterable[int]) -> Iterator[Finding]:
    """Yield who is an operator without a setting, given the accounts that own the application in Discord."""
    if settings.operators is None:
        accounts = ", ".join(f"{Chat.DISCORD}:{number}" for number in owners)
        yield ok(TOPIC, f"not set: the application's owners can use /operator: {accounts or 'nobody'}")
