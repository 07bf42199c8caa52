# The operations of an EPD record, or the tags of a game.

operation-opcodes = EPD-opcodes
operation-tags = Tags
operation-columns = Kolommen
operation-nameless = Zonder opcode
operation-remove = { $name } verwijderen

# Adding one.

operation-opcode = Opcode
operation-tag = Tag
operation-column = Kolom
operation-add-opcode = Opcode toevoegen
    .tip = Een opcode aan deze stelling toevoegen
operation-add-tag = Tag toevoegen
    .tip = Een tag aan deze stelling toevoegen
operation-add-column = Kolom toevoegen
    .tip = Naam van een nieuwe kolom rechts in de tabel
operation-add = { $opcode } toevoegen, { $meaning }
operation-another-opcode = Andere opcode
operation-another-tag = Andere tag
operation-another-column = Naam van een nieuwe kolom

# Why a text cannot be taken.

operation-open-quote = Het sluitende aanhalingsteken ontbreekt.
operation-semicolon = Een puntkomma beëindigt een operatie; alleen tekst tussen aanhalingstekens kan er een bevatten.
operation-no-place-in-game = Deze partij kan dit niet opslaan.
operation-no-room-in-line = Deze tekst is te lang voor de regel.

# Why a name can be no opcode or tag.

operation-tag-letters = Een tag kan letters, cijfers en lage streepjes hebben.
operation-tag-of-board = Deze tag volgt uit het bord.
operation-opcode-begins = Een opcode moet met een letter beginnen.
operation-opcode-letters = Een opcode kan letters, cijfers en lage streepjes hebben.
operation-opcode-long = Een opcode kan hoogstens 15 tekens hebben.
