//! Solutions stated by records.

use super::format::{Field, Metadata, RecordView};
use crate::board::{Color, Position};
use crate::notation::epd::{self, Operand, Operation};
use crate::notation::forgiving;
use crate::notation::pgn::{self, TreeMove};
use crate::notation::stipulation::{self, Goal, Stipulation};
use crate::rules::{LegalMove, Play};

/// Returns the solution stated by a record: its solution field or, if that is empty, the moves of its operation `bm`.
/// Moves without numbers are numbered.
///
/// ```
/// use fenwright::document::{Document, Format, stated_solution};
/// let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - pv Kf1 Kf8 Rd8#;\n";
/// let document = Document::from_bytes_as(text.into(), Format::Epd);
/// let (record, position) = (document.record(0), document.position());
/// let said = stated_solution(position, &record.read_metadata(), &record.operations());
/// assert_eq!(said.as_deref(), Some("1.Kf1 Kf8 2.Rd8#"));
/// ```
pub fn stated_solution(position: &Position, metadata: &Metadata, operations: &[Operation]) -> Option<String> {
    let begins = match metadata.stipulation() {
        // In a helpmate, the moves of the side to be mated are numbered like White's, as the first of each pair.
        Some(Stipulation { goal: Goal::Helpmate, half_moves, .. }) if half_moves.is_multiple_of(2) => Color::White,
        Some(Stipulation { goal: Goal::Helpmate, .. }) => Color::Black,
        _ => position.side_to_move,
    };
    let stated = metadata.get(Field::Solution);
    if !stated.is_empty() {
        return Some(number_moves(stated, begins));
    }
    let clauses = || operations.iter().flat_map(epd::clauses);
    let best = clauses().find(|clause| clause.opcode == "bm" && stipulation::read(&clause.text()).is_none())?;
    let moves: Vec<&str> = best.operands.iter().map(Operand::text).filter(|text| !text.trim().is_empty()).collect();
    (!moves.is_empty()).then(|| format!("1{}{}", begins.pick(".", "..."), moves.join(", ")))
}

/// Numbers a line of moves whose first move is made by the side `begins`. Any other text is returned unchanged.
fn number_moves(text: &str, begins: Color) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if !words.iter().all(|word| is_move(word)) {
        return text.to_owned();
    }
    let first = usize::from(begins == Color::Black);
    let named = words.iter().enumerate().map(|(at, word)| match at + first {
        half if half.is_multiple_of(2) => format!("{}.{word}", half / 2 + 1),
        1 if at == 0 => format!("1...{word}"),
        _ => (*word).to_owned(),
    });
    named.collect::<Vec<_>>().join(" ")
}

fn is_move(word: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"+#=x-!?".contains(&byte);
    let has_place = word.bytes().any(|byte| byte.is_ascii_digit()) || word.starts_with("O-O");
    word.starts_with(|char: char| "KQRBNOabcdefgh".contains(char)) && word.bytes().all(is_sign) && has_place
}

/// Returns the first move of a stated solution in UCI notation, if it is legal.
///
/// ```
/// use fenwright::document::stated_key;
/// let position = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1".parse()?;
/// assert_eq!(stated_key(&position, "1.Kf1 Kf8 2.Rd8#").as_deref(), Some("g1f1"));
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
pub fn stated_key(position: &Position, stated: &str) -> Option<String> {
    let first = *StatedLine::read(position, stated).moves.first()?;
    Some(Play::from_position(position)?.to_uci(first))
}

/// Returns the moves of a stated solution with its variations, as far as they are legal; see [`pgn::tree`], and
/// [`pgn::series_tree`] for a stipulation with a series. The piece letters may be those of any known language.
///
/// ```
/// use fenwright::document::stated_moves;
/// let position = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1".parse()?;
/// let moves = stated_moves(&position, None, "1.Ta6! bxa6 (1...Lh2 2.Txa7#) 2.b7#");
/// let said: Vec<_> = moves.iter().map(|each| each.ply.san.as_str()).collect();
/// assert_eq!(said, ["Ra6", "bxa6", "Bh2", "Rxa7#", "b7#"]);
/// # Ok::<(), fenwright::notation::fen::Fault>(())
/// ```
pub fn stated_moves(position: &Position, asked: Option<Stipulation>, solution: &str) -> Vec<TreeMove> {
    let in_english = if is_series(asked) { forgiving::series_in_english } else { forgiving::moves_in_english };
    moves(position, asked, &in_english(position, solution))
}

/// Returns the moves of a movetext with its variations.
pub(super) fn moves(position: &Position, asked: Option<Stipulation>, movetext: &str) -> Vec<TreeMove> {
    let tree = if is_series(asked) { pgn::series_tree } else { pgn::tree };
    tree(position, movetext)
}

fn is_series(asked: Option<Stipulation>) -> bool {
    asked.is_some_and(|asked| asked.goal.is_series())
}

/// Returns the moves of a record with their variations: those of its game or, in other formats and for an edited
/// solution, those that it states. Empty for a game with several positions.
pub fn record_moves(record: &RecordView<'_>) -> Vec<TreeMove> {
    let Ok(position) = record.position() else { return Vec::new() };
    let metadata = record.read_metadata();
    let asked = metadata.stipulation();
    match record.movetext() {
        Some(movetext) => moves(&position, asked, &movetext),
        None => stated_moves(&position, asked, metadata.get(Field::Solution)),
    }
}

/// The main line of a stated solution, as far as its moves are legal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedLine {
    /// The moves.
    pub moves: Vec<LegalMove>,
    /// The word that ends the line because it looks like a move, but is not a legal one.
    pub illegal_move: Option<String>,
}

impl StatedLine {
    /// Reads the main line of a solution. Its piece letters may be those of any known language.
    ///
    /// ```
    /// use fenwright::document::StatedLine;
    /// let position = fenwright::notation::fen::read("8/8/8/8/8/1k6/8/K6R w - - 0 1").unwrap();
    /// let line = StatedLine::read(&position, "1.Th3+! (1.Th8? Kc2) Kc4 2.Ta3 wins");
    /// assert_eq!((line.moves.len(), line.illegal_move), (3, None));
    /// let line = StatedLine::read(&position, "1. Rh3+ Kc2 2. Ra9");
    /// assert_eq!((line.moves.len(), line.illegal_move.as_deref()), (2, Some("Ra9")));
    /// ```
    pub fn read(position: &Position, solution: &str) -> Self {
        let text = forgiving::moves_in_english(position, solution);
        let moves = pgn::plies(position, &text).iter().map(|ply| ply.legal_move).collect();
        let illegal = pgn::play(position, &text).illegal_word.and_then(|word| text.get(word));
        Self { moves, illegal_move: illegal.filter(|word| is_move(word)).map(str::to_owned) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::format::Remarks;

    #[test]
    fn records_state_solutions() {
        for (line, expected) in [
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;", Some("1.Rd8#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Kf1 Kh1;", Some("1.Kf1, Kh1")),
            ("3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - bm Rd1#;", Some("1...Rd1#")),
            ("3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - pv Kf8 Kf1 Rd1#;", Some("1...Kf8 2.Kf1 Rd1#")),
            ("7k/8/5K2/8/8/8/8/R7 b - - pv Kh7 Rb1 Kh6 Rh1#; c0 \"h#2\";", Some("1.Kh7 Rb1 2.Kh6 Rh1#")),
            ("7k/8/5K2/8/8/8/8/R7 w - - pv Rb1 Kh7 Rb8 Kh6 Rh8#; c0 \"h#2.5\";", Some("1...Rb1 2.Kh7 Rb8 3.Kh6 Rh8#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Kf1; pv Rd8#;", Some("1.Rd8#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - c0 \"Solution: Rd8 wins\"; bm Kf1;", Some("Rd8 wins")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - c0 \"Solution: 1. Rd8#\";", Some("1. Rd8#")),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - id \"a\"; bm;", None),
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - am Kf1;", None),
        ] {
            let record = epd::read(line).unwrap();
            let metadata = Remarks::from_operations(record.operations.clone()).metadata;
            let stated = stated_solution(&record.position, &metadata, &record.operations);
            assert_eq!(stated.as_deref(), expected, "{line}");
        }
    }
}
