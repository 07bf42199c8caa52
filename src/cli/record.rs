//! A position of an input and the findings on its text.

use std::borrow::Cow;

use crate::board::{Annotations, Position, Variant};
use crate::document::{self, Format, Loss, Remarks};
use crate::notation::epd::{self, Operation, Warning, WarningKind};
use crate::notation::fen::{self, Fault};
use crate::notation::forgiving::{self, CorrectedPosition, Correction, Reading};
use crate::tr;
use crate::wording::{Message, epd_warning};

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum ReadQuality {
    Strict,
    #[strum(serialize = "mended")]
    Corrected,
    Failed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    /// The FEN field, 1 to 6; 0 for text before the placement, 7 for text after the fields and for EPD operations.
    pub(super) field: u8,
    pub(super) byte: usize,
    pub(super) code: &'static str,
    /// The message for the user, without a full stop.
    pub(super) sentence: String,
}

#[derive(Clone, Debug)]
pub(super) struct Record<'a> {
    pub(super) line: usize,
    /// The number of characters before the text in its line.
    pub(super) column: usize,
    pub(super) input: Cow<'a, str>,
    pub(super) quality: ReadQuality,
    pub(super) position: Option<Position>,
    pub(super) flaw: Option<Flaw>,
    pub(super) mends: Vec<Correction>,
    pub(super) alternatives: Vec<Position>,
    pub(super) operations: Vec<Operation>,
    /// Arrows and marked squares from comments next to the text.
    pub(super) drawn: Annotations,
    pub(super) context: RecordContext<'a>,
    /// `true` for a board of a picture, which has no text; `line` is then the number of the board.
    pub(super) is_board: bool,
}

#[derive(Clone, Debug)]
pub(super) enum RecordContext<'a> {
    FreeText,
    /// The comments and blank lines above the line of the record, in a file of this format.
    Lead(Format, Cow<'a, str>),
    Game(GamePart<'a>),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct GamePart<'a> {
    /// The game, with the text before it that belongs to no other game.
    pub(super) whole: &'a str,
    /// The byte offset of the game in `whole`.
    pub(super) start: usize,
    /// The part of the game that belongs to this position: up to the next FEN tag, or to the end of the game.
    pub(super) part: &'a str,
    /// The index of the FEN tag of this position in the game, from 0; `None` if the game has no FEN tag.
    pub(super) tag: Option<usize>,
    pub(super) is_last: bool,
}

impl<'a> Record<'a> {
    fn new(line: usize, input: Cow<'a, str>) -> Self {
        Self {
            line,
            column: 0,
            input,
            quality: ReadQuality::Strict,
            position: None,
            flaw: None,
            mends: Vec::new(),
            alternatives: Vec::new(),
            operations: Vec::new(),
            drawn: Annotations::default(),
            context: RecordContext::FreeText,
            is_board: false,
        }
    }

    pub(super) fn strict(line: usize, input: Cow<'a, str>, position: Position) -> Self {
        Self { position: Some(position), ..Self::new(line, input) }
    }

    /// Creates a record for a tag alone, which states neither a position nor a game.
    pub(super) fn without_position(line: usize, input: Cow<'a, str>) -> Self {
        let sentence = tr!("cli-no-moves").to_owned();
        let flaw = Flaw { field: 0, byte: 0, code: "no-moves", sentence };
        Self { quality: ReadQuality::Failed, flaw: Some(flaw), ..Self::new(line, input) }
    }

    pub(super) fn annotations(&self) -> Annotations {
        let mut drawn = self.drawn.clone();
        drawn.extend(&epd::annotations(&self.operations));
        drawn
    }

    /// Returns the comments and details of the position. The loss is the content that only games can store.
    pub(super) fn remarks(&self) -> (Remarks, Loss) {
        let (mut remarks, loss) = match &self.context {
            RecordContext::FreeText => Default::default(),
            RecordContext::Lead(_, lead) => (document::remarks_above(lead), Loss::default()),
            RecordContext::Game(part) => Format::read_game(part.part),
        };
        let annotations = self.annotations();
        match self.comments() {
            Some(comments) => comments.iter().for_each(|comment| _ = remarks.metadata.add_comment(comment)),
            None if self.operations.is_empty() => {}
            None => remarks = remarks.with_operations(self.operations.clone()),
        }
        (Remarks { annotations, ..remarks }, loss)
    }

    /// Returns the words around the position that were kept as comments; `None` if there are none, or if there are
    /// other operations too.
    pub(super) fn comments(&self) -> Option<Vec<String>> {
        let has_kept_words = self.mends.iter().any(Correction::is_kept);
        if has_kept_words { self.operations.iter().map(epd::comment).collect() } else { None }
    }

    pub(super) fn from_reading(line: usize, input: Cow<'a, str>, reading: Reading) -> Self {
        let flaw = reading.fault().map(|fault| Flaw::from_fault(fault, &input));
        let record = Self { flaw, ..Self::new(line, input) };
        match reading {
            Reading::Strict(position) => Self { position: Some(position), ..record },
            Reading::Failed(_) => Self { quality: ReadQuality::Failed, ..record },
            Reading::Corrected(corrected) => {
                let CorrectedPosition { position, corrections: mends, alternatives, operations, .. } = *corrected;
                let (quality, position) = (ReadQuality::Corrected, Some(position));
                Self { quality, position, mends, alternatives, operations, ..record }
            }
        }
    }

    /// Reads a text with one position, by the rules of this variant if it is known.
    pub(super) fn read(line: usize, input: Cow<'a, str>, variant: Option<Variant>) -> Self {
        let reading = forgiving::read_as(&input, variant);
        Self::from_reading(line, input, reading)
    }

    pub(super) fn read_epd(line: usize, input: Cow<'a, str>, variant: Option<Variant>) -> Self {
        if let Ok(position) = fen::read_as(&input, variant.unwrap_or_default()) {
            return Self::strict(line, input, position);
        }
        let Ok(record) = epd::read_as(&input, variant) else { return Self::read(line, input, variant) };
        let flaw = record.warnings.first().map(|Warning { span, kind }| Flaw {
            field: 7,
            byte: span.start,
            code: kind.id(),
            sentence: epd_warning(*kind).to_owned(),
        });
        let mends = record.warnings.iter().filter_map(|warning| correction_for(warning, &input)).collect();
        let quality = if flaw.is_some() { ReadQuality::Corrected } else { ReadQuality::Strict };
        let strict = Self::strict(line, input, record.position);
        Self { quality, flaw, mends, operations: record.operations, ..strict }
    }
}

impl Flaw {
    fn from_fault(fault: &Fault, text: &str) -> Self {
        Self { field: fault.field, byte: fault.span.start, code: fault.id(), sentence: fault.message(text) }
    }

    pub(super) fn char_index(&self, text: &str) -> usize {
        text.char_indices().take_while(|(byte, _)| *byte < self.byte).count()
    }
}

/// Returns the correction for a warning of the EPD reader; `None` if the text is kept as it is.
fn correction_for(warning: &Warning, text: &str) -> Option<Correction> {
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
        WarningKind::ForeignQuotes | WarningKind::Comma | WarningKind::StringAsOpcode | WarningKind::OddOpcode => {
            return None;
        }
    };
    Some(Correction { field: 7, before: before.to_owned(), after })
}
