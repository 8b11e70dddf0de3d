# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = Твои настройки для всех чатов:
setting-theme = Тема
setting-language = Язык
setting-zone = Часовой пояс
setting-boards = Вид поля
setting-results = Результаты
setting-clock = Часы и ходы
setting-line = • { $setting }: { $chosen }
language-unfinished = { $language } (не закончен)
language-of-chat = как в этом чате ({ $language })
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock } (с твоего устройства)
boards-picture = Картинка
boards-words = Текст
results-everyone = Все
results-group = Сервер или группа
results-nobody = Никто
clock-both = И то и другое
clock-moves = Только ходы
clock-off = Выключено

settings-language = На каком языке отвечать?
settings-boards = Как показывать поле? Текста хватит для любой игры, и его прочитает программа экранного доступа.
settings-results = Кому видны твои результаты? Делиться ими можно в любом случае. «{ $group }» — там, где сыграна партия.
settings-clock = Что показывать на этой странице вместе с полем? Часы идут с твоего первого хода.
settings-zone = Который у тебя час? Если 3 часа дня, выбери 15. Или введи { $command }, только вместо Tokyo укажи крупный город в своём часовом поясе.
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = На твоём устройстве { $zone }. Этот пояс действует, пока не выбран другой.
settings-zone-chosen = Выбрано { $zone }. Чтобы взять пояс устройства, введи { $command }.
settings-cities = В каком из этих мест время как у тебя?
zone-hour = { $hour }
button-as-in-chat = Как в чате
button-to-settings = ◀ Настройки
button-other-clock = ◀ Другой час

no-such-language = Неизвестный язык «{ $name }».
no-such-zone = Неизвестный часовой пояс «{ $name }».
zone-understood = Часовой пояс: { $city }, там сейчас { $clock }.
zone-unclear = Какое время ты имеешь в виду под «{ $name }»?
zone-similar = Неизвестный часовой пояс «{ $name }». Может быть, это один из этих?
no-such-boards = Показать поле как «{ $name }» нельзя.
no-such-results = Показать результаты «{ $name }» нельзя.
no-such-clock = Часы и ходы не могут быть «{ $name }».
clock-not-here = Часы и число ходов показывает только веб-страница бота.
no-such-setting = Неизвестная настройка «{ $name }».
nearest-values = Похожие: { $known }.
known-values = Доступны: { $known }.
known-zones = Введи крупный город, например { $known }.

# Who can see a new game.
audience-private = Видно только тебе
audience-public = Видно всем здесь

# The data stored about a player.
button-about = О боте
button-my-data = Мои данные
button-my-data-more = Об этих данных
button-export = Выгрузить
button-delete = Удалить всё…
button-delete-yes = Да, удалить всё
button-keep = Нет, оставить
my-data-title = Твои данные
my-data = Бот узнаёт тебя по номеру аккаунта в этом чате и хранит:
my-data-games = • твои партии с ходами и временем: открытых { $open }, законченных { $past }
my-data-settings = • твои настройки и места, где тебя нужно упоминать в постах
my-data-conversation = • последние сообщения на этой странице в течение { $days ->
    [one] { $days } дня
    [few] { $days } дней
   *[many] { $days } дней
 }
my-data-lifetimes = Открытые партии удаляются через { $open ->
    [one] { $open } день
    [few] { $open } дня
   *[many] { $open } дней
 } после последнего хода, законченные — через { $past ->
     [one] { $past } день
     [few] { $past } дня
    *[many] { $past } дней
 }. Если ты не вернёшься, настройки удалятся не позже чем через { $longest ->
     [one] { $longest } день
     [few] { $longest } дня
    *[many] { $longest } дней
 }. Данные можно выгрузить файлом или удалить прямо сейчас.
my-data-why = Благодаря этим данным можно продолжать партии и возвращаться к ним. Они нужны и для таблицы лидеров, и для статистики.
my-data-seen = { $results ->
    [everyone] В таблицах лидеров и постах твоё имя и результаты раскладов дня видят все.
    [group] В таблицах лидеров и постах твоё имя и результаты раскладов дня видны только там, где сыграна партия.
   *[nobody] В таблицах лидеров и постах твоих результатов не видит никто.
 } Это можно изменить в настройках. В числе игроков всегда учтены все.
my-data-chat = На сервере или в группе твои партии видят все, если поля там не личные. Сам чат тоже хранит нашу переписку. Она останется там, даже если удалить данные здесь.
my-data-page = Никому ничего из этого не отправляется. Эту страницу видит любой, кто пользуется этим компьютером.
my-data-after = Если удалить всё, данные исчезнут сразу. Для 2 последних раскладов дня отметка без твоего имени останется на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }. Она не даёт сыграть в зачёт дважды. В резервных копиях владельца бота твои данные есть, пока эти копии не удалят.
my-data-all = Всё, что хранится, перечислено в { $file } в исходном коде бота.
my-data-export = В этом файле всё, что хранится о тебе. Это JSON: его прочтёт и человек, и программа.
delete-title = Удалить всё?
delete = Будут удалены все твои партии, результаты и настройки, и тебя не станет ни в одной таблице лидеров. Отменить это нельзя. Если нужна копия, сначала выгрузи данные.
delete-changed = Твои данные изменились с тех пор, как появилась эта кнопка. Посмотри на них ещё раз и потом решай.
deleted = Все данные о тебе удалены. Можно сразу начать заново.

# Settings of a server or group.
admin-title = Настройки сервера или группы
admin = Настройки для всех на этом сервере или в этой группе:
admin-language = Язык: { $chosen }
admin-places = Где можно играть: { $chosen }
admin-starters = Кто может начинать партии: { $chosen }
admin-boards = Кому видны поля: { $chosen }
language-of-each = у каждого игрока свой
places-everywhere = везде
places-here-alone = только в этом канале или теме
places-here-too = здесь и ещё в { $count ->
    [one] { $count } канале или теме
    [few] { $count } каналах или темах
   *[many] { $count } каналах или темах
 }
places-elsewhere = не здесь, а в { $count ->
    [one] { $count } другом канале или теме
    [few] { $count } других каналах или темах
   *[many] { $count } других каналах или темах
 }
starters-everyone = все
starters-administrators = только админы
boards-public = всем здесь
boards-private = только игроку
admin-choose-language = На каком языке здесь отвечать? У игроков, которые выбрали язык в настройках, останется свой.
button-each-language = Каждому свой
button-here-alone = Играть только здесь
button-here-too = Играть и здесь
button-not-here = Здесь не играть
button-everywhere = Играть везде
button-everyone-begins = Начинают все
button-administrators-begin = Начинают только админы
button-boards-public = Поля видны всем
button-boards-private = Поля только игроку
button-to-admin = ◀ Настройки админа
no-such-rule = Неизвестная настройка «{ $name }». Доступны: { $known }.

refused-not-a-group = Это настраивают админы на своём сервере или в группе. Добавь меня туда и введи там { $command }.
refused-not-a-governor = Изменить это могут только админы этого сервера или группы. Попроси, пожалуйста, кого-нибудь из них.
refused-only-place = Играть можно только в этом канале или теме. Чтобы перенести игры, введи { $here } в новом месте. Чтобы разрешить их везде, введи { $everywhere }.
refused-no-places = Сейчас играть можно везде. Чтобы разрешить игры только в одном месте, введи там { $here }.
refused-too-many-places = Играть можно в { $most } местах, больше нельзя. Чтобы освободить одно, введи там { $free }. Чтобы разрешить игры везде, введи { $everywhere }.

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = Напоминание
setting-warning = Предупреждение о серии
reminder-off = Выключено
warning-on = Включено
warning-off = Выключено
settings-reminder = Когда напоминать о раскладе дня? Я пишу лично и только если он ещё не начат. У тебя сейчас { $clock } ({ $zone }). Можно ввести любое время: { $command }
settings-reminder-paused = После 3 последних напоминаний партий не было, поэтому напоминания прервались до { $date }. Выбери время, чтобы получать их раньше.
settings-warning = Писать лично за 3 часа до того, как серия прервётся? Я не пишу, если расклад дня уже начат или серию спасёт заморозка.
no-such-reminder = Неизвестное время «{ $name }». Введи, например, 18:30 или «{ $off }».
no-such-warning = Предупреждение о серии не может быть «{ $name }».
reminder-not-here = На этой странице я не могу написать первым. В Discord и Telegram могу.
button-remind = Напоминать каждый день
button-remind-review = Сообщить о разборе
