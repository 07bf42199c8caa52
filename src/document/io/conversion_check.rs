//! Files that are text only after another program has converted them.

use std::io;
use std::path::Path;

use super::error::quoted;
use super::source::is_utf32;
use crate::tr;

/// The first bytes of compressed files, each with the program that unpacks them.
const UNPACKERS: [(&[u8], &str); 5] = [
    (b"\x1f\x8b", "gunzip"),
    (b"\x28\xb5\x2f\xfd", "unzstd"),
    (b"\xfd7zXZ\0", "unxz"),
    (b"BZh9", "bunzip2"),
    (b"PK\x03\x04", "unzip"),
];

/// Returns an error that names the way out if the first bytes of a file are compressed or in UTF-32.
pub(crate) fn require_text(path: &Path, beginning: &[u8]) -> io::Result<()> {
    if is_utf32(beginning) {
        return Err(io::Error::other(tr!("document-error-utf-32")));
    }
    let unpacker = UNPACKERS.iter().find(|(signature, _)| beginning.starts_with(signature));
    unpacker.map_or(Ok(()), |(_, program)| {
        let command = format!("{program} {}", quoted(path));
        Err(io::Error::other(tr!("document-error-compressed", command = command)))
    })
}
