# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = Piramida
# Other names that players type.
pyramid-called = piramid, soliter piramida, piramida soliter, solitaire piramida, piramida solitaire, soliter piramid, piramid soliter, solitaire piramid, piramid solitaire, kartu piramida, main piramida, piramida kartu, piramida 13, piramid 13, soliter 13, piramida tiga belas, piramida klasik, piramida mesir, soliter piramida mesir, tumpukan 28, jumlah 13, pyramida, piramide
pyramid-credit = Piramida (Pyramid): tradisional
# The aim in two short sentences, above a player’s first game.
pyramid-aim = Habiskan piramida: ambil 2 kartu bebas yang berjumlah 13. King diambil tanpa pasangan.
pyramid-pitch = Habiskan piramida: ambil pasangan yang berjumlah 13.
pyramid-typing = Ketik 2 kartu, seperti “qh as”, atau tempatnya, seperti “g1 g2”. “w” adalah buangan, dan “s” stok. King tidak butuh pasangan: “g3”. “tarik” menarik dari stok, dan “balik buangan” membalik buangan.

# How often players may go through the stock.
pyramid-option-passes = putaran stok
pyramid-option-passes-any = putaran tanpa batas
pyramid-option-passes-3 = 3 putaran
pyramid-option-passes-1 = 1 putaran
pyramid-short-option-passes-any = tanpa batas
pyramid-short-option-passes-3 = 3 putaran
pyramid-short-option-passes-1 = 1 putaran

# A goal of a season.
pyramid-score-goal = Sisakan { $score } kartu atau kurang dalam satu permainan Piramida

pyramid-refused-no-such-move = “{ $move }” bukan langkah di permainan ini. Ketik 2 kartu yang berjumlah 13, seperti “qh as”, atau “tarik”.
pyramid-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik 2 kartu, seperti “qh as”, atau tempatnya, seperti “g1 g2”. Atau “tarik” atau “balik buangan”.
