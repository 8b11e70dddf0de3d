# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = Расклад дня № { $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = День № { $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = день № { $number } · { $details }
daily-rules-changed = С того дня правила изменились. Сыграть его расклад больше нельзя.

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = в { $clock } { $zone ->
    [UTC] UTC
   *[other] по твоему времени
 }, через { $hours ->
    [0] { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
   *[other] { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
 }
secret-until = Это останется тайной, пока не закроется расклад дня № { $number }: { $moment }. Потом это увидят все.
