# Das Ergebnis der Stellung auf dem Brett beweisen.

proving-running = Tabellen für den Beweis entstehen: { $number } von { $total }
proving-freed = Der Speicher der Endspieltabellen ist wieder frei
# A reason, after the name of a command.
proving-why-no-tables = keine Tabellen sind im Speicher

# Der Dialog über Syzygy-Tabellen. reason: ein Satz wie "Braucht KRPvKR.rtbw".
proving-tables = Syzygy-Tabellen
proving-tables-note = Dateien mit Ergebnissen von Endspielen bis zu 7 Steinen, von Ronald de Man. Endspiele mit 4 Steinen beweist Fenwright ohne sie.
proving-no-folder = Keine Tabellen gefunden
proving-choose = Ordner wählen…
proving-close = Schließen
proving-use-found = Gefundene verwenden
proving-is-proven = Die Stellung auf dem Brett ist bewiesen
proving-position = Für die Stellung auf dem Brett: { $reason }
proving-path = Ordner mit Syzygy-Tabellen
    .action = Ordner verwenden
