//! The file format of a journal: one frame a line, as a checksum and JSON.

use std::io::{self, BufRead, Seek, SeekFrom, Write};

use super::frame::Frame;

/// Number of bytes before the JSON: eight digits and a space.
const CHECKSUM: usize = 9;

pub(super) fn write(frame: &Frame, out: &mut dyn Write) -> io::Result<u64> {
    let json = serde_json::to_vec(frame)?;
    writeln!(out, "{:08x} {}", crc32fast::hash(&json), String::from_utf8_lossy(&json))?;
    Ok((CHECKSUM + json.len() + 1) as u64)
}

/// Reads frames up to the first one that is damaged or incomplete, each with its offset.
pub(super) fn read(mut bytes: impl BufRead) -> impl Iterator<Item = (u64, Frame)> {
    let mut at = 0;
    let mut line = Vec::new();
    std::iter::from_fn(move || {
        line.clear();
        let length = bytes.read_until(b'\n', &mut line).ok()? as u64;
        let start = at;
        at += length;
        Some((start, parse(&line)?))
    })
    .fuse()
}

pub(super) fn read_at(bytes: &mut (impl BufRead + Seek), at: u64) -> Option<Frame> {
    bytes.seek(SeekFrom::Start(at)).ok()?;
    read(bytes).next().map(|(_, frame)| frame)
}

/// Parses a line; `None` if it is damaged or incomplete.
fn parse(line: &[u8]) -> Option<Frame> {
    let (checksum, json) = line.strip_suffix(b"\n")?.split_at_checked(CHECKSUM)?;
    let checksum = std::str::from_utf8(checksum.strip_suffix(b" ")?).ok()?;
    let is_whole = checksum == format!("{:08x}", crc32fast::hash(json));
    is_whole.then(|| serde_json::from_slice(json).ok())?
}
