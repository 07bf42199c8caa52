//! Writes a moving picture as animated PNG.

use png::{BitDepth, BlendOp, ColorType, DeflateCompression, DisposeOp, Encoder, EncodingError, Filter};

use super::changes::{Changes, Rectangle};
use crate::diagram::png::{IndexedPicture, MOST_CHANGE};

pub(super) fn write(changes: Changes) -> Result<Vec<u8>, EncodingError> {
    let indexed = changes.indexed(MOST_CHANGE);
    let mut out = Vec::with_capacity(1 << 16);
    let mut encoder = Encoder::new(&mut out, changes.width as u32, changes.height as u32);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_filter(Filter::Up);
    encoder.set_deflate_compression(DeflateCompression::Level(6));
    encoder.set_animated(changes.rectangles.len() as u32, 0)?;
    encoder.set_dispose_op(DisposeOp::None)?;
    let (bytes, bytes_per_pixel) = if let Some(IndexedPicture { palette, pixels }) = indexed {
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(palette.concat());
        // Only the first color, that of unchanged pixels, is transparent.
        encoder.set_trns(vec![0]);
        encoder.set_blend_op(BlendOp::Over)?;
        (pixels, 1)
    } else {
        encoder.set_color(ColorType::Rgb);
        encoder.set_blend_op(BlendOp::Source)?;
        (changes.rgb(), 3)
    };
    let mut writer = encoder.write_header()?;
    let mut rest = &bytes[..];
    for place in changes.rectangles {
        let bytes = rest.split_off(..place.pixels() * bytes_per_pixel).unwrap_or_default();
        let Rectangle { left, top, width, height, pause } = place;
        // The position is first set to the corner, because each change is checked against the other.
        writer.set_frame_position(0, 0)?;
        writer.set_frame_dimension(width as u32, height as u32)?;
        writer.set_frame_position(left as u32, top as u32)?;
        writer.set_frame_delay(u16::try_from(pause.as_millis()).unwrap_or(u16::MAX), 1000)?;
        writer.write_image_data(bytes)?;
    }
    writer.finish()?;
    Ok(out)
}
