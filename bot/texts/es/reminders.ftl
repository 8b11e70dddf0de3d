# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = Reto diario #{ $number }: { $game }
reminder = Pediste este recordatorio. Aún no has empezado el reto de hoy.
reminder-days = Has jugado { $days ->
    [one] { $days } día
   *[other] { $days } días seguidos
 }.
reminder-last = Si hoy no juegas, los recordatorios paran { $days ->
    [one] { $days } día
   *[other] { $days } días
 }.
reminder-streak-title = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
 }
reminder-streak = Pediste este aviso. Para mantener tu racha, empieza el reto diario #{ $number } ({ $game }) antes de que acabe el día { $until }.
button-change = Cambiar…
button-turn-off = Desactivar
reminder-begun-title = Recordatorios activados
reminder-begun = Te lo recordaré aquí a las { $time } ({ $zone }), pero solo si aún no has empezado el reto diario.
reminder-warning-begun = Te escribiré aquí 3 horas antes de que se acabe una racha.

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] Aún no puedo escribirte. Abre nuestro chat privado, pulsa Iniciar y elige otra vez el recordatorio.
   *[other] No puedo enviarte mensajes directos. Permite los míos o los de este servidor y elige otra vez el recordatorio.
 }
reminder-ended = { $chat ->
    [telegram] Tus recordatorios están desactivados, porque no puedo escribirte. Inicia otra vez nuestro chat privado y elige una hora en /settings.
   *[other] Tus recordatorios están desactivados, porque no puedo enviarte mensajes directos. Permítelos y elige una hora en los ajustes.
 }

# The message that a review has opened.
review-promised-title = Análisis del reto #{ $number }
review-promised = Te escribiré en privado { $moment }, cuando se abra el análisis.
review-not-played = No jugaste este reto diario, así que no hay análisis.
review-is-open = El análisis está abierto: pulsa “{ button-review }” debajo de tu partida.
review-ready-title = El análisis de tu reto #{ $number } está abierto
review-ready = Pediste este mensaje. Mira qué movimiento decidió tu partida.
