//! Text from outside: pasted, dropped, or given on the command line. All of it goes through the forgiving reader.

use std::sync::Arc;

use super::App;
use super::annotating;
use super::dialog::Dialog;
use super::fen_box::MAX_TEXT;
use super::files::Waiting;
use super::for_list::ForList;
use super::mending::{Choice, Offer};
use super::notice::{Choices, Matter};
use super::words;
use crate::board::{Annotations, Position};
use crate::document::{Edit, Format, background};
use crate::notation::epd::{self, Operation};
use crate::notation::forgiving::{self, Found, Reading};
use crate::notation::{fen, pgn};

/// Longer texts are read in the background.
const AT_ONCE: usize = 1 << 16;
/// No more bytes of a text are read.
const MOST_BYTES: usize = 16 << 20;
/// No more positions of a text are taken.
pub const MOST_POSITIONS: usize = 100_000;

/// Whether a text is better read in the background.
pub(super) const fn is_long(text: &str) -> bool {
    text.len() > AT_ONCE
}

/// What was read in a text, by what it is for.
pub(super) enum Pasted {
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

impl Entry {
    /// How the position stands in a file of a format, where it is the one of this number.
    fn text(&self, format: Format, number: usize) -> String {
        match format {
            Format::Fen => fen::write(&self.position) + "\n",
            Format::Epd => epd::write(&self.position, &self.operations) + "\n",
            Format::Pgn => pgn::write_game(&self.position, Some(number), None),
        }
    }
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
        for Found { reading, .. } in found {
            if batch.entries.len() == MOST_POSITIONS {
                batch.is_cut = true;
                break;
            }
            if let (true, Some(position)) = (batch.entries.is_empty(), reading.position()) {
                batch.annotations = annotating::drawn_in(text, position);
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
                    annotating::leave_out_drawn(&mut mended);
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
            mended => remarks.push(format!("{} of them had to be mended.", words::number(mended))),
        }
        if self.unread > 0 {
            let unread = words::counted(self.unread, "more could not be read", "more could not be read");
            remarks.push(format!("{unread}."));
        }
        remarks.join(" ")
    }

    /// "12 positions".
    #[must_use]
    pub fn count(&self) -> String {
        words::counted(self.entries.len(), "position", "positions")
    }
}

/// Where the last line ends that is whole within this many bytes; within a longer line somewhere.
fn end_of_lines(text: &str, most: usize) -> usize {
    let end = text.floor_char_boundary(most);
    text[..end].rfind(['\n', '\r']).unwrap_or(end)
}

impl App {
    /// Reads positions from text that came from outside; text that cannot be read stands in the FEN box.
    pub(super) fn paste(&mut self, text: &str) {
        match fen::read_trimmed(text) {
            (Ok(position), trimmed) => {
                let mended = if trimmed { ", without the white space around it" } else { "" };
                self.take_strict(position, &Annotations::default(), &format!("Position pasted{mended}"));
            }
            (Err(_), _) if is_long(text) => {
                let text = text.to_owned();
                self.read_in_background(move || Pasted::Board(Batch::read(&text), text));
            }
            (Err(_), _) => self.take_batch(Batch::read(text), text),
        }
    }

    /// Reads a long text while the window goes on.
    pub(super) fn read_in_background(&mut self, read: impl FnOnce() -> Pasted + Send + 'static) {
        if self.waiting.is_some() {
            self.say_waiting();
            return;
        }
        let (sender, receiver) = std::sync::mpsc::channel();
        let wake = self.wake();
        self.state.waiting = Some("Reading the text".to_owned());
        let run = move || {
            // The window may be gone by now, and then nobody needs the positions.
            let _ = sender.send(read());
            wake();
        };
        // Without a thread it is as if the reading had broken off.
        let _ = background::start("text", run);
        self.waiting = Some(Waiting::Text(receiver));
    }

    /// Takes what was read in a text.
    pub(super) fn take_pasted(&mut self, pasted: Pasted) {
        match pasted {
            Pasted::Board(batch, text) => self.take_batch(batch, &text),
            Pasted::List(read) => self.take_for_list(read),
        }
    }

    /// Takes what was read in a text for the board: one position is set up, several are asked about.
    fn take_batch(&mut self, mut batch: Batch, text: &str) {
        if batch.entries.len() > 1 {
            batch.text = Some(text.into());
            self.state.dialog = Some(Dialog::Several(batch));
            return;
        }
        match batch.entries.pop() {
            Some(entry) => self.take_entry(entry, batch.annotations, "Position pasted"),
            None if text.len() > MAX_TEXT => self.refuse(text),
            None => {
                self.state.fen.hold(&mut self.state.document, text);
                let sentence = "No position can be told from this text. It is in the FEN box, to be mended there.";
                self.state.notices.noted_of(Matter::UnreadText, sentence);
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
            let revision = self.state.document.revision();
            self.state.notices.undoable(format!("{done}{drawn}"), revision);
        } else {
            self.state.notices.done("This position is set up already");
        }
    }

    fn take_mended(&mut self, offer: Offer, annotations: Annotations) {
        if self.state.document.format() == Format::Epd && !offer.operations.is_empty() {
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
        self.state.notices.mended(text, offer.mends, choices, self.state.document.revision());
    }

    /// Puts a record of EPD in place of the current one, with its operations.
    fn take_record(&mut self, offer: Offer, annotations: Annotations) {
        let Some(likeliest) = offer.likeliest() else { return };
        let is_step = self.set_up_pasted(likeliest.position, &annotations, &offer.operations);
        let revision = self.state.document.revision();
        match (is_step, offer.mends_of_record) {
            (true, mends) if mends.is_empty() => {
                self.state.notices.undoable("Position pasted with its operations", revision);
            }
            (false, mends) if mends.is_empty() => self.state.notices.done("This record is set up already"),
            (is_step, mends) => {
                let Offer { choices: list, operations, .. } = offer;
                let choices = Choices { list, chosen: 0, is_step, operations, annotations };
                let text = "Position pasted with its operations; the text was mended";
                self.state.notices.mended(text, mends, choices, revision);
            }
        }
    }

    /// Sets up a position from a text with what comes with it, as one step, and tells whether that changed anything.
    /// What is drawn on the board stays only where the pieces stay and the text draws nothing itself.
    fn set_up_pasted(&mut self, position: Position, annotations: &Annotations, operations: &[Operation]) -> bool {
        let before = self.state.document.position().board;
        self.state.document.begin_gesture();
        let mut is_changed = self.state_whole(Edit::Replace(Box::new(position)));
        if !operations.is_empty() {
            is_changed |= self.set_operations(operations.to_vec());
        }
        if before != position.board || !annotations.is_empty() {
            is_changed |= self.state.document.apply(Edit::SetAnnotations(annotations.clone()));
        }
        self.state.document.end_gesture();
        is_changed
    }

    /// Gives the current record of EPD other operations, and tells whether that changed it. Says so where its
    /// line has no room for them.
    fn set_operations(&mut self, operations: Vec<Operation>) -> bool {
        let count = operations.len();
        let is_changed = self.state.document.apply(Edit::SetOperations(operations));
        let document = &self.state.document;
        if !is_changed && document.record(document.current()).operations().len() < count {
            self.state.notices.failed("The operations are too long for one record and were left out.", None);
        }
        is_changed
    }

    /// Sets up another reading of the text that was pasted last, in place of the one that was.
    pub(super) fn choose_reading(&mut self, notice: usize, index: usize) {
        let revision = self.state.document.revision();
        let notice = self.state.notices.list().get(notice);
        let notice = notice.filter(|notice| notice.revision == Some(revision));
        let Some(choices) = notice.and_then(|notice| notice.choices.clone()) else { return };
        let Some(choice) = choices.list.get(index) else { return };
        if choices.is_step {
            self.state.document.undo();
        }
        let Choice { position, about, .. } = choice.clone();
        let is_step = self.set_up_pasted(position, &choices.annotations, &choices.operations);
        let choices = Choices { chosen: index, is_step, ..choices };
        self.state.notices.mended(
            "Position set up; the text was read in another way",
            vec![about],
            choices,
            self.state.document.revision(),
        );
    }

    /// Puts the first of several positions in place of this one.
    pub(super) fn take_first(&mut self, batch: Batch) {
        if let Some(first) = batch.entries.into_iter().next() {
            self.take_entry(first, batch.annotations, "The first position was pasted");
        }
    }

    /// Puts the positions of a text behind the current one, which were shown before: all that is in the text, with its
    /// comments, if that is a file of them.
    pub(super) fn add_text(&mut self, batch: &Batch) {
        match &batch.text {
            Some(text) if !batch.is_cut => self.read_for_list(text.to_string()),
            _ => self.add_batch(batch),
        }
    }

    /// Puts several positions behind the current one, as one step; the first of them becomes current and all are
    /// selected. The start position of a window in which nothing was done yet makes room for them.
    pub(super) fn add_batch(&mut self, batch: &Batch) {
        let format = self.state.document.format();
        let left_out: usize = match format {
            Format::Epd => 0,
            Format::Fen | Format::Pgn => batch.entries.iter().map(|entry| entry.operations.len()).sum(),
        };
        let added = self.put_behind(true, |document, at| {
            let numbered = batch.entries.iter().zip(at + 1..);
            let mut text: String = numbered.map(|(entry, number)| entry.text(format, number)).collect();
            // The last line ends as that of the file does.
            if format != Format::Pgn {
                text.pop();
            }
            document.apply(Edit::InsertText { at, text });
        });
        if added == 0 {
            self.state.notices.failed(format!("{} could not be added. The file has too many.", batch.count()), None);
            return;
        }
        let mut sentence = format!("{} added", words::counted(added, "position", "positions"));
        if batch.mended > 0 {
            sentence = format!("{sentence}, {} of them mended", words::number(batch.mended));
        }
        let revision = self.state.document.revision();
        if left_out > 0 {
            let operations = words::counted(left_out, "operation has", "operations have");
            sentence = format!("{sentence}. {operations} no place in this file and stayed behind");
            self.state.notices.lost(sentence, revision);
        } else {
            self.state.notices.undoable(sentence, revision);
        }
    }
}
