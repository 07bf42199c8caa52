//! A file of positions as a plain vector of lines, and the simplest implementation of every edit.

use std::rc::Rc;

use super::super::files::sample::Encoding;
use fenwright::document::{Edit, Format};
use fenwright::notation::fen;
use fenwright::{Piece, Position, Square};

pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A record: the lines above its position, the line of the position, and the lines below that belong to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) lead: Vec<String>,
    pub(super) line: String,
    pub(super) rest: Vec<String>,
}

/// The parts of a file that no edit changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) format: Format,
    pub(super) encoding: Encoding,
    pub(super) end: &'static str,
    /// `true` if the last line has a line ending.
    pub(super) is_closed: bool,
}

/// The records of a file, the lines before the first record and a blank line, and the lines after the last record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Naive {
    pub(super) front: Vec<String>,
    pub(super) entries: Vec<Rc<Entry>>,
    pub(super) tail: Vec<String>,
}

impl Entry {
    /// A record of this line alone.
    pub(super) fn of_line(line: String) -> Self {
        Self { lead: Vec::new(), line, rest: Vec::new() }
    }

    fn lines(&self) -> impl Iterator<Item = &str> {
        let lines = self.lead.iter().chain([&self.line]).chain(&self.rest);
        lines.map(String::as_str)
    }

    /// The canonical FEN of the position, if the line has one.
    pub(super) fn fen(&self, format: Format) -> Option<String> {
        let text = match format {
            Format::Fen => self.line.clone(),
            Format::Epd => format!("{} 0 1", self.fields().join(" ")),
            Format::Pgn => self.line.strip_prefix("[FEN \"")?.strip_suffix("\"]")?.to_owned(),
            _ => return None,
        };
        fen::read(&text).ok().map(|position| fen::write(&position))
    }

    /// The four fields of an EPD line.
    fn fields(&self) -> Vec<&str> {
        self.line.splitn(5, ' ').take(4).collect()
    }

    /// The operations of an EPD line, without semicolons.
    pub(super) fn operations(&self) -> Vec<String> {
        let tail = self.line.splitn(5, ' ').nth(4).unwrap_or_default();
        let mut is_quoted = false;
        let parts = tail.split(|letter| {
            is_quoted ^= letter == '"';
            letter == ';' && !is_quoted
        });
        parts.map(str::trim).filter(|operation| !operation.is_empty()).map(str::to_owned).collect()
    }

    /// This record with other operations.
    pub(super) fn with_operations(&self, operations: &[String]) -> Self {
        let operations = operations.iter().map(|operation| operation.clone() + ";");
        let parts: Vec<String> = self.fields().into_iter().map(str::to_owned).chain(operations).collect();
        Self { line: parts.join(" "), ..self.clone() }
    }

    /// This record with another position in canonical FEN.
    pub(super) fn with_fen(&self, fen: &str, format: Format) -> Self {
        let line = match format {
            Format::Pgn => format!("[FEN \"{fen}\"]"),
            Format::Epd => {
                let new = Self::of_line(epd_fields(fen));
                return Self { lead: self.lead.clone(), ..new.with_operations(&self.operations()) };
            }
            _ => fen.to_owned(),
        };
        Self { line, ..self.clone() }
    }

    /// Returns `true` if the record is marked as done, by its last operation or by a comment directly above it.
    pub(super) fn is_done(&self, format: Format) -> bool {
        match format {
            Format::Epd => self.operations().iter().any(|operation| operation == "done"),
            _ => self.own_comments().any(|line| line == "# done"),
        }
    }

    /// The comments directly above a FEN line that are not its title, from bottom to top.
    fn own_comments(&self) -> impl Iterator<Item = &String> {
        let is_own = |line: &&String| *line == "# done" || line.starts_with("# [%") && line.ends_with(']');
        self.lead.iter().rev().take_while(is_own)
    }

    /// This record with or without the mark.
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
            let first = self.lead.len() - self.own_comments().count();
            let own = new.lead.split_off(first);
            new.lead.extend(own.into_iter().filter(|line| line != "# done"));
        }
        new
    }

    /// The title: the `id` in EPD, otherwise the comment directly above.
    pub(super) fn name(&self, format: Format) -> Option<String> {
        let id = self.operations().iter().find_map(|operation| operation.strip_prefix("id ").map(str::to_owned));
        if let Some(id) = id.filter(|_| format == Format::Epd) {
            return Some(id.trim_matches('"').to_owned());
        }
        let skipped = if format == Format::Fen { self.own_comments().count() } else { 0 };
        let line = self.lead.iter().rev().nth(skipped)?;
        let name = line.strip_prefix(['#', ';'])?;
        Some(name.split("[%").next().unwrap_or_default().trim().to_owned())
    }

    /// The annotation commands, as lines or operations.
    fn stating(&self, format: Format) -> Vec<String> {
        if format == Format::Epd {
            let operations = self.operations().into_iter();
            return operations.filter(|operation| operation.starts_with('c') && operation.contains("[%")).collect();
        }
        let count = (self.own_comments().count() + 1).min(self.lead.len());
        let lines = &self.lead[self.lead.len() - count..];
        lines.iter().filter(|line| line.contains("[%")).cloned().collect()
    }

    /// The annotations.
    pub(super) fn drawing(&self, format: Format) -> String {
        let all = self.stating(format).join(" ");
        let commands = |name: &str| {
            let parts = all.split(name).skip(1).filter_map(|part| part.split(']').next());
            let entries: Vec<&str> = parts.flat_map(|part| part.split(',')).collect();
            let mut once: Vec<&str> = Vec::new();
            for entry in entries {
                match once.iter_mut().find(|other| other[1..] == entry[1..]) {
                    Some(other) => *other = entry,
                    None => once.push(entry),
                }
            }
            if once.is_empty() { String::new() } else { format!("{name}{}]", once.join(",")) }
        };
        commands("[%csl ") + &commands("[%cal ")
    }

    /// This record with these annotations, in the first line or operation that has any, or in a new one.
    pub(super) fn drawn(&self, new: &str, format: Format) -> Self {
        if self.drawing(format) == new {
            return self.clone();
        }
        let stating = self.stating(format);
        let mut is_stated = false;
        let mut rewrite = |line: &String| {
            if !stating.contains(line) {
                return Some(line.clone());
            }
            let text = replaced(line, if is_stated { "" } else { new });
            is_stated = true;
            let rest = text.trim_start_matches(|sign: char| sign == '#' || sign == 'c' || sign.is_ascii_digit());
            Some(text.clone()).filter(|_| !rest.trim_matches(['"', ' ']).is_empty())
        };
        if format == Format::Epd {
            let mut operations: Vec<String> = self.operations().iter().filter_map(&mut rewrite).collect();
            let is_free = |number: &usize| !self.operations().iter().any(|other| other[..2] == format!("c{number}"));
            let free = (0..10).find(is_free).unwrap_or(9);
            if !is_stated && !new.is_empty() {
                let at = operations.iter().position(|operation| operation == "done").unwrap_or(operations.len());
                operations.insert(at, format!("c{free} \"{new}\""));
            }
            return self.with_operations(&operations);
        }
        let own = self.lead.len() - self.own_comments().count();
        let mut lead: Vec<String> = self.lead.iter().filter_map(&mut rewrite).collect();
        if !is_stated && !new.is_empty() {
            lead.insert(own, format!("# {new}"));
        }
        Self { lead, ..self.clone() }
    }
}

/// A text with other annotation commands. Unchanged commands stay in their places.
fn replaced(text: &str, new: &str) -> String {
    let parts = |text: &str, name: &str| {
        let start = text.find(name)?;
        Some(start..start + text[start..].find(']')? + 1)
    };
    let names = ["[%csl ", "[%cal "];
    let [squares, arrows] = names.map(|name| parts(text, name));
    let [new_squares, new_arrows] = names.map(|name| parts(new, name).map_or("", |range| &new[range]));
    match (squares, arrows) {
        (Some(squares), Some(arrows)) => {
            [&text[..squares.start], new_squares, &text[squares.end..arrows.start], new_arrows, &text[arrows.end..]]
                .concat()
        }
        (Some(range), None) | (None, Some(range)) => {
            [&text[..range.start], new_squares, new_arrows, &text[range.end..]].concat()
        }
        (None, None) => text.to_owned(),
    }
}

/// The first four fields of a FEN.
pub(super) fn epd_fields(fen: &str) -> String {
    fen.splitn(5, ' ').take(4).collect::<Vec<_>>().join(" ")
}

impl Style {
    /// The line of a record with this position and no operations.
    pub(super) fn line(self, fen: &str) -> String {
        match self.format {
            Format::Epd => epd_fields(fen),
            Format::Pgn => format!("[FEN \"{fen}\"]"),
            _ => fen.to_owned(),
        }
    }

    /// The text of these lines. The last one has an ending only if `is_closed`.
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
        let (front, tail) = (self.front.iter().map(String::as_str), self.tail.iter().map(String::as_str));
        style.text(front.chain(records).chain(tail), style.is_closed)
    }

    /// This file after reopening: lines before a blank line at the top belong to no record.
    pub(super) fn opened(mut self, format: Format) -> Self {
        if format != Format::Pgn {
            let first = Rc::make_mut(&mut self.entries[0]);
            let end = first.lead.iter().rposition(String::is_empty).map_or(0, |blank| blank + 1);
            if !self.front.is_empty() || first.lead[..end].iter().any(|line| !line.is_empty()) {
                self.front.extend(first.lead.drain(..end));
            }
        }
        self
    }

    /// The bytes of the whole file.
    pub(super) fn bytes(&self, style: Style) -> Vec<u8> {
        [style.encoding.mark(), &style.encoding.encode(&self.text(style))].concat()
    }

    /// This file with one record replaced.
    pub(super) fn with_entry(&self, index: usize, entry: Entry) -> Self {
        let mut new = self.clone();
        new.entries[index] = Rc::new(entry);
        new
    }

    /// This file with these records inserted.
    pub(super) fn with_inserted(&self, at: usize, entries: impl IntoIterator<Item = Rc<Entry>>) -> Self {
        let mut new = self.clone();
        new.entries.splice(at..at, entries);
        new
    }

    /// The records in this order, and the new index of the record `follow`.
    pub(super) fn arranged(&self, order: &[usize], follow: usize) -> (Self, Option<usize>) {
        let entries = order.iter().map(|index| self.entries[*index].clone()).collect();
        let place = order.iter().position(|index| *index == follow);
        (Self { entries, ..self.clone() }, place)
    }
}

/// The position after an edit, or `None` for edits that this model does not know and where castling rights would have
/// to follow.
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

/// Places a piece, or none, on a square. Both are given by numbers.
pub(super) fn placing(square: u8, piece: u8) -> Edit {
    let square = Square { file: square % 8, rank: square / 8 % 8 };
    let piece = "KQRBNPkqrbnp".chars().nth(usize::from(piece)).and_then(Piece::from_letter);
    Edit::Place { square, piece }
}
