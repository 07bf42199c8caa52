//! The tail of a record, which is its text after the four fields: optional FEN clocks, and the operations.

use std::ops::Range;

use super::{Operand, Operation, Warning, WarningKind, clocks};

/// Maximum number of bytes of a tail that are read. The standard limits a line of EPD to 1023 characters.
const MAX_BYTES: usize = 1 << 20;

/// The part of a record after the four fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordTail {
    /// The operations in text order.
    pub operations: Vec<Operation>,
    /// The byte range of each operation, from its opcode to its last operand, without the semicolon.
    pub spans: Vec<Range<usize>>,
    /// The halfmove clock and the move number. A valid `hmvc` or `fmvn` overrides the clocks written as FEN fields.
    pub clocks: [Option<u16>; 2],
    /// The byte ranges of clocks written as FEN fields.
    pub clock_fields: [Option<Range<usize>>; 2],
    /// The values of clocks written as FEN fields, if in range.
    pub field_clocks: [Option<u16>; 2],
    /// Deviations from the standard, in text order.
    pub warnings: Vec<Warning>,
}

/// Reads the tail of a record: `text` from byte `start`, a character boundary. All spans are byte ranges of `text`.
///
/// ```
/// let tail = fenwright::notation::epd::read_tail(" 3 11 ; bm a4", 0);
/// assert_eq!(tail.clocks, [Some(3), Some(11)]);
/// assert_eq!(tail.operations[0].opcode, "bm");
/// ```
pub fn read_tail(text: &str, start: usize) -> RecordTail {
    let end = text.trim_end_matches(['\r', '\n']).len().max(start);
    let read = text.floor_char_boundary(end.min(start.saturating_add(MAX_BYTES)));
    let is_cut = read < end;
    let mut scanner = TailScanner { text: &text[..read], at: start, is_cut, tail: RecordTail::default() };
    scanner.clock_fields();
    while scanner.operation() {}
    if is_cut {
        scanner.warn(read..end, WarningKind::TooLong);
    }
    clocks::read_clocks(text, &mut scanner.tail);
    scanner.tail
}

struct TailScanner<'a> {
    text: &'a str,
    at: usize,
    /// `true` if the text continues beyond the maximum. Then an operation or a string at its end may be open.
    is_cut: bool,
    tail: RecordTail,
}

enum Token {
    Word(Range<usize>),
    Text(Range<usize>, String),
    Semicolon,
    End,
}

impl<'a> TailScanner<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn warn(&mut self, span: Range<usize>, kind: WarningKind) {
        self.tail.warnings.push(Warning { span, kind });
    }

    fn skip_space(&mut self) {
        while let Some(char) = self.peek().filter(|char| char.is_whitespace() || char.is_control()) {
            let start = self.at;
            self.at += char.len_utf8();
            if !char.is_whitespace() {
                self.warn(start..self.at, WarningKind::ControlCharacter);
            }
        }
    }

    fn clock_fields(&mut self) {
        let start = self.at;
        for clock in 0..2 {
            self.skip_space();
            let word = word_length(self.rest());
            let span = self.at..self.at + word;
            if word == 0 || !self.rest().as_bytes()[..word].iter().all(u8::is_ascii_digit) {
                break;
            }
            self.at = span.end;
            self.tail.clock_fields[clock] = Some(span);
        }
        if let [Some(first), second] = &self.tail.clock_fields {
            let span = first.start..second.as_ref().unwrap_or(first).end;
            self.warn(span, WarningKind::ClocksAsFields);
            self.skip_space();
            self.at += usize::from(self.peek() == Some(';'));
        } else if self.text.as_bytes().get(start) == Some(&b';') {
            self.at = start + 1;
            self.warn(start..self.at, WarningKind::SemicolonInField);
        }
    }

    /// Reads one operation. Returns `false` if the end of the text was reached.
    fn operation(&mut self) -> bool {
        let (opcode, span) = match self.token() {
            Token::End => return false,
            Token::Semicolon => {
                self.warn(self.at - 1..self.at, WarningKind::EmptyOperation);
                return true;
            }
            Token::Word(span) => (Ok(span.clone()), span),
            Token::Text(span, value) => (Err(value), span),
        };
        let mut whole = span.clone();
        let mut operation = Operation { opcode: String::new(), operands: Vec::new() };
        match opcode {
            Ok(word) => self.text[word].clone_into(&mut operation.opcode),
            Err(string) => operation.operands.push(Operand::Text(string)),
        }
        self.check_opcode(&operation.opcode, span);
        let is_closed = self.operands(&mut operation.operands, &mut whole.end);
        if !is_closed && !self.is_cut {
            self.warn(whole.clone(), WarningKind::NotClosed);
        }
        self.tail.operations.push(operation);
        self.tail.spans.push(whole);
        is_closed
    }

    fn check_opcode(&mut self, opcode: &str, span: Range<usize>) {
        if opcode.is_empty() {
            self.warn(span, WarningKind::StringAsOpcode);
        } else if !opcode.starts_with(|char: char| char.is_ascii_alphabetic()) {
            self.warn(span, WarningKind::OddOpcode);
        }
    }

    /// Reads operands up to the end of the operation. Returns `true` if a semicolon ended the operation.
    fn operands(&mut self, operands: &mut Vec<Operand>, end: &mut usize) -> bool {
        loop {
            let (span, operand) = match self.token() {
                Token::Semicolon => return true,
                Token::End => return false,
                Token::Text(span, value) => (span, Operand::Text(value)),
                Token::Word(span) => {
                    let word = &self.text[span.clone()];
                    if word.ends_with(',') {
                        self.warn(span.end - 1..span.end, WarningKind::Comma);
                    }
                    if word.starts_with(is_foreign_quote) {
                        self.warn(span.clone(), WarningKind::ForeignQuotes);
                    }
                    (span, Operand::Word(word.into()))
                }
            };
            *end = span.end;
            operands.push(operand);
        }
    }

    fn token(&mut self) -> Token {
        self.skip_space();
        match self.peek() {
            None => Token::End,
            Some(';') => {
                self.at += 1;
                Token::Semicolon
            }
            Some('"') => self.string(),
            Some(_) => {
                let start = self.at;
                self.at += word_length(self.rest());
                Token::Word(start..self.at)
            }
        }
    }

    /// Reads a string with its quotes. A backslash escapes a quote or backslash; before other characters it is literal.
    fn string(&mut self) -> Token {
        let start = self.at;
        let mut value = String::new();
        let mut rest = &self.rest()[1..];
        loop {
            let plain = rest.find(['"', '\\']).unwrap_or(rest.len());
            value.push_str(&rest[..plain]);
            rest = &rest[plain..];
            match rest.as_bytes() {
                [] => {
                    self.at = self.text.len();
                    if !self.is_cut {
                        self.warn(start..self.at, WarningKind::UnterminatedString);
                    }
                    break;
                }
                [b'"', ..] => {
                    self.at = self.text.len() - rest.len() + 1;
                    break;
                }
                [b'\\', escaped @ (b'"' | b'\\'), ..] => {
                    value.push(char::from(*escaped));
                    rest = &rest[2..];
                }
                _ => {
                    value.push('\\');
                    rest = &rest[1..];
                }
            }
        }
        Token::Text(start..self.at, value)
    }
}

fn word_length(text: &str) -> usize {
    text.find(is_separator).unwrap_or(text.len())
}

/// Returns `true` if a character ends a word: white space, a control character, a semicolon or a quote.
pub(super) fn is_separator(char: char) -> bool {
    char.is_whitespace() || char.is_control() || matches!(char, ';' | '"')
}

fn is_foreign_quote(char: char) -> bool {
    matches!(char, '\'' | '`' | '\u{2018}'..='\u{201F}' | '\u{AB}' | '\u{BB}')
}
