# Why an analysis has no result. At most 200 characters.

analysis-dropped = 別の操作をしたので、この計算は中止しました。
analysis-too-long = 時間がかかりすぎたので、この計算は中止しました。後でもう一度お試しください。
analysis-busy = いま、ヒントや振り返りの利用が集中しています。少し待ってから、もう一度お試しください。
analysis-lost = 計算の途中で問題が起きました。もう一度お試しください。
