# Why a picture cannot be read.

vision-unknown = Dit is geen PNG-, JPEG-, WebP-, GIF-, TIFF- of BMP-afbeelding
vision-broken = De afbeelding is beschadigd
vision-too-large = De afbeelding heeft { $width }x{ $height } pixels; het maximum is { $most } miljoen
vision-protected = Het document is met een wachtwoord beveiligd
vision-memory = De afbeelding vraagt te veel geheugen
vision-unsupported = Dit soort afbeelding kan niet worden gelezen: { $what }
