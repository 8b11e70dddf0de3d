"""What is said of a server that will not do."""

import pytest

from bot.core.errors import StartError
from bot.storage.connection.connect import check_server, connect


async def refusal(url: str) -> str:
    """Return why a bot cannot start with a server at that address; it has to be one line."""
    with pytest.raises(StartError) as caught:
        async with connect(url) as redis:
            await check_server(redis, url)
    assert "\n" not in str(caught.value)
    return str(caught.value)
