# Answers to small talk, which come before the board.
talk-thanks = Sama-sama!
talk-upset = Sial sekali. Ketik “{ command-name-hint }” untuk saran, atau “{ command-name-undo }” untuk mengurungkan langkah.
talk-nice = Senang kamu suka!
talk-bye = Sampai jumpa! Permainanmu tersimpan.
talk-okay = Giliranmu: tekan tombol atau ketik langkah.
talk-link = Aku tidak bisa membuka tautan. Tekan tombol, ketik langkah, atau “{ command-name-help }”.
talk-lacking = Aku tidak punya { $name }. Permainan yang paling mirip adalah { $game }.
talk-lacking-played = Aku tidak punya { $name }. Permainan yang paling mirip adalah { $game }, yang sedang kamu mainkan.
talk-picture = { talk-okay }
