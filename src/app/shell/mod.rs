//! What every feature is handed: the desktop, settings, messages, questions, and work that lasts.

pub(in crate::app) mod awaited;
pub mod chosen;
pub mod command;
pub(in crate::app) mod copied;
pub mod desktop;
pub mod dialog;
pub mod effect;
pub mod export_choices;
pub mod job;
pub mod mode;
pub mod notice;
pub mod path;
pub mod puzzle_mark;
pub mod question;
pub(in crate::app) mod section;
pub mod settings;
pub mod term;
pub(in crate::app) mod text_file;
pub mod under_way;
pub mod which;

use std::mem;
use std::sync::Arc;

use egui::Context;

use crate::app::ui::wording;
use crate::board::{Color, Position, Stipulation};
use crate::document::{Document, RecordId, Wake};
use crate::lang::{self, Language};
use crate::rules::solver::Query;
use crate::tr;
pub(in crate::app) use command::Command;
use copied::Copied;
use desktop::Desktop;
pub(in crate::app) use dialog::Dialog;
pub(in crate::app) use effect::Effect;
pub(in crate::app) use mode::Mode;
use notice::Notices;
use settings::Settings;
use under_way::UnderWay;

/// What every feature is handed beside its own state. Views only read it.
pub struct Shell {
    /// The file of positions.
    pub document: Document,
    /// The document with edits in whose place the file was read again.
    pub set_aside: Option<Box<Document>>,
    /// Documents with edits that were discarded in this session, which can be brought back; the newest last.
    pub(in crate::app) discarded: Vec<Document>,
    /// What is typed and tried and stands in no document yet.
    pub under_way: UnderWay,
    /// How many positions are selected in the list.
    pub selected: usize,
    /// What is remembered for the next session.
    pub settings: Settings,
    /// Messages over the board.
    pub notices: Notices,
    /// What is laid over the window.
    pub dialog: Option<Dialog>,
    /// A file is being opened or a file dialog is open; what for, in words.
    pub waiting: Option<String>,
    /// What the board shows and the keys act on.
    pub mode: Mode,
    /// What was copied last from the list.
    pub(in crate::app) copied: Option<Copied>,
    /// What the current record states, whether or not it can be searched; it follows the document.
    pub stated: Option<Stipulation>,
    asked_instead: Option<AskedInstead>,
    /// Whether Black is at the bottom of the board.
    pub flipped: bool,
    /// Whether positions of this file are solved by themselves after each edit.
    pub solves_after_edits: bool,
    /// What features ask of each other, in order; the root takes it after each action.
    pub(in crate::app) effects: Vec<Effect>,
    /// Clipboard, file dialogs, remembered settings.
    pub(in crate::app) desktop: Box<dyn Desktop>,
    /// The window: focus, time, repainting.
    pub(in crate::app) ctx: Context,
    /// The language of the desktop.
    language: Language,
}

/// What was asked of a record in place of what it states.
#[derive(Debug)]
struct AskedInstead {
    of: (RecordId, Stipulation),
    asked: Query,
}

impl std::fmt::Debug for Shell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { document, settings, notices, dialog, .. } = self;
        let mut shell = f.debug_struct("Shell");
        shell.field("document", document).field("settings", settings).field("notices", notices);
        shell.field("dialog", dialog).finish_non_exhaustive()
    }
}

impl Shell {
    /// The shell of a window that shows this document.
    pub fn new(ctx: &Context, desktop: Box<dyn Desktop>, settings: Settings, document: Document) -> Self {
        let (notices, mode) = (Notices::default(), Mode::default());
        Self {
            document,
            set_aside: None,
            discarded: Vec::new(),
            under_way: UnderWay::default(),
            selected: 0,
            settings,
            notices,
            dialog: None,
            waiting: None,
            mode,
            copied: None,
            stated: None,
            asked_instead: None,
            flipped: false,
            solves_after_edits: false,
            effects: Vec::new(),
            desktop,
            ctx: ctx.clone(),
            language: lang::current(),
        }
    }

    /// From now on this thread speaks the language that is chosen, else that of the desktop, with the letters of pieces
    /// that are chosen.
    pub(in crate::app) fn speak(&self) {
        lang::set(self.settings.chosen_language().unwrap_or(self.language));
        lang::set_piece_letters(self.settings.piece_letters);
    }

    /// Shows another document. Of the one before nothing stays here but discarded edits.
    pub(in crate::app) fn show(&mut self, document: Document) {
        let before = mem::replace(&mut self.document, document);
        let aside = self.set_aside.take().map(|document| *document);
        // Those about a revision are of the document before; this one's revisions are other ones.
        self.notices.outdate(u64::MAX);
        self.notices.withdraw(Command::BringBack);
        (self.dialog, self.waiting) = (None, None);
        self.solves_after_edits = false;
        for document in [aside, Some(before)].into_iter().flatten().filter(Document::is_modified) {
            let name = document.file_name().unwrap_or_else(|| tr!("window-untitled-file").to_owned());
            let revision = self.document.revision();
            self.notices.left(tr!("window-edits-discarded", name = name), Command::BringBack, revision);
            self.discarded.push(document);
        }
    }

    /// Whether there are edits that can be brought back.
    pub(in crate::app) fn has_edits_to_bring_back(&self) -> bool {
        self.set_aside.is_some() || !self.discarded.is_empty()
    }

    /// Puts the file of the document at the top of the recent ones.
    pub(in crate::app) fn remember_file(&mut self) {
        if let Some(path) = self.document.path() {
            self.settings.remember_file(&desktop::absolute(path));
            self.store_settings();
        }
    }

    /// Whether the board shows a preview of a text with a fault.
    pub fn is_preview(&self) -> bool {
        self.mode == Mode::Preview
    }

    /// Whether moves are tried.
    pub const fn is_trying(&self) -> bool {
        matches!(self.mode, Mode::Trying { .. })
    }

    /// Whether the board shows what moves have reached, and not the position they began from.
    pub const fn is_after_moves(&self) -> bool {
        matches!(self.mode, Mode::Trying { at: 1.., .. })
    }

    /// The position on the board: the document's, what can be read of a text with a fault, or what moves have reached
    /// that are tried.
    pub fn shown(&self) -> &Position {
        match &self.mode {
            Mode::Trying { position, .. } => position,
            Mode::Editing | Mode::Preview => self.document.working_position(),
        }
    }

    /// The position that is worked with: the one that moves have reached, or the document's.
    pub fn position(&self) -> &Position {
        match &self.mode {
            Mode::Trying { position, .. } => position,
            Mode::Editing | Mode::Preview => self.document.position(),
        }
    }

    /// The colour whose side is at the bottom of the board.
    pub const fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    /// Whether nothing lies over the panels: no dialog and no open menu.
    pub(in crate::app) fn is_uncovered(&self) -> bool {
        self.dialog.is_none() && !egui::Popup::is_any_open(&self.ctx)
    }

    /// What is asked for when the current position is solved: what was chosen for it, what it states, or what was asked
    /// last of a position that states nothing.
    pub fn asked(&self) -> Query {
        let Some(stated) = self.stated else { return self.settings.asked.in_range() };
        let instead = self.asked_instead.as_ref().filter(|instead| instead.of == (self.current_id(), stated));
        instead.map_or(stated.into(), |instead| instead.asked)
    }

    /// Asks something else of the current position from now on, and where it states nothing of others too.
    pub(in crate::app) fn ask(&mut self, asked: Query) {
        match self.stated {
            None => self.settings.asked = asked,
            Some(stated) => self.asked_instead = Some(AskedInstead { of: (self.current_id(), stated), asked }),
        }
    }

    /// Another document is shown, of which nothing was asked yet.
    pub(in crate::app) fn forget_asked(&mut self) {
        self.asked_instead = None;
    }

    fn current_id(&self) -> RecordId {
        self.document.record(self.document.current()).id()
    }

    /// Says that records were changed, and offers to undo it; but while moves are tried, Undo takes back one of them.
    pub(in crate::app) fn say_changed(&mut self, sentence: impl Into<String>) {
        if self.is_trying() {
            self.notices.done(sentence);
        } else {
            self.notices.undoable(sentence, self.document.revision());
        }
    }

    /// Puts text on the clipboard and says so, or says why it cannot.
    pub(in crate::app) fn copy(&mut self, text: &str, done: Option<&str>) {
        match (self.desktop.set_clipboard_text(text), done) {
            (Ok(()), Some(done)) => self.notices.done(done),
            (Ok(()), None) => {}
            (Err(why), _) => self.notices.failed(tr!("window-clipboard-unusable", why = why), None),
        }
    }

    /// The text on the clipboard, if there is one. A picture in its place is read; else it is said why there is none.
    pub(in crate::app) fn text_to_paste(&mut self) -> Option<String> {
        match self.desktop.clipboard_text() {
            Ok(text) => return Some(text),
            Err(why) => match self.desktop.clipboard_picture().filter(|_| self.dialog.is_none()) {
                Some((width, height, rgba)) => self.effects.push(Effect::ReadPixels(width, height, rgba)),
                None => self.notices.failed(tr!("window-clipboard-unreadable", why = why), None),
            },
        }
        None
    }

    /// Says that a text is too long to be a position.
    pub(in crate::app) fn refuse(&mut self, text: &str) {
        let count = wording::number(text.chars().count());
        self.notices.failed(tr!("window-text-too-long", count = count), None);
    }

    /// Says that only one thing can be waited for at a time.
    pub(in crate::app) fn say_waiting(&mut self) {
        let what = self.waiting.as_deref().unwrap_or_default();
        self.notices.noted(tr!("window-finish-first", what = what));
    }

    /// What working threads call when they have news.
    pub(in crate::app) fn wake(&self) -> Wake {
        let ctx = self.ctx.clone();
        Arc::new(move || ctx.request_repaint())
    }

    /// Keeps the settings for the next start, or says why it cannot.
    pub(in crate::app) fn store_settings(&mut self) {
        if let Err(why) = self.desktop.store_settings(&self.settings) {
            self.notices.failed(tr!("window-settings-not-kept", why = why), None);
        }
    }
}
