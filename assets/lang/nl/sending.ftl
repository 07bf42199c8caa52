# Why a position cannot be sent on.

sending-no-fen-yet = De tekst in het FEN-vak is nog geen geldige FEN
sending-no-such-board = Lichess heeft alleen borden van 8x8
sending-not-analysed = Lichess analyseert alleen legale stellingen; de editor daar accepteert elke stelling

# What happened to the link.

sending-no-browser = Er kon geen browser worden geopend: { $why }. In plaats daarvan is de link gekopieerd.
sending-link-copied = Link gekopieerd

# The dialog of the QR code.

sending-code = QR-code
sending-code-of = QR-code van { $text }
sending-copy-picture = Afbeelding kopiëren
sending-copy-text = Tekst kopiëren
sending-close = Sluiten
sending-text-copied = Tekst van de code gekopieerd
sending-picture-copied = QR-code gekopieerd: { $side } × { $side } pixels
sending-clipboard-failed = Het klembord kan niet worden gebruikt: { $why }.
