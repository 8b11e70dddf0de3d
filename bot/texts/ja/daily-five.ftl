# 今日の5ゲーム：1日に5つのゲームがあり、それぞれに目標がある。$numberは日の番号。

command-five = 目標つきの今日の5ゲームで遊ぶ
command-name-five = 今日の5ゲーム
parameter-five = 日の番号または日付、または5つのゲームの1つを入力する（省くと一覧）
parameter-name-five = 日
phrase-five = 今日の5ゲーム, 今日の5ゲームで遊ぶ, 今日の5つ, 5ゲーム

button-five = 今日の5ゲーム
button-five-next = 5つのうち次のゲーム
button-five-before = 前の日
button-five-open = 5ゲームで遊ぶ
telegram-button-send-five = 5ゲームを送る…
button-post-five = 今日の5ゲームも投稿
five-yesterday = 昨日の5ゲーム

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = 勝つ
puzzle-goal-aces = { $count ->
    [4] すべてのAを組札に上げる
   *[other] Aを{ $count }枚組札に上げる
 }
puzzle-goal-all-up = すべてのカードを表向きにする
# 手数の上限がある目標：「110手以内に勝つ」。
five-goal-in = { $moves }手以内に{ $goal }

five-title = 5ゲーム #{ $number }・{ $date }
five-name = 5ゲーム #{ $number }
five-intro = 今日の5つのゲームです。それぞれに目標があります。ヒントも「{ button-undo }」も使えます。後の日にも遊べます。
five-intro-past = 5つのゲームです。それぞれに目標があります。いまからでも遊べ、カレンダーのこの日が埋まります。
five-post = ゲームを押すと、自分だけに見える場所で遊べます。
five-offer = 目標つきの5つのゲームです。全員が同じ配置で遊びます。
five-alt = 5つのゲームの最初の盤面：
five-line = ○ { $game }：{ $goal }（{ $level }）
five-line-solved = ✓ { $game }：{ $goal }（{ $level }）
five-level = { $level ->
    [easy] やさしい
    [medium] ふつう
    [hard] 難しい
   *[very-hard] とても難しい
 }
five-is-solved = 達成
five-solved = { $all ->
    [yes] 5つとも達成しました！
   *[no] 5つのうち{ $solved }つを達成しました。
 }

# 5つのうちの1つの盤面。$madeはこれまでの手数。
five-goal = 目標：{ $goal }
five-goal-made = 目標：{ $goal }（現在{ $made }手）。
five-late = 目標の手数を超えました。「{ button-undo }」または「{ button-restart }」で戻れます。
five-reached = ✓ 目標達成：{ $goal }。
five-missed = 目標に届きませんでした：{ $goal }。

# A result to share names the day and no deal.
five-result-name = { $date }の5ゲーム：{ $game }
five-result = { $result ->
    [solved] 目標達成：
   *[missed] 目標に届かず：
 }{ announce-attempt }、{ $help ->
    [no] アシストなし
   *[yes] アシストあり
 }

five-unread = 「{ $text }」は日でもゲームでもありません。{ $command } の後に番号、日付、「昨日」、または5つのゲームの1つを入力してください。
five-to-come = 5ゲーム #{ $number } はまだ先です。今日は #{ $today } です。
five-before-first = 最初の5ゲームは{ $date }（UTC）でした。
five-not-one = { $game }はその日の5つに入っていません。次から選んでください：{ $games }。

home-five-new = 目標つきのゲームが毎日5つ
reminder-five = 今日の5ゲームの残り：{ $games }。

# カレンダー。$allはすべての日の5ゲームの数。
calendar-five = 5ゲーム：{ $all }個中{ $solved }個達成
calendar-five-badge = { $badge ->
    [bronze] 5ゲームのブロンズ：5分の1を達成
    [silver] 5ゲームのシルバー：5分の2を達成
    [gold] 5ゲームのゴールド：5分の4を達成
    [diamond] 5ゲームのダイヤモンド：すべて達成
   *[none] 5ゲームのバッジはまだなし（5分の1を達成するとブロンズ）
 }
calendar-five-short = { $badge ->
    [bronze] 5ゲームのブロンズバッジ
    [silver] 5ゲームのシルバーバッジ
    [gold] 5ゲームのゴールドバッジ
   *[diamond] 5ゲームのダイヤモンドバッジ
 }
calendar-five-legend = 5ゲームの達成数
calendar-five-alt = 5つのうち{ $count }つ達成：{ $days }

achievement-five = ハイタッチ
achievement-how-five = 1日の5ゲームをすべて達成する
