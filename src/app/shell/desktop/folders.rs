//! The files that the program keeps between sessions.
//!
//! | file | contents | folder |
//! | --- | --- | --- |
//! | `settings.json` | preferences | configuration |
//! | `state.json` | state such as window size and recent files | state |
//! | `journals` | unsaved edits, for crash recovery | state |
//! | `evaluations.tsv` | results of engines for whole files, so that a batch goes on after a crash | state |
//! | `looks.json` | piece designs learned from pictures | data |
//!
//! The folders follow the XDG Base Directory Specification where it applies; otherwise the conventions of the system.
//! In portable mode one folder contains everything. There is no cache.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::shell::Settings;
use crate::document::{FileError, quoted, read_limited, write_private_file};
use crate::tr;
use crate::vision::LearnedDesigns;

/// The name of the file beside the program that marks a portable installation. Its content does not matter.
const PORTABLE_MARKER: &str = "fenwright.portable";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    state: PathBuf,
}

impl Folders {
    pub fn for_user() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "fenwright")?;
        let [config, data] = [folders.config_dir(), folders.data_local_dir()].map(Path::to_owned);
        let state = folders.state_dir().map_or_else(|| data.clone(), Path::to_owned);
        Some(Self { config, data, state })
    }

    /// Uses one folder for everything, and creates it if needed.
    ///
    /// # Errors
    /// Returns a message if the folder cannot be used.
    pub fn portable(folder: &Path) -> Result<Self, String> {
        let cannot = |why: &std::io::Error| {
            tr!("window-folder-unusable", folder = folder.display().to_string(), why = why.to_string())
        };
        let folder = std::path::absolute(folder).map_err(|error| cannot(&error))?;
        fs::create_dir_all(&folder).map_err(|error| cannot(&error))?;
        Ok(Self { config: folder.clone(), data: folder.clone(), state: folder })
    }

    /// Returns the folder for all data beside the program, if the file that marks a portable installation is there.
    pub fn beside_program() -> Option<PathBuf> {
        Self::beside(std::env::current_exe().ok()?.parent()?)
    }

    fn beside(program: &Path) -> Option<PathBuf> {
        program.join(PORTABLE_MARKER).is_file().then(|| program.join("data"))
    }

    pub fn config(&self) -> &Path {
        &self.config
    }

    pub fn journals(&self) -> PathBuf {
        self.state.join("journals")
    }

    pub fn evaluations(&self) -> PathBuf {
        self.state.join("evaluations.tsv")
    }

    /// Loads the settings, and returns a message about each file that cannot be read. If there are no files yet,
    /// returns [`Settings::for_first_start`]. A damaged file is kept under another name, since the next change of a
    /// setting writes a new file.
    pub fn load_settings(&self) -> (Settings, Vec<String>) {
        let is_missing = |path: PathBuf| path.try_exists().is_ok_and(|exists| !exists);
        if [self.settings_path(), self.state_path()].into_iter().all(is_missing) {
            return (Settings::for_first_start(), Vec::new());
        }
        let mut messages = Vec::new();
        let [chosen, remembered] = [self.settings_path(), self.state_path()].map(|path| {
            read_object(&path).unwrap_or_else(|message| {
                messages.push(message);
                String::new()
            })
        });
        (Settings::from_texts(&chosen, &remembered), messages)
    }

    /// Stores the settings.
    ///
    /// # Errors
    /// Returns a message on failure.
    pub fn store_settings(&self, settings: &Settings) -> Result<(), String> {
        let (chosen, remembered) = settings.to_texts();
        write_if_changed(&remembered, &self.state_path())?;
        write_if_changed(&chosen, &self.settings_path())
    }

    /// Loads the learned piece designs; empty if there are none or the file is damaged.
    pub fn load_looks(&self) -> LearnedDesigns {
        let json = read_limited(&self.looks_path(), MAX_LOOKS).ok();
        json.and_then(|json| serde_json::from_slice(&json).ok()).unwrap_or_default()
    }

    /// Stores the learned piece designs.
    ///
    /// # Errors
    /// Returns a message on failure.
    pub fn store_looks(&self, looks: &LearnedDesigns) -> Result<(), String> {
        let json = serde_json::to_string(looks).map_err(|error| error.to_string())?;
        write_if_changed(&json, &self.looks_path())
    }

    fn settings_path(&self) -> PathBuf {
        self.config.join("settings.json")
    }

    fn state_path(&self) -> PathBuf {
        self.state.join("state.json")
    }

    fn looks_path(&self) -> PathBuf {
        self.data.join("looks.json")
    }
}

/// Maximum size of the settings and of the state, in bytes.
const MAX_FILE: u64 = 1 << 20;

/// Maximum size of the learned piece designs, in bytes.
const MAX_LOOKS: u64 = 1 << 26;

/// Returns the text of a file that contains a JSON object. The text is empty if the file is missing or empty.
///
/// # Errors
/// Returns a message if the file is damaged or cannot be read.
fn read_object(path: &Path) -> Result<String, String> {
    let text = match read_limited(path, MAX_FILE) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(FileError::NotFound { .. }) => String::new(),
        Err(FileError::TooLarge { .. }) => return Err(keep_damaged(path, tr!("window-settings-too-large"))),
        Err(error) => return Err(error.sentence()),
    };
    match serde_json::from_str::<serde_json::Map<_, _>>(&text) {
        Err(error) if !text.trim().is_empty() => Err(keep_damaged(path, &error.to_string())),
        _ => Ok(text),
    }
}

/// Renames a damaged file and returns a message about it.
fn keep_damaged(path: &Path, error: &str) -> String {
    let mut kept = path.as_os_str().to_owned();
    kept.push(".broken");
    let (name, kept) = (quoted(path), PathBuf::from(kept));
    if fs::rename(path, &kept).is_ok() {
        tr!("window-settings-broken", path = name, error = error, kept = quoted(&kept))
    } else {
        tr!("window-settings-unreadable", path = name, error = error)
    }
}

/// Writes a text to a file unless the file has it already. The old file remains until the new one is complete.
fn write_if_changed(text: &str, path: &Path) -> Result<(), String> {
    if read_limited(path, MAX_FILE).is_ok_and(|kept| kept == text.as_bytes()) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    }
    write_private_file(path, text).map_err(|error| error.write_failure().trim_end_matches('.').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folders_in(folder: &Path) -> Folders {
        let [config, data, state] = ["config", "data", "state"].map(|name| folder.join(name));
        Folders { config, data, state }
    }

    /// A program that has the old file open keeps it: the file is replaced, not overwritten.
    #[test]
    fn settings_are_not_written_in_place() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        let mut settings = Settings::default();
        folders.store_settings(&settings).unwrap();
        let path = folders.settings_path();
        let old = fs::read_to_string(&path).unwrap();
        let second_name = folder.path().join("old.json");
        fs::hard_link(&path, &second_name).unwrap();
        settings.coordinates = false;
        folders.store_settings(&settings).unwrap();
        assert_eq!(fs::read_to_string(&second_name).unwrap(), old);
        assert_eq!(folders.load_settings(), (settings.clone(), Vec::new()));
        assert_eq!(fs::read_dir(&folders.config).unwrap().count(), 1, "nothing is left beside");
    }

    #[test]
    fn a_first_start_is_one_without_any_settings() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        assert_eq!(folders.load_settings(), (Settings::for_first_start(), Vec::new()));
        fs::create_dir_all(&folders.config).unwrap();
        for json in ["{}", ""] {
            fs::write(folders.settings_path(), json).unwrap();
            assert_eq!(folders.load_settings(), (Settings::default(), Vec::new()), "{json:?}");
        }
    }

    #[test]
    fn damaged_settings_are_kept_under_another_name() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        let (path, kept) = (folders.settings_path(), folders.config.join("settings.json.broken"));
        fs::create_dir_all(&folders.config).unwrap();
        let damaged = "{\n  \"theme\": \"dark\"\n  \"hints\": false\n}";
        fs::write(&path, damaged).unwrap();
        let (settings, messages) = folders.load_settings();
        assert_eq!(settings, Settings::default());
        let [message] = messages.try_into().unwrap();
        assert!(message.contains("line 3 column 3") && message.contains("settings.json.broken"), "{message}");
        folders.store_settings(&settings).unwrap();
        assert_eq!(fs::read_to_string(&kept).unwrap(), damaged);
        assert_eq!(folders.load_settings(), (settings, Vec::new()));
    }

    #[test]
    #[cfg(unix)]
    fn a_device_or_a_large_file_in_place_of_the_settings_does_not_hang_the_start() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        let path = folders.settings_path();
        fs::create_dir_all(&folders.config).unwrap();
        std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
        let (settings, messages) = folders.load_settings();
        assert!(settings == Settings::default() && messages.len() == 1, "{messages:?}");
        assert!(folders.store_settings(&settings).is_err(), "nothing is written to it");
        fs::remove_file(&path).unwrap();
        fs::write(&path, " ".repeat(1 << 20) + "{}").unwrap();
        let [message] = folders.load_settings().1.try_into().unwrap();
        assert!(message.contains("larger than 1 MB"), "{message}");
        assert!(folders.config.join("settings.json.broken").exists(), "it is kept");
    }

    #[test]
    fn settings_that_cannot_be_written_leave_the_old_ones() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        let path = folders.settings_path();
        fs::create_dir_all(&path).unwrap();
        let why = folders.store_settings(&Settings::default()).unwrap_err();
        assert_eq!(why, format!("\"{}\" cannot be written: it is a folder", path.display()));
    }

    #[test]
    #[cfg(unix)]
    fn settings_are_for_their_owner_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        for path in [folders.settings_path(), folders.state_path()] {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, "{}").unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        }
        folders.store_settings(&Settings::default()).unwrap();
        for path in [folders.settings_path(), folders.state_path()] {
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    /// Up to version 0.1 the settings contained the state too.
    #[test]
    fn what_the_settings_of_an_older_version_remember_moves_to_the_state() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        fs::create_dir_all(&folders.config).unwrap();
        let old = r#"{"theme": "dark", "recent": ["/a.fen", "/b.epd"], "window": [1010, 700], "maximized": true}"#;
        fs::write(folders.settings_path(), old).unwrap();
        let (settings, _) = folders.load_settings();
        assert_eq!(settings.recent, ["/a.fen", "/b.epd"].map(PathBuf::from));
        assert_eq!((settings.window, settings.maximized), ([1010.0, 700.0], true));
        folders.store_settings(&settings).unwrap();
        let [chosen, remembered] =
            [folders.settings_path(), folders.state_path()].map(|path| fs::read_to_string(path).unwrap());
        assert!(chosen.contains("dark") && !chosen.contains("a.fen"), "{chosen}");
        assert!(remembered.contains("/a.fen") && remembered.contains("1010") && !remembered.contains("dark"));
        assert_eq!(folders.load_settings(), (settings.clone(), Vec::new()));
    }

    #[test]
    fn a_window_that_is_only_resized_leaves_the_settings_alone() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        folders.store_settings(&Settings::default()).unwrap();
        let kept = folder.path().join("kept");
        fs::hard_link(folders.settings_path(), &kept).unwrap();
        folders.store_settings(&Settings { window: [900.0, 700.0], ..Settings::default() }).unwrap();
        fs::write(&kept, "the same file").unwrap();
        assert_eq!(fs::read_to_string(folders.settings_path()).unwrap(), "the same file");
    }

    #[test]
    fn a_portable_program_has_one_folder() {
        let folder = tempfile::tempdir().unwrap();
        let stick = folder.path().join("stick/fenwright");
        let folders = Folders::portable(&stick).unwrap();
        folders.store_settings(&Settings::default()).unwrap();
        folders.store_looks(&LearnedDesigns::default()).unwrap();
        let mut names: Vec<_> = fs::read_dir(&stick).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["looks.json", "settings.json", "state.json"]);
        assert_eq!(folders.journals(), stick.join("journals"));
        fs::write(folder.path().join("file"), "").unwrap();
        let why = Folders::portable(&folder.path().join("file")).unwrap_err();
        assert!(why.contains("cannot be used"), "{why}");
        assert_eq!(Folders::beside(folder.path()), None);
        fs::write(folder.path().join("fenwright.portable"), "").unwrap();
        assert_eq!(Folders::beside(folder.path()), Some(folder.path().join("data")));
    }
}
