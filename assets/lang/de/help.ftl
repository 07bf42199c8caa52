# The palette of commands.
help-palette = Alle Befehle
help-palette-field = Befehl
    .hint = Namen eines Befehls eingeben
help-palette-list = Befehle
help-palette-none = Keine passenden Befehle.
help-palette-near = Keine passenden Befehle. Gemeint ist vielleicht:
help-palette-run = Ausführen: { $command }
# An entry of the list: the kind, then its name.
help-palette-entry = { $kind }: { $name }
help-palette-library = Sammlung
help-palette-language = Das Fenster in dieser Sprache zeigen

help-close = Schließen
help-about = Ein Editor für Schachstellungen. Freie Software unter der GNU General Public License, Version 3 oder neuer.
help-about-parts = Gebaut auf egui, shakmaty, resvg und anderen freien Bibliotheken. Die Figuren sind für Fenwright gezeichnet.
help-about-report = Um einen Programmfehler zu melden, die Version, die Stellung und die Schritte, die zu ihm führen, an maintainers@fenwright.example senden.
help-copy-version = Version kopieren
help-version-copied = Version kopiert

# The manual and the glossary.
help-manual = Hilfe
help-search = Suchen
    .hint = Handbuch und Glossar durchsuchen
help-nothing-found = Keine passenden Einträge.
help-go-to = Gehen zu: { $part }
help-contents = Inhalt
help-back = Zurück
