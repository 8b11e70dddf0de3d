# What is known about a deal before its first move.

certified = Geprüft gewinnbar: Schwierigkeit { $difficulty } von 5.
certified-with-par = Geprüft gewinnbar: Par { $par }, Schwierigkeit { $difficulty } von 5.
uncertified = Nicht geprüft: Sie ist vielleicht nicht zu gewinnen.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Geprüft gewinnbar: Par { $par }{ $timer ->
    [0] { "" }
   *[other] { " " }vor dem Faktor der Uhr
 }, Schwierigkeit { $difficulty } von 5.
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Geprüft: Par { $par }, das beste gefundene Ergebnis. Schwierigkeit { $difficulty } von 5.
flip-uncertified = Nicht geprüft: 104 sind vielleicht nicht zu erreichen.
