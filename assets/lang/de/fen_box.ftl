# The box with the FEN, and the line below it.

fen-box-name = FEN
fen-box-copy = Kopieren
fen-box-paste = Einfügen
fen-box-copied = FEN kopiert
fen-box-copied-shredder = Shredder-FEN kopiert
fen-box-copied-older = FEN in der älteren Form kopiert
fen-box-why-one-form = Nur Crazyhouse und Three-check haben eine ältere Form
fen-box-copied-as-is = Text kopiert; er ist noch keine gültige FEN
fen-box-replaced = Die Stellung auf dem Brett wurde geändert; der unfertige Text im FEN-Feld wurde verworfen
fen-box-too-long = Diese Zeile hat { $count } Zeichen und ist keine Stellung. Sie bleibt unverändert in der Datei.
fen-box-tried = Probestellung: nicht gespeichert, bis „Übernehmen“ gewählt wird.
fen-box-trimmed = Leerraum um den Text wurde entfernt.
fen-box-board = Brett { $size }
fen-box-board-size = Brettgröße: { $size }
fen-box-escape = Esc stellt den Text wieder her
fen-box-use = Übernehmen
fen-box-enter = Wie Enter im FEN-Feld
fen-box-place = FEN-Feld
