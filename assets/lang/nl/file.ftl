# Why a command cannot be used now.

file-nothing-to-bring-back = Er zijn geen wijzigingen verworpen of opzijgelegd
file-none-selected = Er is geen stelling geselecteerd
file-only-one = Er is maar één stelling
file-unchanged = Geen wijzigingen sinds het openen of opslaan
file-waiting = Nu niet: { $what }

# Work in progress.

file-dialog-open = Er is een bestandsvenster open
file-opening = { $path } wordt geopend
file-reloading = { $path } wordt opnieuw geladen
file-saving = { $name } wordt opgeslagen
file-checking-loss = Er wordt nagegaan wat het andere formaat niet kan opslaan
file-recovering = { $name } wordt hersteld
file-recovering-untitled = Een naamloos document wordt hersteld

# Opening.

file-dialog-broke-off = Het bestandsvenster werd onverwacht gesloten.
file-not-read = { $path } kon niet worden gelezen.
file-not-dropped = { $name } is niet geopend. Sluit eerst het dialoogvenster en sleep het bestand dan opnieuw hierheen.
file-too-many-dropped = { $count } extra bestanden is te veel: sleep er hoogstens { $most } extra tegelijk hierheen.
file-no-window = { $path } kon niet in een ander venster worden geopend: { $why }
file-no-position = { $name } bevat geen stelling die Fenwright kan lezen.

# Dialogs that ask for a path, and their buttons.

file-path-open = Stellingen openen
file-path-save = Stellingen opslaan
file-path-copy = Kopie opslaan als FEN
file-path-edited = De bewerkte stellingen opslaan
file-path-selected = De geselecteerde stellingen opslaan
file-path-cut = De geknipte stellingen opslaan
file-path-split = Splitsen in bestanden met deze naam
file-path = Pad
file-path-empty = Vul het pad van een bestand in.
file-path-is-open = { $name } is het geopende bestand. Kies een andere naam.

# Buttons.

file-open = Openen
file-save = Opslaan
file-split = Splitsen
file-cancel = Annuleren
file-discard = Verwerpen
file-discard-all = Alles verwerpen
file-discard-moves = Zetten verwerpen
file-use-position = Stelling overnemen
file-save-here = Hier opslaan
file-save-anyway = Toch opslaan
file-save-to-file = Opslaan in bestand…
file-save-edited = Bewerkte stellingen opslaan…
file-save-copy = Kopie opslaan als .fen…
file-other-name = Andere naam kiezen…
file-reload = Opnieuw laden
file-keep-mine = De mijne houden
file-keep-editing = Verder bewerken
file-leave-text = Verwerpen
file-close = Sluiten
file-replace = Vervangen
file-keep-file = Bestand behouden
file-keep-files = Bestanden behouden
file-recover = Herstellen
file-later = Later

# Before a document is closed or replaced.

file-save-changes = Wijzigingen in { $name } opslaan?
file-save-changes-here =
    { $count ->
        [one] Wijzigingen in deze stelling opslaan?
       *[other] Wijzigingen in deze { $count } stellingen opslaan?
    }
file-edits-lost = Niet-opgeslagen wijzigingen gaan verloren.
file-edits-kept = Verworpen wijzigingen zijn met “{ $bring_back }” in het menu “{ $file }” terug te halen, tot het programma wordt gesloten.
file-discard-unsaved = Niet-opgeslagen werk verwerpen?
file-lost-beside = Opslaan bewaart niet: { $what }.
file-lost = Dit gaat verloren: { $what }.
file-tried-moves =
    { $count ->
        [one] 1 geprobeerde zet
       *[other] { $count } geprobeerde zetten
    }
file-edits-aside = de opzijgelegde wijzigingen
file-on-clipboard =
    { $count ->
        [one] 1 stelling op het klembord van dit venster
       *[other] { $count } stellingen op het klembord van dit venster
    }
file-discard-tried =
    { $count ->
        [one] 1 geprobeerde zet verwerpen?
       *[other] { $count } geprobeerde zetten verwerpen?
    }
file-tried-can-be-used = Geprobeerde zetten worden niet opgeslagen. “Stelling overnemen” behoudt de bereikte stelling.
file-tried-comes-back = Geprobeerde zetten worden niet opgeslagen. “{ $try_moves }” toont ze weer zolang dit document open is.
file-discard-aside = De opzijgelegde wijzigingen verwerpen?
file-were-set-aside = Ze zijn opzijgelegd toen het bestand opnieuw werd geladen.
file-unfinished = De onvoltooide tekst verwerpen?
file-unfinished-lost = Dit is in geen bestand opgeslagen en gaat verloren: { $text }.
file-unfinished-several = de onvoltooide teksten van { $count } stellingen
file-unfinished-fen = de tekst in het FEN-vak, die nog geen stelling is
file-unfinished-fen-of = de tekst in het FEN-vak van stelling { $number }, die nog geen stelling is
file-unfinished-operation = de tekst van een operatie, die nog niet geldig is
file-unfinished-operation-of = de tekst van een operatie van stelling { $number }, die nog niet geldig is
file-close-with-cut =
    { $count ->
        [one] Sluiten terwijl 1 stelling alleen op het klembord staat?
       *[other] Sluiten terwijl { $count } stellingen alleen op het klembord staan?
    }
file-cut-lost = De geknipte stellingen staan in geen bestand, en bij het sluiten van dit venster wordt het klembord ervan geleegd. Wat in andere programma's is geplakt, is daar veilig.

# Before a document is saved.

file-replace-all = Alle { $count } stellingen van { $name } vervangen?
file-replaced-by =
    { $here ->
        [one] Geen ervan is er nog. Opslaan vervangt ze door de stelling hier. “{ $save_as }” behoudt het bestand.
       *[other] Geen ervan is er nog. Opslaan vervangt ze door de { $here } stellingen hier. “{ $save_as }” behoudt het bestand.
    }
file-changed = { $name } is door een ander programma veranderd
file-changed-before-saving = “Hier opslaan” vervangt de versie van dat programma. “{ $save_as }” bewaart beide. “Opnieuw laden” toont zijn versie en legt de eigen wijzigingen opzij.
file-changed-unedited = Hier zijn geen wijzigingen. “Opnieuw laden” toont de versie van dat programma.
file-reload-shows = “Opnieuw laden” toont de versie van dat programma.
file-reload-sets-aside = “Opnieuw laden” toont de versie van dat programma en legt de eigen wijzigingen opzij.
file-source-changed = Het bestand is te groot voor het geheugen; niet-bewerkte stellingen bestaan alleen nog in de versie van dat programma.
file-save-edited-or-reload = Sla ze apart op, of laad opnieuw: dan worden ze opzijgelegd.
file-replace-file = Het bestand vervangen?
file-exists = { $path } bestaat al. De inhoud wordt vervangen.
file-save-as-format = Toch opslaan als { $format }?
file-own-format-keeps = Een als { $format } opgeslagen bestand bewaart het.
file-moves-do-not-fit = Opslaan met zetten die niet passen?
file-moves-stay = Ze worden ongewijzigd opgeslagen, maar programma's die ze spelen, stoppen daar.

# Results of saving.

file-saved = { $name } opgeslagen
file-saved-sentence = { $name } is opgeslagen.
file-saved-without = { $name } is opgeslagen, maar niet { $text }.
file-other-names =
    { $count ->
        [one] Onder zijn andere naam (een harde koppeling) blijft de vorige inhoud.
       *[other] Onder zijn { $count } andere namen (harde koppelingen) blijft de vorige inhoud.
    }
file-saved-anew = { $name } ontbrak in zijn map en is opnieuw opgeslagen
file-saved-to =
    { $count ->
        [one] 1 stelling opgeslagen in { $name }
       *[other] { $count } stellingen opgeslagen in { $name }
    }
file-saved-to-in-part =
    { $count ->
        [one] 1 stelling opgeslagen in { $name }; onleesbare regels staan er niet in
       *[other] { $count } stellingen opgeslagen in { $name }; onleesbare regels staan er niet in
    }
file-edited-saved-to =
    { $count ->
        [one] 1 bewerkte stelling opgeslagen in { $name }
       *[other] { $count } bewerkte stellingen opgeslagen in { $name }
    }
file-not-saved = { $name } is niet opgeslagen.

# Changes to the file by another program.

file-gone = { $name } is verplaatst of verwijderd. “Opslaan” schrijft het bestand opnieuw.
file-reloaded = { $name } is opnieuw geladen
file-reloaded-aside = { $name } is opnieuw geladen. De eigen wijzigingen zijn opzijgelegd.
file-reloaded-still-aside = { $name } is opnieuw geladen. De eerdere eigen wijzigingen blijven opzijgelegd.
file-edits-back = De eigen wijzigingen zijn terug
file-edits-back-unsaved = De eigen wijzigingen zijn terug. Het bestand op de schijf is zoals het andere programma het heeft achtergelaten.

# Splitting.

file-split-title = { $name } splitsen
file-split-title-unnamed = Dit bestand splitsen
file-split-each = Stellingen per bestand
file-split-of =
    { $count ->
        [one] stellingen per bestand, 1 stelling in totaal
       *[other] stellingen per bestand, { $count } in totaal
    }
file-split-count = { $count } bestanden: { $names }
file-split-names = { $first } tot en met { $last }
file-split-beside = De bestanden worden naast dit bestand opgeslagen, met het commentaar, byte voor byte. Dit bestand blijft ongewijzigd.
file-split-elsewhere = Map en naam worden hierna gekozen. De stellingen hier blijven ongewijzigd.
file-split-no-number = Vul het aantal stellingen per bestand in
file-split-one = Alle stellingen passen in één bestand
file-split-too-many = Het maximum is 10.000 bestanden
file-not-split = Er is niets gesplitst. { $why }.
file-splitting = Er wordt gesplitst in { $count } bestanden
file-split-failed = { $failure } { $written } van { $count } bestanden zijn geschreven.
file-split-cancelled = Het splitsen is geannuleerd; { $written } van { $count } bestanden zijn geschreven.
file-split-done = Gesplitst in { $count } bestanden: { $names }
file-replace-files =
    { $count ->
        [one] Een bestand vervangen?
       *[other] { $count } bestanden vervangen?
    }
file-files-exist =
    { $existing ->
        [one] Van de { $files } bestanden { $names } bestaat er { $existing } al. De inhoud wordt vervangen.
       *[other] Van de { $files } bestanden { $names } bestaan er { $existing } al. De inhoud wordt vervangen.
    }

# Recovering unsaved changes.

file-edits-found = Er zijn niet-opgeslagen wijzigingen gevonden
file-untitled = Naamloos document
file-left = { $name }, { $age }: { $what }.
file-left-in = In { $folder }
file-left-same = Het bestand is nog zoals toen.
file-left-changed = Het bestand is sindsdien veranderd.
file-left-gone = Het bestand is er niet meer.
file-left-apart = De bewerkte en toegevoegde stellingen worden zonder eigen bestand getoond.
file-left-apart-unordered = De bewerkte en toegevoegde stellingen worden zonder eigen bestand getoond; verwijderen en verplaatsen kan niet worden hersteld.
file-recover-on-file =
    { $asks ->
        [yes] “Herstellen” toont het bestand met deze wijzigingen, na een vraag over de niet-opgeslagen wijzigingen. Pas bij het opslaan wordt een bestand geschreven.
       *[other] “Herstellen” toont het bestand met deze wijzigingen. Pas bij het opslaan wordt een bestand geschreven.
    }
file-recover-in-place-of =
    { $asks ->
        [yes] “Herstellen” toont ze in plaats van { $name }, dat wordt gesloten na een vraag over de niet-opgeslagen wijzigingen. Pas bij het opslaan wordt een bestand geschreven.
       *[other] “Herstellen” toont ze in plaats van { $name }, dat wordt gesloten. Pas bij het opslaan wordt een bestand geschreven.
    }
file-recover-in-place-of-open = “Herstellen” toont ze in plaats van het open document, na een vraag over de niet-opgeslagen wijzigingen daarin. Pas bij het opslaan wordt een bestand geschreven.
file-recover-here = “Herstellen” toont ze hier. Pas bij het opslaan wordt een bestand geschreven.
file-not-kept = Niet-opgeslagen wijzigingen kunnen niet voor herstel worden bewaard: { $why }.
file-typed-unfinished = Onvoltooide tekst die nog in geen stelling staat
file-nothing-recovered = Er is geen stelling van { $name } bewerkt of toegevoegd.
file-recovered = Niet-opgeslagen wijzigingen hersteld: { $name }
file-recovered-apart = { $name } is niet meer het bestand dat werd bewerkt
file-recovered-apart-here = De bewerkte en toegevoegde stellingen worden zonder eigen bestand getoond.
