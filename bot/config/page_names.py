"""The value of ``PAGE_NAMES``: the names under which browsers reach the page.

Each is a host name, an IPv4 address or an IPv6 address (alone or in brackets), with ``:PORT`` if it has one.
The ``Host`` header of a request has the same form, so it is parsed here too.
"""

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Self

MAX_NAME = 253
"""The longest host name: RFC 1035, section 2.3.4, without the root."""
LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
HOST_NAME = re.compile(rf"{LABEL}(?:\.{LABEL})*", re.ASCII)
FORM = re.compile(r"(?:\[(?P<address>[^\]]*)\]|(?P<name>[^:\[\]]*))(?::(?P<port>[0-9]{1,5}))?", re.ASCII)


class PageNameError(ValueError):
    """A text that is no name of a page; the message says why."""


@dataclass(frozen=True, slots=True)
class PageName:
    """A name of the page; equal names are written alike."""

    host: str
    """In lower case, without the dot of the root; an IPv6 address in its shortest form, without brackets."""
    port: int | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a name; raise ``PageNameError`` for anything else."""
        if ":" in text and _ip_address(text):  # a lone IPv6 address, whose last colon begins no port
            text = f"[{text}]"
        found = FORM.fullmatch(text.lower())
        if found is None:
            raise PageNameError(f"{text!r} isn't a name for the page")
        port = int(found["port"]) if found["port"] else None
        if port is not None and not 0 < port <= 65_535:
            raise PageNameError(f"there is no port {port}, as in {text!r}")
        return cls(_host(found["address"], found["name"]), port)

    @property
    def is_local(self) -> bool:
        """Whether only this machine is called so."""
        return is_loopback(self.host)


LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
"""The names that every machine has for itself; no site can have one of them."""


PRIVATE_SUFFIXES = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".home", ".corp", ".test")
"""The ends of names that nobody can register in the public DNS. Sources: RFC 6761, RFC 6762, RFC 8375, and
ICANN's resolutions of 4 February 2018 (home, corp) and 29 July 2024 (internal); lan was never delegated."""


def host_of(text: str) -> str:
    """Return the host in a ``Host`` header; empty if it is invalid."""
    try:
        return PageName.read(text).host
    except PageNameError:
        return ""


def is_private(host: str) -> bool:
    """Return whether no site on the internet can have this name resolved to an address of its choice.

    That is so for addresses, for names of one part, such as that of a container, and for private suffixes.
    """
    return bool(_ip_address(host)) or (host != "" and "." not in host) or host.endswith(PRIVATE_SUFFIXES)


def is_loopback(host: str) -> bool:
    """Return whether a name or address can be reached only from its own machine."""
    address = _ip_address(host)
    return address.is_loopback if address else host == "localhost"


def is_everywhere(host: str) -> bool:
    """Return whether a server that listens there listens on every address of its machine."""
    address = _ip_address(host)
    return address is not None and address.is_unspecified


def _host(address: str | None, name: str | None) -> str:
    """Return the host of a name, of which the address is that in brackets, or ``None``."""
    text = address or (name or "").removesuffix(".")
    found = _ip_address(text)
    if address is not None:
        is_valid = isinstance(found, IPv6Address)
    else:
        is_valid = bool(found) or (len(text) <= MAX_NAME and HOST_NAME.fullmatch(text) is not None)
    if not is_valid:
        raise PageNameError(f"{text!r} is neither a host name nor an address")
    if is_everywhere(text):
        raise PageNameError(f"{text} means every address, so no browser can open the page under it")
    return str(found) if found else text


def _ip_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None
