# The operations of an EPD record, or the tags of a game.

operation-opcodes = EPD opcodes
operation-tags = Tags
operation-columns = Columns
operation-nameless = Without opcode
operation-remove = Remove { $name }

# Adding one.

operation-opcode = Opcode
operation-tag = Tag
operation-column = Column
operation-add-opcode = Add an opcode
    .tip = Add an opcode to this position
operation-add-tag = Add a tag
    .tip = Add a tag to this position
operation-add-column = Add a column
    .tip = The name of a new column at the right end of the table
operation-add = Add { $opcode }, { $meaning }
operation-another-opcode = Another opcode
operation-another-tag = Another tag
operation-another-column = Name of a new column

# Why a text cannot be taken.

operation-open-quote = The closing quote is missing.
operation-semicolon = A semicolon ends an operation; only text in quotes can contain one.
operation-no-place-in-game = This game cannot store it.
operation-no-room-in-line = This text is too long for the line.

# Why a name can be no opcode or tag.

operation-tag-letters = A tag can have letters, digits and underscores.
operation-tag-of-board = This tag is set by the board.
operation-opcode-begins = An opcode must begin with a letter.
operation-opcode-letters = An opcode can have letters, digits and underscores.
operation-opcode-long = An opcode can have at most 15 characters.
