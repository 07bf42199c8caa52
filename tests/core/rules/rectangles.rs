//! Random games on boards of other sizes, with a simple move generator without castling.

use fenwright::notation::fen;
use fenwright::rules::{self, Problem};
use fenwright::{Board, Color, Piece, Position, Role, Square};

use super::read;

/// The arrays of Capablanca, Bird, Janus (two archbishops), Gardner and others, some with pawns on the third rank.
const STARTS: [&str; 9] = [
    "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
    "rnbcqkabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKABNR w KQkq - 0 1",
    "ranbqkbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBQKBNAR w KQkq - 0 1",
    "rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1",
    "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1",
    "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1",
    "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1",
    "rnbqkbr/ppppppp/7/7/7/PPPPPPP/RNBQKBR w - - 0 1",
    "5k4/10/2p4p2/10/3P4P1/10/4A1C3/R4K3R w KQ - 0 1",
];

#[derive(Clone, Copy, Debug)]
struct Step {
    from: Square,
    to: Square,
    promotion: Option<Role>,
}

const LINES: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Steps in files and ranks.
type Directions = Vec<(i8, i8)>;

/// The directions in which a piece slides, and its single steps.
fn directions(role: Role) -> (Directions, Directions) {
    let both = [LINES, DIAGONALS].concat();
    match role {
        Role::King => (Vec::new(), both),
        Role::Queen => (both, Vec::new()),
        Role::Rook => (LINES.into(), Vec::new()),
        Role::Bishop => (DIAGONALS.into(), Vec::new()),
        Role::Knight => (Vec::new(), LEAPS.into()),
        Role::Archbishop => (DIAGONALS.into(), LEAPS.into()),
        Role::Chancellor => (LINES.into(), LEAPS.into()),
        Role::Pawn => (Vec::new(), Vec::new()),
    }
}

/// The squares that a piece attacks.
fn attacked(board: &Board, from: Square, piece: Piece) -> Vec<Square> {
    let forward = piece.color.pick(1, -1);
    let (slides, mut steps) = directions(piece.role);
    if piece.role == Role::Pawn {
        steps = vec![(-1, forward), (1, forward)];
    }
    let on_board = |square: &Square| board.size().contains(*square);
    let mut squares: Vec<Square> =
        steps.into_iter().filter_map(|(files, ranks)| from.offset(files, ranks)).filter(on_board).collect();
    for (files, ranks) in slides {
        let ray = std::iter::successors(from.offset(files, ranks), |square| square.offset(files, ranks));
        for square in ray.take_while(on_board) {
            squares.push(square);
            if board.get(square).is_some() {
                break;
            }
        }
    }
    squares
}

fn is_in_check(board: &Board, color: Color) -> bool {
    let king = board.find(Piece::new(color, Role::King)).next();
    let mut theirs = board.pieces().filter(|(_, piece)| piece.color != color);
    theirs.any(|(from, piece)| attacked(board, from, piece).iter().any(|square| Some(*square) == king))
}

/// The legal moves except castling, with one move per promotion.
fn steps(position: &Position) -> Vec<Step> {
    let Position { board, side_to_move, .. } = position;
    let mut steps = Vec::new();
    for (from, piece) in board.pieces().filter(|(_, piece)| piece.color == *side_to_move) {
        let targets = if piece.role == Role::Pawn {
            pawn_targets(position, from)
        } else {
            let is_own = |square: &Square| board.get(*square).is_some_and(|other| other.color == *side_to_move);
            attacked(board, from, piece).into_iter().filter(|square| !is_own(square)).collect()
        };
        for to in targets {
            let promotes = piece.role == Role::Pawn && to.rank == board.size().back_rank(!*side_to_move);
            let roles = board.size().promotions().iter().copied().map(Some);
            let promotions: Vec<Option<Role>> = if promotes { roles.collect() } else { vec![None] };
            steps.extend(promotions.into_iter().map(|promotion| Step { from, to, promotion }));
        }
    }
    steps.retain(|step| !is_in_check(&after(position, *step).board, *side_to_move));
    steps
}

fn pawn_targets(position: &Position, from: Square) -> Vec<Square> {
    let Position { board, side_to_move, .. } = position;
    let forward = side_to_move.pick(1, -1);
    let is_home = from.rank == side_to_move.pick(1, board.size().ranks() - 2) && board.size().has_double_step();
    let one = from.offset(0, forward).filter(|square| board.get(*square).is_none());
    let two = one.and_then(|one| one.offset(0, forward)).filter(|square| is_home && board.get(*square).is_none());
    let is_capture = |square: &Square| {
        board.get(*square).is_some_and(|other| other.color != *side_to_move) || position.en_passant == Some(*square)
    };
    let captures = attacked(board, from, Piece::new(*side_to_move, Role::Pawn));
    one.into_iter().chain(two).chain(captures.into_iter().filter(is_capture)).collect()
}

fn after(position: &Position, step: Step) -> Position {
    let Step { from, to, promotion } = step;
    let mut next = *position;
    let Some(piece) = position.board.get(from) else { return next };
    let is_pawn = piece.role == Role::Pawn;
    let is_capture = position.board.get(to).is_some();
    next.board.set(from, None);
    next.board.set(to, Some(Piece::new(piece.color, promotion.unwrap_or(piece.role))));
    if is_pawn && position.en_passant == Some(to) {
        next.board.set(Square::new(to.file, from.rank), None);
    }
    let passed = Square::new(from.file, u8::midpoint(from.rank, to.rank));
    next.en_passant = (is_pawn && from.rank.abs_diff(to.rank) == 2).then_some(passed);
    for (color, file) in position.castling.rights() {
        let rook = Square::new(file, position.board.size().back_rank(color));
        let king_moved = piece == Piece::new(color, Role::King);
        if king_moved || [from, to].contains(&rook) {
            next.castling.set(color, file, false);
        }
    }
    next.halfmove_clock = if is_pawn || is_capture { 0 } else { position.halfmove_clock + 1 };
    next.fullmove_number += piece.color.pick(0, 1);
    next.side_to_move = !position.side_to_move;
    next
}

#[test]
fn positions_of_games_on_other_boards_have_no_problems() {
    let mut random = fastrand::Rng::with_seed(23);
    let mut checks = 0;
    for (number, start) in STARTS.iter().cycle().take(*super::differential::COUNT / 2000).enumerate() {
        let mut position = read(start);
        // Every other game prefers captures, every third one pawn moves.
        let is_liked = |position: &Position, step: &Step| {
            let is_pawn = position.board.get(step.from).is_some_and(|piece| piece.role == Role::Pawn);
            number % 2 == 1 && position.board.get(step.to).is_some() || number % 3 == 1 && is_pawn
        };
        for _ in 0..80 {
            let problems = rules::problems(&position);
            let codes: Vec<&str> = problems.iter().map(Problem::id).collect();
            assert!(codes.is_empty(), "{}: {codes:?}, from {start}", fen::write(&position));
            checks += usize::from(!rules::checkers(&position).is_empty());
            let steps = steps(&position);
            let liked: Vec<Step> = steps.iter().copied().filter(|step| is_liked(&position, step)).collect();
            let Some(step) = random.choice(if liked.is_empty() { &steps } else { &liked }) else { break };
            position = after(&position, *step);
        }
    }
    assert!(checks > *super::differential::COUNT / 500, "only {checks} checks");
}
