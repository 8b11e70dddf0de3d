# Spider: the words of the lesson in seeds/lessons/spider.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

spider-lesson-build = Susun 8 kembang lengkap, masing-masing dari king turun sampai as; di sini ada 2 kembang. Di tumpukan, nilainya turun: taruh { $card1 } di atas { $card2 }, dan satu kartu di { $pile } terbuka.
spider-lesson-build-why = Di langkah ini, taruh kartu di atas nilai yang satu lebih tinggi. { $card1 } cocok di atas { $card2 }.

spider-lesson-any = Kembangnya boleh berbeda: taruh { $card1 } di atas { $card2 }.
spider-lesson-any-why = Di langkah ini, taruh kartu di atas nilai yang satu lebih tinggi dari kembang lain. { $card1 } cocok di atas { $card2 }.

spider-lesson-choose = { $card1 } cocok di atas kedua queen. Pilih { $card2 }: hanya kartu sekembang yang nanti bisa pindah bersama.
spider-lesson-choose-why = Di langkah ini, taruh { $card1 } di atas { $card2 }, yang sekembang.

spider-lesson-apart = { $card1 } ada di atas kartu dari kembang lain, jadi kedua kartu itu tidak pindah bersama. Taruh { $card1 } saja di atas { $card2 }.
spider-lesson-apart-why = Di langkah ini, taruh { $card1 } di atas { $card2 }, yang sekembang.

spider-lesson-together = Sekarang { $card1 } dan kartu di atasnya sekembang, jadi bisa pindah bersama. Taruh keduanya di atas { $card2 }.
spider-lesson-together-why = Di langkah ini, pindahkan 2 kartu bersama. { $card1 } cocok di atas { $card2 } beserta kartu di atasnya.

spider-lesson-empty = Di tumpukan g tinggal 1 kartu. Taruh { $card1 } di atas { $card2 }, dan tumpukan itu kosong.
spider-lesson-empty-why = Di langkah ini, kosongkan tumpukan g. { $card1 } cocok di atas { $card2 }.

spider-lesson-space = Tumpukan kosong menerima kartu apa saja. Taruh { $card1 } di sana, dan satu kartu di { $pile } terbuka.
spider-lesson-space-why = Di langkah ini, taruh di tumpukan kosong { $place2 } kartu yang menutupi kartu tertutup.

spider-lesson-before = Pembagian menutupi semua tumpukan, jadi dahulukan langkah yang berguna. Taruh { $card1 } di atas { $card2 }, dan satu kartu terbuka.
spider-lesson-before-why = Langkah itu bisa menunggu. Di langkah ini, buka satu kartu: { $card1 } cocok di atas { $card2 }.

spider-lesson-grow = Kartu hati di d sudah berurutan, dan berikutnya { $card1 }. Taruh di sana, lalu yang lain menyusul.
spider-lesson-grow-why = Di langkah ini, teruskan kartu hati di d. { $card1 } cocok di atas { $card2 }.

spider-lesson-deal = Kartu hati lain sudah menyusul, dan hampir tidak ada lagi yang membantu. Tidak ada tumpukan kosong, jadi tekan “{ $move }”: tiap tumpukan mendapat satu kartu.
spider-lesson-deal-why = Langkah itu bisa menunggu. Di langkah ini, bagikan kartu. Itu hanya bisa kalau tidak ada tumpukan kosong.

spider-lesson-suit = Permainan yang sama, jauh setelah itu: kartu hati di g hanya kurang 2 dan as. Taruh { $card1 } di atas { $card2 }, beserta kartu di atasnya. Kembang yang lengkap naik ke fondasi.
spider-lesson-suit-why = Di langkah ini, lengkapi kartu hati. { $card1 } cocok di atas { $card2 }, beserta kartu di atasnya.

spider-lesson-free = Tinggal 7 kembang lagi. Sekarang kamu belum bisa membagi, karena tumpukan g kosong. “{ button-undo }” membatalkan langkah apa pun, jadi pilih sendiri satu langkah.

spider-lesson-end = Sekarang kamu tahu aturannya: bangun menurun, sekembang kalau bisa, kosongkan tumpukan, dan bagikan kartu kalau tidak ada lagi yang membantu. Kamu kalah hanya kalau tidak bisa membagi dan tidak ada kartu yang cocok di atas kartu lain. Permainan Spider baru memakai 1 kembang, jadi semua kartu yang berurutan bisa pindah bersama. Itu cara terbaik untuk mulai.
