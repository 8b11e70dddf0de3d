"""Where the store is: what ``REDIS_URL`` says, taken apart.

=========================================================  ==================================================
``redis://[USER:PASSWORD@]HOST[:6379][/DATABASE]``         one server
``unix://[USER:PASSWORD@]/PATH``                           one server, by its socket
``redis+sentinel://…HOST[:26379],…/SERVICE[/DATABASE]``    the primary that sentinels guard by that name
``redis+cluster://…HOST[:6379],…``                         a cluster, by some of its servers
=========================================================  ==================================================

``rediss`` in the place of ``redis`` is for TLS. User and password are those of the servers; sentinels that
want some have ``sentinel_username`` and ``sentinel_password`` among the options behind the ``?``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

REDIS_PORT, SENTINEL_PORT = 6379, 26379


class RedisDeployment(Enum):
    """What servers there are."""

    SINGLE = "one server"
    SENTINEL = "servers that are guarded by sentinels"
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
"""Each with whether it is encrypted."""


def _yes_or_no(text: str) -> bool:
    return {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}[text.lower()]


def _requirement(text: str) -> str:
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
    "ssl_cert_reqs": _requirement,
    "ssl_check_hostname": _yes_or_no,
}
"""As redis-py calls them: of the servers' certificates, of ours, and how much the former must prove."""

TLS_FILES = ("ssl_ca_certs", "ssl_certfile", "ssl_keyfile")

EXAMPLE = "Write it like redis://127.0.0.1:6379/0, or leave it out for the server that comes with the bot"
SIGNS = EXAMPLE + "; in a password the signs # / ? @ : % are written %23 %2F %3F %40 %3A %25"
SENTINEL_EXAMPLE = "Write it like redis+sentinel://10.0.0.1:26379,10.0.0.2:26379/SERVICE/0"
CLUSTER_EXAMPLE = "Write it like redis+cluster://10.0.0.1:6379,10.0.0.2:6379"


class RedisUrlError(ValueError):
    """An address that no client could connect to; what it says of it holds no secret."""

    def __init__(self, problem: str, remedy: str = EXAMPLE) -> None:
        self.problem = problem
        self.remedy = remedy
        super().__init__(problem)


@dataclass(frozen=True, slots=True)
class RedisAddress:
    """Where the store is."""

    kind: RedisDeployment
    hosts: tuple[tuple[str, int], ...] = ()
    """Servers, or sentinels; none where there is a path."""
    path: str = ""
    """Of a Unix socket."""
    service: str = ""
    """What sentinels call the primary and its replicas."""
    is_encrypted: bool = False
    options: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}), repr=False)
    """What the client is told besides, user and password among it."""

    @property
    def display(self) -> str:
        """Where it is, without user and password."""
        return self.path or ",".join(shown(host, port) for host, port in self.hosts)


def shown(host: str, port: int) -> str:
    """Return the address of a server as people write it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def read_address(text: str) -> RedisAddress:
    """Read an address; raise ``RedisUrlError`` for one that no client could connect to."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        raise RedisUrlError("this is not an address with a port from 1 to 65535", SIGNS) from None
    if parts.fragment or (parts.scheme != "unix" and "@" in parts.path):
        # What stands before it would be taken for the server, and shown: it is a part of the password.
        raise RedisUrlError("the address has a sign where none can be, perhaps in the password", SIGNS)
    if parts.scheme not in SCHEMES:
        raise RedisUrlError("the address begins with none of redis://, rediss://, unix:// and the like")
    kind, is_encrypted = SCHEMES[parts.scheme]
    is_socket = parts.scheme == "unix"
    port = SENTINEL_PORT if kind is RedisDeployment.SENTINEL else REDIS_PORT
    hosts = () if is_socket else _hosts(parts, port, kind)
    path = unquote(parts.path) if is_socket else ""
    if not hosts and not path:
        raise RedisUrlError("the address names no server")
    service, database = ("", "") if is_socket else _place(parts.path, kind)
    options = _options(parts, kind, is_encrypted=is_encrypted)
    if database:
        options.setdefault("db", int(database))
    if kind is RedisDeployment.CLUSTER and options.pop("db", 0):
        raise RedisUrlError("a cluster has no databases", CLUSTER_EXAMPLE)
    return RedisAddress(kind, hosts, path, service, is_encrypted, MappingProxyType(options))


def _hosts(parts: SplitResult, port: int, kind: RedisDeployment) -> tuple[tuple[str, int], ...]:
    """Read the servers, which commas part where there may be several."""
    names = parts.netloc.rpartition("@")[2]
    several = names.split(",") if kind is not RedisDeployment.SINGLE else [names]
    found = []
    for name in several:
        try:
            one = urlsplit(f"//{name}")
            host, given = one.hostname, one.port
        except ValueError:
            raise RedisUrlError("this is not an address with a port from 1 to 65535", SIGNS) from None
        if host and "," in host:
            raise RedisUrlError("the address names several servers", SENTINEL_EXAMPLE)
        if not host or given == 0:
            raise RedisUrlError("the address names no server")
        found.append((unquote(host), given or port))
    return tuple(found)


def _place(path: str, kind: RedisDeployment) -> tuple[str, str]:
    """Read the service and the number of the database behind the servers."""
    if kind is RedisDeployment.SENTINEL:
        named = re.fullmatch(r"/([^/]+)(?:/([0-9]*))?", path)
        if named is None:
            raise RedisUrlError("behind the sentinels the address names no service", SENTINEL_EXAMPLE)
        return unquote(named[1]), named[2] or ""
    if re.fullmatch(r"(/[0-9]*)?", path) is None:
        raise RedisUrlError("after the server the address has no database number")
    return "", path[1:]


def _options(parts: SplitResult, kind: RedisDeployment, *, is_encrypted: bool) -> dict[str, object]:
    """Read the options behind the question mark, and the user and the password before the servers."""
    known = {**OPTIONS, **DATABASE_OPTIONS, **TLS_OPTIONS}
    if kind is RedisDeployment.SENTINEL:
        known |= SENTINEL_OPTIONS
    found: dict[str, object] = {}
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name not in known:
            remedy = f"There are {', '.join(sorted(known))}"
            raise RedisUrlError("the address has an option that is not known", remedy)
        if name in TLS_OPTIONS and not is_encrypted:
            raise RedisUrlError(f"the option {name} is for TLS, and the address is not", "Begin with rediss")
        try:
            found[name] = known[name](value)
        except (ValueError, LookupError):
            raise RedisUrlError(f"the option {name} cannot have that value", "Leave it out") from None
    if parts.username:
        found["username"] = unquote(parts.username)
    if parts.password:
        found["password"] = unquote(parts.password)
    return found
