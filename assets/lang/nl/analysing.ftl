# Een engine die de stelling op het bord analyseert. Wat ze denkt, heet nooit bewezen.

analysing-engine = Engine
analysing-program = Engineprogramma
analysing-choose = Programma kiezen…
analysing-path = Programma van een UCI-engine
    .action = Engine gebruiken
analysing-lines = Varianten van de engine
analysing-line-count = { $count ->
    [one] 1 variant
   *[other] { $count } varianten
}
analysing-line-name = { $score }: { $moves }
analysing-threat = Dreiging
analysing-off = De engine is uit
analysing-none = Er is geen schaakengine gevonden
analysing-starting = De engine start
analysing-preview = De tekst in het FEN-veld is nog geen stelling
analysing-threat-in-check = Geen dreiging: de partij aan zet staat schaak

# depth: in halve zetten; nodes en speed: getallen zoals "12 k".
analysing-effort = Diepte { $depth } · { $nodes } stellingen · { $speed }/s
analysing-thousands = { $number } k
analysing-millions = { $number } mln.
analysing-bar = Engine: { $score } op diepte { $depth }

analysing-only = { $goal ->
    [win] Alleen { $played } wint ({ $score } op diepte { $depth })
   *[draw] Alleen { $played } houdt remise ({ $score } op diepte { $depth })
}
analysing-next = daarna { $played }, { $score }
analysing-lost = Geen zet houdt remise, denkt de engine
analysing-only-proven = { $goal ->
    [win] Alleen { $played } wint (bewezen)
   *[draw] Alleen { $played } houdt remise (bewezen)
}
analysing-several-proven = { $goal ->
    [win] Meerdere zetten winnen (bewezen): { $moves }
   *[draw] Meerdere zetten houden remise (bewezen): { $moves }
}
analysing-lost-proven = Elke zet verliest (bewezen)

analysing-play = Spelen
analysing-end = Spel stoppen
analysing-your-move = U bent aan zet
analysing-thinking = De engine denkt na
analysing-copy = Kopiëren
analysing-save = Noteren
analysing-options = Opties…
analysing-copied = Variant gekopieerd
analysing-saved = Variant van de engine genoteerd
analysing-not-saved = Het bestand heeft geen plaats voor de variant of bevat ze al
analysing-follow = Enige zetten volgen
analysing-show = Naspelen
analysing-save-solution = Als oplossing noteren
analysing-following = De enige zetten worden gevolgd
analysing-following-cancelled = Het zoeken naar de enige zetten is geannuleerd
analysing-no-only-move = Hier is geen zet de enige
analysing-solution-saved = Oplossing genoteerd
# Redenen, na de naam van een opdracht.
analysing-why-off = de engine is uit
analysing-why-no-line = de engine heeft nog geen variant gevonden
analysing-why-after-moves = de variant begint na de geprobeerde zetten; ga eerst terug
analysing-why-threat = de variant toont een dreiging
analysing-why-not-followed = de enige zetten zijn hier niet gevolgd

# Het dialoogvenster met de opties.
analysing-options-of = Opties van { $engine }
analysing-options-note = Ze worden voor deze engine onthouden. Zonder keuze neemt Fenwright de helft van de processors en een bescheiden hashtabel.
analysing-rule = Enige zet
analysing-strict = Streng
analysing-lichess = Als lichess
analysing-lenient = Mild
analysing-press = Uitvoeren
analysing-close = Sluiten
analysing-reset = Standaard gebruiken

# De analyse van veel stellingen.
analysing-batch-title = Stellingen analyseren
analysing-batch-nodes = Knopen
analysing-batch-positions = Stellingen
analysing-batch-note = Tot deze grens onderzoekt de engine elke stelling. Met knopen zijn de resultaten elke keer gelijk. Stellingen die al geanalyseerd zijn, worden niet opnieuw geanalyseerd.
analysing-batch-wrong-nodes = Knopen moeten een getal vanaf 1.000 zijn
analysing-batch-wrong-seconds = Seconden moeten een getal vanaf 1 zijn
analysing-batch-seconds = Seconden
analysing-batch-limit = Grens
analysing-batch-follow = Enige zetten tot het einde volgen en als oplossing noteren
analysing-batch-start = Analyseren
analysing-cancel = Annuleren
analysing-batch-running = { $count ->
    [one] 1 stelling wordt geanalyseerd
   *[other] { $count } stellingen worden geanalyseerd
}
analysing-batch-so-far = { $count ->
    [one] Tot nu toe 1 stelling met maar één zet
   *[other] Tot nu toe { $count } stellingen met maar één zet
}
analysing-batch-failed = De analyse is afgebroken
analysing-batch-cancelled = Er is geen stelling geanalyseerd
analysing-batch-done = { $count ->
    [one] 1 stelling geanalyseerd
   *[other] { $count } stellingen geanalyseerd
}
analysing-batch-partly = Geannuleerd: { $done } van { $total } stellingen geanalyseerd
analysing-batch-searched = De zoekfunctie van de lijst vindt ze later: is:only-move, is:unclear, eval>3.
analysing-batch-save = Noteren
analysing-lines-saved = { $count ->
    [one] Variant voor 1 stelling genoteerd
   *[other] Varianten voor { $count } stellingen genoteerd
}
analysing-outcome-only = met maar één zet
analysing-outcome-several = met meerdere zetten
analysing-outcome-lost = verloren
analysing-outcome-unclear = onduidelijk
analysing-outcome-refused = niet door de engine geanalyseerd
analysing-outcome-unreadable = onleesbaar

# In the list. The engine's view, which is no proof.
analysing-label = { $verdict ->
    [only-move] Engine: enige zet, { $score }
    [several] Engine: meerdere zetten, { $score }
    [lost] Engine: verloren, { $score }
   *[unclear] Engine: { $score }
}
