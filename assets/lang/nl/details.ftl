# The details of a position.

detail-file = Bestand
detail-file-title = Titel van het bestand

# Placeholders of the fields.

detail-title-hint = Naam (F2)
detail-author-hint = Naam auteur
detail-source-hint = Waar en wanneer
detail-stipulation-hint = #2, h#3, =, tekst
detail-comment-hint = Opmerkingen bij de stelling
detail-solution-hint = 1. Qh5 Kg7 2. Qxf7#
detail-file-hint = Naam en beschrijving van het bestand

# Adding a detail.

detail-add = Meer velden
    .tip = De regels of een titel van het bestand toevoegen

# The title above the board.

detail-add-title = Titel toevoegen
detail-edit-title = Titel bewerken (F2)
detail-title-said = Titel: { $title }
detail-author-said = Auteur: { $author }

# A text that could not be stored.

detail-no-room =
    { $field ->
        [title] Voor de titel is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet opslaan. De getypte tekst staat op het klembord.
        [author] Voor de auteur is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet opslaan. De getypte tekst staat op het klembord.
        [source] Voor de bron is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet opslaan. De getypte tekst staat op het klembord.
        [stipulation] Voor de opdracht is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet opslaan. De getypte tekst staat op het klembord.
        [comment] Voor het commentaar is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet opslaan. De getypte tekst staat op het klembord.
       *[other] Voor de oplossing is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet opslaan. De getypte tekst staat op het klembord.
    }
detail-no-room-file = Voor de titel van het bestand is hier geen plaats: het commentaar boven aan een bestand bevat hoogstens 16 KB. De getypte tekst staat op het klembord.

detail-variant-hint = Atomic, Crazyhouse, Horde, …
