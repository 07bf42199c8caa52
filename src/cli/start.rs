//! Checks arguments without a command before a window opens.

use std::ffi::OsString;
use std::path::Path;

use super::input::looks_like_path;
use crate::document::{self, Format};
use crate::tr;

/// Maximum edit distance for a suggestion.
const MAX_EDIT_DISTANCE: usize = 2;

/// Returns the message for arguments that cannot be shown: the first one is close to the name of a command, or a file
/// is missing and its extension is not one of a position file.
pub fn refusal(inputs: &[OsString], program: &clap::Command) -> Option<String> {
    let first = inputs.first()?.to_str().unwrap_or_default();
    let is_word = first.len() > MAX_EDIT_DISTANCE + 1 && first.bytes().all(|byte| byte.is_ascii_alphabetic());
    let nearest = if is_word && !document::exists(Path::new(first)) { nearest(first, program) } else { None };
    if let Some(nearest) = nearest {
        return Some(tr!("cli-no-such-command", word = first, nearest = nearest));
    }
    // A file with such an extension may be opened from a desktop without a terminal: the window reports it.
    let is_missing =
        |path: &&Path| looks_like_path(path) && Format::from_path(path).is_none() && !document::exists(path);
    let missing = inputs.iter().map(Path::new).find(is_missing)?;
    let error = document::open(missing).err()?;
    Some(format!("fenwright: {}", error.sentence()))
}

/// Returns the command closest to a word, if it is close enough.
fn nearest<'a>(word: &str, program: &'a clap::Command) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let names = program.get_subcommands().map(clap::Command::get_name).chain(["help"]);
    let distances = names.map(|name| (strsim::damerau_levenshtein(name, &word), name));
    distances.min().filter(|(distance, _)| *distance <= MAX_EDIT_DISTANCE).map(|(_, name)| name)
}

/// Removes temporary files that killed saves left next to these files.
pub fn remove_temporary_files_beside(inputs: &[OsString]) {
    let files = inputs.iter().map(Path::new).filter(|path| document::exists(path));
    for folder in files.filter_map(Path::parent) {
        document::remove_strays(if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    }
}
