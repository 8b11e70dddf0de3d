# Golf: the words of the lesson in seeds/lessons/golf.toml. $card1, $place1 and $move are of the step’s own move, $streak is
# the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

golf-lesson-next = Habiskan 7 tumpukan: pindahkan semua { $score } kartunya ke buangan. Tiap kartu harus 1 nilai di atas atau di bawah kartu teratasnya: taruh { $card1 } di atas 7♥.
golf-lesson-next-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas 7♥.

golf-lesson-same = Kembang tidak penting, jadi 2 kartu lima cocok di atas 6♦. Bandingkan kartu di bawahnya: 2♠ segera dibutuhkan, jadi ambil { $card1 } dari { $place1 }.
golf-lesson-same-why = Di langkah ini, ambil { $card1 } dari { $place1 }. 2♠ di bawahnya segera dibutuhkan.

golf-lesson-top = Semua kartu tumpukan terlihat, tapi hanya yang teratas bisa diambil: di gambar, yang paling bawah. Taruh { $card1 } di atas 5♠.
golf-lesson-top-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas 5♠.

golf-lesson-ahead = 5♣ dan 3♥ sama-sama cocok. Pikirkan satu langkah lagi: setelah { $card1 }, 2♣ di bawahnya bisa menyusul, jadi ambil { $card1 }.
golf-lesson-ahead-why = Di langkah ini, ambil { $card1 } dari { $place1 }. Setelah itu, 2♣ bisa menyusul.

golf-lesson-ace = Di atas as hanya bisa kartu 2, jadi kebanyakan runtunan putus di sana. Tapi 2♠ menunggu di c: ambil { $card1 }, lalu 2♠ menyusul.
golf-lesson-ace-why = Itu bisa menunggu. Di langkah ini, ambil { $card1 }, karena 2♠ cocok di atasnya.

golf-lesson-draw = Kamu sudah mengambil { $streak } kartu tanpa menarik: itu runtunan. Sekarang tidak ada yang cocok, jadi tekan “{ $move }”: satu kartu pindah dari stok ke buangan.

golf-lesson-keep = 5♣ cocok, tapi tidak harus diambil. Simpan untuk menyambung 4♣ dan 6♥ di tumpukan a: tekan “{ $move }”.
golf-lesson-keep-why = 5♣ lebih berguna nanti, di antara 4♣ dan 6♥ di tumpukan a. Di langkah ini, tarik kartu.

golf-lesson-line = Cari dulu runtunan terpanjang, lalu ketik dalam satu baris: “{ $place1 } d c” mengambil 10♦, J♠, dan Q♠. Atau ambil { $card1 }, lalu yang lain menyusul.
golf-lesson-line-why = Di langkah ini, ambil { $card1 } dari { $place1 }. J♠ dan Q♠ bisa menyusul.

golf-lesson-direction = Tidak ada king yang bebas, tapi kamu bisa naik atau turun kapan saja. Taruh { $card1 } di atas Q♠ untuk turun lagi.
golf-lesson-direction-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas Q♠.

golf-lesson-kept = 4♣ dari tumpukan a sekarang di buangan, dan 6♥ bebas. Ambil { $card1 } yang kamu simpan, lalu 6♥ menyusul.
golf-lesson-kept-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas 4♣.

golf-lesson-long = 8♠ dan { $card1 } sama-sama cocok. Ambil dulu dari tumpukan panjang, supaya di akhir masih bisa memilih: { $card1 } dari { $place1 }.
golf-lesson-long-why = Di langkah ini, ambil { $card1 } dari { $place1 }. Tumpukan itu lebih panjang.

golf-lesson-queens = Di atas king hanya bisa queen, jadi perhatikan queen. Ambil { $card1 }, lalu K♦ dan queen satunya menyusul.
golf-lesson-queens-why = Itu bisa menunggu. Di langkah ini, taruh queen di atas K♣, misalnya { $card1 }.

golf-lesson-streak = Sekarang 8 kartu cocok berturut-turut: “{ $place1 } c d b g f g f” mengambil semuanya. Atau ambil { $card1 }, lalu yang lain menyusul.
golf-lesson-streak-why = Itu bisa menunggu. Di langkah ini, taruh { $card1 } di atas Q♣.

golf-lesson-stock = Tinggal 2♥, dan kartu itu butuh as atau kartu 3. Kalau stok habis, kamu kalah, tapi masih ada { $stock } kartu: tekan “{ $move }”.

golf-lesson-last = Skormu adalah jumlah kartu tersisa di tumpukan, dan 0 yang terbaik. Ambil yang terakhir, { $card1 }, untuk menang.
golf-lesson-last-why = Di langkah ini, ambil { $card1 }. Itu kartu terakhir di tumpukan.

golf-lesson-end = Ketujuh tumpukan habis, dan sekarang kamu bisa main Golf sendiri. As dan king memutus runtunan: ambil di akhir, atau di antara dua kartu 2 atau 2 queen. “{ button-hint }” menunjukkan langkah yang baik, dan “{ button-undo }” membatalkan langkah apa pun. Kurang dari setengah susunan bisa dimenangkan: kalah belum tentu salahmu. Dengan opsi “wrap”, king dan as menyambung: itulah Putt Putt.
