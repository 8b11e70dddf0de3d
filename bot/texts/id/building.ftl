# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = Kartu di fondasi
building-option-open = semua kartu terlihat
building-short-option-open = terbuka

building-stock = { $count ->
    [0] Stok habis.
   *[other] { $open ->
        [on] Stok, terbuka, kartu berikutnya lebih dulu: { $cards }.
       *[off] { $deals ->
            [0] Stok: { $count } kartu tertutup.
           *[other] Stok: { $count } kartu tertutup, untuk { $deals } kali bagi.
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] Buangan kosong.
    [1] Buangan: { $upper }.
    [2] Buangan, dari atas: { $upper }.
    [3] Buangan, dari atas: { $upper }.
   *[other] Buangan: { $count } kartu, dari atas: { $upper }…
 }
building-cell = { $name }: { $count ->
    [0] kosong
   *[other] { $top }
 }
building-cell-row = Sel. { $places }.
building-foundation = { $runs ->
    [0] { building-name }: { $count ->
        [0] kosong
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] Fondasi. { $places }.
   *[other] Kembang lengkap: { $score } dari { $runs }{ $score ->
        [0] { "" }
       *[other] { " " }({ $places })
    }.
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] sekop
    [H] hati
    [D] wajik
   *[C] keriting
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = Tumpukan { $name }{ $count ->
    [0] : kosong.
    [1] : { $all }.
   *[other] , dari atas: { $all }.
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = buangan

building-name = { $name ->
    [spades] Sekop
    [hearts] Hati
    [diamonds] Wajik
    [clubs] Keriting
    [spades-2] Sekop 2
    [hearts-2] Hati 2
    [diamonds-2] Wajik 2
    [clubs-2] Keriting 2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards } kartu)
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] { " " }dari fondasi
   *[other] { $alike ->
        [1] { "" }
       *[other] { " " }dari { $pile }
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] { " " }di { $place2 }
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] → fondasi
    [space] → tumpukan kosong { $place2 }
    [cell] → sel { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] → fond.
    [space] → tump. { $place2 }
    [cell] → sel { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from }…
building-move-then = { building-target }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short }…
building-move-then-short = { building-target-short }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } ke fondasi
    [pile] { $card1 } ke atas { $card2 }
   *[other] { $card1 }
 }
building-choosing-move = Pilih tujuan { $card1 }.
building-draw = Tarik { $cards } kartu
building-draw-short = Tarik { $cards }
building-redeal = Balik kartu buangan
building-redeal-short = Balik
building-deal = Bagi { $cards } kartu
building-deal-short = Bagi { $cards }
building-choosing-others = Langkah-langkah ini menurunkan kartu dari fondasi atau hanya memindahkannya. Jarang membantu.

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] { $score } dari { $total } kartu di fondasi
   *[other] { $score } dari { $runs } kembang lengkap
 }
building-state = { building-home }{ $moves ->
    [0] .
   *[other] , setelah { $moves } langkah.
 }
building-picture-state = { $runs ->
    [0] { $score }/{ $total } di fondasi
   *[other] { $score }/{ $runs } kembang
 }
building-result = { building-home }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
   *[other] { " " }Itu masih bisa { $redeals } kali.
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] Pilih langkah.
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] Tidak ada langkah lain yang berguna: bagikan kartu.
                   *[other] Pilih langkah, atau bagikan kartu.
                }
               *[other] Pilih langkah. Kamu bisa membagi kalau tidak ada tumpukan kosong.
            }
        }
       *[other] { $redeals ->
            [0] Pilih langkah. Stok sudah habis.
           *[other] { $moves ->
                [1] Tidak ada langkah lain yang berguna: balik kartu buangan.
               *[other] Pilih langkah, atau balik kartu buangan.
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] Tidak ada langkah lain yang berguna: tarik dari stok.
       *[other] Pilih langkah, atau tarik { $next } kartu.
    }
 }

building-ended-home = { $runs ->
    [0] Kamu menang! Semua { $score } kartu sudah di fondasi, setelah { $moves } langkah.
   *[other] Kamu menang! Semua { $runs } kembang lengkap, setelah { $moves } langkah.
 }
building-ended-no-move = Kamu kalah: tidak ada lagi langkah yang berguna. { building-home }.

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] Langkah ini membawa kartu terakhir ke fondasi.
       *[other] Ini yang pertama dari { $moves } langkah yang membawa semua kartu ke fondasi.
    }
   *[other] { $moves ->
        [1] Langkah ini melengkapi kembang terakhir.
       *[other] Ini yang pertama dari { $moves } langkah yang melengkapi semua kembang.
    }
 }
building-hint-home = Ini membawa satu kartu ke fondasi, dan tidak ada kartu lain yang membutuhkannya.
building-hint-uncover = { $moves ->
    [1] Ini membuka satu kartu tertutup di tumpukan { $place }.
   *[other] Ini yang pertama dari { $moves } langkah yang membuka satu kartu di tumpukan { $place }.
 }
building-hint-space = { $moves ->
    [1] Ini mengosongkan tumpukan { $place }.
   *[other] Ini yang pertama dari { $moves } langkah yang mengosongkan tumpukan { $place }.
 }
building-hint-waste = { $moves ->
    [1] Ini memainkan { $card } dari buangan.
   *[other] Ini yang pertama dari { $moves } langkah yang memainkan { $card } dari buangan.
 }
building-hint-fetch = { $moves ->
    [1] Ini memainkan { $card } dari stok.
   *[other] Ini yang pertama dari { $moves } langkah yang menelusuri stok sampai { $card } lalu memainkannya.
 }
building-hint-draw = Tidak ditemukan yang lebih baik, dan stok menunjukkan kartu baru.
building-hint-deal = Tidak ditemukan yang lebih baik, dan pembagian membawa kartu baru.
building-hint-run = { $moves ->
    [1] Ini melengkapi satu kembang.
   *[other] Ini yang pertama dari { $moves } langkah yang melengkapi satu kembang.
 }
building-hint-order = { $moves ->
    [1] Ini menaruh lebih banyak kartu secara berurutan.
   *[other] Ini yang pertama dari { $moves } langkah yang menaruh lebih banyak kartu secara berurutan.
 }
building-hint-fill = Tidak ditemukan yang lebih baik, dan pembagian memerlukan kartu di setiap tumpukan.
building-hint-tried = Dari { $samples } susunan bayangan, { $won } bisa dimenangkan setelah langkah ini, dan { $other } setelah langkah yang awalnya tampak terbaik.
building-hint-farthest = { $runs ->
    [0] Tidak ditemukan jalan untuk menang. Langkah ini memulai jalan yang membawa paling banyak kartu ke fondasi: { $best }.
   *[other] Tidak ditemukan jalan untuk menang. Langkah ini memulai jalan yang melengkapi paling banyak kembang: { $best }.
 }
building-hint-stuck = Tidak ditemukan jalan untuk menang dari sini. Mengurungkan beberapa langkah mungkin membantu.
building-hint-unwinnable = Posisi ini tidak bisa dimenangkan, apa pun langkahmu. Urungkan beberapa langkah atau mulai permainan baru.

# The rank that a place takes next, of any suit, of one color, and of the suit of the card.
building-wanted = { $wanted ->
    [A] as
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $wanted }
 }
building-red = { building-wanted } merah
building-black = { building-wanted } hitam
building-suited = { building-wanted } dari kembang yang sama
building-at = { $place ->
    [spades] fondasi sekop
    [hearts] fondasi hati
    [diamonds] fondasi wajik
    [clubs] fondasi keriting
    [spades-2] fondasi sekop kedua
    [hearts-2] fondasi hati kedua
    [diamonds-2] fondasi wajik kedua
    [clubs-2] fondasi keriting kedua
    [stock] stok
    [waste] buangan
   *[other] tumpukan { $place }
 }

building-refused-no-such-move = “{ $move }” bukan langkah di permainan ini. Ketik asal kartu dan tujuannya, seperti “a b” atau “a fondasi”.
building-refused-same-place = Kartu itu sudah ada di { building-at }. Sebut tempat lain.
building-refused-nothing-there = Tidak ada kartu di { building-at }.
building-refused-no-card-in-cell = Sel { $place } kosong.
building-refused-face-down = Kartu itu tertutup. Pindahkan dulu kartu di atasnya.
building-refused-not-yet-seen = “{ $move }” mungkin bergantung pada kartu yang dibuka langkah-langkah sebelumnya. Jalankan dulu langkah itu, lalu lihat.
building-refused-not-in-sequence = { $card } belum bisa dipindah: { $over } di atas { $under } { $breaks ->
    [rank] tidak berurutan
    [suit] tidak sekembang
   *[color] tidak bergantian warna
 }, jadi tidak bisa pindah bersama.
building-refused-only-top = { $card } belum bisa dipindah: di permainan ini hanya kartu teratas yang bisa.
building-refused-too-many-cards = Kamu tidak bisa memindahkan { $count } kartu sekaligus: sel dan tumpukan kosong hanya cukup untuk { $most }.
building-refused-only-top-goes-home = { $card } belum bisa ke fondasi: ada kartu lain di atasnya.
building-refused-several-to-cell = Satu sel hanya muat 1 kartu, bukan { $count }.
building-refused-onto-waste = Kartu tidak bisa dipindah ke buangan: hanya tarikan yang menaruh kartu di sana.
building-refused-onto-stock = Kartu tidak bisa dipindah ke stok.
building-refused-stock-only-draws = Kartu tidak bisa dipindah dari stok. Tarik untuk melihatnya.
building-refused-stock-empty = Stok habis.
building-refused-turn-waste-over = Stok habis. Balik dulu kartu buangan.
building-refused-no-pass-left = Stok sudah habis: kamu hanya bisa melewatinya { $passes } kali.
building-refused-stock-not-empty = Stok masih berisi kartu. Tarik dulu semuanya, lalu balik kartu buangan.
building-refused-waste-empty = Buangan kosong, jadi tidak ada yang bisa dibalik.
building-refused-deal-needs-piles = { $count ->
    [1] Kamu tidak bisa membagi selama { building-at } kosong. Taruh dulu satu kartu di sana.
   *[other] Kamu tidak bisa membagi selama { $count } tumpukan kosong. Taruh dulu satu kartu di tiap tumpukan itu.
 }
building-refused-not-the-suit = { $card } tidak bisa ke { building-at }: kembangnya berbeda.
building-refused-needs-lowest = { $card } belum bisa ke { building-at }: masih kosong dan dimulai dengan { building-wanted }.
building-refused-not-next = { $card } belum bisa ke { building-at }: setelah { $top } giliran { building-wanted }.
building-refused-foundation-complete = { $card } tidak bisa ke { building-at }: sudah lengkap.
building-refused-keeps = Di permainan ini, kartu di fondasi tetap di sana.
building-refused-only-runs = Fondasi hanya menerima satu kembang lengkap, dan itu terjadi secara otomatis.
building-refused-cell-full = Sel { $place } sudah berisi { $top }. Pilih tempat lain.
building-refused-home-to-pile = Kartu dari fondasi hanya bisa ke tumpukan.
building-refused-cell-to-cell = Pindah ke sel lain tidak mengubah apa-apa. Pilih tumpukan atau fondasi.
building-refused-needs-highest = { $card } tidak bisa ke { building-at }: tumpukan kosong hanya menerima { building-wanted }.
building-refused-space-closed = Tidak ada kartu yang bisa ke { building-at }: di permainan ini tumpukan kosong tetap kosong.
building-refused-highest-needs-space = { $card } nilainya paling tinggi: di antara tumpukan, hanya yang kosong bisa menerimanya.
building-refused-needs-red = { $card } butuh { building-red }, tetapi { building-at } berakhir dengan { $top }.
building-refused-needs-black = { $card } butuh { building-black }, tetapi { building-at } berakhir dengan { $top }.
building-refused-needs-suit = { $card } butuh { building-suited }, tetapi { building-at } berakhir dengan { $top }.
building-refused-needs-rank = { $card } butuh { building-wanted }, tetapi { building-at } berakhir dengan { $top }.
# What a typed line says that is no move.
building-refused-card-not-drawn = { $card } belum terbuka. Tarik dari stok, atau buka kartu di tumpukan.
building-refused-card-not-dealt = { $card } belum terbuka. Bagikan dari stok, atau buka kartu di tumpukan.
building-refused-card-face-down = { $card } tertutup di salah satu tumpukan. Buka lebih banyak kartu untuk menemukannya.
building-refused-card-face-down-in = { $card } tertutup di tumpukan { $place }. Pindahkan dulu kartu di atasnya.
building-refused-card-to-draw = { $card } ada di stok. Tarik terus sampai kartu itu muncul.
building-refused-card-to-deal = { $card } ada di stok. Bagikan terus sampai kartu itu muncul.
building-refused-card-in-waste = { $redeals ->
    [0] { $card } ada di bawah kartu lain di buangan. Mainkan dulu kartu-kartu itu.
   *[other] { $card } ada di bawah kartu lain di buangan. Mainkan dulu kartu-kartu itu, atau telusuri stok sekali lagi.
 }
building-refused-card-home = { $card } sudah di fondasi, di bawah kartu lain. Kembalikan dulu kartu-kartu itu ke tumpukan.
building-refused-card-home-for-good = { $card } sudah di fondasi dan tetap di sana dalam permainan ini.
building-refused-card-not-in-game = Tidak ada { $card } dalam permainan ini.
building-refused-card-covered = { $card } ada di bawah kartu lain di tumpukan { $place }. Ketik juga tujuannya, atau pindahkan dulu kartu-kartu itu.
building-refused-aim-covered = { $card } ada di bawah kartu lain di tumpukan { $place }, jadi tidak ada kartu yang bisa ditaruh di atasnya.
building-refused-too-few-cards = Tumpukan { $place } hanya punya { $count } kartu.
building-refused-too-many-words = Baris itu terlalu panjang: paling banyak { $most } kata yang dibaca. Ketik langkah-langkah pertama dulu, lalu sisanya.
building-refused-unreadable = “{ $text }” tidak terbaca sebagai langkah. Ketik asal kartu dan tujuannya: “a b”, “qh ks”, atau “a fondasi”.
# What a press says where no move begins.
building-refused-fits-nowhere = { $card } tidak bisa ke mana pun sekarang.
building-refused-highest-fits-nowhere = { $runs ->
    [0] { $card } tidak bisa ke mana pun sekarang: tidak ada tumpukan kosong, dan fondasinya belum siap.
   *[other] { $card } tidak bisa ke mana pun sekarang: tidak ada tumpukan kosong.
 }
building-refused-space-waits = Tumpukan kosong menerima { building-wanted }. Sekarang belum ada yang cocok.
building-refused-cell-empty = Sel { $place } kosong. Tekan kartu untuk menaruhnya di sana.
building-refused-waste-is-empty = Buangan kosong. Tarik dari stok untuk mengisinya.
building-refused-foundation-waits = Fondasi ini dimulai dengan { building-wanted }. Sekarang belum ada yang bebas.
building-refused-no-next-card = Di sini, setelah { $top } giliran { building-wanted }. Sekarang belum ada yang bebas.
building-refused-foundation-is-complete = Fondasi ini sudah lengkap.
building-refused-run-waits = Satu kembang lengkap naik ke sini, secara otomatis.

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = bawa { $goal } kartu atau lebih ke fondasi
building-goal-score = { $score } kartu di fondasi

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] Susunan ini bisa dimenangkan tanpa sel.
   *[other] Susunan ini bisa dimenangkan dengan { $hardness } sel.
 }
