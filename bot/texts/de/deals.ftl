# What is known of a deal before its first move.

certified = Geprüft gewinnbar: Schwierigkeit { $difficulty } von 5.
certified-with-par = Geprüft gewinnbar: Par { $par }, Schwierigkeit { $difficulty } von 5.
uncertified = Nicht geprüft: Sie ist vielleicht nicht zu gewinnen.

# Par is the best score that was found. Points of Blink are those of the table, before the clock's factor.
blink-certified-with-par = Geprüft gewinnbar: Par { $par }{ $timer ->
    [0] { "" }
   *[other] { " " }vor dem Faktor der Uhr
 }, Schwierigkeit { $difficulty } von 5.
# Hardly any game of Flip is won, so its deals are certified by a score alone.
flip-certified-with-par = Geprüft: Par { $par }, das beste gefundene Ergebnis. Schwierigkeit { $difficulty } von 5.
flip-uncertified = Nicht geprüft: 104 sind vielleicht nicht zu erreichen.
