# What admins can configure about posts of the daily challenge, and what they are shown about them.

posts-title = Postingan harian
posts-none = Aku bisa memposting tantangan harian di sini setiap hari. Tiap postingan punya tombol “{ button-play }” dan hasil hari sebelumnya. Tekan “{ button-post-here }” di channel atau topik yang kamu mau. Kamu akan langsung melihat postingan uji coba.
posts-switched-off = Aku mematikan postingan karena gagal selama seminggu: { $reason }
posts-unreadable = Pengaturan postingan yang tersimpan tidak bisa dibaca, jadi tidak ada postingan di sini. Silakan atur lagi.
posts-configured = Aku memposting tantangan harian setiap hari, dengan hasil hari sebelumnya.
posts-here = Tempat: di sini
posts-elsewhere = Tempat: di channel atau topik lain
posts-hour = Waktu: { $hour } ({ $zone })
posts-next = Berikutnya: { announce-weekday } pukul { $clock }
posts-next-now = Berikutnya: segera
posts-role = Diberi tahu: sebuah role (di pengaturan server, semua orang harus boleh menyebutnya)
posts-how-role = Untuk memberi tahu sebuah role, ketik { $command }.
posts-players = Diberi tahu: { $count } pemain yang memintanya
posts-fail = Postingan gagal sejak { announce-weekday } pukul { $clock }. Aku terus mencoba.
posts-choose-hour = Jam berapa sebaiknya aku memposting? Pada pukul { $noon } atau setelahnya, tantangan hari sebelumnya sudah ditutup. Saat itu, postingannya juga menampilkan langkah penentu dan jalan menang.
posts-choose-zone = Zona waktu yang mana? Ketik { $command } dengan kota besar di zona waktumu, bukan Tokyo.

# Buttons: a name with a check mark is on.
button-post-here = Posting di sini
button-post-here-instead = Pindah ke sini
post-hour-label = Jam: { $hour }
button-post-names = Nama pemain
button-post-all = Terbaik semua tempat
button-post-sound = Dengan suara
button-post-weekly = Ringkasan mingguan
button-post-monthly = Ringkasan bulanan
button-post-puzzle = Dengan teka-teki
button-post-no-role = Tanpa role
button-post-off = Hentikan postingan
button-to-posts = ◀ Postingan
zone-of-yours = Punyamu: { $zone }

# Completions of typed words.
posts-choice = Postingan: { $choice }
posts-switched-on-choice = { $name }: aktif
posts-switched-off-choice = { $name }: nonaktif
posts-hour-choice = pukul { $hour }

# The outcome of a test post, and of a change.
posts-arrived = Postingan uji coba terkirim. Mulai sekarang, tantangan harian diposting di sini setiap hari.
posts-doubtful = Aku sudah mengirim postingan uji coba, tapi mungkin tidak sampai. Bagaimanapun, mulai sekarang postingan muncul di sini setiap hari.
posts-unreached = Chatnya sedang tidak bisa dijangkau. Tidak ada yang diubah. Coba lagi nanti, ya.
posts-need-a-place = Belum ada postingan. Pilih dulu tempatnya.
no-such-post-rule = Pengaturan postingan “{ $name }” tidak dikenal. Yang tersedia: { $known }.
refused-only-full-hours = Postingan dikirim tepat pada jamnya, dari 0 sampai 23. Misalnya, ketik { $command }.
refused-no-roles-here = Chat ini tidak punya role. Untuk diberi tahu soal postingan, tekan “{ button-tell-me }” di bawah salah satunya.

# Why a post is rejected, and what to do.
post-may-not-see = Aku tidak bisa melihat channel itu. Beri aku izin “{ discord-view-channel }” di sana.
post-may-not-write = Aku tidak bisa menulis di sana. Izinkan aku mengirim pesan di sana.
post-may-not-write-in-threads = Aku tidak bisa menulis di sana. Beri aku izin “{ discord-send-in-threads }” di channel itu.
post-may-not-attach = Aku tidak bisa mengirim gambar di sana. Izinkan aku mengirim file dan foto di sana.
post-may-not-embed = Aku tidak bisa menampilkan gambar di sana. Beri aku izin “{ discord-embed-links }” di sana.
post-is-closed = Topik atau thread itu ditutup. Buka lagi, atau pilih tempat lain untuk postingan.
post-is-gone = Channel atau topik itu sudah tidak ada. Pilih tempat lain untuk postingan.
post-is-outside = Aku sudah bukan anggota di sana. Tambahkan aku lagi, atau hentikan postingannya.
post-is-refused = Chatnya tidak menerima postingan di sana dan tidak menyebutkan alasannya. Periksa izinku di sana.

# Private messages to the admin who configured the posts.
posts-failing-title = Postingan harian tidak sampai
posts-failing = Aku tidak bisa memposting tantangan harian di tempat yang kamu pilih: { $reason } Aku akan terus mencoba selama seminggu. Untuk memindahkan postingan, ketik { $command } di tempat baru.
posts-off-title = Postingan harian dimatikan
posts-off = Selama seminggu, aku tidak bisa memposting tantangan harian di tempat yang kamu pilih: { $reason } Sekarang postingannya dimatikan. Untuk memulainya lagi, ketik { $command } di tempat yang kamu mau.

# Players who want to be mentioned in posts.
tell-on = Kamu akan disebut dalam setiap postingan harian di sini. Untuk berhenti, ketik { $command }.
tell-off = Kamu tidak akan disebut lagi dalam postingan di sini.
tell-no-longer = Jangan beri tahu
tell-full = Daftar pemain yang diberi tahu sudah penuh. Tidak bisa ditambah lagi.
refused-no-group-to-tell = Postingan muncul di server dan grup. Tekan “{ button-tell-me }” di bawah postingan di sana.
