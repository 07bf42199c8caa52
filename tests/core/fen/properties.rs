//! Properties of all positions and texts.

use fenwright::notation::fen::{self, CastlingStyle, FenLayout, Style};
use fenwright::wording::Message;
use fenwright::{Castling, Color, Piece, Position, Size, Square};
use proptest::prelude::*;

prop_compose! {
    fn size()(files in 5_u8..=10, ranks in 5_u8..=10) -> Size {
        Size::new(files, ranks).unwrap_or(Size::STANDARD)
    }
}

prop_compose! {
    pub(crate) fn position()(
        size in prop_oneof![Just(Size::STANDARD), size()],
        pieces in prop::collection::vec(prop::option::weighted(0.3, (any::<bool>(), 0_usize..8)), 100),
        rights in prop_oneof![Just(0_u32), any::<u32>()],
        black_moves in any::<bool>(),
        en_passant in prop::option::of(0_u8..10),
        halfmove_clock in 0_u16..=9999,
        fullmove_number in 1_u16..=9999,
    ) -> Position {
        let mut position = Position { halfmove_clock, fullmove_number, ..Position::empty(size) };
        for (square, piece) in size.squares().zip(pieces) {
            let roles = size.roles();
            let piece = piece.map(|(black, role)| Piece::new(color(black), roles[role % roles.len()]));
            position.board.set(square, piece);
        }
        let mut castling = Castling::NONE;
        for file in 0..size.files() {
            castling.set(Color::White, file, rights >> file & 1 == 1);
            castling.set(Color::Black, file, rights >> (file + 10) & 1 == 1);
        }
        position.castling = castling;
        position.side_to_move = color(black_moves);
        let rank = size.en_passant_rank(position.side_to_move);
        position.en_passant = en_passant.map(|file| Square::new(file % size.files(), rank));
        position
    }
}

const fn color(black: bool) -> Color {
    if black { Color::Black } else { Color::White }
}

/// A FEN with a few characters removed, added or replaced.
pub(crate) fn mutated() -> impl Strategy<Value = String> {
    let edit = (any::<prop::sample::Index>(), prop::option::of(any::<char>()), "[ /0-9KQkqw.\u{A0}\u{200B}-]{0,2}");
    (position(), prop::collection::vec(edit, 1..4)).prop_map(|(position, edits)| {
        let mut chars: Vec<char> = fen::write(&position).chars().collect();
        for (place, char, added) in edits {
            let at = place.index(chars.len().max(1)).min(chars.len());
            let end = (at + 1).min(chars.len());
            chars.splice(at..end, added.chars().chain(char));
        }
        chars.into_iter().collect()
    })
}

/// Asserts all properties of a text.
fn assert_sound(text: &str) {
    let read = fen::read(text);
    if let Err(fault) = &read {
        assert!(fault.span.start <= fault.span.end, "{fault:?} in {text:?}");
        assert!(text.get(fault.span.clone()).is_some(), "{fault:?} in {text:?}");
        assert!(fault.field <= 7, "{fault:?} in {text:?}");
        assert!(!fault.span.is_empty() || fault.span.end == text.len(), "{fault:?} in {text:?}");
        assert!(!fault.message(text).is_empty(), "{fault:?} in {text:?}");
    }
    let preview = fen::preview(text).position;
    assert_eq!(fen::read_detecting_variant(&fen::write(&preview)), Ok(preview), "the preview of {text:?}");
    let (trimmed, _) = fen::read_trimmed(text);
    match (trimmed, read) {
        (Ok(trimmed), Ok(read)) => assert_eq!(trimmed, read, "{text:?}"),
        (Err(fault), _) => assert!(text.get(fault.span.clone()).is_some(), "{fault:?} in {text:?}"),
        (Ok(_), Err(fault)) => assert!([0, 7].contains(&fault.field), "{fault:?} in {text:?}"),
    }
    let layout = FenLayout::from_text(text);
    for byte in 0..=text.len() {
        let _ = layout.field_at(byte);
        if let Some(run) = layout.square_at(byte) {
            let bytes = layout.span_of(run.first).unwrap_or_else(|| panic!("byte {byte} of {text:?}"));
            assert!(bytes.contains(&byte) && text.get(bytes).is_some(), "byte {byte} of {text:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(position in position()) {
        for castling in [CastlingStyle::Xfen, CastlingStyle::Shredder] {
            let text = fen::write_as(&position, Style { castling, ..Style::default() });
            prop_assert_eq!(fen::read(&text), Ok(position), "{}", text);
        }
    }

    #[test]
    fn layout_of_what_is_written_finds_every_square(position in position()) {
        let text = fen::write(&position);
        let layout = FenLayout::from_text(&text);
        prop_assert_eq!(layout.size, position.board.size(), "{}", &text);
        for square in position.board.size().squares() {
            let bytes = layout.span_of(square);
            let written = bytes.map(|bytes| text[bytes].to_string());
            match position.board.get(square) {
                Some(piece) => prop_assert_eq!(written, Some(piece.letter().to_string()), "{} in {}", square, &text),
                None => prop_assert!(written.is_some_and(|run| run.parse::<u8>().is_ok()), "{} in {}", square, &text),
            }
        }
    }

    #[test]
    fn any_text_is_read_soundly(text in any::<String>()) {
        assert_sound(&text);
    }

    #[test]
    fn text_of_fen_characters_is_read_soundly(text in "[KQRBNPACkqrbnpac0-9/ w.\u{265C}\u{A0}-]{0,80}") {
        assert_sound(&text);
    }

    #[test]
    fn broken_fens_with_marks_of_variants_are_read_soundly(text in mutated(), at in any::<prop::sample::Index>(), mark in "[~+\\[\\]]") {
        let mut chars: Vec<char> = text.chars().collect();
        chars.insert(at.index(chars.len() + 1), mark.chars().next().unwrap_or('~'));
        assert_sound(&chars.into_iter().collect::<String>());
    }

    #[test]
    fn broken_fens_are_read_soundly(text in mutated()) {
        assert_sound(&text);
    }
}
