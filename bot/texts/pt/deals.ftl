# What is known about a deal before its first move.

certified = Comprovado: dá para vencer. Dificuldade { $difficulty }/5 (5 é a maior).
certified-with-par = Comprovado: dá para vencer. Marca a bater: { $par }, a melhor pontuação conhecida. Dificuldade { $difficulty }/5 (5 é a maior).
uncertified = Não comprovado: talvez não dê para vencer.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Comprovado: dá para vencer. Marca a bater: { $par }, a melhor pontuação conhecida{ $timer ->
    [0] { "" }
   *[other] { " " }antes do ajuste do cronômetro
 }. Dificuldade { $difficulty }/5 (5 é a maior).
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Marca a bater: { $par }, a melhor pontuação conhecida. Dificuldade { $difficulty }/5 (5 é a maior).
flip-uncertified = Marca a bater desconhecida: 104 pontos podem estar fora de alcance.

# Below a deal that was not won: what is proven of it.
deal-winnable = Está comprovado: dá para vencer esta partida.
deal-best = A melhor pontuação conhecida desta partida é { $par }.
