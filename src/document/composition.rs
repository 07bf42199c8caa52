//! Compositions stated by records: the stipulation with its additions, options and twins.

use super::format::{self, Field, Metadata, PopeyeOption, RecordView, Remarks};
use crate::board::{Color, Position, Stipulation};
use crate::notation::composition::{Composition, Part, PartKind};
use crate::notation::epd::{Operand, Operation};
use crate::notation::first_side::first_side;
use crate::notation::word_list::is_among;

/// The names of texts with additions to a stipulation, as in files of composers.
const ADDITIONS: [&str; 2] = [OPTIONS, "twins"];

const OPTIONS: &str = "options";

/// The name of the text with fairy conditions. Many files have them among the options.
const CONDITIONS: &str = "conditions";

/// First words of the options of Popeye (its manual, `py-engl.txt`) that are solved here, or that change only how Popeye
/// searches and prints. Any other option counts as a condition, because it changes the play.
const KNOWN_OPTIONS: &str = "beep defence duplex intelligent maxflights maxflightsquares maxsolutions maxthreats maxtime \
    movenumbers noboard nontrivial noshort noshortvariations nothreat setplay startmovenumber stoponshort \
    stoponshortsolutions threat try variation";

/// Returns the composition that a record states in its stipulation, options and twins. Without a stipulation field, its
/// stipulation is that of [`Metadata::stipulation`].
///
/// ```
/// use fenwright::document::{Document, Format, stated_composition};
/// let text = "7k/8/5K2/8/8/8/8/R7 b - - c0 \"Stipulation: h#2 b) Ra1->b1\";\n";
/// let document = Document::from_bytes_as(text.into(), Format::Epd);
/// let record = document.record(0);
/// let composition = stated_composition(&record.read_metadata(), &record.operations());
/// assert_eq!(composition.parts(document.position()).len(), 2);
/// ```
pub fn stated_composition(metadata: &Metadata, operations: &[Operation]) -> Composition {
    let additions = operations.iter().filter(|operation| is_addition(&operation.opcode)).map(|operation| {
        let words: Vec<&str> = operation.operands.iter().map(Operand::text).collect();
        labelled(&words.join(" "))
    });
    let stated = metadata.get(Field::Stipulation).to_owned();
    let text: Vec<String> = [stated].into_iter().chain(additions).collect();
    let read = Composition::read(&text.join(" "));
    let conditions = operations.iter().flat_map(conditions).collect();
    Composition { stipulation: read.stipulation.or_else(|| metadata.stipulation()), conditions, ..read }
}

/// Returns the composition that a record of a document states.
pub fn record_composition(record: &RecordView<'_>) -> Composition {
    let others = record.other_fields().into_iter().map(|(_, other)| other);
    let operations: Vec<Operation> = record.operations().into_iter().chain(others).collect();
    stated_composition(&record.read_metadata(), &operations)
}

/// Returns a record as input for Popeye, with this stipulation or, without one, with the text of its own. `None` if it has
/// no pieces or stipulation that Popeye reads, or if it requires a win or draw, for which Popeye has no stipulation.
///
/// ```
/// use fenwright::document::{Document, Format, popeye_problem, record_composition};
/// let text = "7k/8/5K2/8/8/8/8/R7 b - - c0 \"Stipulation: h#2\"; conditions \"Circe\";\n";
/// let document = Document::from_bytes_as(text.into(), Format::Epd);
/// let (record, composition) = (document.record(0), record_composition(&document.record(0)));
/// let expected = "BeginProblem\nPieces\n  White Kf6 Ra1\n  Black Kh8\nStipulation h#2\nOption NoBoard\nCondition Circe\n\
///                 EndProblem\n";
/// assert_eq!(popeye_problem(&record, &composition, composition.stipulation).as_deref(), Some(expected));
/// ```
pub fn popeye_problem(
    record: &RecordView<'_>,
    composition: &Composition,
    stipulation: Option<Stipulation>,
) -> Option<String> {
    /// Maximum number of moves of direct play with set play and tries.
    const MAX_TRIES_MOVES: u16 = 3;
    let is_study = stipulation.is_some_and(|asked| asked.goal.is_study());
    let is_standard = record.position().map_or(true, |position| position.rules.is_standard());
    if is_study || !is_standard {
        return None;
    }
    let text = stipulation.map(|asked| asked.to_string());
    let forced = stipulation.filter(|asked| asked.goal.is_forced());
    let is_short = forced.is_some_and(|asked| asked.half_moves <= 2 * MAX_TRIES_MOVES);
    let is_exchanged = |first: Color| record.position().is_ok_and(|position| position.side_to_move != first);
    let options = [
        (PopeyeOption::NoBoard, true),
        (PopeyeOption::Variations, forced.is_some()),
        (PopeyeOption::Tries, is_short),
        (PopeyeOption::SetPlay, is_short || composition.has_set_play),
        (PopeyeOption::Duplex, composition.is_duplex),
        (PopeyeOption::HalfDuplex, text.as_deref().is_some_and(|text| is_exchanged(first_side(text)))),
    ];
    let options: Vec<PopeyeOption> =
        options.into_iter().filter(|(_, is_on)| *is_on).map(|(option, _)| option).collect();
    format::popeye_problem(record, text.as_deref(), &options)
}

/// Returns the conditions in the texts of a record.
fn conditions(operation: &Operation) -> Vec<String> {
    let is_named = |name: &str| operation.opcode.eq_ignore_ascii_case(name);
    if !is_named(CONDITIONS) && !is_named(OPTIONS) {
        return Vec::new();
    }
    let is_option = |part: &str| {
        let first = part.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
        is_named(OPTIONS) && is_among(KNOWN_OPTIONS, &first)
    };
    let parts = operation.operands.iter().flat_map(|operand| operand.text().split([',', ';']));
    let parts = parts.map(|part| part.trim_matches(|char: char| char.is_whitespace() || "'\"".contains(char)));
    parts.filter(|part| !part.is_empty() && !is_option(part)).map(str::to_owned).collect()
}

/// Returns the twins that a record states as records of their own: their positions, and operations with the details of
/// the record, the label of the twin in the title, and its stipulation.
///
/// ```
/// use fenwright::document::{Document, Format, twin_records};
/// let text = "7k/8/5K2/8/8/8/8/R7 b - - id \"A\"; c0 \"Stipulation: h#2 b) Ra1->b1\";\n";
/// let document = Document::from_bytes_as(text.into(), Format::Epd);
/// let twins = twin_records(&document.record(0));
/// let (position, operations) = &twins[0];
/// assert_eq!(fenwright::notation::fen::write(position), "7k/8/5K2/8/8/8/8/1R6 b - - 0 1");
/// assert_eq!((operations[0].opcode.as_str(), operations[0].operands[0].text()), ("id", "A b)"));
/// ```
pub fn twin_records(record: &RecordView<'_>) -> Vec<(Position, Vec<Operation>)> {
    let Ok(position) = record.position() else { return Vec::new() };
    let (metadata, composition) = (record.read_metadata(), record_composition(record));
    let is_twin = |part: &Part| part.kind == PartKind::ActualPlay && part.label.is_some();
    // The first part is the diagram itself, unless that is a zero position.
    let parts =
        composition.parts(&position).into_iter().filter(is_twin).skip(usize::from(!composition.is_zero_position));
    parts.map(|part| (part.position, operations(&metadata, &part))).collect()
}

fn operations(metadata: &Metadata, part: &Part) -> Vec<Operation> {
    let label = part.label.map(|label| format!("{label})")).unwrap_or_default();
    let mut metadata = metadata.clone();
    let title = format!("{} {label}", metadata.get(Field::Title));
    metadata.set(Field::Title, title.trim().to_owned());
    metadata.set(Field::Stipulation, part.stipulation.to_string());
    metadata.set(Field::Solution, String::new());
    Remarks { metadata, ..Remarks::default() }.to_operations()
}

fn is_addition(name: &str) -> bool {
    ADDITIONS.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Writes the labels of a map, `b: Move d5 e5`, as those of twins: `b) Move d5 e5`.
fn labelled(text: &str) -> String {
    let is_label =
        |word: &str| word.len() == 2 && word.ends_with(':') && word.starts_with(|char: char| char.is_ascii_lowercase());
    let word = |word: &str| if is_label(word) { word.replace(':', ")") } else { word.to_owned() };
    text.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}
