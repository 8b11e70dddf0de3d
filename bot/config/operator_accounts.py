"""The value of ``OPERATORS``: the accounts that may use the operator commands.

Accounts are separated by commas, each as ``CHAT:NUMBER``. ``nobody`` means none, not even the default.
"""

import re

from bot.core.actions import Chat, Player

NOBODY = "nobody"
CHATS = (Chat.DISCORD, Chat.TELEGRAM)
"""The chats that say who somebody is; on the web page anybody can be anybody."""
ACCOUNT = re.compile(rf"({'|'.join(CHATS)}):([0-9]{{1,20}})", re.ASCII)
LARGEST = 2**64 - 1


class OperatorAccountsError(ValueError):
    """A text that is no list of accounts; the message says why."""


def read_accounts(text: str) -> frozenset[Player]:
    """Parse the accounts; raise ``OperatorAccountsError`` for anything else."""
    if text.strip().lower() == NOBODY:
        return frozenset()
    return frozenset(_read_account(part) for one in text.split(",") if (part := one.strip().lower()))


def _read_account(text: str) -> Player:
    found = ACCOUNT.fullmatch(text)
    if found is None or not 0 < int(found[2]) <= LARGEST:
        raise OperatorAccountsError(f"{text!r} isn't an account")
    return Player(Chat(found[1]), int(found[2]))


def accounts_text(accounts: frozenset[Player]) -> str:
    """Return accounts as ``read_accounts`` parses them."""
    return ",".join(sorted(f"{one.chat}:{one.id}" for one in accounts)) or NOBODY
