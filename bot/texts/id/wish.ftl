# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = the wish, patience wish, permohonan, harapan, keinginan
wish-credit = Wish: tradisional
wish-aim = Ambil pasangan bernilai sama dari puncak tumpukan sampai habis.
wish-typing = Ketik 2 tumpukan, seperti “ac”, atau 2 kartu, seperti “7s 7h”. Satu baris bisa berisi beberapa pasang.
wish-pitch = Ambil pasangan bernilai sama sampai 8 tumpukan habis.
wish-scored = Kartu tersisa
wish-option-open = semua kartu terbuka
wish-short-option-open = terbuka

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Tumpukan { $name }{ $seen ->
    [0] : kosong.
    [1] : { $cards }{ $hidden ->
        [0] .
       *[other] , di atas { $hidden } kartu tertutup.
    }
   *[other] , dari atas: { $cards }.
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] Tidak ada kartu tersisa.
   *[other] Tersisa { $score } kartu.
 }
wish-picture-state = sisa { $score }
wish-result = { $score ->
    [0] Semua kartu habis
   *[other] Tersisa { $score } kartu
 }
wish-choices = Kamu bisa mengambil { $moves } pasang.

wish-ended-cleared = Kamu menang! Semua kartu habis.
wish-ended-no-pair = Kamu kalah: tak ada kartu teratas yang nilainya sama. { wish-state }
wish-ended-no-first-pair = Susunan ini sudah kalah sebelum langkah pertama: tak ada kartu teratas yang nilainya sama. Sekitar 1 dari 160 susunan dimulai seperti ini.
wish-first-win = Kamu memenangkan permainan Wish pertama hari ini dalam sekali coba. Kamu boleh mengucapkan satu permohonan. Jangan ceritakan kepada siapa pun, nanti tidak terkabul.
# On the picture of the win: at most 48 columns.
wish-first-win-line = Kamu boleh mengucapkan satu permohonan

wish-refused-no-such-move = “{ $move }” bukan langkah di Wish. Ketik 2 tumpukan, seperti “ac”.
wish-refused-one-pile = Satu pasang berasal dari 2 tumpukan. Tumpukan { $pile } tidak bisa dipakai dua kali.
wish-refused-pile-order = Urutkan tumpukan sebuah pasangan dari a sampai h: “take { $first } { $second }”.
wish-refused-empty-pile = Tumpukan { $pile } kosong.
wish-refused-not-a-pair = { $one } di tumpukan { $first } dan { $other } di tumpukan { $second } nilainya tidak sama.
wish-refused-face-down = Kamu menyebut tumpukan { $pile } dua kali. Satu baris hanya bisa mengambil kartu yang sekarang terbuka. Ambil pasangan pertama dulu, lalu lihat lagi.
wish-refused-not-on-top = { $card } sekarang tidak ada di puncak tumpukan. Ketik 2 tumpukan, seperti “ac”, atau 2 kartu teratas yang nilainya sama.
wish-refused-no-pair = { $count ->
    [0] “{ $text }” sekarang bukan pasangan: tidak ada kartu bernilai itu di puncak.
   *[other] “{ $text }” sekarang bukan pasangan: hanya satu kartu bernilai itu di puncak.
 }
wish-refused-several-pairs = “{ $text }” bisa berarti beberapa pasangan: tumpukan { $piles }. Ketik huruf 2 di antaranya.
wish-refused-no-partner = Sekarang tidak ada kartu teratas lain yang nilainya sama dengan { $card }. Ambil pasangan lain.
wish-refused-unreadable = “{ $text }” tidak terbaca sebagai pasangan. Ketik 2 tumpukan, seperti “ac”, atau 2 kartu teratas, seperti “7s 7h”. Beberapa pasang sekaligus juga bisa.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = Tidak ada pasangan lain yang bisa diambil.
wish-hint-safe = Keempat kartu bernilai itu ada di puncak. Mengambilnya tidak merugikanmu.
wish-hint-tallest = Tidak ada pasangan lain di tumpukan yang lebih tinggi daripada { $place1 } dan { $place2 }. Tumpukan tinggi paling banyak menyembunyikan kartu.
wish-hint-sampled = Ada pasangan lain di tumpukan yang lebih tinggi. Tapi di papan seperti punyamu, yang ini lebih sering menang.
wish-hint-wins = Kamu bisa melihat semua kartu. Setelah pasangan ini, semuanya masih bisa diambil.
wish-hint-fewest = Kamu bisa melihat semua kartu. Tidak semuanya bisa diambil lagi, tapi pasangan ini menyisakan paling sedikit.

# A goal of a season.
wish-score-goal = Sisakan { $score } kartu atau kurang dalam satu permainan Wish
