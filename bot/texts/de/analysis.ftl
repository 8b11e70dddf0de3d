# Why an analysis has no result. At most 200 characters.

analysis-dropped = Du hast inzwischen weitergespielt, deshalb habe ich hier aufgehört zu rechnen.
analysis-too-long = Das auszurechnen dauert mir zu lange.
analysis-busy = Ich rechne gerade für viele andere. Versuch es bitte gleich noch einmal.
analysis-lost = Beim Ausrechnen ist etwas dazwischengekommen. Versuch es bitte noch einmal.
