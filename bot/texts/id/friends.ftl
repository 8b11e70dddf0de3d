# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = Tantang teman
button-friend-results = Hasil teman
button-friend-compare = Kedua hasil
button-friend-drop = Batalkan tantangan
button-friend-drop-oldest = Batalkan yang terlama
button-friend-drop-all = Batalkan semua
button-friend-play = Terima tantangan
telegram-button-send-friend = Kirim tantangan…

friend-you = Kamu
friend-somebody = Seorang pemain
friend-a-friend = Seorang teman

# The link, for the challenger only; then the text that is sent.
friend-link-title = Tantangan: { $deal }
friend-link = Kirim teks dengan tautannya ke teman. Tautan itu membuka susunan yang sama.
friend-link-typed = Kirim teks di bawah ke teman. Perintah di dalamnya membuka susunan yang sama.
friend-link-use = Hasilmu tersembunyi sampai mereka selesai. Setelah itu kalian melihat kedua hasil. Kode { $code } berlaku di semua obrolan denganku, sampai { $date }.
friend-shared = Bisa lebih baik? Setelah itu kita sama-sama melihat kedua hasil.

friend-full-title = Terlalu banyak tantangan
friend-full = Kamu punya { $most } tantangan terbuka, itu batasnya. Batalkan satu, atau tunggu sampai ada yang berakhir.
friend-full-oldest = Yang terlama adalah { $deal }. Berakhir pada { $date }.
friend-dropped = Tantangan dibatalkan. Tautannya tidak berlaku lagi.
friend-dropped-all = Semua tantanganmu dibatalkan. Tautannya tidak berlaku lagi.

# What the link shows to a friend.
friend-title = { $name } menantangmu
friend-offer = Mainkan susunan yang sama. Setelah kamu selesai, kedua hasil ditampilkan berdampingan.
friend-known = Kamu pernah memainkan susunan ini, jadi permainanmu dihitung dengan bantuan.
friend-begun = { $name } menantangmu. Selesaikan permainan ini, lalu kedua hasil ditampilkan berdampingan.
friend-secret = Susunan ini sedang menjadi tantangan harian. Buka lagi tautannya setelah hari itu ditutup.
friend-gone = Tantangan ini sudah tidak ada: dibatalkan, atau { $days } harinya sudah lewat. Minta tautan baru.
friend-unread = “{ $text }” bukan tantangan. Salin seluruh kode, misalnya friend-0k3v9x1m2p7qa.

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name } sudah memainkan susunanmu
friend-verdict = { $comparison ->
    [better] Kamu lebih baik.
    [worse] { $name } lebih baik.
    [helped] Tidak ada pemenang: salah satu dari kalian memakai bantuan.
   *[equal] Seri.
 }
friend-none-yet = Belum ada teman yang menyelesaikan susunan ini.
friend-open-until = Kode { $code } berlaku sampai { $date }.

friend-overview-title = Tantanganmu
friend-how = Selesaikan permainan, lalu tekan “{ button-friend }” di bawahnya. Kamu mendapat tautan ke susunan yang sama.
friend-row = { $deal }: { $count } hasil, sampai { $date }
