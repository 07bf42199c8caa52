# Four hints where the things are, at a first start.

welcome = Erste Schritte
welcome-board = Stellung aufbauen
    .text = Eine Figur aus der Figurenleiste ziehen. Oder auf ein Feld zeigen und tippen: N ist ein weißer Springer, n ein schwarzer, x leert es.
welcome-paste = Einfügen, was da ist
    .text = { window-key-ctrl }+V liest FEN, EPD, PGN, Webadressen, Textdiagramme und Bilder und meldet, was korrigiert wurde. Auch der Text im Feld lässt sich ändern.
welcome-problems = Probleme und Korrekturen
    .text = Probleme stehen hier mit ihren Feldern und einem Korrekturvorschlag. „Rückgängig“ nimmt alles zurück.
welcome-solve = Lösen
    .text = F5 findet alle Lösungen einer Mattaufgabe und sagt, ob sie korrekt ist. Mit „Züge“ lassen sie sich auf dem Brett spielen.

welcome-place = { $number } von { $count }
welcome-next = Weiter
welcome-done = Fertig
welcome-skip = Überspringen
    .tip = Keine Hinweise mehr zeigen (Esc); „Hilfe“ zeigt sie wieder
