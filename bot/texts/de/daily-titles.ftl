# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = Tagespartie #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = Tagespartie #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = Tagespartie #{ $number } · { $details }
daily-rules-changed = Die Regeln dieses Spiels haben sich seit diesem Tag geändert. Darum kannst du die Tagespartie von damals nicht mehr spielen.

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = um { $clock } Uhr { $zone ->
    [UTC] UTC
   *[other] deiner Zeit
 }, in { $hours ->
    [0] { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
     }
   *[other] { $hours } Stunden
 }
secret-until = Das bleibt geheim, bis die Tagespartie #{ $number } abgeschlossen ist: { $moment }. Danach können es alle sehen.
