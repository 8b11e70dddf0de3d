"""The value of ``REDIS_URL``, parsed.

=========================================================  ==================================================
``redis://[USER:PASSWORD@]HOST[:6379][/DATABASE]``         one server
``unix://[USER:PASSWORD@]/PATH``                           one server, by its Unix socket
``redis+sentinel://…HOST[:26379],…/SERVICE[/DATABASE]``    the primary that Sentinels monitor by that name
``redis+cluster://…HOST[:6379],…``                         a cluster, by some of its nodes
=========================================================  ==================================================

``rediss`` instead of ``redis`` uses TLS. User and password are those of the servers; for Sentinels there are
the options ``sentinel_username`` and ``sentinel_password`` after the ``?``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

REDIS_PORT, SENTINEL_PORT = 6379, 26379


class RedisDeployment(Enum):
    """The kinds of deployment."""

    SINGLE = "one server"
    SENTINEL = "servers monitored by Sentinels"
    CLUSTER = "a cluster"


SCHEMES: Mapping[str, tuple[RedisDeployment, bool]] = {
    "redis": (RedisDeployment.SINGLE, False),
    "rediss": (RedisDeployment.SINGLE, True),
    "unix": (RedisDeployment.SINGLE, False),
    "redis+sentinel": (RedisDeployment.SENTINEL, False),
    "rediss+sentinel": (RedisDeployment.SENTINEL, True),
    "redis+cluster": (RedisDeployment.CLUSTER, False),
    "rediss+cluster": (RedisDeployment.CLUSTER, True),
}
"""The deployment of each scheme, and whether it uses TLS."""


def _parse_bool(text: str) -> bool:
    return {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}[text.lower()]


def _parse_requirement(text: str) -> str:
    if text not in ("none", "optional", "required"):
        raise ValueError(text)
    return text


OPTIONS: Mapping[str, Callable[[str], object]] = {"protocol": int}
DATABASE_OPTIONS: Mapping[str, Callable[[str], object]] = {"db": int, "username": str, "password": str}
SENTINEL_OPTIONS: Mapping[str, Callable[[str], object]] = {"sentinel_username": str, "sentinel_password": str}
TLS_OPTIONS: Mapping[str, Callable[[str], object]] = {
    "ssl_ca_certs": str,
    "ssl_certfile": str,
    "ssl_keyfile": str,
    "ssl_cert_reqs": _parse_requirement,
    "ssl_check_hostname": _parse_bool,
}
"""Named as in redis-py: the CA, our certificate and key, and how servers are verified."""

TLS_FILES = ("ssl_ca_certs", "ssl_certfile", "ssl_keyfile")

EXAMPLE = "Use the form redis://127.0.0.1:6379/0, or leave it empty to use the server that comes with the bot"
ESCAPES = EXAMPLE + "; in a password the characters # / ? @ : % are written %23 %2F %3F %40 %3A %25"
SENTINEL_EXAMPLE = "Use the form redis+sentinel://10.0.0.1:26379,10.0.0.2:26379/SERVICE/0"
CLUSTER_EXAMPLE = "Use the form redis+cluster://10.0.0.1:6379,10.0.0.2:6379"


class RedisUrlError(ValueError):
    """A URL that no client can connect to; its texts contain no secret."""

    def __init__(self, problem: str, remedy: str = EXAMPLE) -> None:
        self.problem = problem
        self.remedy = remedy
        super().__init__(problem)


@dataclass(frozen=True, slots=True)
class RedisAddress:
    """The parsed URL."""

    kind: RedisDeployment
    hosts: tuple[tuple[str, int], ...]
    """Servers or Sentinels; empty if there is a path."""
    path: str
    """The path of a Unix socket."""
    service: str
    """The Sentinels' name of the primary."""
    is_encrypted: bool
    options: Mapping[str, object] = field(repr=False)
    """Further arguments of the client, user and password included."""

    @property
    def display(self) -> str:
        """The address without user and password."""
        return self.path or ",".join(host_and_port(host, port) for host, port in self.hosts)


def host_and_port(host: str, port: int) -> str:
    """Return the address of a server as text."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def split_redis_url(text: str) -> tuple[SplitResult, str]:
    """Return the parts of a URL, without its servers if it lists several, and the servers.

    Raises ``ValueError`` for an invalid URL. From Python 3.14 on ``urlsplit`` takes no list with an IPv6
    address in it.
    """
    found = re.match(r"[\w+]+://([^/?#]*@)?([^/?#]*)", text)
    servers = found[2] if found else ""
    if found and "," in servers:
        text = f"{text[: found.start(2)]}{text[found.end(2) :]}"
    return urlsplit(text), servers


def parse_redis_url(text: str) -> RedisAddress:
    """Parse a URL; raise ``RedisUrlError`` if no client can connect to it."""
    try:
        parts, servers = split_redis_url(text.strip())
    except ValueError:
        raise RedisUrlError("the address isn't valid; its port must be from 1 to 65535", ESCAPES) from None
    if parts.fragment or (parts.scheme != "unix" and "@" in parts.path):
        # A part of the password would be taken for the host, and shown.
        raise RedisUrlError(
            "the address has a special character in the wrong place, perhaps in the password", ESCAPES
        )
    if parts.scheme not in SCHEMES:
        raise RedisUrlError("the address doesn't start with redis://, rediss://, unix:// or a similar scheme")
    kind, is_encrypted = SCHEMES[parts.scheme]
    is_socket = parts.scheme == "unix"
    port = SENTINEL_PORT if kind is RedisDeployment.SENTINEL else REDIS_PORT
    hosts = () if is_socket else _parse_hosts(servers, port, kind)
    path = unquote(parts.path) if is_socket else ""
    if not hosts and not path:
        raise RedisUrlError("there is no server in the address")
    service, database = ("", "") if is_socket else _parse_path(parts.path, kind)
    options = _parse_options(parts, kind, is_encrypted=is_encrypted)
    if database:
        options.setdefault("db", int(database))
    if kind is RedisDeployment.CLUSTER and options.pop("db", 0):
        raise RedisUrlError("a cluster has no databases", CLUSTER_EXAMPLE)
    return RedisAddress(kind, hosts, path, service, is_encrypted, MappingProxyType(options))


def _parse_hosts(servers: str, port: int, kind: RedisDeployment) -> tuple[tuple[str, int], ...]:
    """Parse the servers, separated by commas if several are allowed."""
    several = servers.split(",") if kind is not RedisDeployment.SINGLE else [servers]
    found = []
    for name in several:
        try:
            one = urlsplit(f"//{name}")
            host, given = one.hostname, one.port
        except ValueError:
            raise RedisUrlError(
                "the address isn't valid; its port must be from 1 to 65535", ESCAPES
            ) from None
        if host and "," in host:
            raise RedisUrlError("the address names several servers", SENTINEL_EXAMPLE)
        if not host or given == 0:
            raise RedisUrlError("there is no server in the address")
        found.append((unquote(host), given or port))
    return tuple(found)


def _parse_path(path: str, kind: RedisDeployment) -> tuple[str, str]:
    """Parse the service name and the database number after the servers."""
    if kind is RedisDeployment.SENTINEL:
        named = re.fullmatch(r"/([^/]+)(?:/([0-9]*))?", path)
        if named is None:
            raise RedisUrlError("the address has no service name after the Sentinels", SENTINEL_EXAMPLE)
        return unquote(named[1]), named[2] or ""
    if re.fullmatch(r"(/[0-9]*)?", path) is None:
        raise RedisUrlError("what follows the server in the address isn't a database number")
    return "", path[1:]


def _parse_options(parts: SplitResult, kind: RedisDeployment, *, is_encrypted: bool) -> dict[str, object]:
    """Parse the options after the question mark, and user and password before the servers."""
    known = {**OPTIONS, **DATABASE_OPTIONS, **TLS_OPTIONS}
    if kind is RedisDeployment.SENTINEL:
        known |= SENTINEL_OPTIONS
    found: dict[str, object] = {}
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name not in known:
            remedy = f"Available: {', '.join(sorted(known))}"
            raise RedisUrlError("the address has an unknown option", remedy)
        if name in TLS_OPTIONS and not is_encrypted:
            raise RedisUrlError(
                f"the option {name} is for TLS, but the address doesn't use TLS", "Start it with rediss"
            )
        try:
            found[name] = known[name](value)
        except (ValueError, LookupError):
            raise RedisUrlError(
                f"the option {name} can't have that value", "Correct it, or leave it out"
            ) from None
    if parts.username:
        found["username"] = unquote(parts.username)
    if parts.password:
        found["password"] = unquote(parts.password)
    return found
