# Why a picture cannot be read.

vision-unknown = Dit is geen afbeelding in PNG, JPEG, WebP of GIF
vision-broken = De afbeelding is beschadigd
vision-too-large = De afbeelding heeft { $width }x{ $height } pixels, meer dan { $most } miljoen
vision-memory = De afbeelding vraagt te veel geheugen
vision-unsupported = Dit soort afbeelding kan niet worden gelezen: { $what }
