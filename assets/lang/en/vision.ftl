# Why a picture cannot be read.

vision-unknown = This is no picture as PNG, JPEG, WebP or GIF
vision-broken = The picture is damaged
vision-too-large = The picture has { $width }x{ $height } pixels, more than { $most } million
vision-memory = The picture takes too much memory
vision-unsupported = The picture is of a kind that cannot be read: { $what }
