# TriPeaks: the words of the lesson in seeds/lessons/tripeaks.toml. $card1, $place1 and $move are of the step’s own move,
# $streak is the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

tripeaks-lesson-next = Habiskan 3 puncak: pindahkan semua { $score } kartunya ke buangan. Tiap kartu harus 1 nilai di atas atau di bawah kartu teratasnya: taruh { $card1 } di atas 4♠.
tripeaks-lesson-next-why = Itu bisa menunggu. Di langkah ini, taruh kartu 3 atau 5 di atas 4♠, misalnya { $card1 }.

tripeaks-lesson-direction = Kamu bisa naik atau turun kapan saja, dan kembang tidak penting. Taruh { $card1 } di atas 3♥.
tripeaks-lesson-direction-why = Di langkah ini, naik lagi. { $card1 } cocok di atas 3♥.

tripeaks-lesson-turn = Kartu tertutup terbuka kalau tidak ada kartu lain di atasnya. Ambil { $card1 }, dan 2 kartu terbuka.
tripeaks-lesson-turn-why = Itu bisa menunggu. Di langkah ini, ambil { $card1 } dari { $place1 }, karena menutupi 2 kartu tertutup.

tripeaks-lesson-draw = Tidak ada kartu bebas yang cocok di atas 5♣, jadi tekan “{ $move }”. Satu kartu pindah dari stok ke buangan.

tripeaks-lesson-ahead = 2♠ dan K♣ sama-sama cocok di atas as. Pikirkan satu langkah lagi: setelah { $card1 }, 3♣ bisa menyusul, jadi ambil { $card1 }.
tripeaks-lesson-ahead-why = Di langkah ini, ambil { $card1 }. Setelah itu, 3♣ bisa menyusul.

tripeaks-lesson-peak = Kartu di baris atas juga bebas begitu tidak ada kartu di atasnya. Taruh { $card1 } di atas 2♠.
tripeaks-lesson-peak-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas 2♠.

tripeaks-lesson-type = Kamu juga bisa mengetik kartu atau tempatnya: “jd” dan “{ $place1 }” sama-sama mengambil { $card1 }. Sekarang ambil satu jack.
tripeaks-lesson-type-why = Itu bisa menunggu. Di langkah ini, taruh jack di atas 10♠, misalnya { $card1 }.

tripeaks-lesson-same = Kalau 2 kartu bernilai sama cocok, ambil yang membuka kartu lain. Di sini itu { $card1 } di { $place1 }, bukan 10♣.
tripeaks-lesson-same-why = Di langkah ini, ambil { $card1 } dari { $place1 }. Dari 2 kartu sepuluh, itulah yang membuka kartu.

tripeaks-lesson-line = Satu runtunan bisa diketik dalam satu baris: “{ $place1 } c3 d8” mengambil J♠, Q♠, dan K♣. Atau ambil { $card1 }, lalu yang lain menyusul.
tripeaks-lesson-line-why = Itu bisa menunggu. Di langkah ini, taruh jack di atas 10♦, misalnya { $card1 }.

tripeaks-lesson-seen = K♣ membuka 2 kartu, dan salah satunya cocok. Makin banyak kartu terlihat, makin panjang runtunanmu: ambil { $card1 }.
tripeaks-lesson-seen-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas K♣.

tripeaks-lesson-streak = Kamu sudah mengambil { $streak } kartu tanpa menarik: itu runtunanmu. Perpanjang dengan { $card1 }, dan 3 kartu lagi menyusul.
tripeaks-lesson-streak-why = Menarik kartu memutus runtunanmu. Di langkah ini, taruh kartu 8 di atas 9♦, misalnya { $card1 }.

tripeaks-lesson-peaks = Sekarang 2 kartu enam cocok. Puncak tengah masih punya kartu terbanyak, jadi ambil { $card1 } dari { $place1 }.
tripeaks-lesson-peaks-why = Di langkah ini, ambil { $card1 } dari { $place1 }. Puncak itu masih punya kartu terbanyak.

tripeaks-lesson-wrap = Setelah king datang as lagi: as bisa di atas king, dan king di atas as. Taruh { $card1 } di atas K♥.
tripeaks-lesson-wrap-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas K♥.

tripeaks-lesson-stock = Kamu kalah kalau tidak ada yang cocok dan stok habis; sisanya { $stock } kartu. Tapi { $card1 } cocok, jadi ambil.
tripeaks-lesson-stock-why = Jangan menarik selama ada kartu yang cocok. Di langkah ini, taruh { $card1 } di atas 10♥.

tripeaks-lesson-last = Skormu adalah jumlah kartu tersisa di puncak, dan 0 yang terbaik. Ambil yang terakhir, { $card1 }, untuk menang.
tripeaks-lesson-last-why = Di langkah ini, ambil { $card1 }. Itu kartu terakhir di puncak.

tripeaks-lesson-end = Ketiga puncak habis, dan sekarang kamu bisa main TriPeaks sendiri. Ambil dulu kartu yang menutupi kartu tertutup, dan jangan sisakan satu puncak sampai akhir. “{ button-hint }” menunjukkan langkah yang baik, dan “{ button-undo }” membatalkan langkah apa pun. Hampir semua susunan bisa dimenangkan, tapi hanya kalau semua kartu diketahui: kalah belum tentu salahmu.
