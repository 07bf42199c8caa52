# The box with the FEN, and the line below it.

fen-box-name = FEN
fen-box-copy = Kopieren
fen-box-paste = Einfügen
fen-box-copied = FEN kopiert
fen-box-copied-shredder = Shredder-FEN kopiert
fen-box-copied-older = In der älteren Form kopiert
fen-box-why-one-form = Nur Crazyhouse und Three-check haben eine ältere Form
fen-box-copied-as-is = Der Text wurde kopiert, wie er dasteht; er ist noch keine FEN
fen-box-replaced = Die Änderung ging von dem aus, was das Brett zeigte; der unfertige Text steht nicht mehr im FEN-Feld
fen-box-too-long = Diese Zeile hat { $count } Zeichen und ist keine Stellung. Sie bleibt in der Datei, wie sie ist.
fen-box-tried = Nur ausprobiert; in keiner Datei, bis die Stellung übernommen wird.
fen-box-trimmed = Leerraum um den Text wurde weggelassen.
fen-box-board = Brett { $size }
fen-box-board-size = Brettgröße: { $size }
fen-box-escape = Esc nimmt den Text zurück
fen-box-use = Übernehmen
fen-box-enter = Enter im FEN-Feld tut dasselbe
fen-box-place = FEN-Feld
