# The screen of /privacy: what is stored, for how long, and how to get or delete it. At most 8 lines.

button-privacy = Privasi
privacy-title = Privasi
privacy-stored = Bot menyimpan nomor akun dan namamu di chat ini, serta permainan, hasil, dan pengaturanmu.
privacy-lifetimes = Permainan terbuka dihapus { $open } hari setelah langkah terakhirnya, permainan selesai setelah { $past } hari. Hasil dan statistik dihapus { $years } tahun setelah terakhir berubah.
privacy-shared = Bot tidak menjual apa pun dan tidak meneruskannya kepada siapa pun. Papan peringkat dan postingan menampilkan nama dan hasilmu. Kamu bisa mengubahnya di pengaturan.
privacy-chat = Di server atau grup, semua orang melihat permainanmu, kecuali papannya privat di sana. Chat ini menyimpan pesan kita menurut aturannya sendiri.
privacy-page = Bot juga menyimpan pesan-pesan terakhir di halaman ini selama { $days } hari.
privacy-yours = Dengan “{ button-my-data }” kamu bisa melihat semuanya, mengekspornya sebagai file, atau menghapusnya.
privacy-operator = Operator bot ini bertanggung jawab atasnya. Pembuat perangkat lunaknya tidak menerima data apa pun.
privacy-policy = Kebijakan privasi: { $address }
terms-of-use = Ketentuan penggunaan: { $address }
