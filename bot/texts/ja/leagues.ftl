# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = リーグ
league-title = リーグ{ $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week }：{ $days ->
    [0] 最終日
   *[other] 残り{ $days }日
 }
league-moved = { $rose ->
    [yes] 先週の結果、このリーグに昇格しました。
   *[no] 先週の結果、このリーグに降格しました。
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ リーグ{ $league }へ昇格
league-stay = リーグ{ $league }に残留
league-fall = ▼ リーグ{ $league }へ降格
league-points = { $points }点
league-rule = 点数：日替わりチャレンジに勝つと{ $won }点、アシストなしならさらに{ $clean }点。今週一番長い連続正解は1問につき1点（{ $most }点まで）。

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = 今週は終わりました。結果の発表は{ $moment }です。
league-waiting = 参加しました。最初の週の開始は{ $moment }です。

# What players read who are in no league.
league-left = リーグから抜けました。また参加すると、リーグ1から始まります。
league-about = 毎週、レーティングの近い最大{ $others }人と点数を比べます。上位{ $moved }人は昇格、下位{ $moved }人は降格します。リーグは{ $leagues }つあり、リーグ1から始まります。{ $weeks }週間遊ばないとリーグから外れます。
league-hidden = リーグでは名前と点数が全員に表示されますが、あなたの結果は非公開です。公開するには：{ $command }
button-league-join = リーグに参加
button-league-leave = リーグから抜ける
