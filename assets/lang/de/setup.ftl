# Known and random positions to begin from, sizes of boards, transforms.

setup-do = Aufbauen
setup-cancel = Abbrechen

# A start position of Chess960.

setup-chess960-title = Chess960-Stellung
setup-number = Nummer
setup-number-hint = 0 bis 959
setup-number-of-rank = Nummer { $number }
setup-number-keys = Pfeiltasten: ±1
setup-number-fault = Zahl von 0 bis 959 oder Grundreihe
setup-draw = Zufall
    .tip = Eine zufällige Nummer wählen
setup-back-rank = Grundreihe { $letters }

# A board of another size.

setup-board-title = Brettgröße
setup-size = Größe
setup-fill = Figuren
setup-fill-pieces = Figuren behalten
setup-fill-start = Grundstellung
setup-fill-nothing = Leer
    .tip = Leeres Brett
setup-size-fault = 5 bis 10 Linien und Reihen; Bretter mit 8 Linien haben 8 Reihen
setup-size-without-start = Für diese Brettgröße gibt es keine übliche Grundstellung
setup-size-ordinary = Gewöhnliches Schach und Chess960
setup-size-other = Mit Erzbischof (A, Läufer und Springer) und Kanzler (C, Turm und Springer)
setup-rules-double-step = Bauern dürfen im ersten Zug zwei Felder vorrücken.
setup-rules-single-step = Bauern ziehen immer nur ein Feld weit.
setup-rules-promotion = Sie wandeln sich wie üblich um.
setup-rules-promotion-to-all = Sie wandeln sich auch in Erzbischof und Kanzler um.
setup-rules-promotion-without-bishop = Sie wandeln sich in Dame, Turm und Springer um.
setup-rules-castling = Könige rochieren auf die { $queen_side }- und die { $king_side }-Linie.
setup-rules-no-castling = Es gibt keine Rochade.

# The library.

setup-library-title = Stellungssammlung
setup-library = Sammlung
setup-library-hint = Name, Gruppe oder ein Wort der Anmerkung
setup-library-nothing = Keine passenden Stellungen.
setup-library-list = Stellungen der Sammlung
setup-library-row = Aufbauen: { $name }

# A random position.

setup-random-title = Zufällige Stellung
setup-random-explained = Die Figuren von Weiß und Schwarz. Könige werden automatisch ergänzt.
setup-material = Material
setup-examples = Zum Beispiel

# Transforms.

setup-no-turn = Eine Vierteldrehung braucht ein Brett mit { $files } Linien und { $ranks } Reihen, das FEN nicht darstellen kann
setup-chess960-kings = Die Könige stehen auf der { $file }-Linie, daher gilt jetzt die Rochade des Chess960
setup-chess960-king = Der König steht auf { $square }, daher gilt jetzt die Rochade des Chess960
setup-chess960-rooks = Könige und Türme stehen nicht mehr auf ihren Ausgangsfeldern, daher gilt jetzt die Rochade des Chess960

setup-random-explained-on = Die Figuren von Weiß und Schwarz auf { $size } Feldern. Könige werden automatisch ergänzt.
