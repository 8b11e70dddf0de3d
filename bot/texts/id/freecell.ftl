# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = FreeCell
# Other names that players type.
freecell-called = free cell, soliter freecell, solitaire freecell, freecell soliter, freecell solitaire, sel bebas, sel kosong, freecel, frecell, frisel
freecell-credit = FreeCell: Paul Alfille, 1978
# The aim in two short sentences, above a player’s first game.
freecell-aim = Susun tiap kembang di fondasinya, dari as sampai king. Bangun tumpukan menurun dengan warna bergantian, dan titipkan kartu di { $cells } sel.
freecell-pitch = Hampir selalu bisa menang: titipkan kartu di 4 sel.
freecell-typing = Ketik asal kartu dan tujuannya: “1 4”, “qh ks”, “3 fondasi”. Tumpukan bernama 1 sampai 8, sel bernama huruf: “2 a” mengisi sel a, “b 5” mengosongkan sel b. Notasi standar juga bisa: “1a b5 3h”.

# How many cells there are.
freecell-option-cells = jumlah sel
freecell-option-cells-4 = 4 sel
freecell-option-cells-3 = 3 sel
freecell-option-cells-2 = 2 sel
freecell-option-cells-1 = 1 sel
freecell-short-option-cells-4 = 4 sel
freecell-short-option-cells-3 = 3 sel
freecell-short-option-cells-2 = 2 sel
freecell-short-option-cells-1 = 1 sel
# What else players type beside its number.
freecell-typed-option-cells = sel, sel bebas, sel kosong

# A goal of a season.
freecell-score-goal = Bawa { $score } kartu ke fondasi dalam satu permainan FreeCell

freecell-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik asal kartu dan tujuannya: “1 4”, “qh ks”, “3 fondasi”, atau “2 a” untuk sel.
freecell-refused-no-such-move = “{ $move }” bukan langkah di permainan ini. Ketik asal kartu dan tujuannya, misalnya “1 4”, “2 a” untuk sel, atau “3 fondasi”.
