# Attempts at the daily challenge, and their results.

# Below the board of a ranked attempt.
daily-terms = ランク対象：最初の1回が記録されます。戻す・ヒント・最初からは不可。
daily-difficulty = 難易度{ $difficulty }/5。
daily-par = 難易度{ $difficulty }/5、パー{ $par }。
daily-goal = 難易度{ $difficulty }/5、目標{ $goal }点、パー{ $par }。
daily-closes = 締め切り：{ $moment }。
daily-ranked = ランク対象。
daily-assisted = ランク対象（アシストあり）。
daily-practice = 練習：ランクの対象外です。
daily-late = 終わる前に締め切られたため、ランクの対象になりません。
daily-late-excused = 終わる前に締め切られたため、ランクの対象になりません。ボットが停止していたので、連続記録は続きます。
daily-uncounted = ゲームは終わり、保存されました。今は集計できませんが、まもなく反映されます。

# After its end: “Place 2 of 9 here so far. Place 14 of 300 everywhere so far.”
daily-finished = { daily-attempt }。
daily-goal-met = { $score }点：目標の{ $goal }点に届いたので、この日は勝ちです。
daily-goal-missed = { $score }点：この日は{ $goal }点以上で勝ちです。
daily-place-so-far = { daily-place }（暫定）。
daily-place-final = { daily-place }。
daily-place = { $where ->
    [here] ここで{ $count }人中{ $place }位
   *[everywhere] 全体で{ $count }人中{ $place }位
 }
daily-streak = 連続{ $played }日プレイ、{ $won }日勝利。{ $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = これはアシストなしで記録される挑戦です。アシストを許可すると、アシストありとして別に表示されます。取り消しはできません。
daily-giving-up = この挑戦をギブアップしますか？これがその日の結果になり、取り消せません。
daily-stands = この挑戦は終わったときのまま記録されます。「練習する」で同じカードをもう一度配ります。
button-allow-help = アシストを許可
button-daily-play-on = このまま続ける
button-practise = 練習する
button-leaderboard = ランキング
button-calendar = カレンダー

# Challenges of other days.
button-today = 今日の問題
button-archive = 過去の問題
daily-play-past = #{ $number } で遊ぶ
button-own-attempt = 自分の結果
daily-past = 問題 #{ $number } の日は終わりました。遊べますが、ランクの対象にはなりません。
daily-past-result = あなたの結果：{ $result }。
daily-begun-before = データを削除する前にこの問題を始めていたので、練習として配ります。
daily-unread = 「{ $text }」という日はわかりません。{ $command } の後に番号、「yesterday」または「archive」を入力できます。
daily-to-come = 問題 #{ $number } はまだ先です。今日は #{ $today } です。
daily-not-yet = 最初の日替わり問題は { $date }（UTC）に始まります。
daily-none = その日の問題はありません。
daily-archive-title = 過去の日の問題
daily-archive = 押すと遊べます。ランクの対象は今日の問題だけです。
daily-archive-empty = まだありません。今日の問題が最初です。
daily-archive-line = #{ $number }（{ $date }）{ $game }
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
parameter-day = どの日の問題か（番号または日付）。省略すると今日の問題
parameter-name-day = 日
day-yesterday = 昨日の問題
