"""Two whole programs behind a balancer: each answers what Telegram posts to it; where one is killed, one."""

import signal

from tests.processes.crew import Crew
from tests.processes.steady import Steady, in_telegram, typing_in_telegram
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import Server


async def test_both_answer_and_where_one_is_killed_the_other_does(crew: Crew, telegram: Server) -> None:
    for _ in range(2):
        await crew.start(DISCORD_TOKEN="")
    assert len(telegram.sent("setWebhook")) == 1
    anna, berta = Person(telegram, 1001, "Anna"), Person(telegram, 2002, "Berta")
    board = await anna.say("/play wish 42")
    await berta.say("/play wish 42")
    players = [Steady(in_telegram(anna, board)), Steady(typing_in_telegram(berta))]
    for player in players:
        await player.goes_on(4)
    assert all(member.webhook.answered > 1 for member in crew.members)
    for player in players:
        await player.stop()
    await crew.dismiss(crew.members[0], signal.SIGKILL)
    players = [Steady(in_telegram(anna, board)), Steady(typing_in_telegram(berta))]
    for player in players:
        await player.goes_on(2)
        await player.stop()
    assert len(telegram.sent("setWebhook")) == 1
