# The frame of the window: menus, panels, messages.

views-menus = Menüs
views-menus-and-tools = Menüs und Werkzeuge
views-tool-clear = Leeren
views-tool-start = Grundstellung
views-tool-flip = Drehen
views-toolbar = Häufige Befehle
views-step = { $command }: { $step }
views-open-recent = Zuletzt geöffnet
    .none = Keine zuletzt geöffneten Dateien
views-fen = FEN der Stellung
views-list = Stellungen der Datei
views-side = Seitenleiste
views-stage = Brett und Figuren
views-drop = Zum Öffnen loslassen
views-stop-waiting = Esc bricht ab
views-notice-more = Mehr
views-close-message = Diese Meldung schließen
views-cancel = Abbrechen
views-text-menu = Text
views-text-cut = Ausschneiden
views-text-copy = Kopieren
views-text-paste = Einfügen
views-text-select-all = Alles auswählen
views-width-list = Breite der Liste
views-width-side = Breite der Seitenleiste
views-width = Ziehen ändert die Breite, Doppelklick setzt sie zurück

# The parts of the side panel and its tabs.
views-section-picture = Bild
views-section-comparison = Vergleich
views-tabs = Tabs der Seitenleiste
views-tab-position = Stellung
views-tab-solve = Lösen
views-tab-engine = Engine
views-tab-analysing = Die Engine läuft
views-tab-details = Details
views-tab-solving = Eine Suche läuft
views-tab-error = Ein Text in diesem Tab konnte nicht übernommen werden
views-details-while-trying = Beim Probieren von Zügen sind die Details ausgeblendet.
views-link-moves = Züge
    .name = Züge auf dem Brett probieren
views-part-fields = Angaben

# What is said to a screen reader.
views-back-to-position = Zurück zur Stellung
views-place = Stellung { $number } von { $count }
views-men = { $count ->
        [one] 1 Figur auf dem Brett
       *[other] { $count } Figuren auf dem Brett
    }

views-untitled = Unbenannt
views-edited = { $name } · bearbeitet

# Why commands cannot be run.
views-usual-widths = Die Leisten haben schon ihre Standardbreiten
views-largest = Alles ist so groß wie möglich
views-smallest = Alles ist so klein wie möglich
views-usual-zoom = Alles hat die normale Größe
views-no-move-tried = Noch kein Zug probiert
views-nothing-to-undo = Es gibt nichts rückgängig zu machen
views-no-move-to-redo = Es gibt keinen Zug zu wiederholen
views-nothing-to-redo = Es gibt nichts zu wiederholen
views-list-hidden = Die Liste wird nicht gezeigt
views-widest = Mehr Platz ist nicht da
views-narrowest = Schmaler geht es nicht
views-while-trying = Nicht beim Probieren von Zügen: erst „Übernehmen“ oder „Zurück“ wählen
views-disabled-note = { $why }.

views-work-goes-on = Das Fenster bleibt offen, bis der Vorgang beendet ist. Um es jetzt zu schließen, den Vorgang erst abbrechen.
views-texts-mended = Die Stellungen der Befehlszeile wurden korrigiert
views-fen-beside-file = Ein Fenster zeigt eine Datei; die außerdem angegebene FEN wurde ignoriert.
views-one-file = Ein Fenster zeigt eine Datei; nur die erste angegebene Datei wurde geöffnet.
views-no-window = fenwright kann sein Fenster nicht öffnen ({ $reason }). Falls eine Bibliothek fehlt: unter Debian { $packages } installieren.
views-no-display = fenwright kann sein Fenster nicht öffnen: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Aus einer grafischen Sitzung starten.
views-no-answer = fenwright kann sein Fenster nicht öffnen: Der Bildschirm { $display } antwortet nicht. Aus einer grafischen Sitzung starten.
views-window-failed = fenwright kann sein Fenster nicht öffnen ({ $reason }). Ein neuerer Grafiktreiber kann helfen. Befehle wie „fenwright check“ brauchen kein Fenster.
