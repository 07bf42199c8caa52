# Why a picture cannot be read.

vision-unknown = This is not a PNG, JPEG, WebP, GIF, TIFF or BMP picture
vision-broken = The picture is damaged
vision-too-large = The picture has { $width }x{ $height } pixels; the maximum is { $most } million
vision-protected = The document is protected by a password
vision-memory = The picture needs too much memory
vision-unsupported = This kind of picture cannot be read: { $what }
