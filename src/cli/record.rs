//! One position of an input with what there is to say about its text.

use std::borrow::Cow;

use crate::board::{Annotations, Position, Variant};
use crate::document::{self, Format, Loss, Remarks, decoded};
use crate::notation::epd::{self, Operation, Warning, WarningKind};
use crate::notation::fen::{self, Fault};
use crate::notation::forgiving::{self, Mend, Mended, Reading};

/// How a text was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quality {
    Strict,
    Mended,
    Failed,
}

/// The first thing that is not as the standard says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    /// The field of FEN, 1 to 6; 0 for what stands before the placement, 7 for what follows the last field
    /// and for the operations of EPD.
    pub(super) field: u8,
    /// The byte of the input at which it begins.
    pub(super) byte: usize,
    pub(super) code: &'static str,
    /// For the user, without a full stop.
    pub(super) sentence: String,
}

/// One record.
#[derive(Clone, Debug)]
pub(super) struct Record<'a> {
    /// Its line in the input or the number of its text, from 1.
    pub(super) line: usize,
    /// How many characters stand before its text in that line.
    pub(super) column: usize,
    /// The text of the position.
    pub(super) input: Cow<'a, str>,
    pub(super) quality: Quality,
    /// What was read, unless that failed.
    pub(super) position: Option<Position>,
    pub(super) flaw: Option<Flaw>,
    pub(super) mends: Vec<Mend>,
    pub(super) alternatives: Vec<Position>,
    pub(super) operations: Vec<Operation>,
    /// Arrows and marked squares that comments beside its text state.
    pub(super) drawn: Annotations,
    /// What stands beside its text.
    pub(super) beside: Beside<'a>,
    /// Whether it is a board of a picture, whose number is its line and which has no text.
    pub(super) is_board: bool,
}

/// What stands beside the text of a position.
#[derive(Clone, Debug)]
pub(super) enum Beside<'a> {
    /// It is a text of any form.
    Nothing,
    /// Comments and blank lines above a line of a file in this format.
    Lead(Format, &'a [u8]),
    /// The tags and moves of its game.
    Game(GamePart<'a>),
}

/// What a game has for one of its positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct GamePart<'a> {
    /// The game, and before the first one of a file what belongs to none.
    pub(super) whole: &'a str,
    /// How many bytes of that stand before the game.
    pub(super) start: usize,
    /// What belongs to this position: up to the next FEN tag, or to the end.
    pub(super) part: &'a str,
    /// The number of its FEN tag, from 0, if one states it.
    pub(super) tag: Option<usize>,
    /// Whether it is the last position of the game.
    pub(super) is_last: bool,
}

impl<'a> Record<'a> {
    /// A text that is as the standard says.
    pub(super) fn strict(line: usize, input: Cow<'a, str>, position: Position) -> Self {
        Self {
            line,
            column: 0,
            input,
            quality: Quality::Strict,
            position: Some(position),
            flaw: None,
            mends: Vec::new(),
            alternatives: Vec::new(),
            operations: Vec::new(),
            drawn: Annotations::default(),
            beside: Beside::Nothing,
            is_board: false,
        }
    }

    /// Arrows and marked squares of its comments and its operations.
    pub(super) fn annotations(&self) -> Annotations {
        let mut drawn = self.drawn.clone();
        drawn.extend(&epd::annotations(&self.operations));
        drawn
    }

    /// What a record says beside its position, and what of that only games can.
    pub(super) fn remarks(&self) -> (Remarks, Loss) {
        let (mut remarks, loss) = match &self.beside {
            Beside::Nothing => Default::default(),
            Beside::Lead(_, lead) => (document::remarks_above(&decoded(lead)), Loss::default()),
            Beside::Game(part) => Format::of_game(part.part),
        };
        if let Some(comment) = self.comment_behind() {
            remarks.metadata.add_comment(comment);
        }
        let annotations = self.annotations();
        if !self.operations.is_empty() {
            remarks = remarks.with_operations(self.operations.clone());
        }
        (Remarks { annotations, ..remarks }, loss)
    }

    /// The comment behind the position in its line.
    pub(super) fn comment_behind(&self) -> Option<&str> {
        let is_one_line = !self.input.trim().contains(['\n', '\r']);
        let may_have = self.flaw.is_some() && self.position.is_some() && self.operations.is_empty();
        if may_have && is_one_line { document::comment_behind(&self.input) } else { None }
    }

    /// What the forgiving reader said of a text.
    pub(super) fn of_reading(line: usize, input: Cow<'a, str>, reading: Reading) -> Self {
        let (position, quality) = match &reading {
            Reading::Strict(position) => return Self::strict(line, input, *position),
            Reading::Mended(mended) => (Some(mended.position), Quality::Mended),
            Reading::Failed(_) => (None, Quality::Failed),
        };
        let flaw = reading.fault().map(|fault| Flaw::of_fault(fault, &input));
        let (mends, alternatives, operations) = match reading {
            Reading::Mended(mended) => {
                let Mended { mends, alternatives, operations, .. } = *mended;
                (mends, alternatives, operations)
            }
            _ => Default::default(),
        };
        let (column, drawn, beside, is_board) = (0, Annotations::default(), Beside::Nothing, false);
        Self { line, column, input, quality, position, flaw, mends, alternatives, operations, drawn, beside, is_board }
    }

    /// Reads one text with one position that is played by these rules, if they are known.
    pub(super) fn read(line: usize, input: Cow<'a, str>, variant: Option<Variant>) -> Self {
        let reading = forgiving::read_as(&input, variant);
        Self::of_reading(line, input, reading)
    }

    /// Reads one line of an EPD file.
    pub(super) fn read_epd(line: usize, input: Cow<'a, str>, variant: Option<Variant>) -> Self {
        if let Ok(position) = fen::read_as(&input, variant.unwrap_or_default()) {
            return Self::strict(line, input, position);
        }
        let Ok(record) = epd::read_as(&input, variant) else { return Self::read(line, input, variant) };
        let flaw = record.warnings.first().map(Flaw::of_warning);
        let mends = record.warnings.iter().map(|warning| mend(warning, &input)).collect();
        let quality = if flaw.is_some() { Quality::Mended } else { Quality::Strict };
        let strict = Self::strict(line, input, record.position);
        Self { quality, flaw, mends, operations: record.operations, ..strict }
    }
}

impl Flaw {
    fn of_fault(fault: &Fault, text: &str) -> Self {
        Self { field: fault.field, byte: fault.span.start, code: fault.code(), sentence: fault.sentence(text) }
    }

    fn of_warning(warning: &Warning) -> Self {
        let Warning { span, kind } = warning;
        Self { field: 7, byte: span.start, code: kind.code(), sentence: kind.sentence().to_owned() }
    }

    /// Where it begins in a text, in characters.
    pub(super) fn char_index(&self, text: &str) -> usize {
        text.char_indices().take_while(|(byte, _)| *byte < self.byte).count()
    }
}

/// What a sloppy place of an EPD record was read as.
fn mend(warning: &Warning, text: &str) -> Mend {
    let before = text.get(warning.span.clone()).unwrap_or_default();
    let after = match warning.kind {
        WarningKind::NotClosed => format!("{before};"),
        WarningKind::UnterminatedString => format!("{}\"", before.trim_end()),
        WarningKind::ClocksAsFields => {
            let clocks = ["hmvc", "fmvn"].into_iter().zip(before.split_whitespace());
            clocks.map(|(opcode, clock)| format!("{opcode} {clock};")).collect::<Vec<_>>().join(" ")
        }
        WarningKind::SemicolonInField
        | WarningKind::EmptyOperation
        | WarningKind::ClockOutOfRange
        | WarningKind::TooLong => String::new(),
        WarningKind::ControlCharacter => " ".to_owned(),
        // These are kept as they are.
        WarningKind::ForeignQuotes | WarningKind::Comma | WarningKind::StringAsOpcode | WarningKind::OddOpcode => {
            before.to_owned()
        }
    };
    Mend { field: 7, before: before.to_owned(), after }
}
