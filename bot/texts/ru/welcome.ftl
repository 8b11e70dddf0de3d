# The welcome: all games in one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 characters.
pitch-effort = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 } · { $won ->
    [0] почти без побед
    [10] почти всегда победа
    [one] победа { $won } раз из 10
    [few] победа { $won } раза из 10
   *[many] победа { $won } раз из 10
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = Классические
games-originals = Оригинальные

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group }:
welcome-alt-game = { $game }: { $details }

# Главный экран страницы и первая кнопка меню: «Продолжить: Wish 42».
home-continue = Продолжить: { $game }
home-notes = { $first } · { $second }
home-games = Продолжить любую незаконченную партию
home-statistics = Результаты, серии, таблица лидеров
home-settings = Тема, язык, напоминания
home-help = Правила и все команды

button-options = Опции…
options-menu-title = Опции игр
options-menu = Выбери игру, чтобы задать её опции.
