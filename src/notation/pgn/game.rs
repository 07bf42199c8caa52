//! The games of a text and the positions they start from.

use std::borrow::Cow;
use std::ops::Range;

use super::scanner::{ScanEvent, Scanner, TagSpans};
use crate::board::Variant;

/// One tag, such as `[White "Lasker"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The name as written.
    pub name: &'a str,
    /// The value without its quotes and escapes.
    pub value: Cow<'a, str>,
    /// The byte range of the tag with its brackets.
    pub span: Range<usize>,
    /// The byte range of the value between its quotes.
    pub value_span: Range<usize>,
}

impl<'a> Tag<'a> {
    fn new(text: &'a str, line: usize, spans: &TagSpans) -> Self {
        let moved = |span: &Range<usize>| span.start + line..span.end + line;
        let value_span = moved(&spans.value);
        Self {
            name: &text[moved(&spans.name)],
            value: unescape(&text[value_span.clone()]),
            span: moved(&spans.whole),
            value_span,
        }
    }

    /// Returns `true` if the tag has this name, ignoring case.
    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }
}

/// A game of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<'a> {
    /// The byte range from the first tag or move of the game to the next game or the end of the text.
    pub span: Range<usize>,
    /// The tags in text order.
    pub tags: Vec<Tag<'a>>,
    /// The byte range from the first move or result on, without trailing white space; empty without moves and result.
    pub movetext: Range<usize>,
}

impl<'a> Game<'a> {
    /// Returns the FEN tags.
    pub fn fen_tags(&self) -> impl Iterator<Item = &Tag<'a>> {
        self.tags.iter().filter(|tag| tag.is("FEN"))
    }

    /// Returns `true` if a text is a single tag that names no player, result or position. Such a text is not a game.
    /// Any other game without a FEN tag begins with the start position (PGN standard, section 9.7).
    ///
    /// ```
    /// use fenwright::notation::pgn;
    /// let is_only_tag = |text| pgn::games(text).next().is_some_and(|game| game.is_only_tag(text));
    /// assert_eq!(["[Event \"x\"]\n", "[White \"a\"]\n", "[Event \"x\"]\n\n*"].map(is_only_tag), [true, false, false]);
    /// ```
    pub fn is_only_tag(&self, text: &str) -> bool {
        const GAME_TAGS: [&str; 4] = ["White", "Black", "Result", "FEN"];
        let [tag] = self.tags.as_slice() else { return false };
        let is_whole = text.get(tag.span.clone()).is_some_and(|tag| tag.trim() == text.trim());
        is_whole && !GAME_TAGS.iter().any(|name| tag.is(name))
    }

    /// Returns the variant of the `Variant` tag; `None` if the tag is missing or the variant unknown.
    ///
    /// ```
    /// use fenwright::{board::Variant, notation::pgn};
    /// let game = pgn::games("[Variant \"Three-check\"]\n\n*\n").next().unwrap();
    /// assert_eq!(game.variant(), Some(Variant::ThreeCheck));
    /// ```
    pub fn variant(&self) -> Option<Variant> {
        self.tags.iter().find(|tag| tag.is("Variant")).and_then(|tag| Variant::from_name(&tag.value))
    }
}

/// A start position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameStart<'a> {
    /// The byte range of the game.
    pub game: Range<usize>,
    /// The FEN tag; `None` if the game has no FEN tag and begins with the start position.
    pub fen: Option<Tag<'a>>,
}

/// Returns the games of a text, in order; see [`super`] for where a game begins.
///
/// ```
/// use fenwright::notation::pgn;
/// let text = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
/// let moves: Vec<&str> = pgn::games(text).map(|game| &text[game.movetext]).collect();
/// assert_eq!(moves, ["1. e4 *", "1. d4 *"]);
/// ```
pub fn games(text: &str) -> impl Iterator<Item = Game<'_>> {
    Games { text, scanner: Scanner::default(), line: 0..0, part: None, open: None }
}

/// Returns the start positions of all games, in order: one for each FEN tag, and one for each game without a FEN tag.
///
/// ```
/// use fenwright::notation::pgn;
/// let text = "[White \"?\"]\n[FEN \"8/8/4k3/8/3P4/4K3/8/8 w - - 0 1\"]\n\n1. d5+ *\n\n1. e4 *\n";
/// let fens: Vec<_> = pgn::positions(text).map(|source| source.fen.map(|tag| tag.value)).collect();
/// assert_eq!(fens, [Some("8/8/4k3/8/3P4/4K3/8/8 w - - 0 1".into()), None]);
/// ```
pub fn positions(text: &str) -> impl Iterator<Item = GameStart<'_>> {
    games(text).flat_map(|game| {
        let span = game.span;
        let mut fens: Vec<_> = game.tags.into_iter().filter(|tag| tag.is("FEN")).map(Some).collect();
        if fens.is_empty() {
            fens.push(None);
        }
        fens.into_iter().map(move |fen| GameStart { game: span.clone(), fen })
    })
}

struct OpenGame<'a> {
    start: usize,
    tags: Vec<Tag<'a>>,
    movetext: Option<usize>,
}

impl<'a> OpenGame<'a> {
    fn finish(self, text: &str, end: usize) -> Game<'a> {
        let start = self.movetext.unwrap_or(end);
        let movetext = start..start + text[start..end].trim_end().len();
        Game { span: self.start..end, tags: self.tags, movetext }
    }
}

struct Games<'a> {
    text: &'a str,
    scanner: Scanner,
    line: Range<usize>,
    part: Option<usize>,
    open: Option<OpenGame<'a>>,
}

impl<'a> Iterator for Games<'a> {
    type Item = Game<'a>;

    fn next(&mut self) -> Option<Game<'a>> {
        while self.part.is_some() || self.next_line() {
            let complete = self.read_part();
            if complete.is_some() {
                return complete;
            }
        }
        self.open.take().map(|game| game.finish(self.text, self.text.len()))
    }
}

impl<'a> Games<'a> {
    /// Advances to the next line; returns `false` at the end of the text.
    fn next_line(&mut self) -> bool {
        let start = self.line.end;
        self.line = start..start + line_length(&self.text.as_bytes()[start..]);
        self.part = self.scanner.begin_line(&self.text.as_bytes()[self.line.clone()]);
        !self.line.is_empty()
    }

    fn read_part(&mut self) -> Option<Game<'a>> {
        let Self { text, scanner, line, part, open } = self;
        let start = line.start;
        let mut complete = None;
        *part = scanner.part(&text.as_bytes()[line.clone()], (*part)?, &mut |event| match event {
            ScanEvent::Game(byte) => {
                let next = OpenGame { start: start + byte, tags: Vec::new(), movetext: None };
                complete = open.replace(next).map(|game| game.finish(text, start + byte));
            }
            ScanEvent::Tag(spans) => {
                if let Some(game) = open {
                    game.tags.push(Tag::new(text, start, &spans));
                }
            }
            ScanEvent::Movetext(byte) => {
                if let Some(game) = open {
                    game.movetext = Some(start + byte);
                }
            }
        });
        complete
    }
}

/// Returns the length of the first line with its line end: LF, CRLF or CR.
pub(super) fn line_length(text: &[u8]) -> usize {
    let Some(end) = memchr::memchr2(b'\n', b'\r', text) else { return text.len() };
    if text[end..].starts_with(b"\r\n") { end + 2 } else { end + 1 }
}

fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return value.into();
    }
    let mut text = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(char) = chars.next() {
        let escaped = chars.next_if(|next| char == '\\' && matches!(next, '"' | '\\'));
        text.push(escaped.unwrap_or(char));
    }
    text.into()
}
