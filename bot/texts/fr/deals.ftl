# What is known about a deal before its first move.

certified = Donne gagnable, c’est prouvé. Difficulté { $difficulty }/5 (5 : la plus haute).
certified-with-par = Donne gagnable, c’est prouvé. Par { $par } : le meilleur score connu. Difficulté { $difficulty }/5 (5 : la plus haute).
uncertified = Pas de preuve que cette donne soit gagnable.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Donne gagnable, c’est prouvé. Par { $par } : le meilleur score connu{ $timer ->
    [0] { "" }
   *[other] { " " }avant l’effet du minuteur
 }. Difficulté { $difficulty }/5 (5 : la plus haute).
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Par { $par } : le meilleur score connu. Difficulté { $difficulty }/5 (5 : la plus haute).
flip-uncertified = Par inconnu : les 104 points sont peut-être hors de portée.

# Below a deal that was not won: what is proven of it.
deal-winnable = Cette donne est gagnable, c’est prouvé.
deal-best = Le meilleur score connu pour cette donne est { $par }.
