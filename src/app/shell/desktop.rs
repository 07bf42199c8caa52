//! The desktop around the window: clipboard, file dialogs, stored settings. The only module that uses arboard, open and
//! rfd.

mod clipboard;
mod folders;

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf, is_separator};
use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::{env, thread};

use crate::app::shell::Settings;
use crate::document::Format;
use crate::tablebase;
use crate::vision::LearnedDesigns;

pub use clipboard::{ClipboardRead, Clipping, is_reader, run_reader};
pub use folders::Folders;

/// A request for a file dialog. The path of each variant is the initial folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathRequest {
    Open(Option<PathBuf>),
    OpenPicture(Option<PathBuf>),
    OpenProgram(Option<PathBuf>),
    Save(Option<PathBuf>, String),
    /// A file to export to, with a suggested name and the extension.
    Export(Option<PathBuf>, String, &'static str),
    Folder(Option<PathBuf>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathAnswer {
    Picked(PathBuf),
    Cancelled,
    Unavailable(String),
}

pub use crate::document::Wake;
use crate::{lang, tr};

/// The services of the desktop that the window uses. Tests have their own implementation.
pub trait Desktop {
    /// Starts to read the clipboard: its text or, without a text, its picture. Calls `wake` when there is a result.
    fn read_clipboard(&mut self, wake: Wake) -> ClipboardRead;

    /// Copies text to the clipboard.
    ///
    /// # Errors
    /// Returns a message on failure.
    fn set_clipboard_text(&mut self, text: &str) -> Result<(), String>;

    /// Copies text to the clipboard, and HTML with the same content for programs that paste formatted text.
    ///
    /// # Errors
    /// Returns a message on failure.
    fn set_clipboard_html(&mut self, html: &str, text: &str) -> Result<(), String>;

    /// Puts RGBA pixels on the clipboard, in rows from the top.
    ///
    /// # Errors
    /// Returns a message on failure.
    fn set_clipboard_picture(&mut self, width: usize, height: usize, rgba: &[u8]) -> Result<(), String>;

    /// Opens an address in the browser.
    ///
    /// # Errors
    /// Returns a message on failure.
    fn open_link(&mut self, link: &str) -> Result<(), String>;

    /// Opens a file in a window of its own.
    ///
    /// # Errors
    /// Returns a message on failure.
    fn open_window(&mut self, path: &Path) -> Result<(), String>;

    /// Opens a file dialog and returns immediately. The answer is sent through the channel, and then `wake` is called.
    fn ask_path(&mut self, title: &'static str, request: PathRequest, wake: Wake) -> Receiver<PathAnswer>;

    /// Stores the settings.
    ///
    /// # Errors
    /// Returns a message on failure.
    fn store_settings(&mut self, settings: &Settings) -> Result<(), String>;

    fn load_looks(&self) -> LearnedDesigns;

    /// Stores the piece designs learned from pictures.
    ///
    /// # Errors
    /// Returns a message on failure.
    fn store_looks(&mut self, looks: &LearnedDesigns) -> Result<(), String>;

    /// Returns the folder for the journals of unsaved edits, if there is one.
    fn journal_folder(&self) -> Option<PathBuf>;

    /// Returns the file for results of engines, if there is a folder for it.
    fn evaluation_log(&self) -> Option<PathBuf>;

    /// Returns the usual folders that have Syzygy tables.
    fn tablebase_folders(&self) -> Vec<PathBuf>;

    /// Returns the installed chess engines.
    fn engines(&self) -> Vec<PathBuf>;

    /// Returns the installed problem solver Popeye.
    fn popeye(&self) -> Option<PathBuf>;

    /// Returns `true` if clipboard contents are known to survive the end of the program.
    fn keeps_clipboard(&self) -> bool;
}

#[derive(Default)]
pub struct RealDesktop {
    /// Kept until the program ends: on X11 the contents of the clipboard are lost when this value is dropped.
    clipboard: Option<arboard::Clipboard>,
    /// The folders for the program's own files; `None` without a home folder.
    folders: Option<Folders>,
    /// The folder of a portable installation.
    portable: Option<PathBuf>,
}

impl RealDesktop {
    pub const fn new(folders: Option<Folders>, portable: Option<PathBuf>) -> Self {
        Self { clipboard: None, folders, portable }
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
    fn read_clipboard(&mut self, wake: Wake) -> ClipboardRead {
        ClipboardRead::start(wake)
    }

    fn set_clipboard_text(&mut self, text: &str) -> Result<(), String> {
        self.clipboard()?.set_text(text).map_err(|error| error.to_string())
    }

    fn set_clipboard_html(&mut self, html: &str, text: &str) -> Result<(), String> {
        self.clipboard()?.set_html(html, Some(text)).map_err(|error| error.to_string())
    }

    fn set_clipboard_picture(&mut self, width: usize, height: usize, rgba: &[u8]) -> Result<(), String> {
        let picture = arboard::ImageData { width, height, bytes: rgba.into() };
        self.clipboard()?.set_image(picture).map_err(|error| error.to_string())
    }

    fn open_link(&mut self, link: &str) -> Result<(), String> {
        open::that_detached(link).map_err(|error| error.to_string())
    }

    fn open_window(&mut self, path: &Path) -> Result<(), String> {
        let portable = self.portable.iter().flat_map(|folder| [OsStr::new("--portable"), folder.as_os_str()]);
        let window = env::current_exe().and_then(|program| Command::new(program).args(portable).arg(path).spawn());
        let mut window = window.map_err(|error| error.to_string())?;
        // Waits for the process, so that it does not remain as a zombie. Without the thread, it remains until this
        // window closes.
        let _ = thread::Builder::new().spawn(move || window.wait());
        Ok(())
    }

    fn ask_path(&mut self, title: &'static str, request: PathRequest, wake: Wake) -> Receiver<PathAnswer> {
        let (sender, receiver) = mpsc::channel();
        // The dialog has its own thread, because a portal that dies while the dialog is open never answers.
        let language = lang::current();
        thread::spawn(move || {
            lang::set(language);
            let answer = match dialog_program() {
                Some(program) => show_dialog(title, request, program),
                None => PathAnswer::Unavailable(tr!("window-no-dialogs").into()),
            };
            // Sending fails if the window has been closed meanwhile.
            let _ = sender.send(answer);
            wake();
        });
        receiver
    }

    fn store_settings(&mut self, settings: &Settings) -> Result<(), String> {
        self.folders()?.store_settings(settings)
    }

    fn load_looks(&self) -> LearnedDesigns {
        self.folders.as_ref().map(Folders::load_looks).unwrap_or_default()
    }

    fn store_looks(&mut self, looks: &LearnedDesigns) -> Result<(), String> {
        self.folders()?.store_looks(looks)
    }

    fn tablebase_folders(&self) -> Vec<PathBuf> {
        tablebase::find_folders()
    }

    fn engines(&self) -> Vec<PathBuf> {
        crate::engine::find_engines()
    }

    fn popeye(&self) -> Option<PathBuf> {
        crate::engine::find_popeye()
    }

    fn journal_folder(&self) -> Option<PathBuf> {
        self.folders.as_ref().map(Folders::journals)
    }

    fn evaluation_log(&self) -> Option<PathBuf> {
        self.folders.as_ref().map(Folders::evaluations)
    }

    fn keeps_clipboard(&self) -> bool {
        has_clipboard_manager().unwrap_or(false)
    }
}

/// Returns `true` if a clipboard manager is running. At exit, arboard hands the contents of the clipboard to it.
#[cfg(target_os = "linux")]
fn has_clipboard_manager() -> Result<bool, Box<dyn std::error::Error>> {
    use x11rb::protocol::xproto::ConnectionExt;
    let (connection, _) = x11rb::connect(None)?;
    let manager = connection.intern_atom(false, b"CLIPBOARD_MANAGER")?.reply()?.atom;
    Ok(connection.get_selection_owner(manager)?.reply()?.owner != x11rb::NONE)
}

/// Other systems keep the contents of the clipboard after the program has ended.
#[cfg(not(target_os = "linux"))]
fn has_clipboard_manager() -> Result<bool, std::convert::Infallible> {
    Ok(true)
}

/// Shows an error in a dialog of its own and waits until it is closed, for a program without a window and a console.
pub fn show_error(sentence: &str) {
    let dialog = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
    dialog.set_title("Fenwright").set_description(sentence).show();
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DialogProgram {
    /// The dialogs of the system; on Linux, those of the desktop portal.
    Desktop,
    /// The program that rfd starts on Linux if there is no portal.
    Zenity,
}

fn show_dialog(title: &str, request: PathRequest, program: DialogProgram) -> PathAnswer {
    let new = rfd::FileDialog::new().set_title(title);
    let picked = match request {
        PathRequest::Open(folder) => in_folder(with_position_filters(new), folder, "", program).pick_file(),
        PathRequest::OpenPicture(folder) => {
            let dialog = new
                .add_filter(tr!("window-filter-pictures"), &PICTURE_EXTENSIONS)
                .add_filter(tr!("window-filter-all"), &["*"]);
            in_folder(dialog, folder, "", program).pick_file()
        }
        PathRequest::OpenProgram(folder) => in_folder(new, folder, "", program).pick_file(),
        PathRequest::Save(folder, name) => {
            let dialog = with_position_filters(new).set_file_name(&name);
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

const PICTURE_EXTENSIONS: [&str; 8 + cfg!(feature = "pdf") as usize] = [
    "png",
    "jpg",
    "jpeg",
    "webp",
    "gif",
    "tif",
    "tiff",
    "bmp",
    #[cfg(feature = "pdf")]
    "pdf",
];

fn with_position_filters(dialog: rfd::FileDialog) -> rfd::FileDialog {
    let dialog = dialog.add_filter(tr!("window-filter-positions"), &["fen", "epd", "pgn", "olv", "inp", "txt"]);
    let dialog =
        Format::ALL.iter().fold(dialog, |dialog, format| dialog.add_filter(format.name(), &format.extensions()));
    dialog.add_filter(tr!("window-filter-pictures"), &PICTURE_EXTENSIONS).add_filter(tr!("window-filter-all"), &["*"])
}

/// Sets the initial folder. `name` is the suggested file name, which may be empty.
fn in_folder(dialog: rfd::FileDialog, folder: Option<PathBuf>, name: &str, program: DialogProgram) -> rfd::FileDialog {
    match (folder, program) {
        (None, _) => dialog,
        (Some(folder), DialogProgram::Desktop) => dialog.set_directory(folder),
        // rfd does not pass the folder to zenity, which opens the folder of the suggested file instead.
        (Some(folder), DialogProgram::Zenity) => {
            dialog.set_file_name(absolute(&folder).join(name).to_string_lossy().into_owned())
        }
    }
}

/// Returns a program that can show dialogs. Without one, rfd would report that the user cancelled the dialog.
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

pub fn home_folder_warning(folders: Option<&Folders>) -> Option<String> {
    let is_named = cfg!(not(unix)) || env::var_os("HOME").is_some_and(|home| !home.is_empty());
    warning_for(is_named, folders.map(Folders::config))
}

fn warning_for(is_home_named: bool, settings: Option<&Path>) -> Option<String> {
    match settings {
        None => Some(tr!("window-no-home-warning").to_owned()),
        Some(folder) if !is_home_named => Some(tr!("window-home-not-set", folder = folder.display().to_string())),
        Some(_) => None,
    }
}

/// Reads a typed path: trims spaces and quotes, and expands `~`.
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim().trim_matches('"');
    let home = directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match (below_home(text, is_separator), home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => absolute(Path::new(text)),
    }
}

/// Returns the part of a path after `~` and separators; `None` without `~`. `~name` is the name of a file.
fn below_home(text: &str, is_separator: fn(char) -> bool) -> Option<&str> {
    let rest = text.strip_prefix('~')?;
    (rest.is_empty() || rest.starts_with(is_separator)).then(|| rest.trim_start_matches(is_separator))
}

/// Returns the absolute path without following links. Removes `..` if the shorter path leads to the same file.
pub fn absolute(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut short = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => _ = short.pop(),
            component => short.push(component),
        }
    }
    // After a symbolic link, `..` leads to the parent of the link's target, not of the link.
    let means_same = short.canonicalize().ok() == path.canonicalize().ok();
    if means_same { short } else { path }
}

/// Returns `true` if two paths refer to the same file; links are followed if both files exist.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => absolute(one) == absolute(other),
    }
}

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
    fn a_tilde_is_the_home_folder() {
        let on_windows = |letter: char| letter == '/' || letter == '\\';
        for (text, below, on_unix) in [
            ("~", Some(""), Some("")),
            ("~/a/b.fen", Some("a/b.fen"), Some("a/b.fen")),
            (r"~\a\b.fen", Some(r"a\b.fen"), None),
            ("~user", None, None),
            ("a/~", None, None),
        ] {
            assert_eq!(below_home(text, on_windows), below, "{text}");
            assert_eq!(below_home(text, |letter| letter == '/'), on_unix, "{text}");
        }
        let home = directories::BaseDirs::new().unwrap().home_dir().to_owned();
        assert_eq!(typed_path("\"~/a.fen\" "), home.join("a.fen"));
    }

    #[test]
    fn a_missing_home_folder_is_said() {
        let folder = Path::new("/root/.config/fenwright");
        assert_eq!(warning_for(true, Some(folder)), None);
        let kept = "HOME is not set. Settings are saved in /root/.config/fenwright.";
        assert_eq!(warning_for(false, Some(folder)).as_deref(), Some(kept));
        assert!(warning_for(true, None).is_some_and(|word| word.contains("There is no home folder")));
    }
}
