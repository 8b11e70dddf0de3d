# A finished game compared with how others have ended the same deal for the first time.
command-compare = Bandingkan permainanmu yang selesai dengan pemain lain di susunan yang sama
command-name-compare = bandingkan
button-compare = Bandingkan

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = Pemain lain yang memenangkan susunan ini: { $wins } dari { $others }.
compare-solved = Pemain lain yang memecahkan teka-teki ini: { $wins } dari { $others }.
compare-fewest = Langkah paling sedikit: { $moves }.
compare-best = Tidak ada yang butuh langkah lebih sedikit darimu.
compare-better = Langkahmu lebih sedikit daripada { $count } dari { $winners } pemenang.
compare-about = Langkahmu lebih sedikit daripada sekitar { $share }% pemenang.
compare-moves = Langkahmu: { $own }. Dari { $winners } pemenang lain, { $more } butuh lebih banyak, { $same } sama banyak, dan { $fewer } lebih sedikit.
compare-time = Waktumu: { $own }. Dari { $winners } pemenang lain, { $more } lebih lama, { $same } sama lama, dan { $fewer } lebih cepat.
compare-sample = Ada { $wins } pemenang lain. { $winners } di antaranya, dipilih secara acak, ditampilkan di sini.
compare-uncounted = Permainan ini tidak dihitung untuk pemain lain: hanya permainan pertamamu di sebuah susunan yang dihitung, tanpa bantuan.

# What can’t be compared.
compare-nobody = Belum ada pemain lain yang menyelesaikan susunan ini.
compare-first = Susunan ini bisa dibandingkan setelah kamu menyelesaikannya. Untuk memainkannya, ketik { $command }.
compare-unfinished = Permainan bisa dibandingkan setelah selesai. Selesaikan dulu yang ini.
compare-which = Ketik nama permainan dan nomor susunan, misalnya { $command }.
compare-exercise = Yang bisa dibandingkan adalah permainan yang selesai dan teka-teki yang dinilai, bukan pelajaran atau latihan.
compare-points = { $game } dimainkan untuk poin, jadi tidak ada pemenang yang bisa dibandingkan.

# The chart, and its description.
compare-chart-moves = Langkah para pemenang
compare-chart-minutes = Menit para pemenang
compare-chart-seconds = Detik para pemenang
compare-chart-own = Kamu
compare-chart-more = { $from }+
compare-alt = { $title }, diagram kolom: { $columns }.
compare-alt-own = { compare-alt } Kamu: { $own }.
compare-alt-one = { $range }: { $count }
