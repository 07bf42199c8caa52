# The operations of an EPD record, or the tags of a game.

operation-opcodes = EPD opcodes
operation-tags = Tags
operation-nameless = Without opcode
operation-remove = Remove { $name }

# Adding one.

operation-opcode = Opcode
operation-tag = Tag
operation-add-opcode = Add an opcode
    .tip = Add an opcode to this position
operation-add-tag = Add a tag
    .tip = Add a tag to this position
operation-add = Add { $opcode }, { $meaning }
operation-another-opcode = Another opcode
operation-another-tag = Another tag

# Why a text cannot be taken.

operation-open-quote = A quote is opened and not closed.
operation-semicolon = A semicolon ends an operation; only text in quotes can hold one.
operation-no-place-in-game = This game has no place for it.
operation-no-room-in-line = The line has no room for this text.

# Why a name can be no opcode or tag.

operation-tag-letters = A tag has letters, digits and underscores.
operation-tag-of-board = The board says what this tag does.
operation-opcode-begins = An opcode begins with a letter.
operation-opcode-letters = An opcode has letters, digits and underscores.
operation-opcode-long = An opcode has at most 15 characters.
