"""Links from posts: what they invite to, and that nobody can make one."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.core.actions import Action, Room, Verb
from bot.core.deal_codes import MAX_CODE
from bot.features.challenge.invitations import Invitation
from tests.bot.desk import ANNA, Desk, shown

SECRET = b"a secret of an instance"
GROUP = -1001234567890


@example(1, int("m0", 36), SECRET)
@given(st.integers(1, 999_999), st.integers(-(2**63), 2**63 - 1), st.binary(min_size=1, max_size=64))
def test_what_is_written_reads_back_with_the_same_secret_alone(
    number: int, group: int, secret: bytes
) -> None:
    invitation = Invitation(number, group)
    code = invitation.code(secret)
    assert len(code) <= MAX_CODE
    assert Invitation.read(code, secret) == invitation
    assert Invitation.read(code, secret[:-1] + bytes([secret[-1] ^ 1])) is None


@pytest.mark.parametrize(
    "text", ["", "daily-214", "wish-42", "daily-0-1-0000000000", "daily-1-zz-00", "daily-1--"]
)
def test_other_codes_invite_to_nothing(text: str) -> None:
    assert Invitation.read(text, SECRET) is None


async def test_a_run_that_a_post_invites_to_counts_where_the_post_stands(desk: Desk) -> None:
    challenges = desk.app.services.daily.challenges
    await challenges.today(desk.time)
    code = await challenges.invitation_code(1, GROUP)
    desk.room = Room()  # the private chat, to which the link leads
    board = await desk.act(Action(Verb.START, (code,)))
    assert "#1" in shown(board).title
    name = await desk.app.services.daily.results.begun(ANNA, 1)
    session = await desk.store.load(ANNA, name)
    assert (session.group, session.is_ranked) == (GROUP, True)


async def test_a_forged_invitation_deals_nothing(desk: Desk) -> None:
    code = await desk.app.services.daily.challenges.invitation_code(1, GROUP)
    forged = Invitation(1, GROUP - 1).code(b"")[:-10] + code[-10:]
    assert (await desk.act(Action(Verb.START, (forged,)))).notice
    assert await desk.store.open_games(ANNA) == ()
    assert replace(Invitation(1, GROUP), group=0).code(SECRET).startswith("daily-1-0-")
