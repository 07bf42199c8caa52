//! A record that a sweep looks at: what is asked of it is found out once, and the cheapest way.

use std::borrow::Cow;
use std::cell::OnceCell;

use crate::board::{BitPosition, Bitboards, Board, Color, Piece, Position, Size, Square};
use crate::document::content::Snapshot;
use crate::document::format::{Grammar, RecordView, Statement, may_name_rules, of_remarks};
use crate::document::io::Source;
use crate::rules::{self, Material, Problem, Verdict};

/// A line of a file as it was found.
#[derive(Debug)]
pub(crate) struct FileLine<'a> {
    pub(super) snapshot: &'a Snapshot,
    pub(super) source: &'a Source,
    pub(super) format: &'static dyn Grammar,
    /// Its place among the records.
    pub(super) place: usize,
    /// What stands above it, itself, and some of what follows. All of it is in an encoding with the bytes of ASCII.
    pub(super) bytes: &'a [u8],
    /// Where in them the line starts, and where it ends, without its line end.
    pub(super) start: usize,
    pub(super) end: usize,
}

impl<'a> FileLine<'a> {
    fn line(&self) -> &'a [u8] {
        self.bytes.get(self.start..self.end).unwrap_or_default()
    }

    /// What stands above it.
    fn lead(&self) -> &'a [u8] {
        self.bytes.get(..self.start).unwrap_or_default()
    }

    /// What follows the four fields of EPD.
    fn behind_fields(&self) -> &'a [u8] {
        const FIELDS: usize = 4;
        let line = self.line().trim_ascii_start();
        let mut blanks = memchr::memchr2_iter(b' ', b'\t', line);
        blanks.nth(FIELDS - 1).and_then(|at| line.get(at..)).unwrap_or_default()
    }

    /// The position, if it is written as nearly all are.
    fn bits(&self) -> Option<BitPosition> {
        if may_name_rules(self.lead()) {
            return None;
        }
        self.format.quick_bits(self.bytes.get(self.start..)?, self.end - self.start)
    }

    /// Whether it or what stands above it may have commands such as those for arrows.
    fn may_have_commands(&self) -> bool {
        self.bytes.get(..self.end).is_none_or(|bytes| memchr::memmem::find(bytes, b"[%").is_some())
    }

    fn position(&self) -> Option<Position> {
        if may_name_rules(self.lead()) {
            return None;
        }
        self.format.quick_position(self.line())
    }
}

/// A record that a sweep looks at.
#[derive(Debug)]
pub(crate) struct Subject<'a> {
    line: Option<FileLine<'a>>,
    view: OnceCell<RecordView<'a>>,
    bits: OnceCell<Option<BitPosition>>,
    position: OnceCell<Option<Position>>,
    problems: OnceCell<Vec<Problem>>,
    verdict: OnceCell<Option<Verdict>>,
    statements: OnceCell<Vec<(Statement, String)>>,
}

impl<'a> Subject<'a> {
    pub(super) fn of_line(line: FileLine<'a>) -> Self {
        Self {
            line: Some(line),
            view: OnceCell::new(),
            bits: OnceCell::new(),
            position: OnceCell::new(),
            problems: OnceCell::new(),
            verdict: OnceCell::new(),
            statements: OnceCell::new(),
        }
    }

    /// A record that was looked up.
    pub(crate) fn of_view(view: RecordView<'a>) -> Self {
        Self {
            line: None,
            view: OnceCell::from(view),
            bits: OnceCell::new(),
            position: OnceCell::new(),
            problems: OnceCell::new(),
            verdict: OnceCell::new(),
            statements: OnceCell::new(),
        }
    }

    /// The look at the record, if it was looked up or after it is.
    pub(crate) fn view(&self) -> Option<&RecordView<'a>> {
        let line = self.line.as_ref();
        if self.view.get().is_none()
            && let Some(line) = line
        {
            // It is there only if another thread set it, and there is none.
            let _ = self.view.set(line.snapshot.record(line.place));
        }
        self.view.get()
    }

    /// The position as sets of squares; `None` if there is none, or none on 8x8.
    pub(crate) fn bits(&self) -> Option<&BitPosition> {
        let quick = || self.line.as_ref().and_then(FileLine::bits);
        let careful = || self.position().and_then(BitPosition::of);
        self.bits.get_or_init(|| quick().or_else(careful)).as_ref()
    }

    /// The position; `None` if the record is no position.
    pub(crate) fn position(&self) -> Option<&Position> {
        let quick = || self.line.as_ref().and_then(FileLine::position);
        let careful = || self.view().and_then(|view| view.position().ok());
        self.position.get_or_init(|| quick().or_else(careful)).as_ref()
    }

    /// Whether the record is a position.
    pub(crate) fn is_readable(&self) -> bool {
        self.bits().is_some() || self.position().is_some()
    }

    /// What men stand on the board.
    pub(crate) fn material(&self) -> Option<Material> {
        match self.bits() {
            Some(bits) => Some(Material::of_bits(&bits.men)),
            None => self.position().map(|position| Material::of(&position.board)),
        }
    }

    /// Whether this piece stands on a square, or nothing; on a square that the board does not have neither does.
    pub(crate) fn stands_on(&self, square: Square, piece: Option<Piece>) -> bool {
        let Some(BitPosition { men, .. }) = self.bits() else {
            let has = |board: &Board| board.size().contains(square) && board.get(square) == piece;
            return self.position().is_some_and(|position| has(&position.board));
        };
        let set = piece.map_or(!men.occupied(), |piece| men.of_piece(piece.color, piece.role));
        Size::STANDARD.contains(square) && Bitboards::square(square) & set != 0
    }

    /// Whose turn it is.
    pub(crate) fn side_to_move(&self) -> Option<Color> {
        match self.bits() {
            Some(bits) => Some(bits.side_to_move),
            None => self.position().map(|position| position.side_to_move),
        }
    }

    /// The problems of the position; none if there is no position.
    pub(crate) fn problems(&self) -> &[Problem] {
        let quick = || self.bits().and_then(rules::problems_quick);
        let careful = || self.position().map(rules::problems);
        self.problems.get_or_init(|| quick().or_else(careful).unwrap_or_default())
    }

    /// Whether a king of the side to move is attacked.
    pub(crate) fn is_in_check(&self) -> bool {
        let quick = self.bits().and_then(rules::is_in_check_quick);
        quick.unwrap_or_else(|| self.verdict().is_some_and(|verdict| verdict.check))
    }

    /// What the position amounts to.
    pub(crate) fn verdict(&self) -> Option<&Verdict> {
        let verdict = || Some(rules::verdict_with(self.position()?, self.problems()));
        self.verdict.get_or_init(verdict).as_ref()
    }

    /// Whether it is a line as it was found with nothing above it and no operations, so that nothing names it.
    pub(crate) fn is_bare_line(&self) -> bool {
        self.line.as_ref().is_some_and(|line| !line.format.has_operations() && line.start == 0)
    }

    /// Whether it was found as a game with moves or comments.
    pub(crate) fn has_moves(&self) -> bool {
        self.line.is_none() && self.view().is_some_and(|view| view.found.has_moves(view))
    }

    /// Whether it is a further part of the game that the record before it is of.
    pub(crate) fn is_part(&self) -> bool {
        self.line.is_none() && self.view().is_some_and(|view| view.place.is_part)
    }

    /// Whether arrows or marked squares are drawn on its board.
    pub(crate) fn is_drawn_on(&self) -> bool {
        let may_be = self.line.as_ref().is_none_or(FileLine::may_have_commands);
        may_be && self.view().is_some_and(|view| !view.annotations().is_empty())
    }

    /// Whether it differs from what the file on disk holds.
    pub(crate) fn is_edited(&self) -> bool {
        self.view().is_some_and(RecordView::is_edited)
    }

    /// All that it says in words, with the words in small letters.
    pub(crate) fn statements(&self) -> &[(Statement, String)] {
        self.statements.get_or_init(|| {
            let statements = match self.readable_line() {
                Some(_) if self.is_bare_line() => Vec::new(),
                Some(line) => {
                    let [lead, text] = [line.lead(), line.line()].map(|bytes| line.source.decode(bytes));
                    of_remarks(&line.format.remarks_of_line(&lead, &text), std::iter::empty())
                }
                None => self.view().map(RecordView::statements).unwrap_or_default(),
            };
            statements
                .into_iter()
                .map(|said| (fold(&said.text).into_owned(), said))
                .map(|(text, said)| (said, text))
                .collect()
        })
    }

    /// The line of a file, if it is a position.
    fn readable_line(&self) -> Option<&FileLine<'a>> {
        self.line.as_ref().filter(|_| self.is_readable())
    }

    /// The line that states the position as it would be written, or the value of the FEN tag.
    pub(crate) fn fen_text(&self) -> Cow<'_, str> {
        match &self.line {
            Some(line) => line.source.decode(line.line()),
            None => self.view().map(RecordView::text).unwrap_or_default(),
        }
    }

    /// Puts the text of the file in small letters into a buffer if that has every word that the record says; whether it
    /// was. What was edited says more than the file.
    pub(crate) fn file_text(&self, text: &mut Vec<u8>) -> bool {
        text.clear();
        if let Some(line) = &self.line {
            push_folded(line.source, line.bytes.get(..line.end).unwrap_or_default(), text);
            return true;
        }
        let Some(view) = self.view().filter(|view| view.is_kept()) else { return false };
        push_folded(view.source, &view.source.slice(view.place.whole()), text);
        true
    }

    /// Leaves in that buffer what does not state the position of a line.
    pub(crate) fn without_fen(&self, text: &mut Vec<u8>) {
        let Some(line) = self.readable_line() else { return };
        text.clear();
        push_folded(line.source, line.lead(), text);
        if line.format.has_operations() {
            text.push(b'\n');
            push_folded(line.source, line.behind_fields(), text);
        }
    }
}

/// Adds the text of some bytes in small letters.
fn push_folded(source: &Source, bytes: &[u8], text: &mut Vec<u8>) {
    if source.has_ascii() && bytes.is_ascii() {
        text.extend_from_slice(bytes);
        text.make_ascii_lowercase();
    } else {
        text.extend_from_slice(fold(&source.decode(bytes)).as_bytes());
    }
}

/// A text in small letters, each of which stands for itself.
pub(crate) fn fold(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Owned(text.to_ascii_lowercase());
    }
    Cow::Owned(text.chars().flat_map(char::to_lowercase).collect())
}
