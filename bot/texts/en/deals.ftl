# What is known about a deal before its first move.

certified = Proven winnable. Difficulty { $difficulty }/5 (5 is hardest).
certified-with-par = Proven winnable. Par { $par }: the best known score. Difficulty { $difficulty }/5 (5 is hardest).
uncertified = Not proven winnable.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Proven winnable. Par { $par }: the best known score{ $timer ->
    [0] { "" }
   *[other] { " " }before the timer changes it
 }. Difficulty { $difficulty }/5 (5 is hardest).
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Par { $par }: the best known score. Difficulty { $difficulty }/5 (5 is hardest).
flip-uncertified = Par unknown: 104 points may be out of reach.

# Below a deal that was not won: what is proven of it.
deal-winnable = This deal is proven winnable.
deal-best = The best known score of this deal is { $par }.
