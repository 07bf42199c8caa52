//! Sample files, derived line by line from those of the collection, in every encoding and with every line ending.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use fenwright::document::Format;
use serde_json::Value;

/// The content of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// A comment, a blank line, another tag, or moves.
    Nothing,
    /// A record with this position in canonical FEN.
    Position(String),
    /// An unreadable record.
    Fault,
    /// The first line of a game from the start position without a FEN tag.
    Game,
}

/// One line of a file.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) end: &'static str,
    pub(super) holds: Holds,
}

/// The encoding of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    Utf8WithMark,
    Latin1,
    Utf16Le,
    Utf16Be,
}

/// The line endings of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ends {
    Lf,
    CrLf,
    Cr,
    Mixed,
}

/// A file with the expected content.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) name: String,
    pub(super) encoding: Encoding,
    pub(super) lines: Vec<Line>,
}

/// The bytes of a file.
#[derive(Clone, Debug)]
pub(super) struct LaidOut {
    pub(super) bytes: Vec<u8>,
    /// The lines without their endings.
    lines: Vec<Range<usize>>,
}

impl LaidOut {
    /// The bytes with one line replaced. Its ending stays.
    pub(super) fn with_line(&self, at: usize, line: &[u8]) -> Vec<u8> {
        let Range { start, end } = self.lines[at].clone();
        [&self.bytes[..start], line, &self.bytes[end..]].concat()
    }
}

impl Encoding {
    pub(crate) const ALL: [Self; 5] = [Self::Utf8, Self::Utf8WithMark, Self::Latin1, Self::Utf16Le, Self::Utf16Be];

    /// The encoding of this name in `expected.json`.
    fn of_name(name: &str) -> Self {
        match name {
            "utf-8" => Self::Utf8,
            "utf-8 with BOM" => Self::Utf8WithMark,
            "utf-16-le with BOM" => Self::Utf16Le,
            "latin-1 comments (invalid UTF-8)" => Self::Latin1,
            other => panic!("{other} is no encoding of the collection"),
        }
    }

    fn decode(self, bytes: &[u8]) -> String {
        let wide = |unit: fn([u8; 2]) -> u16| {
            let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
            String::from_utf16(&units).expect("UTF-16")
        };
        let utf_8 = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
        match self {
            Self::Utf8 => utf_8(bytes),
            Self::Utf8WithMark => utf_8(&bytes[3..]),
            Self::Latin1 => bytes.iter().map(|byte| char::from(*byte)).collect(),
            Self::Utf16Le => wide(u16::from_le_bytes),
            Self::Utf16Be => wide(u16::from_be_bytes),
        }
    }

    /// The bytes of a text without a byte order mark.
    pub(crate) fn encode(self, text: &str) -> Vec<u8> {
        match self {
            Self::Utf8 | Self::Utf8WithMark => text.as_bytes().to_vec(),
            Self::Latin1 => text.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect(),
            Self::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Self::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        }
    }

    /// The byte order mark.
    pub(crate) fn mark(self) -> &'static [u8] {
        match self {
            Self::Utf8 | Self::Latin1 => b"",
            Self::Utf8WithMark => b"\xEF\xBB\xBF",
            Self::Utf16Le => b"\xFF\xFE",
            Self::Utf16Be => b"\xFE\xFF",
        }
    }
}

impl Ends {
    pub(super) const ALL: [Self; 4] = [Self::Lf, Self::CrLf, Self::Cr, Self::Mixed];

    /// The ending of a line, by its number. Mixed endings alternate.
    fn of(self, number: usize) -> &'static str {
        match self {
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
            Self::Cr => "\r",
            Self::Mixed => ["\n", "\r\n", "\r"][number % 3],
        }
    }
}

/// The folder of the collection.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/files")
}

fn expected(name: &str) -> serde_json::Map<String, Value> {
    let text = fs::read_to_string(folder().join(name)).expect("tests/data/files is complete");
    serde_json::from_str(&text).expect("an object of files")
}

/// Every file of the collection, unchanged.
pub(super) fn collection() -> Vec<Sample> {
    let files = expected("expected.json").into_iter().chain(expected("expected_records.json"));
    files.map(|(name, facts)| Sample::read(&name, &facts)).collect()
}

/// The file of the collection with this name.
pub(super) fn named(name: &str) -> Sample {
    collection().into_iter().find(|sample| sample.name == name).unwrap_or_else(|| panic!("no file {name}"))
}

impl Sample {
    fn read(name: &str, facts: &Value) -> Self {
        let encoding = Encoding::of_name(facts["encoding"].as_str().expect("an encoding"));
        let bytes = fs::read(folder().join(name)).expect("tests/data/files is complete");
        assert!(bytes.starts_with(encoding.mark()), "{name} begins with the mark of its encoding");
        let mut sample = Self { name: name.to_owned(), encoding, lines: lines(&encoding.decode(&bytes)) };
        assert_eq!(sample.bytes(), bytes, "{name} is taken apart without a loss");
        if sample.is_pgn() {
            sample.mark_games(facts);
        } else {
            sample.mark_lines(facts);
        }
        sample
    }

    /// Marks the lines that are records, by the numbers in `expected.json`.
    fn mark_lines(&mut self, facts: &Value) {
        let records = facts["fens"].as_array().or(facts["records"].as_array()).expect("a list of records");
        let number = |value: &Value| value.as_u64().expect("the number of a line") as usize - 1;
        for record in records {
            let fen = record["fen"].as_str().expect("a FEN").to_owned();
            self.lines[number(&record["line"])].holds = Holds::Position(fen);
        }
        for line in facts["bad_lines"].as_array().into_iter().flatten() {
            self.lines[number(line)].holds = Holds::Fault;
        }
    }

    /// Marks the lines that are FEN tags, in order, and the games without one.
    fn mark_games(&mut self, facts: &Value) {
        let mut fens = facts["fens"].as_array().expect("a list of FENs").iter();
        let mut first = None;
        for at in 0..self.lines.len() {
            let text = &self.lines[at].text;
            if text.starts_with("[FEN \"") {
                let fen = fens.next().and_then(Value::as_str).expect("as many FENs as tags").to_owned();
                self.lines[at].holds = Holds::Position(fen);
                first = None;
            } else if text.starts_with("[Event ") {
                first = Some(at);
            } else if text.is_empty()
                && let Some(first) = first.take()
            {
                self.lines[first].holds = Holds::Game;
            }
        }
        assert!(fens.next().is_none(), "{}: every FEN was found", self.name);
        assert_eq!(Some(self.records().len() as u64), facts["games"].as_u64(), "{}", self.name);
    }

    fn format(&self) -> Option<Format> {
        Format::from_path(Path::new(&self.name))
    }

    pub(super) fn is_pgn(&self) -> bool {
        self.format() == Some(Format::Pgn)
    }

    pub(super) fn is_epd(&self) -> bool {
        self.format() == Some(Format::Epd)
    }

    /// The indexes of the lines that hold records.
    pub(super) fn records(&self) -> Vec<usize> {
        let lines = self.lines.iter().enumerate();
        lines.filter(|(_, line)| line.holds != Holds::Nothing).map(|(at, _)| at).collect()
    }

    /// The file's bytes.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.laid_out().bytes
    }

    /// The bytes of the file and the ranges of its lines.
    pub(super) fn laid_out(&self) -> LaidOut {
        let mut laid_out = LaidOut { bytes: self.encoding.mark().to_vec(), lines: Vec::new() };
        for line in &self.lines {
            let start = laid_out.bytes.len();
            laid_out.bytes.extend_from_slice(&self.encoding.encode(&line.text));
            laid_out.lines.push(start..laid_out.bytes.len());
            laid_out.bytes.extend_from_slice(&self.encoding.encode(line.end));
        }
        laid_out
    }

    /// This file in another encoding.
    pub(super) fn encoded(mut self, encoding: Encoding) -> Self {
        self.encoding = encoding;
        self
    }

    /// This file with other line endings. The last line has one only if `is_closed`.
    pub(super) fn ended(mut self, ends: Ends, is_closed: bool) -> Self {
        for at in 0..self.lines.len() {
            // A carriage return before a blank line that ends with a line feed would be a single line ending.
            let is_blank_next = self.lines.get(at + 1).is_some_and(|next| next.text.is_empty());
            self.lines[at].end = match ends.of(at) {
                "\r" if ends == Ends::Mixed && is_blank_next => "\r\n",
                end => end,
            };
        }
        while !is_closed && self.lines.last().is_some_and(|line| line.text.is_empty()) {
            self.lines.pop();
        }
        if let Some(last) = self.lines.last_mut().filter(|_| !is_closed) {
            last.end = "";
        }
        self
    }

    /// This file with blank lines and comments before, between and after its records.
    pub(super) fn among_comments(mut self) -> Self {
        let line = |text: &str| Line { text: text.to_owned(), end: "\n", holds: Holds::Nothing };
        let is_pgn = self.is_pgn();
        let (start, between, end) = if is_pgn {
            (vec!["", " "], vec!["{K\u{f6}nig \u{df}}"], vec!["", ""])
        } else {
            (
                vec!["", "# K\u{f6}nig \u{df}", " \t"],
                vec!["; Za\u{ef}re", "", "  % \u{e9}"],
                vec!["", "// \u{fc}ber", ""],
            )
        };
        let mut lines: Vec<Line> = start.into_iter().map(line).collect();
        for (at, old) in self.lines.drain(..).enumerate() {
            let is_place = if is_pgn { old.text.starts_with("1. ") } else { at % 5 == 3 };
            if is_place {
                lines.extend(between.iter().map(|text| line(text)));
            }
            lines.push(old);
        }
        lines.extend(end.into_iter().map(line));
        self.lines = lines;
        self
    }

    /// These lines with a long comment among them, so that a large file does not need millions of lines.
    pub(super) fn with_long_comment(mut self) -> Self {
        let words = "word ".repeat(4000);
        let is_move = |line: &Line| line.text.starts_with("1. ");
        let (at, text) = match self.lines.iter().position(is_move) {
            Some(at) if self.is_pgn() => (at + 1, format!("{{{words}}}")),
            _ => (0, format!("; {words}")),
        };
        self.lines.insert(at, Line { text, end: "\n", holds: Holds::Nothing });
        self
    }

    /// These lines repeated until the file has more than this number of bytes.
    pub(super) fn repeated(mut self, bytes: usize) -> Self {
        let once = self.bytes().len();
        let mut lines = self.lines.clone();
        if self.is_pgn() {
            lines.push(Line { text: String::new(), end: "\n", holds: Holds::Nothing });
        }
        let times = bytes / once + 1;
        self.lines = lines.iter().cycle().take(lines.len() * times).cloned().collect();
        self
    }

    /// The line of a record after the side to move was changed, or after the start position replaced an unreadable
    /// line.
    pub(super) fn turned(&self, at: usize) -> String {
        let line = &self.lines[at];
        match &line.holds {
            Holds::Position(fen) if self.is_pgn() => format!("[FEN \"{}\"]", turn(fen)),
            Holds::Position(_) if self.is_epd() => turn(&line.text),
            Holds::Position(fen) => turn(fen),
            Holds::Fault => super::START.to_owned(),
            Holds::Nothing | Holds::Game => panic!("{}:{}: no line that holds a position", self.name, at + 1),
        }
    }
}

/// Changes the side to move and removes the en passant square in a text that begins with the fields of a FEN.
fn turn(text: &str) -> String {
    let mut fields = text.splitn(5, ' ');
    let mut next = || fields.next().expect("four fields");
    let (placement, side, castling, _en_passant) = (next(), next(), next(), next());
    let other = if side == "w" { "b" } else { "w" };
    let rest = fields.next().map_or_else(String::new, |rest| format!(" {rest}"));
    format!("{placement} {other} {castling} -{rest}")
}

/// The lines of a text with their endings.
fn lines(mut text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    while !text.is_empty() {
        let length = text.find(['\r', '\n']).unwrap_or(text.len());
        let (line, rest) = text.split_at(length);
        let end = ["\r\n", "\n", "\r", ""].into_iter().find(|end| rest.starts_with(end)).unwrap_or_default();
        lines.push(Line { text: line.to_owned(), end, holds: Holds::Nothing });
        text = &rest[end.len()..];
    }
    lines
}
