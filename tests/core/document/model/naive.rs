//! A file of positions as a plain vector of its lines: what every edit makes of it, said as simply as possible.

use std::rc::Rc;

use super::super::files::sample::Encoding;
use fenwright::document::{Edit, Format};
use fenwright::notation::fen;
use fenwright::{Piece, Position, Square};

pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A record: the lines above the one that states its position, that line, and those below it that go with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) lead: Vec<String>,
    pub(super) line: String,
    pub(super) rest: Vec<String>,
}

/// How a file is written, which no edit changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) format: Format,
    pub(super) encoding: Encoding,
    pub(super) end: &'static str,
    /// Whether the last line has an end.
    pub(super) is_closed: bool,
}

/// The records of a file and the lines behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Naive {
    pub(super) entries: Vec<Rc<Entry>>,
    pub(super) tail: Vec<String>,
}

impl Entry {
    /// A record with this line and nothing around it.
    pub(super) fn of_line(line: String) -> Self {
        Self { lead: Vec::new(), line, rest: Vec::new() }
    }

    fn lines(&self) -> impl Iterator<Item = &str> {
        let lines = self.lead.iter().chain([&self.line]).chain(&self.rest);
        lines.map(String::as_str)
    }

    /// The canonical FEN of the position, if the line states one.
    pub(super) fn fen(&self, format: Format) -> Option<String> {
        let text = match format {
            Format::Fen => self.line.clone(),
            Format::Epd => format!("{} 0 1", self.fields().join(" ")),
            Format::Pgn => self.line.strip_prefix("[FEN \"")?.strip_suffix("\"]")?.to_owned(),
        };
        fen::read(&text).ok().map(|position| fen::write(&position))
    }

    /// The four fields of a line of EPD.
    fn fields(&self) -> Vec<&str> {
        self.line.splitn(5, ' ').take(4).collect()
    }

    /// The operations of a line of EPD, without their semicolons.
    pub(super) fn operations(&self) -> Vec<String> {
        let tail = self.line.splitn(5, ' ').nth(4).unwrap_or_default();
        let mut is_quoted = false;
        let parts = tail.split(|letter| {
            is_quoted ^= letter == '"';
            letter == ';' && !is_quoted
        });
        parts.map(str::trim).filter(|operation| !operation.is_empty()).map(str::to_owned).collect()
    }

    /// The same with other operations.
    pub(super) fn with_operations(&self, operations: &[String]) -> Self {
        let operations = operations.iter().map(|operation| operation.clone() + ";");
        let parts: Vec<String> = self.fields().into_iter().map(str::to_owned).chain(operations).collect();
        Self { line: parts.join(" "), ..self.clone() }
    }

    /// The same with another position, in canonical FEN.
    pub(super) fn with_fen(&self, fen: &str, format: Format) -> Self {
        let line = match format {
            Format::Fen => fen.to_owned(),
            Format::Pgn => format!("[FEN \"{fen}\"]"),
            Format::Epd => {
                let new = Self::of_line(epd_fields(fen));
                return Self { lead: self.lead.clone(), ..new.with_operations(&self.operations()) };
            }
        };
        Self { line, ..self.clone() }
    }

    /// Whether it is marked as done: by its last operation, or by the comment directly above it.
    pub(super) fn is_done(&self, format: Format) -> bool {
        match format {
            Format::Epd => self.operations().iter().any(|operation| operation == "done"),
            Format::Fen | Format::Pgn => self.lead.last().is_some_and(|line| line == "# done"),
        }
    }

    /// The same with or without that mark.
    pub(super) fn marked(&self, is_done: bool, format: Format) -> Self {
        let mut new = self.clone();
        if is_done == self.is_done(format) {
            return new;
        }
        if format == Format::Epd {
            let mut operations = self.operations();
            operations.retain(|operation| operation != "done");
            operations.extend(is_done.then(|| "done".to_owned()));
            return self.with_operations(&operations);
        }
        if is_done {
            new.lead.push("# done".to_owned());
        } else {
            new.lead.pop();
        }
        new
    }

    /// What it is called: the `id` of EPD, else the comment directly above it.
    pub(super) fn name(&self, format: Format) -> Option<String> {
        let id = self.operations().iter().find_map(|operation| operation.strip_prefix("id ").map(str::to_owned));
        if let Some(id) = id.filter(|_| format == Format::Epd) {
            return Some(id.trim_matches('"').to_owned());
        }
        let skipped = usize::from(format == Format::Fen && self.is_done(format));
        let line = self.lead.iter().rev().nth(skipped)?;
        line.strip_prefix(['#', ';']).map(|name| name.trim().to_owned())
    }
}

/// The first four fields of a FEN.
pub(super) fn epd_fields(fen: &str) -> String {
    fen.splitn(5, ' ').take(4).collect::<Vec<_>>().join(" ")
}

impl Style {
    /// The line of a record with this position and nothing else.
    pub(super) fn line(self, fen: &str) -> String {
        match self.format {
            Format::Epd => epd_fields(fen),
            Format::Fen => fen.to_owned(),
            Format::Pgn => format!("[FEN \"{fen}\"]"),
        }
    }

    /// The text of lines, the last of which has an end only if asked for.
    pub(super) fn text<'a>(self, lines: impl Iterator<Item = &'a str>, is_closed: bool) -> String {
        let mut text: String = lines.flat_map(|line| [line, self.end]).collect();
        if !is_closed {
            text.truncate(text.len() - self.end.len());
        }
        text
    }
}

impl Naive {
    /// The text of the whole file.
    pub(super) fn text(&self, style: Style) -> String {
        let records = self.entries.iter().flat_map(|entry| entry.lines());
        style.text(records.chain(self.tail.iter().map(String::as_str)), style.is_closed)
    }

    /// The bytes of the whole file.
    pub(super) fn bytes(&self, style: Style) -> Vec<u8> {
        [style.encoding.mark(), &style.encoding.encode(&self.text(style))].concat()
    }

    /// The same with another record in one place.
    pub(super) fn with_entry(&self, index: usize, entry: Entry) -> Self {
        let mut new = self.clone();
        new.entries[index] = Rc::new(entry);
        new
    }

    /// The same with these records before a place.
    pub(super) fn with_inserted(&self, at: usize, entries: impl IntoIterator<Item = Rc<Entry>>) -> Self {
        let mut new = self.clone();
        new.entries.splice(at..at, entries);
        new
    }

    /// The records of these places in this order, and where the record of one place is then.
    pub(super) fn arranged(&self, order: &[usize], follow: usize) -> (Self, Option<usize>) {
        let entries = order.iter().map(|index| self.entries[*index].clone()).collect();
        let place = order.iter().position(|index| *index == follow);
        (Self { entries, tail: self.tail.clone() }, place)
    }
}

/// What an edit of a position makes of it; `None` for edits that this model does not know, and where rights to castle
/// would have to follow.
pub(super) fn edited(before: &Position, edit: &Edit) -> Option<Position> {
    let mut position = *before;
    match edit {
        Edit::Place { square, piece } => {
            let has_rights = position.castling.rights().next().is_some();
            if has_rights && matches!(square.rank, 0 | 7) {
                return None;
            }
            position.board.set(*square, *piece);
        }
        Edit::SideToMove(color) => position.side_to_move = *color,
        Edit::HalfmoveClock(clock) => position.halfmove_clock = *clock,
        Edit::Replace(new) => position = **new,
        _ => return None,
    }
    Some(position)
}

/// A square and a piece, or none, by numbers.
pub(super) fn placing(square: u8, piece: u8) -> Edit {
    let square = Square { file: square % 8, rank: square / 8 % 8 };
    let piece = "KQRBNPkqrbnp".chars().nth(usize::from(piece)).and_then(Piece::from_letter);
    Edit::Place { square, piece }
}
