# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = blink, solitaire blink
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-aim = Taruh semua kartu; yang bersentuhan harus sama jumlah, warna, atau bentuknya.
blink-typing = Ketik petak untuk kartu yang ditarik: “g4”. Untuk kartu simpanan, ketik dulu nomornya: “1 c3”. Atau ketik nama kartunya: “3rm c3” menaruh 3 bulan merah di C3. “simpan” menyimpan kartu yang ditarik dan menarik yang berikutnya.
blink-pitch = Taruh tiap kartu di sebelah kartu yang cocok.
blink-scored = Poin

blink-option-decks = jumlah dek
blink-option-decks-1 = 1 dek
blink-option-decks-2 = 2 dek
blink-option-decks-3 = 3 dek
blink-short-option-decks-1 = 1 dek
blink-short-option-decks-2 = 2 dek
blink-short-option-decks-3 = 3 dek

blink-option-table = ukuran meja
blink-option-table-roomy = meja lapang
blink-option-table-snug = meja pas
blink-option-table-tight = meja sempit
blink-short-option-table-roomy = meja lapang
blink-short-option-table-snug = meja pas
blink-short-option-table-tight = meja sempit

blink-option-hold = kartu yang bisa disimpan
blink-option-hold-0 = tanpa simpanan
blink-option-hold-1 = simpan sampai 1 kartu
blink-option-hold-2 = simpan sampai 2 kartu
blink-option-hold-3 = simpan sampai 3 kartu
blink-short-option-hold-0 = simpan 0
blink-short-option-hold-1 = simpan 1
blink-short-option-hold-2 = simpan 2
blink-short-option-hold-3 = simpan 3

blink-option-timer = batas waktu
blink-option-timer-off = tanpa waktu
blink-option-timer-10 = waktu: 10 menit
blink-option-timer-20 = waktu: 20 menit
blink-option-timer-30 = waktu: 30 menit
blink-short-option-timer-off = tanpa waktu
blink-short-option-timer-10 = 10 mnt
blink-short-option-timer-20 = 20 mnt
blink-short-option-timer-30 = 30 mnt

blink-option-open = kartu berikutnya terbuka
blink-short-option-open = terbuka

blink-cell = { $name }: { $cards }
blink-cell-row = Di meja. { $places }.
blink-drawn = { $count ->
    [0] Tak ada kartu yang ditarik: stoknya habis.
   *[other] Ditarik: { $cards }.
 }
blink-held = { $name ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }: { $count ->
    [0] kosong
   *[other] { $cards }
 }
blink-held-row = Kartu simpanan, menurut nomornya. { $places }.
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] Tidak ada lagi kartu untuk ditarik.
   *[other] Masih ada { $count } kartu untuk ditarik.
 }{ $seen ->
    [0] { "" }
   *[other] { " " }Urutannya, mulai dari yang berikutnya: { $cards }.{ $hidden ->
        [0] { "" }
       *[other] { " " }Setelah itu, { $hidden } kartu tertutup.
    }
 } Meja punya { $columns } kolom, dari A, dan { $rows } baris, dari 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = ditarik
blink-printed-held1 = simp. 1
blink-printed-held2 = simp. 2
blink-printed-held3 = simp. 3
blink-printed-stock = stok
blink-printed-next = lalu

blink-state = { blink-points }.{ $timer ->
    [0] { "" }
   *[other] { " " }Waktu: { $clock } dari { $timer } menit.
 }
blink-picture-state = { blink-points } · stok { $stock }
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , sisa { $stock } di stok
 }
blink-points = { $score } poin
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = Taruh { $drawn-cards } di mana saja di meja.
blink-next = Kamu menarik { $drawn-cards }.{ $stock ->
    [0] { " " }Itu kartu terakhir, jadi tidak bisa disimpan.
   *[other] { "" }
 } { $fits ->
    [0] Kartu itu sekarang tidak cocok di mana pun. { $room ->
        [0] Taruh kartu simpanan.
       *[other] { $held ->
            [0] Simpan dulu untuk nanti.
           *[other] Simpan dulu untuk nanti, atau taruh kartu simpanan yang cocok.
        }
    }
   *[other] Kartu itu harus sama jumlah, warna, atau bentuknya dengan setiap kartu yang disentuhnya. { $room ->
        [0] { $held ->
            [0] Taruh kartunya.
           *[other] Taruh kartu itu atau kartu simpanan.
        }
       *[other] { $held ->
            [0] Taruh kartunya, atau simpan untuk nanti.
           *[other] Taruh kartu itu atau kartu simpanan, atau simpan untuk nanti.
        }
    }
 }
blink-last = Semua kartu sudah ditarik. Taruh kartu simpananmu: { $held-cards }. Kartunya harus sama jumlah, warna, atau bentuknya dengan setiap kartu yang disentuhnya.

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] Taruh
   *[other] { blink-slot }:
 } { $card1 } di { $place2 }{ blink-gain }
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = Taruh di tengah
blink-place-shortcut-short = Tengah
# In a list of moves as they are typed.
blink-typed-moves = Kamu bisa mengetik, dengan poinnya dalam kurung: { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] Simp. 1
    [held2] Simp. 2
   *[held3] Simp. 3
 }
blink-place-first = { $place1 ->
    [drawn] Taruh { $card1 }…
   *[other] { blink-slot }: { $card1 }…
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } poin)
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = Kolom { $letters }
blink-bunch-number = Baris { $number }
blink-choosing-place = Pilih petak untuk { $card1 }. Ada { $moves } petak yang cocok.
blink-hold = Simpan { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = Kamu menang! Semua kartu sudah ditaruh: { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. Setelah waktu diperhitungkan, jadinya { $score }: kamu memakai { $clock } dari { $timer } menit.
 }
blink-raw = { $raw } poin
blink-ended-no-place = { $stock ->
    [0] Kamu kalah: tak satu pun kartumu cocok di mana pun, dan karena tidak ada lagi yang bisa ditarik, kamu juga tidak bisa menyimpan. Kamu meraih { blink-points }.
   *[other] Kamu kalah: tak satu pun kartumu cocok di mana pun, dan kamu tidak bisa menyimpan lagi. Kamu meraih { blink-points }.
 }
blink-ended-edge = { $stock ->
    [0] Kamu kalah karena tepi meja: salah satu kartumu cocok persis di luar tepinya. Di meja tak ada yang cocok, dan karena tidak ada lagi yang bisa ditarik, kamu juga tidak bisa menyimpan. Kamu meraih { blink-points }.
   *[other] Kamu kalah karena tepi meja: salah satu kartumu cocok persis di luar tepinya. Di meja tak ada yang cocok, dan kamu tidak bisa menyimpan lagi. Kamu meraih { blink-points }.
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = Tidak ada langkah lain.
blink-hint-first = Dari tengah meja, kartu bisa menyebar ke segala arah.
blink-hint-hold = Menyimpan tidak rugi selama masih ada tempat. Kamu melihat kartu berikutnya, dan yang ini masih bisa ditaruh nanti.
blink-hint-keep = Menyimpan tidak rugi selama masih ada tempat. Pilihanmu bertambah satu kartu, dan yang ini masih bisa ditaruh nanti.
blink-hint-scarce = Hanya { $cells } petak yang cocok untuk { $card1 }. Nanti mungkin tidak ada lagi.
blink-hint-hole = { $place2 } menyentuh { $touched } kartu. { $cards ->
    [0] Dari kartu yang tersisa, tak ada lagi yang cocok di sana.
   *[other] Dari kartu yang tersisa, hanya { $cards } lagi yang cocok di sana.
 }
blink-hint-points = Ini menghasilkan { $points } poin. Tidak ada petak lain yang poinnya lebih banyak.
blink-hint-open = Ini menyisakan tempat terbaik untuk kartu-kartu berikutnya.
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = Kamu bisa melihat semua kartu berikutnya. Rangkaian terbaik yang ditemukan menaruh semuanya, dengan { $best } poin.
blink-hint-most = Kamu bisa melihat semua kartu berikutnya. Semua rangkaian sudah dicoba, dan yang menaruh semuanya paling banyak meraih { $best } poin.
blink-hint-short = Kamu bisa melihat semua kartu berikutnya, tapi belum ditemukan rangkaian yang menaruh semuanya. Yang ini meraih { $best } poin.
blink-hint-none = Kamu bisa melihat semua kartu berikutnya. Semua rangkaian sudah dicoba, dan tak ada yang menaruh semuanya. Yang terbaik meraih { $best } poin.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] Sekarang tidak ada petak untuk { $card }.
    [1] Satu-satunya petak untuk { $card } adalah { $cells }.
    [2] Petak untuk { $card }: { $cells }.
    [3] Petak untuk { $card }: { $cells }.
   *[other] Petak untuk { $card }: { $cells }, dan lainnya.
 }
blink-refused-no-such-move = “{ $move }” bukan langkah di Blink. Ketik petak untuk kartu yang ditarik: “g4”. Untuk kartu simpanan, ketik dulu nomornya: “1 c3”. Atau ketik “simpan”.
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = Permainan ini tidak punya kartu simpanan { blink-held-number }: { $hold ->
    [0] kamu tidak bisa menyimpan kartu.
   *[other] kamu hanya bisa menyimpan { $hold } kartu.
 }
blink-refused-nothing-drawn = Tidak ada kartu yang ditarik: stoknya habis. Ketik kartu simpanan yang mau ditaruh, seperti “1 c3”.
blink-refused-nothing-held = Tempat simpanan { blink-held-number } kosong.
blink-refused-off-table = { $cell } tidak ada di meja. Meja ini dari A1 sampai { $last }.
blink-refused-taken = { $cell } sudah ditempati { $other }, dan kartu di meja tidak pernah pindah. { blink-where }
blink-refused-no-match = Di { $cell }, { $card } akan menyentuh { $other } di { $at }, dan tak ada yang sama. { blink-where }
blink-refused-touches-nothing = Di { $cell }, { $card } tidak menyentuh kartu apa pun. { blink-where }
blink-refused-first-card = Kartu pertama tidak bisa disimpan. Taruh di petak mana saja.
blink-refused-no-hold = Kamu tidak bisa menyimpan kartu di permainan ini.
blink-refused-nothing-to-draw = Kartu terakhir tidak bisa disimpan, karena tidak ada lagi yang bisa ditarik. Taruh kartu itu atau kartu simpanan.
blink-refused-hold-full = Kamu sudah menyimpan { $hold } kartu, dan tidak ada tempat lagi. Taruh kartu yang ditarik atau kartu simpanan.
blink-refused-not-yet-drawn = Satu baris hanya bisa memakai kartu yang sekarang kamu lihat. Taruh atau simpan kartu yang ditarik, lalu lihat yang berikutnya.
blink-refused-not-at-hand = Kamu tidak bisa menaruh { $card }: hanya kartu yang ditarik atau kartu simpanan.
blink-refused-stock-draws = Kartu berikutnya keluar setelah kamu menaruh atau menyimpan kartu yang ditarik.
blink-refused-all-drawn = Stok habis, tidak ada lagi kartu untuk ditarik. Taruh kartu yang masih ada.
blink-refused-can-hold = Sekarang tidak ada petak untuk { $card }, tapi kartu itu bisa disimpan.
blink-refused-fits-nowhere = Sekarang tidak ada petak untuk { $card }. Mainkan kartu lain dulu.
blink-refused-hold-here = Kartu yang ditarik bisa disimpan: tekan tempat kosong pertama.
blink-refused-cell-taken = { $cell } sudah ditempati { $other }. Kartu di meja tidak pernah pindah.
blink-refused-cell-alone = Di { $cell }, kartu tidak menyentuh kartu lain. Pilih petak di sebelah sebuah kartu.
blink-refused-no-card-fits = Di { $cell }, { $card } akan menyentuh { $other } di { $at }, dan tak ada yang sama.{ $others ->
    [0] { "" }
   *[other] { " " }Kartumu yang lain juga tidak cocok di sana.
 }
blink-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik petak untuk kartu yang ditarik: “g4”. Untuk kartu simpanan, ketik dulu nomornya: “1 c3”. Atau ketik “simpan”.

# The goal of a second try, and a score in its terms.
blink-goal = menang dengan { $goal } poin atau lebih
blink-goal-score = { $score } poin

# A goal of a season.
blink-score-goal = Raih { $score } poin atau lebih di Blink Solitaire
