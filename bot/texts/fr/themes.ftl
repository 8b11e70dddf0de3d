# The names of themes, on buttons.

theme-green = Feutre vert
theme-night = Nuit
theme-paper = Papier
theme-contrast = Contraste élevé
theme-four-colour = Quatre couleurs
theme-safe = Adapté au daltonisme
