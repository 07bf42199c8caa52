//! The positions that an engine can take.

use super::fault::Unsuitable;
use super::message::{EngineOption, OptionKind};
use crate::board::{Position, Variant};
use crate::notation::fen;
use crate::rules::{self, Play, Problem, ProblemKind};

/// Maximum number of moves in a legal position. Engines have room for some more.
const MAX_MOVES: usize = 218;

/// A position as it is sent to an engine.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Setup {
    pub(super) fen: String,
    pub(super) is_chess960: bool,
    /// The engine's name of the variant; `None` if the engine has no variants.
    pub(super) variant: Option<String>,
}

/// Returns the option with this name, which is not case sensitive.
pub(super) fn find<'a>(options: &'a [EngineOption], name: &str) -> Option<&'a EngineOption> {
    options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
}

/// Returns what to send for a position, and the game to check the engine's moves.
pub(super) fn set_up(position: &Position, options: &[EngineOption]) -> Result<(Setup, Play), Unsuitable> {
    let variant = variant_name(position, options)?;
    let is_chess960 = position.is_chess960();
    if is_chess960 && find(options, "UCI_Chess960").is_none() {
        return Err(Unsuitable::Chess960);
    }
    if let Some(problem) = rules::problems(position).into_iter().find(is_dangerous) {
        return Err(Unsuitable::Illegal(problem));
    }
    let play = Play::from_position(position).ok_or(Unsuitable::NoMoves)?;
    let other_side = Position { side_to_move: !position.side_to_move, en_passant: None, ..*position };
    let other_moves = Play::from_position(&other_side).map_or(0, |play| play.count_moves());
    match play.count_moves() {
        0 => return Err(Unsuitable::NoMoves),
        moves if moves.max(other_moves) > MAX_MOVES => return Err(Unsuitable::TooManyMoves),
        _ => {}
    }
    let castling = if is_chess960 { fen::CastlingStyle::Shredder } else { fen::CastlingStyle::Xfen };
    let style = fen::Style { castling, en_passant: fen::EnPassantStyle::Capturable, ..fen::Style::default() };
    Ok((Setup { fen: fen::write_as(position, style), is_chess960, variant }, play))
}

/// Returns the engine's name of the variant of a position, in whichever spelling it has it.
fn variant_name(position: &Position, options: &[EngineOption]) -> Result<Option<String>, Unsuitable> {
    let vars = match find(options, "UCI_Variant").map(|option| &option.kind) {
        Some(OptionKind::Combo { vars, .. }) => vars.as_slice(),
        _ => &[],
    };
    if !position.board.size().is_standard() {
        let named = board_name(position).and_then(|name| vars.iter().find(|var| *var == name));
        return named.cloned().map(Some).ok_or(Unsuitable::OtherBoard);
    }
    let variant = position.variant();
    match vars.iter().find(|var| Variant::from_name(var) == Some(variant)) {
        None if variant != Variant::Standard => Err(Unsuitable::Variant(variant)),
        named => Ok(named.cloned()),
    }
}

/// Returns the name that Fairy-Stockfish gives the game on a board of another size (`variants.ini`); `None` for a board
/// without such a game.
fn board_name(position: &Position) -> Option<&'static str> {
    let size = position.board.size();
    Some(match (size.files(), size.ranks()) {
        (10, 8) if position.is_chess960() => "caparandom",
        (10, 8) => "capablanca",
        (6, 6) => "losalamos",
        (5, 5) => "gardner",
        _ => return None,
    })
}

/// Returns `true` for a problem that an engine may not survive. All others concern only how the position arose.
fn is_dangerous(problem: &Problem) -> bool {
    problem.is_illegal()
        && !matches!(
            problem.kind,
            ProblemKind::TooManyPawns { .. } | ProblemKind::TooMuchPromotion { .. } | ProblemKind::ImpossibleCheck
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Message;

    fn options(lines: &[&str]) -> Vec<EngineOption> {
        let parse = |line: &&str| match Message::parse(line) {
            Some(Message::Option(option)) => option,
            other => panic!("{other:?}"),
        };
        lines.iter().map(parse).collect()
    }

    fn refusal(text: &str, variant: Variant, lines: &[&str]) -> Option<Unsuitable> {
        set_up(&fen::read_as(text, variant).unwrap(), &options(lines)).err()
    }

    #[test]
    fn positions_that_engines_may_not_survive_are_refused() {
        let problem = |text: &str| match refusal(text, Variant::Standard, &[]) {
            Some(Unsuitable::Illegal(problem)) => problem.id(),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(problem("8/8/8/8/8/8/8/4K3 w - - 0 1"), "missing-king");
        assert_eq!(problem("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1"), "opponent-in-check");
        assert_eq!(problem("4k3/8/8/8/8/8/8/4K3 w K - 0 1"), "castling-without-rook");
        assert_eq!(problem("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"), "pawn-on-back-rank");
        assert_eq!(problem("4k3/8/8/8/8/RRRR4/RRRRRRRR/RRRRK3 w - - 0 1"), "too-many-pieces");
        let standard = |text| refusal(text, Variant::Standard, &[]);
        assert_eq!(standard("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some(Unsuitable::NoMoves));
        assert_eq!(
            standard("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"),
            Some(Unsuitable::OtherBoard)
        );
        let capablanca = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
        let combo = options(&["option name UCI_Variant type combo default chess var chess var capablanca"]);
        let (setup, _) = set_up(&fen::read(capablanca).unwrap(), &combo).unwrap();
        assert_eq!((setup.variant.as_deref(), &*setup.fen), (Some("capablanca"), capablanca));
        // The legal position with the most moves, with two queens for rooks.
        for text in ["w", "b"].map(|side| format!("Q6Q/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q3p/kBNN1KB1 {side} - - 0 1")) {
            assert_eq!(refusal(&text, Variant::Standard, &[]), Some(Unsuitable::TooManyMoves), "{text}");
        }
        assert_eq!(standard("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"), None);
        assert_eq!(standard("4k3/pppppppp/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), None);
    }

    #[test]
    fn chess960_and_variants_need_an_engine_that_has_them() {
        let inner = "1r2k3/8/8/8/8/8/8/1R2K3 w Bb - 0 1";
        assert_eq!(refusal(inner, Variant::Standard, &[]), Some(Unsuitable::Chess960));
        let chess960 = options(&["option name UCI_Chess960 type check default false"]);
        let (setup, _) = set_up(&fen::read(inner).unwrap(), &chess960).unwrap();
        assert_eq!((&*setup.fen, setup.is_chess960), ("1r2k3/8/8/8/8/8/8/1R2K3 w Bb - 0 1", true));
        let start = fen::write(&Position::start());
        let combo = "option name UCI_Variant type combo default chess var chess var kingofthehill";
        assert_eq!(refusal(&start, Variant::Atomic, &[combo]), Some(Unsuitable::Variant(Variant::Atomic)));
        for (variant, name) in [(Variant::KingOfTheHill, "kingofthehill"), (Variant::Standard, "chess")] {
            let (setup, _) = set_up(&Position::start_for_variant(variant), &options(&[combo])).unwrap();
            assert_eq!(setup.variant.as_deref(), Some(name));
        }
    }
}
