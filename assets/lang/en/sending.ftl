# Why a position cannot be sent on.

sending-no-fen-yet = The text in the FEN box is not a FEN yet
sending-no-such-board = lichess has boards of 8x8 only
sending-not-analysed = lichess analyses legal positions only; its editor takes every position

# What happened to the link.

sending-no-browser = No browser could be opened: { $why }. The link was copied instead.
sending-link-copied = Link copied

# The dialog of the QR code.

sending-code = QR code
sending-code-of = QR code of { $text }
sending-copy-picture = Copy picture
sending-copy-text = Copy text
sending-close = Close
sending-text-copied = Text of the code copied
sending-picture-copied = QR code copied: { $side } × { $side } pixels
sending-clipboard-failed = The clipboard cannot be used: { $why }.
