# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = Kartu tersisa
clearing-option-open = semua kartu terlihat
clearing-short-option-open = terbuka

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] Stok habis.
   *[other] { $hidden ->
        [0] { $seen ->
            [1] Stok: { $cards }.
           *[other] Stok, kartu berikutnya lebih dulu: { $cards }.
        }
       *[other] { $seen ->
            [0] Stok: { $hidden } kartu tertutup.
           *[other] Stok: { $cards }, lalu { $hidden } kartu tertutup.
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] Buangan kosong.
   *[other] { $pairs ->
        [0] Buangan: { $top }.
       *[other] { $count ->
            [1] Buangan: { $upper }.
            [2] Buangan, dari atas: { $upper }.
            [3] Buangan, dari atas: { $upper }.
           *[other] Buangan: { $count } kartu, dari atas: { $upper }…
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] Tumpukan { $name }: { $all }.
   *[other] Tumpukan { $name }, dari atas: { $all }.
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = Bebas: { $places }.
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] tertutup
 } di bawah { $under }
clearing-pile-covered-row = Baris { $row }: { $places }.

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = buangan

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] { " " }dari stok
        [waste] { " " }dari buangan
       *[other] { " " }dari { $place1 }
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = Pilih pasangan untuk { $card1 }.
clearing-draw = Tarik kartu
clearing-draw-short = Tarik
clearing-redeal = Balik kartu buangan
clearing-redeal-short = Balik

clearing-left = { $score ->
    [0] Semua kartu habis
   *[other] Tersisa { $score } kartu
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Runtunan: { $streak }, terpanjang: { $longest }.
 }
clearing-state = { clearing-left }.{ clearing-streak }
clearing-picture-state = sisa { $score }
clearing-result = { clearing-left }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
   *[other] { " " }Itu masih bisa { $redeals } kali.
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] Pilih langkah.
           *[other] Pilih langkah. Stok sudah habis.
        }
       *[other] { $waste ->
            [0] Pilih langkah. Stok dan buangan sudah habis.
           *[other] { $matches ->
                [0] Sekarang tidak ada yang cocok: balik kartu buangan.
               *[other] Pilih langkah, atau balik kartu buangan.
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] Sekarang tidak ada yang cocok: tarik kartu.
       *[other] Pilih langkah, atau tarik kartu.
    }
 }

clearing-ended-cleared = Kamu menang! Semua kartu habis, setelah { $moves } langkah.{ $longest ->
    [0] { "" }
   *[other] { " " }Runtunan terpanjang: { $longest }.
 }
clearing-ended-no-match = Kamu kalah: tidak ada yang cocok{ $passes ->
    [0] { "" }
   *[other] , dan stok sudah habis
 }. { clearing-left }.
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = Sudah buntu: apa pun yang kamu tarik, tidak ada yang akan cocok.

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = Sekarang langkah lain tidak membantu.
clearing-hint-wins = Semua kartu diketahui. Dengan langkah ini, semuanya masih bisa dihabiskan.
clearing-hint-fewest = Semua kartu diketahui. Cara menghabiskan semuanya tidak ditemukan, tapi dari yang dicoba, langkah ini menyisakan paling sedikit.
clearing-hint-safe = Langkah ini tidak merugikanmu: nanti tidak akan dibutuhkan lagi.
clearing-hint-tried = Dari { $samples } susunan bayangan, { $won } dimenangkan setelah langkah ini, dan { $other } setelah langkah terbaik berikutnya.
clearing-hint-likely = Dari { $samples } susunan bayangan, { $won } dimenangkan setelah langkah ini.
clearing-hint-far = Dari { $samples } susunan bayangan, tidak ada yang bisa dimenangkan. Langkah ini menyisakan kartu paling sedikit.
clearing-hint-draw = Di susunan bayangan, menarik kartu sekarang lebih sering menang daripada mengambil kartu.
clearing-hint-unwinnable = Posisi ini tidak bisa dimenangkan lagi, apa pun langkahmu. Urungkan beberapa langkah atau mulai permainan baru.

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
clearing-wanted = { $wanted ->
    [A] as
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $wanted }
 }
clearing-lower = { $lower ->
    [A] as
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $lower }
 }
clearing-or-higher = { $higher ->
    [A] { " " }atau as
    [2] { " " }atau 2
    [3] { " " }atau 3
    [4] { " " }atau 4
    [5] { " " }atau 5
    [6] { " " }atau 6
    [7] { " " }atau 7
    [8] { " " }atau 8
    [9] { " " }atau 9
    [T] { " " }atau 10
    [J] { " " }atau jack
    [Q] { " " }atau queen
    [K] { " " }atau king
   *[other] { "" }
 }

clearing-refused-no-such-move = “{ $move }” bukan langkah di permainan ini. Ketik kartu atau tempatnya, seperti “7h”, atau “tarik”.
clearing-refused-one-card = Satu pasang terdiri dari 2 kartu berbeda. Kamu menyebut { $place } dua kali.
clearing-refused-order = Sebut tempat sebuah pasangan sesuai urutan: “take { $first } { $second }”.
clearing-refused-not-yet-seen = “{ $move }” mungkin bergantung pada kartu yang dibuka langkah-langkah sebelumnya. Jalankan dulu langkah itu, lalu lihat.
clearing-refused-not-from-waste = Kartu tidak bisa diambil dari buangan. Kartu hanya bisa ditaruh di atasnya.
clearing-refused-not-from-stock = Kartu tidak bisa diambil dari stok. Tarik untuk membukanya.
clearing-refused-nothing-there = { $place ->
    [stock] Stok habis.
    [waste] Buangan kosong.
   *[other] Tidak ada kartu di { $place }.
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = Kartu di { $place } tertutup. Ambil dulu kartu di atasnya: { $covering }.
clearing-refused-covered = { $card } di { $place } belum bebas. Ambil dulu kartu di atasnya: { $covering }.
clearing-refused-needs-partner = { $card } hanya bisa diambil bersama { clearing-wanted }: jumlahnya { $total }. Sebut kedua kartu.
clearing-refused-not-the-total = { $card } dan { $other } berjumlah { $sum }, bukan { $total }.
clearing-refused-waste-empty = Buangan kosong. Tarik kartu dulu.
clearing-refused-not-next = { $card } tidak bisa ditaruh di atas { $top }: hanya { clearing-lower }{ clearing-or-higher } yang bisa.
clearing-refused-stock-not-empty = Stok masih berisi kartu. Tarik dulu semuanya, lalu balik kartu buangan.
clearing-refused-no-stock = Tidak ada stok di permainan ini.
clearing-refused-stock-empty = Stok sudah habis.
clearing-refused-turn-waste-over = Stok habis. Balik dulu kartu buangan.
clearing-refused-no-pass-left = Kamu tidak bisa membalik buangan: stok hanya bisa ditelusuri { $passes } kali.
# What a typed line says that is no move.
clearing-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik kartu atau tempatnya, seperti “7h”. Atau ketik “tarik”.
clearing-refused-too-many-words = Baris itu terlalu panjang: paling banyak { $most } kata yang dibaca. Ketik langkah-langkah pertama dulu, lalu sisanya.
clearing-refused-card-covered = { $card } di { $place } belum bebas. Ambil dulu kartu di atasnya: { $covering }.
clearing-refused-card-not-free = { $card } sekarang tidak bebas. Mungkin tertutup, di stok, atau di bawah kartu lain.
clearing-refused-card-gone = { $card } sudah tidak ada di permainan ini.
clearing-refused-card-not-in-game = Tidak ada { $card } dalam permainan ini.
clearing-refused-no-such-rank = Tidak ada { clearing-wanted } yang bebas. Pilih kartu lain.
clearing-refused-several-cards = “{ $text }” bisa berarti beberapa kartu: { $places }. Ketik salah satu tempat itu.
# What a press says where no move begins.
clearing-refused-no-partner = { $card } tidak punya pasangan di antara kartu bebas.
# $stock counts the cards of the stock.
clearing-refused-waste-top = Hanya { clearing-lower }{ clearing-or-higher } yang bisa ditaruh di atas { $card }. { $stock ->
    [0] Tekan yang bebas.
   *[other] Tekan yang bebas, atau tarik kartu.
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = sisakan { $goal } kartu atau kurang
clearing-goal-score = sisa { $score } kartu
