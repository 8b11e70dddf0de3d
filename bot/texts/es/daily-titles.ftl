# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = Reto diario #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = Reto #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = reto #{ $number } · { $details }
daily-rules-changed = Las reglas han cambiado desde ese día. Su reto ya no se puede jugar.

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = a las { $clock } ({ $zone ->
    [UTC] UTC
   *[other] tu hora
 }), dentro de { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
     }
    [one] { $hours } hora
   *[other] { $hours } horas
 }
secret-until = Esto es secreto hasta que se cierre el reto diario #{ $number } { $moment }. Después lo podrá ver todo el mundo.
