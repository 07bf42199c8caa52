# The operations of an EPD record, or the tags of a game.

operation-opcodes = EPD-Opcodes
operation-tags = Tags
operation-columns = Spalten
operation-nameless = Ohne Opcode
operation-remove = { $name } entfernen

# Adding one.

operation-opcode = Opcode
operation-tag = Tag
operation-column = Spalte
operation-add-opcode = Opcode hinzufügen
    .tip = Dieser Stellung einen Opcode hinzufügen
operation-add-tag = Tag hinzufügen
    .tip = Dieser Stellung ein Tag hinzufügen
operation-add-column = Spalte hinzufügen
    .tip = Name einer neuen Spalte am rechten Ende der Tabelle
operation-add = { $opcode } hinzufügen, { $meaning }
operation-another-opcode = Anderer Opcode
operation-another-tag = Anderes Tag
operation-another-column = Name einer neuen Spalte

# Why a text cannot be taken.

operation-open-quote = Das schließende Anführungszeichen fehlt.
operation-semicolon = Ein Semikolon beendet eine Operation; nur Text in Anführungszeichen kann eines enthalten.
operation-no-place-in-game = Diese Partie kann das nicht speichern.
operation-no-room-in-line = Dieser Text ist zu lang für die Zeile.

# Why a name can be no opcode or tag.

operation-tag-letters = Ein Tag kann Buchstaben, Ziffern und Unterstriche haben.
operation-tag-of-board = Dieses Tag ergibt sich aus dem Brett.
operation-opcode-begins = Ein Opcode muss mit einem Buchstaben beginnen.
operation-opcode-letters = Ein Opcode kann Buchstaben, Ziffern und Unterstriche haben.
operation-opcode-long = Ein Opcode kann höchstens 15 Zeichen haben.
