# What a record says of its position.

detail-file = Bestand
detail-file-title = Titel van het bestand

# What is said in a field, for example.

detail-title-hint = Hoe de stelling heet (F2)
detail-author-hint = Wie de maker is
detail-source-hint = Waar en wanneer
detail-stipulation-hint = #2, h#3, =, tekst
detail-comment-hint = Wat er verder te zeggen is
detail-solution-hint = 1. Qh5 Kg7 2. Qxf7#
detail-file-hint = Hoe het bestand heet en wat er verder over te zeggen is

# Adding one.

detail-add = Detail toevoegen
    .tip = Titel, auteur, bron, opdracht, commentaar of oplossing toevoegen

# The title above the board.

detail-add-title = Titel toevoegen
detail-edit-title = Titel bewerken (F2)
detail-title-said = Titel: { $title }
detail-author-said = Auteur: { $author }

# A text that could not be taken.

detail-no-room =
    { $field ->
        [title] Voor de titel is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet bevatten. Wat getypt is, staat op het klembord.
        [author] Voor de auteur is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet bevatten. Wat getypt is, staat op het klembord.
        [source] Voor de bron is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet bevatten. Wat getypt is, staat op het klembord.
        [stipulation] Voor de opdracht is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet bevatten. Wat getypt is, staat op het klembord.
        [comment] Voor het commentaar is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet bevatten. Wat getypt is, staat op het klembord.
       *[other] Voor de oplossing is hier geen plaats: een partij met meerdere stellingen of lange zetten, of een volle regel, kan dit niet bevatten. Wat getypt is, staat op het klembord.
    }
detail-no-room-file = Voor de titel van het bestand is hier geen plaats: het commentaar boven aan een bestand is hoogstens 16 KB groot. Wat getypt is, staat op het klembord.

detail-variant-hint = Volgens welke regels: Atomic, Crazyhouse, Horde, ...
