# The operations of an EPD record, or the tags of a game.

operation-opcodes = EPD-opcodes
operation-tags = Tags
operation-nameless = Zonder opcode
operation-remove = { $name } verwijderen

# Adding one.

operation-opcode = Opcode
operation-tag = Tag
operation-add-opcode = Opcode toevoegen
    .tip = Een opcode aan deze stelling toevoegen
operation-add-tag = Tag toevoegen
    .tip = Een tag aan deze stelling toevoegen
operation-add = { $opcode } toevoegen, { $meaning }
operation-another-opcode = Andere opcode
operation-another-tag = Andere tag

# Why a text cannot be taken.

operation-open-quote = Een aanhalingsteken wordt geopend en niet gesloten.
operation-semicolon = Een puntkomma beëindigt een operatie; alleen tekst tussen aanhalingstekens kan er een bevatten.
operation-no-place-in-game = Deze partij heeft er geen plaats voor.
operation-no-room-in-line = De regel heeft geen plaats voor deze tekst.

# Why a name can be no opcode or tag.

operation-tag-letters = Een tag heeft letters, cijfers en lage streepjes.
operation-tag-of-board = Wat deze tag zegt, zegt het bord al.
operation-opcode-begins = Een opcode begint met een letter.
operation-opcode-letters = Een opcode heeft letters, cijfers en lage streepjes.
operation-opcode-long = Een opcode heeft hoogstens 15 tekens.
