# Positions that are read from pictures.

picture-heading = Afbeelding
picture-close = Afbeelding sluiten
picture-of-clipboard = klembord
picture-canvas = De afbeelding ({ $name }) met het gevonden bord
picture-waiting = Er loopt nog een andere bewerking
picture-reading = De afbeelding wordt gelezen
picture-reading-pages = De pagina's van { $name } worden gelezen
picture-page = { $name }, pagina { $number }
picture-pages-failed = { $count ->
        [one] Eén pagina kon
       *[other] { $count } pagina's konden
    } niet worden getekend.
picture-no-board-on-pages = { $count ->
        [0] Het document heeft geen pagina's.
       *[other] Op de { $count } pagina's is geen bord gevonden.
    }
picture-failed = De afbeelding kon niet worden gelezen. Er is niets gewijzigd.
picture-not-of-board = De stelling op het bord komt niet uit deze afbeelding.

# The picture itself.

picture-board-alone = Bord
    .tip = Alleen het bord tonen
picture-whole = Hele afbeelding
    .tip = De hele afbeelding tonen, om de hoeken overal heen te kunnen slepen
picture-turn = Draaien
    .tip = { $side ->
            [white] Wit
           *[black] Zwart
        } staat onder in de afbeelding; klik om de kanten te wisselen
picture-turn-board = Bord draaien
    .tip = De andere kant onderaan zetten
picture-turned-too = { $count ->
        [one] Nog een bord
       *[other] Nog { $count } borden
    } met onbekende kant { $count ->
        [one] is
       *[other] zijn
    } ook gedraaid
picture-board-of = Bord { $number } van { $count }
picture-no-board = Geen bord gevonden. Sleep de hoeken naar de hoeken van de 64 velden, zonder de rand.
picture-read-there = Bord daar lezen

# Corrections and what they teach.

picture-square = { $square }: { $piece }
picture-square-empty = { $square }: leeg
picture-corrected = Gecorrigeerd: { $squares }.
picture-remember = Uiterlijk onthouden
    .tip = De volgende afbeeldingen met dit uiterlijk beter lezen
picture-set-alike = { $count ->
        [one] 1 veld dat er net zo uitziet
       *[other] { $count } velden die er net zo uitzien
    } wijzigen
    .tip = { $squares }. Het uiterlijk wordt voor de volgende afbeeldingen onthouden.
picture-remembered = { $count ->
        [one] 1 uiterlijk
       *[other] { $count } uiterlijken
    } bewaard. Vergeten
    .tip = Alles vergeten wat van gecorrigeerde afbeeldingen is geleerd
picture-forget = Geleerde uiterlijken vergeten
picture-forgotten = De geleerde uiterlijken zijn vergeten
picture-not-stored = De correcties konden niet voor de volgende sessie worden opgeslagen: { $why }.

# What is in doubt, and what is assumed.

picture-no-doubt = Alle velden herkend.
picture-doubts = { $count ->
        [one] 1 veld is
       *[other] { $count } velden zijn
    } onzeker.
picture-doubts-named = { $count ->
        [one] 1 veld is
       *[other] { $count } velden zijn
    } onzeker: { $squares }.
picture-all-right = Alles klopt
    .tip = Bevestigen dat het bord met de afbeelding overeenkomt, en het uiterlijk onthouden
picture-next-doubt = Volgend onzeker veld
    .tip = Het gekozen veld overnemen zoals het op het bord staat, gelijke tekeningen op alle borden invullen en verdergaan (Shift+F8)
picture-no-doubt-left = Geen veld is nog onzeker
picture-no-doubts = de velden van de afbeelding zijn zeker
picture-none = bij dit bord is er geen afbeelding
picture-truncated = Het bestand van deze afbeelding is onvolledig, dus het bord kan onjuist zijn.
picture-bottom-unsure = Het is niet zeker dat { $side ->
        [white] Wit
       *[black] Zwart
    } onderaan staat.
picture-assumed = Aangenomen: Wit aan zet.
picture-assumed-castling = Aangenomen: Wit aan zet en de rokaderechten.
picture-side-in-caption = { $side ->
        [white] Wit
       *[black] Zwart
    } aan zet volgens het bijschrift.
picture-side-in-check = { $side ->
        [white] Wit
       *[black] Zwart
    } aan zet, want de koning staat schaak.
picture-assumed-castling-alone = Aangenomen: de rokaderechten.
