//! Text forms and conversions of positions, boards, pieces and squares.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use fenwright::board::{MAX_CLOCK, NotAColor, NotAPiece, NotASquare};
use fenwright::notation::fen;
use fenwright::rules::NotASetup;
use fenwright::wording::Sentence;
use fenwright::{Board, Castling, Color, Piece, Position, Role, Size, Square};
use shakmaty::Setup;

const FENS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "8/8/8/8/8/8/8/8 w KQkq - 12 40",
    "1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1",
    "4k1Q~1/8/8/8/8/8/8/4K3[QPp] b - - 0 1",
    "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
];

fn assert_round_trip<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(value: &T) {
    assert_eq!(value.to_string().parse::<T>().as_ref().ok(), Some(value));
}

#[test]
fn texts_read_back() {
    for text in FENS {
        let position: Position = text.parse().expect(text);
        assert_round_trip(&position);
        assert_round_trip(&position.board);
        assert_round_trip(&position.castling);
        position.board.pieces().for_each(|(square, piece)| {
            assert_round_trip(&square);
            assert_round_trip(&piece);
        });
    }
    Color::ALL.iter().for_each(assert_round_trip);
    Role::ALL.iter().for_each(assert_round_trip);
}

#[test]
fn other_texts_are_refused() {
    for text in ["", "W", "white", "ww"] {
        assert_eq!(text.parse::<Color>(), Err(NotAColor), "{text}");
    }
    for text in ["", "x", "kk", "♔"] {
        assert_eq!(text.parse::<Piece>(), Err(NotAPiece), "{text}");
    }
    for text in ["", "e", "e0", "e11", "k1", "e4 "] {
        assert_eq!(text.parse::<Square>(), Err(NotASquare), "{text}");
    }
    assert_eq!("k".parse::<Role>(), Err(NotAPiece));
    let id = |fault: fen::Fault| fault.id();
    assert_eq!(
        ["", "KQkq", "hH", "--"].map(|text| text.parse::<Castling>().map_err(id)),
        [Err("missing-field"), Err("bad-castling-letter"), Err("castling-order"), Err("bad-castling-letter"),]
    );
    assert_eq!("8/8/8/8/8/8/8/8 w".parse::<Board>().map_err(id), Err("trailing-text"));
    assert_eq!("8/8/8/8/8/8/8/8".parse::<Position>().map_err(id), Err("missing-field"));
}

#[test]
fn a_board_gives_its_pieces_in_the_order_of_fen() {
    let size = Size::new(10, 6).expect("a size");
    let mut board = Board::empty(size);
    let squares: Vec<Square> = size.squares().step_by(7).collect();
    for square in &squares {
        board.set(*square, Some(Piece::new(Color::Black, Role::Chancellor)));
    }
    let found: Vec<Square> = board.pieces().map(|(square, _)| square).collect();
    assert_eq!(found, squares);
    assert_eq!(board.find(Piece::new(Color::Black, Role::Chancellor)).collect::<Vec<_>>(), squares);
}

#[cfg(feature = "serde")]
#[test]
fn nouns_are_serialized_as_text() {
    use fenwright::board::{Goal, MarkColor, Stipulation, Transform, Variant};

    fn json<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
        let text = serde_json::to_string(value).expect("serializable");
        assert_eq!(&serde_json::from_str::<T>(&text).expect("the same"), value);
        text
    }

    let square = Square::new(4, 3);
    assert_eq!(json(&square), r#""e4""#);
    assert_eq!(json(&Piece::new(Color::Black, Role::Knight)), r#"{"color":"black","role":"knight"}"#);
    assert_eq!(json(&Position::start().castling), r#""HAha""#);
    assert_eq!(json(&Board::empty(Size::STANDARD)), r#""8/8/8/8/8/8/8/8""#);
    assert_eq!(json(&Position::empty(Size::STANDARD)), r#"{"fen":"8/8/8/8/8/8/8/8 w - - 0 1","variant":"standard"}"#);
    for position in Variant::ALL.map(Position::start_for_variant) {
        assert!(json(&position).contains(position.variant().id()));
    }
    assert_eq!(Variant::ALL.map(|variant| json(&variant)), Variant::ALL.map(|variant| format!("{:?}", variant.id())));
    assert_eq!(MarkColor::ALL.map(|color| json(&color)), MarkColor::ALL.map(|color| format!("{:?}", color.id())));
    assert_eq!(json(&Stipulation::new(Goal::Helpmate, 2)), r#"{"goal":"helpmate","half_moves":4}"#);
    let black_wins = Stipulation::study(Goal::Win, Some(Color::Black));
    assert_eq!(json(&black_wins), r#"{"goal":"win","half_moves":0,"side":"black"}"#);
    let before_sides = serde_json::from_str::<Stipulation>(r#"{"goal":"win","half_moves":0}"#).expect("an older file");
    assert_eq!(before_sides, Stipulation::study(Goal::Win, None));
    assert_eq!(json(&Transform::MirrorLeftRight), r#""mirror-left-right""#);
    let error = serde_json::from_str::<Position>(r#"{"fen":"8/8/8/8"}"#).expect_err("four ranks");
    assert!(error.to_string().contains("there are only 4 ranks"), "{error}");
}

#[test]
fn setups_of_shakmaty_hold_positions_of_eight_by_eight() {
    let three_checks = ["8/8/8/8/8/8/8/4K3 w - - 2+1 7 9"];
    let (wide, others) = FENS.split_last().expect("a position on 10x8");
    for text in others.iter().chain(&three_checks) {
        let position: Position = text.parse().expect(text);
        let setup = Setup::try_from(&position).expect(text);
        assert_eq!(Position::from(&setup), position);
    }
    assert_eq!(Setup::try_from(&wide.parse::<Position>().expect(wide)), Err(NotASetup));
    let mut position = Position::empty(Size::STANDARD);
    position.castling.set(Color::White, 9, true);
    assert_eq!(Setup::try_from(&position), Err(NotASetup));
    let long = Setup { halfmoves: 70_000, ..Setup::empty() };
    assert_eq!(Position::from(&long).halfmove_clock, MAX_CLOCK);
}

#[test]
fn obstacles_are_displayed_in_the_words_of_the_catalogue() {
    let position: Position = "4k3/3p4/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a position");
    for square in ["d6", "e6"] {
        let obstacle = position.en_passant_obstacle(square.parse().expect(square)).expect("an obstacle");
        assert_eq!(obstacle.to_string(), obstacle.sentence());
    }
}
