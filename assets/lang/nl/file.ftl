# Why a command cannot be used now.

file-nothing-to-bring-back = Er zijn geen wijzigingen verworpen of opzijgelegd
file-none-selected = Er is geen stelling geselecteerd
file-only-one = Er is maar één stelling
file-unchanged = Sinds het openen of opslaan is er niets veranderd
file-waiting = Nu niet: { $what }

# What goes on.

file-dialog-open = Er is een bestandsvenster open
file-opening = { $path } wordt geopend
file-reloading = { $path } wordt opnieuw geladen
file-saving = { $name } wordt opgeslagen
file-checking-loss = Er wordt nagegaan wat het andere formaat niet kan bevatten
file-recovering = { $name } wordt hersteld
file-recovering-untitled = Een naamloos document wordt hersteld

# Opening.

file-dialog-broke-off = Het bestandsvenster werd onverwacht gesloten.
file-not-read = { $path } kon niet worden gelezen.
file-not-dropped = { $name } is niet geopend. Sluit eerst het dialoogvenster en sleep het bestand dan opnieuw hierheen.

# Dialogs that ask for a path, and their buttons.

file-path-open = Stellingen openen
file-path-save = Stellingen opslaan
file-path-copy = Kopie opslaan als FEN
file-path-edited = De bewerkte stellingen opslaan
file-path-selected = De geselecteerde stellingen opslaan
file-path-cut = De geknipte stellingen opslaan
file-path-split = Splitsen in bestanden met deze naam
file-path = Pad
file-path-empty = Typ het pad van een bestand.
file-path-is-open = { $name } is het geopende bestand. Wat er los van wordt opgeslagen, heeft een andere naam nodig.

# Answers.

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
file-save-to-file = Opslaan in bestand...
file-save-edited = Bewerkte stellingen opslaan...
file-save-copy = Kopie opslaan als .fen...
file-other-name = Andere naam kiezen...
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

# Before a document is left.

file-save-changes = Wijzigingen in { $name } opslaan?
file-save-changes-here =
    { $count ->
        [one] Wijzigingen in deze stelling opslaan?
       *[other] Wijzigingen in deze { $count } stellingen opslaan?
    }
file-edits-lost = Niet-opgeslagen wijzigingen gaan verloren.
file-edits-kept = "{ $file }, { $bring_back }" haalt terug wat niet is opgeslagen, tot het programma wordt gesloten.
file-discard-unsaved = Verwerpen wat niet is opgeslagen?
file-lost-beside = Opslaan bewaart niet: { $what }.
file-lost = Dit zou verloren gaan: { $what }.
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
file-tried-can-be-used = Wat is geprobeerd, staat in geen bestand. "Stelling overnemen" neemt de stelling die is bereikt.
file-tried-comes-back = Wat is geprobeerd, staat in geen bestand. "{ $try_moves }" haalt het terug zolang dit document open is.
file-discard-aside = De opzijgelegde wijzigingen verwerpen?
file-were-set-aside = Ze zijn opzijgelegd toen het bestand opnieuw werd geladen.
file-unfinished = De onvoltooide tekst verwerpen?
file-unfinished-lost = Dit staat in geen bestand en zou verloren gaan: { $text }.
file-unfinished-several = de onvoltooide teksten van { $count } stellingen
file-unfinished-fen = de tekst in het FEN-vak, die nog geen stelling is
file-unfinished-fen-of = de tekst in het FEN-vak van stelling { $number }, die nog geen stelling is
file-unfinished-operation = de tekst van een operatie, die zo niet kan worden overgenomen
file-unfinished-operation-of = de tekst van een operatie van stelling { $number }, die zo niet kan worden overgenomen
file-close-with-cut =
    { $count ->
        [one] Sluiten terwijl 1 stelling alleen op het klembord staat?
       *[other] Sluiten terwijl { $count } stellingen alleen op het klembord staan?
    }
file-cut-lost = Wat is geknipt, staat hier in geen bestand, en het klembord van dit venster is leeg zodra het gesloten is. Wat in een ander programma is geplakt, is daar veilig.

# Before a document is saved.

file-replace-all = Alle { $count } stellingen van { $name } vervangen?
file-replaced-by =
    { $here ->
        [one] Geen ervan is er nog. Opslaan vervangt ze door de stelling die hier staat. "{ $save_as }" laat het bestand zoals het is.
       *[other] Geen ervan is er nog. Opslaan vervangt ze door de { $here } stellingen die hier staan. "{ $save_as }" laat het bestand zoals het is.
    }
file-changed = { $name } is door een ander programma veranderd
file-changed-before-saving = "Hier opslaan" vervangt wat dat programma heeft geschreven. "{ $save_as }" bewaart beide. "Opnieuw laden" toont wat het heeft geschreven en legt de hier gemaakte wijzigingen opzij.
file-changed-unedited = Hier is niets bewerkt. "Opnieuw laden" toont wat dat programma heeft geschreven.
file-reload-shows = "Opnieuw laden" toont wat dat programma heeft geschreven.
file-reload-sets-aside = "Opnieuw laden" toont wat dat programma heeft geschreven en legt de hier gemaakte wijzigingen opzij.
file-source-changed = Het bestand is te groot voor het geheugen; wat niet is bewerkt, is er alleen nog zoals dat programma het heeft achtergelaten.
file-save-edited-or-reload = Sla ze apart op, of laad opnieuw: dan worden ze opzijgelegd.
file-replace-file = Het bestand vervangen?
file-exists = { $path } bestaat al. De inhoud zou worden vervangen.
file-save-as-format = Toch opslaan als { $format }?
file-own-format-keeps = Een als { $format } opgeslagen bestand bewaart het.
file-moves-do-not-fit = Opslaan met zetten die niet passen?
file-moves-stay = Bij het opslaan blijven ze zoals ze zijn, maar programma's die ze spelen, stoppen daar.

# What became of it.

file-saved = { $name } opgeslagen
file-saved-sentence = { $name } is opgeslagen.
file-saved-without = { $name } is opgeslagen, maar niet { $text }.
file-other-names =
    { $count ->
        [one] Onder zijn andere naam (een harde koppeling) blijft wat het eerder bevatte.
       *[other] Onder zijn { $count } andere namen (harde koppelingen) blijft wat het eerder bevatte.
    }
file-saved-anew = { $name } was niet meer in zijn map en is opnieuw geschreven
file-saved-to =
    { $count ->
        [one] 1 stelling opgeslagen in { $name }
       *[other] { $count } stellingen opgeslagen in { $name }
    }
file-saved-to-in-part =
    { $count ->
        [one] 1 stelling opgeslagen in { $name }; wat onleesbaar is, staat er niet in
       *[other] { $count } stellingen opgeslagen in { $name }; wat onleesbaar is, staat er niet in
    }
file-edited-saved-to =
    { $count ->
        [one] 1 bewerkte stelling opgeslagen in { $name }
       *[other] { $count } bewerkte stellingen opgeslagen in { $name }
    }
file-not-saved = { $name } is niet opgeslagen.

# What another program does to the file.

file-gone = { $name } is verplaatst of verwijderd. Opslaan schrijft het bestand opnieuw.
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
        [one] stellingen per bestand, van 1 stelling
       *[other] stellingen per bestand, van { $count } stellingen
    }
file-split-count = { $count } bestanden: { $names }
file-split-names = { $first } tot en met { $last }
file-split-beside = Ze komen naast dit bestand, met het commentaar, byte voor byte. Dit bestand blijft zoals het is.
file-split-elsewhere = Naar map en naam wordt hierna gevraagd. Wat hier staat, blijft zoals het is.
file-split-no-number = Typ hoeveel stellingen een bestand moet hebben
file-split-one = Dat zijn ze allemaal in één bestand
file-split-too-many = Dat zouden meer dan 10.000 bestanden zijn
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
        [one] Van de { $files } bestanden { $names } bestaat er { $existing } al. De inhoud zou worden vervangen.
       *[other] Van de { $files } bestanden { $names } bestaan er { $existing } al. De inhoud zou worden vervangen.
    }

# Recovering unsaved edits.

file-edits-found = Er zijn niet-opgeslagen wijzigingen gevonden
file-untitled = Een naamloos document
file-left = { $name }, { $age }: { $what }.
file-left-in = In { $folder }
file-left-same = Het bestand is nog zoals toen.
file-left-changed = Het bestand is sindsdien veranderd.
file-left-gone = Het bestand is er niet meer.
file-left-apart = Wat is bewerkt of toegevoegd, wordt zonder eigen bestand getoond.
file-left-apart-unordered = Wat is bewerkt of toegevoegd, wordt zonder eigen bestand getoond; wat is verwijderd of verplaatst, kan niet worden hersteld.
file-recover-on-file =
    { $asks ->
        [yes] "Herstellen" toont het bestand met deze wijzigingen, na een vraag over de niet-opgeslagen wijzigingen. Pas bij het opslaan wordt een bestand geschreven.
       *[other] "Herstellen" toont het bestand met deze wijzigingen. Pas bij het opslaan wordt een bestand geschreven.
    }
file-recover-in-place-of =
    { $asks ->
        [yes] "Herstellen" toont ze in plaats van { $name }, dat wordt gesloten na een vraag over de niet-opgeslagen wijzigingen. Pas bij het opslaan wordt een bestand geschreven.
       *[other] "Herstellen" toont ze in plaats van { $name }, dat wordt gesloten. Pas bij het opslaan wordt een bestand geschreven.
    }
file-recover-in-place-of-open = "Herstellen" toont ze in plaats van wat open is, na een vraag over de niet-opgeslagen wijzigingen daarin. Pas bij het opslaan wordt een bestand geschreven.
file-recover-here = "Herstellen" toont ze hier. Pas bij het opslaan wordt een bestand geschreven.
file-not-kept = Niet-opgeslagen wijzigingen kunnen niet voor herstel worden bewaard: { $why }.
file-typed-unfinished = Dit is getypt en niet afgemaakt; het staat nog in geen stelling
file-nothing-recovered = Er is geen stelling van { $name } bewerkt of toegevoegd.
file-recovered = De wijzigingen in { $name } zijn hersteld
file-recovered-apart = { $name } is niet meer het bestand dat werd bewerkt
file-recovered-apart-here = Hier zijn de stellingen die zijn bewerkt of toegevoegd, zonder eigen bestand.
