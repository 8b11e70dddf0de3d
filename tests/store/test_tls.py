"""TLS with a user and a password: the bot plays, or the error says what is wrong."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

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
    """Provide the end of an address whose certificate is trusted."""
    return f"?ssl_ca_certs={certificate[0]}"


@pytest.fixture
async def ports(tmp_path: Path, certificate: tuple[Path, Path]) -> AsyncIterator[tuple[int, int]]:
    """Provide the ports of a server that lets one user in, with TLS and without."""
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
    certificate = f"the certificate of the server at 127.0.0.1:{port} is not trusted ("
    for url, problems in (
        (f"rediss://{ANNA}@127.0.0.1:{port}", (f"REDIS_URL: {certificate}", "?ssl_ca_certs=/PATH")),
        (f"rediss://{ANNA}@localhost:{port}{trusted}", ("the name that stands in the certificate",)),
        (
            f"rediss://{ANNA}@127.0.0.1:{port}?ssl_ca_certs=/nowhere/ca.pem",
            ("there is no file /nowhere/ca.pem, which ssl_ca_certs names",),
        ),
        (f"rediss://anna:other@127.0.0.1:{port}{trusted}", (rejection,)),
        (f"redis://127.0.0.1:{plain}", (rejection,)),
        (f"redis://{ANNA}@127.0.0.1:{port}", ("with TLS the address begins with rediss and not with redis",)),
        (f"rediss://127.0.0.1:{plain}", ("without TLS the address begins with redis and not with rediss",)),
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
        # The sentinel with TLS returns the primary, which has none.
        assert "the primary of games that the sentinels at" in problem
        assert "without TLS the address begins with redis and not with rediss" in problem
        assert "is not trusted" in await refusal(f"rediss+sentinel://127.0.0.1:{port}/games")
