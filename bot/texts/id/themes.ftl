# The names of themes, on buttons.

theme-green = Laken hijau
theme-night = Malam
theme-paper = Kertas
theme-contrast = Kontras tinggi
theme-four-colour = Empat warna
theme-safe = Ramah buta warna
