# Het resultaat van de stelling op het bord bewijzen.

proving-running = Tabellen voor het bewijs worden gemaakt: { $number } van { $total }
proving-freed = Het geheugen van de eindspeltabellen is weer vrij
# A reason, after the name of a command.
proving-why-no-tables = er zijn geen tabellen in het geheugen

# Het venster over Syzygy-tabellen. reason: een zin zoals "Heeft KRPvKR.rtbw nodig".
proving-tables = Syzygy-tabellen
proving-tables-note = Bestanden met resultaten van eindspelen tot 7 stukken, van Ronald de Man. Eindspelen met 4 stukken bewijst Fenwright zonder.
proving-no-folder = Geen tabellen gevonden
proving-choose = Map kiezen…
proving-close = Sluiten
proving-use-found = Gevonden tabellen
proving-is-proven = De stelling op het bord is bewezen
proving-position = Voor de stelling op het bord: { $reason }
proving-path = Map met Syzygy-tabellen
    .action = Map gebruiken
