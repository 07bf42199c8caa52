//! What problems, faults and opcodes mean, each with an example.
//!
//! An entry is one row in `problems`, `faults` or `opcodes`, and in `glossary.ftl` of each language its explanation and, as
//! the attribute `name`, what it is called. A test fails where a code has no row, or a row no text or no example of it.

mod faults;
mod opcodes;
mod problems;

use std::borrow::Cow;

use crate::app::shell::term::Term;
use crate::app::ui::wording;
use crate::lang;

/// Something that is explained.
#[derive(Debug)]
pub(in crate::app) struct Entry {
    /// What it is.
    pub(in crate::app) term: Term,
    /// The key of its explanation.
    key: &'static str,
    /// A text that shows it: a position with the problem, a text with the fault, a record with the opcode.
    pub(in crate::app) example: &'static str,
}

/// The parts of the glossary: the key of the heading of each, and its entries.
pub(in crate::app) const PARTS: [(&str, &[Entry]); 3] = [
    ("glossary-problems", problems::ENTRIES),
    ("glossary-faults", faults::ENTRIES),
    ("glossary-opcodes", opcodes::ENTRIES),
];

impl Entry {
    /// What it is called.
    pub(in crate::app) fn name(&self) -> Cow<'static, str> {
        match self.term {
            Term::Opcode(code) => format!("{code}: {}", wording::opcode(code).unwrap_or_default()).into(),
            Term::Problem(_) | Term::Fault(_) => lang::text(&format!("{}.name", self.key)).unwrap_or(self.key).into(),
        }
    }

    /// What it means, in one or two sentences.
    pub(in crate::app) fn explanation(&self) -> &'static str {
        lang::text(self.key).unwrap_or(self.key)
    }
}

/// What explains a thing.
pub(in crate::app) fn entry(term: Term) -> Option<&'static Entry> {
    PARTS.iter().flat_map(|(_, entries)| *entries).find(|entry| entry.term == term)
}

const fn problem(code: &'static str, key: &'static str, example: &'static str) -> Entry {
    Entry { term: Term::Problem(code), key, example }
}

const fn fault(code: &'static str, key: &'static str, example: &'static str) -> Entry {
    Entry { term: Term::Fault(code), key, example }
}

const fn opcode(code: &'static str, key: &'static str, example: &'static str) -> Entry {
    Entry { term: Term::Opcode(code), key, example }
}

#[cfg(test)]
mod tests {
    use strum::VariantNames;

    use super::*;
    use crate::app::ui::wording::OPCODES;
    use crate::board::Variant;
    use crate::lang::Language;
    use crate::notation::fen::FaultKind;
    use crate::notation::{epd, fen, forgiving};
    use crate::rules::{self, Problem};

    /// Asserts that the rows of a part are those of its codes, in their order.
    fn assert_complete(part: usize, file: &str, codes: impl Iterator<Item = Term>) {
        let (_, entries) = PARTS[part];
        let codes: Vec<Term> = codes.collect();
        for term in &codes {
            assert!(
                entry(*term).is_some(),
                "{term:?} is not explained: add a row to src/app/ui/glossary/{file}.rs and a text to \
                 assets/lang/*/glossary.ftl"
            );
        }
        let terms: Vec<Term> = entries.iter().map(|entry| entry.term).collect();
        assert_eq!(terms, codes, "src/app/ui/glossary/{file}.rs has other rows, or in another order");
    }

    #[test]
    fn everything_that_can_be_wrong_and_every_usual_opcode_is_explained() {
        assert_complete(0, "problems", Problem::CODES.into_iter().map(Term::Problem));
        assert_complete(1, "faults", FaultKind::VARIANTS.iter().copied().map(Term::Fault));
        assert_complete(2, "opcodes", OPCODES.iter().map(|(code, _)| Term::Opcode(code)));
    }

    #[test]
    fn every_entry_has_its_name_and_explanation_in_every_language() {
        for language in Language::all() {
            lang::with(language, || {
                for entry in PARTS.iter().flat_map(|(_, entries)| *entries) {
                    let (name, explanation) = (entry.name(), entry.explanation());
                    let of = format!("{} in {}", entry.key, language.code());
                    assert!(!name.ends_with('.') && name != entry.key, "{of} is called {name:?}");
                    assert!(explanation.ends_with('.') && explanation != entry.key, "{of} means {explanation:?}");
                    assert!(explanation.matches(". ").count() < 2, "{of} is no short explanation: {explanation}");
                }
            });
        }
    }

    #[test]
    fn every_example_shows_what_it_is_an_example_of() {
        for entry in PARTS.iter().flat_map(|(_, entries)| *entries) {
            let Entry { term, example, .. } = entry;
            match *term {
                Term::Problem(code) => {
                    // Rules other than those of chess stand in an operation of EPD, which the reader of pasted texts knows.
                    let reading = forgiving::read(example);
                    let problems = rules::problems(reading.position().unwrap());
                    assert!(problems.iter().any(|problem| problem.code() == code), "{example}: {problems:?}");
                }
                Term::Fault(code) => {
                    // What the FEN box says first: a man of another kind of chess goes by its name.
                    let reading = forgiving::read(example);
                    let by_rules = match code {
                        "bad-pocket" => fen::read_as(example, Variant::Crazyhouse),
                        "bad-checks" => fen::read_as(example, Variant::ThreeCheck),
                        _ => fen::read(example),
                    };
                    let fault = reading.named_man().cloned().or(by_rules.err()).unwrap();
                    assert_eq!(fault.code(), code, "{example}");
                }
                Term::Opcode(code) => {
                    let record = epd::read(example).unwrap();
                    let opcodes: Vec<&str> = record.operations.iter().map(|operation| &*operation.opcode).collect();
                    assert_eq!(opcodes, [code], "{example}");
                }
            }
        }
    }
}
