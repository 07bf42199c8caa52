# Why a position cannot be sent on.

sending-no-fen-yet = Der Text im FEN-Feld ist noch keine gültige FEN
sending-no-such-board = Lichess hat nur Bretter mit 8x8 Feldern
sending-not-analysed = Lichess analysiert nur legale Stellungen; sein Editor nimmt jede Stellung an

# What happened to the link.

sending-no-browser = Es ließ sich kein Browser öffnen: { $why }. Stattdessen wurde der Link kopiert.
sending-link-copied = Link kopiert

# The dialog of the QR code.

sending-code = QR-Code
sending-code-of = QR-Code von { $text }
sending-copy-picture = Bild kopieren
sending-copy-text = Text kopieren
sending-close = Schließen
sending-text-copied = Text des Codes kopiert
sending-picture-copied = QR-Code kopiert: { $side } × { $side } Pixel
sending-clipboard-failed = Die Zwischenablage kann nicht benutzt werden: { $why }.
