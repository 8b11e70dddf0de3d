# What is known about a deal before its first move.

certified = Certified winnable: difficulty { $difficulty } of 5.
certified-with-par = Certified winnable: par { $par }, difficulty { $difficulty } of 5.
uncertified = Not certified: it may be unwinnable.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Certified winnable: par { $par }{ $timer ->
    [0] { "" }
   *[other] { " " }before the clock’s factor
 }, difficulty { $difficulty } of 5.
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Certified: par { $par }, the best score found. Difficulty { $difficulty } of 5.
flip-uncertified = Not certified: 104 may be out of reach.
