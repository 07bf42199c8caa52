# Why a command cannot be used now.

file-nothing-to-bring-back = Es wurden keine Änderungen verworfen oder beiseitegelegt
file-none-selected = Keine Stellung ist gewählt
file-only-one = Es gibt nur eine Stellung
file-unchanged = Seit dem Öffnen oder Speichern hat sich nichts geändert
file-waiting = Jetzt nicht: { $what }

# What goes on.

file-dialog-open = Ein Dateidialog ist offen
file-opening = { $path } wird geöffnet
file-reloading = { $path } wird neu geladen
file-saving = { $name } wird gespeichert
file-checking-loss = Es wird geprüft, was das andere Format nicht aufnehmen kann
file-recovering = { $name } wird wiederhergestellt
file-recovering-untitled = Ein Dokument ohne Namen wird wiederhergestellt

# Opening.

file-dialog-broke-off = Der Dateidialog wurde unerwartet geschlossen.
file-not-read = { $path } konnte nicht gelesen werden.
file-not-dropped = { $name } wurde nicht geöffnet. Erst den Dialog schließen, dann die Datei noch einmal hierher ziehen.

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
file-path-is-open = { $name } ist die geöffnete Datei. Was getrennt von ihr gespeichert wird, braucht einen anderen Namen.

# Answers.

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
file-save-to-file = In Datei speichern...
file-save-edited = Bearbeitete Stellungen speichern...
file-save-copy = Kopie als .fen speichern...
file-other-name = Anderen Namen wählen...
file-reload = Neu laden
file-keep-mine = Meine behalten
file-keep-editing = Weiter bearbeiten
file-leave-text = Aufgeben
file-close = Schließen
file-replace = Ersetzen
file-keep-file = Datei behalten
file-keep-files = Dateien behalten
file-recover = Wiederherstellen
file-later = Später

# Before a document is left.

file-save-changes = Änderungen an { $name } speichern?
file-save-changes-here =
    { $count ->
        [one] Änderungen an dieser Stellung speichern?
       *[other] Änderungen an diesen { $count } Stellungen speichern?
    }
file-edits-lost = Nicht gespeicherte Änderungen gehen verloren.
file-edits-kept = "{ $file }, { $bring_back }" holt zurück, was nicht gespeichert ist, bis das Programm endet.
file-discard-unsaved = Verwerfen, was nicht gespeichert ist?
file-lost-beside = Speichern bewahrt nicht: { $what }.
file-lost = Das ginge verloren: { $what }.
file-tried-moves =
    { $count ->
        [one] 1 ausprobierter Zug
       *[other] { $count } ausprobierte Züge
    }
file-edits-aside = die beiseitegelegten Änderungen
file-on-clipboard =
    { $count ->
        [one] 1 Stellung in der Zwischenablage dieses Fensters
       *[other] { $count } Stellungen in der Zwischenablage dieses Fensters
    }
file-discard-tried =
    { $count ->
        [one] 1 ausprobierten Zug verwerfen?
       *[other] { $count } ausprobierte Züge verwerfen?
    }
file-tried-can-be-used = Was ausprobiert wurde, steht in keiner Datei. "Stellung übernehmen" nimmt die Stellung, die erreicht wurde.
file-tried-comes-back = Was ausprobiert wurde, steht in keiner Datei. "{ $try_moves }" holt es zurück, solange dieses Dokument offen ist.
file-discard-aside = Die beiseitegelegten Änderungen verwerfen?
file-were-set-aside = Sie wurden beiseitegelegt, als die Datei neu geladen wurde.
file-unfinished = Den unfertigen Text aufgeben?
file-unfinished-lost = Das steht in keiner Datei und ginge verloren: { $text }.
file-unfinished-several = die unfertigen Texte von { $count } Stellungen
file-unfinished-fen = der Text im FEN-Feld, der noch keine Stellung ist
file-unfinished-fen-of = der Text im FEN-Feld von Stellung { $number }, der noch keine Stellung ist
file-unfinished-operation = der Text einer Operation, der so nicht angenommen werden kann
file-unfinished-operation-of = der Text einer Operation von Stellung { $number }, der so nicht angenommen werden kann
file-close-with-cut =
    { $count ->
        [one] Schließen, obwohl 1 Stellung nur in der Zwischenablage ist?
       *[other] Schließen, obwohl { $count } Stellungen nur in der Zwischenablage sind?
    }
file-cut-lost = Was ausgeschnitten wurde, steht hier in keiner Datei, und die Zwischenablage dieses Fensters ist leer, sobald es geschlossen ist. Was in ein anderes Programm eingefügt wurde, ist dort sicher.

# Before a document is saved.

file-replace-all = Alle { $count } Stellungen von { $name } ersetzen?
file-replaced-by =
    { $here ->
        [one] Keine davon ist mehr da. Speichern ersetzt sie durch die Stellung, die hier ist. "{ $save_as }" lässt die Datei, wie sie ist.
       *[other] Keine davon ist mehr da. Speichern ersetzt sie durch die { $here } Stellungen, die hier sind. "{ $save_as }" lässt die Datei, wie sie ist.
    }
file-changed = { $name } wurde von einem anderen Programm geändert
file-changed-before-saving = "Hier speichern" ersetzt, was jenes Programm geschrieben hat. "{ $save_as }" erhält beides. "Neu laden" zeigt, was es geschrieben hat, und legt die eigenen Änderungen beiseite.
file-changed-unedited = Hier ist nichts bearbeitet. "Neu laden" zeigt, was jenes Programm geschrieben hat.
file-reload-shows = "Neu laden" zeigt, was jenes Programm geschrieben hat.
file-reload-sets-aside = "Neu laden" zeigt, was jenes Programm geschrieben hat, und legt die eigenen Änderungen beiseite.
file-source-changed = Die Datei ist zu groß für den Speicher; was nicht bearbeitet ist, gibt es nur noch so, wie jenes Programm es hinterlassen hat.
file-save-edited-or-reload = Sie lassen sich getrennt speichern; beim Neuladen werden sie beiseitegelegt.
file-replace-file = Die Datei ersetzen?
file-exists = { $path } gibt es schon. Der Inhalt würde ersetzt.
file-save-as-format = Trotzdem als { $format } speichern?
file-own-format-keeps = Eine als { $format } gespeicherte Datei behält es.
file-moves-do-not-fit = Mit Zügen speichern, die nicht passen?
file-moves-stay = Beim Speichern bleiben sie, wie sie sind, aber Programme, die sie spielen, bleiben dort stehen.

# What became of it.

file-saved = { $name } gespeichert
file-saved-sentence = { $name } ist gespeichert.
file-saved-without = { $name } ist gespeichert, nicht aber { $text }.
file-other-names =
    { $count ->
        [one] Unter ihrem anderen Namen (einem Hardlink) bleibt, was sie vorher enthielt.
       *[other] Unter ihren { $count } anderen Namen (Hardlinks) bleibt, was sie vorher enthielt.
    }
file-saved-anew = { $name } war nicht mehr in seinem Ordner und wurde neu geschrieben
file-saved-to =
    { $count ->
        [one] 1 Stellung in { $name } gespeichert
       *[other] { $count } Stellungen in { $name } gespeichert
    }
file-saved-to-in-part =
    { $count ->
        [one] 1 Stellung in { $name } gespeichert; was nicht lesbar ist, fehlt darin
       *[other] { $count } Stellungen in { $name } gespeichert; was nicht lesbar ist, fehlt darin
    }
file-edited-saved-to =
    { $count ->
        [one] 1 bearbeitete Stellung in { $name } gespeichert
       *[other] { $count } bearbeitete Stellungen in { $name } gespeichert
    }
file-not-saved = { $name } wurde nicht gespeichert.

# What another program does to the file.

file-gone = { $name } wurde verschoben oder entfernt. Speichern schreibt die Datei neu.
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
        [one] Stellungen je Datei, von 1 Stellung
       *[other] Stellungen je Datei, von { $count } Stellungen
    }
file-split-count = { $count } Dateien: { $names }
file-split-names = { $first } bis { $last }
file-split-beside = Sie kommen neben diese Datei, mit ihren Kommentaren, Byte für Byte. Diese Datei bleibt, wie sie ist.
file-split-elsewhere = Nach Ordner und Namen wird gleich gefragt. Was hier steht, bleibt, wie es ist.
file-split-no-number = Eingeben, wie viele Stellungen eine Datei haben soll
file-split-one = Das sind alle in einer Datei
file-split-too-many = Das wären mehr als 10.000 Dateien
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
file-files-exist = Von den { $files } Dateien { $names } gibt es { $existing } schon. Der Inhalt würde ersetzt.

# Recovering unsaved edits.

file-edits-found = Nicht gespeicherte Änderungen gefunden
file-untitled = Ein Dokument ohne Namen
file-left = { $name }, { $age }: { $what }.
file-left-in = In { $folder }
file-left-same = Die Datei ist noch wie damals.
file-left-changed = Die Datei hat sich seither geändert.
file-left-gone = Die Datei gibt es nicht mehr.
file-left-apart = Was bearbeitet oder hinzugefügt wurde, wird ohne eigene Datei gezeigt.
file-left-apart-unordered = Was bearbeitet oder hinzugefügt wurde, wird ohne eigene Datei gezeigt; was entfernt oder umgeordnet wurde, ist nicht wiederherstellbar.
file-recover-on-file =
    { $asks ->
        [yes] "Wiederherstellen" zeigt die Datei mit diesen Änderungen, nach einer Frage zu dem, was jetzt nicht gespeichert ist. Vor dem Speichern wird keine Datei geschrieben.
       *[other] "Wiederherstellen" zeigt die Datei mit diesen Änderungen. Vor dem Speichern wird keine Datei geschrieben.
    }
file-recover-in-place-of =
    { $asks ->
        [yes] "Wiederherstellen" zeigt sie anstelle von { $name }; diese Datei wird geschlossen, nach einer Frage zu ihren nicht gespeicherten Änderungen. Vor dem Speichern wird keine Datei geschrieben.
       *[other] "Wiederherstellen" zeigt sie anstelle von { $name }; diese Datei wird geschlossen. Vor dem Speichern wird keine Datei geschrieben.
    }
file-recover-in-place-of-open = "Wiederherstellen" zeigt sie anstelle dessen, was offen ist, nach einer Frage zu dessen nicht gespeicherten Änderungen. Vor dem Speichern wird keine Datei geschrieben.
file-recover-here = "Wiederherstellen" zeigt sie hier. Vor dem Speichern wird keine Datei geschrieben.
file-not-kept = Nicht gespeicherte Änderungen können nicht zur Wiederherstellung aufbewahrt werden: { $why }.
file-typed-unfinished = Das wurde getippt, aber nicht abgeschlossen; es steht noch in keiner Stellung
file-nothing-recovered = Keine Stellung von { $name } wurde bearbeitet oder hinzugefügt.
file-recovered = Die Änderungen an { $name } sind wiederhergestellt
file-recovered-apart = { $name } ist nicht mehr die Datei, die bearbeitet wurde
file-recovered-apart-here = Hier sind die bearbeiteten und hinzugefügten Stellungen, ohne eigene Datei.
