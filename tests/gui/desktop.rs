//! A desktop that a test and the window share.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::mpsc::{self, Receiver, Sender};

use fenwright::app::shell::desktop::{Desktop, PathAnswer, PathRequest, Wake};
use fenwright::app::shell::settings::Settings;
use fenwright::vision::LearnedDesigns;

/// Settings as the next start reads them.
pub(crate) fn read_again(settings: &Settings) -> Settings {
    let (chosen, remembered) = settings.to_texts();
    Settings::from_texts(&chosen, &remembered)
}

/// What is around the window.
pub(crate) struct World {
    /// The text on the clipboard, or why there is none.
    pub(crate) clipboard: Result<String, String>,
    /// The picture on the clipboard: its width, its height and its pixels.
    pub(crate) picture: Option<(usize, usize, Vec<u8>)>,
    /// Why nothing can be put on the clipboard.
    pub(crate) clipboard_refuses: Option<String>,
    /// The addresses that were opened in the browser.
    pub(crate) opened: Vec<String>,
    /// Why there is no browser.
    pub(crate) browser_fails: Option<String>,
    /// Whether the clipboard stays as it is when the window closes.
    pub(crate) keeps_clipboard: bool,
    /// How the next file dialogs end; one without an answer stays open.
    pub(crate) answers: VecDeque<PathAnswer>,
    /// The file dialogs that were asked for.
    pub(crate) requests: Vec<PathRequest>,
    /// And their titles.
    pub(crate) titles: Vec<&'static str>,
    /// The settings that were kept last.
    pub(crate) stored: Option<Settings>,
    /// Why settings cannot be kept.
    pub(crate) storing_fails: Option<String>,
    /// Where unsaved edits are kept for the case of a crash.
    pub(crate) journals: Option<PathBuf>,
    /// What corrections of pictures have taught.
    pub(crate) looks: LearnedDesigns,
    open_dialogs: Vec<(Sender<PathAnswer>, Wake)>,
}

impl World {
    /// A world in which unsaved edits are kept in a folder.
    pub(crate) fn keeping_journals(folder: PathBuf) -> Self {
        Self { journals: Some(folder), ..Self::default() }
    }

    /// Lets the file dialog that is open end like this.
    pub(crate) fn end_dialog(&mut self, answer: PathAnswer) {
        let (sender, wake) = self.open_dialogs.pop().expect("a file dialog is open");
        sender.send(answer).expect("the window waits for the dialog");
        wake();
    }

    /// Lets the file dialog that is open go without an answer.
    pub(crate) fn break_dialog(&mut self) {
        let (sender, wake) = self.open_dialogs.pop().expect("a file dialog is open");
        drop(sender);
        wake();
    }

    /// The next file dialog ends with this file.
    pub(crate) fn will_pick(&mut self, path: impl AsRef<Path>) {
        self.answers.push_back(PathAnswer::Picked(path.as_ref().to_owned()));
    }

    /// There are no file dialogs.
    pub(crate) fn has_no_dialogs(&mut self) {
        self.answers = (0..9).map(|_| PathAnswer::Unavailable("No file dialog was found.".to_owned())).collect();
    }

    /// The recent files that were kept.
    pub(crate) fn recent(&self) -> Vec<PathBuf> {
        self.stored.as_ref().map(|settings| settings.recent.clone()).unwrap_or_default()
    }
}

impl Default for World {
    fn default() -> Self {
        Self {
            clipboard: Err("it holds no text".to_owned()),
            picture: None,
            clipboard_refuses: None,
            opened: Vec::new(),
            browser_fails: None,
            keeps_clipboard: false,
            answers: VecDeque::new(),
            requests: Vec::new(),
            titles: Vec::new(),
            stored: None,
            storing_fails: None,
            journals: None,
            looks: LearnedDesigns::default(),
            open_dialogs: Vec::new(),
        }
    }
}

/// The window's side of the [`World`].
pub(crate) struct FakeDesktop(pub(crate) Rc<RefCell<World>>);

impl Desktop for FakeDesktop {
    fn clipboard_text(&mut self) -> Result<String, String> {
        self.0.borrow().clipboard.clone()
    }

    fn set_clipboard_text(&mut self, text: &str) -> Result<(), String> {
        let mut world = self.0.borrow_mut();
        if let Some(why) = world.clipboard_refuses.clone() {
            return Err(why);
        }
        world.clipboard = Ok(text.to_owned());
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

    fn set_clipboard_picture(&mut self, width: usize, height: usize, rgba: &[u8]) -> Result<(), String> {
        let mut world = self.0.borrow_mut();
        if let Some(why) = world.clipboard_refuses.clone() {
            return Err(why);
        }
        world.clipboard = Err("it holds no text".to_owned());
        world.picture = Some((width, height, rgba.to_owned()));
        Ok(())
    }

    fn clipboard_picture(&mut self) -> Option<(usize, usize, Vec<u8>)> {
        self.0.borrow().picture.clone()
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

    fn keeps_clipboard(&self) -> bool {
        self.0.borrow().keeps_clipboard
    }
}
