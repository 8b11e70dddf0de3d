# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = ここで遊ぶ
button-tell-me = 通知を受け取る
button-way-to-win = 勝ち筋

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
announce-difficulty = { announce-weekday }：{ announce-hardness }
announce-weekday = { $weekday ->
    [1] 月曜日
    [2] 火曜日
    [3] 水曜日
    [4] 木曜日
    [5] 金曜日
    [6] 土曜日
   *[7] 日曜日
 }
announce-hardness = { $difficulty ->
    [1] とてもやさしい ★☆☆☆☆
    [2] やさしい ★★☆☆☆
    [3] ふつう ★★★☆☆
    [4] 難しい ★★★★☆
   *[5] とても難しい ★★★★★
 }
announce-par = パー：{ $par }点（これまでに見つかった最高点）。
announce-goal = { $goal }点以上で勝ちです。これまでに見つかった最高点は{ $par }点です。
announce-until = { daily-until }ランク対象は最初の挑戦だけです。
announce-moment = { announce-weekday } { $time }
announce-first = 最初の日替わりチャレンジです。全員に同じカードが配られます。

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = 昨日の #{ $number } · { $game }：{ announce-counts }
announce-so-far = 昨日の #{ $number } · { $game } の途中経過（{ $end }まで受付中）：{ announce-counts }
announce-counts = { $played ->
    [0] ここではまだ誰も遊んでいません。
   *[other] { announce-won-of }。
 }
announce-nobody = 昨日の #{ $number } · { $game }：ここでは誰も遊びませんでした。
announce-won-of = { $played }人中{ $won }人が勝利
announce-row = { $place }. { $name } – { announce-attempt }
announce-attempt = { $moves }手、{ $time }
announce-points-row = { $place }. { $name } – { announce-points-attempt }
announce-points-attempt = { $score }点、{ announce-attempt }
announce-best = 最高記録：{ $run }。
announce-with-help = アシストありで勝利：{ $names }。
announce-of-all = 全体：{ announce-won-of }。
announce-best-of-all = 全体：{ announce-won-of }。最高記録は{ $run }。
announce-nameless = 匿名のプレイヤー

# The results of the last closed day.
announce-closed = #{ $number } · { $game } は締め切られました。{ $played ->
    [0] { "" }
   *[other] ここでは{ announce-won-of }しました。
 }
announce-decisive-move = 最も多くの負けの原因になった手：{ $number }手目「{ $move }」（負けた挑戦の{ $percent }%）。「{ $better }」なら勝てました。
announce-apart = 負けの原因になった手はさまざまでした。負けた挑戦の半分は、{ $number }手目までは勝てる状態でした。
announce-film = 動画は #{ $number } の勝ち筋の一例です。
announce-film-of-goal = 動画は #{ $number } で{ $score }点を取る手順です。
announce-film-title = 勝ち筋：{ $deal }
announce-film-alt = { $deal }の動画。終わりまでの全{ $moves }手。

# 問題と、前の問題の答えの投稿。$movesは答えの最初の手、$moreは残りの手の数。
announce-puzzle-next = 答えは次の問題と一緒に投稿します。
announce-puzzle-past = 問題{ $number }（{ $game }：{ $goal }）：{ $tried ->
    [0] 誰も挑戦しませんでした。
   *[other] { $tried }人中{ $solved }人が正解しました。
 }
announce-puzzle-solution = 答え：{ $moves }{ $more ->
    [0] 。
   *[other] …残り{ $more }手。
 }
announce-puzzle-film = 動画は問題{ $number }の答えです。
announce-puzzle-film-title = 問題{ $number }の答え
announce-puzzle-film-alt = 問題{ $number }の答えの動画。全{ $moves }手。

# A test post, so that administrators see at once whether posts arrive.
announce-trial = テスト投稿です。これから毎日{ $time }（{ $zone }）に、ここへ日替わりチャレンジが届きます。

# Summaries of a week or month. $first and $last are dates.
announce-week-title = { $first }〜{ $last }の週
announce-date = { announce-month }{ $day }日
announce-month-title = { $year }年{ announce-month }
announce-month = { $month }月
announce-period-counts = { $runs ->
    [0] ここでは誰も遊びませんでした。
   *[other] 挑戦{ $runs }回（{ $days }日分）、うち勝利{ $won }回。
 }
announce-period-table = 勝った日数：
announce-period-row = { $place }. { $name } – { $won }日（アシストなし{ $clean }日）
announce-period-best = 最高記録：
announce-period-attempt = #{ $number } · { $game }：{ $name } – { announce-attempt }
announce-ratings = レーティング：{ $ratings }。
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = 遊ぶには：{ $command }
share-by = { $name }：{ $details }
share-practice = 練習なので、ランク対象外です。
share-ending = { $result ->
    [won] 勝ち
    [given-up] ギブアップ
    [missed] 目標に届かず
    [ended] 終了
   *[lost] 負け
 }
share-result = { share-ending }（{ announce-attempt }、{ $help ->
    [no] アシストなし
   *[yes] アシストあり
 }）
share-daily-alt = { $deal }の結果。{ $details }。{ $score }。進み具合は5段階中{ $reached }。
share-daily-streak = 連続プレイ：{ $days }日
