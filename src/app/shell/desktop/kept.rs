//! What the program keeps from one start to the next, and where.
//!
//! | file | what is in it | folder |
//! | --- | --- | --- |
//! | `settings.json` | what somebody chose | configuration |
//! | `state.json` | what is remembered without being chosen: the size of the window, recent files | state |
//! | `journals` | unsaved edits, for the case of a crash | state |
//! | `looks.json` | what corrections of pictures have taught | data |
//!
//! The folders are those of the XDG Base Directory Specification where there are such, and else the system's own; a
//! portable program has one folder for all of it. There is no cache: whatever can be made again is made again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::shell::settings::Settings;
use crate::document::{keep_private, write_file};
use crate::tr;
use crate::vision::Looks;

/// Where the program keeps its own files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    state: PathBuf,
}

impl Folders {
    /// Those of the user; `None` without a home folder.
    pub fn of_user() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "fenwright")?;
        let [config, data] = [folders.config_dir(), folders.data_local_dir()].map(Path::to_owned);
        let state = folders.state_dir().map_or_else(|| data.clone(), Path::to_owned);
        Some(Self { config, data, state })
    }

    /// One folder for everything, which is made if it is not there.
    ///
    /// # Errors
    /// Why it cannot be used, in words.
    pub fn portable(folder: &Path) -> Result<Self, String> {
        let cannot = |why: &std::io::Error| {
            tr!("window-folder-unusable", folder = folder.display().to_string(), why = why.to_string())
        };
        let folder = std::path::absolute(folder).map_err(|error| cannot(&error))?;
        fs::create_dir_all(&folder).map_err(|error| cannot(&error))?;
        Ok(Self { config: folder.clone(), data: folder.clone(), state: folder })
    }

    /// The folder of what somebody chose.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The folder of unsaved edits.
    pub fn journals(&self) -> PathBuf {
        self.state.join("journals")
    }

    /// The settings of the last session, or the defaults; those of a first start where there is no file of them yet.
    pub fn load_settings(&self) -> Settings {
        let is_missing = |path: PathBuf| path.try_exists().is_ok_and(|exists| !exists);
        if [self.settings_path(), self.state_path()].into_iter().all(is_missing) {
            return Settings::first();
        }
        let [chosen, remembered] =
            [self.settings_path(), self.state_path()].map(|path| fs::read_to_string(path).unwrap_or_default());
        Settings::from_texts(&chosen, &remembered)
    }

    /// Keeps settings for the next start.
    ///
    /// # Errors
    /// Why it cannot, in words.
    pub fn store_settings(&self, settings: &Settings) -> Result<(), String> {
        let (chosen, remembered) = settings.to_texts();
        store_text(&remembered, &self.state_path())?;
        store_text(&chosen, &self.settings_path())
    }

    /// What corrections of pictures have taught.
    pub fn load_looks(&self) -> Looks {
        let json = fs::read_to_string(self.looks_path()).ok();
        json.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default()
    }

    /// Keeps what corrections of pictures have taught.
    ///
    /// # Errors
    /// Why it cannot, in words.
    pub fn store_looks(&self, looks: &Looks) -> Result<(), String> {
        let json = serde_json::to_string(looks).map_err(|error| error.to_string())?;
        store_text(&json, &self.looks_path())
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

/// Writes a text as safely as a file of positions: the old one is there until the new one is complete. A file that says
/// so already is left alone.
fn store_text(text: &str, path: &Path) -> Result<(), String> {
    if fs::read_to_string(path).is_ok_and(|kept| kept == text) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    }
    let written = write_file(path, |out| out.write_all(text.as_bytes()));
    if written.is_ok() {
        keep_private(path);
    }
    written.map_err(|error| error.why_not_written().trim_end_matches('.').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folders_in(folder: &Path) -> Folders {
        let [config, data, state] = ["config", "data", "state"].map(|name| folder.join(name));
        Folders { config, data, state }
    }

    /// Who opened the old settings before reads them to their end: the file is replaced, not written over.
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
        assert_eq!(folders.load_settings(), settings);
        assert_eq!(fs::read_dir(&folders.config).unwrap().count(), 1, "nothing is left beside");
    }

    #[test]
    fn a_first_start_is_one_without_any_settings() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        assert_eq!(folders.load_settings(), Settings::first());
        fs::create_dir_all(&folders.config).unwrap();
        for json in ["{}", "", "{\"theme\":"] {
            fs::write(folders.settings_path(), json).unwrap();
            assert_eq!(folders.load_settings(), Settings::default(), "{json:?}");
        }
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

    /// Up to version 0.1 all of it stood in the settings.
    #[test]
    fn what_the_settings_of_an_older_version_remember_moves_to_the_state() {
        let folder = tempfile::tempdir().unwrap();
        let folders = folders_in(folder.path());
        fs::create_dir_all(&folders.config).unwrap();
        let old = r#"{"theme": "dark", "recent": ["/a.fen", "/b.epd"], "window": [1010, 700], "maximized": true}"#;
        fs::write(folders.settings_path(), old).unwrap();
        let settings = folders.load_settings();
        assert_eq!(settings.recent, ["/a.fen", "/b.epd"].map(PathBuf::from));
        assert_eq!((settings.window, settings.maximized), ([1010.0, 700.0], true));
        folders.store_settings(&settings).unwrap();
        let [chosen, remembered] =
            [folders.settings_path(), folders.state_path()].map(|path| fs::read_to_string(path).unwrap());
        assert!(chosen.contains("dark") && !chosen.contains("a.fen"), "{chosen}");
        assert!(remembered.contains("/a.fen") && remembered.contains("1010") && !remembered.contains("dark"));
        assert_eq!(folders.load_settings(), settings);
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
        folders.store_looks(&Looks::default()).unwrap();
        let mut names: Vec<_> = fs::read_dir(&stick).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["looks.json", "settings.json", "state.json"]);
        assert_eq!(folders.journals(), stick.join("journals"));
        fs::write(folder.path().join("file"), "").unwrap();
        let why = Folders::portable(&folder.path().join("file")).unwrap_err();
        assert!(why.contains("cannot be used"), "{why}");
    }
}
