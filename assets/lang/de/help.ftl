# The palette of commands.
help-palette = Alle Befehle
help-palette-field = Befehl
    .hint = Namen eines Befehls eingeben
help-palette-list = Befehle
help-palette-none = Kein Befehl heißt so.
help-palette-near = Kein Befehl heißt so. Gemeint ist vielleicht:
help-palette-run = Ausführen: { $command }

help-close = Schließen
help-about = Ein Editor für Schachstellungen. Freie Software unter der GNU General Public License, Version 3 oder neuer.
help-about-parts = Gebaut auf egui, shakmaty, resvg und anderen freien Bibliotheken. Die Figuren sind für Fenwright gezeichnet.
help-about-report = Um einen Fehler des Programms zu melden, die Version kopieren und sagen, welche Stellung und welche Schritte zu ihm führen.
help-copy-version = Version kopieren
help-version-copied = Version kopiert

# The manual: keys and mouse, and the glossary.
help-manual = Hilfe
help-search = Suchen
    .hint = Tasten, Fehler und Opcodes durchsuchen
help-nothing-found = Dazu steht hier nichts.
help-go-to = Gehen zu: { $part }

# What keys and mouse do: the key of a row is what one does, its attribute is what happens.
help-keys = Tasten und Maus
help-keys-rest = Alle anderen Tastenkürzel stehen in den Menüs neben ihren Befehlen.

help-keys-mouse = Maus
help-mouse-place = Figur aus einer Figurenleiste ziehen
    .does = stellt sie einmal auf
help-mouse-brush = Figur in einer Figurenleiste anklicken
    .does = macht sie zum Pinsel
help-mouse-sweep = Pinsel: drücken und wischen
    .does = stellt die Figur auf; entfernt sie, wo sie schon steht
help-mouse-other-color = Pinsel: rechte Taste
    .does = dasselbe mit der anderen Farbe
help-mouse-carry = Hand: ziehen
    .does = versetzt eine Figur oder nimmt sie vom Brett
help-mouse-copy = Hand: Strg und ziehen
    .does = kopiert eine Figur
help-mouse-select = Hand: klicken
    .does = wählt ein Feld zum Tippen
help-mouse-menu = Hand: Rechtsklick
    .does = ein Menü für das Feld
help-mouse-arrow = Hand: rechts ziehen
    .does = zeichnet einen Pfeil oder entfernt denselben wieder
help-mouse-mark = Hand: Umschalt und Rechtsklick
    .does = markiert das Feld oder entfernt die Markierung
help-mouse-annotation-color = ... mit Strg, Alt oder beiden
    .does = in Rot, Blau oder Gelb
help-mouse-pick = Mittelklick
    .does = nimmt die Figur des Feldes als Pinsel
help-mouse-wheel = Mausrad
    .does = nächster und voriger Pinsel

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
    .does = geht zurück und leert
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
    .does = eine mehr in der Hand, eine weniger
help-tray-drag = Vom Brett ziehen, zum Brett ziehen
    .does = nimmt eine Figur in die Hand, stellt eine auf
help-tray-keys = + und -, Pfeil auf und ab
    .does = eine mehr in der Hand, eine weniger

help-keys-hover = Tippen ohne gewähltes Feld
help-hover-place = Ein Buchstabe über einem Feld
    .does = stellt dort die Figur auf; gehalten und bewegt malt er
help-hover-clear = x oder Entf über einem Feld
    .does = leert es
help-hover-brush = Ein Buchstabe anderswo
    .does = wählt den Pinsel; x den Radierer
help-hover-escape = Esc
    .does = zurück zur Hand

help-keys-trying = Züge probieren
help-trying-click = Figur und Feld anklicken oder ziehen
    .does = spielt einen legalen Zug
help-trying-move = Ein Zug in Buchstaben, dann Enter
    .does = spielt ihn: Sf3, e8=D, g1f3
help-trying-arrows = Pfeile, Enter
    .does = nimmt eine Figur auf und setzt sie ab
help-trying-promotion = q r b n
    .does = was ein Bauer wird
help-trying-back = Alt+Links, Alt+Rechts, Mausrad
    .does = zurück und vor
help-trying-ends = Pos1, Ende
    .does = Anfang und Ende der Zugfolge
help-trying-escape = Esc
    .does = geht zur Stellung zurück

help-keys-list = Die Liste der Stellungen
help-list-click = Klicken, mit Strg oder Umschalt
    .does = wählt eine, eine mehr, alle bis dahin
help-list-drag = Ziehen, mit Strg
    .does = verschiebt die gewählten Stellungen, kopiert sie
help-list-arrows = Pfeile, Bild auf, Bild ab, Pos1, Ende
    .does = gehen; mit Umschalt wählen sie
help-list-title = F2 oder ein Doppelklick
    .does = bearbeitet den Titel; Strg+Auf und Ab gehen zum nächsten
help-list-leave = Strg und Auf oder Ab, dann Leertaste
    .does = geht weiter, die Auswahl bleibt; wählt eine mehr
help-list-delete = Entf
    .does = entfernt die gewählten Stellungen
help-list-clipboard = Strg+X, Strg+C, Strg+V
    .does = Stellungen ausschneiden, kopieren und einfügen
help-list-enter = Enter
    .does = geht zum Brett
help-list-escape = Esc
    .does = wählt nur die gezeigte Stellung
help-list-search-enter = Suche: Enter oder Ab
    .does = geht zum ersten Treffer
help-list-search-escape = Suche: Esc
    .does = zeigt wieder alle Stellungen
help-list-next = F3, Umschalt+F3
    .does = nächster und voriger Treffer

help-keys-panes = Das Fenster
help-panes-menu = Alt und ein Buchstabe, F10
    .does = öffnet ein Menü; darin Pfeile, Enter und Esc
help-panes-context = Umschalt+F10, Menütaste
    .does = das Menü des Feldes, der Zeile oder des Textfelds
help-panes-edge = Rand von Liste oder Seitenleiste ziehen
    .does = macht sie breiter; ein Doppelklick so breit wie üblich
