# Names of daily challenges, and when their solutions are public.

# “Daily puzzle #214 · Wish, all cards open”
daily-title = Daily puzzle #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = Daily #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = daily #{ $number } · { $details }
daily-rules-changed = This day was dealt by rules that the game has no longer, so its puzzle can no longer be played.

# “at 14:00 by your clock, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = at { $clock } { $zone ->
    [UTC] UTC
   *[other] by your clock
 }, in { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
     }
   *[other] { $hours } hours
 }
secret-until = This is a secret until daily puzzle #{ $number } closes: { $moment }. Then all may see it.
