# Streets and Alleys: the words of the lesson in seeds/lessons/streets.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

streets-lesson-build = Bawa semua 52 kartu ke fondasi, kembang demi kembang; 8 tumpukan membantumu mengurutkannya. Di sana nilainya turun, dan kembang tidak penting: taruh { $card1 } di atas { $card2 }.

streets-lesson-one = Hanya kartu teratas yang pindah, 1 tiap kali. Untuk mencapai as hati di e, singkirkan kartu di atasnya satu per satu: taruh { $card1 } di atas { $card2 }.
streets-lesson-one-why = Di langkah ini, taruh { $card1 } di atas { $card2 }. Itu yang teratas dari kartu di atas as itu.

streets-lesson-ace = As memulai fondasi kembangnya, jadi bawa { $card1 } ke fondasi.
streets-lesson-ace-why = Di langkah ini, bawa { $card1 } ke fondasi. As memulai fondasi kembangnya.

streets-lesson-next = Fondasi naik dalam kembangnya: as, 2, 3, dan seterusnya. Yang sudah di fondasi tetap di sana. Bawa juga { $card1 } ke fondasi.
streets-lesson-next-why = Di langkah ini, bawa { $card1 } ke fondasi. Itu kartu berikutnya setelah { $card2 }.

streets-lesson-empty = Yang paling kamu butuhkan adalah tumpukan kosong. Di { $place1 } tinggal 1 kartu: taruh { $card1 } di atas { $card2 }.
streets-lesson-empty-why = Di langkah ini, kosongkan tumpukan { $place1 }. { $card1 } cocok di atas { $card2 }.

streets-lesson-space = Tumpukan kosong menerima kartu apa saja. Kartu 8♦ di d cocok di atas 9♥, tetapi tertindih { $card1 }: pindahkan { $card1 } ke tumpukan { $place2 }.
streets-lesson-space-why = Di langkah ini, pindahkan { $card1 } ke tumpukan kosong. Lalu 8♦ di bawahnya bisa pindah.

streets-lesson-lower = Sekarang kartu yang tadi di bawah bisa pindah. Taruh { $card1 } di atas { $card2 }.
streets-lesson-lower-why = Di langkah ini, taruh { $card1 } di atas { $card2 }. Kartu itu sudah bebas.

streets-lesson-upper = Kartu satunya bisa menyusul: taruh { $card1 } di atas { $card2 }. Jadi 2 kartu sudah pindah, dan tumpukannya kosong lagi.
streets-lesson-upper-why = Di langkah ini, kosongkan lagi tumpukan { $place1 }. { $card1 } cocok di atas { $card2 }.

streets-lesson-dig = Kartu 3♥ di d bisa ke fondasi kalau tidak tertindih apa pun. { $card1 } tidak cocok di mana pun, jadi pindahkan ke tumpukan kosong.
streets-lesson-dig-why = Di langkah ini, pindahkan { $card1 } ke tumpukan kosong. Lalu 3♥ di bawahnya bebas.

streets-lesson-again = 3♥ sudah di fondasi, jadi { $card1 } juga bisa ke sana. Lalu tumpukannya kosong lagi.
streets-lesson-again-why = Di langkah ini, bawa { $card1 } ke fondasi. Itu mengosongkan tumpukannya.

streets-lesson-king = King tidak cocok di atas kartu lain, jadi hanya tumpukan kosong yang menerimanya. Pindahkan { $card1 } ke tumpukan { $place2 }: lalu d juga bisa dikosongkan.
streets-lesson-king-why = Di langkah ini, pindahkan { $card1 } ke tumpukan kosong. Kartu itu tidak cocok di tempat lain.

streets-lesson-castle = Ini Beleaguered Castle: as sudah di fondasi sejak awal, dan tiap tumpukan punya 6 kartu. Kartu 2 mana pun di puncak bisa langsung naik: bawa { $card1 } ke fondasi.
streets-lesson-castle-why = Di langkah ini, bawa sebuah 2 ke fondasi, misalnya { $card1 }.

streets-lesson-free = “{ button-undo }” membatalkan langkah apa pun, jadi pilih sendiri satu langkah. Kartu 2 lain yang ada di puncak juga bisa ke fondasi.

streets-lesson-end = Sekarang kamu tahu aturannya: kosongkan satu tumpukan, pakai dengan hemat, dan bawa semua 52 ke fondasi. Dalam permainanmu, kartu yang tidak dibutuhkan lagi naik secara otomatis. Kira-kira separuh susunan bisa dimenangkan, dan lebih banyak lagi kalau as sudah di fondasi: kalah belum tentu salahmu.
