# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = TriPeaks
# Other names that players type.
tripeaks-called = tri peaks, soliter tripeaks, tripeaks soliter, solitaire tripeaks, tripeaks solitaire, soliter tri peaks, solitaire tri peaks, tiga puncak, 3 puncak, soliter tiga puncak, solitaire tiga puncak, tiga gunung, 3 gunung, tiga piramida, tiga menara, kartu tripeaks, main tripeaks, tripeak, tri peak, tripik, tripiks, tri piks, traipik
tripeaks-credit = TriPeaks: Robert Hogue, 1989
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = Habiskan 3 puncak dengan memindahkan kartunya ke buangan. Ambil kartu bebas yang nilainya 1 di atas atau di bawah kartu teratas buangan.
tripeaks-pitch = Habiskan 3 puncak, naik atau turun 1 nilai.
tripeaks-typing = Ketik kartu, seperti “7h”, atau tempatnya, seperti “d3”. “tarik” menarik dari stok. Satu baris muat beberapa langkah: “d3 d4 c3”.

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = king dan as menyambung
tripeaks-option-wrap-on = king dan as menyambung
tripeaks-option-wrap-off = king dan as tidak menyambung
tripeaks-short-option-wrap-on = menyambung
tripeaks-short-option-wrap-off = tanpa sambung
# What else players type for it.
tripeaks-typed-option-wrap-off = tanpa sambung, tanpa sambungan, tidak menyambung, tidak sambung, tak menyambung, gak nyambung, nggak nyambung

# A goal of a season.
tripeaks-score-goal = Sisakan { $score } kartu atau kurang dalam satu permainan TriPeaks
