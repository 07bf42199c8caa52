# Reparieren einer Aufgabe, in der Registerkarte „Lösen“. $stipulation: #2
repairing-heading = Reparieren: { $stipulation }
repairing-close = Fassungen schließen
repairing-why-goal = die Forderung ist Gewinn oder Remis, wofür keine Fassungen gesucht werden
# $judged: das Urteil über die Aufgabe, wie sie ist; $keys: ihre ersten Schlüssel
repairing-now = { $judged ->
    [sound] Jetzt: korrekt, { $keys }
    [cooked] Jetzt: nebenlösig, { $keys }
    [several] Jetzt: mehrere Lösungen, { $keys }
    [short] Jetzt: kürzere Lösung, { $keys }
    [already-mate] Jetzt: schon matt
    [no-solution] Jetzt: keine Lösung
   *[unfinished] Jetzt: nicht bekannt
}
repairing-progress = { $done } von { $total } · { $count } korrekt
repairing-two = Zwei Änderungen
    .tip = Die besten davon noch einmal ändern, so lange
repairing-time = Zeit für zwei Änderungen
# After a number of seconds.
repairing-seconds = {" s"}
repairing-stop = Stopp
    .name = Suche nach Fassungen anhalten
repairing-order = Reihenfolge
repairing-best = Beste zuerst
repairing-fewest = Wenigste Figuren zuerst
repairing-most-tries = Meiste Verführungen zuerst
repairing-filter = Gezeigte Fassungen
repairing-all = Alle Fassungen
repairing-same-key = Gleicher Schlüssel
repairing-exact = Ohne Duale und Kurzmatts
repairing-list = Korrekte Fassungen
repairing-more = { $count ->
    [one] 1 weitere ist nicht aufgeführt
   *[other] { $count } weitere sind nicht aufgeführt
}
# $key: der Schlüsselzug
repairing-key = { $count ->
    [one] { $key } · 1 Figur
   *[other] { $key } · { $count } Figuren
}
repairing-take = Übernehmen
    .tip = Die gewählte Fassung aufstellen; Rückgängig bringt die Aufgabe zurück
repairing-add = Hinzufügen
    .tip = Die gewählte Fassung nach der Aufgabe in die Datei einfügen

# The signs in the corners of squares.
repairing-legend = Punkt: korrekt. Ring: korrekt mit anderem Schlüssel. Zwei Punkte: nebenlösig. Strich: kürzere Lösung. Kreuz: keine Lösung.
repairing-hint = { $square }: { $judged }
