# The operations of an EPD record, or the tags of a game.

operation-opcodes = EPD-Opcodes
operation-tags = Tags
operation-nameless = Ohne Opcode
operation-remove = { $name } entfernen

# Adding one.

operation-opcode = Opcode
operation-tag = Tag
operation-add-opcode = Opcode hinzufügen
    .tip = Dieser Stellung einen Opcode hinzufügen
operation-add-tag = Tag hinzufügen
    .tip = Dieser Stellung ein Tag hinzufügen
operation-add = { $opcode } hinzufügen, { $meaning }
operation-another-opcode = Anderer Opcode
operation-another-tag = Anderes Tag

# Why a text cannot be taken.

operation-open-quote = Ein Anführungszeichen wird geöffnet und nicht geschlossen.
operation-semicolon = Ein Semikolon beendet eine Operation; nur Text in Anführungszeichen kann eines enthalten.
operation-no-place-in-game = Diese Partie hat keinen Platz dafür.
operation-no-room-in-line = Die Zeile hat keinen Platz für diesen Text.

# Why a name can be no opcode or tag.

operation-tag-letters = Ein Tag hat Buchstaben, Ziffern und Unterstriche.
operation-tag-of-board = Was dieses Tag sagt, sagt schon das Brett.
operation-opcode-begins = Ein Opcode beginnt mit einem Buchstaben.
operation-opcode-letters = Ein Opcode hat Buchstaben, Ziffern und Unterstriche.
operation-opcode-long = Ein Opcode hat höchstens 15 Zeichen.
