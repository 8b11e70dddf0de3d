# What is known about a deal before its first move.

certified = Выигрыш доказан. Сложность { $difficulty }/5 (5 — самое сложное).
certified-with-par = Выигрыш доказан. Эталон { $par }: лучший известный результат. Сложность { $difficulty }/5 (5 — самое сложное).
uncertified = Выигрыш не доказан.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Выигрыш доказан. Эталон { $par }: лучший известный результат{ $timer ->
    [0] { "" }
   *[other] { " " }без учёта таймера
 }. Сложность { $difficulty }/5 (5 — самое сложное).
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Эталон { $par }: лучший известный результат. Сложность { $difficulty }/5 (5 — самое сложное).
flip-uncertified = Эталон неизвестен: 104 очка могут быть недостижимы.

# Below a deal that was not won: what is proven of it.
deal-winnable = Выигрыш в этом раскладе доказан.
deal-best = Лучший известный результат этого расклада — { $par }.
