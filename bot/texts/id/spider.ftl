# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = Spider
# Other names that players type.
spider-called = spider solitaire, solitaire spider, soliter spider, spider soliter, laba laba, laba-laba, soliter laba laba, kartu spider, main spider, spyder
spider-called-suits-2 = spider dua kembang, spider sedang
spider-called-suits-4 = spider empat kembang, spider sulit, spider susah
spider-credit = Spider: tradisional
# The aim in two short sentences, above a player’s first game.
spider-aim = Susun kembang lengkap di tumpukan, dari king turun sampai as. Yang lengkap naik ke fondasi secara otomatis.
spider-pitch = Susun 8 kembang lengkap di 10 tumpukan.
spider-typing = Ketik asal kartu dan tujuannya: “a c” atau “7h 8s”. “3 a c” memindahkan 3 kartu. “bagi” menaruh satu kartu di tiap tumpukan. Satu baris muat beberapa langkah: “ab, bc”.

spider-option-suits = jumlah kembang
spider-option-suits-1 = 1 kembang
spider-option-suits-2 = 2 kembang
spider-option-suits-4 = 4 kembang
spider-short-option-suits-1 = 1 kembang
spider-short-option-suits-2 = 2 kembang
spider-short-option-suits-4 = 4 kembang
# What else players type beside its number.
spider-typed-option-suits = kembang, suit, jenis, jenis kembang, simbol, lambang

spider-scored = Kembang lengkap
# A goal of a season.
spider-score-goal = Lengkapi { $score } kembang dalam satu permainan Spider

spider-choosing-others = Langkah-langkah ini hanya memindahkan kartu. Jarang membantu.
spider-ended-no-move = Kamu kalah: kamu tidak bisa membagi, dan tidak ada kartu yang cocok di atas kartu lain. { building-home }.

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = lengkapi { $goal } kembang atau lebih
spider-goal-score = { $score } kembang lengkap

spider-refused-no-such-move = “{ $move }” bukan langkah di permainan ini. Ketik asal kartu dan tujuannya, seperti “a b”, atau “bagi”.
spider-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik asal kartu dan tujuannya: “a b” atau “7h 8s”. Atau ketik “bagi”.
