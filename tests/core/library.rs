//! The facts stated in the library of named positions.

#![expect(clippy::expect_used, clippy::panic, reason = "a helper of a test fails as the test does")]

use std::collections::HashSet;

use fenwright::lang::{self, Language};
use fenwright::notation::epd::{self, Operand, Record};
use fenwright::notation::fen;
use fenwright::rules::{self, GameState, Play, Problem};
use fenwright::wording::Message;

/// Each position of the library with its group, name and note in the current language.
fn library() -> Vec<(Record, [String; 3])> {
    let text = include_str!("../../assets/library.epd");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(entry).collect()
}

fn entry(line: &str) -> (Record, [String; 3]) {
    let record = epd::read(line).unwrap_or_else(|fault| panic!("{}: {line}", fault.message(line)));
    assert_eq!(record.warnings, [], "{line}");
    let word = |opcode| {
        let operation = record.operations.iter().find(|operation| operation.opcode == opcode).expect(line);
        let [Operand::Text(text)] = &operation.operands[..] else { panic!("{line}") };
        text
    };
    let keys = [format!("library-group-{}", word("c1")), format!("library-{}", word("id"))];
    let keys = [&keys[0], &keys[1], &format!("{}.note", keys[1])];
    let texts = keys.map(|key| lang::text(key).expect(key).to_owned());
    (record, texts)
}

#[test]
fn each_text_of_the_files_is_of_a_position() {
    let count = |library: &[(Record, [String; 3])]| {
        let groups: HashSet<&String> = library.iter().map(|(_, [group, ..])| group).collect();
        groups.len() + 2 * library.len()
    };
    for language in Language::all() {
        let (_, file) = language.files().find(|(name, _)| *name == "library.ftl").expect("a file");
        let texts = file.lines().filter(|line| line.contains(" = ")).count();
        assert_eq!(texts, lang::with(language, || count(&library())), "{}", language.code());
    }
}

#[test]
fn words_are_tidy_and_names_unique() {
    for language in Language::all() {
        lang::with(language, words_are_tidy);
    }
}

fn words_are_tidy() {
    let (mut names, mut positions, mut groups) = (HashSet::new(), HashSet::new(), Vec::new());
    for (record, [group, name, note]) in library() {
        for text in [&group, &name, &note] {
            assert_eq!(text.trim(), text, "{name}");
            assert!(!text.is_empty() && !text.contains("  "), "{name}: {text}");
            assert!(!text.ends_with(['.', ',', ';', ':', '!']), "{name}: {text}");
            assert!(text.starts_with(|char: char| char.is_uppercase() || char.is_ascii_digit()), "{name}: {text}");
        }
        assert!(name.len() <= 48 && note.len() <= 130, "{name} is too long");
        assert!(positions.insert(record.position), "{name} comes twice");
        if groups.last() != Some(&group) {
            groups.push(group);
        }
        assert!(names.insert(name.to_lowercase()), "{name} comes twice");
    }
    let distinct: HashSet<&String> = groups.iter().collect();
    assert_eq!(distinct.len(), groups.len(), "groups do not stay together: {groups:?}");
    assert!(names.len() >= 40, "only {} positions", names.len());
}

#[test]
fn positions_are_legal_but_for_those_that_mean_not_to_be() {
    for (record, [_, name, _]) in library() {
        let problems = rules::problems(&record.position);
        let codes: Vec<&str> = problems.iter().filter(|problem| problem.is_illegal()).map(Problem::id).collect();
        let expected: &[&str] = if name == "Eight queens" { &["missing-king", "missing-king"] } else { &[] };
        assert_eq!(codes, expected, "{name}: {}", fen::write(&record.position));
    }
}

/// The expected number of legal moves and state of a position, by name.
const FACTS: [(&str, Option<usize>, GameState); 8] = [
    ("Fool's mate", Some(0), GameState::Checkmate),
    ("Shortest stalemate", Some(0), GameState::Stalemate),
    ("Most moves", Some(218), GameState::Ongoing),
    ("Kiwipete", Some(48), GameState::Ongoing),
    ("Pinned en passant", Some(14), GameState::Ongoing),
    ("Promotion with capture", Some(44), GameState::Ongoing),
    ("Eight queens", None, GameState::Illegal),
    ("Capablanca chess", Some(28), GameState::Ongoing),
];

#[test]
fn positions_are_what_they_are_known_for() {
    let library = library();
    for (name, moves, state) in FACTS {
        let (record, _) = library.iter().find(|(_, [_, other, _])| other == name).expect(name);
        let verdict = rules::verdict(&record.position);
        assert_eq!((verdict.moves, verdict.state), (moves, state), "{name}");
    }
}

/// The first moves in a note, without move numbers.
fn moves(note: &str) -> Vec<&str> {
    let is_number = |word: &str| word.starts_with(|char: char| char.is_ascii_digit()) && word.contains('.');
    let words = note.split(' ').skip_while(|word| !is_number(word));
    words
        .map(|word| word.trim_end_matches(',').trim_start_matches(|char: char| char.is_ascii_digit() || char == '.'))
        .take_while(|word| word.contains(|char: char| char.is_ascii_digit()))
        .collect()
}

#[test]
fn moves_that_notes_name_can_be_played() {
    for language in Language::all() {
        lang::with(language, moves_can_be_played);
    }
}

fn moves_can_be_played() {
    let mut count = 0;
    for (record, [_, name, note]) in library() {
        let moves = moves(&note);
        if moves.is_empty() {
            continue;
        }
        let mut play = Play::from_position(&record.position).expect(&name);
        for san in &moves {
            assert!(play.play_san(san).is_ok(), "{name}: {san} of {note}");
        }
        if moves.last().is_some_and(|san| san.ends_with('#')) {
            assert_eq!(rules::verdict(&play.position()).state, GameState::Checkmate, "{name}: {note}");
        }
        count += 1;
    }
    assert!(count > 15, "only {count} notes name moves");
}
