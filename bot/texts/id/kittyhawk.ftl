# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = kitty hawk
kittyhawk-credit = Kittyhawk: Ezra Bradford. Decktet: P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = Susun tiap kembang di fondasinya, dari As sampai Mahkota, hingga semua kartu ada di fondasi.
kittyhawk-pitch = Susun 6 kembang, dari As sampai Mahkota.
kittyhawk-typing = Ketik asal kartu dan tujuannya: “a b”, “g simpul”, “9lk simpul”, “mill ke merchant” (nama Inggris), “fondasi a”; “d” membagi, “c” mengumpulkan. Satu baris muat beberapa langkah: “ab, bc”. Fondasi: m (Bulan), s (Matahari), w (Ombak), l (Daun), y (Naga), k (Simpul).
kittyhawk-scored = Kartu di fondasi

kittyhawk-option-level = level
kittyhawk-option-level-1 = level 1
kittyhawk-option-level-2 = level 2 dengan Pion
kittyhawk-option-level-3 = level 3 dengan As dikocok
kittyhawk-option-level-4 = level 4 dengan Pion dan Istana
kittyhawk-option-level-5 = level 5 dengan Pion, Istana, dan As dikocok
kittyhawk-short-option-level-1 = level 1
kittyhawk-short-option-level-2 = level 2
kittyhawk-short-option-level-3 = level 3
kittyhawk-short-option-level-4 = level 4
kittyhawk-short-option-level-5 = level 5
kittyhawk-option-blind = timbunan tertutup
kittyhawk-short-option-blind = tertutup
kittyhawk-option-open = stok terbuka
kittyhawk-short-option-open = terbuka

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] : kosong
    [1] : As
   *[other] : { $top } ({ $count } kartu)
 }
kittyhawk-foundation-row = Fondasi. { $places }.
kittyhawk-pile = Tumpukan { $name }{ $count ->
    [0] : kosong.
    [1] : { $cards }.
   *[other] , dari atas: { $cards }.
 }
kittyhawk-heap = { $name ->
    [g] Timbunan kiri g
   *[other] Timbunan kanan h
 }{ $count ->
    [0] : kosong.
    [1] : { $all }.
   *[other] , { $count } kartu, dari atas: { $all }.
 }
kittyhawk-stock = { $count ->
    [0] Stok habis.
   *[other] { $seen ->
        [0] Stok: { $count } kartu tertutup, dibagi 6 sekaligus.
       *[other]
            Stok: { $count } kartu terbuka, dibagi 6 sekaligus. Kartu terakhir untuk tiap timbunan berakhir di puncak.
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] Berikutnya
   *[other] Lalu ({ $number })
 }: ke g { $card1 }, { $card2 }, { $card3 }; ke h { $card4 }, { $card5 }, { $card6 }.

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = bulan
kittyhawk-printed-suns = matahari
kittyhawk-printed-waves = ombak
kittyhawk-printed-leaves = daun
kittyhawk-printed-wyrms = naga
kittyhawk-printed-knots = simpul
kittyhawk-printed-stock = stok

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] Bulan
    [suns] Matahari
    [waves] Ombak
    [leaves] Daun
    [wyrms] Naga
    [knots] Simpul
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] Bulan
    [suns] Matahari
    [waves] Ombak
    [leaves] Daun
    [wyrms] Naga
    [knots] Simpul
   *[other] { $place1 }
 }
kittyhawk-at1 = { $place1 ->
    [moons] fondasi Bulan
    [suns] fondasi Matahari
    [waves] fondasi Ombak
    [leaves] fondasi Daun
    [wyrms] fondasi Naga
    [knots] fondasi Simpul
    [g] timbunan kiri
    [h] timbunan kanan
   *[other] tumpukan { $place1 }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] { " dari " }{ kittyhawk-name1 }
 }
kittyhawk-target = { $place2 ->
    [moons] fondasi (Bulan)
    [suns] fondasi (Matahari)
    [waves] fondasi (Ombak)
    [leaves] fondasi (Daun)
    [wyrms] fondasi (Naga)
    [knots] fondasi (Simpul)
   *[other] { $onto ->
        [0] { $place2 } (kosong)
       *[other] tumpukan { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] { " " }(🌙)
        [suns] { " " }(☀️)
        [waves] { " " }(🌊)
        [leaves] { " " }(🍂)
        [wyrms] { " " }(🐍)
        [knots] { " " }(🪢)
       *[other] { " " }({ $place1 })
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] fond. 🌙
    [suns] fond. ☀️
    [waves] fond. 🌊
    [leaves] fond. 🍂
    [wyrms] fond. 🐍
    [knots] fond. 🪢
   *[other] tump. { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from }…
kittyhawk-move-then = → { kittyhawk-target }{ $place2 ->
    [moons] { "" }
    [suns] { "" }
    [waves] { "" }
    [leaves] { "" }
    [wyrms] { "" }
    [knots] { "" }
   *[other] { $onto ->
        [0] { "" }
       *[other] , di atas { $brief2 }
    }
 }
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short }…
kittyhawk-move-then-short = → { kittyhawk-target-short }
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Pilih tujuan { $brief1 } dari { kittyhawk-at1 }.
kittyhawk-deal = Bagi 6 kartu
kittyhawk-deal-short = Bagi 6
kittyhawk-collect = Kumpulkan kartu
kittyhawk-collect-short = Kumpulkan
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = Turun dari fondasi…
kittyhawk-choosing-others = Langkah-langkah ini menurunkan kartu dari fondasi, atau memindahkan satu-satunya kartu di tumpukan ke tumpukan kosong.

kittyhawk-home = { $score } dari { kittyhawk-total } kartu di fondasi
kittyhawk-state = { kittyhawk-home }{ $moves ->
    [0] .
   *[other] , setelah { $moves } langkah.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } di fondasi · stok { $stock }
kittyhawk-result = { $score } dari { kittyhawk-total } kartu di fondasi
kittyhawk-choices = { $stock ->
    [0] Pilih kartu dan tujuannya.
   *[other] { $moves ->
        [1] Tidak ada lagi langkah yang berguna: bagi 6 kartu ke timbunan.
       *[other] Pilih kartu dan tujuannya, atau bagi 6 kartu ke timbunan.
    }
 }

kittyhawk-ended-home = Kamu menang! Semua { $score } kartu sudah di fondasi, setelah { $moves } langkah.
kittyhawk-ended-no-move = Kamu kalah: stok habis, dan kartu hanya bisa bolak-balik. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] Langkah ini membawa kartu terakhir ke fondasi.
   *[other] Semua kartu sudah diketahui. Ini yang pertama dari { $moves } langkah yang membawa semuanya ke fondasi.
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] Ini membuat kartu yang terlihat lebih rapi urutannya.
       *[other] Ini membebaskan { $freed } kartu dari timbunan.
    }
   *[other] { $freed ->
        [0] Ini yang pertama dari { $moves } langkah yang membuat kartu yang terlihat lebih rapi urutannya.
       *[other] Ini yang pertama dari { $moves } langkah yang membebaskan { $freed } kartu dari timbunan.
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] Ini membuka satu kartu tertutup. Lihat kartu itu, lalu rencanakan langkah berikutnya.
   *[other] Ini yang pertama dari { $moves } langkah yang membuka satu kartu. Lihat kartu itu, lalu rencanakan langkah berikutnya.
 }
kittyhawk-hint-deal = Tidak ditemukan langkah yang memperbaiki papan, jadi bagi kartu.
kittyhawk-hint-tried = { $other ->
    [0] Setelah langkah lain yang tampak bagus, tak satu pun menang.
   *[other] Setelah langkah lain yang tampak bagus, hanya { $other } yang menang.
 }
kittyhawk-hint-stuck = Tidak ditemukan jalan untuk menang dari sini. Mengurungkan beberapa langkah mungkin membantu.

# The next rank that fits on a place.
kittyhawk-wanted = { $wanted ->
    [A] As
    [P] Pion
    [C] Istana
    [R] Mahkota
   *[other] kartu bernilai { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] fondasi Bulan
    [suns] fondasi Matahari
    [waves] fondasi Ombak
    [leaves] fondasi Daun
    [wyrms] fondasi Naga
    [knots] fondasi Simpul
    [g] timbunan kiri
    [h] timbunan kanan
   *[other] tumpukan { $place }
 }

kittyhawk-refused-no-such-move = “{ $move }” bukan langkah di Kittyhawk. Ketik tumpukan dan tujuan kartu teratasnya, seperti “a simpul”. Atau ketik “bagi” atau “kumpulkan”.
kittyhawk-refused-same-place = Kartu itu sudah ada di { kittyhawk-at }. Sebut tempat lain.
kittyhawk-refused-nothing-there = Tidak ada kartu di { kittyhawk-at }.
kittyhawk-refused-onto-heap = Kartu tidak bisa dipindah ke timbunan: hanya pembagian yang menaruh kartu di sana.
kittyhawk-refused-stock-only-deals = Kartu tidak bisa dipindah dari atau ke stok. Bagi kartu untuk mendapat 6.
kittyhawk-refused-stock-empty = Stok habis, jadi tidak bisa membagi lagi.
kittyhawk-refused-nothing-safe = Sekarang tak ada As, 2 sampai 9, atau Mahkota yang aman naik ke fondasi. Pion dan Istana tidak pernah dikumpulkan. Kamu bisa menaikkan kartu sendiri.
kittyhawk-refused-not-the-suit = { $card } tidak bisa ke { kittyhawk-at }: tidak punya kembang itu.
kittyhawk-refused-needs-ace = { $card } belum bisa ke { kittyhawk-at }: masih kosong dan dimulai dengan As-nya.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } tidak bisa ke { kittyhawk-at }: sudah lengkap.
   *[other] { $card } tidak bisa ke { kittyhawk-at }: setelah { $top } giliran { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = { $card } nilainya paling tinggi: hanya tumpukan kosong yang bisa menerimanya.
kittyhawk-refused-on-ace = { $card } tidak bisa ditaruh di atas { $top }: tidak ada yang lebih rendah daripada As.
kittyhawk-refused-no-shared-suit = { $card } tidak bisa ditaruh di atas { $top }: tidak ada kembang yang sama.
kittyhawk-refused-not-one-lower = { $card } tidak bisa ditaruh di atas { $top }: hanya { kittyhawk-wanted } dengan kembang yang sama.
kittyhawk-refused-not-yet-seen = “{ $move }” mungkin bergantung pada kartu yang dibuka langkah-langkah sebelumnya. Jalankan dulu langkah itu, lalu lihat.
kittyhawk-refused-several-homes = { $card } bisa ke beberapa fondasi, dan pilihannya bisa penting. Sebut salah satu, seperti “{ $place } { kittyhawk-name1 }”.
kittyhawk-refused-not-on-top = “{ $text }” tidak ada di puncak tumpukan, timbunan, atau fondasi. Hanya kartu teratas yang bisa dipindah.
kittyhawk-refused-too-many-words = Baris itu terlalu panjang: paling banyak { $most } kata yang dibaca. Ketik langkah-langkah pertama dulu, lalu sisanya.
kittyhawk-refused-foundation-empty = Fondasi ini kosong: dimulai dengan As-nya, yang sekarang tidak ada di puncak.
kittyhawk-refused-no-next-card = { $wanted ->
    [none] Fondasi ini sudah lengkap.
   *[other] Di sini, setelah { $top } giliran { kittyhawk-wanted }. Sekarang tidak ada kartu teratas yang cocok.
 }
kittyhawk-refused-fits-nowhere = { $card } tidak bisa ke mana pun sekarang: tak ada tumpukan dengan kartu setingkat lebih tinggi yang kembangnya sama, dan belum ada fondasi yang siap.
kittyhawk-refused-crown-fits-nowhere = { $card } tidak bisa ke mana pun sekarang: tidak ada tumpukan kosong, dan fondasinya belum siap.
kittyhawk-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik asal kartu dan tujuannya: “a b”, “merchant ke simpul”. Atau ketik “bagi”, “kumpulkan”, atau “fondasi a”.

# A goal of a season.
kittyhawk-score-goal = Bawa { $score } kartu ke fondasi dalam satu permainan Kittyhawk
