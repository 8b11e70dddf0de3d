# What only the listings say, in Markdown as Discord shows it.

heading-games = Permainannya
heading-features = Yang kamu dapat
heading-start = Cara memulai
easy-start = **Mudah dimulai.** Tiap permainan punya pelajaran: kamu belajar sambil bermain. Susunan pertamamu mudah.
fair-deals = **Susunan yang adil.** Susunan acak terbukti bisa dimenangkan, atau punya skor terbaik yang diketahui. Petunjuk hanya tahu apa yang kamu lihat.
challenge = **Tantangan harian.** Susunan yang sama untuk semua orang, dengan papan peringkat untuk servermu. Admin bisa mengatur agar diposting setiap hari.
study = **Teka-teki dan tinjauan.** Pecahkan teka-teki dan naikkan ratingmu. Lihat langkah mana yang menentukan permainanmu, lalu coba lagi dari situ.
everybody = **Untuk semua orang.** Papan berupa gambar yang dibuat untuk ponsel, dalam { $themes } tema. Sebagai teks, papan bisa dimainkan dengan pembaca layar.
everybody-at-table = **Untuk semua orang.** Dengan “{ $button }” kamu menyeret kartu, langsung di Discord. Sebagai teks, papan bisa dimainkan dengan pembaca layar.
# In the picture of the table: one sentence.
table-pitch = Ketuk dan seret kartu tanpa keluar dari obrolan.
safe-games = **Tidak ada yang hilang.** Semua langkah bisa diurungkan, sesering yang kamu mau. Hingga { $games } permainan terbuka disimpan.
start = Tambahkan bot ke server atau ke akunmu. Ketik `{ $command }`, lalu tekan sebuah permainan.
