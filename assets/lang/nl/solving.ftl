# The section that solves, in the side panel: narrow, so that labels are short.

solving-solve = Oplossen
solving-stop = Stop
solving-after-each-edit = Na wijzigingen

# What is asked for: in one word or two, and in full. After those in full, and after "Mate in", comes a number.
solving-goal = Doel van het oplossen
    .tip = Wat er gezocht wordt
solving-mate-in = Mat in
solving-shortest = Kortste
solving-win = Winst
solving-draw = Remise
solving-white-wins = Wit wint
solving-black-wins = Zwart wint
solving-white-draws = Wit houdt remise
solving-black-draws = Zwart houdt remise
solving-shortest-up-to = Kortste mat, hoogstens
solving-goal-in = { goal-name } in
solving-number = Aantal zetten van de oplossing
    .tip = Aantal zetten: klik om te typen, sleep om te wijzigen

# stipulation: a sign such as #3.
solving-ask-as-stated = { $stipulation } zoals vermeld
    .tip = De opdracht van de stelling
solving-states-other = De opdracht is { $stipulation }; alleen mat in hoogstens { $most } zetten kan worden opgelost.
solving-ask-instead = In plaats daarvan { $stipulation }
    .tip = Mat en pat in direct, zelf-, reflex-, help- en seriespel kunnen worden opgelost

# How far a search is.
solving-running = Oplossen: { $place }
solving-begins = Begint
solving-place = Diepte { $depth } van { $most } · { $done } van { $total } eerste zetten
solving-effort = { $positions } stellingen · { $time }
# A large number in few letters: 12 k, 1.2 M; unit is k, M or G.
solving-rounded = { $number } { $unit }
solving-rounded-tenths = { $whole },{ $tenths } { $unit }
solving-seconds = { $seconds } s
solving-minutes = { $minutes } min { $seconds } s
solving-hours = { $hours } u { $minutes } min

# The answer: its headline, and lines without a full stop.
solving-shortest-mate = Kortste mat in { $moves }
solving-cannot-be-solved = Niet op te lossen
solving-not-finished = Niet voltooid
solving-broke-off = Het zoeken is onverwacht gestopt; geen resultaat
solving-first-is-mated = { $first } begint en wordt matgezet
solving-first-and-mated = { $first } begint, { $mated } wordt matgezet
solving-keys = { $count ->
    [one] Sleutel { $keys }
   *[other] Sleutels { $keys }
}
# Keys that reach the aim sooner than was asked for.
solving-short-keys = { $goal ->
    [mate] { $count ->
        [one] Mat in { $moves }: { $keys }
       *[other] Mat in { $moves }: { $keys }
    }
   *[other] { $count ->
        [one] { goal-name } in { $moves }: { $keys }
       *[other] { goal-name } in { $moves }: { $keys }
    }
}
# Behind the keys, and where there are none.
solving-tries = { $count ->
    [0] geen verleidingen
    [one] { $count } verleiding
   *[other] { $count } verleidingen
}
solving-only-tries = { $count ->
    [0] Geen verleidingen
    [one] { $count } verleiding
   *[other] { $count } verleidingen
}
solving-maybe-more-keys = Gestopt: er kunnen meer sleutelzetten zijn
solving-nothing-proven = Gestopt: er is nog niets bewezen
solving-none-so-far = { $goal ->
    [mate] Gestopt: er is geen mat in { $moves }; verder is niet gezocht
   *[other] Gestopt: er is geen { goal-name } in { $moves }; verder is niet gezocht
}
solving-first-helpmates = Er zijn er meer; dit zijn de eerste { $count }
solving-no-helpmates-so-far = Gestopt: er is er geen in { $moves }; verder is niet gezocht
solving-maybe-more-helpmates = Gestopt: er kunnen er meer zijn
# men: a list of "white knight e4".
solving-man = { $piece } { $square }
solving-unused = { $count ->
    [one] Niet nodig: { $men }
   *[other] Een van deze is niet nodig: { $men }
}
solving-answer = Antwoord: { $lines }
solving-looks-on = zoekt verder
solving-before-moves = Voor de stelling vóór de zetten
solving-other-question = Er was iets anders gevraagd
solving-other-position = Opgelost voor een andere stelling
solving-copy = Kopiëren
solving-copy-as-epd = Als EPD
solving-write = Noteren

# The tree: headings, and notes in small letters behind a move.
solving-tree = Oplossing
solving-set-play = Schijnspel
solving-heading-tries = { $count ->
    [one] { $count } verleiding
   *[other] { $count } verleidingen
}
solving-zugzwang = zetdwang
solving-threat = dreiging
solving-threatens = dreigt { $moves }
solving-dual = dual
solving-short = { $goal ->
    [mate] kort mat
   *[other] kort { goal-name }
}
solving-short-dual = { $goal ->
    [mate] dual, kort mat
   *[other] dual, kort { goal-name }
}
solving-note-in = { $goal ->
    [mate] mat in { $moves }
   *[other] { goal-name } in { $moves }
}
solving-note-not = { $goal ->
    [mate] geen mat
   *[other] geen { goal-name }
}
# What a screen reader says of a row.
solving-row-key = Sleutel { $moves }
solving-row-continuation = Vervolg { $moves }
solving-row-try = Verleiding { $moves }
solving-row-defence = Verdediging { $moves }
solving-row-refutation = Weerlegging { $moves }
solving-row-shown = { $row }, getoond op het bord
solving-open-row = { $row } openen
solving-close-row = { $row } sluiten

# Why a command cannot be run.
solving-why-nothing-runs = Er wordt niets opgelost
solving-why-preview = De tekst in het FEN-vak is nog geen geldige FEN
solving-why-not-solved = De stelling is nog niet opgelost
solving-why-outdated = De oplossing hoort bij een andere stelling of vraag; los opnieuw op
solving-why-unsolvable = De stelling is niet op te lossen
solving-why-no-mate = Er is geen mat gevonden dat dm, bm en pv kunnen vermelden
solving-why-stopped = Het zoeken is gestopt voordat alle sleutelzetten bekend waren
solving-why-no-operations = EPD heeft alleen operaties voor direct mat
solving-why-no-solution = Er is geen oplossing om te noteren
solving-why-by-popeye = Oplossingen van Popeye kunnen alleen worden gekopieerd
solving-why-popeye-study = Popeye lost geen studies op
solving-why-popeye-unreadable = Popeye heeft stukken op een bord van 8x8 en een opdracht nodig

# Notices.
solving-before-moves-noted = De stelling vóór de zetten wordt opgelost. Kies eerst “Overnemen” om deze op te lossen.
solving-not-written = De oplossing kon niet genoteerd worden. Er is niets gewijzigd.
solving-copied = Oplossing gekopieerd
solving-copied-as-epd = Oplossing als EPD gekopieerd
solving-of-another-position = Niets genoteerd: de oplossing hoort bij een andere stelling.
solving-written-in-place = Oplossing genoteerd bij de details, in plaats van de vorige
solving-written = Oplossing genoteerd bij de details
solving-line-too-long = Niets genoteerd: de regel van de stelling zou te lang worden.
solving-no-place = Niets genoteerd: de partij heeft meerdere stellingen, of zetten die niet als haar oplossing getoond worden.
solving-said-already = De details bevatten deze oplossing al.

# De zetten van een studie.
solving-other-moves = Andere zetten ({ $count })
solving-slower = { $result }, langzamer
# The moves of the solution that a record states, and notes on them.
solving-stated-line = Vermelde oplossing
solving-only-move = enige zet
solving-duals = { $count ->
    [one] dual: { $moves }
   *[other] duals: { $moves }
}
solving-others-lose-time = andere verliezen alleen tijd
solving-better = { $result }; beter: { $moves }

# De tabel van fasen.
solving-phases = Fasen
solving-phases-show = Fasen
solving-phases-running = De fasen worden gezocht
solving-phases-all = Alle verleidingen tonen
solving-phases-copy = Kopiëren
solving-phases-close = Sluiten
solving-phases-copied = Fasen gekopieerd
solving-phases-failed = De fasen konden niet worden gezocht
solving-why-no-phases = alleen directe mats in twee of meer zetten hebben fasen
solving-phase-changes = Gewijzigde en overgedragen mats
solving-phase-duals = Duals
solving-phase-patterns = Patronen

# An installed Popeye, and its answers.
solving-conditions = Hier niet opgelost: { $conditions }
solving-fairy-pieces = Sprookjesstukken worden hier niet opgelost
solving-by-popeye = Met Popeye oplossen
solving-popeye-runs = Popeye lost op
solving-popeye-answer = Van Popeye
solving-popeye-keys = { $count ->
    [one] { $count } sleutel
   *[other] { $count } sleutels
}
solving-popeye-lines = { $count ->
    [one] { $count } oplossing
   *[other] { $count } oplossingen
}
solving-popeye-none = geen oplossing
solving-popeye-refuses = Popeye lost deze opgave niet op
solving-popeye-stopped = Gestopt: er kunnen meer oplossingen zijn
solving-popeye-partial = Niet voltooid: er kunnen meer oplossingen zijn
solving-popeye-missing = Popeye is niet geïnstalleerd: er is geen programma “py” of “popeye”. Kies het programma als het ergens anders staat.
solving-path = Programma Popeye
    .action = Popeye gebruiken
