# The palette of commands.
help-palette = Alle commando's
help-palette-field = Commando
    .hint = Typ de naam van een commando
help-palette-list = Commando's
help-palette-none = Geen passende commando's.
help-palette-near = Geen passende commando's. Bedoelde je:
help-palette-run = Uitvoeren: { $command }
# An entry of the list: the kind, then its name.
help-palette-entry = { $kind }: { $name }
help-palette-library = Bibliotheek
help-palette-language = Het venster in deze taal tonen

help-close = Sluiten
help-about = Een editor voor schaakstellingen. Vrije software onder de GNU General Public License, versie 3 of later.
help-about-parts = Gebouwd op egui, shakmaty, resvg en andere vrije bibliotheken. De stukken zijn voor Fenwright getekend.
help-about-report = Om een fout te melden: stuur de versie, de stelling en de stappen die ertoe leiden naar maintainers@fenwright.example.
help-copy-version = Versie kopiëren
help-version-copied = Versie gekopieerd

# The manual and the glossary.
help-manual = Help
help-search = Zoeken
    .hint = Handleiding en begrippenlijst doorzoeken
help-nothing-found = Geen passende trefwoorden.
help-go-to = Ga naar: { $part }
help-contents = Inhoud
help-back = Terug
