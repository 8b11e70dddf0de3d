# Wish: the words of the lesson in seeds/lessons/wish.toml. $move, $card1, $card2, $place1 and $place2 are of the
# step’s own move, $score is the number of cards left. A message that ends in “-why” answers another legal move.

wish-lesson-pair = Tujuannya menghabiskan semua { $score } kartu, 2 sekaligus. As di { $place1 } dan { $place2 } berpasangan: tekan “{ $move }” untuk mengambilnya.

wish-lesson-suits = Kembang tidak penting, yang penting nilainya. { $card1 } dan { $card2 } sama-sama kartu sembilan, jadi ambil keduanya.

wish-lesson-below = Kamu hanya bisa mengambil kartu teratas, lalu kartu di bawahnya terbuka. Barusan muncul 2 kartu sembilan lagi: ambil.

wish-lesson-letters = Tiap tumpukan punya huruf, dari a sampai h. Pasangan juga bisa diketik dengan hurufnya: “{ $place1 }{ $place2 }” mengambil kedua queen.

wish-lesson-three = Dari 3 kartu tujuh ini, sisakan yang paling sedikit kartu di bawahnya. Itu yang di a, jadi ambil { $card1 } dan { $card2 }.
wish-lesson-three-why = Tahap ini tentang kartu tujuh. Kalau kartu tujuh keempat tersembunyi di bawah yang kamu sisakan, kamu tidak bisa menang.

wish-lesson-tall = Tumpukan tinggi paling banyak menyembunyikan kartu, jadi dahulukan. Di sini, ambil jack di { $place1 } dan { $place2 }.
wish-lesson-tall-why = Itu juga pasangan, tapi di tumpukan yang lebih pendek. Tidak ada pasangan di tumpukan yang lebih tinggi daripada { $place1 } dan { $place2 }.

wish-lesson-fourth = Kartu tujuh keempat ternyata tepat di bawah yang kamu ambil dari { $place2 }. Pasangannya adalah kartu tujuh yang kamu sisakan di { $place1 }.
wish-lesson-fourth-why = Kartu tujuh di { $place1 } kamu sisakan untuk saat seperti ini. Di tahap ini, ambil kedua kartu tujuh.

wish-lesson-empty = Tumpukan a sekarang kosong dan tetap kosong: kartu tidak pernah ditaruh ke tumpukan. Ambil satu pasangan dari tumpukan lain, misalnya { $card1 } dan { $card2 }.

wish-lesson-four = Keempat king ada di puncak, jadi kamu tidak mungkin salah. Ambil 2, misalnya { $card1 } dan { $card2 }, lalu 2 lainnya menyusul.
wish-lesson-four-why = Pasangan itu bisa menunggu. Di tahap ini, ambil 2 dari 4 king.

wish-lesson-hint = Bingung pasangan mana yang terbaik? Di permainanmu, “{ button-hint }” menandai satu, seperti kedua jack ini: ambil.
wish-lesson-hint-why = Petunjuk akan menandai { $move } di sini, karena tumpukannya lebih tinggi.

wish-lesson-line = Semua pasangan yang terlihat bisa diketik dalam satu baris: “{ $place1 }{ $place2 } fh” mengambil keduanya. Atau ambil satu dulu, lalu satunya lagi.

wish-lesson-only = Sekarang hanya ada 1 pasang di puncak, jadi ambil. Kalau masih ada kartu tapi tak ada pasangan di puncak, kamu kalah.

wish-lesson-last = Skormu adalah jumlah kartu tersisa, dan 0 yang terbaik. Ambil { $score } kartu terakhir untuk menang.

# $winnable deals of 100 can be won with all cards known; a simple player, who takes from the tallest piles, wins $simple.
wish-lesson-end = Semua kartu habis, dan sekarang kamu bisa main Wish sendiri. Sekitar { $winnable } dari 100 susunan bisa dimenangkan; mengambil dari tumpukan tertinggi memenangkan { $simple }. Menangkan permainan pertamamu hari itu dalam sekali coba, dan kamu boleh mengucapkan permohonan.
