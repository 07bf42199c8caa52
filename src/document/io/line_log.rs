//! A text file to which lines are added one by one, so that none is lost if the program is killed.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

/// Maximum size in bytes. A larger file is emptied.
const MAX_BYTES: u64 = 64 << 20;

/// A file to which lines are added.
#[derive(Debug)]
pub struct LineLog {
    file: File,
}

impl LineLog {
    /// Opens the file, which is created with its folder if needed, and returns its lines. The last line may be
    /// incomplete.
    ///
    /// # Errors
    /// If the file cannot be opened or read.
    pub fn open(path: &Path) -> io::Result<(Self, String)> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        if file.metadata()?.len() > MAX_BYTES {
            file.set_len(0)?;
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if bytes.last().is_some_and(|last| *last != b'\n') {
            file.write_all(b"\n")?;
        }
        Ok((Self { file }, String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// Adds a line, which must not contain a line break.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_there_again_and_a_torn_one_spoils_no_other() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("new").join("log");
        let (mut log, text) = LineLog::open(&path)?;
        assert_eq!(text, "");
        log.append("one")?;
        drop(log);
        fs::write(&path, "one\ntw")?;
        let (mut log, text) = LineLog::open(&path)?;
        assert_eq!(text, "one\ntw");
        log.append("three")?;
        assert_eq!(LineLog::open(&path)?.1, "one\ntw\nthree\n");
        Ok(())
    }
}
