# The details of a position.

document-title = Titel
document-author = Auteur
document-source = Bron
document-stipulation = Opdracht
document-comment = Commentaar
document-solution = Oplossing
document-text = Tekst

# Why a line is not a position.

document-line-too-long = Deze regel is { $characters } tekens lang, te lang voor een FEN
document-line-gone = Het bestand is korter geworden; deze stelling is niet meer leesbaar

# Losses when saving in another format.

document-loss = { $format } kan dit niet opslaan: { $what }.
document-loss-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
document-loss-operations =
    { $count ->
        [one] { $count } operatie
       *[other] { $count } operaties
    }
document-loss-comments =
    { $count ->
        [one] { $count } commentaar
       *[other] { $count } commentaren
    }
document-loss-tags =
    { $count ->
        [one] { $count } tag
       *[other] { $count } tags
    }
document-loss-drawings =
    { $count ->
        [one] { $count } pijl of gemarkeerd veld
       *[other] { $count } pijlen en gemarkeerde velden
    }
document-loss-control-characters =
    { $count ->
        [one] { $count } stuurteken
       *[other] { $count } stuurtekens
    }

# Errors of opening and saving.

document-no-path = Deze stellingen hebben nog geen bestand.
document-not-found = { $name } kan niet worden geopend: er is geen bestand { $path }.
document-no-folder = { $name } kan niet worden opgeslagen: er is geen map { $folder }.
document-opening-folder = { $name } kan niet worden geopend: dit is een map. Kies er een bestand in.
document-saving-over-folder = { $name } kan niet worden opgeslagen: een map heeft deze naam.
document-no-file =
    { $doing ->
        [opening] { $name } kan niet worden geopend: dit is een apparaat of een pipe, geen bestand.
       *[other] { $name } kan niet worden opgeslagen: dit is een apparaat of een pipe, geen bestand.
    }
document-permission-denied = { $name } kan niet worden geopend: { $path } lezen is niet toegestaan.
document-write-protected = { $name } kan niet worden opgeslagen: het bestand is tegen schrijven beveiligd.
document-read-only-folder = { $name } kan niet worden opgeslagen: de map { $folder } is alleen-lezen.
document-disk-full = { $name } kan niet worden opgeslagen: de schijf is vol.
document-size-limit = { $name } kan niet worden opgeslagen: het systeem staat geen bestanden van deze grootte toe.
document-no-room = { $name } kan niet worden opgeslagen: er is { $needed } nodig, en op de schijf is nog maar { $free } vrij.
document-source-changed = { $name } kan niet worden opgeslagen: een ander programma heeft het geopende bestand veranderd, dat te groot is voor het geheugen. De wijzigingen blijven behouden.
document-added-source-changed = { $name } kan niet worden opgeslagen: een ander programma heeft { $changed } veranderd; de stellingen van dat bestand zijn hier toegevoegd, en het is te groot voor het geheugen. De wijzigingen blijven behouden.
document-nothing-left = { $name } kan niet worden hersteld: er zijn alleen stellingen verwijderd of verplaatst, en het bestand is sindsdien veranderd.
document-cancelled = Het opslaan van { $name } is geannuleerd. Het bestand op de schijf is niet veranderd.
document-not-text = { $name } kan niet worden geopend: dit is geen tekstbestand.
document-too-large = { $name } kan niet worden geopend: het is groter dan het vrije geheugen.
document-too-many-records = { $name } heeft te veel stellingen: het maximum is ongeveer 2 miljard.
document-io =
    { $doing ->
        [opening] { $name } kan niet worden geopend: { $error }.
       *[other] { $name } kan niet worden opgeslagen: { $error }.
    }

# Errors of writing exported files.

document-unwritten-no-folder = { $path } kan niet worden geschreven: er is geen map { $folder }.
document-unwritten-folder = { $path } kan niet worden geschreven: dit is een map.
document-unwritten-protected = { $path } is tegen schrijven beveiligd.
document-unwritten-read-only-folder = { $path } kan niet worden geschreven: de map { $folder } is alleen-lezen.
document-unwritten-disk-full = { $path } kan niet worden geschreven: de schijf is vol.
document-unwritten-size-limit = { $path } kan niet worden geschreven: het systeem staat geen bestanden van deze grootte toe.

# A number of bytes: "1.2 GB", "12 MB", "345 bytes".

document-size-with-tenths = { $whole },{ $tenth } { $unit }
document-size-bytes = { $count } bytes

# Other errors, after a colon.

document-error-broken-off = het kon niet tot het einde worden gelezen
document-error-changed = een ander programma heeft het intussen veranderd
document-error-disk-waits = wachten op de schijf is mislukt
document-error-disk-full = de schijf neemt niets meer aan
document-error-cancelled = geannuleerd
document-error-utf-32 = de tekst is in UTF-32; zet hem om naar UTF-8
document-error-compressed = het bestand is gecomprimeerd; pak het eerst uit: { $command }
document-error-thread = de thread is beëindigd
document-error-fault = een interne fout
document-error-no-journal = er is geen herstelbestand om mee verder te gaan

# Unsaved changes.

document-unsaved-edited =
    { $count ->
        [one] 1 stelling bewerkt of toegevoegd
       *[other] { $count } stellingen bewerkt of toegevoegd
    }
document-unsaved-removed =
    { $count ->
        [one] 1 stelling verwijderd
       *[other] { $count } stellingen verwijderd
    }
document-unsaved-order = de volgorde gewijzigd
document-unsaved-header = de titel van het bestand bewerkt
document-unsaved-text = een onvoltooide tekst

# Positions without a solution, by reason.

document-missing-solutions = { $count ->
        [one] 1 stelling blijft
       *[other] { $count } stellingen blijven
    } zonder oplossing: { $reasons }
document-missing-not-stated = { $count } zonder oplossing in het bestand
document-missing-no-stipulation = { $count } zonder opdracht
document-missing-none = { $count ->
        [one] 1 heeft er geen
       *[other] { $count } hebben er geen
    }
document-missing-illegal = { $count ->
        [one] 1 is illegaal
       *[other] { $count } zijn illegaal
    }
document-missing-unsupported = { $count ->
        [one] 1 heeft een opdracht of variant die de oplosser niet ondersteunt
       *[other] { $count } hebben een opdracht of variant die de oplosser niet ondersteunt
    }
document-missing-stopped = { $count ->
        [one] 1 is niet binnen { $seconds } seconden opgelost
       *[other] { $count } zijn niet binnen { $seconds } seconden opgelost
    }

# A long solution.

document-more-solutions = en nog { $count }
document-many-more-solutions = en nog meer dan { $count }

# Undo steps, after "Undo" and "Redo".

document-step-place-piece = stuk plaatsen
document-step-place-pieces = stukken plaatsen
document-step-remove-piece = stuk verwijderen
document-step-remove-pieces = stukken verwijderen
document-step-move-piece = stuk verplaatsen
document-step-move-pieces = stukken verplaatsen
document-step-copy-piece = stuk kopiëren
document-step-copy-pieces = stukken kopiëren
document-step-change-side-to-move = kant aan zet wijzigen
document-step-change-castling-right = rokaderecht wijzigen
document-step-change-castling-rights = rokaderechten wijzigen
document-step-change-en-passant-square = en-passantveld wijzigen
document-step-change-halfmove-clock = halvezettenteller wijzigen
document-step-change-move-number = zetnummer wijzigen
document-step-clear-board = bord leegmaken
document-step-set-start-position = beginstelling opzetten
document-step-change-position = stelling wijzigen
document-step-change-positions = stellingen wijzigen
document-step-fix-problem = probleem verhelpen
document-step-fix-problems = problemen verhelpen
document-step-set-up-position = stelling opzetten
document-step-set-up-positions = stellingen opzetten
document-step-transform-position = stelling omvormen
document-step-play-moves = zetten uitvoeren
document-step-add-position = stelling toevoegen
document-step-add-positions = stellingen toevoegen
document-step-remove-position = stelling verwijderen
document-step-remove-positions = stellingen verwijderen
document-step-move-position = stelling verplaatsen
document-step-move-positions = stellingen verplaatsen
document-step-duplicate-position = stelling dupliceren
document-step-duplicate-positions = stellingen dupliceren
document-step-paste-positions = stellingen plakken
document-step-add-positions-of-a-file = stellingen uit een bestand toevoegen
document-step-add-positions-of-files = stellingen uit bestanden toevoegen
document-step-sort-positions = stellingen sorteren
document-step-remove-duplicates = duplicaten verwijderen
document-step-draw-on-the-board = op het bord tekenen
document-step-edit-title-of-the-file = titel van het bestand bewerken
document-step-change-columns = kolommen wijzigen
document-step-mark-as-done = afvinken
document-step-mark-as-not-done = vinkje verwijderen
document-step-edit-operation = operatie bewerken
document-step-edit-operations = operaties bewerken
document-step-add-operation = operatie toevoegen
document-step-add-operations = operaties toevoegen
document-step-remove-operation = operatie verwijderen
document-step-remove-operations = operaties verwijderen
document-step-change-operations = operaties wijzigen
document-step-edit-title = titel bewerken
document-step-edit-titles = titels bewerken
document-step-edit-author = auteur bewerken
document-step-edit-authors = auteurs bewerken
document-step-edit-source = bron bewerken
document-step-edit-sources = bronnen bewerken
document-step-edit-stipulation = opdracht bewerken
document-step-edit-stipulations = opdrachten bewerken
document-step-edit-comment = commentaar bewerken
document-step-edit-comments = commentaren bewerken
document-step-edit-solution = oplossing bewerken
document-step-edit-solutions = oplossingen bewerken
document-step-recover-edits = wijzigingen herstellen

# The explanation of a query.

document-not = niet: { $what }
document-words = de tekst “{ $text }”
document-square-empty = { $square } leeg
document-on-square = { $piece } op { $square }
document-white-to-move = Wit aan zet
document-black-to-move = Zwart aan zet
document-any-problem = alles wat illegaal, vreemd of onleesbaar is
document-problem = het probleem { $name }
document-problem-code = problemen waarvan de code begint met { $code }
document-material = precies { $one } tegen { $other }
document-material-either = precies { $one } tegen { $other }, ongeacht wie Wit is
document-material-white = precies { $one } van Wit tegen { $other } van Zwart

# Properties of positions.

document-is-legal = legale stellingen
document-is-illegal = illegale stellingen
document-is-odd = vreemde stellingen, die geen partij kan bereiken
document-is-sound = stellingen zonder problemen
document-is-unreadable = regels die geen stelling zijn
document-is-edited = stellingen met niet-opgeslagen wijzigingen
document-is-done = afgevinkte stellingen
document-is-won = stellingen die de partij aan zet bewezen wint
document-is-drawn = stellingen die bewezen remise zijn
document-is-lost = stellingen die de partij aan zet bewezen verliest
document-is-unproven = stellingen zonder bewezen resultaat
document-is-only-move = stellingen met maar één zet, denkt een engine
document-is-unclear = stellingen die voor een engine onduidelijk zijn
# sign: such as ">="; pawns: a number.
document-score = score van een engine voor wit { $sign } { $pawns }
document-field-number = { $name } is { $number }
document-field-from = { $name } is { $number } of meer
document-field-to = { $name } is { $number } of minder
document-field-between = { $name } van { $least } tot { $most }
document-field-words = ‘{ $text }’ in { $name }
document-is-check = wie aan zet is, staat schaak
document-is-checkmate = matstellingen
document-is-stalemate = patstellingen
document-is-draw = stellingen waarin geen van beide kan matzetten
document-puzzle-sound = opgeloste opgaven die correct zijn
document-puzzle-cooked = opgeloste opgaven met bijoplossing

# Numbers of pieces: "2 or more white queens", "more white pawns than black pawns".

document-pieces =
    { $piece ->
        [K] witte koningen
        [Q] witte dames
        [R] witte torens
        [B] witte lopers
        [N] witte paarden
        [A] witte aartsbisschoppen
        [C] witte kanseliers
        [P] witte pionnen
        [k] zwarte koningen
        [q] zwarte dames
        [r] zwarte torens
        [b] zwarte lopers
        [n] zwarte paarden
        [a] zwarte aartsbisschoppen
        [c] zwarte kanseliers
       *[other] zwarte pionnen
    }
document-roles =
    { $role ->
        [K] koningen
        [Q] dames
        [R] torens
        [B] lopers
        [N] paarden
        [A] aartsbisschoppen
        [C] kanseliers
       *[other] pionnen
    }
document-man = stuk op het bord
document-men = stukken op het bord
document-count-none = geen { $name }
document-count-equal = precies { $number } { $name }
document-count-unequal = { $name }: elk aantal behalve { $number }
document-count-less = minder dan { $number } { $name }
document-count-at-most = hoogstens { $number } { $name }
document-count-more = meer dan { $number } { $name }
document-count-at-least = { $number } of meer { $name }
document-compare-equal = evenveel { $name } als { $other }
document-compare-unequal = niet evenveel { $name } als { $other }
document-compare-less = minder { $name } dan { $other }
document-compare-at-most = niet meer { $name } dan { $other }
document-compare-more = meer { $name } dan { $other }
document-compare-at-least = niet minder { $name } dan { $other }

# Suggestions for words that are searched as text.

document-remark-is = na is: zijn mogelijk: { $names }
document-remark-puzzle = na puzzle: zijn { $one } en { $other } mogelijk
document-remark-problem = er is geen probleem met die naam
document-remark-side = voor wie aan zet is: move:white of move:black
document-remark-property = voor zulke stellingen: is:{ $name }
document-remark-color = voor wie aan zet is: { $color } to move
document-remark-comparison = schrijf een vergelijking als Q>=2
document-remark-material = materiaal heeft beide kanten nodig: KRPKR

# Examples of queries, with what they find.

document-example-words = in titel, auteur, bron, opdracht, commentaar, oplossing, tags, operaties: naast elkaar, anders allebei
document-example-quoted = alleen naast elkaar
document-example-material = koning, toren en pion tegen koning en toren, de pion bij een van beide kanten
document-example-count = 2 of meer witte dames; kleine letters zijn van Zwart: q=0
document-example-comparison = meer witte pionnen dan zwarte
document-example-men = 5 stukken of minder op het bord
document-example-square = de witte koning op e1; qd8: een zwarte dame op d8; e4=: een leeg veld
document-example-side-to-move = stellingen met Wit aan zet
document-example-named = een kolom, tag of veld met een getal in een bereik; ook rating:1500, theme:fork, author:loyd
document-example-property = matstellingen; ook check, stalemate, draw, legal, illegal, odd, sound, unreadable, edited, done
document-example-problem = alles wat illegaal, vreemd of onleesbaar is; één soort probleem: problem:too-many-kings
document-example-puzzle = opgeloste opgaven met bijoplossing; puzzle:sound: de correcte
document-example-negated = zonder die markering; een min sluit een woord uit

document-step-change-rules = regels wijzigen
document-step-change-pocket = stukken in de hand wijzigen
document-step-change-pockets = stukken in de hand wijzigen
document-step-mark-as-promoted = als gepromoveerd markeren
document-step-change-checks = schaakjes wijzigen
document-loss-rules = { $count ->
        [one] { $count } variant
       *[other] { $count } varianten
    }

document-variant = Variant
