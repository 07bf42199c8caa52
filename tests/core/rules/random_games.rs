//! Games of random moves, each with a preference, so that rare positions occur too.

use std::sync::LazyLock;

use fenwright::Position;
use fenwright::notation::fen;
use shakmaty::{Chess, EnPassantMode, Move, MoveList, Position as _, Role};

use super::shakmaty_conversion;

/// The moves that a game prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taste {
    Any,
    /// Captures, which soon leave few pieces.
    Captures,
    /// Captures by pawns, which give doubled and tripled pawns.
    PawnCaptures,
    /// Pawn moves and captures by pawns.
    Pawns,
    /// Promotions, mostly underpromotions, and moves that prepare them.
    Promotions,
    /// No captures and no pawn moves: all pieces stay on the board.
    Shuffles,
    /// Moves of kings and rooks, castling included.
    Castling,
    /// Checks, double checks if possible.
    Checks,
}

const TASTES: [Taste; 8] = [
    Taste::Any,
    Taste::Captures,
    Taste::PawnCaptures,
    Taste::Pawns,
    Taste::Promotions,
    Taste::Shuffles,
    Taste::Castling,
    Taste::Checks,
];

/// The start positions of Chess960 in the table.
static STARTS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let rows = include_str!("../../data/chess960_starts.tsv").lines().skip(1);
    rows.map(|row| fen::read(row.split('\t').nth(2).expect("an X-FEN")).expect(row)).collect()
});

/// The start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// The start position of standard chess.
    Standard,
    /// A start position of Chess960.
    Chess960,
}

/// Calls `show` with this number of positions of random games, half of them Chess960.
pub(super) fn play(seed: u64, count: usize, mut show: impl FnMut(&Position, Start)) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut shown = 0;
    while shown < count {
        let start = [Start::Standard, Start::Chess960][random.usize(0..2)];
        let begin = match start {
            Start::Standard => Position::start(),
            Start::Chess960 => STARTS[random.usize(0..STARTS.len())],
        };
        let taste = TASTES[random.usize(0..TASTES.len())];
        let mut game = shakmaty_conversion::game(&begin);
        let length = random.usize(1..=240).min(count - shown);
        for _ in 0..length {
            let mode = [EnPassantMode::Always, EnPassantMode::PseudoLegal, EnPassantMode::Legal][random.usize(0..3)];
            show(&shakmaty_conversion::position(&game, mode), start);
            shown += 1;
            let moves = game.legal_moves();
            let Some(chosen) = choose(&game, &moves, taste, &mut random) else { break };
            game.play_unchecked(chosen);
        }
    }
}

/// A move that the game prefers, or sometimes any move.
fn choose(game: &Chess, moves: &MoveList, taste: Taste, random: &mut fastrand::Rng) -> Option<Move> {
    if random.u8(0..100) < 85 {
        let liked: Vec<Move> = moves.iter().copied().filter(|candidate| is_liked(game, *candidate, taste)).collect();
        if let Some(best) = best_of(game, &liked, taste, random) {
            return Some(best);
        }
    }
    random.choice(moves).copied()
}

/// One of the preferred moves: the check with the most pieces if the game prefers checks, a promotion if it prefers
/// promotions.
fn best_of(game: &Chess, liked: &[Move], taste: Taste, random: &mut fastrand::Rng) -> Option<Move> {
    let drawn = *random.choice(liked)?;
    match taste {
        Taste::Checks => liked.iter().copied().chain([drawn]).max_by_key(|candidate| checkers(game, *candidate)),
        Taste::Promotions if !drawn.is_promotion() => random.choice(liked).copied(),
        _ => Some(drawn),
    }
}

fn checkers(game: &Chess, candidate: Move) -> usize {
    let mut after = game.clone();
    after.play_unchecked(candidate);
    after.checkers().count()
}

/// The position after the legal move that checks with the most pieces, with the en passant square after every double
/// step.
pub(super) fn most_checking_move(position: &Position) -> Option<Position> {
    let mut game = shakmaty_conversion::game(position);
    let chosen = game.legal_moves().into_iter().max_by_key(|candidate| checkers(&game, *candidate))?;
    game.play_unchecked(chosen);
    Some(shakmaty_conversion::position(&game, EnPassantMode::Always))
}

fn is_liked(game: &Chess, candidate: Move, taste: Taste) -> bool {
    let is_pawn = candidate.role() == Role::Pawn;
    match taste {
        Taste::Any => true,
        Taste::Captures => candidate.is_capture(),
        Taste::PawnCaptures => is_pawn && candidate.is_capture(),
        Taste::Pawns => is_pawn,
        Taste::Promotions => is_pawn && candidate.promotion() != Some(Role::Queen),
        Taste::Shuffles => !is_pawn && !candidate.is_capture(),
        Taste::Castling => {
            let is_king_or_rook = matches!(candidate.role(), Role::King | Role::Rook);
            candidate.is_castle() || is_king_or_rook && game.castles().is_empty()
        }
        Taste::Checks => candidate.role() != Role::King,
    }
}
