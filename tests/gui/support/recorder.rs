//! Records what the window shows and would save after each step, to compare two builds.
//!
//! Recording is on if `FENWRIGHT_RECORD` names a folder. Each test writes a file there, and every step adds the lines
//! that appeared (`+`) and disappeared (`-`). `.ci/record` makes such a folder.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::PathBuf;

/// The folder for records, if recording is on.
pub(crate) fn folder() -> Option<PathBuf> {
    std::env::var_os("FENWRIGHT_RECORD").map(PathBuf::from)
}

/// The record of one window.
pub(crate) struct Recorder {
    file: BufWriter<File>,
    /// The lines of the last step with their counts.
    last: BTreeMap<String, i32>,
    step: usize,
}

impl Recorder {
    /// Opens the file of the current test, at its end.
    pub(crate) fn begin() -> Option<Self> {
        let test = std::thread::current().name().unwrap_or("unnamed").replace("::", ".");
        let path = folder()?.join(test + ".txt");
        let file = OpenOptions::new().create(true).append(true).open(path).expect("the folder can be written");
        let mut file = BufWriter::new(file);
        writeln!(file, "window").expect("the record can be written");
        Some(Self { file, last: BTreeMap::new(), step: 0 })
    }

    /// Adds a step: the differences from the previous one.
    pub(crate) fn add(&mut self, lines: impl IntoIterator<Item = String>) {
        self.step += 1;
        let mut now = BTreeMap::new();
        lines.into_iter().for_each(|line| *now.entry(line).or_default() += 1);
        if now == self.last {
            return;
        }
        let changes = |from: &BTreeMap<String, i32>, to: &BTreeMap<String, i32>, sign| {
            let change = |(line, count): (&String, &i32)| match count - from.get(line).unwrap_or(&0) {
                more if more > 0 => Some(format!("{sign}{more} {line}\n")),
                _ => None,
            };
            to.iter().filter_map(change).collect::<String>()
        };
        let (gone, come) = (changes(&now, &self.last, '-'), changes(&self.last, &now, '+'));
        write!(self.file, "step {}\n{gone}{come}", self.step).expect("the record can be written");
        self.last = now;
    }
}
