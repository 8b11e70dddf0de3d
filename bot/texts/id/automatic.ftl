# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = Selesaikan
button-end-game = Akhiri permainan
# $cards are the cards that followed the player’s move home.
moved-automatically = Otomatis ke fondasi: { $cards }.
finish-choices = Kemenangan sudah pasti: “{ button-finish }” memainkan sisanya.
finish-uncertain = Kemenangan belum pasti, jadi teruslah bermain.
finish-exercise = Di sini kamu memilih setiap langkah sendiri. Hanya permainan yang bisa diselesaikan sekali tekan.
stock-circles = Sekarang kamu hanya bisa berputar-putar: tidak ada kartu tertutup yang bisa dibuka, dan tidak ada kartu stok atau buangan yang cocok.
stuck = Tidak ada langkah yang membantu lagi: tidak ada yang baru bisa terbuka, dan tidak ada kartu lagi yang bisa ke fondasi.
stock-circles-choices = Urungkan beberapa langkah, atau akhiri permainan.

setting-automatic = Langkah otomatis
automatic-on = Nyala
automatic-off = Mati
settings-automatic = Haruskah kartu naik ke fondasi secara otomatis saat tak ada kartu lain yang membutuhkannya? “{ button-undo }” mengembalikannya bersama langkahmu.
no-such-automatic = Langkah otomatis tidak bisa “{ $name }”.
