//! Removing comments before the first move of games changes nothing else.

use super::{bytes, text};
use fenwright::document::{Document, Edit, Format, Records};
use fenwright::notation::annotations;
use fenwright::{Piece, Square};

/// Removes all annotations.
fn undrawn() -> Edit {
    Edit::SetAnnotations(annotations::read(""))
}

fn undone(records: impl Into<Records>) -> Edit {
    Edit::SetDone { records: records.into(), done: false }
}

fn games(text: &str) -> Document {
    Document::from_bytes_as(text.as_bytes().to_vec(), Format::Pgn)
}

/// The annotations, marks, titles and positions of all records.
fn said(document: &Document) -> Vec<String> {
    let of = |index| {
        let record = document.record(index);
        let drawn = annotations::write(&record.annotations());
        format!("{drawn} {} {:?} {:?}", record.is_done(), record.name(), record.position())
    };
    (0..document.len()).map(of).collect()
}

#[test]
fn a_comment_goes_and_what_follows_it_stays_where_it_is() {
    for (source, edit, expected) in [
        ("[FEN \"a\"]\n{done}\n\n[FEN \"b\"]\n\n*\n", undone(0), "[FEN \"a\"]\n\n\n[FEN \"b\"]\n\n*\n"),
        ("[White \"a\"]{[%csl Ge4]}\r\r[White \"b\"]\r", undrawn(), "[White \"a\"]\r\r[White \"b\"]\r"),
        ("[White \"a\"]\n{[%csl Ge4]\n\n}[White \"b\"]\n", undrawn(), "[White \"a\"]\n\n[White \"b\"]\n"),
        ("[FEN \"a\"]{[%csl Ge4]}\n[FEN \"b\"]\n\n*\n", undrawn(), "[FEN \"a\"]\n\n[FEN \"b\"]\n\n*\n"),
        ("[Event \"a\"]\n{done}\n[Event \"b\"]\n\n*\n", undone(0), "[Event \"a\"]\n\n[Event \"b\"]\n\n*\n"),
        ("[Event \"a\"] {[%cal Ge2e4]}\n% e4 is left\n\n1. d4", undrawn(), "[Event \"a\"] \n% e4 is left\n\n1. d4"),
        ("[Event \"a\"] {done}\n% e4 is left\n\n1. d4", undone(0), "[Event \"a\"] \n% e4 is left\n\n1. d4"),
        ("[Event \"a\"] ; [%cal Ge2e4]\n% left\n1. d4", undrawn(), "[Event \"a\"] \n% left\n1. d4"),
        ("[Event \"a\"] {[%cal Ge2e4]}\n{[%csl Rd5]}\n% e4\n1. d4", undrawn(), "[Event \"a\"] \n% e4\n1. d4"),
        ("[Event \"a\"]\n; [%cal Ge2e4]\n\n1. d4", undrawn(), "[Event \"a\"]\n\n1. d4"),
        ("[Event \"a\"]\r\n\r\n{done}\r\n\r\n1. d4", undone(0), "[Event \"a\"]\r\n\r\n\r\n1. d4"),
        ("[Event \"a\"]\n\n; [%csl Ge4]", undrawn(), "[Event \"a\"]\n\n"),
    ] {
        let mut document = games(source);
        assert!(document.apply(edit.clone()), "{source:?}");
        assert_eq!(text(&document), expected, "{source:?}");
        assert_eq!(said(&games(expected)), said(&document), "{source:?}");
        assert!(document.undo() && text(&document) == source, "{source:?}");
    }
}

#[test]
fn all_positions_of_a_game_have_what_stands_behind_the_last_of_their_tags() {
    const COUNT: usize = 3000;
    let tag = |number| format!("[FEN \"8/8/8/8/8/8/8/K6k b - - 0 {number}\"]\n");
    let tags: String = std::iter::once("[Event \"a\"]\n".to_owned()).chain((1..=COUNT).map(tag)).collect();
    let without = format!("{tags}\n*\n\n[Event \"b\"]\n\n*\n");
    let with = without.replacen('*', "{done} {[%csl Ge4]} *", 1);
    for index in [0, COUNT / 2, COUNT - 1] {
        let mut document = games(&without);
        document.select(index);
        let draw = Edit::SetAnnotations(annotations::read("[%csl Ge4]"));
        assert!(document.apply(draw) && document.apply(Edit::SetDone { records: index.into(), done: true }));
        assert!(text(&document) == with, "{index}");
        let mut again = games(&with);
        for document in [&document, &again] {
            let is_so = |index: &usize| {
                let record = document.record(*index);
                record.is_done() && annotations::write(&record.annotations()) == "[%csl Ge4]"
            };
            assert_eq!((0..=COUNT).rev().find(is_so), Some(COUNT - 1), "{index}");
            assert_eq!((0..=COUNT).find(|index| !is_so(index)), Some(COUNT), "{index}");
        }
        again.select(index);
        assert!(!again.apply(Edit::SetAnnotations(annotations::read("[%csl Ge4]"))), "{index}: the source states it");
        assert!(again.apply(undrawn()) && again.apply(undone(index)) && text(&again) == without, "{index}");
        assert!(again.undo() && again.undo() && !again.is_modified() && text(&again) == with, "{index}");
    }
}

const OPENINGS: [&str; 14] = [
    "[FEN \"8/8/8/8/8/8/8/K6k b - - 0 1\"]@@{[%cal Ge2e4]}@@",
    "[FEN \"8/8/8/8/8/8/8/K6k b - - 0 1\"]@{done}@@",
    "[Event \"\u{e9}\"]@@1. e4 *@@",
    "[Event \"a\"]@@{x [%csl Ge4] } ; [%cal Gd1d2]@% foo@1. e4 *@@",
    "[Event \"a\"]@[FEN \"8/8/8/8/8/8/8/K6k b - - 0 1\"]@[FEN \"8/8/8/8/8/8/8/K5k1 b - - 0 1\"]@@{done} {[%csl Ge4]} *@@",
    "[White \"w\"]@@*@@",
    "{a} 1. d4 {b} *@@",
    "[White \"w\"]@@",
    "[White \"w\"]{[%cal Ge2e4]}@@",
    "[White \"w\"]@{[%cal Ge2e4]@@}@",
    "% esc@[White \"w\"]@; [%csl Rd4]@@1. e4@@",
    "[White \"q\"] {[%csl Rd4]}@% esc {@1. d4 {x}@@",
    "[White \"u\"]@@{unclosed [%csl Rd4] @@",
    "[White \"v\"]@@; [%csl Rd4]",
];

/// A random edit of a record.
fn any_edit(random: &mut fastrand::Rng, index: usize) -> Edit {
    const DRAWINGS: [&str; 4] = ["", "[%cal Ge2e4]", "[%csl Re4][%cal Yd1h5,Bb2b4]", "[%csl Gd4]"];
    match random.u8(0..7) {
        0..=2 => Edit::SetAnnotations(annotations::read(DRAWINGS[random.usize(0..DRAWINGS.len())])),
        3 => Edit::SetDone { records: Records::from(index), done: true },
        4 => undone(index),
        5 => Edit::Place { square: Square::new(2, 2), piece: Piece::from_letter('N') },
        _ => Edit::Clear,
    }
}

/// A file of random games.
fn any_file(random: &mut fastrand::Rng) -> Vec<u8> {
    let end = ["\n", "\r\n", "\r"][random.usize(0..3)];
    let games = (0..random.usize(1..5)).map(|_| OPENINGS[random.usize(0..OPENINGS.len())].replace('@', end));
    let text: String = games.collect();
    match random.u8(0..3) {
        0 => text.into_bytes(),
        1 => "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect(),
        _ => text.chars().map(|char| char as u8).collect(),
    }
}

#[test]
fn whatever_is_edited_reads_again_as_it_is() {
    for seed in 0..3000 {
        let mut random = fastrand::Rng::with_seed(seed);
        let source = any_file(&mut random);
        let mut document = Document::from_bytes_as(source.clone(), Format::Pgn);
        let mut edits = Vec::new();
        for _ in 0..random.usize(1..4) {
            let index = random.usize(0..document.len());
            let edit = any_edit(&mut random, index);
            document.select(index);
            document.apply(edit.clone());
            edits.push((index, edit));
        }
        let again = Document::from_bytes_as(bytes(&document), Format::Pgn);
        let what = format!("seed {seed}: {:?}\n{edits:?}\n{:?}", String::from_utf8_lossy(&source), text(&document));
        assert_eq!(said(&again), said(&document), "{what}");
        while document.undo() {}
        assert!(bytes(&document) == source, "{what}");
    }
}
