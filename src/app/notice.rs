//! Short messages over the board.

use super::command::Command;

/// How much a notice matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Something was done; it goes by itself.
    Done,
    /// Something wants a look, which the window shows elsewhere; it goes by itself.
    Noted,
    /// Something could not be done; it stays until it is closed.
    Failed,
}

/// A short message, with a way on where there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What it says, a sentence or two.
    pub text: String,
    /// How much it matters.
    pub weight: Weight,
    /// A button that leads on.
    pub way_on: Option<Command>,
    /// The revision of the document to which the way on belongs; with the next one the notice is out of date.
    pub revision: Option<u64>,
    /// The time at which it goes by itself, in seconds of the window's clock; set when it is first shown.
    pub until: Option<f64>,
}

/// The messages that are shown, the newest last.
#[derive(Debug, Default)]
pub struct Notices {
    list: Vec<Notice>,
}

impl Notices {
    /// How long a message about something done stays, in seconds.
    const STAYS: f64 = 5.0;
    /// How many are shown at once.
    const MOST: usize = 3;

    /// Says that something was done.
    pub fn done(&mut self, text: impl Into<String>) {
        self.push(text.into(), Weight::Done, None, None);
    }

    /// Says that something was done which Undo takes back, for as long as the document has this revision.
    pub fn undoable(&mut self, text: impl Into<String>, revision: u64) {
        self.push(text.into(), Weight::Done, Some(Command::Undo), Some(revision));
    }

    /// Says that something wants a look.
    pub fn noted(&mut self, text: impl Into<String>) {
        self.push(text.into(), Weight::Noted, None, None);
    }

    /// Says that something could not be done.
    pub fn failed(&mut self, text: impl Into<String>, way_on: Option<Command>) {
        self.push(text.into(), Weight::Failed, way_on, None);
    }

    /// Takes away what belongs to another revision of the document.
    pub fn outdate(&mut self, revision: u64) {
        self.list.retain(|notice| notice.revision.is_none_or(|of| of == revision));
    }

    fn push(&mut self, text: String, weight: Weight, way_on: Option<Command>, revision: Option<u64>) {
        let notice = Notice { text, weight, way_on, revision, until: None };
        self.list.retain(|old| old.text != notice.text);
        self.list.push(notice);
        if self.list.len() > Self::MOST {
            self.list.remove(0);
        }
    }

    /// Takes a message away.
    pub fn close(&mut self, index: usize) {
        if index < self.list.len() {
            self.list.remove(index);
        }
    }

    /// Lets messages go whose time is over; returns the seconds until the next one goes.
    pub fn tick(&mut self, now: f64) -> Option<f64> {
        for notice in self.list.iter_mut().filter(|notice| notice.weight != Weight::Failed) {
            notice.until.get_or_insert(now + Self::STAYS);
        }
        self.list.retain(|notice| notice.until.is_none_or(|until| until > now));
        self.list.iter().filter_map(|notice| notice.until).map(|until| until - now).reduce(f64::min)
    }

    /// The messages, the newest last.
    #[must_use]
    pub fn list(&self) -> &[Notice] {
        &self.list
    }
}
