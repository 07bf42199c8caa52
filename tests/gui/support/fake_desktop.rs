//! A fake desktop that the test and the window share.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::mpsc::{self, Receiver, Sender};

use fenwright::app::shell::desktop::{ClipboardRead, Clipping, Desktop, PathAnswer, PathRequest, Wake};
use fenwright::app::shell::settings::Settings;
use fenwright::vision::LearnedDesigns;

/// The settings after they were stored and read again.
pub(crate) fn read_again(settings: &Settings) -> Settings {
    let (chosen, remembered) = settings.to_texts();
    Settings::from_texts(&chosen, &remembered)
}

/// The state of the fake desktop.
pub(crate) struct World {
    /// The text on the clipboard, or the error of reading it.
    pub(crate) clipboard: Result<String, String>,
    /// The HTML on the clipboard.
    pub(crate) html: Option<String>,
    /// The picture on the clipboard: width, height and pixels.
    pub(crate) picture: Option<(usize, usize, Vec<u8>)>,
    /// The error of writing to the clipboard.
    pub(crate) clipboard_refuses: Option<String>,
    /// The links that were opened in the browser.
    pub(crate) opened: Vec<String>,
    /// The files that were opened in windows of their own.
    pub(crate) windows: Vec<PathBuf>,
    /// The error of opening a link.
    pub(crate) browser_fails: Option<String>,
    /// `true` if the clipboard survives the window.
    pub(crate) keeps_clipboard: bool,
    /// The answers of the next file dialogs. A dialog without an answer stays open.
    pub(crate) answers: VecDeque<PathAnswer>,
    /// The file dialogs that were opened.
    pub(crate) requests: Vec<PathRequest>,
    /// The titles of these dialogs.
    pub(crate) titles: Vec<&'static str>,
    /// The files on the clipboard.
    pub(crate) clipboard_files: Vec<PathBuf>,
    /// The settings that were stored last.
    pub(crate) stored: Option<Settings>,
    /// The error of storing the settings.
    pub(crate) storing_fails: Option<String>,
    /// The folder of the journals.
    pub(crate) journals: Option<PathBuf>,
    /// The piece sets learned from corrected pictures.
    pub(crate) looks: LearnedDesigns,
    pub(crate) tablebase_folders: Vec<PathBuf>,
    pub(crate) engines: Vec<PathBuf>,
    pub(crate) popeye: Option<PathBuf>,
    open_dialogs: Vec<(Sender<PathAnswer>, Wake)>,
}

impl World {
    /// A desktop with journals in this folder.
    pub(crate) fn keeping_journals(folder: PathBuf) -> Self {
        Self { journals: Some(folder), ..Self::default() }
    }

    /// Closes the open file dialog with this answer.
    pub(crate) fn end_dialog(&mut self, answer: PathAnswer) {
        let (sender, wake) = self.open_dialogs.pop().expect("a file dialog is open");
        sender.send(answer).expect("the window waits for the dialog");
        wake();
    }

    /// Closes the open file dialog without an answer.
    pub(crate) fn break_dialog(&mut self) {
        let (sender, wake) = self.open_dialogs.pop().expect("a file dialog is open");
        drop(sender);
        wake();
    }

    /// Lets the next file dialog pick this file.
    pub(crate) fn will_pick(&mut self, path: impl AsRef<Path>) {
        self.answers.push_back(PathAnswer::Picked(path.as_ref().to_owned()));
    }

    /// Removes the file dialogs.
    pub(crate) fn has_no_dialogs(&mut self) {
        self.answers = (0..9).map(|_| PathAnswer::Unavailable("No file dialog was found.".to_owned())).collect();
    }

    /// The stored recent files.
    pub(crate) fn recent(&self) -> Vec<PathBuf> {
        self.stored.as_ref().map(|settings| settings.recent.clone()).unwrap_or_default()
    }
}

impl Default for World {
    fn default() -> Self {
        Self {
            clipboard: Err("it contains no text".to_owned()),
            html: None,
            picture: None,
            clipboard_refuses: None,
            opened: Vec::new(),
            windows: Vec::new(),
            browser_fails: None,
            keeps_clipboard: false,
            answers: VecDeque::new(),
            requests: Vec::new(),
            titles: Vec::new(),
            clipboard_files: Vec::new(),
            stored: None,
            storing_fails: None,
            journals: None,
            looks: LearnedDesigns::default(),
            tablebase_folders: Vec::new(),
            engines: Vec::new(),
            popeye: None,
            open_dialogs: Vec::new(),
        }
    }
}

/// The desktop of the window, backed by the [`World`].
pub(crate) struct FakeDesktop(pub(crate) Rc<RefCell<World>>);

impl Desktop for FakeDesktop {
    fn read_clipboard(&mut self, _: Wake) -> ClipboardRead {
        let world = self.0.borrow();
        if !world.clipboard_files.is_empty() {
            return ClipboardRead::ready(Ok(Clipping::Files(world.clipboard_files.clone())));
        }
        let picture = world.picture.clone();
        ClipboardRead::ready(
            world.clipboard.clone().map(Clipping::Text).or_else(|why| {
                picture.map(|(width, height, rgba)| Clipping::Picture { width, height, rgba }).ok_or(why)
            }),
        )
    }

    fn open_window(&mut self, path: &Path) -> Result<(), String> {
        self.0.borrow_mut().windows.push(path.to_owned());
        Ok(())
    }

    fn set_clipboard_text(&mut self, text: &str) -> Result<(), String> {
        let mut world = self.0.borrow_mut();
        if let Some(why) = world.clipboard_refuses.clone() {
            return Err(why);
        }
        world.clipboard = Ok(text.to_owned());
        world.html = None;
        world.picture = None;
        Ok(())
    }

    fn open_link(&mut self, link: &str) -> Result<(), String> {
        let mut world = self.0.borrow_mut();
        if let Some(why) = world.browser_fails.clone() {
            return Err(why);
        }
        world.opened.push(link.to_owned());
        Ok(())
    }

    fn set_clipboard_html(&mut self, html: &str, text: &str) -> Result<(), String> {
        self.set_clipboard_text(text)?;
        self.0.borrow_mut().html = Some(html.to_owned());
        Ok(())
    }

    fn set_clipboard_picture(&mut self, width: usize, height: usize, rgba: &[u8]) -> Result<(), String> {
        let mut world = self.0.borrow_mut();
        if let Some(why) = world.clipboard_refuses.clone() {
            return Err(why);
        }
        world.clipboard = Err("it contains no text".to_owned());
        world.picture = Some((width, height, rgba.to_owned()));
        Ok(())
    }

    fn tablebase_folders(&self) -> Vec<PathBuf> {
        self.0.borrow().tablebase_folders.clone()
    }

    fn engines(&self) -> Vec<PathBuf> {
        self.0.borrow().engines.clone()
    }

    fn popeye(&self) -> Option<PathBuf> {
        self.0.borrow().popeye.clone()
    }

    fn load_looks(&self) -> LearnedDesigns {
        self.0.borrow().looks.clone()
    }

    fn store_looks(&mut self, looks: &LearnedDesigns) -> Result<(), String> {
        let mut world = self.0.borrow_mut();
        if let Some(why) = world.storing_fails.clone() {
            return Err(why);
        }
        world.looks = looks.clone();
        Ok(())
    }

    fn ask_path(&mut self, title: &'static str, request: PathRequest, wake: Wake) -> Receiver<PathAnswer> {
        let (sender, receiver) = mpsc::channel();
        let mut world = self.0.borrow_mut();
        world.requests.push(request);
        world.titles.push(title);
        match world.answers.pop_front() {
            Some(answer) => {
                sender.send(answer).expect("the receiver is here");
                wake();
            }
            None => world.open_dialogs.push((sender, wake)),
        }
        receiver
    }

    fn store_settings(&mut self, settings: &Settings) -> Result<(), String> {
        let mut world = self.0.borrow_mut();
        if let Some(why) = world.storing_fails.clone() {
            return Err(why);
        }
        world.stored = Some(settings.clone());
        Ok(())
    }

    fn journal_folder(&self) -> Option<PathBuf> {
        self.0.borrow().journals.clone()
    }

    fn evaluation_log(&self) -> Option<PathBuf> {
        self.0.borrow().journals.as_ref().map(|folder| folder.join("evaluations.tsv"))
    }

    fn keeps_clipboard(&self) -> bool {
        self.0.borrow().keeps_clipboard
    }
}
