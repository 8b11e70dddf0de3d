# Why an analysis has no result. At most 200 characters.

analysis-dropped = 先に進まれたので、この計算はやめました。
analysis-too-long = 計算に時間がかかりすぎます。
analysis-busy = いまほかの方々の計算で手いっぱいです。少ししてからもう一度お試しください。
analysis-lost = 計算の途中で止まってしまいました。もう一度お試しください。
