# Pyramid: the words of the lesson in seeds/lessons/pyramid.toml. $card1, $card2, $place1 and $move are of the step’s own
# move. A message that ends in “-why” answers another legal move.

pyramid-lesson-pair = Habiskan piramida: ambil semua { $score } kartunya, dalam pasangan yang berjumlah 13. { $card1 } dan { $card2 } berjumlah 13, jadi ambil keduanya.
pyramid-lesson-pair-why = Di langkah ini, ambil satu pasangan. { $card1 } dan { $card2 } berjumlah 13.

pyramid-lesson-king = King bernilai 13, jadi diambil tanpa pasangan. Ambil { $card1 }, lalu king satunya menyusul.
pyramid-lesson-king-why = Di langkah ini, ambil king, misalnya { $card1 }. King tidak butuh pasangan.

pyramid-lesson-draw = Sekarang tidak ada 2 kartu bebas yang berjumlah 13, jadi tekan “{ $move }”. Kartu teratas stok pindah ke buangan, dan kartu berikutnya terbuka.

pyramid-lesson-both = Kartu teratas stok dan buangan selalu bebas. Di sini keduanya berjumlah 13: ambil { $card1 } dan { $card2 }.
pyramid-lesson-both-why = Sebelum menarik, ambil pasangan yang terlihat. { $card1 } dan { $card2 } berjumlah 13.

pyramid-lesson-stock = 10♦ di stok juga berjumlah 13 dengan kartu 3 di piramida. Ambil bersama { $card1 }, lalu pasangan berikutnya menyusul.
pyramid-lesson-stock-why = Itu bisa menunggu. Di langkah ini, ambil 10♦ dari stok bersama kartu 3, misalnya { $card1 }.

pyramid-lesson-free = Kartu bebas kalau tidak ada kartu di atasnya, seperti { $card1 } di { $place1 } sekarang. Queen bernilai 12 dan as 1: ambil { $card1 } dan { $card2 }.
pyramid-lesson-free-why = Di langkah ini, ambil { $card1 } dan { $card2 }. Queen dan as berjumlah 13.

pyramid-lesson-partner = Jack bernilai 11, dan { $card1 } menutupi pasangannya sendiri, 2♦. Jadi ambil dengan kartu 2 lain: { $card2 } dari stok.
pyramid-lesson-partner-why = Di langkah ini, ambil { $card1 } bersama { $card2 }. Dengan 2♦ yang ditutupinya tidak bisa.

pyramid-lesson-choose = 2 kartu lima berjumlah 13 dengan { $card2 }. Bandingkan yang ditutupi: { $card1 } di { $place1 } membebaskan 2 kartu, yang lain hanya 1.
pyramid-lesson-choose-why = Di langkah ini, ambil { $card1 } dari { $place1 } bersama { $card2 }. Itu membebaskan paling banyak kartu.

pyramid-lesson-waste = Kartu teratas buangan juga bisa diambil bersama kartu piramida. Ambil { $card1 } dan { $card2 }.
pyramid-lesson-waste-why = Di langkah ini, ambil { $card1 } dan { $card2 }. Menarik kartu akan menutupi { $card2 }.

pyramid-lesson-alone = A♦ di buangan segera berguna untuk queen, jadi jangan ditutupi. Ambil saja { $card1 } dari stok: king tidak butuh pasangan.
pyramid-lesson-alone-why = Di langkah ini, ambil { $card1 } dari stok. Kalau ditarik, kartu itu menutupi A♦ di buangan.

pyramid-lesson-line = Satu baris muat beberapa langkah: “{ $place1 } s, e2 w” mengambil 2 pasang. “s” adalah stok, dan “w” buangan. Atau ambil { $card1 } dan { $card2 }, lalu pasangan satunya menyusul.
pyramid-lesson-line-why = Di langkah ini, ambil { $card1 } dan { $card2 }. Lalu Q♥ bebas untuk A♦ di buangan.

pyramid-lesson-note = Ingat kartu yang tinggal di buangan, seperti 6♥: nanti muncul lagi dengan urutan yang sama. Sekarang ambil { $card1 } dan { $card2 }.
pyramid-lesson-note-why = Di langkah ini, ambil { $card1 } dan { $card2 }. Jumlahnya 13.

pyramid-lesson-prefer = Sekarang terlihat 2 pasang. Ambil dulu { $card1 } dan { $card2 }, karena pasangan satunya tidak mengurangi piramida.
pyramid-lesson-prefer-why = Di langkah ini, ambil { $card1 } dan { $card2 }. Keduanya ada di piramida.

pyramid-lesson-turn = Stok habis, jadi tekan “{ $move }”: buangan menjadi stok lagi. Itu bisa 2 kali per permainan, dan sekarang kamu tahu urutannya.

pyramid-lesson-last = Skormu adalah jumlah kartu di piramida; stok dan buangan tidak dihitung. Ambil { $card1 } bersama { $card2 } untuk menang.
pyramid-lesson-last-why = Di langkah ini, ambil { $card1 } dan { $card2 }. Itu menghabiskan piramida.

pyramid-lesson-end = Piramida habis, dan sekarang kamu bisa main sendiri. Sebelum mengambil pasangan, lihat di mana kartu lain dengan nilai itu. “{ button-hint }” menunjukkan langkah yang baik, dan “{ button-undo }” membatalkan langkah apa pun. Sekitar dua pertiga susunan bisa dimenangkan: kalah belum tentu salahmu.
