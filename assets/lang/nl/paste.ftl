# Several positions in a text.

paste-several =
    { $count ->
        [one] De tekst bevat 1 stelling
       *[other] De tekst bevat { $count } stellingen
    }
paste-longer =
    { $count ->
        [one] De tekst is langer; alleen de eerste stelling is gelezen.
       *[other] De tekst is langer; alleen de eerste { $count } stellingen zijn gelezen.
    }
paste-mended =
    { $count ->
        [one] 1 ervan moest worden gecorrigeerd.
       *[other] { $count } ervan moesten worden gecorrigeerd.
    }
paste-unread =
    { $count ->
        [one] Nog 1 kon niet worden gelezen.
       *[other] Nog { $count } konden niet worden gelezen.
    }
paste-more = … en nog { $count }.
paste-add-all = Aan de lijst toevoegen
paste-take-first = Deze stelling door de eerste vervangen
paste-cancel = Annuleren

paste-over-details = De stelling heeft gegevens
paste-over-details-explained = Titel, auteur, opgave, oplossing of andere velden passen misschien niet bij de geplakte stelling.
paste-over-remembered = Het antwoord wordt onthouden. Wijzigen kan met “Bewerken > Plakken over gegevens”.
paste-replace-position = Vervangen, gegevens houden
paste-add-position = Als nieuwe stelling
paste-added = Toegevoegd als stelling { $number }

# A text for the list.

paste-left-out =
    { $count ->
        [one] { $remarks }; 1 andere regel is weggelaten
       *[other] { $remarks }; { $count } andere regels zijn weggelaten
    }
paste-nothing-for-list = In de tekst op het klembord is geen stelling gevonden.

# Reading a text.

paste-reading = De tekst wordt gelezen
paste-no-placement = Geen stelling gevonden in deze tekst; het bord blijft ongewijzigd: “{ $text }”
paste-no-position = Geen stelling gevonden in deze tekst. Je kunt hem in het FEN-vak corrigeren.
paste-failed = De tekst kon niet worden gelezen. Er is niets veranderd.

# A position in place of the one on the board.

paste-done =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Stelling geplakt, zonder de witruimte eromheen, met pijlen en markeringen
               *[other] Stelling geplakt, zonder de witruimte eromheen
            }
        [moves] De stelling na de zetten is geplakt
        [first] { $drawn ->
                [yes] De eerste stelling is geplakt, met pijlen en markeringen
               *[other] De eerste stelling is geplakt
            }
       *[other] { $drawn ->
                [yes] Stelling geplakt, met pijlen en markeringen
               *[other] Stelling geplakt
            }
    }
paste-done-in-place =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Stelling geplakt, zonder de witruimte eromheen, in plaats van stelling { $number }, met pijlen en markeringen
               *[other] Stelling geplakt, zonder de witruimte eromheen, in plaats van stelling { $number }
            }
        [moves] De stelling na de zetten is geplakt in plaats van stelling { $number }
        [first] { $drawn ->
                [yes] De eerste stelling is geplakt in plaats van stelling { $number }, met pijlen en markeringen
               *[other] De eerste stelling is geplakt in plaats van stelling { $number }
            }
       *[other] { $drawn ->
                [yes] Stelling geplakt in plaats van stelling { $number }, met pijlen en markeringen
               *[other] Stelling geplakt in plaats van stelling { $number }
            }
    }
paste-unchanged = Deze stelling is al opgezet
paste-done-operations = Stelling geplakt met haar operaties
paste-unchanged-operations = Deze stelling is al opgezet, met haar operaties
paste-done-operations-mended = Stelling geplakt met haar operaties; de tekst is gecorrigeerd
paste-done-words = Stelling opgezet; de woorden eromheen zijn weggelaten
paste-unchanged-words = Deze stelling is al opgezet; de woorden eromheen zijn weggelaten
paste-done-mended = Stelling opgezet; de tekst is gecorrigeerd
paste-unchanged-mended = Deze stelling is al opgezet; de tekst is gecorrigeerd
paste-read-another-way = Stelling opgezet volgens een andere lezing van de tekst
paste-operations-too-long = De operaties zijn te lang voor één regel en zijn weggelaten.

# The moves of a game, of which a position is chosen.

paste-before-first = Voor de eerste zet
paste-after = Na { $ply }
paste-position-of-game = Stelling van de partij
paste-ply-back = Eén zet terug in de partij
paste-ply-forward = Eén zet verder in de partij
paste-take-ply = Stelling overnemen
    .tip = Deze stelling overnemen (Enter)
paste-ply-of-pasted =
    { $count ->
        [one] { $at } van 1 halve zet. Enter neemt deze stelling over, Esc annuleert het plakken.
       *[other] { $at } van { $count } halve zetten. Enter neemt deze stelling over, Esc annuleert het plakken.
    }
paste-ply-of-opened =
    { $count ->
        [one] { $at } van 1 halve zet. Enter neemt deze stelling over, Esc gaat terug.
       *[other] { $at } van { $count } halve zetten. Enter neemt deze stelling over, Esc gaat terug.
    }
paste-not-pasted = De partij is niet geplakt
paste-position-of-file = De stelling uit het bestand is hersteld
