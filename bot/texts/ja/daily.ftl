# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = ランク対象は最初の挑戦だけです。「元に戻す」、ヒント、「最初から」は使えません。
daily-difficulty = 難易度{ $difficulty }/5（5が最も難しい）。
daily-par = パー：{ $par }点（これまでに見つかった最高点）。
daily-goal = 目標：{ $goal }点以上。
daily-until = { $begin }までに始め、{ $end }までに終えてください（{ $zone }）。
daily-closes = 締め切り：{ $moment }。
daily-review-from = このゲームの振り返りを見られる時刻：{ $moment }。
button-start = 始める
button-practice-first = 先に練習する
daily-ranked = ランク対象です。
daily-assisted = アシストありのランキングの対象です。
daily-practice = 練習：ランク対象外です。
daily-late = 終える前にチャレンジが締め切られたため、ランク対象外です。
daily-late-excused = 終える前にチャレンジが締め切られたため、ランク対象外です。その日はボットが停止していたので、連続プレイは途切れません。
daily-uncounted = この挑戦は終わり、保存されました。いまは集計できませんが、まもなく反映されます。

# After its end: “Place 2 of 9 here so far. Place 14 of 300 everywhere so far.”
daily-finished = { daily-attempt }。
daily-goal-met = { $score }点：目標の{ $goal }点に届いたので、この日は勝ちです。
daily-goal-missed = { $score }点：この日に勝つには{ $goal }点以上が必要でした。
daily-place-so-far = { daily-place }（暫定）。
daily-place-final = { daily-place }。
daily-place = { $where ->
    [here] ここでは{ $count }人中{ $place }位
   *[everywhere] 全体では{ $count }人中{ $place }位
 }
daily-streak = 連続プレイ{ $played }日、日替わりの連続勝利{ $won }日。{ $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = これはアシストなしの挑戦です。アシストを許可すると、アシストありの別のランキングに入ります。この操作は取り消せません。
daily-giving-up = この挑戦をギブアップしますか？　これがその日の結果になり、取り消せません。
daily-stands = この挑戦は終わったので変更できません。「{ button-practise }」を押すと、同じカードでもう一度遊べます。
button-allow-help = アシストを許可
button-daily-play-on = このまま続ける
button-practise = 練習する
button-leaderboard = ランキング
button-calendar = カレンダー

# ホーム画面：「#214 · Wish · 未プレイ」。$state は daily-result のこともある。
home-daily = #{ $number } · { $game } · { $state }
home-daily-new = 未プレイ
home-daily-begun = プレイ中

# Challenges of other days.
button-today = 今日のチャレンジ
button-archive = 過去のチャレンジ
daily-play-past = #{ $number } で遊ぶ
button-own-attempt = 自分の結果
daily-past = 日替わりチャレンジ #{ $number } は終わりました。いまからでも遊べますが、ランク対象外です。
daily-past-result = あなたの結果：{ $result }。
daily-begun-before = データを削除する前にこのチャレンジを始めていたので、今回は練習として扱います。
daily-unread = 「{ $text }」がどの日かわかりません。{ $command } の後に番号、日付、「昨日」または「過去」を入力してください。
daily-to-come = 日替わりチャレンジ #{ $number } はまだ先です。今日は #{ $today } です。
daily-not-yet = 最初の日替わりチャレンジは{ $date }（UTC）に始まります。
daily-none = その日の日替わりチャレンジはありません。
daily-archive-title = 過去の日替わりチャレンジ
daily-archive = ボタンを押すと遊べます。ランク対象は今日のチャレンジだけです。
daily-archive-empty = まだありません。今日のチャレンジが最初です。
daily-archive-line = #{ $number }（{ $date }）：{ $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] 勝ち
    [given-up] ギブアップ
   *[lost] 勝てず
 }、{ daily-attempt }
daily-result-points = { $score }点、{ daily-attempt }
daily-attempt = { $moves }手、{ $time }{ $help ->
    [some] （アシストあり）
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = 日を番号または日付で入力する（省くと今日のチャレンジ）
parameter-name-day = 日
day-yesterday = 昨日のチャレンジ

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = 今日, 本日
day-word-yesterday = 昨日, きのう
day-word-last = 前回, 前
day-word-archive = 過去, アーカイブ
