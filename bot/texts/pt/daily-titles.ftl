# Names of daily challenges, and when their solutions are public.

# “Daily challenge #214 · Wish, all cards open”
daily-title = Desafio diário #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# “Daily #214 · Wish, open”: short enough for a button.
daily-name = Desafio #{ $number } · { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
# The right end of a picture's heading, “daily #214 · 18 left”.
picture-daily = desafio #{ $number } · { $details }
daily-rules-changed = As regras mudaram desde esse dia. Não dá mais para jogar o desafio dele.

# “at 14:00 your time, in 5 hours”, within a sentence. $hours is 0 during the last hour.
daily-moment = às { $clock } { $zone ->
    [UTC] UTC
   *[other] no seu horário
 }, daqui a { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
     }
   *[other] { $hours } horas
 }
secret-until = Isto fica em segredo até o desafio diário #{ $number } se encerrar { $moment }. Depois, todos podem ver.
