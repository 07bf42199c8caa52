//! Short messages over the board.

use crate::app::shell::command::Command;
use crate::app::ui::mending::Choice;
use crate::board::Annotations;
use crate::notation::epd::Operation;
use crate::tr;

/// How much a notice matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Something was done; it goes by itself.
    Done,
    /// Something wants a look, which the window shows elsewhere; it goes by itself.
    Noted,
    /// A text was mended or something was lost; it stays until it is closed or out of date.
    Mended,
    /// Something could not be done; it stays until it is closed.
    Failed,
}

/// What a message is about that can be over before the message goes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A text that cannot be read stands in the FEN box.
    UnreadText,
    /// An arrow is drawn with the keys.
    Arrow,
    /// Something could not be saved.
    Saving,
}

/// A short message, with a way on where there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What it says, a sentence or two.
    pub text: String,
    /// What it lists, a line each.
    pub lines: Vec<String>,
    /// How much it matters.
    pub severity: Severity,
    /// A button that leads on.
    pub offer: Option<Command>,
    /// Other ways to read the text that it is about.
    pub choices: Option<Choices>,
    /// The revision of the document to which the way on belongs; with the next one the notice is out of date.
    pub revision: Option<u64>,
    /// What it is about; with the end of that the notice goes.
    pub topic: Option<Topic>,
    /// The time at which it goes by itself, in seconds of the window's clock; set when it is first shown.
    pub until: Option<f64>,
}

/// The readings of a text that was pasted.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    /// All of them, the likeliest first.
    pub list: Vec<Choice>,
    /// Which of them is set up.
    pub chosen: usize,
    /// Whether setting it up was an undo step, which another choice replaces.
    pub is_step: bool,
    /// The operations that come with each of them, if the text is a record of EPD.
    pub operations: Vec<Operation>,
    /// What the text draws on the board.
    pub annotations: Annotations,
}

impl Notice {
    fn new(text: String, severity: Severity) -> Self {
        let (offer, choices, revision, topic, until) = (None, None, None, None, None);
        Self { text, lines: Vec::new(), severity, offer, choices, revision, topic, until }
    }
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
        self.push(Notice::new(text.into(), Severity::Done));
    }

    /// Says that something was done which Undo takes back, for as long as the document has this revision.
    pub fn undoable(&mut self, text: impl Into<String>, revision: u64) {
        self.left(text, Command::Undo, revision);
    }

    /// Says that something was left which this command brings back, for as long as the document has this revision.
    pub fn left(&mut self, text: impl Into<String>, offer: Command, revision: u64) {
        let notice = Notice::new(text.into(), Severity::Done);
        self.push(Notice { offer: Some(offer), revision: Some(revision), ..notice });
    }

    /// Says that something was set aside which this command brings back. It stays until it is closed.
    pub fn set_aside(&mut self, text: impl Into<String>, offer: Command) {
        self.push(Notice { offer: Some(offer), ..Notice::new(text.into(), Severity::Mended) });
    }

    /// Takes away what offers this command.
    pub fn withdraw(&mut self, offer: Command) {
        self.list.retain(|notice| notice.offer != Some(offer));
    }

    /// Says what was lost in something that was done. It stays until it is closed or the document has another
    /// revision, and offers Undo until then.
    pub fn lost(&mut self, text: impl Into<String>, revision: u64) {
        let offer = Some(Command::Undo);
        self.push(Notice { offer, revision: Some(revision), ..Notice::new(text.into(), Severity::Mended) });
    }

    /// Says that a text was mended, lists how, and offers Undo and the other readings for as long as the
    /// document has this revision.
    pub fn mended(&mut self, text: impl Into<String>, mut lines: Vec<String>, choices: Choices, revision: u64) {
        shorten(&mut lines);
        let offer = Some(Command::Undo).filter(|_| choices.is_step);
        let choices = Some(choices).filter(|choices| choices.list.len() > 1);
        let notice = Notice::new(text.into(), Severity::Mended);
        self.push(Notice { lines, offer, choices, revision: Some(revision), ..notice });
    }

    /// Says that something wants a look, and lists what.
    pub fn listed(&mut self, text: impl Into<String>, mut lines: Vec<String>) {
        shorten(&mut lines);
        self.push(Notice { lines, ..Notice::new(text.into(), Severity::Mended) });
    }

    /// Says that something wants a look.
    pub fn noted(&mut self, text: impl Into<String>) {
        self.push(Notice::new(text.into(), Severity::Noted));
    }

    /// Says that something wants a look until this is over.
    pub fn noted_of(&mut self, topic: Topic, text: impl Into<String>) {
        self.push(Notice { topic: Some(topic), ..Notice::new(text.into(), Severity::Noted) });
    }

    /// Says that something could not be saved, until something is.
    pub fn not_saved(&mut self, text: impl Into<String>, offer: Option<Command>) {
        let topic = Some(Topic::Saving);
        self.push(Notice { offer, topic, ..Notice::new(text.into(), Severity::Failed) });
    }

    /// Takes away what is about something that is over.
    pub fn end(&mut self, topic: Topic) {
        self.list.retain(|notice| notice.topic != Some(topic));
    }

    /// Says that something could not be done.
    pub fn failed(&mut self, text: impl Into<String>, offer: Option<Command>) {
        self.push(Notice { offer, ..Notice::new(text.into(), Severity::Failed) });
    }

    /// Takes away what belongs to another revision of the document.
    pub fn outdate(&mut self, revision: u64) {
        self.list.retain(|notice| notice.revision.is_none_or(|of| of == revision));
    }

    /// What goes by itself gives way to the next of its kind.
    fn push(&mut self, notice: Notice) {
        let is_short = matches!(notice.severity, Severity::Done | Severity::Noted);
        self.list.retain(|old| old.text != notice.text && !(is_short && old.severity == notice.severity));
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
        let goes = |severity| matches!(severity, Severity::Done | Severity::Noted);
        for notice in self.list.iter_mut().filter(|notice| goes(notice.severity)) {
            notice.until.get_or_insert(now + Self::STAYS);
        }
        self.list.retain(|notice| notice.until.is_none_or(|until| until > now));
        self.list.iter().filter_map(|notice| notice.until).map(|until| until - now).reduce(f64::min)
    }

    /// The messages, the newest last.
    pub fn list(&self) -> &[Notice] {
        &self.list
    }
}

/// Keeps as many lines as a message has room for, and says how many there are more.
fn shorten(lines: &mut Vec<String>) {
    const MOST: usize = 4;
    lines.retain(|line| !line.is_empty());
    if lines.len() > MOST {
        let more = lines.len() - MOST;
        lines.truncate(MOST);
        lines.push(tr!("window-notice-more", count = more));
    }
}
