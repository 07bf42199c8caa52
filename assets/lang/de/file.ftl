# Why a command cannot be used now.

file-nothing-to-bring-back = Es wurden keine Änderungen verworfen oder beiseitegelegt
file-none-selected = Keine Stellung ist gewählt
file-only-one = Es gibt nur eine Stellung
file-unchanged = Keine Änderungen seit dem Öffnen oder Speichern
file-waiting = Jetzt nicht: { $what }

# Work in progress.

file-dialog-open = Ein Dateidialog ist offen
file-opening = { $path } wird geöffnet
file-reloading = { $path } wird neu geladen
file-saving = { $name } wird gespeichert
file-checking-loss = Es wird geprüft, was das andere Format nicht aufnehmen kann
file-recovering = { $name } wird wiederhergestellt
file-recovering-untitled = Ein unbenanntes Dokument wird wiederhergestellt

# Opening.

file-dialog-broke-off = Der Dateidialog wurde unerwartet geschlossen.
file-not-read = { $path } konnte nicht gelesen werden.
file-not-dropped = { $name } wurde nicht geöffnet. Erst den Dialog schließen, dann die Datei noch einmal hierher ziehen.
file-too-many-dropped = { $count } weitere Dateien sind zu viele: höchstens { $most } weitere zugleich hierher ziehen.
file-no-window = { $path } konnte nicht in einem weiteren Fenster geöffnet werden: { $why }
file-no-position = { $name } enthält keine Stellung, die Fenwright lesen kann.

# Dialogs that ask for a path, and their buttons.

file-path-open = Stellungen öffnen
file-path-save = Stellungen speichern
file-path-copy = Kopie als FEN speichern
file-path-edited = Bearbeitete Stellungen speichern
file-path-selected = Gewählte Stellungen speichern
file-path-cut = Ausgeschnittene Stellungen speichern
file-path-split = Aufteilen in Dateien dieses Namens
file-path = Pfad
file-path-empty = Den Pfad einer Datei eingeben.
file-path-is-open = { $name } ist die geöffnete Datei. Einen anderen Namen wählen.

# Buttons.

file-open = Öffnen
file-save = Speichern
file-split = Aufteilen
file-cancel = Abbrechen
file-discard = Verwerfen
file-discard-all = Alles verwerfen
file-discard-moves = Züge verwerfen
file-use-position = Stellung übernehmen
file-save-here = Hier speichern
file-save-anyway = Trotzdem speichern
file-save-to-file = In Datei speichern…
file-save-edited = Bearbeitete Stellungen speichern…
file-save-copy = Kopie als .fen speichern…
file-other-name = Anderen Namen wählen…
file-reload = Neu laden
file-keep-mine = Meine behalten
file-keep-editing = Weiter bearbeiten
file-leave-text = Verwerfen
file-close = Schließen
file-replace = Ersetzen
file-keep-file = Datei behalten
file-keep-files = Dateien behalten
file-recover = Wiederherstellen
file-later = Später

# Before a document is closed or replaced.

file-save-changes = Änderungen an { $name } speichern?
file-save-changes-here =
    { $count ->
        [one] Änderungen an dieser Stellung speichern?
       *[other] Änderungen an diesen { $count } Stellungen speichern?
    }
file-edits-lost = Nicht gespeicherte Änderungen gehen verloren.
file-edits-kept = Verworfene Änderungen lassen sich mit „{ $bring_back }“ im Menü „{ $file }“ zurückholen, bis das Programm beendet wird.
file-discard-unsaved = Nicht gespeicherte Arbeit verwerfen?
file-lost-beside = Speichern bewahrt nicht: { $what }.
file-lost = Das geht verloren: { $what }.
file-tried-moves =
    { $count ->
        [one] 1 Probezug
       *[other] { $count } Probezüge
    }
file-edits-aside = die beiseitegelegten Änderungen
file-on-clipboard =
    { $count ->
        [one] 1 Stellung in der Zwischenablage dieses Fensters
       *[other] { $count } Stellungen in der Zwischenablage dieses Fensters
    }
file-discard-tried =
    { $count ->
        [one] 1 Probezug verwerfen?
       *[other] { $count } Probezüge verwerfen?
    }
file-tried-can-be-used = Probezüge werden nicht gespeichert. „Stellung übernehmen“ behält die erreichte Stellung.
file-tried-comes-back = Probezüge werden nicht gespeichert. „{ $try_moves }“ zeigt sie wieder, solange dieses Dokument offen ist.
file-discard-aside = Die beiseitegelegten Änderungen verwerfen?
file-were-set-aside = Sie wurden beiseitegelegt, als die Datei neu geladen wurde.
file-unfinished = Den unfertigen Text verwerfen?
file-unfinished-lost = Das ist in keiner Datei gespeichert und geht verloren: { $text }.
file-unfinished-several = die unfertigen Texte von { $count } Stellungen
file-unfinished-fen = der Text im FEN-Feld, der noch keine Stellung ist
file-unfinished-fen-of = der Text im FEN-Feld von Stellung { $number }, der noch keine Stellung ist
file-unfinished-operation = der Text einer Operation, der noch nicht gültig ist
file-unfinished-operation-of = der Text einer Operation von Stellung { $number }, der noch nicht gültig ist
file-close-with-cut =
    { $count ->
        [one] Schließen, obwohl 1 Stellung nur in der Zwischenablage ist?
       *[other] Schließen, obwohl { $count } Stellungen nur in der Zwischenablage sind?
    }
file-cut-lost = Die ausgeschnittenen Stellungen sind in keiner Datei, und beim Schließen dieses Fensters wird seine Zwischenablage geleert. Was in andere Programme eingefügt wurde, ist dort sicher.

# Before a document is saved.

file-replace-all = Alle { $count } Stellungen von { $name } ersetzen?
file-replaced-by =
    { $here ->
        [one] Keine davon ist mehr da. Speichern ersetzt sie durch die Stellung hier. „{ $save_as }“ behält die Datei.
       *[other] Keine davon ist mehr da. Speichern ersetzt sie durch die { $here } Stellungen hier. „{ $save_as }“ behält die Datei.
    }
file-changed = { $name } wurde von einem anderen Programm geändert
file-changed-before-saving = „Hier speichern“ ersetzt die Fassung jenes Programms. „{ $save_as }“ erhält beide. „Neu laden“ zeigt seine Fassung und legt die eigenen Änderungen beiseite.
file-changed-unedited = Hier gibt es keine Änderungen. „Neu laden“ zeigt die Fassung jenes Programms.
file-reload-shows = „Neu laden“ zeigt die Fassung jenes Programms.
file-reload-sets-aside = „Neu laden“ zeigt die Fassung jenes Programms und legt die eigenen Änderungen beiseite.
file-source-changed = Die Datei ist zu groß für den Speicher; nicht bearbeitete Stellungen gibt es nur noch in der Fassung jenes Programms.
file-save-edited-or-reload = Sie lassen sich getrennt speichern; beim Neuladen werden sie beiseitegelegt.
file-replace-file = Die Datei ersetzen?
file-exists = { $path } gibt es schon. Der Inhalt wird ersetzt.
file-save-as-format = Trotzdem als { $format } speichern?
file-own-format-keeps = Eine als { $format } gespeicherte Datei behält es.
file-moves-do-not-fit = Mit Zügen speichern, die nicht passen?
file-moves-stay = Sie werden unverändert gespeichert, aber Programme, die sie spielen, bleiben dort stehen.

# Results of saving.

file-saved = { $name } gespeichert
file-saved-sentence = { $name } ist gespeichert.
file-saved-without = { $name } ist gespeichert, nicht aber { $text }.
file-other-names =
    { $count ->
        [one] Unter ihrem anderen Namen (einem Hardlink) bleibt der vorige Inhalt.
       *[other] Unter ihren { $count } anderen Namen (Hardlinks) bleibt der vorige Inhalt.
    }
file-saved-anew = { $name } fehlte im Ordner und wurde neu gespeichert
file-saved-to =
    { $count ->
        [one] 1 Stellung in { $name } gespeichert
       *[other] { $count } Stellungen in { $name } gespeichert
    }
file-saved-to-in-part =
    { $count ->
        [one] 1 Stellung in { $name } gespeichert; unlesbare Zeilen fehlen darin
       *[other] { $count } Stellungen in { $name } gespeichert; unlesbare Zeilen fehlen darin
    }
file-edited-saved-to =
    { $count ->
        [one] 1 bearbeitete Stellung in { $name } gespeichert
       *[other] { $count } bearbeitete Stellungen in { $name } gespeichert
    }
file-not-saved = { $name } wurde nicht gespeichert.

# Changes to the file by another program.

file-gone = { $name } wurde verschoben oder entfernt. „Speichern“ schreibt die Datei neu.
file-reloaded = { $name } wurde neu geladen
file-reloaded-aside = { $name } wurde neu geladen. Die eigenen Änderungen sind beiseitegelegt.
file-reloaded-still-aside = { $name } wurde neu geladen. Die früheren Änderungen bleiben beiseitegelegt.
file-edits-back = Die Änderungen sind wieder da
file-edits-back-unsaved = Die Änderungen sind wieder da. Die Datei auf dem Datenträger ist so, wie das andere Programm sie hinterlassen hat.

# Splitting.

file-split-title = { $name } aufteilen
file-split-title-unnamed = Diese Datei aufteilen
file-split-each = Stellungen je Datei
file-split-of =
    { $count ->
        [one] Stellungen je Datei, insgesamt 1 Stellung
       *[other] Stellungen je Datei, insgesamt { $count }
    }
file-split-count = { $count } Dateien: { $names }
file-split-names = { $first } bis { $last }
file-split-beside = Die Dateien werden neben dieser gespeichert, mit ihren Kommentaren, Byte für Byte. Diese Datei bleibt unverändert.
file-split-elsewhere = Ordner und Name werden als Nächstes gewählt. Die Stellungen hier bleiben unverändert.
file-split-no-number = Die Zahl der Stellungen je Datei eingeben
file-split-one = Alle Stellungen passen in eine Datei
file-split-too-many = Höchstens 10.000 Dateien sind möglich
file-not-split = Nichts wurde aufgeteilt. { $why }.
file-splitting = Aufteilung in { $count } Dateien
file-split-failed = { $failure } { $written } von { $count } Dateien wurden geschrieben.
file-split-cancelled = Das Aufteilen wurde abgebrochen; { $written } von { $count } Dateien wurden geschrieben.
file-split-done = Aufgeteilt in { $count } Dateien: { $names }
file-replace-files =
    { $count ->
        [one] Eine Datei ersetzen?
       *[other] { $count } Dateien ersetzen?
    }
file-files-exist = Von den { $files } Dateien { $names } gibt es { $existing } schon. Der Inhalt wird ersetzt.

# Recovering unsaved changes.

file-edits-found = Nicht gespeicherte Änderungen gefunden
file-untitled = Unbenanntes Dokument
file-left = { $name }, { $age }: { $what }.
file-left-in = In { $folder }
file-left-same = Die Datei ist noch wie damals.
file-left-changed = Die Datei hat sich seither geändert.
file-left-gone = Die Datei gibt es nicht mehr.
file-left-apart = Die bearbeiteten und hinzugefügten Stellungen werden ohne eigene Datei gezeigt.
file-left-apart-unordered = Die bearbeiteten und hinzugefügten Stellungen werden ohne eigene Datei gezeigt; Entfernen und Umordnen sind nicht wiederherstellbar.
file-recover-on-file =
    { $asks ->
        [yes] „Wiederherstellen“ zeigt die Datei mit diesen Änderungen, nach einer Frage zu ihren nicht gespeicherten Änderungen. Vor dem Speichern wird keine Datei geschrieben.
       *[other] „Wiederherstellen“ zeigt die Datei mit diesen Änderungen. Vor dem Speichern wird keine Datei geschrieben.
    }
file-recover-in-place-of =
    { $asks ->
        [yes] „Wiederherstellen“ zeigt sie anstelle von { $name }; diese Datei wird geschlossen, nach einer Frage zu ihren nicht gespeicherten Änderungen. Vor dem Speichern wird keine Datei geschrieben.
       *[other] „Wiederherstellen“ zeigt sie anstelle von { $name }; diese Datei wird geschlossen. Vor dem Speichern wird keine Datei geschrieben.
    }
file-recover-in-place-of-open = „Wiederherstellen“ zeigt sie anstelle des offenen Dokuments, nach einer Frage zu dessen nicht gespeicherten Änderungen. Vor dem Speichern wird keine Datei geschrieben.
file-recover-here = „Wiederherstellen“ zeigt sie hier. Vor dem Speichern wird keine Datei geschrieben.
file-not-kept = Nicht gespeicherte Änderungen können nicht zur Wiederherstellung aufbewahrt werden: { $why }.
file-typed-unfinished = Unfertiger Text, der noch in keiner Stellung steht
file-nothing-recovered = Keine Stellung von { $name } wurde bearbeitet oder hinzugefügt.
file-recovered = Nicht gespeicherte Änderungen wiederhergestellt: { $name }
file-recovered-apart = { $name } ist nicht mehr die Datei, die bearbeitet wurde
file-recovered-apart-here = Die bearbeiteten und hinzugefügten Stellungen werden ohne eigene Datei gezeigt.
