# Why a picture cannot be read.

vision-unknown = Das ist kein PNG-, JPEG-, WebP-, GIF-, TIFF- oder BMP-Bild
vision-broken = Das Bild ist beschädigt
vision-too-large = Das Bild hat { $width }x{ $height } Pixel; das Maximum sind { $most } Millionen
vision-protected = Das Dokument ist durch ein Kennwort geschützt
vision-memory = Das Bild braucht zu viel Speicher
vision-unsupported = Bilder dieser Art können nicht gelesen werden: { $what }
