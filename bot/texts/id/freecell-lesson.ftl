# FreeCell: the words of the lesson in seeds/lessons/freecell.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

freecell-lesson-build = Bawa semua 52 kartu ke fondasi, kembang demi kembang; 8 tumpukan membantumu mengurutkannya. Di sana nilainya turun dan merah bergantian dengan hitam: taruh { $card1 } di atas { $card2 }.
freecell-lesson-build-why = Di langkah ini, taruh kartu di atas nilai yang satu lebih tinggi dan lain warna. { $card1 } cocok di atas { $card2 }.

freecell-lesson-cell = As hati ada di bawah { $card1 }, yang tidak cocok di mana pun. Tiap sel dari 4 sel muat 1 kartu, jadi taruh { $card1 } di sel { $place2 }.
freecell-lesson-cell-why = Di langkah ini, taruh { $card1 } di sel. Lalu as di bawahnya bebas.

freecell-lesson-ace = As memulai fondasi kembangnya, jadi bawa { $card1 } ke fondasi.
freecell-lesson-ace-why = Di langkah ini, bawa { $card1 } ke fondasi. As memulai fondasi kembangnya.

freecell-lesson-next = Fondasi naik dalam kembangnya: as, 2, 3, dan seterusnya sampai king. Bawa juga { $card1 } ke fondasi.
freecell-lesson-next-why = Di langkah ini, bawa { $card1 } ke fondasi. Itu kartu berikutnya setelah { $card2 }.

freecell-lesson-together = Kartu berurutan bisa pindah bersama kalau bisa juga satu per satu lewat sel kosong. Taruh { $card1 } di atas { $card2 }, beserta kartu di atasnya.
freecell-lesson-together-why = Di langkah ini, pindahkan 2 kartu bersama. { $card1 } cocok di atas { $card2 } beserta kartu di atasnya.

freecell-lesson-room = Tiap sel kosong menambah 1 kartu yang bisa pindah. Ada 2 sel kosong, jadi 3 kartu sekaligus: taruh { $card1 } di atas { $card2 }, beserta 3 dan 2.
freecell-lesson-room-why = Di langkah ini, pindahkan 3 kartu bersama. { $card1 } cocok di atas { $card2 } beserta 2 kartu di atasnya.

freecell-lesson-last = Tinggal 1 sel kosong. Sebelum mengisi yang terakhir, kosongkan yang lain: taruh { $card1 } dari sel { $place1 } di atas { $card2 }.
freecell-lesson-last-why = Di langkah ini, kosongkan satu sel. { $card1 } cocok di atas { $card2 }.

freecell-lesson-empty = Tumpukan kosong lebih membantu lagi dari sel kosong. Di tumpukan { $place1 } tinggal 1 kartu: taruh { $card1 } di atas { $card2 }.
freecell-lesson-empty-why = Di langkah ini, kosongkan tumpukan { $place1 }. { $card1 } cocok di atas { $card2 }.

freecell-lesson-double = Tumpukan kosong menggandakan yang bisa pindah: dengan 2 sel kosong, 6 kartu, bukan 3. Taruh { $card1 } di atas { $card2 }, beserta 3 kartu di atasnya.
freecell-lesson-double-why = Di langkah ini, pindahkan 4 kartu bersama. { $card1 } cocok di atas { $card2 } beserta 3 kartu di atasnya.

freecell-lesson-king = Tumpukan kosong menerima kartu apa saja. Yang terbaik king, karena tidak cocok di atas kartu lain: pindahkan { $card1 } dari sel { $place1 } ke tumpukan { $place2 }.
freecell-lesson-king-why = Di langkah ini, pindahkan { $card1 } ke tumpukan kosong. Kartu itu tidak cocok di tempat lain.

freecell-lesson-unload = Sel cepat penuh, jadi kosongkan begitu bisa. Taruh { $card1 } dari sel { $place1 } di atas { $card2 }.
freecell-lesson-unload-why = Di langkah ini, taruh { $card1 } dari selnya di atas { $card2 }.

freecell-lesson-free = Sekarang semua sel kosong, dan 2♠ bisa ke fondasi. “{ button-undo }” membatalkan langkah apa pun, jadi pilih sendiri satu langkah.

freecell-lesson-end = Sekarang kamu tahu aturannya: pakai sel dan tumpukan kosong dengan hemat, dan bawa semua 52 ke fondasi. Dalam permainanmu, kartu yang tidak dibutuhkan lagi naik secara otomatis. Hampir semua susunan bisa dimenangkan, jadi pikirkan dulu sebelum langkah pertama. Dengan sel yang lebih sedikit, jauh lebih sulit.
