"""The configuration: read once at the start from the environment and a ``.env`` file."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from dotenv import dotenv_values
from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError, ValidationInfo, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.config.errors import StartError, invalid
from bot.config.operator_accounts import OperatorAccountsError, read_accounts
from bot.config.page_names import PageName, PageNameError, is_loopback
from bot.config.secret_values import (
    FILE,
    DiscordSecret,
    DiscordToken,
    FromFile,
    OrFromFile,
    RedisUrl,
    TelegramToken,
)
from bot.config.trusted_proxies import TrustedProxies, TrustedProxiesError
from bot.core.actions import Player
from bot.i18n.catalog import DEFAULT_LANGUAGE, languages

ENV_FILE = ".env"
EARLIEST, LATEST = date(2000, 1, 1), date(2999, 12, 31)
"""The first and the last date of challenge 1; all challenges since then are drawn one by one."""
ALIKE = 0.85
"""The least similarity, from 0 to 1, of a misspelled name and a setting."""
LEVELS = ("debug", "info", "warning", "error")
LOG_FORMS = ("text", "json")

WEBHOOK_PORTS = (None, 443, 80, 88, 8443)
"""The ports to which Telegram sends updates; 443 is the default: https://core.telegram.org/bots/webhooks."""

TELEGRAM_APP = re.compile(r"[A-Za-z0-9_]{3,30}")
"""The short name of a Mini App, as @BotFather accepts it."""

DISCORD, TELEGRAM = "https://discord.com/api", "https://api.telegram.org"


def _number(least: int, most: int, example: int) -> BeforeValidator:

    def read(value: object) -> int:
        text = str(value).strip()
        remedy = f"Enter a whole number from {least} to {most}, such as {example}"
        if re.fullmatch(r"[+-]?[0-9]{1,18}", text) is None:
            raise invalid(f"{text!r} isn't a whole number", remedy)
        if not least <= int(text) <= most:
            raise invalid(f"{text} is too {'small' if int(text) < least else 'large'}", remedy)
        return int(text)

    return BeforeValidator(read)


def _one_of(known: Callable[[], tuple[str, ...]]) -> AfterValidator:

    def read(value: str) -> str:
        if value.lower() not in known():
            raise invalid(f"{value!r} isn't available", f"Choose one of: {', '.join(known())}")
        return value.lower()

    return AfterValidator(read)


def _web_url(example: str) -> AfterValidator:

    def read(value: str) -> str:
        try:
            parts = urlsplit(value)
            is_valid = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
        except ValueError:
            is_valid = False
        if not is_valid or re.search(r"[\s@?#]", value):
            shown = "a value with an @" if "@" in value else repr(value)  # a password may stand before that
            raise invalid(f"{shown} isn't the address of a web server", f"Use an address such as {example}")
        return value.rstrip("/")

    return AfterValidator(read)


def _check_policy_url(value: str) -> str:
    """Refuse a URL that players' chats would warn of, or not show as a link."""
    if urlsplit(value).scheme != "https":
        raise invalid(
            f"{value!r} isn't an https address", "Use an address such as https://example.org/privacy"
        )
    return value


def _check_page_url(value: str) -> str:
    """Refuse an address that the chats cannot open, or that the page's own addresses would not fit."""
    parts = urlsplit(value)
    example = "Use an address such as https://cards.example.org"
    if parts.scheme != "https" and not is_loopback(parts.hostname or ""):
        raise invalid(f"{value!r} isn't an https address, and the chats open no other", example)
    try:
        PageName.read(parts.netloc)
    except PageNameError as error:
        raise invalid(
            str(error), f"{example}, in the letters that browsers send: with xn-- for others"
        ) from None
    if parts.path:
        raise invalid(f"{value!r} has a path, but the page has to be at the root of its address", example)
    return value


def _check_telegram_app(value: str) -> str:
    """Refuse a short name that no Mini App can have."""
    if TELEGRAM_APP.fullmatch(value) is None:
        raise invalid(
            f"{value!r} isn't the short name of a Mini App",
            "Enter the one that you gave @BotFather after /newapp: 3 to 30 letters, digits and _",
        )
    return value


def _shard_range(value: object, info: ValidationInfo) -> tuple[int, int] | None:
    """Parse the shards of this process, such as ``0-3``; their number is another setting."""
    if value is None:
        return None
    text = str(value).replace(" ", "")
    found = re.fullmatch(r"([0-9]{1,5})(?:-([0-9]{1,5}))?", text)
    total = info.data.get("discord_shards")
    if found is None:
        raise invalid(f"{text!r} isn't a range of shards", "Use the form 0-3: the first and the last shard")
    first, last = int(found[1]), int(found[2] or found[1])
    if first > last:
        raise invalid(f"in {text!r} the first shard comes after the last", f"Write {last}-{first}")
    if total is None:
        raise invalid("a range of shards needs their total number", "Set DISCORD_SHARDS as well")
    if last >= total:
        raise invalid(f"there is no shard {last}", f"With DISCORD_SHARDS={total} they are 0 to {total - 1}")
    return first, last


def _check_webhook_url(value: str) -> str:
    """Refuse a URL to which Telegram sends no updates."""
    remedy = "Use an address such as https://bot.example.org, with https and port 443, 80, 88 or 8443"
    parts = urlsplit(value)
    if parts.scheme != "https" or parts.port not in WEBHOOK_PORTS:
        raise invalid(f"Telegram doesn't send updates to {value!r}", remedy)
    return value


def _check_host(value: str) -> str:
    """Refuse anything but a plain host name or IP address."""
    if re.fullmatch(r"[\w.:%-]+", value) is None:
        raise invalid(f"{value!r} isn't the name or address of this machine", "Enter one such as 127.0.0.1")
    return value


def _page_names(value: object) -> tuple[PageName, ...]:
    """Parse the names of the page, separated by commas."""
    if isinstance(value, tuple):  # the default
        return value
    try:
        return tuple(PageName.read(text) for one in str(value).split(",") if (text := one.strip()))
    except PageNameError as error:
        remedy = "Use names and addresses such as cards.example.org,192.168.1.5:8080, without http://"
        raise invalid(str(error), remedy) from None


def _trusted_proxies(value: object) -> TrustedProxies:
    """Parse the networks of proxies, separated by commas."""
    if isinstance(value, TrustedProxies):  # the default
        return value
    try:
        return TrustedProxies.read(str(value))
    except TrustedProxiesError as error:
        remedy = "Enter addresses and networks such as 127.0.0.1,10.0.0.0/24,fd00::/64"
        raise invalid(str(error), remedy) from None


def _operators(value: object) -> frozenset[Player] | None:
    """Parse the accounts of the operators, separated by commas."""
    if value is None:  # the default
        return None
    try:
        return read_accounts(str(value))
    except OperatorAccountsError as error:
        remedy = "Use accounts such as discord:123456789012345678,telegram:12345, or nobody"
        raise invalid(str(error), remedy) from None


def _date(value: object) -> date:
    text, remedy = str(value).strip(), "Use the form 2026-12-01: year, month, day"
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text) is None:
        raise invalid(f"{text!r} isn't a date", remedy)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise invalid(f"{text} isn't a real date", remedy) from None
    if not EARLIEST <= day <= LATEST:
        raise invalid(f"{text} is too {'early' if day < EARLIEST else 'late'}", remedy)
    return day


def _directory(value: str) -> Path:
    """Parse a path, with ~ for the home directory."""
    remedy = "Enter the path of a directory"
    try:
        path = Path(value).expanduser().absolute()
    except RuntimeError:
        raise invalid(f"{str(value)!r} doesn't name a home directory", remedy) from None
    if not str(path).isprintable():
        raise invalid(f"{str(value)!r} contains a character that isn't printable", remedy)
    return path


PolicyUrl = Annotated[str, _web_url("https://example.org/privacy"), AfterValidator(_check_policy_url)]
PageUrl = Annotated[str, _web_url("https://cards.example.org"), AfterValidator(_check_page_url)]
Days = Annotated[int, _number(1, 36_500, 90)]


class Config(BaseSettings):
    """All settings of the operator, validated; immutable.

    Each ``…_file`` is declared before the secret that it replaces: its value is what is in the file, and
    becomes that of the secret.
    """

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",  # the environment is full of other programs' variables
        frozen=True,
        str_strip_whitespace=True,
    )

    redis_url_file: Annotated[RedisUrl, FromFile] | None = Field(default=None, description="a file with it")
    redis_url: Annotated[RedisUrl | None, OrFromFile] = Field(
        default=None,
        validate_default=True,
        description="the server that stores the games, such as redis://127.0.0.1:6379/0: Redis 7 or "
        "newer, or Valkey 9; or unix:///PATH, redis+sentinel://HOST:26379,…/SERVICE, "
        "redis+cluster://HOST:6379,…, with rediss for TLS; if empty, the bot's own Valkey server",
    )
    redis_replicas: Annotated[int, _number(0, 5, 1)] = Field(
        default=0,
        description="replicas that must have a move before it is answered; with fewer, nobody can play",
    )
    discord_token_file: Annotated[DiscordToken, FromFile] | None = Field(
        default=None, description="a file with it"
    )
    discord_token: Annotated[DiscordToken | None, OrFromFile] = Field(
        default=None,
        validate_default=True,
        description="the token of your Discord application's bot; turns Discord on",
    )
    discord_client_secret_file: Annotated[DiscordSecret, FromFile] | None = Field(
        default=None, description="a file with it"
    )
    discord_client_secret: Annotated[DiscordSecret | None, OrFromFile] = Field(
        default=None,
        validate_default=True,
        description="its client secret; with PAGE_URL, the table opens inside Discord",
    )
    discord_api_url: Annotated[str, _web_url(DISCORD)] = Field(
        default=DISCORD, description="Discord's API, or a proxy that also gives the gateway's address"
    )
    discord_shards: Annotated[int, _number(1, 16_000, 16)] | None = Field(
        default=None,
        description="Discord shards in all processes together; if empty, as many as Discord recommends",
    )
    discord_shard_range: Annotated[tuple[int, int] | None, NoDecode, BeforeValidator(_shard_range)] = Field(
        default=None, description="the shards of this process, such as 0-3; if empty, all"
    )
    telegram_token_file: Annotated[TelegramToken, FromFile] | None = Field(
        default=None, description="a file with it"
    )
    telegram_token: Annotated[TelegramToken | None, OrFromFile] = Field(
        default=None, validate_default=True, description="the token from @BotFather; turns Telegram on"
    )
    telegram_api_url: Annotated[str, _web_url(TELEGRAM)] = Field(
        default=TELEGRAM, description="Telegram's Bot API, or your own Bot API server"
    )
    telegram_webhook_url: (
        Annotated[str, _web_url("https://bot.example.org"), AfterValidator(_check_webhook_url)] | None
    ) = Field(
        default=None,
        description="the public address of your web server, such as https://bot.example.org, which "
        "forwards Telegram's updates; if empty, the bot polls",
    )
    telegram_webhook_host: Annotated[str, AfterValidator(_check_host)] = Field(
        default="127.0.0.1",
        description="where the bot listens for forwarded updates; 0.0.0.0 lets other machines in",
    )
    telegram_webhook_port: Annotated[int, _number(1, 65_535, 8081)] = Field(
        default=8081, description="the port for forwarded updates"
    )
    telegram_app: Annotated[str, AfterValidator(_check_telegram_app)] | None = Field(
        default=None,
        description="the short name of your Mini App, for links in groups; if empty, the main one",
    )
    data_dir: Annotated[Path, BeforeValidator(_directory)] = Field(
        default_factory=lambda: user_data_path("solitaire-bot", appauthor=False),
        description="the directory of the bot's own Valkey server",
    )
    backup_dir: Annotated[Path, BeforeValidator(_directory)] | None = Field(
        default=None, description="the directory for backups on schedule; if empty, none"
    )
    backup_hours: Annotated[int, _number(1, 744, 24)] = Field(
        default=24, description="hours between two backups"
    )
    backup_keep: Annotated[int, _number(1, 1000, 7)] = Field(default=7, description="backups that stay")
    page_host: Annotated[str, AfterValidator(_check_host)] = Field(
        default="127.0.0.1", description="where the bot serves its page; 0.0.0.0 lets other machines in"
    )
    page_port: Annotated[int, _number(0, 65_535, 8080)] = Field(
        default=8080, description="the page's port; 0 takes any free port"
    )
    page_names: Annotated[tuple[PageName, ...], NoDecode, BeforeValidator(_page_names)] = Field(
        default=(),
        description="more names under which browsers reach the page, such as cards.example.org; "
        "localhost:9000 means: only from this machine, at that port",
    )
    page_url: PageUrl | None = Field(
        default=None,
        description="the page's public address, such as https://cards.example.org; with it, the table "
        "opens inside chats",
    )
    trusted_proxies: Annotated[TrustedProxies, NoDecode, BeforeValidator(_trusted_proxies)] = Field(
        default=TrustedProxies(),
        description="your proxies' addresses or networks, such as 127.0.0.1; limits then apply to each "
        "browser's address",
    )
    drain_seconds: Annotated[int, _number(0, 300, 5)] = Field(
        default=0,
        description="seconds of answering after the bot is asked to stop, so that load balancers notice",
    )
    open_game_days: Days = Field(
        default=90, description="days without a move after which an open game is deleted"
    )
    finished_game_days: Days = Field(default=365, description="days after which a finished game is deleted")
    daily_first_day: Annotated[date, BeforeValidator(_date)] | None = Field(
        default=None,
        description="the date of the first daily challenge (UTC), such as 2026-12-01; if empty, the "
        "day of the bot's first start",
    )
    bot_language: Annotated[str, _one_of(languages)] = Field(
        default=DEFAULT_LANGUAGE,  # not LANGUAGE, which many systems set to what they want of gettext
        description="the language for players whose own language isn't known",
    )
    operators: Annotated[frozenset[Player] | None, NoDecode, BeforeValidator(_operators)] = Field(
        default=None,
        description="accounts that can use /operator, such as discord:123,telegram:45; if "
        "empty, the owners of your Discord application",
    )
    privacy_url: PolicyUrl | None = Field(
        default=None, description="the https address of your privacy policy; /privacy shows it"
    )
    terms_url: PolicyUrl | None = Field(
        default=None, description="the https address of your terms of use; /privacy shows it"
    )
    log_level: Annotated[str, _one_of(lambda: LEVELS)] = Field(
        default="info", description=f"the least severe level to log: {', '.join(LEVELS)}"
    )
    log_form: Annotated[str, _one_of(lambda: LOG_FORMS)] = Field(
        default=LOG_FORMS[0], description="the form of the log: text for people, json for programs"
    )
    operation_host: Annotated[str, AfterValidator(_check_host)] = Field(
        default="127.0.0.1", description="where the bot serves /health, /ready, and /metrics for Prometheus"
    )
    operation_port: Annotated[int, _number(0, 65_535, 9464)] | None = Field(
        default=None, description="the port for these, such as 9464; if empty, they are off"
    )

    @model_validator(mode="before")
    @classmethod
    def _drop_blanks(cls, values: dict[str, object]) -> dict[str, object]:
        return {name: value for name, value in values.items() if str(value).strip()}


def load_config() -> Config:
    """Read the configuration; raise ``StartError`` for the first invalid setting."""
    settings, faults = read()
    if faults:
        raise faults[0]
    return settings


def read() -> tuple[Config, list[StartError]]:
    """Return the configuration, with defaults for invalid settings, and the errors of these.

    Raises ``StartError`` if the file cannot be read.
    """
    faults: dict[str, StartError] = {}
    while True:
        blanks: dict[str, Any] = dict.fromkeys(faults, "")
        try:
            return Config(**blanks), list(faults.values())
        except ValidationError as error:
            found = {fault.setting.lower(): fault for fault in _faults(error)}
        except UnicodeDecodeError:
            raise StartError(ENV_FILE, "the file isn't text in UTF-8", "Save it again as UTF-8") from None
        except OSError as error:
            raise StartError(
                ENV_FILE,
                f"the file can't be read ({error.strerror})",
                "Give the bot's user permission to read it",
            ) from None
        if found.keys() <= faults.keys():
            raise RuntimeError(f"the defaults of {', '.join(found)} are not valid")
        faults |= found


def _faults(error: ValidationError) -> Iterator[StartError]:
    for fault in error.errors(include_url=False, include_input=False):
        # Only values that are not UTF-8 fail without a text of ours.
        context = fault.get("ctx", {"problem": "the value isn't text in UTF-8", "remedy": "Enter it again"})
        yield StartError(str(fault["loc"][0]).upper(), context["problem"], context["remedy"])


def in_env_file() -> Mapping[str, str | None]:
    """Return what is in ``.env``, by the names as they are written there."""
    return dotenv_values(ENV_FILE)


def misspelled_names() -> Iterator[tuple[str, str]]:
    """Yield misspelled names of settings in the environment and in ``.env``, each with the right one."""
    names = [name.upper() for name in Config.model_fields]
    for name in sorted({*os.environ, *in_env_file()}):
        if name.upper() not in names:
            for meant in get_close_matches(name.upper(), names, n=1, cutoff=ALIKE):
                yield name, meant


def entries() -> Iterator[tuple[str, str, str]]:
    """Yield the name, the default and the meaning of each setting; files of secrets after the secrets."""
    for name in Config.model_fields:
        if name.endswith(FILE):
            continue
        for one in (name, f"{name}{FILE}"):
            if field := Config.model_fields.get(one):
                default: Any = field.get_default(call_default_factory=True, validated_data={})
                yield one.upper(), "" if default in (None, ()) else str(default), field.description or ""


def secret_names() -> tuple[str, ...]:
    """Return the names of the settings that are secrets."""
    return tuple(name.removesuffix(FILE).upper() for name in Config.model_fields if name.endswith(FILE))
