# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] дом Лун
    [suns] дом Солнц
    [waves] дом Волн
    [leaves] дом Листьев
    [wyrms] дом Змей
    [knots] дом Узлов
   *[other] стопку { $place2 }
 }

kittyhawk-lesson-home = Собери все карты в 6 домах: Луны, Солнца, Волны, Листья, Змеи и Узлы. В каждом уже есть туз: переложи карту «{ $brief1 }» из { kittyhawk-at1 } в { kittyhawk-at2 }.
kittyhawk-lesson-home-why = На этом шаге отправь домой двойку. Она ложится на туза одной из своих мастей.

kittyhawk-lesson-either = У большинства карт знаки 2 мастей, и только у тузов и корон — 1. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } в дом любой из её мастей.
kittyhawk-lesson-either-why = На этом шаге отправь домой карту «{ $brief1 }». Она подходит в дома обеих своих мастей, выбери любой.

kittyhawk-lesson-next = Дома растут по порядку: туз, 2, 3 и так до 9, потом корона. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } в { kittyhawk-at2 }.
kittyhawk-lesson-next-why = На этом шаге отправь домой карту «{ $brief1 }». Она идёт следом за картой «{ $brief2 }».

kittyhawk-lesson-build = Карты кладут и в стопки: на карту на единицу старше, если есть общая масть. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } на карту «{ $brief2 }».
kittyhawk-lesson-build-why = На этом шаге переложи карту в стопку на карту старше на единицу. У карт «{ $brief1 }» и «{ $brief2 }» есть общая масть.

kittyhawk-lesson-heap = Из куч g и h карты можно брать, а класть туда нельзя. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } на карту «{ $brief2 }».
kittyhawk-lesson-heap-why = На этом шаге переложи карту из кучи. Тогда освободится карта под ней.

kittyhawk-lesson-empty = В пустую стопку можно положить любую карту: так легче добраться до карт в кучах. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } в пустую { kittyhawk-at2 }.
kittyhawk-lesson-empty-why = На этом шаге переложи верхнюю карту кучи в пустую стопку. Тогда освободится карта под ней.

kittyhawk-lesson-one = Перекладывать можно только по одной карте. Положи карту «{ $brief1 }» в пустую { kittyhawk-at2 }, чтобы освободить карту под ней.
kittyhawk-lesson-one-why = На этом шаге переложи карту «{ $brief1 }» в пустую { kittyhawk-at2 }. Тогда 7 ляжет на 8, а 6 — на 7.

kittyhawk-lesson-deal = Обе кучи пусты, поэтому сдай 6 карт из закрытой колоды: по 3 в каждую кучу. Если в кучах ещё есть карты, сдача их накроет.
kittyhawk-lesson-deal-why = Сдавать можно в любой момент. Сейчас кучи пусты — самое время, поэтому на этом шаге сдай.

kittyhawk-lesson-collect = «{ kittyhawk-collect }» отправит домой все карты, на которые уже ничего не положить. Нажми, чтобы убрать обе карты левой кучи: это всего 1 ход.
kittyhawk-lesson-collect-why = Отправлять карты домой можно и по одной. Но на этом шаге нажми «{ kittyhawk-collect }».

kittyhawk-lesson-crown = Корона — самая старшая: из стопок для неё годится только пустая. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } в пустую { kittyhawk-at2 }.
kittyhawk-lesson-crown-why = На этом шаге переложи корону в пустую стопку. Тогда освободятся карты под ней.

kittyhawk-lesson-before = Разбирай кучи до новой сдачи, иначе она накроет их карты. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } на карту «{ $brief2 }».
kittyhawk-lesson-before-why = На этом шаге отправь верхнюю карту кучи домой или положи её на другую карту. Иначе её накроет следующая сдача.

kittyhawk-lesson-nine = На уровне { $level } корона идёт сразу после 9, поэтому на неё ложится 9. Переложи карту «{ $brief1 }» из { kittyhawk-at1 } на карту «{ $brief2 }».
kittyhawk-lesson-nine-why = На этом шаге положи 9 на корону, с которой у неё есть общая масть.

kittyhawk-lesson-back = Карты можно брать и из домов: нажми «{ kittyhawk-button-others }». Переложи карту «{ $brief1 }» в { kittyhawk-at2 }, чтобы на неё легла 7 из левой кучи.
kittyhawk-lesson-back-why = На этом шаге верни карту «{ $brief1 }» в { kittyhawk-at2 }. Только у этой 8 есть общая масть с 7 из левой кучи.

kittyhawk-lesson-free = «{ button-undo }» отменяет любой ход, даже сдачу. Теперь выбери любой ход.

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = Теперь ты знаешь правила: разбирай кучи, потом сдавай, и так, пока все карты не окажутся дома. Проигрыш — только когда колода пуста, а карты можно лишь перекладывать туда-сюда. Выиграть можно почти любой расклад, так что не сдавайся слишком рано: даже простая игра выигрывает около { $simple } из 100.
