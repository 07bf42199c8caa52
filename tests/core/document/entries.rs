//! Files of composers: Olive's YAML, YACPDB's JSON and Popeye's input.

use super::{bytes, text};
use fenwright::document::search::SearchQuery;
use fenwright::document::{Document, Edit, Field, Format};
use fenwright::notation::epd::{Operand, Operation};
use fenwright::notation::fen;
use proptest::prelude::*;

/// Invented problems with every kind of key.
const OLIVE: &str = "\
# Collection of tests

---
authors:
- Other, Ann
source:
  name: Chess Journal
  issue: 12
  problemid: 3
  date: {year: 1859, month: 2}
award:
  tourney: ditto
  distinction: 1st Prize
algebraic:
  white: [Kb5, Qh1, Sc4]
  black: [Kd5]
stipulation: '#2'
options: [SetPlay]
keywords:
- Model mates
- Miniature
twins:
  b: Move b5 b6
solution: |
  1.Qh5+ ! threat
    1...Ke6 2.Qe5 #
comments: [A first comment, 'Second: with a colon']
x-own: {a: [1, 2]} # kept

---
algebraic:
  white: [Ke1, Rh1, Gd4]
  black:
  - Ke8
  neutral: [Pa7]
stipulation: ser-h#5
authors: !!python/unicode 'Unknown'
...
";

const JSON: &str = r##"{"success":true,"result":{"entries":[
 {"id":1,"authors":["Other, Ann","O\u00e9, A"],"source":{"name":"Era","date":{"year":1861}},"stipulation":"h#2.5",
  "algebraic":{"white":["Kb5","Sc4"],"black":["Kd5"]},"solution":"1...Sa1\n2.x","keywords":["Zilahi"]},
 {"algebraic":{"white":["Ka1"],"black":["Ka3","Qb3"]},"stipulation":"#1","comments":["{\"algebraic\": 1}"]}
],"count":2}}
"##;

const POPEYE: &str = "\
Eine Sammlung
AnfangProblem
autor Ernst Muster
quelle Die Schwalbe 1, 1/1990
quelle 2. Preis
ford h#2 opti satz vari
bedi circe
stei weis kf1 bb1c2
     schw koen lea3 db8 sc6 kd5
zwil versetze d5 d4
zwil ferner versetze b1 a1
bemerkung erste
weit
titel Zweite
fors 8/8/8/3k4/8/48
forderung #2
ende
Rest
";

fn open(text: &str, format: Format) -> Document {
    Document::from_bytes_as(text.as_bytes().to_vec(), format)
}

fn bytes_in_format(document: &Document, format: Format) -> Vec<u8> {
    let mut out = Vec::new();
    let copy = Document::from_bytes_as(bytes(document), document.format());
    copy.write_in(format, &mut out).expect("written");
    out
}

fn in_format(document: &Document, format: Format) -> String {
    String::from_utf8(bytes_in_format(document, format)).expect("UTF-8")
}

fn field(document: &Document, index: usize, field: Field) -> String {
    document.record(index).read_metadata().get(field).to_owned()
}

fn others(document: &Document, index: usize) -> Vec<(String, String)> {
    let others = document.record(index).other_fields();
    let text = |operation: &Operation| operation.operands.iter().map(Operand::text).collect::<Vec<_>>().join(" ");
    others.iter().map(|(_, other)| (other.opcode.clone(), text(other))).collect()
}

fn fen_of(document: &Document, index: usize) -> String {
    let position = document.record(index).position();
    position.map_or_else(|error| format!("? {}", error.text), |position| fen::write(&position))
}

fn set(document: &mut Document, index: usize, field: Field, value: &str) {
    assert!(document.apply(Edit::SetField { field, values: vec![(index, value.to_owned())] }), "{field:?} changes");
}

#[test]
fn formats_are_known_by_content_and_by_extension() {
    for (content, format) in [(OLIVE, Format::Olive), (JSON, Format::Yacpdb), (&POPEYE[14..], Format::Popeye)] {
        assert_eq!(Document::from_bytes(content.as_bytes().to_vec()).format(), format);
    }
    for (name, format) in [
        ("a.olv", Format::Olive),
        ("a.YAML", Format::Olive),
        ("a.yml", Format::Olive),
        ("a.json", Format::Yacpdb),
        ("a.inp", Format::Popeye),
    ] {
        assert_eq!(Format::from_path(name.as_ref()), Some(format), "{name}");
    }
}

#[test]
fn an_entry_states_position_fields_and_texts() {
    let olive = open(OLIVE, Format::Olive);
    assert_eq!((olive.len(), olive.header().as_str()), (2, "Collection of tests"));
    assert_eq!(fen_of(&olive, 0), "8/8/8/1K1k4/2N5/8/8/7Q w - - 0 1");
    assert_eq!(fen_of(&olive, 1), "? white Ke1 Rh1 Gd4 black Ke8 neutral Pa7");
    assert!(olive.record(1).position().unwrap_err().sentence().contains('G'), "the piece is named");
    assert_eq!(field(&olive, 0, Field::Author), "Other, Ann");
    assert_eq!(field(&olive, 0, Field::Source), "Chess Journal 12/3, 1859-02");
    assert_eq!(field(&olive, 0, Field::Stipulation), "#2");
    assert_eq!(field(&olive, 0, Field::Comment), "A first comment\nSecond: with a colon");
    assert_eq!(field(&olive, 0, Field::Solution), "1.Qh5+ ! threat 1...Ke6 2.Qe5 #");
    let expected = [
        ("award", "tourney: ditto, distinction: 1st Prize"),
        ("options", "SetPlay"),
        ("keywords", "Model mates, Miniature"),
        ("twins", "b: Move b5 b6"),
        ("x-own", "a: [1, 2]"),
    ];
    assert_eq!(others(&olive, 0), expected.map(|(name, text)| (name.to_owned(), text.to_owned())));

    let json = open(JSON, Format::Yacpdb);
    assert_eq!(json.len(), 2);
    assert_eq!(fen_of(&json, 0), "8/8/8/1K1k4/2N5/8/8/8 w - - 0 1");
    assert_eq!(field(&json, 0, Field::Author), "Other, Ann; O\u{e9}, A");
    assert_eq!(field(&json, 0, Field::Source), "Era, 1861");
    assert_eq!(field(&json, 1, Field::Comment), "{\"algebraic\": 1}");

    let popeye = open(POPEYE, Format::Popeye);
    assert_eq!(popeye.len(), 2);
    assert_eq!(fen_of(&popeye, 0), "? white Kf1 Pb1 Pc2 black Royal LEa3 Royal Qb8 Royal Sc6 Royal Kd5");
    assert_eq!(fen_of(&popeye, 1), "8/8/8/3k4/8/8/8/8 w - - 0 1");
    assert_eq!(field(&popeye, 0, Field::Source), "Die Schwalbe 1, 1/1990, 2. Preis");
    assert_eq!(field(&popeye, 0, Field::Stipulation), "h#2");
    assert_eq!(field(&popeye, 0, Field::Comment), "erste");
    assert_eq!(field(&popeye, 1, Field::Title), "Zweite");
    let expected =
        [("options", "satz vari"), ("conditions", "circe"), ("twins", "b: versetze d5 d4, c: ferner versetze b1 a1")];
    assert_eq!(others(&popeye, 0), expected.map(|(name, text)| (name.to_owned(), text.to_owned())));
}

#[test]
fn help_play_of_whole_moves_begins_with_black() {
    for (stipulation, side) in [
        ("#2", 'w'),
        ("h#2", 'b'),
        ("h#2.5", 'w'),
        ("ser-h=5", 'b'),
        ("hs#3", 'w'),
        ("s#2", 'w'),
        ("reci-h#3", 'b'),
        ("+", 'w'),
        ("hzg3", 'b'),
    ] {
        let content = format!("algebraic: {{white: [Ka1], black: [Kc3]}}\nstipulation: '{stipulation}'\n");
        let document = open(&content, Format::Olive);
        assert_eq!(document.record(0).position().expect("pieces").side_to_move.letter(), side, "{stipulation}");
    }
}

#[test]
fn unedited_files_keep_every_byte() {
    let crlf = OLIVE.replace('\n', "\r\n");
    let latin = JSON.replace("O\\u00e9", "O\u{e9}");
    for (content, format) in [
        (OLIVE, Format::Olive),
        (crlf.as_str(), Format::Olive),
        ("\u{feff}- algebraic: {white: [Ka1]}\n- algebraic: {black: [Kb3]}", Format::Olive),
        ("algebraic: {white: [Ka1]\n---\nbroken: [\n", Format::Olive),
        (JSON, Format::Yacpdb),
        (latin.as_str(), Format::Yacpdb),
        ("{\"algebraic\": {}}\n{\"algebraic\": {}}", Format::Yacpdb),
        ("[{\"algebraic\": {}, \"broken\": }]", Format::Yacpdb),
        (POPEYE, Format::Popeye),
        ("beginproblem\nstip #2\n", Format::Popeye),
        ("no problem at all\n", Format::Popeye),
    ] {
        let document = open(content, format);
        assert_eq!(text(&document), content, "{format:?}");
        let units = std::iter::once(0xFEFF).chain(content.encode_utf16()).flat_map(u16::to_le_bytes);
        let wide: Vec<u8> = units.collect();
        assert_eq!(bytes(&Document::from_bytes_as(wide.clone(), format)), wide, "{format:?}");
    }
}

#[test]
fn an_edit_changes_the_lines_of_its_key_alone() {
    let mut olive = open(OLIVE, Format::Olive);
    set(&mut olive, 0, Field::Stipulation, "#3");
    set(&mut olive, 0, Field::Source, "Chess Journal 12/4, 1859-02");
    set(&mut olive, 0, Field::Solution, "");
    let expected = OLIVE
        .replace("stipulation: '#2'", "stipulation: '#3'")
        .replace(
            "  problemid: 3\n  date: {year: 1859, month: 2}",
            "  problemid: 4\n  date:\n    year: 1859\n    month: 2",
        )
        .replace("solution: |\n  1.Qh5+ ! threat\n    1...Ke6 2.Qe5 #\n", "");
    let source = "source:\n  name: Chess Journal\n  issue: 12\n";
    assert!(expected.contains(source));
    assert_eq!(text(&olive), expected);

    let mut json = open(JSON, Format::Yacpdb);
    set(&mut json, 0, Field::Stipulation, "h#3");
    assert_eq!(json.position().side_to_move.letter(), 'b', "help play of whole moves begins with Black");
    set(&mut json, 0, Field::Solution, "");
    set(&mut json, 0, Field::Comment, "one\ntwo");
    let expected = JSON
        .replace("\"h#2.5\"", "\"h#3\"")
        .replace(",\"solution\":\"1...Sa1\\n2.x\"", "")
        .replace("[\"Zilahi\"]", "[\"Zilahi\"],\"comments\": [\"one\", \"two\"]");
    assert_eq!(text(&json), expected);

    let mut popeye = open(POPEYE, Format::Popeye);
    set(&mut popeye, 0, Field::Author, "A; B");
    set(&mut popeye, 0, Field::Stipulation, "s#2");
    set(&mut popeye, 0, Field::Comment, "");
    let expected = POPEYE
        .replace("autor Ernst Muster", "Autor A\nAutor B")
        .replace("ford h#2 opti", "Forderung s#2\nopti")
        .replace("bemerkung erste\n", "");
    assert_eq!(text(&popeye), expected);
}

#[test]
fn positions_are_written_as_pieces_and_what_these_do_not_say_as_a_comment() {
    let given = fen::read("r3k2r/8/8/8/8/8/PP6/4K2R w Kkq - 0 1").expect("FEN");
    for (content, format) in [(OLIVE, Format::Olive), (JSON, Format::Yacpdb), (POPEYE, Format::Popeye)] {
        let mut document = open(content, format);
        document.select(1);
        assert!(document.apply(Edit::Replace(Box::new(given))));
        let saved = text(&document);
        let again = open(&saved, format);
        assert_eq!(fen_of(&again, 1), fen::write(&given), "{saved}");
        assert_eq!(fen_of(&again, 0), fen_of(&document, 0));
        assert!(saved.contains("FEN: r3k2r"), "castling rights have no key: {saved}");
        let plain = fen::read("8/8/8/3k4/8/8/8/3KQ3 w - - 0 1").expect("FEN");
        document.select(1);
        let mut document = open(content, format);
        set(&mut document, 1, Field::Stipulation, "#5");
        document.select(1);
        assert!(document.apply(Edit::Replace(Box::new(plain))));
        assert!(!text(&document).contains("FEN: "), "pieces and stipulation say all: {}", text(&document));
    }
}

#[test]
fn entries_are_converted_into_each_other_without_losing_pieces() {
    for (content, from) in [(OLIVE, Format::Olive), (JSON, Format::Yacpdb), (POPEYE, Format::Popeye)] {
        let document = open(content, from);
        for to in [Format::Olive, Format::Yacpdb, Format::Popeye].into_iter().filter(|to| *to != from) {
            let written = in_format(&document, to);
            let again = Document::from_bytes(written.clone().into_bytes());
            assert_eq!((again.format(), again.len()), (to, document.len()), "{written}");
            for index in 0..document.len() {
                assert_eq!(fen_of(&again, index), fen_of(&document, index), "{written}");
                for of in Field::ALL.into_iter().filter(|of| to != Format::Popeye || *of != Field::Comment) {
                    assert_eq!(field(&again, index, of), field(&document, index, of), "{of:?} in {written}");
                }
                let missing: Vec<_> = others(&document, index)
                    .into_iter()
                    .filter(|other| !others(&again, index).contains(other))
                    .collect();
                let is_lost =
                    |(name, _): &(String, String)| to == Format::Popeye || name == "options" || name == "conditions";
                assert!(missing.iter().all(is_lost), "{missing:?} in {written}");
            }
        }
    }
}

#[test]
fn conversions_report_what_they_lose() {
    for (content, from, to, expected) in [
        (OLIVE, Format::Olive, Format::Popeye, Some((2, 0))),
        (OLIVE, Format::Olive, Format::Fen, Some((5, 0))),
        (OLIVE, Format::Olive, Format::Yacpdb, None),
        (OLIVE, Format::Olive, Format::Pgn, None),
        (JSON, Format::Yacpdb, Format::Popeye, Some((2, 0))),
        (POPEYE, Format::Popeye, Format::Olive, None),
        ("8/8/8/3k4/8/8/8/3KQ3 w - - id \"a\"; acd 12; c0 \"b\";\n", Format::Epd, Format::Popeye, Some((0, 1))),
        ("8/8/8/3k4/8/8/8/3KQ3 w - - id \"a\"; acd 12; c0 \"b\";\n", Format::Epd, Format::Olive, None),
    ] {
        let mut document = open(content, from);
        let name = format!("a.{}", to.extension());
        let loss = document.prepare_save(name.as_ref(), false).loss();
        assert_eq!(loss.map(|loss| (loss.tags, loss.operations)), expected, "{from:?} to {to:?}");
    }
}

#[test]
fn records_are_moved_removed_and_added() {
    for (content, format) in [(OLIVE, Format::Olive), (JSON, Format::Yacpdb), (POPEYE, Format::Popeye)] {
        let mut document = open(content, format);
        let [first, second] = [0, 1].map(|index| fen_of(&document, index));
        assert!(document.apply(Edit::MoveRecords { records: std::iter::once(0).collect(), to: 2 }));
        let moved = Document::from_bytes_as(bytes(&document), format);
        assert_eq!([fen_of(&moved, 0), fen_of(&moved, 1)], [second.clone(), first], "{}", text(&document));
        assert!(document.undo());
        assert_eq!(text(&document), content);
        document.select(0);
        assert!(document.apply(Edit::RemoveRecords(std::iter::once(0).collect())));
        let left = Document::from_bytes_as(bytes(&document), format);
        assert_eq!((left.len(), fen_of(&left, 0)), (1, second), "{}", text(&document));
        assert!(document.apply(Edit::InsertText { at: 1, text: content.to_owned() }));
        let more = Document::from_bytes_as(bytes(&document), format);
        assert_eq!(more.len(), 3, "{}", text(&document));
    }
}

#[test]
fn search_finds_entries_by_their_keys() {
    let olive = open(OLIVE, Format::Olive);
    for (query, expected) in [
        ("keywords:miniature", vec![0]),
        ("author:other", vec![0]),
        ("source:journal", vec![0]),
        ("options:setplay", vec![0]),
        ("\"1st Prize\"", vec![0]),
        ("stipulation:ser-h", vec![1]),
    ] {
        let parsed = SearchQuery::parse(query);
        let found: Vec<usize> = (0..olive.len()).filter(|index| parsed.matches(&olive.record(*index))).collect();
        assert_eq!(found, expected, "{query}");
    }
}

#[test]
fn texts_are_edited_as_lists_and_maps() {
    let mut olive = open(OLIVE, Format::Olive);
    let set =
        |name: &str, text: &str| Operation { opcode: name.to_owned(), operands: vec![Operand::Text(text.to_owned())] };
    let at = |name: &str, document: &Document| {
        others(document, 0).iter().position(|(other, _)| other == name).expect("a text with this name")
    };
    let keywords = at("keywords", &olive);
    assert!(olive.apply(Edit::SetOperation { at: keywords, operation: set("keywords", "Zilahi, 'a, b'") }));
    let twins = at("twins", &olive);
    assert!(olive.apply(Edit::SetOperation { at: twins, operation: set("twins", "b: Remove c4, c: Add white Pa2") }));
    let saved = text(&olive);
    let expected = OLIVE
        .replace("- Model mates\n- Miniature\n", "  - Zilahi\n  - a, b\n")
        .replace("  b: Move b5 b6\n", "  b: Remove c4\n  c: Add white Pa2\n");
    assert_eq!(saved, expected);
}

#[test]
fn new_files_have_the_keys_of_what_they_were() {
    let epd =
        "3k4/8/8/8/8/8/8/R3K3 w Q - id \"Rook\"; c0 \"Author: Ann Other\"; c1 \"words\"; dm 3; Themes \"a b\"; done;\n";
    for to in [Format::Olive, Format::Yacpdb, Format::Popeye] {
        let written = in_format(&open(epd, Format::Epd), to);
        let again = open(&written, to);
        assert_eq!(again.len(), 1, "{written}");
        assert_eq!(fen_of(&again, 0), "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "{written}");
        for (of, expected) in [
            (Field::Title, "Rook"),
            (Field::Author, "Ann Other"),
            (Field::Comment, "words"),
            (Field::Stipulation, "#3"),
        ] {
            assert_eq!(field(&again, 0, of), expected, "{written}");
        }
        assert!(again.record(0).is_done(), "{written}");
        let back = in_format(&again, Format::Epd);
        assert!(back.contains("id \"Rook\"") && back.contains("dm 3;") && back.contains("done;"), "{back}");
    }
}

/// Opens, saves and converts the files of a folder, and prints what was read, kept and lost.
#[test]
fn collections_are_kept_and_converted() {
    let is_alike = |one: &str, other: &str| one.eq_ignore_ascii_case(other);
    let Some(folder) = std::env::var_os("FENWRIGHT_COMPOSERS") else { return };
    for folder in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let mut counts = [0; 6];
        let mut lost = [0; 3];
        for path in std::fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            let source = std::fs::read(&path).expect("a file");
            let mut file = Document::open(&path).expect("opens");
            file.read_all();
            let read = (0..file.len()).filter(|index| file.record(*index).position().is_ok()).count();
            let is_kept = bytes(&file) == source;
            assert!(is_kept, "{} is not kept", path.display());
            counts[0] += 1;
            counts[1] += file.len();
            counts[2] += read;
            counts[3] += (0..file.len()).filter(|index| !field(&file, *index, Field::Stipulation).is_empty()).count();
            for (at, to) in [Format::Olive, Format::Yacpdb, Format::Popeye].into_iter().enumerate() {
                let again = Document::from_bytes_as(bytes_in_format(&file, to), to);
                assert_eq!(again.len(), file.len(), "{} as {to:?}", path.display());
                lost[at] += file.loss_in(to).map_or(0, |loss| loss.tags + loss.comments);
                counts[4] +=
                    (0..file.len()).filter(|index| is_alike(&fen_of(&again, *index), &fen_of(&file, *index))).count();
                let back = Document::from_bytes_as(bytes_in_format(&again, file.format()), file.format());
                let is_same = |index: &usize| {
                    let is_same = is_alike(&fen_of(&back, *index), &fen_of(&file, *index))
                        && Field::ALL.iter().all(|of| field(&back, *index, *of) == field(&file, *index, *of));
                    if !is_same {
                        println!(
                            "{} {index} as {to:?}: {} {}",
                            path.display(),
                            fen_of(&file, *index),
                            fen_of(&back, *index)
                        );
                        let [old, new] = [&file, &back].map(|file| file.record(*index).read_metadata());
                        old.iter()
                            .zip(new.iter())
                            .filter(|(old, new)| old != new)
                            .for_each(|pair| println!("{pair:?}"));
                    }
                    is_same
                };
                counts[5] += (0..file.len()).filter(is_same).count();
            }
        }
        println!(
            "{}: {} files, {} problems, {} positions, {} stipulations; of three conversions each: {} boards and {} \
             problems there and back are the same; texts lost as Olive, YACPDB, Popeye: {lost:?}",
            folder.display(),
            counts[0],
            counts[1],
            counts[2],
            counts[3],
            counts[4],
            counts[5],
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever a file holds: it is kept, and an edit does not fail.
    #[test]
    fn any_text_is_kept_and_can_be_edited(
        parts in prop::collection::vec(prop::sample::select(PARTS.to_vec()), 0..14),
        format in prop::sample::select(vec![Format::Olive, Format::Yacpdb, Format::Popeye]),
        field in prop::sample::select(Field::ALL.to_vec()),
        value in prop::sample::select(vec!["", "a", "#2", "x\ny", "A; B", "e, 1990"]),
    ) {
        let content = parts.concat();
        let mut document = open(&content, format);
        prop_assert_eq!(text(&document), content.clone());
        for index in 0..document.len() {
            document.select(index);
            document.apply(Edit::SetField { field, values: vec![(index, value.to_owned())] });
            document.apply(Edit::Replace(Box::new(fen::read("8/8/8/3k4/8/8/8/3KQ3 b - - 0 1").expect("FEN"))));
        }
        let count = document.len();
        let saved = text(&document);
        let again = open(&saved, format);
        prop_assert!(content.trim().is_empty() || again.len() == count || document.file_text().is_empty(), "{}", saved);
        while document.undo() {}
        prop_assert_eq!(text(&document), content);
    }
}

/// Pieces of files, whole and broken.
const PARTS: [&str; 34] = [
    "---\n",
    "- ",
    "algebraic:\n",
    "algebraic: {white: [Ka1]}\n",
    "  white: [Kb1",
    ", Pa2]\n",
    "stipulation: h#2\n",
    "  a: |\n    b\n\n",
    "comments: [a, 'b']\n",
    "# c\n",
    "\n",
    "{",
    "}",
    "[",
    "]",
    ",",
    "\"algebraic\": {}",
    "\"white\":[\"Ka1\"]",
    "\"a\": 1",
    "\\\"",
    "\u{f6}",
    "begin\n",
    "next\n",
    "endproblem\n",
    "pieces white ka1 bla b1c2\n",
    "black kc8",
    "stip h#2 opti vari\n",
    "auto X\n",
    "fors 8/3k4/=.li\n",
    "twin move a1 b1\n",
    "\r\n",
    "? a\n: b\n",
    "&x [*x]\n",
    "\t",
];
