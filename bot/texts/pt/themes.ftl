# The names of themes, on buttons.

theme-green = Feltro verde
theme-night = Noite
theme-paper = Papel
theme-contrast = Alto contraste
theme-four-colour = Quatro cores
theme-safe = Para daltônicos
