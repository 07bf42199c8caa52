//! The tables of some folders.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use shakmaty::Chess;
use shakmaty_syzygy::{Metric, ProbeError, SyzygyError, Tablebase};

use super::disk::Disk;
use super::file::{self, TableFile, TableKind};
use super::signature::Signature;
use super::{Fault, NotCovered, Refusal};

/// The tables of some folders. Files are read only when a position needs them, so that opening is quick.
pub struct Syzygy {
    folders: Vec<PathBuf>,
    files: BTreeMap<String, TableFile>,
    faults: BTreeMap<String, Fault>,
    tables: Tablebase<Chess>,
}

/// The contents of the folders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// The number of tables: files with results.
    pub tables: usize,
    /// The number of files with distances.
    pub distances: usize,
    /// Maximum number of pieces of a table; 0 without tables.
    pub max_pieces: usize,
    /// The size of all these files.
    pub bytes: u64,
}

impl Syzygy {
    /// Opens the tables of these folders. If several folders have a table, the first counts.
    pub fn open(folders: Vec<PathBuf>) -> Self {
        let files = file::list(&folders);
        let mut tables = Tablebase::with_filesystem(Arc::new(Disk));
        let mut faults = BTreeMap::new();
        for (name, file) in &files {
            if let Err(error) = tables.add_file(&file.path) {
                faults.insert(name.clone(), Fault::from(&error));
            }
        }
        Self { folders, files, faults, tables }
    }

    /// Returns the folders.
    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// Returns `true` if files were added, removed or replaced since the folders were opened. Lists the folders and opens
    /// no file.
    pub fn has_changed(&self) -> bool {
        file::list(&self.folders) != self.files
    }

    /// Counts the tables, without files that are obviously broken.
    pub fn contents(&self) -> Contents {
        let mut contents = Contents::default();
        for (_, file) in self.files.iter().filter(|(name, _)| self.is_usable(name)) {
            contents.bytes += file.bytes;
            match file.kind {
                TableKind::Results => {
                    contents.tables += 1;
                    contents.max_pieces = contents.max_pieces.max(file.signature.count());
                }
                TableKind::Distances => contents.distances += 1,
            }
        }
        contents
    }

    /// Asks the tables about a position with these pieces.
    pub(super) fn ask<T>(
        &self,
        pieces: &Signature,
        kind: TableKind,
        question: impl FnOnce(&Tablebase<Chess>) -> Result<T, SyzygyError>,
    ) -> Result<T, Refusal> {
        // On damaged files, sums of shakmaty_syzygy 0.28 overflow, which panics in builds that check for it. Nothing is
        // changed before, except that a table counts as opened once its header is read.
        match catch_unwind(AssertUnwindSafe(|| question(&self.tables))) {
            Ok(answer) => answer.map_err(|error| self.refusal(error, pieces)),
            Err(_) => Err(self.broken(TableFile::name(pieces, kind), Fault::Damaged)),
        }
    }

    fn refusal(&self, error: SyzygyError, pieces: &Signature) -> Refusal {
        let own = TableFile::name(pieces, TableKind::Results);
        match error {
            SyzygyError::Castling => NotCovered::CastlingRights.into(),
            SyzygyError::TooManyPieces => self.missing(own),
            // A table behind a capture is asked first, but a user looks for the one with the pieces of the position.
            SyzygyError::MissingTable { .. } if !self.is_usable(&own) => self.missing(own),
            SyzygyError::MissingTable { metric, material } => self.missing(file_name(&material, metric)),
            SyzygyError::ProbeFailed { metric, material, error } => {
                let name = file_name(&material, metric);
                match &*error {
                    ProbeError::Read { error } if error.kind() == std::io::ErrorKind::NotFound => {
                        Refusal::Missing(name)
                    }
                    error => self.broken(name, error.into()),
                }
            }
        }
    }

    fn is_usable(&self, name: &str) -> bool {
        self.files.contains_key(name) && !self.faults.contains_key(name)
    }

    fn missing(&self, name: String) -> Refusal {
        match self.faults.get(&name) {
            Some(fault) => self.broken(name, fault.clone()),
            None => Refusal::Missing(name),
        }
    }

    fn broken(&self, name: String, fault: Fault) -> Refusal {
        let file = self.files.get(&name).map_or_else(|| name.into(), |file| file.path.clone());
        Refusal::Broken { file, fault }
    }
}

fn file_name(material: &shakmaty_syzygy::Material, metric: Metric) -> String {
    let kind = match metric {
        Metric::Wdl => TableKind::Results,
        Metric::Dtz => TableKind::Distances,
    };
    format!("{material}.{}", kind.extension())
}

impl fmt::Debug for Syzygy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Syzygy")
            .field("folders", &self.folders)
            .field("contents", &self.contents())
            .finish_non_exhaustive()
    }
}
