//! Writes a moving picture as GIF.

use std::borrow::Cow;

use gif::{Encoder, EncodingError, Frame, Repeat};

use super::changes::{Changes, UNCHANGED};
use crate::diagram::png::IndexedPicture;

pub(super) fn write(changes: Changes) -> Result<Vec<u8>, EncodingError> {
    let size = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
    // With any change allowed, 256 colors always suffice.
    let IndexedPicture { palette, pixels } = changes.indexed(u32::MAX).unwrap_or_default();
    let Changes { width, height, rectangles, .. } = changes;
    let mut out = Vec::with_capacity(1 << 16);
    let mut encoder = Encoder::new(&mut out, size(width), size(height), &palette.concat())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut rest = &pixels[..];
    for place in rectangles {
        let pixels = rest.split_off(..place.pixels()).unwrap_or_default();
        encoder.write_frame(&Frame {
            left: size(place.left),
            top: size(place.top),
            width: size(place.width),
            height: size(place.height),
            delay: u16::try_from(place.pause.as_millis() / 10).unwrap_or(u16::MAX),
            transparent: Some(UNCHANGED),
            buffer: Cow::Borrowed(pixels),
            ..Frame::default()
        })?;
    }
    drop(encoder);
    Ok(out)
}
