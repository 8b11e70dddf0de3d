# Warum aus dem, was auszurechnen war, nichts wird. Höchstens 200 Zeichen.

thinking-dropped = Du hast inzwischen weitergespielt, deshalb habe ich hier aufgehört zu rechnen.
thinking-too-long = Das auszurechnen dauert mir zu lange.
thinking-busy = Ich rechne gerade für viele andere. Versuch es bitte gleich noch einmal.
thinking-lost = Beim Ausrechnen ist etwas dazwischengekommen. Versuch es bitte noch einmal.
