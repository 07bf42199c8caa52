use proptest::prelude::*;

use super::read;
use crate::board::{Board, Color, Piece, Position, Role, Size, Square};
use crate::notation::fen;

/// Each record is a line "=== comment", a line with the expected FEN or "none", and the text.
const CASES: &str = include_str!("../../../../tests/data/pictures.txt");

fn read_fen(text: &str) -> String {
    read(text).map_or_else(|| "none".into(), |picture| fen::write(&picture.position))
}

#[test]
fn drawings_are_read() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for case in CASES.split("=== ").skip(1) {
        let (comment, rest) = case.split_once('\n').expect("a comment");
        let (expected, text) = rest.split_once('\n').expect("an expected FEN");
        let text = text.strip_suffix('\n').unwrap_or(text);
        count += 1;
        let found = read_fen(text);
        if found != expected {
            wrong.push(format!("{comment}:\n{text}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(count >= 120, "only {count} records");
    assert!(wrong.is_empty(), "{} of {count} records\n\n{}", wrong.len(), wrong.join("\n\n"));
}

#[test]
fn what_was_read_how_is_said() {
    let drawn = fen::read("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w - - 0 1").expect("strict FEN");
    let mut text = draw(&drawn, &Format { turned: true, ranks: true, files: true, ..Format::default() });
    text.push_str("Black to play");
    let picture = read(&text).expect("a drawing");
    let mends: Vec<_> = picture.mends.iter().map(|mend| (mend.field, &*mend.before, &*mend.after)).collect();
    assert_eq!(
        mends,
        [
            (1, "1 R . . K Q B N R 2 P P P . P P P P 3 ....", "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R"),
            (1, "h g f e d c b a", "a b c d e f g h"),
            (2, "Black to play", "b"),
        ]
    );
}

#[test]
fn letters_of_other_languages_are_said() {
    let text = "t s l d k l s t\nb b b b b b b b\n8\n8\n8\n8\nB B B B B B B B\nT S L D K L S T\n";
    let picture = read(text).expect("a drawing");
    let letters: Vec<_> = picture.mends[1..].iter().map(|mend| (&*mend.before, &*mend.after)).collect();
    assert_eq!(letters, [("T", "R"), ("S", "N"), ("L", "B"), ("D", "Q"), ("B", "P"), ("", "w")]);
}

#[test]
fn large_texts_are_answered_at_once() {
    let started = std::time::Instant::now();
    for part in [
        "/",
        "r n b q ",
        "|",
        ". ",
        "+---+ ",
        "\n",
        "r n b q k b n r\n",
        "♔",
        "]",
        "\\n",
        "8\n",
        "<",
        "<td>",
        "[",
        "\u{1B}[0m",
        "[r]",
        "&#",
    ] {
        let _ = read(&part.repeat(60_000 / part.len()));
        assert!(read(&part.repeat(1_000_000)).is_none());
    }
    assert!(started.elapsed().as_secs() < 100, "{:?}", started.elapsed());
}

#[derive(Clone, Copy, Debug, Default)]
struct Format {
    figures: bool,
    bars: bool,
    borders: bool,
    ranks: bool,
    files: bool,
    turned: bool,
    empty: usize,
}

fn sign(piece: Option<Piece>, format: &Format) -> char {
    let Some(piece) = piece else { return ['.', '-', '·', '_', '*', '□'][format.empty % 6] };
    let place = ['K', 'Q', 'R', 'B', 'N', 'P'].iter().position(|letter| *letter == piece.role.letter());
    match place.filter(|_| format.figures) {
        Some(place) => ('♔'..='♟').nth(place + piece.color.pick(0, 6)).expect("a figure"),
        None => piece.letter(),
    }
}

fn draw(position: &Position, format: &Format) -> String {
    let size = position.board.size();
    let mut ranks: Vec<u8> = (0..size.ranks()).rev().collect();
    let mut files: Vec<u8> = (0..size.files()).collect();
    if format.turned {
        ranks.reverse();
        files.reverse();
    }
    let border = "+".to_owned() + &"---+".repeat(size.files().into()) + "\n";
    let between = if format.bars { " | " } else { " " };
    let mut text = String::new();
    for rank in ranks {
        if format.bars && format.borders {
            text += &border;
        }
        if format.ranks {
            text.extend([(rank + 1).to_string(), " ".into()]);
        }
        let square = |file: &u8| sign(position.board.get(Square::new(*file, rank)), format).to_string();
        let cells: Vec<String> = files.iter().map(square).collect();
        let outer = if format.bars { "|" } else { "" };
        text.extend([outer, &cells.join(between), outer, "\n"]);
    }
    if format.files {
        let letters: Vec<String> = files.iter().map(|file| Square::new(*file, 0).file_letter().to_string()).collect();
        text.extend(["  ", &letters.join(between), "\n"]);
    }
    text
}

fn formats() -> impl Strategy<Value = Format> {
    (any::<[bool; 6]>(), 0..6_usize).prop_map(|([figures, bars, borders, ranks, files, turned], empty)| Format {
        figures,
        bars,
        borders,
        ranks,
        files,
        turned: turned && (ranks || files),
        empty,
    })
}

/// Positions with a king of each color and random other pieces, on a board of any size.
fn positions() -> impl Strategy<Value = Position> {
    let sizes = (5..=10_u8, 5..=10_u8).prop_filter_map("not a size", |(files, ranks)| Size::new(files, ranks));
    let sizes = prop_oneof![3 => Just(Size::STANDARD), 1 => sizes];
    (sizes, proptest::collection::vec((0..10_u8, 0..10_u8, 0..7_usize, any::<bool>()), 0..30)).prop_map(
        |(size, pieces)| {
            let mut board = Board::empty(size);
            for (file, rank, role, is_white) in pieces {
                let color = if is_white { Color::White } else { Color::Black };
                let roles = size.roles();
                board.set(Square::new(file, rank), Some(Piece::new(color, roles[1 + role % (roles.len() - 1)])));
            }
            board.set(Square::new(4, 0), Some(Piece::new(Color::White, Role::King)));
            board.set(Square::new(4, size.ranks() - 1), Some(Piece::new(Color::Black, Role::King)));
            Position { board, ..Position::empty(size) }
        },
    )
}

proptest! {
    #[test]
    fn any_drawn_position_is_read(position in positions(), format in formats()) {
        let text = draw(&position, &format);
        let picture = read(&text);
        prop_assert_eq!(picture.map(|picture| fen::write(&picture.position)), Some(fen::write(&position)), "\n{}", text);
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,200}") {
        let _ = read(&text);
    }

    #[test]
    fn no_text_of_drawing_characters_makes_it_panic(text in "[rnbqkpRNBQKP.|+ \\-0-9a-h\n\t♔♟\u{3000}]{0,300}") {
        if let Some(picture) = read(&text) {
            let written = fen::write(&picture.position);
            prop_assert_eq!(fen::read(&written), Ok(picture.position));
        }
    }
}
