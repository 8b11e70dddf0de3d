# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = Défi du jour #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = Défi #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = défi #{ $number } · { $details }
daily-rules-changed = Les règles ont changé depuis ce jour-là. Tu ne peux plus jouer son défi.

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = à { $clock } { $zone ->
    [UTC] UTC
   *[other] chez toi
 }, dans { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
     }
    [one] { $hours } heure
   *[other] { $hours } heures
 }
secret-until = Cela reste secret jusqu’à la clôture du défi du jour #{ $number }, { $moment }. Ensuite, tout le monde pourra le voir.
