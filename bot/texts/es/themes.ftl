# The names of themes, on buttons.

theme-green = Tapete verde
theme-night = Noche
theme-paper = Papel
theme-contrast = Alto contraste
theme-four-colour = Cuatro colores
theme-safe = Apto para daltónicos
