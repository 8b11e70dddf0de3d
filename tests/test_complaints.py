"""Complaints of players of other bots, and the tests that show that they cannot occur here.

Each entry is an issue or thread: a short summary of the problem, and our tests.
"""

from pathlib import Path

ROOT = Path(__file__).parent

COMPLAINTS = {
    "PySolFC #399: deals that can be won are not to be had, nor told by how difficult they are": (
        "bot/challenge/test_certified.py::test_a_random_deal_is_certified_and_says_so",
        "seeds/test_certified.py::test_deals_are_proved_by_their_moves",
    ),
    "privacy-friendly-solitaire #38: games are almost always unwinnable, and nobody says so": (
        "bot/challenge/test_certified.py::test_every_way_to_a_random_deal_leads_to_a_certified_one",
        "bot/challenge/test_certified.py::test_a_deal_that_is_not_certified_may_be_unwinnable",
    ),
    "PySolFC #291: what helps is booked as a loss and not shown": (
        "bot/play/test_finished_games.py::test_undos_are_shown",
        "bot/analysis/test_advice.py::test_a_hint_is_counted_once_for_a_board",
        "bot/standings/test_achievements.py::test_an_assisted_or_restarted_game_grants_no_wish",
    ),
    "Klondike-Solver #12: no game tells whether it can still be won, and which move gave that away": (
        "bot/analysis/test_advice.py::test_a_game_that_was_lost_says_how_many_moves_lead_back",
        "bot/analysis/test_advice.py::test_a_verdict_says_if_the_deal_could_never_be_won",
        "engine/advice/test_verdict.py::test_the_last_position_that_could_be_won_is_found_wherever_it_is",
    ),
    "PySolFC #170, #392: a game cannot be seen again move by move": (
        "bot/play/test_replay.py::test_every_step_shows_the_board_of_that_moment",
        "telegram_chat/test_pictures.py::test_a_game_is_seen_again_as_a_film_and_by_steps",
    ),
    "PySolFC #427: a blind player cannot know what lies where": (
        "bot/play/test_text_boards.py::test_a_game_is_played_to_its_end_by_its_text_boards",
        "bot/play/test_text_boards.py::test_rules_have_no_pictures_for_players_who_read_in_words",
    ),
    "White-Rabbit #172: pictures without alt text": (
        "discord_chat/test_message.py::test_issue_7_every_picture_has_an_alt_text",
        "discord_chat/test_pictures.py::test_a_picture_arrives_byte_for_byte_with_its_alt_text",
    ),
    "mau_mau_bot #66: games are lost when the bot is started again": (
        "discord_chat/test_restart.py::test_old_buttons_are_answered_by_a_bot_that_was_killed",
        "telegram_chat/test_connection.py::test_old_buttons_work_after_a_restart_and_nothing_is_missed",
    ),
    "yasd-discord-bot #14: buttons die with the process or after three minutes": (
        "discord_chat/test_restart.py::test_old_buttons_are_answered_by_a_bot_that_was_killed",
    ),
    "TJ-Plays #6: strangers press my buttons, or see “interaction failed”": (
        "bot/play/test_buttons.py::test_a_stranger_gets_a_note_and_may_play_the_same_deal",
        "discord_chat/test_games.py::test_issue_10_every_press_of_a_stranger_is_answered_politely",
        "telegram_chat/test_groups.py::test_a_stranger_gets_an_alert_and_the_chat_stays_as_it_is",
    ),
    "discord-api-docs #4309: the old picture stays beside the new one": (
        "discord_chat/test_message.py::test_issue_11_an_edit_sets_every_field",
        "discord_chat/test_pictures.py::test_a_picture_is_a_file_and_only_the_newest_stays",
    ),
    "discord-api-docs #4413: after an hour a long game is updated no more": (
        "discord_chat/test_age.py::test_issue_12_an_old_board_goes_on_below_and_says_so",
        "discord_chat/test_age.py::test_an_edit_refused_for_age_before_its_time_goes_on_in_another_message",
    ),
    "python-telegram-bot #939, #3765: one group's presses make the bot freeze for all": (
        "telegram_chat/test_pressure.py::test_under_pressure_the_newest_board_wins_and_telegram_refuses_nothing",
        "telegram_chat/test_pressure.py::test_only_the_limited_chat_waits_and_long_enough",
    ),
    "Would-You-Bot client #62: the post of the day comes at an hour that nobody can choose": (
        "bot/posts/test_post_administration.py::test_each_setting_can_be_typed",
        "bot/posts/test_posting.py::test_each_channel_gets_its_post_at_its_hour_and_once",
        "bot/posts/test_posting.py::test_another_hour_on_the_same_day_makes_no_second_post",
    ),
    "Meowth #243: with summer time all comes an hour too late": (
        "bot/posts/test_schedule.py::test_a_post_is_due_at_the_first_moment_of_its_day_at_the_hour",
    ),
    "lila #11387: what the answers name does not stand in the picture": (
        "bot/play/test_screens.py::test_what_a_button_names_is_printed_on_the_board",
        "bot/play/test_screens.py::test_game_and_deal_are_printed_above_every_board",
    ),
}


def test_each_complaint_has_tests() -> None:
    for tests in COMPLAINTS.values():
        for test in tests:
            file, _, name = test.partition("::")
            assert f"def {name}(" in (ROOT / file).read_text("utf-8"), test
