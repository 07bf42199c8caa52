//! The outside world of the window: clipboard, file dialogs, remembered settings. The only file that
//! names arboard and rfd.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::{env, fs, thread};

use super::settings::Settings;
use crate::document::Format;

/// Which dialog is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathRequest {
    /// A file to open, beginning in this folder.
    Open(Option<PathBuf>),
    /// A file to save to, beginning in this folder with this name.
    Save(Option<PathBuf>, String),
}

/// How a dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathAnswer {
    /// A file was chosen.
    Picked(PathBuf),
    /// The dialog was closed without a choice.
    Cancelled,
    /// There is no dialog; the reason in words.
    Unavailable(String),
}

/// Called when an answer has arrived, so that the window wakes up.
pub type Wake = Box<dyn FnOnce() + Send>;

/// What the window asks of the desktop around it. The real one is made in `main`, tests have their own.
pub trait Desktop {
    /// The text on the clipboard.
    ///
    /// # Errors
    /// Why there is none, in words.
    fn clipboard_text(&mut self) -> Result<String, String>;

    /// Puts text on the clipboard.
    ///
    /// # Errors
    /// Why it cannot, in words.
    fn set_clipboard_text(&mut self, text: &str) -> Result<(), String>;

    /// Opens a file dialog without waiting for it; the answer comes through the channel.
    fn ask_path(&mut self, request: PathRequest, wake: Wake) -> Receiver<PathAnswer>;

    /// Keeps settings for the next start.
    ///
    /// # Errors
    /// Why it cannot, in words.
    fn store_settings(&mut self, settings: &Settings) -> Result<(), String>;

    /// The folder in which unsaved edits are kept for the case of a crash; `None` where there is none.
    fn journal_folder(&self) -> Option<PathBuf>;
}

/// The desktop this program runs on.
#[derive(Default)]
pub struct RealDesktop {
    /// Kept for as long as the window lives: on X11 the contents go with it.
    clipboard: Option<arboard::Clipboard>,
}

impl std::fmt::Debug for RealDesktop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RealDesktop").finish_non_exhaustive()
    }
}

impl RealDesktop {
    fn clipboard(&mut self) -> Result<&mut arboard::Clipboard, String> {
        match &mut self.clipboard {
            Some(clipboard) => Ok(clipboard),
            none => Ok(none.insert(arboard::Clipboard::new().map_err(|error| error.to_string())?)),
        }
    }
}

impl Desktop for RealDesktop {
    fn clipboard_text(&mut self) -> Result<String, String> {
        self.clipboard()?.get_text().map_err(|error| match error {
            arboard::Error::ContentNotAvailable => "it holds no text".to_owned(),
            other => other.to_string(),
        })
    }

    fn set_clipboard_text(&mut self, text: &str) -> Result<(), String> {
        self.clipboard()?.set_text(text).map_err(|error| error.to_string())
    }

    fn ask_path(&mut self, request: PathRequest, wake: Wake) -> Receiver<PathAnswer> {
        let (sender, receiver) = mpsc::channel();
        // A portal that dies with its dialog open never answers; the window must not wait for it.
        thread::spawn(move || {
            let answer =
                if dialog_program_exists() { ask(request) } else { PathAnswer::Unavailable(NO_DIALOGS.into()) };
            // The window may be gone by now, and then nobody needs the answer.
            let _ = sender.send(answer);
            wake();
        });
        receiver
    }

    fn store_settings(&mut self, settings: &Settings) -> Result<(), String> {
        let path = settings_path().ok_or("there is no home folder")?;
        let folder = path.parent().ok_or("there is no home folder")?;
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        fs::write(&path, settings.to_json()).map_err(|error| error.to_string())
    }

    fn journal_folder(&self) -> Option<PathBuf> {
        let folders = directories::ProjectDirs::from("", "", "fenwright")?;
        Some(folders.state_dir().unwrap_or_else(|| folders.data_local_dir()).join("journals"))
    }
}

const NO_DIALOGS: &str = "No file dialog was found: neither the program zenity nor a desktop portal.";

fn ask(request: PathRequest) -> PathAnswer {
    let mut dialog = rfd::FileDialog::new().add_filter("Positions", &["fen", "epd", "pgn", "txt"]);
    for format in Format::ALL {
        dialog = dialog.add_filter(format.name(), &[format.ending()]);
    }
    dialog = dialog.add_filter("All files", &["*"]);
    let picked = match request {
        PathRequest::Open(folder) => in_folder(dialog, folder).set_title("Open positions").pick_file(),
        PathRequest::Save(folder, name) => {
            in_folder(dialog, folder).set_title("Save positions").set_file_name(name).save_file()
        }
    };
    picked.map_or(PathAnswer::Cancelled, PathAnswer::Picked)
}

fn in_folder(dialog: rfd::FileDialog, folder: Option<PathBuf>) -> rfd::FileDialog {
    match folder {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    }
}

/// rfd answers "cancelled" where there is nothing to show a dialog, so this is asked first.
fn dialog_program_exists() -> bool {
    !cfg!(target_os = "linux") || on_path("zenity") || portal_exists().unwrap_or(false)
}

fn on_path(program: &str) -> bool {
    env::var_os("PATH").is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

#[cfg(target_os = "linux")]
fn portal_exists() -> zbus::Result<bool> {
    const PORTAL: &str = "org.freedesktop.portal.Desktop";
    let bus = zbus::blocking::fdo::DBusProxy::new(&zbus::blocking::Connection::session()?)?;
    Ok(bus.name_has_owner(PORTAL.try_into()?)?
        || bus.list_activatable_names()?.iter().any(|name| name.as_str() == PORTAL))
}

#[cfg(not(target_os = "linux"))]
fn portal_exists() -> Result<bool, std::convert::Infallible> {
    Ok(true)
}

fn settings_path() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "fenwright")?;
    Some(folders.config_dir().join("settings.json"))
}

/// The settings of the last session, or the defaults.
#[must_use]
pub fn load_settings() -> Settings {
    let json = settings_path().and_then(|path| fs::read_to_string(path).ok());
    json.map(|json| Settings::from_json(&json)).unwrap_or_default()
}

/// A path as somebody types it: without white space and quotes around it, `~` for the home folder.
#[must_use]
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim().trim_matches('"');
    let home = directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match (text.strip_prefix('~').map(|rest| rest.trim_start_matches('/')), home) {
        (Some(rest), Some(home)) if text == "~" || text.starts_with("~/") => home.join(rest),
        _ => absolute(Path::new(text)),
    }
}

/// The path from the root, without following links.
#[must_use]
pub fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The folder this program was started in.
#[must_use]
pub fn working_folder() -> Option<PathBuf> {
    env::current_dir().ok()
}
