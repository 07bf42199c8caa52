//! Arrows and marked squares in comments, as lichess and `ChessBase` write them: `[%csl Ge4,Rd5][%cal Gd1h5,Yb2b4]`.
//!
//! Both commands may appear anywhere and more than once. The reader also accepts white space instead of commas, white
//! space inside an entry, letters of either case, and entries without a color, which are green. Of two entries with the
//! same square, the later counts. Invalid entries and other commands, such as `[%clk 0:10:00]`, are kept as plain text.

use std::borrow::Cow;
use std::ops::Range;
use std::str::FromStr;

use crate::board::{Annotations, Arrow, Mark, Square};

/// Maximum length of an entry in bytes, white space included.
const MAX_ENTRY_LENGTH: usize = 32;

/// A replacement of a byte range of a comment.
pub type Change = (Range<usize>, String);

/// Reads the arrows and marked squares of a comment.
///
/// ```
/// use fenwright::notation::annotations;
/// let read = annotations::read("Threat: [%cal Gd1h5, rb2b4] mate [%csl e4]");
/// assert_eq!(annotations::write(&read), "[%csl Ge4][%cal Gd1h5,Rb2b4]");
/// ```
pub fn read(comment: &str) -> Annotations {
    read_all([comment])
}

/// Reads the arrows and marked squares of several comments, in order.
pub fn read_all<'a>(comments: impl IntoIterator<Item = &'a str>) -> Annotations {
    let mut stated = Annotations::default();
    for comment in comments {
        for command in commands(comment) {
            let entries = command.entries(comment).filter(|entry| entry.is_known).map(|entry| &comment[entry.span]);
            match command.kind {
                CommandKind::Arrows => stated.arrows.extend(entries.filter_map(parse_entry::<Arrow>)),
                CommandKind::Squares => stated.marks.extend(entries.filter_map(parse_entry::<Mark>)),
                CommandKind::Other => {}
            }
        }
    }
    let mut drawn = Annotations::default();
    drawn.extend(&stated);
    drawn
}

/// Writes the annotations as commands, squares before arrows. Squares beyond j10 and arrows without length are omitted.
pub fn write(annotations: &Annotations) -> String {
    [(CommandKind::Squares, mark_entries(annotations)), (CommandKind::Arrows, arrow_entries(annotations))]
        .into_iter()
        .filter(|(_, entries)| !entries.is_empty())
        .map(|(kind, entries)| format_command(kind.name(), &entries))
        .collect()
}

/// Returns the annotations as they are after writing and reading: without duplicates and without unwritable ones.
pub fn writable(annotations: &Annotations) -> Annotations {
    read(&write(annotations))
}

/// Returns `true` if a comment has a command for arrows or squares.
pub fn has_annotations(comment: &str) -> bool {
    commands(comment).any(|command| command.kind != CommandKind::Other)
}

/// Returns only the commands of a comment, of any kind, separated by spaces.
///
/// ```
/// use fenwright::notation::annotations;
/// assert_eq!(annotations::commands_only("Lasker [%cal Ge2e4] - [%eval 1] Bauer"), "[%cal Ge2e4] [%eval 1]");
/// ```
pub fn commands_only(comment: &str) -> String {
    commands(comment).map(|command| &comment[command.span]).collect::<Vec<_>>().join(" ")
}

/// Returns the words of a comment without any commands.
///
/// ```
/// use fenwright::notation::annotations;
/// assert_eq!(annotations::words("Lasker [%cal Ge2e4] - Bauer"), "Lasker - Bauer");
/// ```
pub fn words(comment: &str) -> Cow<'_, str> {
    let mut parts = Vec::new();
    let mut at = 0;
    for Command { span, .. } in commands(comment) {
        parts.push(&comment[at..span.start]);
        at = span.end;
    }
    if at == 0 {
        return Cow::Borrowed(comment);
    }
    parts.push(&comment[at..]);
    let parts: Vec<&str> = parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect();
    Cow::Owned(parts.join(" "))
}

/// Returns `true` if a comment has a command of any kind.
pub fn has_commands(comment: &str) -> bool {
    commands(comment).next().is_some()
}

/// Returns `true` if a comment consists only of commands, of any kind.
pub fn is_only_commands(comment: &str) -> bool {
    !comment.trim().is_empty() && words(comment).is_empty()
}

/// Returns the changes, in order, after which a comment has exactly these arrows and marks. All other text is kept.
pub fn changes(comment: &str, annotations: &Annotations) -> Vec<Change> {
    let before = read(comment);
    let new = [(CommandKind::Squares, mark_entries(annotations)), (CommandKind::Arrows, arrow_entries(annotations))];
    let is_stated = [mark_entries(&before) == new[0].1, arrow_entries(&before) == new[1].1];
    let mut changes = Vec::new();
    let mut first: [Option<Range<usize>>; 2] = [None, None];
    for command in commands(comment) {
        let Some(number) = new.iter().position(|(kind, _)| *kind == command.kind) else { continue };
        let is_first = first[number].is_none();
        first[number].get_or_insert(command.span.clone());
        if !is_stated[number] {
            let list: &[String] = if is_first { &new[number].1 } else { &[] };
            changes.extend(command.changes(comment, list));
        }
    }
    add_missing(comment, &new, &first, &mut changes);
    changes
}

/// Returns a comment with its arrows and marks replaced by `annotations`.
///
/// ```
/// use fenwright::board::Annotations;
/// use fenwright::notation::annotations;
/// let annotations = Annotations { arrows: vec!["Re2e4".parse().unwrap()], marks: Vec::new() };
/// assert_eq!(annotations::replace("A [%cal Gd1h5] b [%csl Ge4]", &annotations), "A [%cal Re2e4] b ");
/// ```
pub fn replace(comment: &str, annotations: &Annotations) -> String {
    apply(comment, &changes(comment, annotations))
}

/// Applies changes. The caller must pass them in text order and without overlaps.
pub(super) fn apply(before: &str, changes: &[Change]) -> String {
    let mut text = String::with_capacity(before.len());
    let mut at = 0;
    for (span, new) in changes {
        text.push_str(&before[at..span.start]);
        text.push_str(new);
        at = span.end;
    }
    text + &before[at..]
}

/// Adds the commands that the comment lacks. Squares are inserted directly before the arrows, arrows directly after the
/// squares. If the comment has neither command, both are inserted at the end.
fn add_missing(
    comment: &str,
    new: &[(CommandKind, Vec<String>); 2],
    first: &[Option<Range<usize>>; 2],
    changes: &mut Vec<Change>,
) {
    let [squares, arrows] = first;
    let places = [
        arrows.as_ref().map_or(comment.len(), |arrows| arrows.start),
        squares.as_ref().map_or(comment.len(), |squares| squares.end),
    ];
    for (number, place) in places.into_iter().enumerate() {
        let (kind, entries) = &new[number];
        if first[number].is_none() && !entries.is_empty() {
            let at = changes.iter().position(|(span, _)| span.start >= place).unwrap_or(changes.len());
            // If both are inserted at the end, the arrows come last.
            let at = if place == comment.len() { changes.len() } else { at };
            changes.insert(at, (place..place, format_command(kind.name(), entries)));
        }
    }
}

fn format_command(name: &str, entries: &[String]) -> String {
    format!("[%{name} {}]", entries.join(","))
}

fn is_writable(square: Square) -> bool {
    square.file < 10 && square.rank < 10
}

fn mark_entries(annotations: &Annotations) -> Vec<String> {
    let marks = annotations.marks.iter().filter(|mark| is_writable(mark.square));
    marks.map(ToString::to_string).collect()
}

fn arrow_entries(annotations: &Annotations) -> Vec<String> {
    let can_be = |arrow: &&Arrow| is_writable(arrow.from) && is_writable(arrow.to) && arrow.from != arrow.to;
    annotations.arrows.iter().filter(can_be).map(ToString::to_string).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CommandKind {
    Squares,
    Arrows,
    Other,
}

impl CommandKind {
    /// Returns the kind for a command name. `rest` is the comment after the name.
    fn from_name(name: &str, rest: &str) -> Self {
        let is_whole = rest.starts_with(|char: char| char == ']' || char.is_whitespace());
        let named = |kind: &Self| is_whole && name.eq_ignore_ascii_case(kind.name());
        [Self::Squares, Self::Arrows].into_iter().find(named).unwrap_or(Self::Other)
    }

    fn is_entry(self, text: &str) -> bool {
        match self {
            Self::Squares => parse_entry::<Mark>(text).is_some(),
            Self::Arrows => parse_entry::<Arrow>(text).is_some(),
            Self::Other => false,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Squares => "csl",
            Self::Arrows => "cal",
            Self::Other => "",
        }
    }
}

/// A command of a comment: `[%`, a name, and the rest up to the closing bracket.
struct Command {
    span: Range<usize>,
    name: Range<usize>,
    kind: CommandKind,
}

impl Command {
    fn entries<'a>(&self, comment: &'a str) -> impl Iterator<Item = CommandEntry> + use<'a> {
        entries_in(self.kind, comment, self.name.end..self.span.end - 1)
    }

    /// Returns the changes that replace the known entries by the entries in `list` and keep the unknown entries.
    fn changes(&self, comment: &str, list: &[String]) -> Vec<Change> {
        let entries: Vec<CommandEntry> = self.entries(comment).collect();
        if list.is_empty() && !entries.iter().any(|entry| entry.is_known) {
            return Vec::new();
        }
        let others = self.unknown_entries(comment, &entries);
        let (Some(first), Some(end), false) = (entries.first(), entries.last(), others.is_empty()) else {
            return vec![(self.span.clone(), self.rewrite(comment, list))];
        };
        let mut changes = Vec::new();
        let (mut at, mut new) = (first.span.start, list.iter().fold(String::new(), |new, entry| new + entry + ","));
        for other in others {
            changes.push((at..other.start, std::mem::replace(&mut new, ",".to_owned())));
            at = other.end;
        }
        changes.push((at..end.span.end, String::new()));
        changes.retain(|(span, new)| !span.is_empty() || !new.is_empty());
        changes
    }

    /// Returns the byte ranges of the unknown entries. Adjacent unknown entries are joined, with the text between them.
    fn unknown_entries(&self, comment: &str, entries: &[CommandEntry]) -> Vec<Range<usize>> {
        let runs = entries.chunk_by(|one, two| !one.is_known && !two.is_known);
        let runs = runs.filter_map(|run| run.first().zip(run.last()).filter(|(first, _)| !first.is_known));
        let runs: Vec<Range<usize>> = runs.map(|(first, last)| first.span.start..last.span.end).collect();
        // Without the known entries beside it, a joined run such as `e 4` may read as a new known entry.
        let become_known = |run: &Range<usize>| entries_in(self.kind, comment, run.clone()).any(|entry| entry.is_known);
        if runs.iter().any(become_known) {
            return entries.iter().filter(|entry| !entry.is_known).map(|entry| entry.span.clone()).collect();
        }
        runs
    }

    fn rewrite(&self, comment: &str, list: &[String]) -> String {
        // After an unclosed bracket, removing the command could make the text around it form another command.
        let before = &comment.as_bytes()[..self.span.start];
        let is_open = || memchr::memrchr2(b'[', b']', before).is_some_and(|at| before[at] == b'[');
        let name = &comment[self.name.clone()];
        match list.is_empty() {
            true if is_open() => format!("[%{name}]"),
            true => String::new(),
            false => format_command(name, list),
        }
    }
}

struct CommandEntry {
    span: Range<usize>,
    /// `true` if the entry is a valid square or arrow for its command.
    is_known: bool,
}

fn entries_in(kind: CommandKind, comment: &str, range: Range<usize>) -> impl Iterator<Item = CommandEntry> + use<'_> {
    let mut next = range.start;
    comment[range].split(',').flat_map(move |part| {
        let start = next + part.len() - part.trim_start().len();
        next += part.len() + 1;
        EntrySplitter { kind, at: start, part: part.trim() }
    })
}

/// The text between two commas. It is one entry, or several entries separated by white space.
struct EntrySplitter<'a> {
    kind: CommandKind,
    at: usize,
    part: &'a str,
}

impl Iterator for EntrySplitter<'_> {
    type Item = CommandEntry;

    fn next(&mut self) -> Option<CommandEntry> {
        let (at, whole) = (self.at, std::mem::take(&mut self.part));
        if whole.is_empty() {
            return None;
        }
        let is_known = self.kind.is_entry(whole);
        match whole.split_once(char::is_whitespace).filter(|_| !is_known) {
            Some((first, rest)) => {
                self.part = rest.trim_start();
                self.at += whole.len() - self.part.len();
                Some(CommandEntry { span: at..at + first.len(), is_known: self.kind.is_entry(first) })
            }
            None => Some(CommandEntry { span: at..at + whole.len(), is_known }),
        }
    }
}

/// Reads one entry. `b4` is a square without a color, and `bb4` is the square b4 in blue.
fn parse_entry<T: FromStr>(text: &str) -> Option<T> {
    if text.len() > MAX_ENTRY_LENGTH || !text.is_ascii() {
        return None;
    }
    if let Ok(known) = text.parse() {
        return Some(known);
    }
    let mut letters: String = text.chars().filter(|char| !char.is_whitespace()).collect();
    letters.make_ascii_lowercase();
    letters.parse().ok().or_else(|| {
        letters.get_mut(..1)?.make_ascii_uppercase();
        letters.parse().ok()
    })
}

fn commands(comment: &str) -> impl Iterator<Item = Command> {
    let bytes = comment.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + memchr::memmem::find(bytes.get(at..)?, b"[%")?;
            let name = start + 2;
            // If another opening bracket comes before the closing bracket, the next command is searched from there.
            let end = name + memchr::memchr2(b'[', b']', bytes.get(name..)?)?;
            at = end + usize::from(bytes[end] == b']');
            let length = bytes[name..end].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
            if bytes[end] == b']' && length > 0 {
                let name = name..name + length;
                let kind = CommandKind::from_name(&comment[name.clone()], &comment[name.end..]);
                return Some(Command { span: start..at, name, kind });
            }
        }
    })
}
