//! Compares the move generator with a naive generator, and on 8x8 with shakmaty.

use std::collections::BTreeSet;

use fastrand::Rng;
use shakmaty::{Chess, Position as _};

use super::{CheckInfo, RectanglePosition};
use crate::board::{Board, Castling, Color, Piece, Position, Role, Side, Size, Square};
use crate::rules::attacks;
use crate::rules::game::Game;
use crate::rules::legal::{LegalMove, MoveKind};

/// Origin, destination, promotion, and the castling rook.
type Step = (Square, Square, Option<Role>, Option<Square>);

fn step(legal: &LegalMove) -> Step {
    let rook = if let MoveKind::Castling(rook) = legal.kind { Some(rook) } else { None };
    (legal.from, legal.to, legal.promotion, rook)
}

/// The directions of a slider and the steps of other moves.
type Ways = (Vec<(i8, i8)>, Vec<(i8, i8)>);

fn ways(role: Role) -> Ways {
    let lines = vec![(0, 1), (1, 0), (0, -1), (-1, 0)];
    let diagonals = vec![(1, 1), (1, -1), (-1, -1), (-1, 1)];
    let leaps = vec![(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let both = [lines.clone(), diagonals.clone()].concat();
    match role {
        Role::King => (Vec::new(), both),
        Role::Queen => (both, Vec::new()),
        Role::Rook => (lines, Vec::new()),
        Role::Bishop => (diagonals, Vec::new()),
        Role::Knight => (Vec::new(), leaps),
        Role::Archbishop => (diagonals, leaps),
        Role::Chancellor => (lines, leaps),
        Role::Pawn => (Vec::new(), Vec::new()),
    }
}

/// The pseudo-legal destinations of a piece.
fn targets(position: &Position, from: Square, piece: Piece) -> Vec<Square> {
    let Position { board, side_to_move, .. } = position;
    let is_free = |square: &Square| board.size().contains(*square) && board.get(*square).is_none();
    let is_open = |square: &Square| {
        board.size().contains(*square) && board.get(*square).is_none_or(|other| other.color != *side_to_move)
    };
    if piece.role == Role::Pawn {
        let up = side_to_move.pick(1, -1);
        let is_home = from.rank == side_to_move.pick(1, board.size().ranks() - 2);
        let one = from.offset(0, up).filter(is_free);
        let two = one.and_then(|one| one.offset(0, up)).filter(is_free);
        let is_taken = |square: &Square| {
            board.get(*square).is_some_and(|other| other.color != *side_to_move) || position.en_passant == Some(*square)
        };
        let captures = [-1, 1].into_iter().filter_map(|side| from.offset(side, up)).filter(is_taken);
        return one.into_iter().chain(two.filter(|_| is_home && board.size().ranks() >= 8)).chain(captures).collect();
    }
    let (slides, steps) = ways(piece.role);
    let mut targets: Vec<Square> =
        steps.into_iter().filter_map(|(files, ranks)| from.offset(files, ranks)).filter(is_open).collect();
    for (files, ranks) in slides {
        let mut next = from.offset(files, ranks);
        while let Some(square) = next.filter(is_open) {
            targets.push(square);
            next = square.offset(files, ranks).filter(|_| board.get(square).is_none());
        }
    }
    targets
}

fn is_attacked(board: &Board, color: Color) -> bool {
    attacks::attacked_kings(board, color).next().is_some()
}

fn after(position: &Position, (from, to, promotion, rook): Step) -> Board {
    let mut board = position.board;
    let Some(piece) = board.get(from) else { return board };
    board.set(from, None);
    if let Some(rook) = rook {
        board.set(rook, None);
        let side = if rook.file < from.file { Side::Queen } else { Side::King };
        let [_, file] = board.size().castled_files(side);
        board.set(Square::new(file, from.rank), Some(Piece::new(piece.color, Role::Rook)));
    }
    if piece.role == Role::Pawn && position.en_passant == Some(to) {
        board.set(Square::new(to.file, from.rank), None);
    }
    board.set(to, Some(Piece::new(piece.color, promotion.unwrap_or(piece.role))));
    board
}

fn castling(position: &Position) -> Vec<Step> {
    let Position { board, side_to_move: color, .. } = position;
    let Some(king) = board.castling_king(*color) else { return Vec::new() };
    let mut steps = Vec::new();
    for side in Side::ALL {
        let is_right = |file: &u8| {
            position.castling.has(*color, *file)
                && Castling::is_backed(board, *color, *file)
                && (*file < king.file) == (side == Side::Queen)
        };
        let files: Vec<u8> = (0..board.size().files()).filter(is_right).collect();
        let Some(rook) = (if side == Side::Queen { files.first() } else { files.last() }) else { continue };
        let [king_to, rook_to] = board.size().castled_files(side);
        let all = [king.file, *rook, king_to, rook_to];
        let (Some(first), Some(last)) = (all.iter().min(), all.iter().max()) else { continue };
        let is_between = |file: u8| {
            let within = |one: u8, other: u8| (one.min(other)..=one.max(other)).contains(&file);
            within(king.file, king_to) || within(king.file, *rook) || within(*rook, rook_to)
        };
        let is_clear = (*first..=*last).filter(|file| is_between(*file) && ![king.file, *rook].contains(file));
        let is_clear = is_clear.map(|file| Square::new(file, king.rank)).all(|square| board.get(square).is_none());
        let is_safe_on = |file: u8| {
            let mut moved = *board;
            moved.set(king, None);
            moved.set(Square::new(file, king.rank), Some(Piece::new(*color, Role::King)));
            !is_attacked(&moved, *color)
        };
        let mut way = king.file.min(king_to)..=king.file.max(king_to);
        let castled: Step = (king, Square::new(king_to, king.rank), None, Some(Square::new(*rook, king.rank)));
        if board.size().has_castling()
            && is_clear
            && way.all(is_safe_on)
            && !is_attacked(&after(position, castled), *color)
        {
            steps.push(castled);
        }
    }
    steps
}

/// All legal moves, each played to see whether it leaves the king attacked.
fn naive(position: &Position) -> BTreeSet<Step> {
    let Position { board, side_to_move, .. } = position;
    let mut steps = Vec::new();
    for (from, piece) in board.pieces().filter(|(_, piece)| piece.color == *side_to_move) {
        for to in targets(position, from, piece) {
            let is_last = piece.role == Role::Pawn && to.rank == board.size().back_rank(!*side_to_move);
            let promotions: Vec<Option<Role>> =
                if is_last { board.size().promotions().iter().copied().map(Some).collect() } else { vec![None] };
            steps.extend(promotions.into_iter().map(|promotion| (from, to, promotion, None)));
        }
    }
    steps.retain(|step| !is_attacked(&after(position, *step), *side_to_move));
    steps.into_iter().chain(castling(position)).collect()
}

/// A random position, with some of the possible castling rights and en passant squares.
fn drawn(size: Size, random: &mut Rng) -> Position {
    let mut position = Position::empty(size);
    let squares: Vec<Square> = size.squares().collect();
    for color in Color::ALL {
        let king = if random.bool() {
            Square::new(random.u8(1..size.files() - 1), size.back_rank(color))
        } else {
            squares[random.usize(..squares.len())]
        };
        position.board.set(king, Some(Piece::new(color, Role::King)));
    }
    let most = random.usize(1..squares.len() / 2);
    for _ in 0..random.usize(0..most) {
        let at = squares[random.usize(..squares.len())];
        let role = size.roles()[random.usize(1..size.roles().len())];
        let is_back = [0, size.ranks() - 1].contains(&at.rank);
        let role = match random.u8(0..4) {
            0 if !is_back => Role::Pawn,
            1 if is_back => Role::Rook,
            _ if role == Role::Pawn && is_back => Role::Knight,
            _ => role,
        };
        let color = if random.bool() { Color::White } else { Color::Black };
        if position.board.get(at).is_none() {
            position.board.set(at, Some(Piece::new(color, role)));
        }
    }
    position.side_to_move = if random.bool() { Color::White } else { Color::Black };
    if random.bool() {
        clear_back_rank(&mut position, random);
    }
    for color in Color::ALL {
        for file in 0..size.files() {
            let is_given = Castling::is_backed(&position.board, color, file) && size.has_castling();
            position.castling.set(color, file, is_given && random.bool());
        }
    }
    if random.bool() {
        put_pawns_beside(&mut position, random);
    }
    position.en_passant = position.en_passant_candidates().first().copied().filter(|_| random.u8(0..4) > 0);
    position
}

/// Removes most pieces from the back rank of the side to move, except its king, and places a rook there.
fn clear_back_rank(position: &mut Position, random: &mut Rng) {
    let (size, mover) = (position.board.size(), position.side_to_move);
    let Some(king) = position.board.castling_king(mover) else { return };
    let rook = Square::new(random.u8(0..size.files()), king.rank);
    for at in (0..size.files()).map(|file| Square::new(file, king.rank)) {
        let is_king = position.board.get(at).is_some_and(|piece| piece.role == Role::King);
        if !is_king && random.u8(0..8) > 0 {
            position.board.set(at, (at == rook).then_some(Piece::new(mover, Role::Rook)));
        }
    }
}

/// Places a pawn that can have just made a double step next to a pawn of the side to move, unless a king is in the way.
fn put_pawns_beside(position: &mut Position, random: &mut Rng) {
    let (size, mover) = (position.board.size(), position.side_to_move);
    let up = mover.pick(1, -1);
    let passed = Square::new(random.u8(1..size.files()), size.en_passant_rank(mover));
    let squares = [passed.offset(0, up), Some(passed), passed.offset(0, -up), passed.offset(-1, -up)];
    let is_king = |at: &Square| position.board.get(*at).is_some_and(|piece| piece.role == Role::King);
    if !size.has_double_step() || squares.iter().flatten().any(is_king) {
        return;
    }
    let pawns = [None, None, Some(!mover), Some(mover)].map(|color| color.map(|color| Piece::new(color, Role::Pawn)));
    for (at, pawn) in squares.into_iter().zip(pawns) {
        if let Some(at) = at {
            position.board.set(at, pawn);
        }
    }
}

fn sizes() -> Vec<Size> {
    (5..=10).flat_map(|files| (5..=10).filter_map(move |ranks| Size::new(files, ranks))).collect()
}

#[test]
fn legal_moves_are_those_of_playing_all() {
    let mut random = Rng::with_seed(11);
    let sizes = sizes();
    let (mut seen, mut rare) = (0, [0; 3]);
    while seen < 6_000 {
        let position = drawn(sizes[seen % sizes.len()], &mut random);
        let Some(game) = RectanglePosition::from_position(&position) else { continue };
        seen += 1;
        let moves: Vec<LegalMove> = game.iter_legal_moves().collect();
        let found: BTreeSet<Step> = moves.iter().map(step).collect();
        assert_eq!(found, naive(&position), "{position:?}");
        assert_eq!((moves.len(), game.count_moves() as usize), (found.len(), found.len()), "{position:?}");
        let checking = CheckInfo::new(&game);
        for (legal, played) in moves.iter().zip(game.legal_moves()) {
            let reached = game.after(played);
            let board = after(&position, step(legal));
            assert_eq!(reached.position(false).board, board, "{legal:?} in {position:?}");
            assert_eq!(reached.is_check(), is_attacked(&board, !position.side_to_move), "{legal:?} in {position:?}");
            assert_eq!(checking.is_check(played), reached.is_check(), "{legal:?} in {position:?}");
            rare[0] += usize::from(legal.kind == MoveKind::EnPassant);
            rare[1] += usize::from(matches!(legal.kind, MoveKind::Castling(_)));
            rare[2] += usize::from(legal.promotion.is_some());
        }
        let mates = game.legal_moves().into_iter().map(|played| game.after(played));
        let has_mate = mates.into_iter().any(|reached| reached.is_check() && !reached.has_moves());
        assert_eq!(checking.has_mate(&mut || Ok::<(), ()>(())), Ok(has_mate), "{position:?}");
    }
    assert!(rare.iter().all(|count| *count > 100), "{rare:?}");
}

#[test]
fn moves_on_the_ordinary_board_are_those_of_the_rules_library() {
    let mut random = Rng::with_seed(12);
    let (mut seen, mut plies) = (0, 0);
    while seen < 1_500 {
        let position = drawn(Size::STANDARD, &mut random);
        let (Some(mut game), Some(Game::Standard(mut chess))) =
            (RectanglePosition::from_position(&position), Game::from_position(&position))
        else {
            assert!(
                RectanglePosition::from_position(&position).is_none() && Game::from_position(&position).is_none(),
                "{position:?}"
            );
            continue;
        };
        seen += 1;
        for _ in 0..6 {
            assert_alike(&game, &chess);
            plies += 1;
            let Some(played) = random.choice(game.legal_moves()) else { break };
            let wanted = step(&game.to_legal_move(played));
            let Some(theirs) = same_move(&chess, wanted) else { break };
            chess.play_unchecked(theirs);
            game.play(played);
        }
    }
    assert!(plies > 5_000, "{plies} positions");
}

fn same_move(chess: &Chess, wanted: Step) -> Option<shakmaty::Move> {
    let is_same = |other: &shakmaty::Move| LegalMove::from_shakmaty(*other).is_some_and(|legal| step(&legal) == wanted);
    chess.legal_moves().into_iter().find(is_same)
}

fn assert_alike(game: &RectanglePosition, chess: &Chess) {
    let position = game.position(true);
    let theirs: BTreeSet<Step> =
        chess.legal_moves().into_iter().filter_map(LegalMove::from_shakmaty).map(|legal| step(&legal)).collect();
    let found: BTreeSet<Step> = game.iter_legal_moves().map(|legal| step(&legal)).collect();
    assert_eq!(found, theirs, "{position:?}");
    assert_eq!(position, Position::from(&chess.to_setup(shakmaty::EnPassantMode::PseudoLegal)));
    assert_eq!((game.is_check(), game.is_dead()), (chess.is_check(), chess.is_insufficient_material()), "{position:?}");
    for (legal, played) in game.iter_legal_moves().zip(game.legal_moves()) {
        let name = same_move(chess, step(&legal)).map(|same| shakmaty::san::San::from_move(chess, same).to_string());
        assert_eq!(Some(game.to_san(played)), name, "{position:?}");
        assert_eq!(game.find_san(&game.to_san(played)), Some(legal), "{position:?}");
    }
}
