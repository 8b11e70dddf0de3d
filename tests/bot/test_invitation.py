"""Links from posts to their challenge, which nobody can forge."""

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
def test_a_code_is_read_back_only_with_the_same_secret(number: int, group: int, secret: bytes) -> None:
    invitation = Invitation(number, group)
    code = invitation.code(secret)
    assert len(code) <= MAX_CODE
    assert Invitation.read(code, secret) == invitation
    assert Invitation.read(code, secret[:-1] + bytes([secret[-1] ^ 1])) is None


@pytest.mark.parametrize(
    "text", ["", "daily-214", "wish-42", "daily-0-1-0000000000", "daily-1-zz-00", "daily-1--"]
)
def test_other_codes_are_not_invitations(text: str) -> None:
    assert Invitation.read(text, SECRET) is None


async def test_an_attempt_that_begins_with_a_link_counts_in_the_group_of_its_post(desk: Desk) -> None:
    challenges = desk.app.services.daily.challenges
    await challenges.today(desk.time)
    code = await challenges.invitation_code(1, GROUP)
    desk.room = Room()  # the private chat, to which the link leads
    board = await desk.act(Action(Verb.START, (code,)))
    assert "#1" in shown(board).title
    name = await desk.app.services.daily.results.begun(ANNA, 1)
    session = await desk.store.load_session(ANNA, name)
    assert (session.group, session.is_ranked) == (GROUP, True)


async def test_a_forged_invitation_starts_no_game(desk: Desk) -> None:
    code = await desk.app.services.daily.challenges.invitation_code(1, GROUP)
    forged = Invitation(1, GROUP - 1).code(b"")[:-10] + code[-10:]
    assert (await desk.act(Action(Verb.START, (forged,)))).notice
    assert await desk.store.open_games(ANNA) == ()
