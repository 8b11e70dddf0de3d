# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = Tagespartie #{ $number }: { $game }
reminder = Diese Erinnerung hast du dir gewünscht. Die Tagespartie hast du noch nicht begonnen.
reminder-days = Du hast { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 } in Folge gespielt.
reminder-last = Wenn du heute nicht spielst, pausieren die Erinnerungen { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }.
reminder-streak-title = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 } in Folge
reminder-streak = Diese Warnung hast du dir gewünscht. Damit deine Serie weitergeht, beginn die Tagespartie #{ $number } ({ $game }), bevor der Tag endet: { $until }.
button-change = Ändern …
button-turn-off = Abschalten
reminder-begun-title = Erinnerungen sind an
reminder-begun = Ich erinnere dich hier um { $time } Uhr ({ $zone }), aber nur, wenn du die Tagespartie noch nicht begonnen hast.
reminder-warning-begun = Ich schreibe dir hier 3 Stunden, bevor eine Serie enden würde.

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] Ich kann dir noch nicht schreiben. Öffne unseren privaten Chat, drück auf „Starten“ und wähl die Erinnerung noch einmal.
   *[other] Ich kann dir keine Direktnachrichten senden. Erlaub sie mir oder diesem Server und wähl die Erinnerung noch einmal.
 }
reminder-ended = { $chat ->
    [telegram] Deine Erinnerungen sind aus, weil ich dir nicht schreiben kann. Starte unseren privaten Chat neu und wähl in /settings eine Uhrzeit.
   *[other] Deine Erinnerungen sind aus, weil ich dir keine Direktnachrichten senden kann. Erlaub sie und wähl in den Einstellungen eine Uhrzeit.
 }

# Die Nachricht, dass ein Rückblick da ist.
review-promised-title = Rückblick auf #{ $number }
review-promised = Ich schreibe dir privat, sobald der Rückblick da ist: { $moment }.
review-not-played = Diese Tagespartie hast du nicht gespielt. Es gibt also keinen Rückblick.
review-is-open = Der Rückblick ist da: Drück „{ button-review }“ unter deiner Partie.
review-ready-title = Dein Rückblick auf #{ $number } ist da
review-ready = Diese Nachricht hast du dir gewünscht. Sieh dir an, welcher Zug deine Partie entschieden hat.
