//! Writes records as JSON objects directly into the output.

use std::io;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use super::convert::ConvertFormat;
use super::input::Input;
use super::record::{Flaw, Record};
use crate::board::{Castling, Color, Position};
use crate::notation::epd::{Operand, Operation};
use crate::notation::fen::{self, Style};
use crate::notation::forgiving::Correction;
use crate::rules::{self, Ending, FiftyMoveRule, GameState, Problem, Proof, Verdict};
use crate::wording::Sentence;

/// Returns the name of a file as a JSON value; `null` for texts and standard input.
pub(super) fn file_value(input: &Input) -> String {
    to_string(&input.file())
}

/// Returns a proven result as a JSON value; `null` without one.
pub(super) fn proof_value(proof: Option<Proof>) -> String {
    to_string(&proof.as_ref().map(ProofObject::from))
}

/// Returns a value as JSON in one line, in which all control characters are escaped.
pub(super) fn to_string(content: &impl Serialize) -> String {
    let mut out = Vec::new();
    value(&mut out, content);
    // JSON is valid UTF-8.
    String::from_utf8(out).unwrap_or_default()
}

/// Writes a record as a JSON object in one line, with a fixed order of keys. `file` comes from [`file_value`]. `proof`
/// comes from [`proof_value`]; `None` if no proof was asked for.
pub(super) fn write_line(
    out: &mut Vec<u8>,
    file: &str,
    record: &Record<'_>,
    problems: &[Problem],
    proof: Option<&str>,
) {
    let position = record.position.as_ref();
    out.extend_from_slice(b"{\"file\":");
    out.extend_from_slice(file.as_bytes());
    member(out, "line", &record.line);
    let forms = FenForms::new(position);
    key(out, "input");
    match forms.fen() {
        Some(fen) if fen == record.input.as_bytes() => quoted(out, fen),
        _ => value(out, &*record.input),
    }
    key(out, "read");
    quoted(out, <&str>::from(record.quality).as_bytes());
    for (name, form) in ["fen", "xfen", "legal", "shredder"].into_iter().zip(forms.all()) {
        key(out, name);
        match form {
            Some(form) => quoted(out, form),
            None => out.extend_from_slice(b"null"),
        }
    }
    list(out, "faults", record.flaw.iter().map(|flaw| fault(flaw, &record.input)));
    let mends = record.mends.iter();
    let mends = mends.map(|Correction { field, before, after }| CorrectionObject { field: *field, before, after });
    list(out, "mends", mends);
    list(out, "alternatives", record.alternatives.iter().map(fen::write));
    list(out, "ops", record.operations.iter().map(operation));
    list(out, "problems", position.into_iter().flat_map(|position| problem_objects(position, problems)));
    key(out, "verdict");
    match position {
        Some(position) => write_verdict(out, rules::verdict_with_problems(position, problems)),
        None => out.extend_from_slice(b"null"),
    }
    if let Some(position) = position.filter(|position| !position.rules.is_standard()) {
        member(out, "variant", &position.variant().id());
    }
    if let Some(proof) = proof {
        key(out, "proof");
        out.extend_from_slice(proof.as_bytes());
    }
    out.extend_from_slice(b"}\n");
}

/// Faster variant of [`write_line`] for the first line of `lines`. Returns the text after its FEN; `None` unless the
/// line is a canonical FEN of a sound position, as most lines are.
pub(super) fn write_sound_line<'a>(out: &mut Vec<u8>, file: &str, line: usize, lines: &'a [u8]) -> Option<&'a [u8]> {
    let (position, rest) = fen::read_line(lines)?;
    if !rules::is_sound_quick(&position) || position.is_en_passant_attacked() {
        return None;
    }
    let fen = CanonicalFen::parse(lines.get(..lines.len() - rest.len())?)?;
    let verdict = rules::verdict_quick(&position)?;
    // The text in addition to the file name and the four FENs is shorter than 300 bytes.
    out.reserve(4 * fen.text.len() + file.len() + 300);
    out.extend_from_slice(b"{\"file\":");
    out.extend_from_slice(file.as_bytes());
    member(out, "line", &line);
    for name in [",\"input\":\"", "\",\"read\":\"strict\",\"fen\":\""] {
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(fen.text);
    }
    for name in ["\",\"xfen\":\"", "\",\"legal\":\""] {
        out.extend_from_slice(name.as_bytes());
        fen.append_without_en_passant(out);
    }
    out.extend_from_slice(b"\",\"shredder\":\"");
    fen.append_with_files(out, position.castling);
    let nothing = b"\",\"faults\":[],\"mends\":[],\"alternatives\":[],\"ops\":[],\"problems\":[],\"verdict\":";
    out.extend_from_slice(nothing);
    write_verdict(out, verdict);
    out.extend_from_slice(b"}\n");
    Some(rest)
}

pub(super) struct CanonicalFen<'a> {
    text: &'a [u8],
    before_castling: &'a [u8],
    castling: &'a [u8],
    en_passant: &'a [u8],
    clocks: &'a [u8],
}

impl<'a> CanonicalFen<'a> {
    pub(super) fn parse(text: &'a [u8]) -> Option<Self> {
        let before_castling = memchr::memchr(b' ', text)? + " w ".len();
        let (before_castling, rest) = text.split_at_checked(before_castling)?;
        let (castling, rest) = rest.split_at_checked(rest.iter().position(|byte| *byte == b' ')?)?;
        let rest = rest.get(1..)?;
        let (en_passant, clocks) = rest.split_at_checked(rest.iter().position(|byte| *byte == b' ')?)?;
        let is_canonical = castling.iter().all(|letter| b"KQkq-".contains(letter));
        is_canonical.then_some(Self { text, before_castling, castling, en_passant, clocks })
    }

    pub(super) fn before_clocks(&self) -> &'a [u8] {
        self.text.strip_suffix(self.clocks.trim_ascii_start()).unwrap_or_default()
    }

    fn append_without_en_passant(&self, out: &mut Vec<u8>) {
        if self.en_passant == b"-" {
            return out.extend_from_slice(self.text);
        }
        for part in [self.before_castling, self.castling, b" -", self.clocks] {
            out.extend_from_slice(part);
        }
    }

    fn append_with_files(&self, out: &mut Vec<u8>, castling: Castling) {
        if castling.is_empty() {
            return out.extend_from_slice(self.text);
        }
        out.extend_from_slice(self.before_castling);
        for (color, file) in castling.rights() {
            let letter = b'A' + file;
            out.push(color.pick(letter, letter.to_ascii_lowercase()));
        }
        for part in [b" ", self.en_passant, self.clocks] {
            out.extend_from_slice(part);
        }
    }
}

/// A proven result for the side to move.
#[derive(Serialize)]
pub(super) struct ProofObject {
    result: &'static str,
    /// The number of moves to mate; `None` for draws, and if the source does not know it.
    mate: Option<u16>,
    source: &'static str,
    /// `draws` or `may-draw` if the 50-move rule may change the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    fifty_moves: Option<&'static str>,
}

impl From<&Proof> for ProofObject {
    fn from(proof: &Proof) -> Self {
        let effect = proof.fifty_move_rule;
        Self {
            result: proof.result.id(),
            mate: proof.mate,
            source: proof.source.id(),
            fifty_moves: (effect != FiftyMoveRule::InTime).then(|| effect.id()),
        }
    }
}

fn key(out: &mut Vec<u8>, name: &str) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

fn quoted(out: &mut Vec<u8>, text: &[u8]) {
    out.push(b'"');
    out.extend_from_slice(text);
    out.push(b'"');
}

fn value(out: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    // Writing strings and numbers to a buffer cannot fail.
    let _ = value.serialize(&mut Serializer::with_formatter(out, ControlEscapes));
}

/// Also escapes the control characters that JSON allows, because terminals obey them.
struct ControlEscapes;

impl Formatter for ControlEscapes {
    fn write_string_fragment<W: io::Write + ?Sized>(&mut self, out: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some((at, control)) = rest.char_indices().find(|(_, char)| char.is_control()) {
            write!(out, "{}\\u{:04x}", &rest[..at], u32::from(control))?;
            rest = &rest[at + control.len_utf8()..];
        }
        out.write_all(rest.as_bytes())
    }
}

fn member(out: &mut Vec<u8>, name: &str, content: &impl Serialize) {
    key(out, name);
    value(out, content);
}

fn list(out: &mut Vec<u8>, name: &str, items: impl Iterator<Item = impl Serialize>) {
    key(out, name);
    out.push(b'[');
    for (number, item) in items.enumerate() {
        out.extend_from_slice(if number > 0 { b"," } else { b"" });
        value(out, &item);
    }
    out.push(b']');
}

/// The four FEN forms of a position in one buffer. A form that cannot differ from the first form shares its text.
struct FenForms {
    text: Vec<u8>,
    places: Option<[(usize, usize); 4]>,
}

impl FenForms {
    fn new(position: Option<&Position>) -> Self {
        let mut forms = Self { text: Vec::with_capacity(256), places: None };
        let Some(position) = position else { return forms };
        fen::append(&mut forms.text, position, Style::default());
        let fen = (0, forms.text.len());
        let mut add = |differs: bool, format: ConvertFormat| {
            if !differs {
                return fen;
            }
            let start = forms.text.len();
            let (position, style) = format.adapt(position, Style::default());
            fen::append(&mut forms.text, &position, style);
            (start, forms.text.len())
        };
        // A form that cannot differ from the first form is not computed.
        let has_en_passant = position.en_passant.is_some();
        let xfen = add(has_en_passant, ConvertFormat::Xfen);
        let legal = add(has_en_passant, ConvertFormat::Legal);
        let shredder = add(!position.castling.is_empty(), ConvertFormat::Shredder);
        forms.places = Some([fen, xfen, legal, shredder]);
        forms
    }

    fn fen(&self) -> Option<&[u8]> {
        self.all()[0]
    }

    fn all(&self) -> [Option<&[u8]>; 4] {
        let Some(places) = self.places else { return [None; 4] };
        places.map(|(start, end)| self.text.get(start..end))
    }
}

fn write_verdict(out: &mut Vec<u8>, verdict: Verdict) {
    let state = match verdict.state {
        GameState::Ongoing => "ongoing",
        GameState::Checkmate => "checkmate",
        GameState::Stalemate | GameState::VariantEnd(Ending::CannotMove(_)) => "stalemate",
        GameState::VariantEnd(_) => "variant-end",
        GameState::InsufficientMaterial => "insufficient-material",
        GameState::Illegal => "illegal",
    };
    let [checked, unchecked] = [b"{\"check\":true,\"state\":\"".as_slice(), b"{\"check\":false,\"state\":\""];
    out.extend_from_slice(if verdict.check { checked } else { unchecked });
    out.extend_from_slice(state.as_bytes());
    out.extend_from_slice(b"\",\"moves\":");
    value(out, &verdict.moves);
    out.push(b'}');
}

#[derive(Serialize)]
struct FaultObject<'a> {
    field: u8,
    char: usize,
    byte: usize,
    code: &'static str,
    message: &'a str,
}

#[derive(Serialize)]
struct CorrectionObject<'a> {
    field: u8,
    before: &'a str,
    after: &'a str,
}

#[derive(Serialize)]
pub(super) struct ProblemObject {
    code: &'static str,
    color: Option<&'static str>,
    squares: Vec<String>,
    illegal: bool,
    message: String,
    fix: Option<String>,
}

/// Returns the objects of these problems, which must be all problems of the position.
pub(super) fn problem_objects(position: &Position, problems: &[Problem]) -> impl Iterator<Item = ProblemObject> {
    problems.iter().map(|problem| ProblemObject {
        code: problem.id(),
        color: problem.color.map(Color::id),
        squares: problem.squares.iter().map(ToString::to_string).collect(),
        illegal: problem.is_illegal(),
        message: problem.sentence(),
        fix: rules::fixes_with_problems(position, problem, problems).first().map(|fix| fen::write(&fix.position)),
    })
}

fn operation(operation: &Operation) -> (&str, Vec<&str>) {
    (&operation.opcode, operation.operands.iter().map(Operand::text).collect())
}

fn fault<'a>(flaw: &'a Flaw, text: &str) -> FaultObject<'a> {
    let Flaw { field, byte, code, sentence } = flaw;
    FaultObject { field: *field, char: flaw.char_index(text), byte: *byte, code, message: sentence }
}
