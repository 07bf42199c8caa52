# The palette of commands.
help-palette = Alle commando's
help-palette-field = Commando
    .hint = Typ de naam van een commando
help-palette-list = Commando's
help-palette-none = Geen passende commando's.
help-palette-near = Geen passende commando's. Bedoelde je:
help-palette-run = Uitvoeren: { $command }

help-close = Sluiten
help-about = Een editor voor schaakstellingen. Vrije software onder de GNU General Public License, versie 3 of later.
help-about-parts = Gebouwd op egui, shakmaty, resvg en andere vrije bibliotheken. De stukken zijn voor Fenwright getekend.
help-about-report = Om een fout te melden: stuur de versie, de stelling en de stappen die ertoe leiden naar maintainers@fenwright.example.
help-copy-version = Versie kopiëren
help-version-copied = Versie gekopieerd

# The manual: keys and mouse, and the glossary.
help-manual = Help
help-search = Zoeken
    .hint = Toetsen, problemen en opcodes doorzoeken
help-nothing-found = Geen passende trefwoorden.
help-go-to = Ga naar: { $part }

# What keys and mouse do: the key of a row is what one does, its attribute is what happens.
help-keys = Toetsen en muis
help-keys-rest = Alle andere sneltoetsen staan in de menu's.

help-keys-mouse = Muis
help-mouse-place = Een stuk uit de stukkenbalk slepen
    .does = zet het één keer neer
help-mouse-brush = Op een stuk in de stukkenbalk klikken
    .does = kiest het als kwast
help-mouse-sweep = Kwast: drukken en slepen
    .does = zet het stuk neer; wist het waar het al staat
help-mouse-other-color = Kwast: rechterknop
    .does = hetzelfde in de andere kleur
help-mouse-carry = Hand: slepen
    .does = verplaatst een stuk; naast het bord: verwijdert het
help-mouse-copy = Hand: Ctrl en slepen
    .does = kopieert een stuk
help-mouse-select = Hand: klikken
    .does = selecteert een veld om op te typen
help-mouse-menu = Hand: rechtsklik
    .does = opent het menu van het veld
help-mouse-arrow = Hand: rechts slepen
    .does = tekent een pijl; nog eens haalt hem weg
help-mouse-mark = Hand: Shift en rechtsklik
    .does = markeert het veld; nog eens haalt de markering weg
help-mouse-annotation-color = … met Ctrl, Alt of beide
    .does = in rood, blauw of geel
help-mouse-pick = Middelklik
    .does = kiest het stuk op het veld als kwast
help-mouse-wheel = Wiel
    .does = kiest de volgende of vorige kwast

help-keys-typing = Typen op geselecteerd veld
help-typing-piece = K Q R B N P, k q r b n p
    .does = zet het stuk neer en gaat verder
help-typing-digit = 1 t/m 8
    .does = maakt zoveel velden leeg
help-typing-rank = /
    .does = volgende rij
help-typing-space = Spatie
    .does = wie aan zet is, dan rokade en de andere FEN-velden
help-typing-backspace = Backspace
    .does = gaat terug en maakt het veld leeg
help-typing-delete = Delete
    .does = maakt het veld leeg
help-typing-arrow = Ctrl+J, pijltjes, Enter
    .does = tekent een pijl; nog eens Ctrl+J wijzigt de kleur
help-typing-mark = Ctrl+B
    .does = markeert het veld; nog eens in de volgende kleur
help-typing-move = Pijltjes, Home, End
    .does = wisselen van veld; tweemaal Home, of Ctrl+Home bij typen: eerste veld
help-typing-escape = Escape
    .does = heft de selectie van het veld op

help-keys-tray = Stukken in de hand (Crazyhouse)
help-tray-click = Klik op een stuk, rechtsklik
    .does = voegt er een aan de hand toe, haalt er een weg
help-tray-drag = Van het bord slepen, naar het bord slepen
    .does = neemt een stuk in de hand, zet er een neer
help-tray-keys = + en -, pijl omhoog en omlaag
    .does = voegt er een aan de hand toe, haalt er een weg

help-keys-hover = Typen zonder selectie
help-hover-place = Een letter boven een veld
    .does = zet daar het stuk neer; toets vasthouden en bewegen schildert verder
help-hover-clear = x of Delete boven een veld
    .does = maakt het leeg
help-hover-brush = Een letter naast het bord
    .does = kiest de kwast; x het gum
help-hover-escape = Escape
    .does = gaat terug naar de hand

help-keys-trying = Zetten proberen
help-trying-click = Op stuk en veld klikken, of slepen
    .does = speelt een legale zet
help-trying-move = Zet typen, dan Enter
    .does = speelt hem: Pf3, e8=D, g1f3
help-trying-arrows = Pijltjes, Enter
    .does = pakt een stuk op en zet het neer
help-trying-promotion = d t l p, of q r b n
    .does = kiest het promotiestuk
help-trying-back = Alt+Links, Alt+Rechts, wiel
    .does = gaat een zet terug of vooruit
help-trying-ends = Home, End
    .does = gaat naar het begin of einde van de zetreeks
help-trying-escape = Escape
    .does = gaat terug naar de stelling

help-keys-list = De lijst van stellingen
help-list-click = Klikken, met Ctrl of Shift
    .does = selecteert er één, één erbij, een reeks
help-list-drag = Slepen, met Ctrl
    .does = verplaatst de geselecteerde stellingen; kopieert ze
help-list-arrows = Pijltjes, Page Up, Page Down, Home, End
    .does = gaan door de lijst; met Shift selecteren ze
help-list-title = F2, of een dubbelklik
    .does = bewerkt de titel; Ctrl+Omhoog en Ctrl+Omlaag gaan naar de volgende
help-list-leave = Ctrl en Omhoog of Omlaag, dan spatie
    .does = gaat verder zonder de selectie te wijzigen; breidt haar uit
help-list-delete = Delete
    .does = verwijdert de geselecteerde stellingen
help-list-clipboard = Ctrl+X, Ctrl+C, Ctrl+V
    .does = stellingen knippen, kopiëren en plakken
help-list-enter = Enter
    .does = gaat naar het bord
help-list-escape = Escape
    .does = selecteert alleen de huidige stelling
help-list-search-enter = Zoeken: Enter of Omlaag
    .does = gaat naar de eerste treffer
help-list-search-escape = Zoeken: Escape
    .does = toont weer alle stellingen
help-list-next = F3, Shift+F3
    .does = gaat naar de volgende of vorige treffer

help-keys-panes = Het venster
help-panes-menu = Alt en een letter, F10
    .does = opent een menu; daarin pijltjes, Enter en Escape
help-panes-context = Shift+F10, menutoets
    .does = opent het menu van het veld, de rij of het tekstveld
help-panes-edge = De rand van lijst of zijpaneel slepen
    .does = wijzigt de breedte; dubbelklik herstelt de breedte
