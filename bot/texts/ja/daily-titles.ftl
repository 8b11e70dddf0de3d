# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = 日替わりチャレンジ #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = 日替わり #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] （{ $options }）
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = 日替わり #{ $number } · { $details }
daily-rules-changed = ルールが後から変わったため、このチャレンジはもう遊べません。

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = { $clock }（{ $zone ->
    [UTC] UTC
   *[other] あなたのタイムゾーン
 }、{ $hours ->
    [0] { $minutes }分後
   *[other] { $hours }時間後
 }）
secret-until = これは、日替わりチャレンジ #{ $number } の締め切りまでは秘密です。締め切りは{ $moment }です。その後は誰でも見られます。
