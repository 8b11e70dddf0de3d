# What is known of a deal before its first move.

certified = Certified winnable: difficulty { $difficulty } of 5.
certified-with-par = Certified winnable: par { $par }, difficulty { $difficulty } of 5.
uncertified = Not certified: it may be unwinnable.

# Par is the best score that was found. Points of Blink are those of the table, before the clock's factor.
blink-certified-with-par = Certified winnable: par { $par }{ $timer ->
    [0] { "" }
   *[other] { " " }before the clock’s factor
 }, difficulty { $difficulty } of 5.
# Hardly any game of Flip is won, so its deals are certified by a score alone.
flip-certified-with-par = Certified: par { $par }, the best score found. Difficulty { $difficulty } of 5.
flip-uncertified = Not certified: 104 may be out of reach.
