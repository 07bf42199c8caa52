//! Reading files for `shakmaty_syzygy`.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use shakmaty_syzygy::filesystem::{Filesystem, RandomAccessFile, ReadHint};

use super::file::{TableFile, TableKind};

/// Reads from the disk without keeping files open: a full set has some 2,000 files, more than a process may hold open,
/// and then a document could not be saved.
pub(super) struct Disk;

/// A table whose beginning is in memory, with the whole header of most tables.
struct OpenedTable {
    path: PathBuf,
    head: Vec<u8>,
}

const HEAD_BYTES: u64 = 16 << 10;

impl Filesystem for Disk {
    fn regular_file_size(&self, path: &Path) -> io::Result<u64> {
        let metadata = fs::metadata(path)?;
        if metadata.is_file() { Ok(metadata.len()) } else { Err(ErrorKind::InvalidInput.into()) }
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect()
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn RandomAccessFile>> {
        let mut head = Vec::new();
        File::open(path)?.take(HEAD_BYTES).read_to_end(&mut head)?;
        let table = OpenedTable { path: path.to_owned(), head };
        if let Some(file) = TableFile::from_path(path.to_owned())
            && file.kind == TableKind::Distances
            && file.signature.is_symmetric_with_pawns()
            && is_for_black(&table, file.signature.count() as u64)?
        {
            return Err(ErrorKind::InvalidData.into());
        }
        Ok(Box::new(table))
    }
}

impl RandomAccessFile for OpenedTable {
    fn read_at(&self, buffer: &mut [u8], offset: u64, _: ReadHint) -> io::Result<usize> {
        let in_memory = usize::try_from(offset).ok().and_then(|start| self.head.get(start..));
        if let Some(mut rest) = in_memory.filter(|rest| rest.len() >= buffer.len()) {
            return rest.read(buffer);
        }
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(offset))?;
        file.read(buffer)
    }
}

/// Returns `true` if a table of distances, for equal pieces with pawns, claims to be for Black to move.
///
/// Such a table is read from the side of the player to move, who is White then. `shakmaty_syzygy` 0.28 believes the
/// claim, looks for the distance behind each move instead, and again behind each of those, until the stack overflows.
fn is_for_black(table: &dyn RandomAccessFile, pieces: u64) -> io::Result<bool> {
    const FLAG_BLACK_TO_MOVE: u8 = 1;
    const FLAG_SINGLE_VALUE: u8 = 128;
    const SUBTABLES: u64 = 4;
    let byte = |at| table.read_u8_at(at, ReadHint::Header);
    // The magic number and the layout; for each subtable two bytes with the order, and the pieces.
    let mut at = (5 + SUBTABLES * (2 + pieces)).next_multiple_of(2);
    for _ in 0..SUBTABLES {
        let flags = byte(at)?;
        if flags & FLAG_BLACK_TO_MOVE != 0 {
            return Ok(true);
        }
        at += match flags & FLAG_SINGLE_VALUE {
            0 => {
                let lengths = u64::from(byte(at + 8)?.saturating_sub(byte(at + 9)?)) + 1;
                let symbols = u64::from(table.read_u16_le_at(at + 10 + 2 * lengths, ReadHint::Header)?);
                12 + 2 * lengths + (3 * symbols).next_multiple_of(2)
            }
            _ => 2,
        };
    }
    Ok(false)
}
