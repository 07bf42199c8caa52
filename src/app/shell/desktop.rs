//! The outside world of the window: clipboard, file dialogs, remembered settings. The only file that
//! names arboard, open and rfd.

mod kept;

use std::path::{Component, Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::{env, thread};

use crate::app::shell::settings::Settings;
use crate::document::Format;
use crate::vision::Looks;

pub use kept::Folders;

/// Which dialog is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathRequest {
    /// A file to open, beginning in this folder.
    Open(Option<PathBuf>),
    /// A picture to read, beginning in this folder.
    OpenPicture(Option<PathBuf>),
    /// A file to save to, beginning in this folder with this name.
    Save(Option<PathBuf>, String),
    /// A file to export to, beginning in this folder with this name; the ending of such files.
    Export(Option<PathBuf>, String, &'static str),
    /// A folder to export to, beginning in this one.
    Folder(Option<PathBuf>),
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

pub use crate::document::Wake;
use crate::{lang, tr};

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

    /// Puts a picture on the clipboard: rows from the top, four bytes a pixel, red, green, blue and opacity.
    ///
    /// # Errors
    /// Why it cannot, in words.
    fn set_clipboard_picture(&mut self, width: usize, height: usize, rgba: &[u8]) -> Result<(), String>;

    /// The picture on the clipboard: its width, its height and its pixels as above; `None` if there is none.
    fn clipboard_picture(&mut self) -> Option<(usize, usize, Vec<u8>)>;

    /// Opens an address in the desktop's browser.
    ///
    /// # Errors
    /// Why it cannot, in words.
    fn open_link(&mut self, link: &str) -> Result<(), String>;

    /// Opens a file dialog with this title without waiting for it; the answer comes through the channel.
    fn ask_path(&mut self, title: &'static str, request: PathRequest, wake: Wake) -> Receiver<PathAnswer>;

    /// Keeps settings for the next start.
    ///
    /// # Errors
    /// Why it cannot, in words.
    fn store_settings(&mut self, settings: &Settings) -> Result<(), String>;

    /// What corrections of pictures have taught.
    fn looks(&self) -> Looks;

    /// Keeps what corrections of pictures have taught.
    ///
    /// # Errors
    /// Why it cannot, in words.
    fn store_looks(&mut self, looks: &Looks) -> Result<(), String>;

    /// The folder in which unsaved edits are kept for the case of a crash; `None` where there is none.
    fn journal_folder(&self) -> Option<PathBuf>;

    /// Whether what this window put on the clipboard is known to stay there once the window is closed.
    fn keeps_clipboard(&self) -> bool;
}

/// The desktop this program runs on.
#[derive(Default)]
pub struct RealDesktop {
    /// Kept for as long as the window lives: on X11 the contents go with it.
    clipboard: Option<arboard::Clipboard>,
    /// Where the program keeps its own files; `None` where it cannot.
    folders: Option<Folders>,
}

impl std::fmt::Debug for RealDesktop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RealDesktop").finish_non_exhaustive()
    }
}

impl RealDesktop {
    /// A desktop on which the program keeps its own files in these folders, or nowhere.
    pub const fn new(folders: Option<Folders>) -> Self {
        Self { clipboard: None, folders }
    }

    fn folders(&self) -> Result<&Folders, String> {
        self.folders.as_ref().ok_or_else(|| tr!("window-no-home").to_owned())
    }

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
            arboard::Error::ContentNotAvailable => tr!("window-clipboard-no-text").to_owned(),
            other => other.to_string(),
        })
    }

    fn set_clipboard_text(&mut self, text: &str) -> Result<(), String> {
        self.clipboard()?.set_text(text).map_err(|error| error.to_string())
    }

    fn set_clipboard_picture(&mut self, width: usize, height: usize, rgba: &[u8]) -> Result<(), String> {
        let picture = arboard::ImageData { width, height, bytes: rgba.into() };
        self.clipboard()?.set_image(picture).map_err(|error| error.to_string())
    }

    fn clipboard_picture(&mut self) -> Option<(usize, usize, Vec<u8>)> {
        let picture = self.clipboard().ok()?.get_image().ok()?;
        Some((picture.width, picture.height, picture.bytes.into_owned()))
    }

    fn open_link(&mut self, link: &str) -> Result<(), String> {
        open::that_detached(link).map_err(|error| error.to_string())
    }

    fn ask_path(&mut self, title: &'static str, request: PathRequest, wake: Wake) -> Receiver<PathAnswer> {
        let (sender, receiver) = mpsc::channel();
        // A portal that dies with its dialog open never answers; the window must not wait for it.
        let language = lang::current();
        thread::spawn(move || {
            lang::set(language);
            let answer = match dialog_program() {
                Some(program) => ask(title, request, program),
                None => PathAnswer::Unavailable(tr!("window-no-dialogs").into()),
            };
            // The window may be gone by now, and then nobody needs the answer.
            let _ = sender.send(answer);
            wake();
        });
        receiver
    }

    fn store_settings(&mut self, settings: &Settings) -> Result<(), String> {
        self.folders()?.store_settings(settings)
    }

    fn looks(&self) -> Looks {
        self.folders.as_ref().map(Folders::load_looks).unwrap_or_default()
    }

    fn store_looks(&mut self, looks: &Looks) -> Result<(), String> {
        self.folders()?.store_looks(looks)
    }

    fn journal_folder(&self) -> Option<PathBuf> {
        self.folders.as_ref().map(Folders::journals)
    }

    fn keeps_clipboard(&self) -> bool {
        has_clipboard_manager().unwrap_or(false)
    }
}

/// Whether somebody takes over the clipboard of programs that end, which arboard offers to when it goes.
#[cfg(target_os = "linux")]
fn has_clipboard_manager() -> Result<bool, Box<dyn std::error::Error>> {
    use x11rb::protocol::xproto::ConnectionExt;
    let (connection, _) = x11rb::connect(None)?;
    let manager = connection.intern_atom(false, b"CLIPBOARD_MANAGER")?.reply()?.atom;
    Ok(connection.get_selection_owner(manager)?.reply()?.owner != x11rb::NONE)
}

/// Here the system holds the clipboard itself.
#[cfg(not(target_os = "linux"))]
fn has_clipboard_manager() -> Result<bool, std::convert::Infallible> {
    Ok(true)
}

/// What shows file dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DialogProgram {
    /// The desktop itself, on Linux through its portal.
    Desktop,
    /// The program zenity, which rfd falls back to.
    Zenity,
}

fn ask(title: &str, request: PathRequest, program: DialogProgram) -> PathAnswer {
    let new = rfd::FileDialog::new().set_title(title);
    let picked = match request {
        PathRequest::Open(folder) => in_folder(of_positions(new), folder, "", program).pick_file(),
        PathRequest::OpenPicture(folder) => {
            let dialog =
                new.add_filter(tr!("window-filter-pictures"), &PICTURES).add_filter(tr!("window-filter-all"), &["*"]);
            in_folder(dialog, folder, "", program).pick_file()
        }
        PathRequest::Save(folder, name) => {
            let dialog = of_positions(new).set_file_name(&name);
            in_folder(dialog, folder, &name, program).save_file()
        }
        PathRequest::Export(folder, name, ending) => {
            let dialog = new.add_filter(ending.to_uppercase(), &[ending]).add_filter(tr!("window-filter-all"), &["*"]);
            in_folder(dialog.set_file_name(&name), folder, &name, program).save_file()
        }
        PathRequest::Folder(folder) => in_folder(new, folder, "", program).pick_folder(),
    };
    picked.map_or(PathAnswer::Cancelled, PathAnswer::Picked)
}

/// The endings of pictures that can be read.
const PICTURES: [&str; 5] = ["png", "jpg", "jpeg", "webp", "gif"];

/// A dialog that shows files of positions, or all.
fn of_positions(dialog: rfd::FileDialog) -> rfd::FileDialog {
    let dialog = dialog.add_filter(tr!("window-filter-positions"), &["fen", "epd", "pgn", "txt"]);
    let dialog = Format::ALL.iter().fold(dialog, |dialog, format| dialog.add_filter(format.name(), &[format.ending()]));
    dialog.add_filter(tr!("window-filter-pictures"), &PICTURES).add_filter(tr!("window-filter-all"), &["*"])
}

/// A dialog that begins in this folder, where a file of this name, which may be empty, is suggested.
fn in_folder(dialog: rfd::FileDialog, folder: Option<PathBuf>, name: &str, program: DialogProgram) -> rfd::FileDialog {
    match (folder, program) {
        (None, _) => dialog,
        (Some(folder), DialogProgram::Desktop) => dialog.set_directory(folder),
        // rfd does not tell zenity the folder, which takes it from the path of the file.
        (Some(folder), DialogProgram::Zenity) => {
            dialog.set_file_name(absolute(&folder).join(name).to_string_lossy().into_owned())
        }
    }
}

/// rfd answers "cancelled" where there is nothing to show a dialog, so this is asked first.
fn dialog_program() -> Option<DialogProgram> {
    if !cfg!(target_os = "linux") || portal_exists().unwrap_or(false) {
        Some(DialogProgram::Desktop)
    } else {
        on_path("zenity").then_some(DialogProgram::Zenity)
    }
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

/// What is to be said where nothing names the home folder; `None` where that is named.
pub fn word_on_home(folders: Option<&Folders>) -> Option<String> {
    let is_named = cfg!(not(unix)) || env::var_os("HOME").is_some_and(|home| !home.is_empty());
    word_on(is_named, folders.map(Folders::config))
}

fn word_on(is_home_named: bool, settings: Option<&Path>) -> Option<String> {
    match settings {
        None => Some(tr!("window-no-home-warning").to_owned()),
        Some(folder) if !is_home_named => Some(tr!("window-home-not-set", folder = folder.display().to_string())),
        Some(_) => None,
    }
}

/// A path as somebody types it: without white space and quotes around it, `~` for the home folder.
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim().trim_matches('"');
    let home = directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match (text.strip_prefix('~').map(|rest| rest.trim_start_matches('/')), home) {
        (Some(rest), Some(home)) if text == "~" || text.starts_with("~/") => home.join(rest),
        _ => absolute(Path::new(text)),
    }
}

/// The path from the root, without following links, and without `..` where that means the same file.
pub fn absolute(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut short = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => _ = short.pop(),
            component => short.push(component),
        }
    }
    // Behind a link `..` leads to another folder.
    let means_same = short.canonicalize().ok() == path.canonicalize().ok();
    if means_same { short } else { path }
}

/// Whether two paths mean one file, behind links where there is a file already.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => absolute(one) == absolute(other),
    }
}

/// The folder this program was started in.
pub fn working_folder() -> Option<PathBuf> {
    env::current_dir().ok()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_path_is_the_same_however_it_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        fs::create_dir_all(root.join("one/deep")).unwrap();
        fs::write(root.join("file.fen"), "").unwrap();
        let plain = root.join("file.fen");
        for written in ["one/../file.fen", "./file.fen", "one/deep/../../file.fen", "one/./../file.fen"] {
            assert_eq!(absolute(&root.join(written)), plain, "{written}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(root.join("one/deep"), root.join("link")).unwrap();
            fs::write(root.join("one/file.fen"), "").unwrap();
            let behind = root.join("link/../file.fen");
            assert_eq!(absolute(&behind), behind, "it leads into the folder `one`");
        }
    }

    #[test]
    fn a_missing_home_folder_is_said() {
        let folder = Path::new("/root/.config/fenwright");
        assert_eq!(word_on(true, Some(folder)), None);
        let kept = "HOME is not set. Settings are kept in /root/.config/fenwright.";
        assert_eq!(word_on(false, Some(folder)).as_deref(), Some(kept));
        assert!(word_on(true, None).is_some_and(|word| word.contains("There is no home folder")));
    }
}
