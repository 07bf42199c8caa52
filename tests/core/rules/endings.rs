//! Endings of up to four pieces: the longest mates of the literature, values that follow from those of all moves,
//! en passant, other boards, and limits.

use std::num::NonZeroUsize;
use std::sync::LazyLock;

use fenwright::board::Variant;
use fenwright::notation::fen;
use fenwright::rules::endings::{EndingTables, Endings, Material, NotAnEnding, NotMade, Value};
use fenwright::rules::solver::{SearchControl, Solver};
use fenwright::rules::{self, GameState, Play, Prover};
use fenwright::{Color, Piece, Position, Size, Square};

use super::known_endings::KnownEnding;
use super::read;

/// Shared by the tests of endings on the usual board, so that each table is made once.
static PROVER: LazyLock<Prover> = LazyLock::new(Prover::default);

fn tables(endings: &Endings, position: &Position) -> EndingTables {
    let material = Material::of(position).unwrap_or_else(|reason| panic!("{}: {reason:?}", fen::write(position)));
    let threads = NonZeroUsize::MIN.saturating_add(1);
    endings.make(&material, threads, &SearchControl::default()).expect("the tables can be made")
}

/// Places pieces, given by their letters, on random squares of a board, until the position is legal.
fn random_position(size: Size, letters: &str, random: &mut fastrand::Rng) -> Position {
    loop {
        let mut position = Position::empty(size);
        for piece in letters.chars().filter_map(Piece::from_letter) {
            let square = Square::new(random.u8(..size.files()), random.u8(..size.ranks()));
            position.board.set(square, Some(piece));
        }
        position.side_to_move = if random.bool() { Color::White } else { Color::Black };
        let is_whole = position.board.pieces().count() == letters.len();
        if is_whole && Material::of(&position).is_ok() {
            return position;
        }
    }
}

/// Returns the value that follows from the values of all moves, by its definition.
fn expected(tables: &EndingTables, position: &Position) -> Value {
    let moves = tables.moves(position);
    assert_eq!(
        moves.len(),
        Play::from_position(position).map_or(0, |play| play.count_moves()),
        "{}",
        fen::write(position)
    );
    if moves.is_empty() {
        let is_mate = rules::verdict(position).state == GameState::Checkmate;
        return if is_mate { Value::Loss(0) } else { Value::Draw };
    }
    let wins = moves.iter().filter_map(|moved| match moved.value {
        Value::Win(plies) => Some(plies),
        _ => None,
    });
    if let Some(fastest) = wins.min() {
        return Value::Win(fastest);
    }
    let losses = moves.iter().map(|moved| match moved.value {
        Value::Loss(plies) => Some(plies),
        _ => None,
    });
    losses.collect::<Option<Vec<u8>>>().and_then(|all| all.into_iter().max()).map_or(Value::Draw, Value::Loss)
}

#[test]
fn longest_mates_are_those_of_the_literature() {
    // Longest wins in moves, of the stronger and the weaker side to move.
    for (text, longest) in [
        ("8/8/8/8/8/2k5/8/KQ6 w - - 0 1", [10, 0]),
        ("8/8/8/8/8/2k5/8/KR6 w - - 0 1", [16, 0]),
        ("8/8/8/8/2k5/8/1P6/K7 w - - 0 1", [28, 0]),
        ("8/8/8/8/8/2k5/8/KBB5 w - - 0 1", [19, 0]),
        ("8/8/8/8/8/2k5/8/KBN5 w - - 0 1", [33, 0]),
        ("8/8/8/8/8/2k5/8/KQr5 w - - 0 1", [35, 19]),
        ("8/8/8/8/8/2k5/8/KRn5 w - - 0 1", [40, 1]),
        ("7k/8/8/8/8/8/8/KNN5 w - - 0 1", [1, 0]),
    ] {
        let tables = tables(PROVER.endings(), &read(text));
        let moves = tables.longest_wins().map(|win| win.and_then(Value::mate).unwrap_or_default());
        assert_eq!(moves, longest, "{text}");
    }
}

/// Tables of other material take too long in a debug build. The benchmark of endings compares all rows.
#[test]
fn results_are_the_known_ones() {
    let control = SearchControl::default();
    let mut seen = 0;
    for known in KnownEnding::all() {
        let material = Material::of(&known.position).unwrap().to_string();
        if known.position.board.pieces().count() > 3
            && !["KBBvK", "KBNvK", "KNNvK", "KQvKR", "KRvKN"].contains(&&*material)
        {
            continue;
        }
        let proof = PROVER.prove(&known.position, NonZeroUsize::new(2).unwrap(), &control).unwrap();
        assert_eq!(known.difference(proof), None);
        seen += 1;
    }
    assert_eq!(seen, 150);
}

/// All legal positions of some pieces on a board.
fn all_positions(size: Size, letters: &str) -> impl Iterator<Item = Position> {
    let pieces: Vec<Piece> = letters.chars().filter_map(Piece::from_letter).collect();
    let squares: Vec<Square> = size.squares().collect();
    let count = squares.len().pow(pieces.len() as u32);
    (0..count).flat_map(move |mut number| {
        let mut position = Position::empty(size);
        for piece in &pieces {
            position.board.set(squares[number % squares.len()], Some(*piece));
            number /= squares.len();
        }
        let is_whole = position.board.pieces().count() == pieces.len();
        let with = move |side_to_move| Position { side_to_move, ..position };
        let both = Color::ALL.into_iter().filter(move |_| is_whole).map(with);
        both.filter(|position| Material::of(position).is_ok()).collect::<Vec<_>>()
    })
}

#[test]
fn whole_tables_follow_from_the_values_of_all_moves() {
    for (size, letters) in [((5, 5), "KQk"), ((5, 6), "KPk"), ((5, 5), "KAk"), ((6, 5), "KCk"), ((6, 6), "KPk")] {
        let size = Size::new(size.0, size.1).unwrap();
        let endings = Endings::default();
        let mut seen = 0;
        for position in all_positions(size, letters) {
            let tables = tables(&endings, &position);
            assert_eq!(tables.value(&position), Some(expected(&tables, &position)), "{}", fen::write(&position));
            seen += 1;
        }
        assert!(seen > 10_000, "{size} {letters}: {seen}");
    }
}

#[test]
fn values_follow_from_the_values_of_all_moves() {
    let mut random = fastrand::Rng::with_seed(11);
    let size = |files, ranks| Size::new(files, ranks).unwrap();
    for (size, letters) in [
        (size(5, 5), "KBNk"),
        (size(5, 5), "KQkr"),
        (size(5, 6), "KPkp"),
        (size(6, 5), "KRkp"),
        (size(6, 6), "KAkn"),
        (size(5, 7), "KPPk"),
        (size(5, 5), "KCkq"),
        (size(5, 8), "KPkp"),
        (size(10, 5), "KPkn"),
        (Size::STANDARD, "KRkb"),
        (size(10, 8), "KAk"),
        (size(7, 10), "KPk"),
    ] {
        let endings = Endings::default();
        let tables = tables(&endings, &random_position(size, letters, &mut random));
        for _ in 0..600 {
            let position = random_position(size, letters, &mut random);
            assert_eq!(tables.value(&position), Some(expected(&tables, &position)), "{}", fen::write(&position));
        }
    }
}

#[test]
fn mates_are_as_long_as_those_of_the_solver() {
    let mut random = fastrand::Rng::with_seed(12);
    let endings = Endings::default();
    let mut seen = [0; 5];
    for letters in ["KQk", "KRk", "KQkr", "KPk"] {
        for _ in 0..150 {
            let position = random_position(Size::new(5, 5).unwrap(), letters, &mut random);
            let value = tables(&endings, &position).value(&position).unwrap();
            let solver = Solver::new(&position, 3, 1 << 20).unwrap();
            let found = solver.shortest(NonZeroUsize::MIN, &SearchControl::default()).shortest();
            let expected = matches!(value, Value::Win(_)).then(|| value.mate()).flatten().filter(|moves| *moves <= 3);
            assert_eq!(found, expected, "{}", fen::write(&position));
            seen[usize::from(found.unwrap_or_default())] += 1;
        }
    }
    assert!(seen[..4].iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn captures_en_passant_are_known() {
    // On a board of five files, tables with two pawns are made in a moment.
    let size = Size::new(5, 8).unwrap();
    let mut random = fastrand::Rng::with_seed(13);
    let endings = Endings::default();
    let (mut seen, mut changed) = (0, 0);
    for _ in 0..1000 {
        let mut position = Position { side_to_move: Color::Black, ..Position::empty(size) };
        let white = random.u8(1..size.files());
        position.en_passant = Some(Square::new(white, 2));
        let squares = [Square::new(white, 3), Square::new(white - 1, 3)];
        let kings = [(); 2].map(|()| Square::new(random.u8(..size.files()), random.u8(..size.ranks())));
        for (letter, square) in "PpKk".chars().zip(squares.into_iter().chain(kings)) {
            position.board.set(square, Piece::from_letter(letter));
        }
        let is_whole = position.board.pieces().count() == 4;
        if !is_whole || !rules::en_passant_is_legal(&position) || Material::of(&position).is_err() {
            continue;
        }
        let tables = tables(&endings, &position);
        let value = tables.value(&position);
        assert_eq!(value, Some(expected(&tables, &position)), "{}", fen::write(&position));
        let without = Position { en_passant: None, ..position };
        changed += u32::from(tables.value(&without) != value);
        seen += 1;
    }
    assert!(changed > 20 && changed < seen && seen > 200, "{changed} of {seen}");
}

#[test]
fn other_positions_have_no_table() {
    for (text, expected) in [
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", NotAnEnding::CastlingRights),
        ("4k3/8/8/8/8/8/8/RR2K1NN w - - 0 1", NotAnEnding::TooManyPieces),
        ("8/8/8/8/8/8/8/RR2K3 w - - 0 1", NotAnEnding::Kings),
        ("kk6/8/8/8/8/8/8/R3K3 w - - 0 1", NotAnEnding::Kings),
        ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", NotAnEnding::Illegal),
        ("4k3/8/8/8/8/8/8/P5K1 w - - 0 1", NotAnEnding::Illegal),
    ] {
        assert_eq!(Material::of(&read(text)), Err(expected), "{text}");
    }
    let three_check = fen::read_as("4k3/8/8/8/8/8/8/R5K1 w - - 3+3 0 1", Variant::ThreeCheck).unwrap();
    assert_eq!(Material::of(&three_check), Err(NotAnEnding::Variant));
}

#[test]
fn a_stopped_analysis_leaves_nothing() {
    let endings = Endings::default();
    let material = Material::of(&read("8/8/8/8/8/2k5/8/KQr5 w - - 0 1")).unwrap();
    let control = SearchControl::default();
    control.stop();
    let stopped = endings.make(&material, NonZeroUsize::MIN, &control);
    assert_eq!(stopped.err(), Some(NotMade::Stopped));
    assert!(endings.find(&material).is_none());
    assert_eq!(endings.bytes(), 0);
}

#[test]
fn tables_are_kept_within_the_limit() {
    let endings = Endings::with_limit(150_000);
    let text = |piece: char| format!("7k/8/8/8/8/8/8/K1{piece}5 w - - 0 1");
    for piece in ['Q', 'R', 'B', 'N'] {
        let position = read(&text(piece));
        assert!(tables(&endings, &position).value(&position).is_some());
        assert!(endings.bytes() <= 150_000, "{piece}: {}", endings.bytes());
    }
    let is_there = |piece: char| endings.find(&Material::of(&read(&text(piece))).unwrap()).is_some();
    assert_eq!(['Q', 'R', 'B', 'N'].map(is_there), [false, false, true, true], "the last used ones are kept");
    endings.clear();
    assert_eq!(endings.bytes(), 0);
}

#[test]
fn tables_are_made_with_those_that_they_need_alone() {
    let endings = Endings::with_limit(0);
    for text in ["4k/5/5/PP3/K4 w - - 0 1", "k4/4p/5/P4/4K w - - 0 1"] {
        let position = read(text);
        assert!(tables(&endings, &position).value(&position).is_some(), "{text}");
    }
}
