# Klondike: the words of the lesson in seeds/lessons/klondike.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

klondike-lesson-build = Bawa semua 52 kartu ke fondasi, kembang demi kembang; 7 tumpukan membantumu mengurutkannya. Di sana nilainya turun dan merah bergantian dengan hitam: taruh { $card1 } di atas { $card2 }.
klondike-lesson-build-why = Di langkah ini, taruh kartu di atas nilai yang satu lebih tinggi dan lain warna. { $card1 } cocok di atas { $card2 }.

klondike-lesson-ace = As memulai fondasi kembangnya, jadi bawa { $card1 } ke fondasi. Kalau kartu tertutup sampai di puncak tumpukan, kartu itu terbuka.
klondike-lesson-ace-why = Di langkah ini, bawa { $card1 } ke fondasi. As memulai fondasi kembangnya.

klondike-lesson-next = Fondasi naik dalam kembangnya: as, 2, 3, dan seterusnya sampai king. Bawa juga { $card1 } ke fondasi.
klondike-lesson-next-why = Di langkah ini, bawa { $card1 } ke fondasi. Itu kartu berikutnya setelah { $card2 }.

klondike-lesson-together = Kartu terbuka yang bertumpuk bisa dipindah bersama. Taruh { $card1 } di atas { $card2 }, beserta kartu di atasnya.
klondike-lesson-together-why = Di langkah ini, pindahkan 2 kartu bersama. { $card1 } cocok di atas { $card2 } beserta kartu di atasnya.

klondike-lesson-choose = Kedua jack merah cocok di atas { $card2 }. Ambil { $card1 } dari { $place1 }, karena kartu tertutup di bawahnya lebih banyak.
klondike-lesson-choose-why = Di langkah ini, taruh { $card1 } dari { $place1 } di atas { $card2 }. Dahulukan tumpukan dengan kartu tertutup terbanyak.

klondike-lesson-empty = Tumpukan b tidak punya kartu tertutup lagi, jadi bisa dikosongkan. Taruh { $card1 } di atas { $card2 }, beserta jack.
klondike-lesson-empty-why = Di langkah ini, kosongkan tumpukan b. { $card1 } cocok di atas { $card2 } beserta jack.

klondike-lesson-king = Hanya king yang bisa ke tumpukan kosong, beserta kartu di atasnya. Pindahkan { $card1 } ke tumpukan { $place2 }, dan satu kartu di c terbuka.
klondike-lesson-king-why = Di langkah ini, pindahkan { $card1 } ke tumpukan kosong { $place2 }. Kartu lain tidak bisa ke sana.

klondike-lesson-draw = Kamu bisa menarik dari stok kapan saja. Tekan “{ $move }”, lalu lihat apa yang sampai di buangan.
klondike-lesson-draw-why = Langkah itu bisa menunggu. Di langkah ini, tarik dari stok.

klondike-lesson-waste = Kartu teratas buangan bisa ke fondasi atau ke tumpukan. Taruh { $card1 } di atas { $card2 }.
klondike-lesson-waste-why = Di langkah ini, pakai kartu teratas buangan. { $card1 } cocok di atas { $card2 }.

klondike-lesson-back = Kartu bisa turun dari fondasinya: tekan “{ button-others }”. Taruh { $card1 } di atas { $card2 }, supaya 2 hitam dari f bisa ke atasnya.
klondike-lesson-back-why = Di langkah ini, turunkan { $card1 } ke atas { $card2 }. Lalu 2 hitam dari f bisa ke atasnya.

klondike-lesson-turn = Stok habis, jadi tekan “{ $move }”. Buangan menjadi stok lagi, dengan urutan yang sama, sesering yang kamu mau.
klondike-lesson-turn-why = Langkah itu bisa menunggu. Di langkah ini, balik kartu buangan.

klondike-lesson-free = Sekarang kamu mengenal stok: kartu ketiganya 2♠, yang bisa ke fondasi. “{ button-undo }” membatalkan langkah apa pun, jadi pilih sendiri satu langkah.

klondike-lesson-end = Sekarang kamu tahu aturannya: buka kartu, urutkan di tumpukan, dan bawa semua 52 ke fondasi. Dalam permainanmu, kartu yang tidak dibutuhkan lagi naik secara otomatis. Kamu kalah hanya kalau tidak bisa menarik dan kartu hanya bisa bolak-balik. Kebanyakan susunan bisa dimenangkan, tapi tidak semua: kalah belum tentu salahmu.
