# Four hints where the things are, at a first start.

welcome = Erste Schritte
welcome-board = Stellung aufbauen
    .text = Eine Figur aus einer Figurenleiste ziehen. Oder auf ein Feld zeigen und tippen: N ist ein weißer Springer, n ein schwarzer, x leert es.
welcome-paste = Alles einfügen
    .text = Strg+V liest FEN, EPD, PGN, Webadressen, gezeichnete Bretter und Bilder und sagt, was zu korrigieren war. Auch der Text im Feld lässt sich ändern.
welcome-problems = Fehler und Korrekturen
    .text = Was illegal oder merkwürdig ist, wird hier erklärt, mit seinen Feldern und einer Korrektur. "Rückgängig" nimmt alles zurück.
welcome-solve = Lösen
    .text = F5 findet alle Lösungen einer Mattaufgabe und sagt, ob sie korrekt ist. Mit "Züge" lassen sie sich auf dem Brett ausprobieren.

welcome-place = { $number } von { $count }
welcome-next = Weiter
welcome-done = Fertig
welcome-skip = Überspringen
    .tip = Keine Hinweise mehr zeigen (Esc); "Hilfe" zeigt sie wieder
