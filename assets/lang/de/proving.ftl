# Das Ergebnis der Stellung auf dem Brett beweisen.

proving-running = Tabellen für den Beweis entstehen: { $number } von { $total }
proving-freed = Der Speicher der Endspieltabellen ist wieder frei
# A reason, after the name of a command.
proving-why-no-tables = keine Tabellen sind im Speicher
