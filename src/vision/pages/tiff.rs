//! TIFF files, whose pages are a chain of directories (TIFF 6.0, section 2).

use std::mem;

use crate::vision::{Picture, PictureError};

/// Maximum number of pages.
const MAX_PAGES: usize = 10_000;

#[derive(Debug)]
pub(super) struct Tiff {
    bytes: Vec<u8>,
    /// The offset of the directory of each page.
    directories: Vec<u32>,
}

impl Tiff {
    /// Reads the chain of directories as far as it is valid. Returns other files.
    pub(super) fn new(bytes: Vec<u8>) -> Result<Self, Vec<u8>> {
        let directories = directories(&bytes);
        if directories.is_empty() { Err(bytes) } else { Ok(Self { bytes, directories }) }
    }

    pub(super) const fn page_count(&self) -> usize {
        self.directories.len()
    }

    /// Decodes a page: the decoder reads the first page of a copy whose header points to the directory of this one.
    pub(super) fn picture(&self, index: usize) -> Result<Picture, PictureError> {
        let directory = *self.directories.get(index).ok_or(PictureError::Broken)?;
        if index == 0 {
            return Picture::decode(&self.bytes);
        }
        let mut bytes = self.bytes.clone();
        let offset = if bytes.starts_with(b"II") { directory.to_le_bytes() } else { directory.to_be_bytes() };
        bytes[4..8].copy_from_slice(&offset);
        Picture::decode(&bytes)
    }
}

fn directories(bytes: &[u8]) -> Vec<u32> {
    let is_little = match bytes.get(..4) {
        Some(b"II*\0") => true,
        Some(b"MM\0*") => false,
        _ => return Vec::new(),
    };
    let number = |at: usize, length: usize| -> Option<u32> {
        let digits = bytes.get(at..at.checked_add(length)?)?;
        let add = |sum: u32, digit: &u8| sum << 8 | u32::from(*digit);
        Some(if is_little { digits.iter().rev().fold(0, add) } else { digits.iter().fold(0, add) })
    };
    let mut found = Vec::new();
    let mut next = number(4, 4);
    while let Some(offset) = next.filter(|offset| *offset != 0 && !found.contains(offset) && found.len() < MAX_PAGES) {
        let at = offset as usize;
        let Some(count) = number(at, 2) else { break };
        found.push(offset);
        next = number(at + 2 + 12 * count as usize, mem::size_of::<u32>());
    }
    found
}
