"""The settings that are secrets: how they look, and how they are read from files instead."""

import errno
import re
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, SecretStr, ValidationInfo

from bot.config.errors import invalid
from bot.config.redis_url import RedisUrlError, parse_redis_url

FILE = "_file"
"""The end of the names of settings that name a file with a secret, as Docker and Kubernetes provide it."""
LARGEST = 64 * 1024
"""Bytes of a file with a secret; a larger one is something else, or has no end."""

DISCORD_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
DISCORD_SECRET = re.compile(r"[\w-]{16,128}", re.ASCII)
TELEGRAM_TOKEN = re.compile(r"[0-9]+:[\w-]+", re.ASCII)


def _token(pattern: re.Pattern[str], remedy: str, name: str = "token") -> AfterValidator:
    """Return the parser of a token, which is never shown."""

    def read(value: SecretStr, info: ValidationInfo) -> SecretStr:
        text = value.get_secret_value().strip()
        if pattern.fullmatch(text) is None:
            what = "what is in the file" if str(info.field_name).endswith(FILE) else "this"
            raise invalid(f"{what} doesn't have the form of a {name}", remedy)
        return SecretStr(text)

    return AfterValidator(read)


def _from_file(value: object) -> str:
    """Return what is in the file that a setting names, without the whitespace around it."""
    name = str(value).strip()
    # The value of a setting that got the secret itself must not be shown.
    shown = f"the file {name}" if name.startswith(("/", "~")) else "the file"
    try:
        with Path(name).expanduser().open("rb") as file:
            content = file.read(LARGEST + 1)
        text = content.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        raise invalid(
            f"{shown} isn't text in UTF-8", "Set the path of a file that contains only the secret"
        ) from None
    except FileNotFoundError:
        raise invalid(f"{shown} doesn't exist", "Set the path of a file that does") from None
    except (OSError, RuntimeError, ValueError) as error:
        number = getattr(error, "errno", None)
        remedy = "Set the path of a file that can be read"
        if number in (errno.EACCES, errno.EPERM):
            remedy = "Give the bot's user permission to read it"
        raise invalid(
            f"{shown} can't be read ({getattr(error, 'strerror', None) or 'no such path'})", remedy
        ) from None
    if len(content) > LARGEST:
        raise invalid(f"{shown} is too large", "Set the path of a file that contains only the secret")
    if not text:
        raise invalid(f"{shown} is empty", "Write the secret into it")
    return text


def _or_from_file(value: object, info: ValidationInfo) -> object:
    """Return a secret, or what was read from the file that is set instead."""
    file = f"{info.field_name}{FILE}"
    found = info.data.get(file)
    if value is not None and found is not None:
        raise invalid(f"{file.upper()} is set too", "Set only one of the two")
    return found if value is None else value


def _check_redis_url(value: SecretStr) -> SecretStr:
    """Refuse a URL that no client can connect to; it is not shown, because it may contain a password."""
    text = value.get_secret_value().strip()
    try:
        parse_redis_url(text)
    except RedisUrlError as error:
        raise invalid(error.problem, error.remedy) from None
    return SecretStr(text)


RedisUrl = Annotated[SecretStr, AfterValidator(_check_redis_url)]
DiscordToken = Annotated[
    SecretStr,
    _token(DISCORD_TOKEN, "Copy it from Bot, Reset Token, on your application's Discord developer page"),
]
DiscordSecret = Annotated[
    SecretStr,
    _token(
        DISCORD_SECRET,
        "Copy it from OAuth2, Client Secret, Reset Secret, on your application's Discord developer page",
        "client secret",
    ),
]
TelegramToken = Annotated[
    SecretStr, _token(TELEGRAM_TOKEN, "Copy it from @BotFather's message, including the digits")
]
FromFile = BeforeValidator(_from_file)
OrFromFile = BeforeValidator(_or_from_file)
"""For a file that replaces a secret, and for the secret, whose field follows that of the file."""
