//! Files of tables and their names, as listed in folders.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use super::signature::Signature;

/// The contents of a table file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TableKind {
    /// Win, draw or loss.
    Results,
    /// The distances to the next capture, pawn move or mate.
    Distances,
}

impl TableKind {
    pub(super) const fn extension(self) -> &'static str {
        match self {
            Self::Results => "rtbw",
            Self::Distances => "rtbz",
        }
    }
}

/// A file with the name of a table, as found in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TableFile {
    pub(super) path: PathBuf,
    pub(super) signature: Signature,
    pub(super) kind: TableKind,
    pub(super) bytes: u64,
    modified: Option<SystemTime>,
}

impl TableFile {
    /// Returns the name of a file: `KRPvKR.rtbw`.
    pub(super) fn name(signature: &Signature, kind: TableKind) -> String {
        format!("{signature}.{}", kind.extension())
    }

    pub(super) fn from_path(path: PathBuf) -> Option<Self> {
        let (name, extension) = path.file_name()?.to_str()?.split_once('.')?;
        let kind = [TableKind::Results, TableKind::Distances].into_iter().find(|kind| kind.extension() == extension)?;
        let signature = Signature::from_name(name)?;
        let metadata = fs::metadata(&path).ok();
        let bytes = metadata.as_ref().map_or(0, fs::Metadata::len);
        let modified = metadata.and_then(|metadata| metadata.modified().ok());
        Some(Self { path, signature, kind, bytes, modified })
    }
}

/// Returns the table files in these folders by name, without opening them. If several folders have a file, the first
/// counts. A folder that cannot be read has none.
pub(super) fn list(folders: &[PathBuf]) -> BTreeMap<String, TableFile> {
    let entries = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let mut files = BTreeMap::new();
    for file in entries.filter_map(|entry| TableFile::from_path(entry.path())) {
        files.entry(TableFile::name(&file.signature, file.kind)).or_insert(file);
    }
    files
}
