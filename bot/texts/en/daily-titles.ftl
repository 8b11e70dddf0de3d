# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = Daily challenge #{ $number } · { $game }{ $count ->
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
daily-rules-changed = The rules have changed since that day. You can’t play its challenge anymore.

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = at { $clock } { $zone ->
    [UTC] UTC
   *[other] your time
 }, in { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
     }
   *[other] { $hours } hours
 }
secret-until = This stays secret until daily challenge #{ $number } closes { $moment }. Then everyone can see it.
