# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = Pengaturanmu, di mana pun kamu bermain:
setting-theme = Tema
setting-language = Bahasa
setting-zone = Zona waktu
setting-boards = Papan
setting-results = Hasil
setting-clock = Jam dan langkah
setting-line = • { $setting }: { $chosen }
language-unfinished = { $language } (belum selesai)
language-of-chat = sama dengan chat ini ({ $language })
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock } (dari perangkatmu)
boards-picture = Gambar
boards-words = Teks
results-everyone = Semua orang
results-group = Server atau grup
results-nobody = Tak seorang pun
clock-both = Keduanya
clock-moves = Hanya langkah
clock-off = Mati

settings-language = Aku sebaiknya pakai bahasa apa?
settings-boards = Bagaimana papan ditampilkan? Teks cukup untuk memainkan semua permainan dan bisa dibaca pembaca layar.
settings-results = Siapa yang bisa melihat hasilmu? Kamu selalu bisa membagikannya sendiri. “{ $group }” adalah tempat kamu memainkannya.
settings-clock = Apa yang ditampilkan halaman ini bersama papan? Jam mulai dari langkah pertamamu.
settings-zone = Sekarang jam berapa di tempatmu? Untuk jam 3 sore, pilih 15. Atau ketik { $command } dengan kota besar di zona waktumu, bukan Tokyo.
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = Perangkatmu memakai { $zone }. Zona ini dipakai sampai kamu memilih yang lain.
settings-zone-chosen = Kamu memilih { $zone }. Untuk memakai zona perangkatmu, ketik { $command }.
settings-cities = Tempat mana yang jamnya sama dengan tempatmu?
zone-hour = { $hour }
button-as-in-chat = Sama dengan chat
button-to-settings = ◀ Pengaturan
button-other-clock = ◀ Jam lain

no-such-language = Bahasa “{ $name }” tidak dikenal.
no-such-zone = Zona waktu “{ $name }” tidak dikenal.
zone-understood = Zona waktu: { $city }, sekarang pukul { $clock } di sana.
zone-unclear = Jam mana yang kamu maksud dengan “{ $name }”?
zone-similar = Zona waktu “{ $name }” tidak dikenal. Apakah salah satu dari ini?
no-such-boards = Papan tidak bisa ditampilkan sebagai “{ $name }”.
no-such-results = Hasil tidak bisa ditampilkan kepada “{ $name }”.
no-such-clock = Jam dan langkah tidak bisa “{ $name }”.
clock-not-here = Hanya halaman web bot yang menampilkan jam dan langkahmu.
no-such-setting = Pengaturan “{ $name }” tidak dikenal.
nearest-values = Mirip: { $known }.
known-values = Yang tersedia: { $known }.
known-zones = Ketik kota besar, seperti { $known }.

# Who can see a new game.
audience-private = Hanya kamu yang bisa melihatnya
audience-public = Semua orang di sini bisa melihatnya

# The data stored about a player.
button-about = Tentang
button-my-data = Dataku
button-my-data-more = Tentang data ini
button-export = Ekspor
button-delete = Hapus semuanya…
button-delete-yes = Ya, hapus semuanya
button-keep = Tidak, biarkan
my-data-title = Datamu
my-data = Kamu dikenali dari nomor akunmu di chat ini. Yang disimpan bot:
my-data-games = • permainanmu, dengan langkah dan waktunya: { $open } terbuka, { $past } selesai
my-data-settings = • pengaturanmu, dan di mana kamu ingin disebut dalam postingan
my-data-conversation = • pesan terakhir di halaman ini, selama { $days } hari
my-data-lifetimes = Permainan terbuka dihapus { $open } hari setelah langkah terakhirnya, permainan selesai setelah { $past } hari. Kalau kamu tidak kembali, pengaturanmu dihapus dalam { $longest } hari. Kamu bisa mengekspor datamu sebagai file atau menghapusnya sekarang.
my-data-why = Data ini dipakai supaya kamu bisa melanjutkan permainanmu dan melihatnya kembali. Papan peringkat dan statistik juga memerlukannya.
my-data-seen = { $results ->
    [everyone] Di papan peringkat dan postingan, semua orang melihat namamu dan hasil tantangan harianmu.
    [group] Papan peringkat dan postingan menampilkan namamu dan hasil tantangan harianmu hanya di tempat kamu bermain.
   *[nobody] Tak seorang pun melihat hasilmu di papan peringkat atau postingan.
 } Kamu bisa mengubahnya di pengaturan. Jumlah pemain selalu mencakup semua orang.
my-data-chat = Di server atau grup, semua orang melihat permainanmu, kecuali papannya privat di sana. Chat juga menyimpan pesan kita. Pesan itu tetap ada di sana saat kamu menghapus datamu di sini.
my-data-page = Tak satu pun dikirim ke siapa pun. Siapa pun yang memakai komputer ini bisa melihat halaman ini.
my-data-after = Kalau kamu menghapus semuanya, data langsung hilang. Untuk 2 tantangan harian terakhirmu, tanda tanpa namamu tersimpan selama { $days } hari, supaya tidak ada percobaan kedua. Cadangan milik operator masih berisi datamu sampai cadangan itu dihapus.
my-data-all = { $file }, dalam kode sumber bot, mencantumkan semua yang disimpan.
my-data-export = File ini berisi semua yang disimpan tentangmu. Formatnya JSON, yang bisa dibaca manusia dan program.
delete-title = Hapus semuanya?
delete = Ini menghapus semua permainan, hasil, dan pengaturanmu, serta mengeluarkanmu dari semua papan peringkat. Ini tidak bisa diurungkan. Kalau mau salinannya, ekspor dulu datamu.
delete-changed = Datamu sudah berubah sejak tombol itu ditampilkan. Lihat lagi, lalu putuskan.
deleted = Semua yang disimpan tentangmu sudah dihapus. Kamu bisa langsung mulai lagi.

# Settings of a server or group.
admin-title = Pengaturan server atau grup
admin = Pengaturan untuk semua orang di server atau grup ini:
admin-language = Bahasa: { $chosen }
admin-places = Permainan diizinkan: { $chosen }
admin-starters = Yang bisa memulai permainan: { $chosen }
admin-boards = Yang bisa melihat papan: { $chosen }
language-of-each = pilihan tiap pemain
places-everywhere = di semua tempat
places-here-alone = hanya di channel atau topik ini
places-here-too = di sini dan di { $count } channel atau topik lain
places-elsewhere = tidak di sini, tapi di { $count } channel atau topik lain
starters-everyone = semua orang
starters-administrators = hanya admin
boards-public = semua orang di sini
boards-private = hanya pemainnya
admin-choose-language = Aku sebaiknya pakai bahasa apa di sini? Pemain yang sudah memilih bahasa di pengaturannya tetap memakai bahasa itu.
button-each-language = Pilihan tiap pemain
button-here-alone = Hanya di sini
button-here-too = Di sini juga
button-not-here = Jangan di sini
button-everywhere = Di semua tempat
button-everyone-begins = Semua boleh mulai
button-administrators-begin = Hanya admin boleh mulai
button-boards-public = Papan untuk semua
button-boards-private = Papan tetap privat
button-to-admin = ◀ Pengaturan admin
no-such-rule = Pengaturan “{ $name }” tidak dikenal. Yang tersedia: { $known }.

refused-not-a-group = Ini diatur admin di server atau grupnya. Tambahkan aku ke salah satunya, lalu ketik { $command } di sana.
refused-not-a-governor = Hanya admin server atau grup ini yang bisa mengubahnya. Minta tolong salah satu dari mereka, ya.
refused-only-place = Permainan hanya diizinkan di sini. Untuk memindahkannya, ketik { $here } di tempat baru. Untuk mengizinkannya di semua tempat, ketik { $everywhere }.
refused-no-places = Permainan sekarang diizinkan di semua tempat. Untuk mengizinkannya hanya di satu tempat, ketik { $here } di sana.
refused-too-many-places = Permainan diizinkan di { $most } tempat, dan itu batasnya. Untuk menghapus satu, ketik { $free } di sana. Untuk mengizinkannya di semua tempat, ketik { $everywhere }.

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = Pengingat
setting-warning = Peringatan runtunan
reminder-off = Mati
warning-on = Nyala
warning-off = Mati
settings-reminder = Kapan aku mengingatkanmu tentang tantangan harian? Aku mengirim pesan pribadi, hanya kalau kamu belum memulainya. Di tempatmu pukul { $clock } ({ $zone }). Kamu bisa mengetik waktu apa saja: { $command }
settings-reminder-paused = Kamu tidak bermain setelah 3 pengingat terakhir, jadi pengingat berhenti sampai { $date }. Pilih waktu agar datang lebih cepat.
settings-warning = Perlukah aku mengirim pesan pribadi 3 jam sebelum runtunan berakhir? Tidak kalau kamu sudah memulai tantangan hari ini, atau runtunan diselamatkan pelindung.
no-such-reminder = Waktu “{ $name }” tidak dikenal. Ketik waktu seperti 18:30, atau “{ $off }”.
no-such-warning = Peringatan runtunan tidak bisa “{ $name }”.
reminder-not-here = Di halaman ini aku tidak bisa menghubungimu lebih dulu. Di Discord dan Telegram bisa.
button-remind = Ingatkan tiap hari
button-remind-review = Kabari soal tinjauan
