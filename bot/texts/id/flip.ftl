# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = flip solitaire, solitaire flip
flip-credit = Flip: perancang tidak diketahui
# The aim in one sentence, above a player’s first game.
flip-aim = Balik kartu terang jadi gelap, lalu buang, memakai 4 kartu berurutan yang ujungnya cocok.
flip-typing = Bagi kartu: “bagi”, “bagi 3”, “bagi cocok” (sampai aksi berikutnya), “bagi semua”. Aksi: nomor kartu pertama dari 4 (“7”), atau 2 kartu ujungnya (“2s 10s”). Untuk menyebut aksinya: “balik 7”, “balik empat 7”, “buang 7”, “buang empat 7”. “berhenti” mengakhiri permainan.
flip-pitch = Balik dan buang kartu, raih poin sebanyak mungkin.
flip-pitch-effort = { $moves } langkah · sekitar { $points }/104 poin
flip-scored = Poin
flip-option-open = stok terbuka
flip-short-option-open = terbuka

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Kartu di tanganmu, dari bawah. { $places }.
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] Stok habis.
       *[other] Stok: { $count } kartu tertutup.
    }
    [1] Stok: { $seen } kartu terbuka: { $cards }.
   *[other] Stok: { $seen } kartu terbuka, mulai dari yang berikutnya: { $cards }.
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = berikut

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] Bagi sampai aksi berikutnya
        [end] Bagi sampai habis
       *[other] Bagi { $reach } kartu sampai aksi berikutnya
    }
    [all] Bagi semua { $left } kartu
   *[other] Bagi 1 kartu
 }
flip-turn = { $from }–{ $to }: balik { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from }–{ $to }: balik semua
flip-remove = { $from }–{ $to }: buang { $one } { $other }
flip-remove-four = { $from }–{ $to }: buang semua
flip-stop = Berhenti di sini
flip-ending-stop = Berhenti di sini? Masih ada { $moves } aksi. Hasilmu akan menjadi { $score } dari 104 poin.
flip-ending-stop-yes = Ya, berhenti
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] Ke aksi berikut
        [end] Sampai habis
       *[other] Aksi berikut: { $reach }
    }
    [all] Bagi semua
   *[other] Bagi 1
 }
flip-turn-short = { $from }: balik
flip-turn-four-short = { $from }: balik semua
flip-remove-short = { $from }: buang
flip-remove-four-short = { $from }: buang semua
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] sampai aksi berikutnya
        [end] sampai habis, tak ada aksi lagi
       *[other] { $reach } kartu, sampai aksi berikutnya
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } dan { $last } membalik { $moved ->
    [1] { $one }
   *[other] { $one } dan { $other }
 }
flip-turn-four-typed = { $first } dan { $last } membalik keempatnya
flip-remove-typed = { $first } dan { $last } membuang { $one } dan { $other }
flip-remove-four-typed = { $first } dan { $last } membuang keempatnya
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] Poin: { $score } dari 104.
       *[other] Poin: { $score } dari 104. Kartu dibuang: { $removed }. Gelap di tanganmu: { $dark }.
    }
   *[other] Poin: { $score } dari 104. Kartu dibuang: { $removed }. Gelap di tanganmu: { $dark }.
 }
flip-picture-state = { $score } dari 104 · stok { $stock }
flip-result = { $score } dari 104 poin, { $removed } kartu dibuang
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] Stok habis. Lakukan satu-satunya aksi, atau akhiri dengan “{ flip-stop }”.
       *[other] Stok habis. Pilih satu aksi, atau akhiri dengan “{ flip-stop }”.
    }
   *[other] { $moves ->
        [3] Belum ada aksi. Bagi kartu sampai ujung 4 kartu berurutan sama kembang atau nilainya.
        [4] Ada satu aksi. Lakukan, atau terus bagi kartu: membagi tidak pernah merusak aksi.
       *[other] Pilih satu aksi, atau terus bagi kartu: membagi tidak pernah merusak aksi.
    }
 }

flip-ended-perfect = Kamu menang! Semua 52 kartu dibuang: 104 poin, permainan sempurna. Permainan yang kuat pun jarang mencapainya.
flip-ended-no-play = Stok habis dan tidak ada aksi lagi. Kamu meraih { $score } dari 104 poin: { $removed } kartu dibuang, { $dark } gelap di tanganmu.
flip-ended-stopped = Kamu berhenti sebelum aksi terakhir. Kamu meraih { $score } dari 104 poin: { $removed } kartu dibuang, { $dark } gelap di tanganmu.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Membagi tidak merusak apa-apa: kartu hanya bertambah di atas, dan semua aksi tetap bisa dilakukan.
flip-hint-perfect = Ini langkah pertama untuk membuang semua 52 kartu.
flip-hint-only = Ini satu-satunya aksi.
flip-hint-any = { $plays ->
    [2] Kedua aksi menghasilkan skor terbaik yang sama, jadi kamu bisa mulai dari yang mana saja.
   *[other] Semua { $plays } aksi menghasilkan skor terbaik yang sama, jadi kamu bisa mulai dari yang mana saja.
 }
flip-hint-same = { $equal } dari { $plays } aksi menghasilkan skor terbaik yang ditemukan. Sisanya lebih rendah.
flip-hint-best = Ini langkah pertama dari jalan terbaik yang ditemukan. Aksi terbaik berikutnya menghasilkan { $other } poin.
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] Ini langkah pertama dari jalan terbaik. Tidak ada jalan dengan poin lebih banyak.
   *[off] Ini langkah pertama dari jalan terbaik yang ditemukan.
 }
flip-hint-later = { $proven ->
    [on] Jalan terbaik dimulai dengan kartu yang belum dibagi. Tidak ada jalan dengan poin lebih banyak.
   *[off] Jalan terbaik yang ditemukan dimulai dengan kartu yang belum dibagi.
 }
flip-hint-none = Dengan semua kartu di tanganmu pun, tidak ada aksi.

flip-refused-no-such-move = “{ $move }” bukan langkah di Flip. Kamu bisa membagi, membalik, membuang, dan berhenti di akhir.
flip-refused-stock-empty = Stok habis, jadi tidak bisa membagi lagi. Lakukan satu aksi, atau berhenti.
flip-refused-stock-short = Tinggal { $left } kartu untuk dibagi. Tidak ada yang dimainkan.
flip-refused-stock-left = Kamu belum bisa berhenti: masih ada { $left } kartu untuk dibagi.
flip-refused-not-all = { $left ->
    [0] Tidak ada lagi kartu untuk dibagi. Tidak ada yang dimainkan.
   *[other] Tinggal { $left } kartu untuk dibagi, bukan { $number }. Tidak ada yang dimainkan.
 }
flip-refused-after-match = Setelah “bagi cocok”, belum ketahuan berapa kartu yang tersisa. Ketik pembagian berikutnya di baris tersendiri. Tidak ada yang dimainkan.
flip-refused-just-dealt = “{ $move }” ada setelah pembagian, dan kartu di tanganmu sekarang belum memungkinkannya. Bagi dulu, lihat, baru main. Tidak ada yang dimainkan.
flip-refused-no-such-window = { $most ->
    [0] Satu aksi perlu 4 kartu berurutan, tapi di tanganmu hanya ada { $cards }.
    [1] Di tanganmu hanya ada 4 kartu. Aksi hanya bisa mulai dari kartu 1, bukan { $number }.
   *[other] Di tanganmu ada { $cards } kartu. Aksi dengan 4 kartu bisa mulai dari kartu 1 sampai { $most }, bukan { $number }.
 }
flip-refused-ends-differ = Kartu ujung { $from }–{ $to }, { $first } dan { $last }, tidak sama kembang maupun nilainya.
flip-refused-light-end = Kartu hanya bisa dibuang kalau kedua ujungnya gelap. Di { $from }–{ $to }, ujungnya { $first } dan { $last } (◼ berarti gelap).
flip-refused-dark-already = Di { $from }–{ $to }, di antara { $first } dan { $last }, tak ada lagi kartu terang untuk dibalik. Kartu gelap tidak pernah kembali terang.
flip-refused-only-middle = { $first } dan { $last } sama kembangnya, bukan nilainya. Jadi dari { $from }–{ $to }, hanya 2 yang di tengah yang bisa dimainkan, bukan keempatnya.
flip-refused-only-four = { $first } dan { $last } sama nilainya. Jadi di { $from }–{ $to }, hanya keempatnya yang bisa dimainkan, bukan 2 yang di tengah.
flip-refused-which-play = Itu bisa berarti beberapa aksi. Ketik salah satunya: { $ways }.
flip-refused-not-shown = Tidak ada kartu di tanganmu yang menampilkan { $face } seperti yang kamu ketik. Sebut kartu menurut sisi yang sekarang terlihat, terang atau gelap.
flip-refused-not-ends = { $one } dan { $other } bukan ujung 4 kartu berurutan. Harus ada tepat 2 kartu di antaranya.
flip-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Coba “bagi”, “bagi cocok”, atau “bagi semua”. Atau ketik nomor kartu pertama dari 4: “7”.

# The goal of a second try, and a score in its terms.
flip-goal = { $goal } poin atau lebih
flip-goal-score = { $score } poin

# A goal of a season.
flip-score-goal = Raih { $score } poin atau lebih di Flip
