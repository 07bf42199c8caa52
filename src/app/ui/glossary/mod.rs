//! Explanations of problems, faults of FEN and EPD opcodes, each with an example.
//!
//! Each entry has a row in `problems`, `faults` or `opcodes`, and its explanation in the `glossary.ftl` of each
//! language, where the name of a problem or fault is the attribute `name`. Tests fail for a code without a row, a row
//! without a text, and an example that does not show what its row explains.

mod faults;
mod opcodes;
mod problems;

use std::borrow::Cow;

use crate::app::shell::Term;
use crate::app::ui::wording;
use crate::lang;

pub(crate) struct GlossaryEntry {
    pub(crate) term: Term,
    key: &'static str,
    /// A position with the problem, a text with the fault, or a record with the opcode.
    pub(crate) example: &'static str,
}

/// The parts of the glossary: the translation key of each heading, and the entries below it.
pub(crate) const PARTS: [(&str, &[GlossaryEntry]); 3] = [
    ("glossary-problems", problems::ENTRIES),
    ("glossary-faults", faults::ENTRIES),
    ("glossary-opcodes", opcodes::ENTRIES),
];

impl GlossaryEntry {
    pub(crate) fn name(&self) -> Cow<'static, str> {
        match self.term {
            Term::Opcode(code) => format!("{code}: {}", wording::opcode_label(code).unwrap_or_default()).into(),
            Term::Problem(_) | Term::Fault(_) => lang::text(&format!("{}.name", self.key)).unwrap_or(self.key).into(),
        }
    }

    pub(crate) fn explanation(&self) -> &'static str {
        lang::text(self.key).unwrap_or(self.key)
    }
}

pub(crate) fn entry(term: Term) -> Option<&'static GlossaryEntry> {
    PARTS.iter().flat_map(|(_, entries)| *entries).find(|entry| entry.term == term)
}

const fn problem(code: &'static str, key: &'static str, example: &'static str) -> GlossaryEntry {
    GlossaryEntry { term: Term::Problem(code), key, example }
}

const fn fault(code: &'static str, key: &'static str, example: &'static str) -> GlossaryEntry {
    GlossaryEntry { term: Term::Fault(code), key, example }
}

const fn opcode(code: &'static str, key: &'static str, example: &'static str) -> GlossaryEntry {
    GlossaryEntry { term: Term::Opcode(code), key, example }
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

    /// Asserts that a part has a row for each code, in the order of the codes.
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
        assert_complete(0, "problems", Problem::ids().into_iter().map(Term::Problem));
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
            let GlossaryEntry { term, example, .. } = entry;
            match *term {
                Term::Problem(code) => {
                    // The example names its variant in an EPD operation, which only the forgiving reader understands.
                    let reading = forgiving::read(example);
                    let problems = rules::problems(reading.position().unwrap());
                    assert!(problems.iter().any(|problem| problem.id() == code), "{example}: {problems:?}");
                }
                Term::Fault(code) => {
                    // As in the FEN box, a piece that no board of this size has is reported before other faults.
                    let reading = forgiving::read(example);
                    let by_rules = match code {
                        "bad-pocket" => fen::read_as(example, Variant::Crazyhouse),
                        "bad-checks" => fen::read_as(example, Variant::ThreeCheck),
                        _ => fen::read(example),
                    };
                    let fault = reading.unsupported_piece().cloned().or(by_rules.err()).unwrap();
                    assert_eq!(fault.id(), code, "{example}");
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
