//! All notations for pieces in hand, promoted pieces and remaining checks.

use fenwright::Position;
use fenwright::board::{Color, Role, Square, Variant};
use fenwright::notation::fen::{self, ChecksStyle, PocketStyle, Style};
use fenwright::notation::forgiving::{self, Reading};
use fenwright::wording::{Message, messages};

use super::{read, records};

const PLAIN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn styles() -> impl Iterator<Item = Style> {
    let pockets = [PocketStyle::Brackets, PocketStyle::Rank];
    let checks = [ChecksStyle::Remaining, ChecksStyle::Given];
    pockets.into_iter().flat_map(move |pocket| checks.map(|checks| Style { pocket, checks, ..Style::default() }))
}

#[test]
fn every_record_is_strict_and_written_as_it_was() {
    for record in records() {
        let text = record.text("fen");
        let position = record.position();
        assert_eq!(position.variant(), record.variant(), "{text}");
        assert_eq!(fen::write(&position), text);
    }
}

#[test]
fn every_dialect_reads_back_equal() {
    for record in records() {
        let position = record.position();
        for style in styles() {
            let text = fen::write_as(&position, style);
            assert_eq!(read(&text, position.variant()), position, "{text}");
            let Reading::Strict(again) = forgiving::read_as(&text, Some(position.variant())) else {
                panic!("{text} is mended")
            };
            assert_eq!(again, position, "{text}");
            let kept = Style::from_text(&text);
            assert_eq!(fen::write_as(&position, kept), text, "as found");
        }
    }
}

/// If no variant is stated, the notation identifies crazyhouse and three-check, with a notice. The standard reading is
/// offered.
#[test]
fn a_form_that_only_a_variant_has_tells_it() {
    for record in records() {
        let position = record.position();
        let is_told = matches!(position.variant(), Variant::Crazyhouse | Variant::ThreeCheck);
        for style in styles() {
            let text = fen::write_as(&position, style);
            let has_form = text != fen::write(&Position { rules: Variant::Standard.rules(), ..position });
            // An empty ninth rank is an ordinary typing error.
            let is_slip = text.split(' ').next().is_some_and(|placement| placement.ends_with('/'))
                && position.holdings().is_some_and(|held| held.promoted.is_empty());
            if !is_told || !has_form || is_slip {
                continue;
            }
            let Reading::Corrected(mended) = forgiving::read(&text) else { panic!("{text} is not mended") };
            assert_eq!(mended.position, position, "{text}");
            let sentences = messages(&mended.corrections);
            let [sentence] = &sentences[..] else { panic!("{text}: {sentences:?}") };
            let name = position.variant().tag_value();
            assert!(sentence.starts_with(&format!("Rules: {name}, from “")), "{sentence}");
            let plain = Position { rules: Variant::Standard.rules(), ..position };
            assert!(mended.alternatives.contains(&plain), "{text}");
            assert_eq!(fen::read_detecting_variant(&text), Ok(position), "{text}");
        }
    }
}

#[test]
fn small_forms() {
    let zh = Variant::Crazyhouse;
    for text in ["8/8/8/8/8/8/8/8[]", "8/8/8/8/8/8/8/8[-]", "8/8/8/8/8/8/8/8/", "8/8/8/8/8/8/8/8"] {
        let position = read(&format!("{text} w - - 0 1"), zh);
        assert_eq!(fen::write(&position), "8/8/8/8/8/8/8/8[] w - - 0 1", "{text}");
    }
    let position = read("4k1Q~1/8/8/8/4b3/5Kpp/8/8[pQP] b - - 0 1", zh);
    assert!(position.is_promoted(Square::new(6, 7)) && !position.is_promoted(Square::new(4, 3)));
    assert_eq!(fen::write(&position), "4k1Q~1/8/8/8/4b3/5Kpp/8/8[QPp] b - - 0 1");
    for (text, code, byte) in [
        ("8/8/8/8/8/8/8/8[QK] w - - 0 1", "bad-pocket", 17),
        ("8/8/8/8/8/8/8/8[Q w - - 0 1", "bad-pocket", 17),
        ("8/8/8/8/8/8/8/8[Q]x w - - 0 1", "bad-pocket", 18),
        ("8/8/8/8/8/8/8/8/Qx w - - 0 1", "bad-pocket", 17),
        ("K~7/8/8/8/8/8/8/8[] w - - 0 1", "bad-character", 1),
        ("8/8/8/8/8/8/8[]/8 w - - 0 1", "bad-character", 13),
    ] {
        let fault = fen::read_as(text, zh).unwrap_err();
        assert_eq!((fault.id(), fault.span.start), (code, byte), "{text}");
        assert!(!fault.message(text).is_empty());
    }
    let three = Variant::ThreeCheck;
    for (text, remaining) in [
        ("8/8/8/8/8/8/8/8 w - - 3+1 0 1", [3, 1]),
        ("8/8/8/8/8/8/8/8 w - - 0 1 +0+2", [3, 1]),
        ("8/8/8/8/8/8/8/8 w - - 0 1", [3, 3]),
    ] {
        let checks = read(text, three).checks().expect("checks");
        assert_eq!(Color::ALL.map(|color| checks.remaining(color)), remaining, "{text}");
    }
    for (text, field) in [
        ("8/8/8/8/8/8/8/8 w - - 4+1 0 1", 5),
        ("8/8/8/8/8/8/8/8 w - - 0 1 +4+0", 7),
        ("8/8/8/8/8/8/8/8 w - - 0 1 3+3", 7),
        ("8/8/8/8/8/8/8/8 w - - 3+3 0 1 +0+0", 7),
    ] {
        assert_eq!(fen::read_as(text, three).unwrap_err().field, field, "{text}");
    }
    // Each variant accepts only its own notation.
    assert!(fen::read_as("8/8/8/8/8/8/8/8[] w - - 0 1", three).is_err());
    assert!(fen::read_as("8/8/8/8/8/8/8/8 w - - 3+3 0 1", zh).is_err());
    assert!(fen::read("8/8/8/8/8/8/8/8[] w - - 0 1").is_err());
}

/// A text, the known variant, the detected variant, the reading, and the reported corrections, one per line.
type Row = (&'static str, Option<Variant>, Variant, &'static str, &'static str);

#[test]
fn sloppy_texts_are_mended_with_a_word() {
    let rows: [Row; 8] = [
        (
            "https://lichess.org/editor/crazyhouse/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/Qp_w_KQkq_-_0_1",
            None,
            Variant::Crazyhouse,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1",
            "Rules: Crazyhouse",
        ),
        (
            "https://lichess.org/analysis/atomic/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
            None,
            Variant::Atomic,
            PLAIN,
            "Rules: Atomic",
        ),
        (
            "https://lichess.org/editor/kingOfTheHill/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1?color=white",
            None,
            Variant::KingOfTheHill,
            PLAIN,
            "Rules: King of the Hill",
        ),
        (
            "https://lichess.org/analysis/threeCheck/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1_+1+0",
            None,
            Variant::ThreeCheck,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2+3 0 1",
            "Rules: Three-check",
        ),
        (
            "https://lichess.org/editor/standard/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[]_w_KQkq_-_0_1",
            None,
            Variant::Standard,
            PLAIN,
            "“[]” left out",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1",
            Some(Variant::Standard),
            Variant::Standard,
            PLAIN,
            "Pieces: “[Qp]” left out",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
            Some(Variant::Atomic),
            Variant::Atomic,
            PLAIN,
            "“3+3”",
        ),
        (
            "[Variant \"Racing Kings\"]\n[FEN \"8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1\"]\n",
            None,
            Variant::RacingKings,
            "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
            "",
        ),
    ];
    for (text, stated, variant, expected, said) in rows {
        let passages = forgiving::read_all_as(text, stated);
        let [passage] = &passages[..] else { panic!("{text}: {} positions", passages.len()) };
        let position = passage.reading.position().unwrap_or_else(|| panic!("{text} is not read"));
        assert_eq!((position.variant(), fen::write(position).as_str()), (variant, expected), "{text}");
        let sentences = match &passage.reading {
            Reading::Corrected(mended) => messages(&mended.corrections),
            _ => Vec::new(),
        };
        assert!(said.is_empty() || sentences.iter().any(|sentence| sentence.contains(said)), "{text}: {sentences:?}");
    }
}

#[test]
fn a_list_names_rules_above_its_lines() {
    let text = format!("# Variant: Atomic\n{PLAIN}\n{PLAIN}\n# Variant: Antichess\n{PLAIN}\n");
    let found: Vec<Variant> = forgiving::read_all(&text)
        .iter()
        .filter_map(|passage| passage.reading.position())
        .map(Position::variant)
        .collect();
    assert_eq!(found, [Variant::Atomic, Variant::Standard, Variant::Antichess]);
}

#[test]
fn games_without_a_position_begin_as_their_variant_does() {
    for variant in Variant::ALL {
        let text = format!("[Event \"?\"]\n[Variant \"{}\"]\n\n*\n", variant.tag_value());
        let passages = forgiving::read_all(&text);
        assert_eq!(passages[0].reading.position(), Some(&Position::start_for_variant(variant)), "{text}");
    }
}

#[test]
fn the_preview_and_the_layout_know_marks_and_counters() {
    let text = "4k1Q~r/8/8/8/8/8/8/4K3[Q] w - - x 1";
    let preview = fen::preview(text);
    assert_eq!(preview.position.board.get(Square::new(7, 7)).map(|piece| piece.role), Some(Role::Rook));
    let layout = fen::FenLayout::from_text("4k3/8/8/8/8/8/8/4K3 w - - 3+3 5 7");
    assert_eq!(layout.field_at(30), Some(5));
}
