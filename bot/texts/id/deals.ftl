# What is known about a deal before its first move.

certified = Terbukti bisa dimenangkan. Kesulitan { $difficulty }/5 (5 paling sulit).
certified-with-par = Terbukti bisa dimenangkan. Par { $par }: skor terbaik yang diketahui. Kesulitan { $difficulty }/5 (5 paling sulit).
uncertified = Belum terbukti bisa dimenangkan.

# Par is the best known score. Points of Blink are those of the table, without the factor of the clock.
blink-certified-with-par = Terbukti bisa dimenangkan. Par { $par }: skor terbaik yang diketahui{ $timer ->
    [0] { "" }
   *[other] { " " }sebelum waktu diperhitungkan
 }. Kesulitan { $difficulty }/5 (5 paling sulit).
# Hardly any game of Flip can be won, so its deals are certified by a score only.
flip-certified-with-par = Par { $par }: skor terbaik yang diketahui. Kesulitan { $difficulty }/5 (5 paling sulit).
flip-uncertified = Par belum diketahui: 104 poin mungkin tidak bisa dicapai.

# Below a deal that was not won: what is proven of it.
deal-winnable = Susunan ini terbukti bisa dimenangkan.
deal-best = Skor terbaik yang diketahui untuk susunan ini adalah { $par }.
