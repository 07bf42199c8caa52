//! The two passes of the reader agree with each other and with shakmaty, on broken texts.

use std::collections::BTreeMap;

use fenwright::board::BitPosition;
use fenwright::notation::fen;
use fenwright::{Castling, Color, Piece, Position, Role, Square};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Setup};

use super::corpora::records;
use super::properties::mutated;

/// Asserts that the quick pass accepts exactly the 8x8 positions in which the careful pass finds no fault.
fn assert_passes_agree(text: &str) {
    let careful = fen::read_carefully(text);
    assert_eq!(fen::read(text), careful, "{text:?}");
    let standard = careful.ok().filter(|position| position.board.size().is_standard());
    assert_eq!(fen::read_quick(text.as_bytes()), standard, "{text:?}");
    assert_line_agrees(text, standard.as_ref());
}

/// Asserts that a text in front of other lines is read as the same position or left to the quick pass, and that only
/// long numbers are left to it.
fn assert_line_agrees(text: &str, standard: Option<&Position>) {
    let line = format!("{text}\n8/8 and so on");
    let found = fen::read_line(line.as_bytes()).filter(|(_, rest)| rest.len() < line.len() - text.len() + 1);
    let expected = standard.filter(|_| text.split(' ').skip(4).all(|number| number.len() <= 4));
    assert_eq!(found.is_some(), expected.is_some(), "{text:?}");
    let (Some((found, _)), Some(position)) = (found, expected) else { return };
    let mut expected = BitPosition::from_standard(position).expect("a board of eight by eight");
    // With several kings, it is undefined which rook a letter means.
    if Color::ALL.into_iter().any(|color| expected.board.files_on_back_rank(color, Role::King).count_ones() > 1) {
        expected.castling = found.castling;
    }
    assert_eq!(found, expected, "{text:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn both_passes_agree_on_broken_fens(text in mutated()) {
        assert_passes_agree(&text);
    }
}

#[test]
fn both_passes_agree_on_every_record() {
    let files = [
        include_str!("../../data/fen_valid.jsonl"),
        include_str!("../../data/fen_960.jsonl"),
        include_str!("../../data/fen_illegal.jsonl"),
        include_str!("../../data/fen_broken.jsonl"),
    ];
    let records = files.into_iter().flat_map(records);
    let inputs: Vec<String> = records.map(|record| record["input"].as_str().expect("input").to_string()).collect();
    assert!(inputs.len() > 3000, "only {} records", inputs.len());
    for input in &inputs {
        assert_passes_agree(input);
    }
    let tables = [include_str!("../../data/capablanca.tsv"), include_str!("../../data/chess960_starts.tsv")];
    tables.into_iter().flat_map(str::lines).flat_map(|line| line.split('\t')).for_each(assert_passes_agree);
}

#[test]
fn both_passes_agree_on_small_changes() {
    let mut random = fastrand::Rng::with_seed(17);
    for base in bases() {
        assert_passes_agree(&base);
        for (at, _) in base.char_indices() {
            assert_passes_agree(&base[..at]);
            assert_passes_agree(&base[at..]);
        }
        for _ in 0..100 {
            assert_passes_agree(&changed(&base, &mut random));
        }
    }
}

#[test]
fn both_passes_agree_on_text_that_is_almost_endless() {
    let placement = "8/8/8/8/8/8/8/8";
    let long = |unit: &str| unit.repeat(200_000);
    for text in [
        long("/"),
        long("p"),
        long("8"),
        long("8/"),
        long(" "),
        long("10"),
        format!("{placement}{}", long("/8")),
        format!("{placement} w {} - 0 1", long("KQkq")),
        format!("{placement} w - - {} 1", long("0")),
        format!("{placement} w - - 0 {}1", long("0")),
        format!("{placement} w - - 0 {}", long("1")),
        format!("{placement} w - - 0 1{}", long(" ")),
    ] {
        assert_passes_agree(&text);
    }
}

/// Texts that shakmaty reads and strict reading refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stricter {
    /// Six fields are required; shakmaty has defaults for all but the first.
    MissingField,
    /// A single space separates two fields and none surround them; shakmaty skips more.
    MoreSpaces,
    /// Only spaces separate fields; shakmaty also accepts an underscore.
    Underscore,
    /// Numbers are not adjacent in a rank.
    AdjacentDigits,
    /// A standard placement has no pocket, neither in brackets nor after an eighth slash.
    Pocket,
    /// A standard placement does not mark promoted pieces.
    PromotedMark,
    /// Castling letters are in order and not repeated.
    CastlingOrder,
    /// The en passant square is on the rank for the side to move.
    EnPassantRank,
    /// The maximum of the clocks is 9999.
    LargeNumber,
    /// Move numbers start at 1.
    MoveNumberZero,
    /// There is no field for remaining checks.
    RemainingChecks,
}

impl Stricter {
    const ALL: [Self; 11] = [
        Self::MissingField,
        Self::MoreSpaces,
        Self::Underscore,
        Self::AdjacentDigits,
        Self::Pocket,
        Self::PromotedMark,
        Self::CastlingOrder,
        Self::EnPassantRank,
        Self::LargeNumber,
        Self::MoveNumberZero,
        Self::RemainingChecks,
    ];

    /// Returns `true` if this is the reason for the fault of the strict reader.
    fn explains(self, text: &str, fault: &fen::Fault) -> bool {
        let code = fault.id();
        let char = text[fault.span.start..].chars().next();
        let field = text[..fault.span.start].matches([' ', '_']).count();
        match self {
            Self::MissingField => code == "missing-field",
            Self::MoreSpaces => ["leading-white-space", "extra-white-space", "trailing-white-space"].contains(&code),
            Self::Underscore => text[fault.span.start..].split(' ').next().is_some_and(|word| word.contains('_')),
            Self::AdjacentDigits => code == "adjacent-digits",
            Self::Pocket => code == "too-many-ranks" || field == 0 && char == Some('['),
            Self::PromotedMark => field == 0 && char == Some('~'),
            Self::CastlingOrder => code == "castling-order",
            Self::EnPassantRank => code == "en-passant-rank",
            Self::LargeNumber => code == "number-too-large",
            Self::MoveNumberZero => code == "move-number-zero",
            Self::RemainingChecks => fault.field > 4 && text[fault.span.start..].contains('+'),
        }
    }
}

/// Texts that strict reading accepts and shakmaty refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wider {
    /// Boards of other sizes than 8x8.
    LargeBoard,
    /// Any number of castling rights is kept; shakmaty has two per side.
    ManyRights,
}

impl Wider {
    const ALL: [Self; 2] = [Self::LargeBoard, Self::ManyRights];

    fn explains(self, position: &Position) -> bool {
        match self {
            Self::LargeBoard => !position.board.size().is_standard(),
            Self::ManyRights => Color::ALL.iter().any(|color| position.castling.files(*color).count() > 2),
        }
    }
}

/// Both readers accept the text but differ in its meaning: K and Q mean the outermost rook on that side of the king
/// (X-FEN), and shakmaty looks for a rook even without such a king, or with several.
fn is_without_one_king(position: &Position) -> bool {
    Color::ALL.iter().any(|color| {
        let rank = position.board.size().back_rank(*color);
        let kings = position.board.find(Piece::new(*color, Role::King)).filter(|square| square.rank == rank);
        kings.count() != 1 && position.castling.files(*color).next().is_some()
    })
}

#[test]
fn broken_fens_are_read_as_by_shakmaty_but_for_what_has_a_name() {
    let mut random = fastrand::Rng::with_seed(29);
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    let mut same = [0_usize; 2];
    for base in bases() {
        for _ in 0..600 {
            let text = changed(&base, &mut random);
            match difference(&text) {
                Ok(accepted) => same[usize::from(accepted)] += 1,
                Err(names) => names.into_iter().for_each(|name| *met.entry(name).or_default() += 1),
            }
        }
    }
    assert!(same.iter().all(|count| *count > 3_000), "refused and accepted by both: {same:?}; {met:?}");
    let names =
        Stricter::ALL.map(|name| format!("{name:?}")).into_iter().chain(Wider::ALL.map(|name| format!("{name:?}")));
    let unmet: Vec<String> = names.filter(|name| !met.contains_key(name)).collect();
    assert!(unmet.is_empty() && met.contains_key("is_without_one_king"), "never met: {unmet:?} of {met:?}");
}

/// Returns `true` if both readers accept the text, or the names of their differences.
fn difference(text: &str) -> Result<bool, Vec<String>> {
    let names = match (fen::read(text), Fen::from_ascii(text.as_bytes())) {
        (Err(_), Err(_)) => return Ok(false),
        (Ok(ours), Ok(theirs)) if is_same(&ours, theirs.as_setup()) => return Ok(true),
        (Ok(ours), Ok(theirs)) => {
            assert!(is_without_one_king(&ours), "{text:?} is {ours:?} and {theirs:?}");
            vec!["is_without_one_king".into()]
        }
        (Ok(ours), Err(_)) => {
            Wider::ALL.into_iter().filter(|name| name.explains(&ours)).map(|name| format!("{name:?}")).collect()
        }
        (Err(fault), Ok(_)) => {
            let explains = |name: &Stricter| name.explains(text, &fault);
            Stricter::ALL.into_iter().filter(explains).map(|name| format!("{name:?}")).collect()
        }
    };
    assert!(!names.is_empty(), "{text:?} is {:?} and {:?}", fen::read(text), Fen::from_ascii(text.as_bytes()));
    Err(names)
}

fn is_same(ours: &Position, theirs: &Setup) -> bool {
    let square = |square: Square| u32::from(square.rank) * 8 + u32::from(square.file);
    let letter = |at: Square| theirs.board.piece_at(shakmaty::Square::new(square(at))).map(shakmaty::Piece::char);
    let rights = |castling: Castling| {
        castling
            .rights()
            .map(|(color, file)| Square::new(file, ours.board.size().back_rank(color)))
            .fold(0, |rights, rook| rights | 1_u64 << square(rook))
    };
    let squares = ours.board.size().squares();
    let side = ours.side_to_move.pick(shakmaty::Color::White, shakmaty::Color::Black);
    squares.into_iter().all(|at| ours.board.get(at).map(Piece::letter) == letter(at))
        && side == theirs.turn
        && rights(ours.castling) == theirs.castling_rights.0
        && ours.en_passant.map(square) == theirs.ep_square.map(u32::from)
        && u32::from(ours.halfmove_clock) == theirs.halfmoves
        && u32::from(ours.fullmove_number) == theirs.fullmoves.get()
}

/// The positions to change: some of each kind, and those of one random game.
fn bases() -> Vec<String> {
    let valid = records(include_str!("../../data/fen_valid.jsonl"));
    let mut bases: Vec<String> =
        valid.iter().step_by(60).map(|record| record["fen"].as_str().expect("fen").to_string()).collect();
    bases.extend(
        [
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 12 345",
            "1r2k1rr/8/8/8/8/8/8/RR2K1RR w HGBAhgba - 0 1",
            "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
            "r3r1k1/8/8/8/8/8/4K3/R5KR b KQq - 9 10",
            "1p1p1p1p/p1p1p1p1/1P1P1P1P/P1P1P1P1/1n1n1n1n/n1n1n1n1/1B1B1B1B/B1B1B1B1 w - - 9999 9999",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
            "4k/5/5/5/4K w - - 0 1",
        ]
        .map(String::from),
    );
    bases.extend(random_game());
    bases
}

/// The positions after every fourth half move of a game.
fn random_game() -> Vec<String> {
    use shakmaty::{Chess, Position as _};
    let mut random = fastrand::Rng::with_seed(5);
    let mut game = Chess::default();
    let mut fens = Vec::new();
    for ply in 0..120 {
        let moves = game.legal_moves();
        let Some(chosen) = random.choice(&moves) else { break };
        game.play_unchecked(*chosen);
        if ply % 4 == 0 {
            fens.push(Fen::from_position(&game, EnPassantMode::Always).to_string());
        }
    }
    fens
}

/// The text with one to four characters removed, inserted, replaced or swapped with the next.
fn changed(text: &str, random: &mut fastrand::Rng) -> String {
    const CHARACTERS: &str = "KQRBNPkqrbnpACac0123456789/ -_~[]+wbhgfedHGFEDBxX.\t\u{A0}\u{2013}\u{265C}";
    let characters: Vec<char> = CHARACTERS.chars().collect();
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..random.usize(1..=4).min(random.usize(1..=4)) {
        let at = random.usize(0..=chars.len());
        let added = *random.choice(&characters).expect("not empty");
        match random.u8(0..4) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 => chars.insert(at, added),
            2 if at < chars.len() => chars[at] = added,
            3 if at + 1 < chars.len() => chars.swap(at, at + 1),
            _ => {}
        }
    }
    chars.into_iter().collect()
}
