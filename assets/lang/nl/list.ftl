# The list of positions.

list-heading = Stellingen
list-positions =
    { $count ->
        [one] { $count } stelling
       *[other] { $count } stellingen
    }
list-selected-of = { $selected } van { $count } geselecteerd
list-selected = { $selected } geselecteerd
list-part = { $selected } van { $count }
list-so-far = { $count } tot nu toe

# A large number in few characters: "12.3 M", "12 k".

list-millions = { $whole },{ $tenth } mln
list-thousands = { $count } k

# The room of the list where there is none.

list-empty = Meerdere stellingen staan hier als lijst.
list-empty-open = Bestand hierheen slepen of openen
list-empty-add = Stelling toevoegen

# A row, as a screen reader says it, and what its tooltip and menu say.

list-row = Stelling { $number }: { $words }
list-row-done = klaar
list-row-edited = bewerkt
list-row-menu = Stelling
list-tip-done = Gemarkeerd als klaar
list-tip-edited = Bewerkt, nog niet opgeslagen
list-tip-more = en nog { $count }
list-scroll = Door de lijst schuiven

# What the button does in the list now.

list-hint-nowhere = Hier losgelaten blijft alles staan. Esc: terug
list-hint-copy =
    { $count ->
        [one] Loslaten: een kopie bij de lijn zetten. Esc: terug
       *[other] Loslaten: kopieën van { $count } stellingen bij de lijn zetten. Esc: terug
    }
list-hint-stay =
    { $count ->
        [one] Hier losgelaten blijft ze op haar plaats. Ctrl: kopiëren. Esc: terug
       *[other] Hier losgelaten blijven ze op hun plaats. Ctrl: kopiëren. Esc: terug
    }
list-hint-move =
    { $count ->
        [one] Loslaten: 1 stelling naar de lijn verplaatsen. Ctrl: kopiëren. Esc: terug
       *[other] Loslaten: { $count } stellingen naar de lijn verplaatsen. Ctrl: kopiëren. Esc: terug
    }
list-hint-range = Klik: alle van stelling { $first } tot en met { $last } selecteren
list-hint-range-too = Klik: ook alle van stelling { $first } tot en met { $last } selecteren
list-hint-select = Klik: stelling { $number } selecteren
list-hint-select-too = Klik: ook stelling { $number } selecteren
list-hint-deselect = Klik: stelling { $number } niet meer selecteren
list-hint-only = Stelling { $number } is de enige geselecteerde

# Searching, and what comes of it.

list-search = Zoeken
list-search-clear = Zoekveld legen
    .tip = Weer alle stellingen tonen ({ $keys })
list-found = { $count } gevonden
list-found-of = { $count } van { $all }
list-found-explained = { $count } van { $all }: { $explanation }
list-none-matches = Geen passende stellingen
list-none-found-narrow = Niets
list-show-all = Alle tonen
    .tip = Het zoekveld legen
list-with-problems = { $count } met problemen
    .tip =
        { $count ->
            [one] { $count } stelling heeft problemen. Alleen deze tonen
           *[other] { $count } stellingen hebben problemen. Alleen deze tonen
        }
list-with-problems-so-far = { $count } met problemen tot nu toe
    .tip =
        { $count ->
            [one] Tot nu toe heeft { $count } stelling problemen. Alleen deze tonen
           *[other] Tot nu toe hebben { $count } stellingen problemen. Alleen deze tonen
        }
list-problems =
    { $count ->
        [one] { $count } probleem
       *[other] { $count } problemen
    }

# Examples of what can be searched for.

list-example = Zoeken naar { $query }: { $meaning }
list-pieces-by-letters = Stukken worden met hun (Engelse) letters gezocht:
list-example-of-piece =
    { $piece ->
        [K] minstens 1 witte koning
        [Q] minstens 1 witte dame
        [R] minstens 1 witte toren
        [B] minstens 1 witte loper
        [N] minstens 1 wit paard
       *[other] minstens 1 witte pion
    }

# Ready choices of what to show.

list-filter = Filter
    .tip = Alleen bepaalde stellingen tonen
list-filter-menu = Alleen tonen
list-filter-show = Tonen: { $name }
list-filter-problems = Met problemen
list-filter-illegal = Illegaal
list-filter-unreadable = Onleesbaar
list-filter-checkmate = Mat
list-filter-sound = Correcte opgaven
list-filter-cooked = Opgaven met bijoplossing
list-filter-white-to-move = Wit aan zet
list-filter-black-to-move = Zwart aan zet
list-filter-done = Klaar
list-filter-not-done = Niet klaar
list-filter-edited = Bewerkt

# The dialog in which the number of a position is typed.

list-go-to = Naar stelling gaan
list-go-to-number = Nummer
list-go-to-range = Een nummer van 1 t/m { $count }, of een deel zoals 50%
list-go = Ga
list-cancel = Annuleren

# Why a command cannot be used now.

list-none-selected = Er is geen stelling geselecteerd
list-only-one = Er is maar één stelling
list-nothing-above = Hierboven staat niets meer
list-nothing-below = Hieronder staat niets meer
list-shows-none = De lijst toont geen stelling
list-none-found = Er is geen stelling gevonden
list-nothing-searched = Er wordt niets gezocht
list-is-first = Dit is de eerste stelling
list-is-last = Dit is de laatste stelling

# Adding positions.

list-not-added =
    { $count ->
        [one] 1 stelling kon niet worden toegevoegd. Het bestand heeft er te veel.
       *[other] { $count } stellingen konden niet worden toegevoegd. Het bestand heeft er te veel.
    }
list-added =
    { $count ->
        [one] 1 stelling toegevoegd
       *[other] { $count } stellingen toegevoegd
    }
list-added-mended =
    { $count ->
        [one] 1 stelling toegevoegd, waarvan { $mended } gecorrigeerd
       *[other] { $count } stellingen toegevoegd, waarvan { $mended } gecorrigeerd
    }
list-added-remarks =
    { $count ->
        [one] 1 stelling toegevoegd{ $remarks }
       *[other] { $count } stellingen toegevoegd{ $remarks }
    }
list-joined =
    { $count ->
        [one] 1 stelling uit { $name } toegevoegd
       *[other] { $count } stellingen uit { $name } toegevoegd
    }
list-reading-file = { $name } wordt gelezen
list-reading-text = De tekst wordt gelezen
list-not-in-encoding =
    { $count ->
        [one] 1 teken bestaat niet in de codering van dit bestand en werd een vraagteken
       *[other] { $count } tekens bestaan niet in de codering van dit bestand en werden vraagtekens
    }

# Copying and pasting.

list-copied =
    { $count ->
        [one] 1 stelling gekopieerd
       *[other] { $count } stellingen gekopieerd
    }
list-copied-as-pgn =
    { $count ->
        [one] 1 stelling als PGN gekopieerd
       *[other] { $count } stellingen als PGN gekopieerd
    }
list-pasted =
    { $count ->
        [one] 1 stelling geplakt
       *[other] { $count } stellingen geplakt
    }
list-nothing-to-paste = In de tekst op het klembord staat geen stelling.
list-clipboard-failed = Het klembord kan niet worden gebruikt: { $why }.
list-too-much = De geselecteerde stellingen zijn hiervoor te veel tekst. Selecteer er minder, of sla ze op als bestand.

# Removing, marking, titles.

list-removed-all = Alle { $count } stellingen zijn verwijderd
list-removed-one = Stelling { $number } is verwijderd
list-removed-game = De partij van stelling { $number } is met haar { $count } stellingen verwijderd
list-removed =
    { $count ->
        [one] 1 stelling is verwijderd
       *[other] { $count } stellingen zijn verwijderd
    }
list-checking-done = Er wordt nagegaan welke stellingen klaar zijn
list-marked-done = { $count } stellingen gemarkeerd als klaar
list-unmarked-done = { $count } stellingen niet meer gemarkeerd als klaar
list-has-titles = De stellingen hebben deze titels al.
list-retitled =
    { $count ->
        [one] 1 stelling heeft een nieuwe titel
       *[other] { $count } stellingen hebben nieuwe titels
    }
list-retitled-left-over =
    { $count ->
        [one] { $lines ->
                [one] 1 stelling heeft een nieuwe titel; 1 regel blijft over
               *[other] 1 stelling heeft een nieuwe titel; { $lines } regels blijven over
            }
       *[other] { $lines ->
                [one] { $count } stellingen hebben nieuwe titels; 1 regel blijft over
               *[other] { $count } stellingen hebben nieuwe titels; { $lines } regels blijven over
            }
    }

# Sorting and removing duplicates.

list-sorting = De stellingen worden gesorteerd
list-looking-for-duplicates = Er wordt naar duplicaten gezocht
list-changed-meanwhile = De stellingen zijn intussen veranderd en blijven in hun volgorde.
list-in-order = De stellingen staan al in deze volgorde
list-in-order-of-authors = De stellingen staan al in deze volgorde, die zonder auteur achteraan
list-no-duplicates = Geen duplicaten: geen twee stellingen zijn in alle zes FEN-velden gelijk
list-no-same-placement = Geen duplicaten: geen twee stellingen hebben dezelfde opstelling
list-no-reflected = Geen duplicaten: geen twee stellingen zijn gelijk of gespiegeld
list-sorted-by-number = Gesorteerd op plaats in het bestand
list-sorted-by-name = Gesorteerd op naam
list-sorted-by-author = Gesorteerd op auteur
list-sorted-by-material = Gesorteerd op materiaal
list-sorted-by-side-to-move = Gesorteerd op wie aan zet is
list-sorted-by-problems = Gesorteerd op problemen
list-removed-duplicates =
    { $count ->
        [one] 1 duplicaat is verwijderd
       *[other] { $count } duplicaten zijn verwijderd
    }
