# What is known of a deal before its first move.

certified = Certified: this deal can be won. Difficulty { $difficulty } of 5.
certified-with-par = Certified: this deal can be won. Par { $par }. Difficulty { $difficulty } of 5.
uncertified = This deal is not certified: it may be one that cannot be won.

# Par is the best score that was found. Points of Blink are those of the table, before the clock's factor.
blink-certified-with-par = Certified: this deal can be won. Par { $par }{ $timer ->
    [0] { "" }
   *[other] { " " }before the clock’s factor
 }. Difficulty { $difficulty } of 5.
# Hardly any game of Flip is won, so its deals are certified by a score alone.
flip-certified-with-par = Certified: par { $par } of 104, the best score found for this deal. Difficulty { $difficulty } of 5.
flip-uncertified = This deal is not certified: no par is known, and it may be that 104 cannot be reached.
