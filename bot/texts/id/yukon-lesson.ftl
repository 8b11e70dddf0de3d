# Yukon: the words of the lesson in seeds/lessons/yukon.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

yukon-lesson-build = Bawa semua 52 kartu ke fondasi, kembang demi kembang; 7 tumpukan membantumu mengurutkannya. Di sana nilainya turun dan merah bergantian dengan hitam: taruh { $card1 } di atas { $card2 }.
yukon-lesson-build-why = Di langkah ini, taruh kartu puncak g di atas nilai yang satu lebih tinggi dan lain warna. { $card1 } cocok di atas { $card2 }.

yukon-lesson-any = Kartu terbuka mana pun bisa dipindah bersama semua kartu di atasnya, apa pun urutannya. Taruh { $card1 } di atas { $card2 }, beserta 3 kartu di atasnya.
yukon-lesson-any-why = Di langkah ini, pindahkan kartu yang ditumpangi kartu lain. { $card1 } cocok di atas { $card2 }, beserta 3 kartu di atasnya.

yukon-lesson-dig = Ada as di d, di bawah 3 kartu. Bebaskan: taruh { $card1 } di atas { $card2 }, beserta 2 kartu di atasnya.
yukon-lesson-dig-why = Di langkah ini, bebaskan as di d. { $card1 } cocok di atas { $card2 }, beserta 2 kartu di atasnya.

yukon-lesson-ace = As memulai fondasi kembangnya, jadi bawa { $card1 } ke fondasi.
yukon-lesson-ace-why = Di langkah ini, bawa { $card1 } ke fondasi. As memulai fondasi kembangnya.

yukon-lesson-next = Fondasi naik dalam kembangnya: as, 2, 3, dan seterusnya sampai king. Bawa { $card1 } ke fondasi, dan tumpukan { $pile } kosong.
yukon-lesson-next-why = Di langkah ini, bawa { $card1 } ke fondasi. Itu kartu berikutnya setelah { $card2 }.

yukon-lesson-king = Hanya king yang bisa ke tumpukan kosong, beserta kartu di atasnya. Ambil { $card1 } dari { $pile }, karena kartu tertutup di sana paling banyak.
yukon-lesson-king-why = Di langkah ini, pindahkan { $card1 } ke tumpukan kosong { $place2 }. Satu kartu tertutup lalu terbuka.

yukon-lesson-turn = Dahulukan langkah yang membuka kartu. Taruh { $card1 } di atas { $card2 }.
yukon-lesson-turn-why = Di langkah ini, buka satu kartu di { $pile }. { $card1 } cocok di atas { $card2 }.

yukon-lesson-long = Berapa pun kartu bisa pindah: hanya yang pertama harus cocok. Taruh { $card1 } di atas { $card2 }, beserta 7 kartu di atasnya.
yukon-lesson-long-why = Di langkah ini, pindahkan semua kartu terbuka di { $pile }. { $card1 } cocok di atas { $card2 }.

yukon-lesson-empty = Kartu terakhir { $pile } sudah terbuka. Taruh { $card1 } di atas { $card2 }, dan tumpukan itu kosong.
yukon-lesson-empty-why = Di langkah ini, kosongkan tumpukan { $pile }. { $card1 } cocok di atas { $card2 }.

yukon-lesson-space = Sekarang { $card1 } bisa ke tumpukan kosong. Pindahkan ke sana, dan satu kartu di { $pile } terbuka.
yukon-lesson-space-why = Di langkah ini, pindahkan { $card1 } ke tumpukan kosong { $place2 }. Langkah lain tidak membuka kartu.

yukon-lesson-part = Naik lagi 2 kartu ke fondasi. Tumpukan juga bisa dibagi, di kartu terbuka mana pun: taruh { $card1 } di atas { $card2 }, beserta semua di atasnya.
yukon-lesson-part-why = Di langkah ini, pindahkan sebagian tumpukan { $pile }. { $card1 } cocok di atas { $card2 }, beserta semua kartu di atasnya.

yukon-lesson-free = “{ button-undo }” membatalkan langkah apa pun, jadi pilih sendiri satu langkah. Lihat apa yang dibebaskan dan apa yang ditutupi.

yukon-lesson-end = Sekarang kamu tahu aturannya: bebaskan as, buka kartu, dan bawa semua 52 ke fondasi. Dalam permainanmu, kartu yang tidak dibutuhkan lagi naik secara otomatis. Kamu kalah hanya kalau kartu hanya bisa bolak-balik. Dengan opsi “suit”, tumpukan dibangun sekembang: itu solitaire Rusia, jauh lebih sulit. Tidak semua susunan bisa dimenangkan: kalah belum tentu salahmu.
