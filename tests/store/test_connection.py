"""Connections to the store: parsing REDIS_URL, and TLS with a user and a password."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config.redis_url import RedisDeployment, RedisUrlError, parse_redis_url
from bot.storage.connection.connect import check_server, connect
from tests.store.checked_player import begin_players, go_on
from tests.store.clusters import SLOTS
from tests.store.proxy import make_certificate, tls
from tests.store.sentinels import sentinels
from tests.store.servers import free_port, refusal, server, until

USER = {"user": "default off\nanna on >secret ~* &* +@all"}
ANNA = "anna:secret"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def trusted(certificate: tuple[Path, Path]) -> str:
    """Provide the end of a URL that makes the certificate trusted."""
    return f"?ssl_ca_certs={certificate[0]}"


@pytest.fixture
async def ports(tmp_path: Path, certificate: tuple[Path, Path]) -> AsyncIterator[tuple[int, int]]:
    """Provide the TLS port and the plain port of a server that accepts one user."""
    async with server(tmp_path, USER) as one, tls(one.port, certificate) as port:
        yield port, one.port


async def play(url: str) -> None:
    async with connect(url) as redis:
        await check_server(redis, url)
        players = await begin_players(redis, 1)
        await go_on(players, 4)
        assert not players[0].refused


async def test_it_is_played_by_tls_or_the_error_says_what_is_wrong(
    ports: tuple[int, int], trusted: str
) -> None:
    port, plain = ports
    await play(f"rediss://{ANNA}@127.0.0.1:{port}/0{trusted}")
    rejection = "refuses the user name or the password"
    certificate = f"the certificate of the server at 127.0.0.1:{port} isn't trusted ("
    for url, problems in (
        (f"rediss://{ANNA}@127.0.0.1:{port}", (f"REDIS_URL: {certificate}", "?ssl_ca_certs=/PATH")),
        (f"rediss://{ANNA}@localhost:{port}{trusted}", ("the name in the certificate",)),
        (
            f"rediss://{ANNA}@127.0.0.1:{port}?ssl_ca_certs=/nowhere/ca.pem",
            ("the file /nowhere/ca.pem, set by ssl_ca_certs, doesn't exist",),
        ),
        (f"rediss://anna:other@127.0.0.1:{port}{trusted}", (rejection,)),
        (f"redis://127.0.0.1:{plain}", (rejection,)),
        (f"redis://{ANNA}@127.0.0.1:{port}", ("with TLS the address starts with rediss, not redis",)),
        (f"rediss://127.0.0.1:{plain}", ("without TLS the address starts with redis, not rediss",)),
    ):
        text = await refusal(url)
        assert all(problem in text for problem in problems), text


async def test_a_cluster_is_played_by_tls(
    tmp_path: Path, certificate: tuple[Path, Path], trusted: str
) -> None:
    settings = {"cluster-enabled": "yes", "cluster-port": str(free_port()), "port": str(free_port())}
    async with (
        tls(int(settings["port"]), certificate) as port,
        server(tmp_path, settings | {"cluster-announce-port": str(port)}) as one,
    ):
        await one.ask("CLUSTER", "ADDSLOTSRANGE", 0, SLOTS - 1)

        async def is_whole() -> bool:
            return bool((await one.ask("CLUSTER INFO"))["cluster_state"] == "ok")

        await until(is_whole, "the cluster is whole")
        await play(f"rediss+cluster://127.0.0.1:{port}{trusted}")


async def test_sentinels_and_their_primary_are_asked_by_tls(
    tmp_path: Path, certificate: tuple[Path, Path], trusted: str
) -> None:
    async with sentinels(tmp_path) as guarded, tls(guarded.sentinels[0].port, certificate) as port:
        problem = await refusal(f"rediss+sentinel://127.0.0.1:{port}/games{trusted}")
        # The sentinel has TLS; the primary that it returns has none.
        assert "the primary of games that the sentinels at" in problem
        assert "without TLS the address starts with redis, not rediss" in problem
        assert "isn't trusted" in await refusal(f"rediss+sentinel://127.0.0.1:{port}/games")


@pytest.mark.parametrize(
    ("text", "kind", "shown"),
    [
        ("redis://here", RedisDeployment.SINGLE, "here:6379"),
        ("rediss://[::1]:7000/3", RedisDeployment.SINGLE, "[::1]:7000"),
        ("unix:///run/red%20is.sock?db=2", RedisDeployment.SINGLE, "/run/red is.sock"),
        ("redis+sentinel://a,b:1,[::2]/games", RedisDeployment.SENTINEL, "a:26379,b:1,[::2]:26379"),
        ("rediss+sentinel://u:p%40@a/games/4", RedisDeployment.SENTINEL, "a:26379"),
        ("redis+cluster://a:1,b", RedisDeployment.CLUSTER, "a:1,b:6379"),
        ("rediss+cluster://u:p@a/0", RedisDeployment.CLUSTER, "a:6379"),
    ],
)
def test_an_address_is_read(text: str, kind: RedisDeployment, shown: str) -> None:
    address = parse_redis_url(text)
    assert (address.kind, address.display) == (kind, shown)
    assert address.is_encrypted == text.startswith("rediss")


def test_what_stands_around_the_servers_is_read() -> None:
    address = parse_redis_url(
        "rediss+sentinel://anna:p%40ss@a,b/my%20games/4?ssl_ca_certs=/x&sentinel_password=q"
    )
    assert address.service == "my games"
    assert address.options == {
        "username": "anna",
        "password": "p@ss",
        "db": 4,
        "ssl_ca_certs": "/x",
        "sentinel_password": "q",
    }
    assert "p@ss" not in repr(address)
    assert parse_redis_url("unix:///x?db=9&password=s").options == {"db": 9, "password": "s"}
    assert parse_redis_url("rediss://a?ssl_check_hostname=no").options == {"ssl_check_hostname": False}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("here:6379", "doesn't start with redis://"),
        ("http://u:secret@here", "doesn't start with redis://"),
        ("redis+cluster://", "there is no server in the address"),
        ("redis+cluster://a,,b", "there is no server in the address"),
        ("redis+sentinel://u:secret@a:0/games", "there is no server in the address"),
        ("redis+sentinel://u:secret@a:66000/games", "port must be from 1 to 65535"),
        ("redis+sentinel://u:secret@a", "has no service name"),
        ("redis+sentinel://u:secret@a/games/two", "has no service name"),
        ("redis+cluster://u:secret@a/1", "a cluster has no databases"),
        ("redis://u:secret@a,b", "names several servers"),
        ("redis://u:secret@a/games", "isn't a database number"),
        ("redis://u:secret@a?colour=red", "an unknown option"),
        ("redis://u:secret@a?ssl_ca_certs=/x", "ssl_ca_certs is for TLS"),
        ("rediss://u:secret@a?ssl_cert_reqs=secret", "ssl_cert_reqs can't have that value"),
        ("redis://u:secret@a?db=secret", "db can't have that value"),
        ("redis://u:secret@a?sentinel_password=secret", "an unknown option"),
        ("redis://[::1", "port must be from 1 to 65535"),
        ("redis://u:p@secret#s@here/0", "a special character in the wrong place"),
        ("redis+sentinel://u:p@secret/x@here:1", "a special character in the wrong place"),
    ],
)
def test_an_address_that_will_not_do_is_refused(text: str, problem: str) -> None:
    with pytest.raises(RedisUrlError) as caught:
        parse_redis_url(text)
    assert problem in caught.value.problem
    assert "secret" not in caught.value.problem + caught.value.remedy
