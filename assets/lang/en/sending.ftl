# Why a position cannot be sent on.

sending-no-fen-yet = The text in the FEN box is not a valid FEN yet
sending-no-such-board = lichess has only 8x8 boards
sending-not-analysed = lichess analyses only legal positions; its editor accepts any position

# What happened to the link.

sending-no-browser = No browser could be opened: { $why }. The link was copied instead.
sending-link-copied = Link copied

# The dialog of the QR code.

sending-code = QR code
sending-code-of = QR code of { $text }
sending-copy-picture = Copy picture
sending-copy-text = Copy text
sending-close = Close
sending-text-copied = QR code text copied
sending-picture-copied = QR code copied: { $side } × { $side } pixels
sending-clipboard-failed = The clipboard cannot be used: { $why }.
