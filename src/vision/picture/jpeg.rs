//! Finds out whether a JPEG file is complete. The decoder accepts one that ends early, and invents the missing rows.

/// Returns `true` for a JPEG file without the marker that ends its picture data (ITU-T T.81, B.1.1.3). Any other file is
/// no truncated JPEG.
pub(super) fn is_truncated(bytes: &[u8]) -> bool {
    /// The marker of the start of a scan, after which the picture data follow.
    const SCAN: u8 = 0xDA;
    const END: [u8; 2] = [0xFF, 0xD9];
    let Some(mut rest) = bytes.strip_prefix(&[0xFF, 0xD8]) else { return false };
    // Segments before the data have their length. They may hold a thumbnail, which is a JPEG of its own.
    while let [0xFF, marker, high, low, ..] = *rest {
        if marker == SCAN {
            return !rest.windows(2).any(|pair| pair == END);
        }
        let length = 2 + usize::from(u16::from_be_bytes([high, low]));
        // A marker may be preceded by fill bytes.
        let skipped = if marker == 0xFF { 1 } else { length };
        rest = rest.get(skipped..).unwrap_or_default();
    }
    true
}

#[cfg(test)]
mod tests {
    use super::is_truncated;

    #[test]
    fn the_end_of_the_picture_counts_and_not_that_of_its_thumbnail() {
        let thumbnail = [&[0xFF, 0xE1, 0, 6][..], &[0xFF, 0xD8, 0xFF, 0xD9]].concat();
        let start = [&[0xFF, 0xD8][..], &thumbnail, &[0xFF, 0xDA, 0, 3, 0], &[1, 2, 0xFF, 0, 3]].concat();
        assert!(is_truncated(&start) && is_truncated(&start[..5]) && is_truncated(&start[..2]));
        assert!(!is_truncated(&[&start[..], &[0xFF, 0xD9]].concat()));
        assert!(!is_truncated(&[&start[..], &[0xFF, 0xD9], b"appended"].concat()));
        assert!(!is_truncated(b"\x89PNG") && !is_truncated(b""));
    }
}
