//! The verdict on a position of a variant.

use shakmaty::Position as _;
use shakmaty::variant::VariantPosition;

use super::ending::{Ending, has_reached_last_rank, is_on_hill};
use super::game::Game;
use super::verdict::{DrawRule, GameState, Verdict};
use super::{Problem, attacks};
use crate::board::{Checks, Color, Piece, Position, Role, Rules, Variant};

pub(super) fn compute(position: &Position, problems: &[Problem]) -> Verdict {
    let draw_rule = DrawRule::from_clock(position.halfmove_clock);
    let game = match Game::from_position(position) {
        Some(Game::Variant(game)) => Some(game),
        _ => None,
    };
    let check = game.as_ref().map_or_else(|| is_in_check(position), |game| game.is_check());
    let legal = game.filter(|_| !problems.iter().any(Problem::is_illegal));
    let Some(game) = legal else { return Verdict { check, state: GameState::Illegal, moves: None, draw_rule } };
    let moves = game.legal_moves().len();
    let state = match ending(position, &game, moves) {
        Some(ending) => GameState::VariantEnd(ending),
        None if moves == 0 && check => GameState::Checkmate,
        None if moves == 0 => GameState::Stalemate,
        None if game.is_insufficient_material() => GameState::InsufficientMaterial,
        None => GameState::Ongoing,
    };
    Verdict { check, state, moves: Some(moves), draw_rule }
}

/// Returns `true` if a royal king is attacked, for positions that are not playable.
fn is_in_check(position: &Position) -> bool {
    let has_royal_king = position.variant() != Variant::Antichess;
    has_royal_king && attacks::attacked_kings(&position.board, position.side_to_move).next().is_some()
}

fn ending(position: &Position, game: &VariantPosition, moves: usize) -> Option<Ending> {
    let side_to_move = position.side_to_move;
    let has_king = |color| position.board.find(Piece::new(color, Role::King)).next().is_some();
    let has_men = |color| position.board.pieces().any(|(_, piece)| piece.color == color);
    let found = |ending: fn(Color) -> Ending, is: &dyn Fn(Color) -> bool| {
        [side_to_move, !side_to_move].into_iter().find(|color| is(*color)).map(ending)
    };
    match position.rules {
        Rules::Standard | Rules::Crazyhouse(_) => None,
        Rules::ThreeCheck(checks) => found(Ending::ThreeChecks, &|color| checks.given(color) == Checks::TO_WIN),
        Rules::KingOfTheHill => found(Ending::KingOnHill, &|color| is_on_hill(position, color)),
        Rules::Antichess if moves > 0 => None,
        Rules::Antichess => {
            found(Ending::AllPiecesLost, &|color| !has_men(color)).or(Some(Ending::CannotMove(side_to_move)))
        }
        Rules::Atomic => found(Ending::NoKing, &|color| !has_king(color)),
        Rules::Horde => (!has_men(Color::White)).then_some(Ending::HordeCaptured),
        Rules::RacingKings if !game.is_variant_end() => None,
        Rules::RacingKings => {
            let [white, black] = Color::ALL.map(|color| has_reached_last_rank(position, color));
            Some(match (white, black) {
                (true, true) => Ending::BothReachedLastRank,
                (true, false) => Ending::ReachedLastRank(Color::White),
                (false, _) => Ending::ReachedLastRank(Color::Black),
            })
        }
    }
}
