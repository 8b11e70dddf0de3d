# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = Desafio diário #{ $number }: { $game }
reminder = Você pediu este lembrete. Você ainda não começou o desafio de hoje.
reminder-days = Você jogou { $days ->
    [0] { $days } dias seguidos
    [one] { $days } dia
   *[other] { $days } dias seguidos
 }.
reminder-last = Se você não jogar hoje, os lembretes param por { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
 }.
reminder-streak-title = { $days ->
    [0] { $days } dias seguidos
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
 }
reminder-streak = Você pediu este aviso. Para manter sua sequência, comece o desafio diário #{ $number } ({ $game }) antes do fim do dia: { $until }.
button-change = Mudar…
button-turn-off = Desligar
reminder-begun-title = Os lembretes estão ligados
reminder-begun = Vou te lembrar aqui às { $time } ({ $zone }), mas só se você ainda não começou o desafio diário.
reminder-warning-begun = Vou te escrever aqui 3 horas antes de uma sequência acabar.

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] Ainda não posso te enviar mensagens. Abra nosso chat privado, aperte Iniciar e escolha o lembrete de novo.
   *[other] Não posso te enviar mensagens diretas. Permita as minhas ou as deste servidor e escolha o lembrete de novo.
 }
reminder-ended = { $chat ->
    [telegram] Seus lembretes estão desligados, porque não posso te escrever. Inicie de novo nosso chat privado e escolha uma hora em /settings.
   *[other] Seus lembretes estão desligados, porque não posso te enviar mensagens diretas. Permita-as e escolha uma hora nas configurações.
 }

# The message that a review has opened.
review-promised-title = Revisão do desafio #{ $number }
review-promised = Vou te escrever no privado { $moment }, quando a revisão abrir.
review-not-played = Você não jogou este desafio diário, então não há revisão.
review-is-open = A revisão está aberta: aperte “{ button-review }” abaixo da sua partida.
review-ready-title = A revisão do seu desafio #{ $number } está aberta
review-ready = Você pediu esta mensagem. Veja qual jogada decidiu sua partida.
