# The names of themes, on buttons.

theme-green = Green felt
theme-night = Night
theme-paper = Paper
theme-contrast = High contrast
theme-four-colour = Four colors
theme-safe = Color-blind safe
