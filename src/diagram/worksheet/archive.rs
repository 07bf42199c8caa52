//! The ZIP archive of a document.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::error::WorksheetError;

pub(super) struct Archive(ZipWriter<Cursor<Vec<u8>>>);

impl Archive {
    pub(super) fn new() -> Self {
        Self(ZipWriter::new(Cursor::new(Vec::new())))
    }

    /// Adds a part that is compressed.
    pub(super) fn add(&mut self, name: &str, content: &str) -> Result<(), WorksheetError> {
        self.put(name, content.as_bytes(), CompressionMethod::Deflated)
    }

    /// Adds a part that is not compressed, because it is already or because the format forbids it.
    pub(super) fn add_stored(&mut self, name: &str, content: &[u8]) -> Result<(), WorksheetError> {
        self.put(name, content, CompressionMethod::Stored)
    }

    fn put(&mut self, name: &str, content: &[u8], method: CompressionMethod) -> Result<(), WorksheetError> {
        self.0.start_file(name, SimpleFileOptions::default().compression_method(method))?;
        Ok(self.0.write_all(content)?)
    }

    /// Returns the file.
    pub(super) fn finish(self) -> Result<Vec<u8>, WorksheetError> {
        Ok(self.0.finish()?.into_inner())
    }
}
