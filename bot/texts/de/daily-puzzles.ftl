# Wie die Partien der Tage heißen, und wann etwas von ihnen verraten wird.

# “Tagespartie #214 · Wish, alle Karten offen”
daily-title = Tagespartie #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Tagespartie #214 · Wish, offen”: short enough for a button.
daily-name = Tagespartie #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# At the right of a picture's title, “Tagespartie #214 · 18 übrig”
picture-daily = Tagespartie #{ $number } · { $told }
daily-rules-changed = Dieser Tag wurde nach Regeln ausgegeben, die nicht mehr gelten; darum lässt sich seine Partie nicht mehr spielen.

# “um 14:00 Uhr deiner Zeit, in 5 Stunden”, within a sentence. $hours is 0 where minutes are told.
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
secret-until = Das bleibt geheim, bis die Tagespartie #{ $number } schließt: { $moment }. Dann dürfen es alle sehen.
