//! Notices: short reports in the strip below the board.

use crate::app::shell::Command;
use crate::app::ui::ReadingChoice;
use crate::board::Annotations;
use crate::notation::epd::Operation;
use crate::tr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    Done,
    Noted,
    /// Reports a correction or a loss; remains until it is closed or outdated.
    Corrected,
    Failed,
}

/// A condition that notices report. When the condition ends, its notices are removed early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    UnreadText,
    Arrow,
    Saving,
    Opening,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub text: String,
    pub lines: Vec<String>,
    pub severity: Severity,
    pub command: Option<Command>,
    pub choices: Option<ReadingChoices>,
    /// The document revision that the button applies to. With any other revision the notice is outdated.
    pub revision: Option<u64>,
    pub topic: Option<Topic>,
    /// The time when the notice disappears, in seconds of the window's clock; `None` until it is first shown.
    pub expires_at: Option<f64>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReadingChoices {
    pub list: Vec<ReadingChoice>,
    pub chosen: usize,
    /// `true` if the chosen reading was set up as an undo step. Choosing another reading replaces that step.
    pub is_step: bool,
    /// `true` if the reading was added as a new position.
    pub is_added: bool,
    /// The operations, if the text is an EPD record. They are the same for every reading.
    pub operations: Vec<Operation>,
    /// Arrows and marked squares in the text.
    pub annotations: Annotations,
}

impl Notice {
    fn new(text: String, severity: Severity) -> Self {
        let (command, choices, revision, topic, expires_at) = (None, None, None, None, None);
        Self { text, lines: Vec::new(), severity, command, choices, revision, topic, expires_at }
    }
}

#[derive(Debug, Default)]
pub struct Notices {
    list: Vec<Notice>,
}

impl Notices {
    const DISPLAY_SECONDS: f64 = 5.0;
    /// Seconds for which a notice stays after the pointer has left it.
    const HELD_SECONDS: f64 = 2.0;
    const MAX_SHOWN: usize = 3;

    pub fn done(&mut self, text: impl Into<String>) {
        self.push(Notice::new(text.into(), Severity::Done));
    }

    /// Reports a success that Undo reverses while the document has this revision.
    pub fn undoable(&mut self, text: impl Into<String>, revision: u64) {
        self.restorable(text, Command::Undo, revision);
    }

    /// Reports that moves or edits were dropped. `offer` restores them while the document has this revision.
    pub fn restorable(&mut self, text: impl Into<String>, offer: Command, revision: u64) {
        let notice = Notice::new(text.into(), Severity::Done);
        self.push(Notice { command: Some(offer), revision: Some(revision), ..notice });
    }

    /// Reports that edits were set aside. `offer` restores them. Remains until it is closed.
    pub fn restorable_until_closed(&mut self, text: impl Into<String>, offer: Command) {
        self.push(Notice { command: Some(offer), ..Notice::new(text.into(), Severity::Corrected) });
    }

    pub fn withdraw(&mut self, offer: Command) {
        self.list.retain(|notice| notice.command != Some(offer));
    }

    /// Reports what an edit lost, and offers Undo. Remains until it is closed or the document changes.
    pub fn lost(&mut self, text: impl Into<String>, revision: u64) {
        let offer = Some(Command::Undo);
        self.push(Notice { command: offer, revision: Some(revision), ..Notice::new(text.into(), Severity::Corrected) });
    }

    /// Reports how a text was corrected, and offers Undo and the other readings while the document has this revision.
    pub fn corrected(
        &mut self,
        text: impl Into<String>,
        mut lines: Vec<String>,
        choices: ReadingChoices,
        revision: u64,
    ) {
        limit_lines(&mut lines);
        let offer = Some(Command::Undo).filter(|_| choices.is_step);
        let choices = Some(choices).filter(|choices| choices.list.len() > 1);
        let notice = Notice::new(text.into(), Severity::Corrected);
        self.push(Notice { lines, command: offer, choices, revision: Some(revision), ..notice });
    }

    /// Reports a list of findings. Remains until it is closed.
    pub fn listed(&mut self, text: impl Into<String>, mut lines: Vec<String>) {
        limit_lines(&mut lines);
        self.push(Notice { lines, ..Notice::new(text.into(), Severity::Corrected) });
    }

    pub fn noted(&mut self, text: impl Into<String>) {
        self.push(Notice::new(text.into(), Severity::Noted));
    }

    pub fn noted_about(&mut self, topic: Topic, text: impl Into<String>) {
        self.push(Notice { topic: Some(topic), ..Notice::new(text.into(), Severity::Noted) });
    }

    /// Reports that saving failed. The notice is removed by the next successful save.
    pub fn not_saved(&mut self, text: impl Into<String>, offer: Option<Command>) {
        self.failed_about(Topic::Saving, text.into(), offer);
    }

    /// Reports that a file could not be opened. The notice is removed when a document is shown.
    pub fn not_opened(&mut self, text: impl Into<String>, offer: Option<Command>) {
        self.failed_about(Topic::Opening, text.into(), offer);
    }

    fn failed_about(&mut self, topic: Topic, text: String, offer: Option<Command>) {
        self.push(Notice { command: offer, topic: Some(topic), ..Notice::new(text, Severity::Failed) });
    }

    pub fn end_topic(&mut self, topic: Topic) {
        self.list.retain(|notice| notice.topic != Some(topic));
    }

    pub fn failed(&mut self, text: impl Into<String>, offer: Option<Command>) {
        self.push(Notice { command: offer, ..Notice::new(text.into(), Severity::Failed) });
    }

    pub fn remove_outdated(&mut self, revision: u64) {
        self.list.retain(|notice| notice.revision.is_none_or(|of| of == revision));
    }

    /// Adds a notice. A temporary notice replaces other notices of its severity.
    fn push(&mut self, notice: Notice) {
        let is_short = matches!(notice.severity, Severity::Done | Severity::Noted);
        self.list.retain(|old| old.text != notice.text && !(is_short && old.severity == notice.severity));
        self.list.push(notice);
        if self.list.len() > Self::MAX_SHOWN {
            self.list.remove(0);
        }
    }

    pub fn close(&mut self, index: usize) {
        if index < self.list.len() {
            self.list.remove(index);
        }
    }

    /// Removes expired notices. While they are held, none expires. Returns the seconds until the next one expires.
    pub fn tick(&mut self, now: f64, is_held: bool) -> Option<f64> {
        let goes = |severity| matches!(severity, Severity::Done | Severity::Noted);
        for notice in self.list.iter_mut().filter(|notice| goes(notice.severity)) {
            let end = notice.expires_at.get_or_insert(now + Self::DISPLAY_SECONDS);
            if is_held {
                *end = end.max(now + Self::HELD_SECONDS);
            }
        }
        self.list.retain(|notice| notice.expires_at.is_none_or(|until| until > now));
        self.list.iter().filter_map(|notice| notice.expires_at).map(|until| until - now).reduce(f64::min)
    }

    pub fn list(&self) -> &[Notice] {
        &self.list
    }
}

fn limit_lines(lines: &mut Vec<String>) {
    const MOST: usize = 4;
    lines.retain(|line| !line.is_empty());
    if lines.len() > MOST {
        let more = lines.len() - MOST;
        lines.truncate(MOST);
        lines.push(tr!("window-notice-more", count = more));
    }
}
