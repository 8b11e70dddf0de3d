# Moves that the bot makes for the player, and a game in which no move can lead on.

button-finish = Доиграть
button-end-game = Закончить партию
# $cards are the cards that followed the player’s move home.
moved-automatically = Автоматически в дом: { $cards }.
finish-choices = Победа уже верна: «{ button-finish }» сыграет остальное.
finish-uncertain = Победа пока не обеспечена: играй дальше.
finish-exercise = Здесь каждый ход твой. Одним нажатием доигрывают только партии.
stock-circles = Теперь можно ходить только по кругу: ни одну закрытую карту не открыть, и ни одна карта колоды или сброса не подходит.
stuck = Ни один ход больше ничего не даст: ничего нового не откроется, и ни одна карта больше не уйдёт домой.
stock-circles-choices = Отмени несколько ходов или закончи партию.

setting-automatic = Автоматические ходы
automatic-on = Включены
automatic-off = Выключены
settings-automatic = Отправлять карту в дом автоматически, когда она больше не нужна другим? «{ button-undo }» вернёт её вместе с твоим ходом.
no-such-automatic = Автоматические ходы не могут быть «{ $name }».
