# What is known of a deal before its first move.

certified = Geprüft: Diese Partie lässt sich gewinnen. Schwierigkeit { $difficulty } von 5.
certified-with-par = Geprüft: Diese Partie lässt sich gewinnen. Par { $par }. Schwierigkeit { $difficulty } von 5.
uncertified = Diese Partie ist nicht geprüft: Es kann sein, dass sie sich nicht gewinnen lässt.

# Par is the best score that was found. Points of Blink are those of the table, before the clock's factor.
blink-certified-with-par = Geprüft: Diese Partie lässt sich gewinnen. Par { $par }{ $timer ->
    [0] { "" }
   *[other] { " " }vor dem Faktor der Uhr
 }. Schwierigkeit { $difficulty } von 5.
# Hardly any game of Flip is won, so its deals are certified by a score alone.
flip-certified-with-par = Geprüft: Par { $par } von 104, das beste Ergebnis, das für diese Partie gefunden wurde. Schwierigkeit { $difficulty } von 5.
flip-uncertified = Diese Partie ist nicht geprüft: Ein Par ist nicht bekannt, und 104 sind vielleicht nicht zu erreichen.
