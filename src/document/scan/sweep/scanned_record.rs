//! A record in a sweep: each property is computed once, in the cheapest way.

use std::borrow::Cow;
use std::cell::OnceCell;

use crate::board::{BitPosition, Bitboards, Board, Color, Piece, Position, Size, Square};
use crate::document::content::Snapshot;
use crate::document::format::{
    Columns, FieldName, Grammar, RecordView, Statement, may_name_variant, remarks_of_line, statements_of_remarks,
};
use crate::document::io::Source;
use crate::notation::fen;
use crate::rules::{self, Material, Problem, Verdict};

/// An untouched line of a file.
#[derive(Debug)]
pub(crate) struct FileLine<'a> {
    pub(super) snapshot: &'a Snapshot,
    pub(super) source: &'a Source,
    pub(super) format: &'static dyn Grammar,
    /// The columns, if the line is a row of a table.
    pub(super) columns: Option<&'a Columns>,
    pub(super) index: usize,
    /// The text above the line, the line, and some of the text after it, in an encoding that includes ASCII.
    pub(super) bytes: &'a [u8],
    pub(super) start: usize,
    pub(super) end: usize,
}

impl<'a> FileLine<'a> {
    fn line(&self) -> &'a [u8] {
        self.bytes.get(self.start..self.end).unwrap_or_default()
    }

    fn lead(&self) -> &'a [u8] {
        self.bytes.get(..self.start).unwrap_or_default()
    }

    fn after_fields(&self) -> &'a [u8] {
        const FIELDS: usize = 4;
        let line = self.line().trim_ascii_start();
        let mut blanks = memchr::memchr2_iter(b' ', b'\t', line);
        blanks.nth(FIELDS - 1).and_then(|at| line.get(at..)).unwrap_or_default()
    }

    fn bits(&self) -> Option<BitPosition> {
        if let Some(columns) = self.columns {
            return columns.read_position(self.line()).as_ref().and_then(BitPosition::from_standard);
        }
        if may_name_variant(self.lead()) {
            return None;
        }
        self.format.quick_reader()?.read_bits(self.bytes.get(self.start..)?, self.end - self.start)
    }

    fn position(&self) -> Option<Position> {
        if let Some(columns) = self.columns {
            return columns.read_position(self.line());
        }
        if may_name_variant(self.lead()) {
            return None;
        }
        self.format.quick_reader()?.read_position(self.line())
    }
}

#[derive(Debug, Default)]
pub(crate) struct ScannedRecord<'a> {
    line: Option<FileLine<'a>>,
    view: OnceCell<RecordView<'a>>,
    bits: OnceCell<Option<BitPosition>>,
    position: OnceCell<Option<Position>>,
    problems: OnceCell<Vec<Problem>>,
    verdict: OnceCell<Option<Verdict>>,
    statements: OnceCell<Vec<(Statement, String)>>,
}

impl<'a> ScannedRecord<'a> {
    pub(super) fn from_line(line: FileLine<'a>) -> Self {
        Self { line: Some(line), ..Self::default() }
    }

    pub(crate) fn from_view(view: RecordView<'a>) -> Self {
        Self { view: OnceCell::from(view), ..Self::default() }
    }

    pub(crate) fn view(&self) -> Option<&RecordView<'a>> {
        let line = self.line.as_ref();
        if self.view.get().is_none()
            && let Some(line) = line
        {
            // It cannot be set already: no other thread has access.
            let _ = self.view.set(line.snapshot.record(line.index));
        }
        self.view.get()
    }

    /// The position as bitboards; `None` if there is none, or if it is not on 8x8.
    pub(crate) fn bits(&self) -> Option<&BitPosition> {
        let quick = || self.line.as_ref().and_then(FileLine::bits);
        let careful = || self.position().and_then(BitPosition::from_standard);
        self.bits.get_or_init(|| quick().or_else(careful)).as_ref()
    }

    pub(crate) fn position(&self) -> Option<&Position> {
        let quick = || self.line.as_ref().and_then(FileLine::position);
        let careful = || self.view().and_then(|view| view.position().ok());
        self.position.get_or_init(|| quick().or_else(careful)).as_ref()
    }

    pub(crate) fn is_readable(&self) -> bool {
        self.bits().is_some() || self.position().is_some()
    }

    pub(crate) fn material(&self) -> Option<Material> {
        match self.bits() {
            Some(bits) => Some(Material::from_bitboards(&bits.board)),
            None => self.position().map(|position| Material::from_board(&position.board)),
        }
    }

    /// Returns `true` if this piece is on a square, or if the square is empty; `false` for a square off the board.
    pub(crate) fn has_piece_on(&self, square: Square, piece: Option<Piece>) -> bool {
        let Some(BitPosition { board: men, .. }) = self.bits() else {
            let has = |board: &Board| board.size().contains(square) && board.get(square) == piece;
            return self.position().is_some_and(|position| has(&position.board));
        };
        let set = piece.map_or(!men.occupied(), |piece| men.by_piece(piece.color, piece.role));
        Size::STANDARD.contains(square) && Bitboards::square_bit(square) & set != 0
    }

    pub(crate) fn side_to_move(&self) -> Option<Color> {
        match self.bits() {
            Some(bits) => Some(bits.side_to_move),
            None => self.position().map(|position| position.side_to_move),
        }
    }

    pub(crate) fn problems(&self) -> &[Problem] {
        let quick = || self.bits().and_then(rules::problems_quick);
        let careful = || self.position().map(rules::problems);
        self.problems.get_or_init(|| quick().or_else(careful).unwrap_or_default())
    }

    pub(crate) fn is_in_check(&self) -> bool {
        let quick = self.bits().and_then(rules::is_in_check_quick);
        quick.unwrap_or_else(|| self.verdict().is_some_and(|verdict| verdict.check))
    }

    pub(crate) fn verdict(&self) -> Option<&Verdict> {
        let verdict = || Some(rules::verdict_with_problems(self.position()?, self.problems()));
        self.verdict.get_or_init(verdict).as_ref()
    }

    /// Returns `true` for an untouched line that has no name: no comments above it, and a format without operations.
    pub(crate) fn is_bare_line(&self) -> bool {
        self.line
            .as_ref()
            .is_some_and(|line| line.format.is_of_lines() && !line.format.has_operations() && line.start == 0)
    }

    pub(crate) fn has_moves(&self) -> bool {
        self.line.is_none()
            && self.view().is_some_and(|view| view.source_format.games().is_some_and(|games| games.has_moves(view)))
    }

    pub(crate) fn is_game_continuation(&self) -> bool {
        self.line.is_none() && self.view().is_some_and(|view| view.span.is_part)
    }

    pub(crate) fn has_annotations(&self) -> bool {
        let bytes = self.line.as_ref().and_then(|line| line.bytes.get(..line.end));
        bytes.is_none_or(|bytes| memchr::memmem::find(bytes, b"[%").is_some())
            && self.view().is_some_and(|view| !view.annotations().is_empty())
    }

    pub(crate) fn is_edited(&self) -> bool {
        self.view().is_some_and(RecordView::is_edited)
    }

    /// All texts of the record, each with its lowercase form.
    pub(crate) fn statements(&self) -> &[(Statement, String)] {
        self.statements.get_or_init(|| {
            let statements = match self.readable_line() {
                Some(_) if self.is_bare_line() => Vec::new(),
                Some(line) => {
                    let [lead, text] = [line.lead(), line.line()].map(|bytes| line.source.decode(bytes));
                    let operations = line.format.operations().map_or_else(Vec::new, |format| format.read(&text));
                    statements_of_remarks(&remarks_of_line(&lead, operations), std::iter::empty())
                }
                None => self.view().map(RecordView::statements).unwrap_or_default(),
            };
            let with_folded = |said: Statement| {
                let folded = fold_case(&said.text);
                (said, folded)
            };
            statements.into_iter().map(with_folded).collect()
        })
    }

    /// Returns the texts of the columns, tags, operations and fields with a name, without empty ones.
    pub(crate) fn texts_named(&self, name: &FieldName) -> Vec<Cow<'_, str>> {
        let row = self.line.as_ref().and_then(|line| Some((line.columns?, line.source.decode(line.line()))));
        match row {
            Some((columns, Cow::Borrowed(row))) => columns.texts_named(row, name),
            _ => {
                self.view().map(|view| view.texts_named(name)).unwrap_or_default().into_iter().map(Cow::Owned).collect()
            }
        }
    }

    fn readable_line(&self) -> Option<&FileLine<'a>> {
        self.line.as_ref().filter(|line| line.columns.is_none() && self.is_readable())
    }

    /// The line with the position as it would be written, or the value of the FEN tag.
    pub(crate) fn fen_text(&self) -> Cow<'_, str> {
        match &self.line {
            Some(line) if line.columns.is_none() => line.source.decode(line.line()),
            Some(_) if self.position().is_some() => self.position().map(fen::write).unwrap_or_default().into(),
            _ => self.view().map(RecordView::text).unwrap_or_default(),
        }
    }

    /// Fills a buffer with the lowercase text of the file. Returns `true` if this text has all words of the record.
    pub(crate) fn read_file_text(&self, text: &mut Vec<u8>) -> bool {
        text.clear();
        if let Some(line) = &self.line {
            push_folded(line.source, line.bytes.get(..line.end).unwrap_or_default(), text);
            return true;
        }
        let Some(view) = self.view().filter(|view| view.is_verbatim()) else { return false };
        push_folded(view.source, &view.source.slice(view.span.whole()), text);
        true
    }

    pub(crate) fn remove_fen(&self, text: &mut Vec<u8>) {
        if let Some((line, columns)) = self.line.as_ref().and_then(|line| Some((line, line.columns?))) {
            text.clear();
            push_folded(line.source, &columns.without_position(line.line()), text);
        }
        let Some(line) = self.readable_line() else { return };
        text.clear();
        push_folded(line.source, line.lead(), text);
        if line.format.has_operations() {
            text.push(b'\n');
            push_folded(line.source, line.after_fields(), text);
        }
    }
}

fn push_folded(source: &Source, bytes: &[u8], text: &mut Vec<u8>) {
    if source.has_ascii() && bytes.is_ascii() {
        text.extend_from_slice(bytes);
        text.make_ascii_lowercase();
    } else {
        text.extend_from_slice(fold_case(&source.decode(bytes)).as_bytes());
    }
}

/// A text in lowercase, converted character by character.
pub(crate) fn fold_case(text: &str) -> String {
    if text.is_ascii() { text.to_ascii_lowercase() } else { text.chars().flat_map(char::to_lowercase).collect() }
}
