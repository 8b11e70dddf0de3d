# What is known about a deal before its first move.

certified = Geprüft gewinnbar. Schwierigkeit { $difficulty }/5 (5 ist am schwersten).
certified-with-par = Geprüft gewinnbar. Par { $par }: das beste bekannte Ergebnis. Schwierigkeit { $difficulty }/5 (5 ist am schwersten).
uncertified = Nicht geprüft: Vielleicht ist diese Partie nicht zu gewinnen.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Geprüft gewinnbar. Par { $par }: das beste bekannte Ergebnis{ $timer ->
    [0] { "" }
   *[other] { " " }ohne den Faktor der Uhr
 }. Schwierigkeit { $difficulty }/5 (5 ist am schwersten).
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Par { $par }: das beste bekannte Ergebnis. Schwierigkeit { $difficulty }/5 (5 ist am schwersten).
flip-uncertified = Par unbekannt: 104 Punkte lassen sich vielleicht nicht erreichen.

# Below a deal that was not won: what is proven of it.
deal-winnable = Diese Partie ist geprüft gewinnbar.
deal-best = Das beste bekannte Ergebnis dieser Partie ist { $par }.
