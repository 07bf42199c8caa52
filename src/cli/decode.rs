//! Bytes to text, as a file of positions is decoded: Unicode by its byte order mark, else UTF-8, else Windows-1252.

use std::io::Read;

use encoding_rs_io::DecodeReaderBytesBuilder;

/// The stream without its byte order mark, as UTF-8 if the mark says that it is UTF-16.
pub(super) fn without_mark(stream: impl Read + Send + 'static) -> impl Read + Send + 'static {
    DecodeReaderBytesBuilder::new().utf8_passthru(true).strip_bom(true).build(stream)
}

/// At most the first `most` bytes, without a character of UTF-8 that this cuts in two.
pub(super) fn cut(bytes: &[u8], most: usize) -> &[u8] {
    let Some((start, [_, ..])) = bytes.split_at_checked(most) else { return bytes };
    match std::str::from_utf8(start) {
        Err(error) if error.error_len().is_none() => start.get(..error.valid_up_to()).unwrap_or(start),
        _ => start,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::decoded;
    use std::io::Cursor;

    #[test]
    fn marks_are_taken_off_and_utf16_is_decoded() {
        let utf16 = |to_bytes: fn(u16) -> [u8; 2]| "\u{FEFF}K\u{2654}\n".encode_utf16().flat_map(to_bytes).collect();
        let cases: [(Vec<u8>, &str); 5] = [
            (b"K\n".to_vec(), "K\n"),
            ("\u{FEFF}K\u{2654}".into(), "K\u{2654}"),
            (utf16(u16::to_le_bytes), "K\u{2654}\n"),
            (utf16(u16::to_be_bytes), "K\u{2654}\n"),
            (b"\xE4".to_vec(), "\u{E4}"),
        ];
        for (bytes, expected) in cases {
            let mut found = Vec::new();
            without_mark(Cursor::new(bytes.clone())).read_to_end(&mut found).unwrap();
            assert_eq!(decoded(&found), expected, "{bytes:?}");
        }
    }

    #[test]
    fn nothing_is_cut_in_two() {
        for (bytes, most, expected) in [
            ("abc".as_bytes(), 3, "abc".as_bytes()),
            (b"abc", 2, b"ab"),
            ("a\u{2654}b".as_bytes(), 3, b"a"),
            ("a\u{2654}b".as_bytes(), 4, "a\u{2654}".as_bytes()),
            (b"\xE4\xF6\xFC", 2, b"\xE4\xF6"),
        ] {
            assert_eq!(cut(bytes, most), expected, "{bytes:?} to {most}");
        }
    }
}
