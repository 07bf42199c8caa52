# The palette of commands.
help-palette = Alle Befehle
help-palette-field = Befehl
    .hint = Namen eines Befehls eingeben
help-palette-list = Befehle
help-palette-none = Keine passenden Befehle.
help-palette-near = Keine passenden Befehle. Gemeint ist vielleicht:
help-palette-run = Ausführen: { $command }

help-close = Schließen
help-about = Ein Editor für Schachstellungen. Freie Software unter der GNU General Public License, Version 3 oder neuer.
help-about-parts = Gebaut auf egui, shakmaty, resvg und anderen freien Bibliotheken. Die Figuren sind für Fenwright gezeichnet.
help-about-report = Um einen Programmfehler zu melden, die Version, die Stellung und die Schritte, die zu ihm führen, an maintainers@fenwright.example senden.
help-copy-version = Version kopieren
help-version-copied = Version kopiert

# The manual: keys and mouse, and the glossary.
help-manual = Hilfe
help-search = Suchen
    .hint = Tasten, Probleme und Opcodes durchsuchen
help-nothing-found = Keine passenden Einträge.
help-go-to = Gehen zu: { $part }

# What keys and mouse do: the key of a row is what one does, its attribute is what happens.
help-keys = Tasten und Maus
help-keys-rest = Alle anderen Tastenkürzel stehen in den Menüs.

help-keys-mouse = Maus
help-mouse-place = Figur aus der Figurenleiste ziehen
    .does = stellt sie einmal auf
help-mouse-brush = Figur in der Figurenleiste anklicken
    .does = wählt sie als Pinsel
help-mouse-sweep = Pinsel: drücken und ziehen
    .does = stellt die Figur auf; entfernt sie, wo sie schon steht
help-mouse-other-color = Pinsel: rechte Taste
    .does = dasselbe in der anderen Farbe
help-mouse-carry = Hand: ziehen
    .does = versetzt eine Figur oder nimmt sie vom Brett
help-mouse-copy = Hand: Strg und ziehen
    .does = kopiert eine Figur
help-mouse-select = Hand: klicken
    .does = wählt ein Feld zum Tippen
help-mouse-menu = Hand: Rechtsklick
    .does = öffnet das Menü des Feldes
help-mouse-arrow = Hand: rechts ziehen
    .does = zeichnet einen Pfeil oder entfernt denselben wieder
help-mouse-mark = Hand: Umschalt und Rechtsklick
    .does = markiert das Feld oder entfernt die Markierung
help-mouse-annotation-color = … mit Strg, Alt oder beiden
    .does = in Rot, Blau oder Gelb
help-mouse-pick = Mittelklick
    .does = wählt die Figur des Feldes als Pinsel
help-mouse-wheel = Mausrad
    .does = wählt den nächsten oder vorigen Pinsel

help-keys-typing = Tippen auf einem gewählten Feld
help-typing-piece = K Q R B N P, k q r b n p
    .does = stellt die Figur auf und geht weiter
help-typing-digit = 1 bis 8
    .does = leert so viele Felder
help-typing-rank = /
    .does = nächste Reihe
help-typing-space = Leertaste
    .does = Zugrecht, dann Rochade und die anderen Felder
help-typing-backspace = Rücktaste
    .does = geht zurück und leert das Feld
help-typing-delete = Entf
    .does = leert das Feld
help-typing-arrow = Strg+J, Pfeile, Enter
    .does = zeichnet einen Pfeil; Strg+J noch einmal wechselt die Farbe
help-typing-mark = Strg+B
    .does = markiert das Feld; noch einmal in der nächsten Farbe
help-typing-move = Pfeile, Pos1, Ende
    .does = wechseln das Feld; zweimal Pos1 oder Strg+Pos1 beim Tippen: erstes Feld
help-typing-escape = Esc
    .does = wählt das Feld ab

help-keys-tray = Figuren in der Hand (Crazyhouse)
help-tray-click = Figur anklicken, Rechtsklick
    .does = legt eine in die Hand, nimmt eine weg
help-tray-drag = Vom Brett ziehen, zum Brett ziehen
    .does = nimmt eine Figur in die Hand, stellt eine auf
help-tray-keys = + und -, Pfeil auf und ab
    .does = legt eine in die Hand, nimmt eine weg

help-keys-hover = Tippen ohne gewähltes Feld
help-hover-place = Ein Buchstabe über einem Feld
    .does = stellt dort die Figur auf; Taste halten und bewegen malt weiter
help-hover-clear = x oder Entf über einem Feld
    .does = leert es
help-hover-brush = Ein Buchstabe neben dem Brett
    .does = wählt den Pinsel; x den Radierer
help-hover-escape = Esc
    .does = wechselt zurück zur Hand

help-keys-trying = Züge probieren
help-trying-click = Figur und Feld anklicken oder ziehen
    .does = spielt einen legalen Zug
help-trying-move = Zug eintippen, dann Enter
    .does = spielt ihn: Sf3, e8=D, g1f3
help-trying-arrows = Pfeile, Enter
    .does = nimmt eine Figur auf und setzt sie ab
help-trying-promotion = q r b n
    .does = wählt die Umwandlungsfigur
help-trying-back = Alt+Links, Alt+Rechts, Mausrad
    .does = geht einen Zug zurück oder vor
help-trying-ends = Pos1, Ende
    .does = geht zum Anfang oder Ende der Zugfolge
help-trying-escape = Esc
    .does = geht zur Stellung zurück

help-keys-list = Die Liste der Stellungen
help-list-click = Klicken, mit Strg oder Umschalt
    .does = wählt eine, eine weitere, einen Bereich
help-list-drag = Ziehen, mit Strg
    .does = verschiebt die gewählten Stellungen; kopiert sie
help-list-arrows = Pfeile, Bild auf, Bild ab, Pos1, Ende
    .does = gehen durch die Liste; mit Umschalt wählen sie aus
help-list-title = F2 oder ein Doppelklick
    .does = bearbeitet den Titel; Strg+Auf und Strg+Ab gehen zum nächsten
help-list-leave = Strg und Auf oder Ab, dann Leertaste
    .does = geht weiter, ohne die Auswahl zu ändern; erweitert sie
help-list-delete = Entf
    .does = entfernt die gewählten Stellungen
help-list-clipboard = Strg+X, Strg+C, Strg+V
    .does = Stellungen ausschneiden, kopieren und einfügen
help-list-enter = Enter
    .does = geht zum Brett
help-list-escape = Esc
    .does = wählt nur die aktuelle Stellung
help-list-search-enter = Suche: Enter oder Ab
    .does = geht zum ersten Treffer
help-list-search-escape = Suche: Esc
    .does = zeigt wieder alle Stellungen
help-list-next = F3, Umschalt+F3
    .does = geht zum nächsten oder vorigen Treffer

help-keys-panes = Das Fenster
help-panes-menu = Alt und ein Buchstabe, F10
    .does = öffnet ein Menü; darin Pfeile, Enter und Esc
help-panes-context = Umschalt+F10, Menütaste
    .does = öffnet das Menü des Feldes, der Zeile oder des Textfelds
help-panes-edge = Rand von Liste oder Seitenleiste ziehen
    .does = ändert die Breite; ein Doppelklick setzt sie zurück
