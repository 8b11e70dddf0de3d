# What the puzzles of the days are called, and when something of them is told.

# “日替わり問題 #214 · Wish（全カード表向き）”
daily-title = 日替わり問題 #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
# “日替わり #214 · Wish（オープン）”: short enough for a button.
daily-name = 日替わり #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
# At the right of a picture's title, “日替わり #214 · 残り18枚”
picture-daily = 日替わり #{ $number } · { $told }
daily-rules-changed = この日の問題は今とは違うルールで配られたため、もう遊べません。

# “14:00（あなたの時間帯、5時間後）”, within a sentence. $hours is 0 where minutes are told.
daily-moment = { $clock }（{ $zone ->
    [UTC] UTC
   *[other] あなたの時間帯
 }、{ $hours ->
    [0] { $minutes }分後
   *[other] { $hours }時間後
 }）
secret-until = 日替わり問題 #{ $number } が締め切られるまでは秘密です：{ $moment }。その後は誰でも見られます。
