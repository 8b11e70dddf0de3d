# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = Yukon
# Other names that players type. The second ones mean the game with an option.
yukon-called = solitaire yukon, yukon solitaire, soliter yukon, yukon soliter, kartu yukon, yukon klasik, yucon
yukon-called-suit = soliter rusia, solitaire rusia
yukon-credit = Yukon: tradisional
# The aim in two short sentences, above a player’s first game.
yukon-aim = Susun tiap kembang di fondasinya, dari as sampai king. Bangun menurun { $suit ->
    [on] dengan kembang sama
   *[off] dengan warna bergantian
 }: tiap kartu terbuka pindah bersama semua di atasnya.
yukon-pitch = Klondike tanpa stok: kartu pindah dengan yang di atasnya.
yukon-typing = Ketik asal kartu dan tujuannya: “a c”, “qh ks”, “d fondasi”. “3 a c” memindahkan 3 kartu. Satu baris muat beberapa langkah: “ab, bc”.

# Built in suit, it is Russian solitaire.
yukon-option-suit = Rusia (kembang sama)
yukon-short-option-suit = Rusia
# What else players type for it.
yukon-typed-option-suit = Rusia, kembang sama

# A goal of a season.
yukon-score-goal = Bawa { $score } kartu ke fondasi dalam satu permainan Yukon
