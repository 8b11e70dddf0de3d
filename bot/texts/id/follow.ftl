# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = follow suit, follow, ikut kembang, ikuti kembang
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-aim = Menangkan trik dan habiskan kartu di tanganmu sebelum dek habis.
follow-typing = Tukar: “tukar 2s 5h” atau “tetap”. Truf: “hati” atau “tanpa”. Keduanya sekaligus: “tetap, truf hati”. Lalu ketik satu kartu untuk tiap trik: “qh”, “joker”, atau “q” kalau hanya 1 queen yang bisa dimainkan.
follow-pitch = Menangkan trik melawan dek sampai tanganmu kosong.
follow-option-open = semua kartu terbuka
follow-short-option-open = terbuka
follow-scored = Kartu tersisa di dek

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] Belum ada kartu pembuka.
   *[other] Dek mengeluarkan: { $cards }.
 }
follow-last = { $count ->
    [0] Belum ada trik.
   *[other] Trik terakhir, kartumu lebih dulu: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Di tanganmu: { $places }.
follow-stock = { $open ->
    [on] { $count ->
        [0] Dek habis.
       *[other] Dek, mulai dari kartu berikutnya: { $cards }.
    }
   *[off] { $count ->
        [0] Dek habis.
       *[other] Dek: { $count } kartu tertutup.
    }
 }
follow-discards = { $count ->
    [0] Dilepas saat penukaran: tidak ada.
   *[other] Dilepas saat penukaran: { $cards }.
 }
follow-played = { $count ->
    [0] Keluar dalam trik: tidak ada.
   *[other] Keluar dalam trik, mulai dari yang terbaru: { $cards }.
 }
follow-aside = { $open ->
    [on] Disisihkan, tidak ikut main: { $cards }.
   *[off] Disisihkan tertutup sepanjang permainan: { $count } kartu.
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = truf
follow-printed-lead = pembuka
follow-printed-last-trick = trik terakhir
follow-printed-gone = keluar
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = dek dari atas
follow-printed-set-aside = disisihkan
follow-printed-next-leads-in-order = pembuka berikutnya, berurutan

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] Permainan berakhir sebelum kamu memilih truf.
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }.{ $trick ->
        [won] { " " }Kamu memenangkan trik terakhir.
        [lost] { " " }Kamu kalah di trik terakhir dan mengambil kedua kartunya.
       *[other] { "" }
    } Trik: { $won } menang, { $lost } kalah. { follow-cards }
 }
follow-cards = Kartu: { $hand } di tanganmu, { $stock } di dek.
follow-trumps-now = { $trumps ->
    [S] Trufnya sekop
    [H] Trufnya hati
    [D] Trufnya wajik
    [C] Trufnya keriting
   *[none] Tanpa truf
 }
follow-picture-state = { $phase ->
    [exchange] penukaran · { $stock } di dek
    [trumps] truf? · { $stock } di dek
   *[tricks] { $trumps ->
        [S] truf: sekop
        [H] truf: hati
        [D] truf: wajik
        [C] truf: keriting
       *[none] tanpa truf
    } · { $stock } di dek
 }
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] Kamu bisa menukar kartu satu kali: pilih kartu yang dilepas, dan tarik 2 untuk tiap kartu.
    [trumps] Di tanganmu: { $hand-cards }. Pilih satu kembang sebagai truf, atau main tanpa truf. Truf mengalahkan semua kembang lain.
   *[tricks] { $led ->
        [X] Dek mengeluarkan Joker. Mainkan kartu mana saja: kartumu kalah, dan kamu mengambil keduanya.
       *[other] { $follows ->
            [0] Dek mengeluarkan { $lead-cards }. Kamu tidak punya { follow-led-suit }, jadi bebas memainkan kartu apa saja.
           *[other] { $joker ->
                [0] Dek mengeluarkan { $lead-cards }: ikuti { follow-led-suit }.
               *[other] Dek mengeluarkan { $lead-cards }: ikuti { follow-led-suit }, atau mainkan Joker.
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] sekop
    [H] hati
    [D] wajik
   *[C] keriting
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score } poin, trik: { $won } menang, { $lost } kalah
   *[other] Trik: { $won } menang, { $lost } kalah
 }
follow-ended-empty-hand = { $score ->
    [0] Kamu menang! Tanganmu dan dek sama-sama habis: 0 poin, tapi tetap menang.
   *[other] Kamu menang! Tanganmu kosong, dengan { $score } kartu tersisa di dek: { $score } poin.
 } Trik: { $won } menang, { $lost } kalah.
follow-ended-too-many = { $phase ->
    [trumps] Kamu kalah saat penukaran: kamu memegang { $hand } kartu, dan dek punya { $stock }. Satu trik paling banyak mengurangi 1 kartu dari tanganmu.
   *[tricks] Kamu kalah: kamu memegang { $hand } kartu, tapi { $stock ->
        [0] tidak ada trik lagi
       *[other] tinggal { $stock } trik lagi
    }. Trik: { $won } menang, { $lost } kalah.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Pilih kartu yang mau dilepas. Kamu menarik 2 untuk tiap kartu. Kalau tidak memilih, semua 10 kartu tetap.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
   *[other] Kamu melepas { $count } kartu dan menarik { $come }. Setelah itu kamu memegang { $drawn }, dan dek punya { $left }.
 }
follow-losing-exchange = Awas: menukar { $count } kartu langsung membuatmu kalah. Kamu akan memegang { $drawn } kartu, sedangkan dek hanya punya { $left }.
follow-exchange = { $count ->
    [0] Pertahankan semua kartu
    [8] Tukar { $count } kartu dan kalah
    [9] Tukar { $count } kartu dan kalah
    [10] Tukar { $count } kartu dan kalah
   *[other] Tukar { $count } kartu
 }
follow-trumps = { $place1 ->
    [S] ♠ Truf: sekop
    [H] ♥ Truf: hati
    [D] ♦ Truf: wajik
    [C] ♣ Truf: keriting
   *[none] Tanpa truf
 }
follow-trumps-short = { $place1 ->
    [S] ♠ Sekop
    [H] ♥ Hati
    [D] ♦ Wajik
    [C] ♣ Keriting
   *[none] Tanpa truf
 }
follow-play = Mainkan { $card1 }
follow-play-short = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] sekop
    [H] hati
    [D] wajik
    [C] keriting
   *[none] { "" }
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = “{ $move }” bukan langkah di Follow-the-Suit. Ketik dulu “tetap” atau “tukar 2s 5h”, lalu “truf hati” atau “tanpa”. Setelah itu, ketik kartu, seperti “qh”.
follow-refused-exchange-first = Penukaran dulu. Ketik kartu yang mau dilepas, seperti “tukar 2s 5h”, atau “tetap”.
follow-refused-exchanged = Kartu hanya bisa ditukar satu kali, sebelum kamu memilih truf.
follow-refused-trumps-first = Pilih truf dulu: sebuah kembang, seperti “hati”, atau “tanpa”.
follow-refused-trumps-chosen = Truf tidak bisa diganti: kamu sudah memilih. { follow-trumps-now }.
follow-refused-not-in-hand = Kamu tidak punya { follow-card }.
follow-card = { $card ->
    [Joker] Joker
   *[other] { $card }
 }
follow-refused-named-twice = Kamu menyebut { follow-card } dua kali.
follow-refused-hand-order = Ketik kartu yang ditukar sesuai urutan di tanganmu.
follow-refused-must-follow = { $card } tidak mengikuti { $lead }. Kamu wajib ikut kembang kalau bisa: misalnya, mainkan { $fitting }, atau Joker kalau punya.
follow-refused-unseen-lead = Mainkan satu kartu dulu: kamu belum bisa melihat kartu pembuka berikutnya.
follow-refused-no-such-card = Tidak ada kartu di tanganmu yang cocok dengan “{ $text }”.
follow-refused-several-cards = Itu bisa berarti { $one } atau { $other }. Ketik nilai dan kembangnya.
follow-refused-suit-led = Kembang pembukanya { follow-led-suit }, dan kamu punya { $follows } kartu: mainkan { $follows ->
    [1] kartu itu
   *[other] salah satunya
 }{ $joker ->
    [0] .
   *[other] , atau Joker.
 }
follow-refused-lead = Dek mengeluarkan { follow-card }. Tekan kartu di tanganmu untuk memainkannya.
follow-refused-no-lead-yet = Dek baru mengeluarkan kartu setelah penukaran dan pemilihan truf.
follow-refused-last-trick = { $count ->
    [0] Belum ada trik.
   *[other] Ini trik terakhir. Tidak bisa diubah lagi.
 }
follow-refused-deck-leads = { $phase ->
    [trumps] Dek mengeluarkan kartu begitu kamu memilih truf.
   *[tricks] Dek mengeluarkan kartu secara otomatis. Mainkan kartu dari tanganmu.
 }
follow-refused-trumps-later = Truf dipilih setelah penukaran. Pilih kartu yang dilepas, atau pertahankan semuanya.
follow-refused-out-of-play = Kartu-kartu ini tidak ikut main lagi.
follow-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik dulu “tetap” atau “tukar 2s 5h”, lalu “truf hati” atau “tanpa”. Setelah itu, ketik kartu: “qh” atau “joker”.

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = Tidak ada kartu lain yang bisa dimainkan.
follow-hint-keep = Tiap kartu yang ditukar mengurangi skormu 3 poin. Kartu baru pun tidak akan lebih mudah dihabiskan.
follow-hint-exchange = { $count ->
    [1] Kartu ini mengalahkan terlalu sedikit kartu pembuka, jadi sulit dihabiskan.
   *[other] Kartu-kartu ini mengalahkan terlalu sedikit kartu pembuka, jadi sulit dihabiskan.
 }
follow-hint-trumps = { $place1 ->
    [none] Kartu tinggimu lebih berguna tanpa truf daripada dengan truf apa pun.
   *[other] { $held ->
        [0] Kamu tidak punya kartu kembang ini, jadi kartu tinggimu tetap berharga.
        [1] Kamu punya { $held } kartu kembang ini. Kalau bukan truf, kartu itu sulit dihabiskan.
       *[other] Kamu punya { $held } kartu kembang ini. Sebagai truf, kartu-kartu itu menang saat kamu tidak bisa ikut kembang.
    }
 }
follow-hint-win = Ini memenangkan trik, dan kartumu yang lain lebih berguna nanti.
follow-hint-ruff = Kamu tidak punya kembang yang diminta, jadi sebuah truf memenangkan trik ini.
follow-hint-joker = Joker memenangkan trik ini. Kalau tidak, kartu pembuka ini akan sulit dihabiskan.
follow-hint-take = Tak satu pun kartumu memenangkan trik ini. Kartu mana pun yang kamu mainkan akan kembali, bersama kartu pembukanya.
follow-hint-duck = Lebih baik kalah di trik ini. Kartu pembukanya bisa menang nanti, dan kartu pemenangmu tetap di tangan.
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = Kamu bisa melihat semua kartu. { $left ->
    [0] Dengan ini, kamu bisa menang saat dek mengeluarkan kartu terakhirnya.
   *[other] Dengan ini, kamu bisa menang dengan { $left } kartu tersisa di dek.
 } Pilihan lain tidak menyisakan lebih banyak.
follow-hint-lost = Kamu bisa melihat semua kartu. Permainan ini tidak bisa dimenangkan lagi, apa pun yang kamu lakukan.
follow-hint-found = Kamu bisa melihat semua kartu. { $left ->
    [0] Jalan terbaik yang ditemukan menang saat dek mengeluarkan kartu terakhirnya.
   *[other] Jalan terbaik yang ditemukan menang dengan { $left } kartu tersisa di dek.
 } Jalannya terlalu banyak untuk dicoba semua.
follow-hint-unfound = Kamu bisa melihat semua kartu, tapi jalannya terlalu banyak untuk dicoba semua. Yang sudah dicoba tidak ada yang menang.

# The goal of a second try, and a score in its terms.
follow-goal = menang dengan { $goal } kartu atau lebih tersisa di dek
follow-goal-score = { $score } kartu di dek

# A goal of a season.
follow-score-goal = Menangkan Follow-the-Suit dengan { $score } kartu atau lebih di dek
