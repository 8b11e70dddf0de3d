# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = Klondike
# Other names that players type.
klondike-called = soliter klondike, solitaire klondike, soliter, main kartu soliter, soliter biasa, soliter klasik, solitaire biasa, solitaire klasik, solitaire windows, kartu soliter, solitaire kartu, kartu, game kartu, permainan kartu, main kartu
klondike-called-draw-3 = solitaire 3 kartu, solitaire tiga kartu, soliter 3 kartu, soliter tiga kartu, solitaire vegas
klondike-called-open = solitaire terbuka, klondike terbuka, soliter terbuka
klondike-credit = Klondike: tradisional
# The aim in two short sentences, above a player’s first game.
klondike-aim = Susun tiap kembang di fondasinya, dari as sampai king. Bangun tumpukan menurun dengan warna bergantian.
klondike-pitch = Solitaire klasik: susun 4 kembang, dari as sampai king.
klondike-typing = Ketik asal kartu dan tujuannya: “a c”, “qh ks”, “d fondasi”; “w d” memainkan buangan. “tarik” menarik dari stok, dan “balik buangan” membalik buangan. “3 a c” memindahkan 3 kartu. Satu baris muat beberapa langkah: “ab, bc”.

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = kartu sekali tarik
klondike-option-draw-1 = tarik 1 kartu
klondike-option-draw-3 = tarik 3 kartu
klondike-short-option-draw-1 = tarik 1
klondike-short-option-draw-3 = tarik 3
# What else players type beside its number.
klondike-typed-option-draw = kartu, tarik kartu, ambil, ambil kartu, kartu sekaligus
klondike-option-passes = putaran stok
klondike-option-passes-any = putaran tanpa batas
klondike-option-passes-3 = 3 putaran
klondike-option-passes-1 = 1 putaran
klondike-short-option-passes-any = tanpa batas
klondike-short-option-passes-3 = 3 putaran
klondike-short-option-passes-1 = 1 putaran

# A goal of a season.
klondike-score-goal = Bawa { $score } kartu ke fondasi dalam satu permainan Klondike

klondike-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik asal kartu dan tujuannya: “a b”, “a fondasi”, atau “w b” dari buangan. Atau ketik “tarik” atau “balik buangan”.
