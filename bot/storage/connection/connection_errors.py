"""Start errors that tell the operator why the bot cannot connect to the store."""

import ssl
from collections.abc import Iterator, Sequence

from redis.asyncio import Sentinel
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    NoPermissionError,
    RedisError,
    ResponseError,
)

from bot.config.errors import StartError
from bot.config.redis_url import RedisAddress, RedisDeployment

SETTING = "REDIS_URL"
OLDEST_REDIS = 7
NEW_ENOUGH = f"Use Redis {OLDEST_REDIS} or newer, or Valkey"
WRONG_NAME = (62, 64)
"""OpenSSL's X509_V_ERR_HOSTNAME_MISMATCH and …_IP_ADDRESS_MISMATCH: a certificate of another host."""

REFUSALS = (
    (
        AuthenticationError,
        "refuses the user name or the password",
        "Write the right ones in the address, such as redis://USER:PASSWORD@HOST:6379/0",
    ),
    (
        NoPermissionError,
        "doesn't allow the bot's user to run INFO",
        "Give the user the rights listed in SECURITY.md",
    ),
    (BusyLoadingError, "is still reading its data", "Start the bot again when it's done"),
)
"""Errors by their type."""

TEXTS = (
    ("unknown command", "is too old for a command that the bot needs", NEW_ENOUGH),
    ("DB index", "has no database with that number", "Leave the number out, or write 0"),
    ("Cluster mode is not enabled", "isn't part of a cluster", "Write the address without +cluster"),
)
"""Errors by their text."""


def refusal(error: BaseException, address: RedisAddress) -> StartError:
    """Return the start error for an error of the servers."""
    errors, where = list(causes(error)), address.display
    if found := _refusal_by_kind(errors, where) or _refusal_by_certificate(errors, where):
        return found
    text = " ".join(map(str, errors))
    for mark, problem, remedy in TEXTS:
        if mark in text:
            return StartError(SETTING, f"the server at {where} {problem}", remedy)
    if "not covered" in text:
        return StartError(
            SETTING,
            f"the cluster at {where} is incomplete: some of its slots have no server",
            "Start the missing servers",
        )
    remedy = "Start it, or correct the address"
    if address.kind is RedisDeployment.SINGLE:
        remedy += ", or leave it empty to use the server that comes with the bot"
    remedy += _about_tls(address)
    return StartError(SETTING, f"no Redis server answers at {where} ({_reason(errors)})", remedy)


def _about_tls(address: RedisAddress) -> str:
    """Return advice on TLS for a server whose answer cannot be parsed."""
    if address.path:
        return ""
    if address.is_encrypted:
        return "; without TLS the address starts with redis, not rediss"
    return "; with TLS the address starts with rediss, not redis"


async def sentinel_refusal(error: BaseException, sentinel: Sentinel, address: RedisAddress) -> StartError:
    """Return why Sentinel named no primary, or why that primary did not answer."""
    where, names, is_known = address.display, set[str](), False
    for one in sentinel.sentinels:
        try:
            names |= set(map(str, await one.sentinel_masters()))
            is_known = True
        except ResponseError as refused:
            if "unknown command" in str(refused):
                remedy = "Write the addresses of the sentinels, or leave out +sentinel"
                return StartError(SETTING, f"the server at {where} isn't a sentinel", remedy)
            error = refused
        except (RedisError, OSError) as refused:
            if isinstance(refused, AuthenticationError):
                remedy = "Add their own password at the end of the address: ?sentinel_password=PASSWORD"
                return StartError(SETTING, f"the sentinels at {where} refuse the password", remedy)
            error = refused if not is_known else error
    errors = list(causes(error))
    if not is_known:
        remedy = "Start them, or correct the address" + _about_tls(address)
        problem = f"no sentinel answers at {where} ({_reason(errors)})"
        return _refusal_by_certificate(errors, where) or StartError(SETTING, problem, remedy)
    if address.service not in names:
        monitored = ", ".join(sorted(names)) or "nothing"
        problem = f"the sentinels at {where} don't monitor {address.service}. They monitor: {monitored}"
        return StartError(SETTING, problem, "Write the right name after the sentinels")
    found = _refusal_by_kind(errors, where) or _refusal_by_certificate(errors, where)
    problem = f"the primary of {address.service} that the sentinels at {where} know doesn't answer"
    remedy = "Start it, or wait until they have chosen another one" + _about_tls(address)
    return found or StartError(SETTING, problem, remedy)


def _refusal_by_kind(errors: Sequence[BaseException], where: str) -> StartError | None:
    for kind, problem, remedy in REFUSALS:
        if any(isinstance(error, kind) for error in errors):
            return StartError(SETTING, f"the server at {where} {problem}", remedy)
    return None


def _refusal_by_certificate(errors: Sequence[BaseException], where: str) -> StartError | None:
    """Return the start error for an error of TLS, if there is one."""
    for error in errors:
        if isinstance(error, ssl.SSLCertVerificationError):
            problem = f"the certificate of the server at {where} isn't trusted ({error.verify_message})"
            remedy = "Add its authority's file at the end of the address: ?ssl_ca_certs=/PATH"
            if error.verify_code in WRONG_NAME:
                remedy = "Use the name in the certificate for the address"
            return StartError(SETTING, problem, remedy)
        if isinstance(error, ssl.SSLError):
            if "CERTIFICATE_REQUIRED" in str(error) or "certificate required" in str(error):
                remedy = "Add its files at the end of the address: ?ssl_certfile=/PATH&ssl_keyfile=/PATH"
                return StartError(SETTING, f"the server at {where} needs a client certificate", remedy)
            problem = f"the server at {where} doesn't answer with TLS ({error.reason or 'it was closed'})"
            return StartError(
                SETTING,
                problem,
                "Start the address with redis instead of rediss, or correct the TLS of the server",
            )
    return None


def _reason(errors: Sequence[BaseException]) -> str:
    """Return the error of the system in a few words, or that of the client."""
    for error in errors:
        if isinstance(error, OSError) and error.strerror:
            return error.strerror
        if isinstance(error, TimeoutError):
            return "it takes too long"
    text = str(errors[-1])
    return "it isn't a Redis server" if "Protocol" in text else text or type(errors[-1]).__name__


def causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and its causes, because the client wraps errors."""
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = cause.__cause__ or cause.__context__
