//! Compresses the streams of a file.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;

pub(super) fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}
