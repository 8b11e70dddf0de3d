# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = League
league-title = League { $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week }: { $days ->
    [0] last day
    [one] { $days } day left
   *[other] { $days } days left
 }
league-moved = { $rose ->
    [yes] Last week you rose to this league.
   *[no] Last week you fell to this league.
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ Rise to League { $league }
league-stay = Stay in League { $league }
league-fall = ▼ Fall to League { $league }
league-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
league-rule = Points: { $won } for each daily challenge won, { $clean } more without help, and 1 for each puzzle in the best streak of this week (at most { $most }).

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = The week is over. The result comes { $moment }.
league-waiting = You’ve joined. Your first week starts { $moment }.

# What players read who are in no league.
league-left = You left your league. If you join again, you start in League 1.
league-about = Each week you’re compared with up to { $others } players with similar ratings. The first { $moved } move up a league, and the last { $moved } move down. There are { $leagues } leagues, and you start in League 1. If you don’t play for { $weeks } weeks, you leave the league.
league-hidden = In a league, everyone sees your name and your points, but your results are hidden. To show them, type { $command }.
button-league-join = Join a league
button-league-leave = Leave league
