# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Petunjuk
button-chance = Peluang
button-verdict = Putusan
button-verdict-yes = Ya, periksa

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Mencari petunjuk…
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = Petunjuk: “{ $move }”.
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] Setelah itu, belum ditemukan jalan untuk menang.
       *[other] Setelah itu, kamu masih bisa menang.
    }
   *[other] { $won ->
        [0] Setelah itu, tak satu pun dari { $samples } permainan seperti ini dimenangkan.
       *[other] Setelah itu, { $won } dari { $samples } permainan seperti ini dimenangkan.
    }
 }
hint-points = { $samples ->
    [1] Setelah itu, kamu bisa mencapai { $points } dari { $most } poin.
   *[other] Setelah itu, permainan seperti ini rata-rata mencapai { $points } dari { $most } poin.
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = Bot mencoba beberapa langkah, dan yang ini hasilnya paling baik.

chance-looking = Memeriksa peluangmu…
chance-won = { $samples ->
    [1] { $won ->
        [0] Peluang: belum ditemukan jalan untuk menang.
       *[other] Peluang: kamu masih bisa menang.
    }
   *[other] { $won ->
        [0] Peluang: tak satu pun dari { $samples } permainan seperti ini dimenangkan.
       *[other] Peluang: { $won } dari { $samples } permainan seperti ini dimenangkan.
    }
 }
chance-points = { $samples ->
    [1] Peluang: kamu bisa mencapai { $points } dari { $most } poin.
   *[other] Peluang: { $points } dari { $most } poin, rata-rata dari { $samples } permainan seperti ini.
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = Semua permainan itu mulai dari papanmu. Hanya kartu tersembunyi yang dikocok.
chance-counts = Ini dihitung sebagai petunjuk.
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = { $part } dari { $whole } menang
meter-points = { $part }/{ $whole } poin

advice-over = Permainan ini sudah selesai. Petunjuk dan peluang hanya untuk permainan yang masih berjalan.
advice-none = Petunjuk dan peluang tidak tersedia untuk permainan ini.
advice-nothing = Tidak ada petunjuk di sini. Ini tidak dihitung sebagai bantuan.

verdict-ask = { $hidden ->
    [0] Putusan hanya memberi tahu apakah kamu masih bisa menang.
   *[other] Putusan melihat semua kartu, termasuk yang tersembunyi, dan hanya memberi tahu apakah kamu masih bisa menang.
 } Setelah itu, permainan ini dianggap dimainkan dengan bantuan.
verdict-ask-points = { $hidden ->
    [0] Putusan hanya memberi tahu apakah { $most } poin masih bisa dicapai.
   *[other] Putusan melihat semua kartu, termasuk yang tersembunyi, dan hanya memberi tahu apakah { $most } poin masih bisa dicapai.
 } Setelah itu, permainan ini dianggap dimainkan dengan bantuan.
verdict-looking = Melihat semua kartu… { $looks ->
    [0] { "" }
   *[other] { $looks } papan diperiksa.
 }
verdict-won = Putusan: kamu masih bisa menang.
verdict-won-points = Putusan: kamu masih bisa mencapai { $most } poin.
verdict-lost = Putusan: kalah. Kamu masih bisa menang kalau mengurungkan { $undo } langkah.
verdict-lost-points = Putusan: kamu tidak bisa lagi mencapai { $most } poin. Masih bisa kalau kamu mengurungkan { $undo } langkah.
verdict-lost-from-deal = Putusan: kalah. Susunan ini memang tidak bisa dimenangkan. Bukan karena langkahmu.
verdict-lost-from-deal-points = Putusan: { $most } poin memang tidak mungkin dengan susunan ini. Bukan karena langkahmu.
verdict-lost-somewhere = Putusan: kalah. Belum diketahui berapa langkah yang harus kamu urungkan.
verdict-lost-somewhere-points = Putusan: kamu tidak bisa lagi mencapai { $most } poin. Belum diketahui berapa langkah yang harus kamu urungkan.
verdict-unknown = Putusan: belum pasti. Pencarian tidak menemukan kemenangan, tapi mungkin saja ada. Ini tidak dihitung sebagai bantuan.
verdict-unknown-points = Putusan: belum pasti. Pencarian tidak menemukan jalan ke { $most } poin, tapi mungkin saja ada. Ini tidak dihitung sebagai bantuan.
verdict-over = Permainan ini sudah selesai. Putusan hanya untuk permainan yang masih berjalan.
verdict-none = Putusan tidak tersedia untuk permainan ini.
