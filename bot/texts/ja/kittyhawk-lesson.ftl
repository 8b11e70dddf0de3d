# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] 月の組札
    [suns] 太陽の組札
    [waves] 波の組札
    [leaves] 葉の組札
    [wyrms] 竜の組札
    [knots] 結び目の組札
   *[other] 列 { $place2 }{ " " }
 }

kittyhawk-lesson-home = すべてのカードを、月・太陽・波・葉・竜・結び目の6つの組札に上げるゲームです。{ kittyhawk-at1 }の{ $brief1 }を、エースのある{ kittyhawk-at2 }に上げましょう。
kittyhawk-lesson-home-why = ここでは2を組札に上げましょう。2つのスートのどちらかのエースに重ねます。

kittyhawk-lesson-either = ほとんどのカードにはスートのしるしが2つ、エースと王冠には1つだけあります。{ kittyhawk-at1 }の{ $brief1 }を、好きなほうのスートの組札に上げましょう。
kittyhawk-lesson-either-why = ここでは{ $brief1 }を組札に上げましょう。どちらのスートの組札でもかまいません。

kittyhawk-lesson-next = 組札にはエース、2から9、王冠の順に、1つずつ重ねます。{ kittyhawk-at1 }の{ $brief1 }を、{ kittyhawk-at2 }に上げましょう。
kittyhawk-lesson-next-why = ここでは{ $brief1 }を組札に上げましょう。{ $brief2 }の次の数字です。

kittyhawk-lesson-build = 列では、共通のスートがあれば、数字が1つ大きいカードに重ねられます。{ kittyhawk-at1 }の{ $brief1 }を、{ $brief2 }の上に移しましょう。
kittyhawk-lesson-build-why = ここでは、列にある1つ大きい数字に重ねましょう。{ $brief1 }と{ $brief2 }には共通のスートがあります。

kittyhawk-lesson-heap = 左右の山（g と h）のカードは取れますが、山の上にカードは置けません。{ kittyhawk-at1 }の{ $brief1 }を、{ $brief2 }の上に移しましょう。
kittyhawk-lesson-heap-why = ここでは左右の山からカードを動かしましょう。その下のカードが使えるようになります。

kittyhawk-lesson-empty = 空の列にはどのカードも置けるので、山の中のカードを使いたいときに便利です。{ kittyhawk-at1 }の{ $brief1 }を、空の{ kittyhawk-at2 }に移しましょう。
kittyhawk-lesson-empty-why = ここでは山の一番上のカードを空の列に移しましょう。その下のカードが使えるようになります。

kittyhawk-lesson-one = カードは1枚ずつしか動かせません。下のカードを動かすために、まず{ $brief1 }を空の{ kittyhawk-at2 }に移しましょう。
kittyhawk-lesson-one-why = ここでは{ $brief1 }を空の{ kittyhawk-at2 }に移しましょう。次に7を8の上へ、6を7の上へ移せます。

kittyhawk-lesson-deal = 左右の山が空になったので、裏向きの山札から3枚ずつ配りましょう。山にカードが残っていると、配ったカードの下に埋もれます。
kittyhawk-lesson-deal-why = いつでも配れますが、左右の山が空のときが配りどきです。ここでは配りましょう。

kittyhawk-lesson-collect = 「{ kittyhawk-collect }」で、もう上に載るカードのないカードがすべて組札に上がります。左の山の2枚を、この1手でまとめて上げましょう。
kittyhawk-lesson-collect-why = 1枚ずつ上げることもできます。ここでは「{ kittyhawk-collect }」を使いましょう。

kittyhawk-lesson-crown = 王冠は数字が一番大きいので、列の中では空の列にしか置けません。{ kittyhawk-at1 }の{ $brief1 }を、空の{ kittyhawk-at2 }に移しましょう。
kittyhawk-lesson-crown-why = ここでは王冠を空の列に移しましょう。その下のカードが使えるようになります。

kittyhawk-lesson-before = 配ると山のカードが埋もれるので、その前に使いましょう。{ kittyhawk-at1 }の{ $brief1 }を、{ $brief2 }の上に移しましょう。
kittyhawk-lesson-before-why = ここでは、山の一番上のカードを組札に上げるか、ほかのカードに重ねましょう。次に配ると埋もれてしまいます。

kittyhawk-lesson-nine = レベル{ $level }では9の次が王冠なので、9は王冠の上に置けます。{ kittyhawk-at1 }の{ $brief1 }を、{ $brief2 }の上に移しましょう。
kittyhawk-lesson-nine-why = ここでは、共通のスートを持つ王冠に9を重ねましょう。

kittyhawk-lesson-back = 組札のカードは「{ kittyhawk-button-others }」で列に戻せます。{ $brief1 }を{ kittyhawk-at2 }に戻し、左の山の7を重ねられるようにしましょう。
kittyhawk-lesson-back-why = ここでは{ $brief1 }を{ kittyhawk-at2 }に戻しましょう。左の山の7と共通のスートがある8は、これだけです。

kittyhawk-lesson-free = 「{ button-undo }」を使えば、配った手も含めてどの手も取り消せます。次は好きな手を自分で選んでみましょう。

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = 左右の山のカードを使ってから配り、すべてのカードを組札に上げましょう。負けるのは、山札がなくなり、行ったり来たりの手しか残らないときだけです。ほとんどの配置で勝てるので、早くあきらめないようにしましょう。簡単な方針でも、100回のうち{ $simple }回ほど勝てます。
