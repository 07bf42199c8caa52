//! Compares the quick check with the full check, on positions from games and on corrupted positions.

use shakmaty::{Chess, EnPassantMode, Position as _};

use super::{Doubts, is_sound_quick};
use crate::board::{BitPosition, Castling, Color, Piece, Position, Role, Size, Square};
use crate::rules::problem::{Problem, ProblemKind};
use crate::rules::problems;

/// Returns the start position with random changes in some squares and fields.
fn spoiled(random: &mut fastrand::Rng) -> Position {
    let mut position = Position::start();
    position.fullmove_number = random.u16(1..60);
    let most = random.usize(1..24);
    for _ in 0..random.usize(0..most) {
        let square = Square::new(random.u8(0..8), random.u8(0..8));
        let is_kept = random.u8(0..50) > 0 && position.board.get(square).is_some_and(|old| old.role == Role::King);
        if !is_kept {
            position.board.set(square, any_piece(random));
        }
    }
    for _ in 0..random.usize(0..most) {
        let from = Square::new(random.u8(0..8), random.u8(0..8));
        let to = Square::new(random.u8(0..8), random.u8(1..7));
        let is_king = |square| position.board.get(square).is_some_and(|piece| piece.role == Role::King);
        if !is_king(to) && (!is_king(from) || random.bool()) {
            position.board.set(to, position.board.get(from));
            position.board.set(from, None);
        }
    }
    spoil_fields(&mut position, random);
    position
}

fn any_piece(random: &mut fastrand::Rng) -> Option<Piece> {
    random.bool().then(|| {
        let color = Color::ALL[random.usize(0..2)];
        let role = Role::ALL[random.usize(0..6)];
        let is_other_king = role == Role::King && random.u8(0..10) > 0;
        Piece::new(color, if is_other_king { Role::Pawn } else { role })
    })
}

fn spoil_fields(position: &mut Position, random: &mut fastrand::Rng) {
    if random.u8(0..4) > 0 {
        position.castling = Castling::NONE;
    }
    if random.u8(0..8) == 0 {
        position.castling.set(Color::ALL[random.usize(0..2)], random.u8(0..8), true);
    }
    position.side_to_move = Color::ALL[random.usize(0..2)];
    if random.u8(0..4) == 0 {
        let rank = position.board.size().en_passant_rank(position.side_to_move);
        position.en_passant = Some(Square::new(random.u8(0..8), rank));
    }
    if random.u8(0..4) == 0 {
        position.halfmove_clock = random.u16(0..160);
    }
}

/// Asserts that only doubted groups have problems. Returns whether the quick check accepts the position, and whether
/// the position has no problems.
fn looks(position: &Position) -> [bool; 2] {
    let is_cleared = BitPosition::from_standard(position).is_some_and(|position| is_sound_quick(&position));
    let problems = problems::check_full(position, Doubts::ALL);
    assert_eq!(problems::problems(position), problems, "what was not doubted was a problem: {position:?}");
    assert!(!is_cleared || problems.is_empty(), "{position:?}: {problems:?}");
    [is_cleared, problems.is_empty()]
}

#[test]
fn a_quick_yes_means_no_problems() {
    let mut random = fastrand::Rng::with_seed(11);
    let found: Vec<_> = (0..20_000).map(|_| looks(&spoiled(&mut random))).collect();
    let cleared = found.iter().filter(|[is_cleared, _]| *is_cleared).count();
    let sound = found.iter().filter(|[_, is_sound]| *is_sound).count();
    assert!(cleared > 1_000 && cleared < 18_000, "{cleared} of 20,000 are a poor sample");
    // The full check decides about promoted pieces, and where few last moves are possible.
    assert!(cleared * 100 >= sound * 60, "the quick look finds only {cleared} of {sound} sound positions");
}

/// Positions of random games have no problems except those of the draw rules, and nearly all of them are accepted.
#[test]
fn positions_of_games_are_cleared_quickly() {
    let mut random = fastrand::Rng::with_seed(12);
    let (mut cleared, mut count) = (0, 0);
    for _ in 0..60 {
        let mut game = Chess::default();
        for _ in 0..160 {
            let moves = game.legal_moves();
            let Some(chosen) = random.choice(&moves) else { break };
            game.play_unchecked(*chosen);
            let position = Position::from(&game.to_setup(EnPassantMode::Always));
            let odd: Vec<_> = problems::check_full(&position, Doubts::ALL)
                .into_iter()
                .filter(|problem| !is_of_clock(problem))
                .collect();
            assert_eq!(odd, [], "{position:?}");
            cleared += usize::from(looks(&position)[0]);
            count += 1;
        }
    }
    // The full check decides about promoted pieces, which random games have often.
    assert!(cleared * 100 > count * 85, "{cleared} of {count}");
}

fn is_of_clock(problem: &Problem) -> bool {
    matches!(problem.kind, ProblemKind::ClockAbove100 | ProblemKind::ClockAbove150)
}

#[test]
fn quick_looks_clear_doubled_pawns_and_checks() {
    for rows in [
        // A check by each kind of piece, then doubled pawns with a locked-in bishop.
        "4k3/8/8/8/4R3/8/8/4K3",
        "4k3/8/8/1B6/8/8/8/4K3",
        "4k3/8/8/7Q/8/8/8/4K3",
        "4k3/8/3N4/8/8/8/8/4K3",
        "4k3/3P4/8/8/8/8/8/4K3",
        "4k3/pp3pp1/2p2p2/2p5/8/PP6/1P1P4/2B1K3",
    ] {
        assert_eq!(looks(&position(rows)), [true, true], "{rows}");
    }
}

fn position(rows: &str) -> Position {
    let mut position = Position::empty(Size::STANDARD);
    position.side_to_move = Color::Black;
    for (rank, row) in (0..8).rev().zip(rows.split('/')) {
        let mut file = 0;
        for char in row.chars() {
            position.board.set(Square::new(file, rank), Piece::from_letter(char));
            file += char.to_digit(10).unwrap_or(1) as u8;
        }
    }
    position
}
