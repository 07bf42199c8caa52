# Het resultaat van de stelling op het bord bewijzen.

proving-running = Tabellen voor het bewijs worden gemaakt: { $number } van { $total }
proving-freed = Het geheugen van de eindspeltabellen is weer vrij
# A reason, after the name of a command.
proving-why-no-tables = er zijn geen tabellen in het geheugen
