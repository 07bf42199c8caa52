//! Text from outside: pasted, dropped, or given on the command line. All of it goes through the forgiving reader.

use std::sync::Arc;

use crate::app::App;
use crate::app::paste::Action;
use crate::app::paste::drawings;
use crate::app::paste::for_list::ForList;
use crate::app::shell::job::{Job, News};
use crate::app::shell::notice::{Choices, Topic};
use crate::app::ui::mending::{Choice, Offer};
use crate::app::ui::parts::MAX_TEXT;
use crate::app::ui::wording;
use crate::board::{Annotations, Position};
use crate::document::Edit;
use crate::notation::epd::Operation;
use crate::notation::fen;
use crate::notation::forgiving::{self, Passage, Reading};

/// No more bytes of a text are read.
const MOST_BYTES: usize = 16 << 20;
/// No more positions of a text are taken.
pub const MOST_POSITIONS: usize = 100_000;

/// What was read in a text, by what it is for.
pub(in crate::app) enum Pasted {
    /// Its position is for the board; with the text.
    Board(Batch, String),
    /// Its positions are for the list.
    List(ForList),
}

/// Several positions of one text.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// The positions in the order of the text.
    pub entries: Vec<Entry>,
    /// How many of them had to be mended.
    pub mended: usize,
    /// How many places looked like positions and could not be read.
    pub unread: usize,
    /// The text goes on beyond what was read.
    pub is_cut: bool,
    /// The arrows and marked squares of the first position.
    pub annotations: Annotations,
    /// The text itself, if it is kept.
    pub text: Option<Arc<str>>,
}

/// One of the positions of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The position.
    pub position: Position,
    /// Its operations, if it was a record of EPD.
    pub operations: Vec<Operation>,
    /// What had to be mended in it, if it is the first one of its text; the others are only counted.
    pub offer: Option<Box<Offer>>,
}

impl Batch {
    /// Reads the positions of a text.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let end = if text.len() > MOST_BYTES { end_of_lines(text, MOST_BYTES) } else { text.len() };
        let is_cut = end < text.len();
        let text = &text[..end];
        let annotations = Annotations::default();
        let mut batch = Self { entries: Vec::new(), mended: 0, unread: 0, is_cut, annotations, text: None };
        let found = forgiving::read_all(text);
        for Passage { reading, .. } in found {
            if batch.entries.len() == MOST_POSITIONS {
                batch.is_cut = true;
                break;
            }
            if let (true, Some(position)) = (batch.entries.is_empty(), reading.position()) {
                batch.annotations = drawings::drawn_in(text, position);
            }
            batch.add(reading);
        }
        batch
    }

    fn add(&mut self, reading: Reading) {
        match reading {
            Reading::Strict(position) => {
                self.entries.push(Entry { position, operations: Vec::new(), offer: None });
            }
            Reading::Mended(mut mended) => {
                let is_first = self.entries.is_empty();
                if is_first && !self.annotations.is_empty() {
                    drawings::leave_out_drawn(&mut mended);
                }
                self.mended += usize::from(!mended.mends.is_empty());
                let offer = is_first.then(|| Box::new(Offer::of(&mended)));
                self.entries.push(Entry { position: mended.position, operations: mended.operations, offer });
            }
            Reading::Failed(_) => self.unread += 1,
        }
    }

    /// What is to be known of the positions before they are taken, in sentences; may be empty.
    #[must_use]
    pub fn remarks(&self) -> String {
        let mut remarks = Vec::new();
        if self.is_cut {
            remarks.push(format!("The text is longer; only the first {} were read.", self.count()));
        }
        match self.mended {
            0 => {}
            1 => remarks.push("1 of them had to be mended.".to_owned()),
            mended => remarks.push(format!("{} of them had to be mended.", wording::number(mended))),
        }
        if self.unread > 0 {
            let unread = wording::counted(self.unread, "more could not be read", "more could not be read");
            remarks.push(format!("{unread}."));
        }
        remarks.join(" ")
    }

    /// "12 positions".
    #[must_use]
    pub fn count(&self) -> String {
        wording::counted(self.entries.len(), "position", "positions")
    }
}

/// Where the last line ends that is whole within this many bytes; within a longer line somewhere.
fn end_of_lines(text: &str, most: usize) -> usize {
    let end = text.floor_char_boundary(most);
    text[..end].rfind(['\n', '\r']).unwrap_or(end)
}

impl App {
    /// Reads positions from text that came from outside; text that cannot be read stands in the FEN box.
    pub(in crate::app) fn paste(&mut self, text: &str) {
        match fen::read_trimmed(text) {
            (Ok(position), trimmed) => {
                let mended = if trimmed { ", without the white space around it" } else { "" };
                self.take_strict(position, &Annotations::default(), &format!("Position pasted{mended}"));
            }
            (Err(_), _) => {
                let text = text.to_owned();
                self.read_text(move || Pasted::Board(Batch::read(&text), text));
            }
        }
    }

    /// Reads a text and takes what is in it; a long one while the window goes on.
    pub(in crate::app) fn read_text(&mut self, read: impl FnOnce() -> Pasted + Send + 'static) {
        let mut job = Job::start(&self.state.shell.wake(), move |_| read());
        if job.wait_a_moment() {
            self.take_text_news(job.news());
        } else if self.state.shell.waiting.is_some() {
            self.state.shell.say_waiting();
        } else {
            self.state.shell.waiting = Some("Reading the text".to_owned());
            self.state.paste.job = Some(job);
        }
    }

    /// Takes a long text once it is read; whether it was.
    pub(in crate::app) fn poll_text(&mut self) -> bool {
        let Some(mut job) = self.state.paste.job.take() else { return false };
        let news = job.news();
        if matches!(news, News::Nothing) {
            self.state.paste.job = Some(job);
            return false;
        }
        self.state.shell.waiting = None;
        self.take_text_news(news);
        true
    }

    /// Takes the positions of a text once it is read.
    fn take_text_news(&mut self, news: News<Pasted>) {
        match news {
            News::Nothing => {}
            News::Done(pasted) => self.take_pasted(pasted),
            News::Over => {
                self.state.shell.notices.failed("The text could not be read. Nothing was changed.", None);
            }
        }
    }

    /// Takes what was read in a text.
    fn take_pasted(&mut self, pasted: Pasted) {
        match pasted {
            Pasted::Board(batch, text) => self.take_batch(batch, &text),
            Pasted::List(read) => self.take_for_list(read),
        }
    }

    /// Takes what was read in a text for the board: one position is set up, several are asked about.
    fn take_batch(&mut self, mut batch: Batch, text: &str) {
        if batch.entries.len() > 1 {
            batch.text = Some(text.into());
            self.state.paste.ask(batch, &mut self.state.shell);
            return;
        }
        match batch.entries.pop() {
            Some(entry) => self.take_entry(entry, batch.annotations, "Position pasted"),
            None if text.len() > MAX_TEXT => self.refuse(text),
            None => {
                self.state.fen.hold(text, &mut self.state.shell.document);
                let sentence = "No position can be told from this text. It is in the FEN box, to be mended there.";
                self.state.shell.notices.noted_of(Topic::UnreadText, sentence);
            }
        }
    }

    fn take_entry(&mut self, entry: Entry, annotations: Annotations, done: &str) {
        match entry.offer {
            Some(offer) => self.take_mended(*offer, annotations),
            None => self.take_strict(entry.position, &annotations, done),
        }
    }

    fn take_strict(&mut self, position: Position, annotations: &Annotations, done: &str) {
        if self.set_up_pasted(position, annotations, &[]) {
            let drawn = if annotations.is_empty() { "" } else { ", with what is drawn on its board" };
            let revision = self.state.shell.document.revision();
            self.state.shell.notices.undoable(format!("{done}{drawn}"), revision);
        } else {
            self.state.shell.notices.done("This position is set up already");
        }
    }

    fn take_mended(&mut self, offer: Offer, annotations: Annotations) {
        if self.state.shell.document.format().has_operations() && !offer.operations.is_empty() {
            self.take_record(offer, annotations);
            return;
        }
        let Some(likeliest) = offer.likeliest() else { return };
        if offer.mends.is_empty() && offer.choices.len() == 1 {
            let position = likeliest.position;
            self.take_strict(position, &annotations, "Position pasted");
            return;
        }
        let is_step = self.set_up_pasted(likeliest.position, &annotations, &[]);
        let text = if is_step {
            "Position set up; the text was mended"
        } else {
            "This position is set up already; the text was mended"
        };
        let choices = Choices { list: offer.choices, chosen: 0, is_step, operations: Vec::new(), annotations };
        self.state.shell.notices.mended(text, offer.mends, choices, self.state.shell.document.revision());
    }

    /// Puts a record of EPD in place of the current one, with its operations.
    fn take_record(&mut self, offer: Offer, annotations: Annotations) {
        let Some(likeliest) = offer.likeliest() else { return };
        let is_step = self.set_up_pasted(likeliest.position, &annotations, &offer.operations);
        let revision = self.state.shell.document.revision();
        match (is_step, offer.mends_of_record) {
            (true, mends) if mends.is_empty() => {
                self.state.shell.notices.undoable("Position pasted with its operations", revision);
            }
            (false, mends) if mends.is_empty() => self.state.shell.notices.done("This record is set up already"),
            (is_step, mends) => {
                let Offer { choices: list, operations, .. } = offer;
                let choices = Choices { list, chosen: 0, is_step, operations, annotations };
                let text = "Position pasted with its operations; the text was mended";
                self.state.shell.notices.mended(text, mends, choices, revision);
            }
        }
    }

    /// Sets up a position from a text with what comes with it, as one step, and tells whether that changed anything.
    /// What is drawn on the board stays only where the pieces stay and the text draws nothing itself.
    fn set_up_pasted(&mut self, position: Position, annotations: &Annotations, operations: &[Operation]) -> bool {
        let before = self.state.shell.document.position().board;
        self.state.shell.document.begin_gesture();
        let mut is_changed = self.state_whole(Edit::Replace(Box::new(position)));
        if !operations.is_empty() {
            is_changed |= self.set_operations(operations.to_vec());
        }
        if before != position.board || !annotations.is_empty() {
            is_changed |= self.state.shell.document.apply(Edit::SetAnnotations(annotations.clone()));
        }
        self.state.shell.document.end_gesture();
        is_changed
    }

    /// Gives the current record of EPD other operations, and tells whether that changed it. Says so where its
    /// line has no room for them.
    fn set_operations(&mut self, operations: Vec<Operation>) -> bool {
        let count = operations.len();
        let is_changed = self.state.shell.document.apply(Edit::SetOperations(operations));
        let document = &self.state.shell.document;
        if !is_changed && document.record(document.current()).operations().len() < count {
            self.state.shell.notices.failed("The operations are too long for one record and were left out.", None);
        }
        is_changed
    }

    /// Sets up another reading of the text that was pasted last, in place of the one that was.
    pub(in crate::app) fn choose_reading(&mut self, notice: usize, index: usize) {
        let revision = self.state.shell.document.revision();
        let notice = self.state.shell.notices.list().get(notice);
        let notice = notice.filter(|notice| notice.revision == Some(revision));
        let Some(choices) = notice.and_then(|notice| notice.choices.clone()) else { return };
        let Some(choice) = choices.list.get(index) else { return };
        if choices.is_step {
            self.state.shell.document.undo();
        }
        let Choice { position, about, .. } = choice.clone();
        let is_step = self.set_up_pasted(position, &choices.annotations, &choices.operations);
        let choices = Choices { chosen: index, is_step, ..choices };
        self.state.shell.notices.mended(
            "Position set up; the text was read in another way",
            vec![about],
            choices,
            self.state.shell.document.revision(),
        );
    }

    /// Takes the answer to what is to be done with several positions.
    pub(in crate::app) fn answer_pasted(&mut self, action: Action) {
        let Some(batch) = self.state.paste.take_asked(&mut self.state.shell) else { return };
        match action {
            Action::Add => self.add_text(&batch),
            Action::First => self.take_first(batch),
            Action::Cancel => {}
        }
    }

    /// Puts the first of several positions in place of this one.
    fn take_first(&mut self, batch: Batch) {
        if let Some(first) = batch.entries.into_iter().next() {
            self.take_entry(first, batch.annotations, "The first position was pasted");
        }
    }

    /// Puts the positions of a text behind the current one, which were shown before: all that is in the text, with its
    /// comments, if that is a file of them.
    fn add_text(&mut self, batch: &Batch) {
        match &batch.text {
            Some(text) if !batch.is_cut => self.read_for_list(text.to_string()),
            _ => self.add_batch(batch),
        }
    }

    /// Puts several positions behind the current one, as one step; the first of them becomes current and all are
    /// selected. The start position of a window in which nothing was done yet makes room for them.
    pub(in crate::app) fn add_batch(&mut self, batch: &Batch) {
        let format = self.state.shell.document.format();
        let operations = batch.entries.iter().map(|entry| entry.operations.len());
        let left_out = if format.has_operations() { 0 } else { operations.sum() };
        let added = self.put_behind(true, |document, at| {
            let numbered = batch.entries.iter().zip(at + 1..);
            let entry = |(entry, number): (&Entry, usize)| format.entry(&entry.position, &entry.operations, number);
            let mut text: String = numbered.map(entry).collect();
            // The last line ends as that of the file does.
            if !format.has_games() {
                text.pop();
            }
            document.apply(Edit::InsertText { at, text });
        });
        if added == 0 {
            self.state
                .shell
                .notices
                .failed(format!("{} could not be added. The file has too many.", batch.count()), None);
            return;
        }
        let mut sentence = format!("{} added", wording::counted(added, "position", "positions"));
        if batch.mended > 0 {
            sentence = format!("{sentence}, {} of them mended", wording::number(batch.mended));
        }
        let revision = self.state.shell.document.revision();
        if left_out > 0 {
            let operations = wording::counted(left_out, "operation has", "operations have");
            sentence = format!("{sentence}. {operations} no place in this file and stayed behind");
            self.state.shell.notices.lost(sentence, revision);
        } else {
            self.state.shell.notices.undoable(sentence, revision);
        }
    }
}
