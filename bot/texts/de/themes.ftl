# The names of themes, on buttons.

theme-green = Grüner Filz
theme-night = Nacht
theme-paper = Papier
theme-contrast = Hoher Kontrast
theme-four-colour = Vierfarbig
theme-safe = Für Farbenblinde
