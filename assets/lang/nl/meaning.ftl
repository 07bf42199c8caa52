# What the position is: the verdict and its problems, in the side panel.

meaning-illegal = Illegale stelling
meaning-preview = Voorvertoning
meaning-preview-note = De stelling verandert zodra de FEN geldig is.
# An empty board. paste and start: the next two texts, with their keys.
meaning-begin = Stukken plaatsen, { $paste } of { $start }
meaning-paste = een stelling plakken
meaning-set-up-start = de beginstelling opzetten

meaning-list = Problemen
meaning-problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
}
# What a screen reader says of a problem.
meaning-heard-problem = Probleem: { $sentence }
meaning-heard-odd = Vreemd: { $sentence }
# And of what mends it. label: the button.
meaning-fix = Correctie: { $label }. { $sentence }
meaning-fix-all = Alles verhelpen

meaning-fixed = { $count ->
    [one] { $count } probleem is verholpen
   *[other] { $count } problemen zijn verholpen
}
meaning-fixed-some = { $count ->
    [one] { $count } probleem is verholpen, { $left } over
   *[other] { $count } problemen zijn verholpen, { $left } over
}
meaning-no-certain-fix = Geen probleem heeft één duidelijke correctie; kies er een bij het probleem
meaning-why-preview = De tekst in het FEN-vak is nog geen geldige FEN
meaning-why-no-problems = Er zijn geen problemen
