# The names of themes, on buttons.

theme-green = Зелёное сукно
theme-night = Ночь
theme-paper = Бумага
theme-contrast = Высокий контраст
theme-four-colour = Четыре цвета
theme-safe = Для дальтоников
