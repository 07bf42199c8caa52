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

# A row, as a screen reader says it, and what its tooltip and menu say.

list-row = Stelling { $number }: { $words }
list-row-done = afgevinkt
list-row-edited = bewerkt
list-row-menu = Stelling
list-tip-done = Afgevinkt
list-tip-edited = Bewerkt, nog niet opgeslagen
list-tip-more = en nog { $count }
list-scroll = Door de lijst schuiven

# What the button does in the list now.

list-hint-nowhere = Hier loslaten: niets verplaatsen. Esc: annuleren
list-hint-copy =
    { $count ->
        [one] Loslaten: een kopie bij de lijn invoegen. Esc: annuleren
       *[other] Loslaten: kopieën van { $count } stellingen bij de lijn invoegen. Esc: annuleren
    }
list-hint-stay =
    { $count ->
        [one] Hier loslaten: laten staan. { window-key-ctrl }: kopiëren. Esc: annuleren
       *[other] Hier loslaten: laten staan. { window-key-ctrl }: kopiëren. Esc: annuleren
    }
list-hint-move =
    { $count ->
        [one] Loslaten: 1 stelling naar de lijn verplaatsen. { window-key-ctrl }: kopiëren. Esc: annuleren
       *[other] Loslaten: { $count } stellingen naar de lijn verplaatsen. { window-key-ctrl }: kopiëren. Esc: annuleren
    }
list-hint-range = Klik: stellingen { $first } t/m { $last } selecteren
list-hint-range-too = Klik: ook stellingen { $first } t/m { $last } selecteren
list-hint-select = Klik: stelling { $number } selecteren
list-hint-select-too = Klik: ook stelling { $number } selecteren
list-hint-deselect = Klik: stelling { $number } deselecteren
list-hint-only = Alleen stelling { $number } is geselecteerd

# Searching, and what comes of it.

list-search = Zoeken
list-search-clear = Zoekveld legen
    .tip = Weer alle stellingen tonen ({ $keys })
list-found = { $count } gevonden
list-found-of = { $count } van { $all }
list-found-explained = { $count } van { $all }: { $explanation }
list-none-matches = Geen passende stellingen
list-none-found-narrow = Geen treffers
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
list-filter-done = Afgevinkt
list-filter-not-done = Niet afgevinkt
list-filter-edited = Bewerkt

# The dialog in which the number of a position is typed.

list-go-to = Naar stelling gaan
list-go-to-number = Nummer
list-go-to-range = Een nummer van 1 t/m { $count }, of een percentage zoals 50%
list-go = Ga
list-cancel = Annuleren

# Why a command cannot be used now.

list-none-selected = Er is geen stelling geselecteerd
list-only-one = Er is maar één stelling
list-no-twins = De opgave van de stelling heeft geen tweelingen zoals b) Kc1->d1
list-nothing-above = Al helemaal bovenaan
list-nothing-below = Al helemaal onderaan
list-shows-none = De lijst toont geen stelling
list-none-found = Er is geen stelling gevonden
list-nothing-searched = Er is geen zoekopdracht actief
list-is-first = Dit is de eerste stelling
list-is-last = Dit is de laatste stelling

# Adding positions.

list-not-added =
    { $count ->
        [one] 1 stelling kon niet worden toegevoegd. Het bestand bevat al het maximale aantal stellingen.
       *[other] { $count } stellingen konden niet worden toegevoegd. Het bestand bevat al het maximale aantal stellingen.
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
        [one] 1 teken bestaat niet in de codering van dit bestand en is vervangen door een vraagteken
       *[other] { $count } tekens bestaan niet in de codering van dit bestand en zijn vervangen door vraagtekens
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
list-copied-as-table =
    { $count ->
        [one] 1 stelling als tabel gekopieerd
       *[other] { $count } stellingen als tabel gekopieerd
    }
list-pasted =
    { $count ->
        [one] 1 stelling geplakt
       *[other] { $count } stellingen geplakt
    }
list-nothing-to-paste = Geen stelling gevonden in de tekst op het klembord.
list-clipboard-failed = Het klembord kan niet worden gebruikt: { $why }.
list-too-much = De geselecteerde stellingen zijn hiervoor te groot. Selecteer er minder, of sla ze op in een bestand.

# Removing, marking, titles.

list-removed-all = Alle { $count } stellingen zijn verwijderd
list-removed-one = Stelling { $number } is verwijderd
list-removed-game = De partij van stelling { $number } is met haar { $count } stellingen verwijderd
list-removed =
    { $count ->
        [one] 1 stelling is verwijderd
       *[other] { $count } stellingen zijn verwijderd
    }
list-checking-done = Er wordt nagegaan welke stellingen zijn afgevinkt
list-marked-done = { $count } stellingen afgevinkt
list-unmarked-done = { $count } stellingen niet meer afgevinkt
list-has-titles = De stellingen hebben deze titels al.
list-retitled =
    { $count ->
        [one] 1 stelling heeft een nieuwe titel
       *[other] { $count } stellingen hebben nieuwe titels
    }
list-retitled-left-over =
    { $count ->
        [one] { $lines ->
                [one] 1 stelling heeft een nieuwe titel; 1 regel is niet gebruikt
               *[other] 1 stelling heeft een nieuwe titel; { $lines } regels zijn niet gebruikt
            }
       *[other] { $lines ->
                [one] { $count } stellingen hebben nieuwe titels; 1 regel is niet gebruikt
               *[other] { $count } stellingen hebben nieuwe titels; { $lines } regels zijn niet gebruikt
            }
    }

# Sorting and removing duplicates.

list-sorting = De stellingen worden gesorteerd
list-looking-for-duplicates = Er wordt naar duplicaten gezocht
list-changed-meanwhile = De stellingen zijn intussen veranderd; hun volgorde is behouden.
list-in-order = De stellingen staan al in deze volgorde
list-in-order-of-authors = De stellingen staan al in deze volgorde, die zonder auteur achteraan
list-no-duplicates = Geen duplicaten: geen twee stellingen zijn in alle zes FEN-velden gelijk
list-no-same-placement = Geen duplicaten: geen twee stellingen hebben dezelfde opstelling
list-no-reflected = Geen duplicaten: geen twee stellingen zijn gelijk of gespiegeld
list-sorted-by-number = Gesorteerd op volgorde in het bestand
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
