# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = Golf
# Other names that players type. The second ones mean the game with an option.
golf-called = soliter golf, golf soliter, solitaire golf, golf solitaire, kartu golf, golf kartu, main golf, golf klasik, permainan golf, golp, golf solitair
golf-called-wrap = putt putt, putput, put put, puttputt, golf mini, mini golf, minigolf, golf putt putt
golf-credit = Golf: tradisional
# The aim in two short sentences, above a player’s first game.
golf-aim = Habiskan 7 tumpukan dengan memindahkan kartunya ke buangan. Ambil kartu teratas yang nilainya 1 di atas atau di bawah kartu teratas buangan.
golf-pitch = Habiskan 7 tumpukan, naik atau turun 1 nilai.
golf-typing = Ketik tumpukan, seperti “a”, atau kartu teratasnya, seperti “7h”. “tarik” menarik dari stok. Satu baris muat beberapa langkah: “a c a”.

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = king dan as menyambung (Putt Putt)
golf-short-option-wrap = Putt Putt
# What else players type for it.
golf-typed-option-wrap = menyambung, bersambung, nyambung, dengan sambungan

# A goal of a season.
golf-score-goal = Sisakan { $score } kartu atau kurang dalam satu permainan Golf

golf-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik tumpukan, seperti “a”, atau kartu teratasnya, seperti “7h”. Atau ketik “tarik”.
golf-refused-covered = { $card } ada di bawah kartu lain di tumpukan { $covering }. Ambil dulu kartu-kartu itu.
golf-refused-card-covered = { golf-refused-covered }
