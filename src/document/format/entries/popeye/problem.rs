//! A record as a problem that Popeye solves: its pieces, stipulation, conditions, options and twins.

use super::keywords::{self, Keyword, Language};
use super::{Popeye, language};
use crate::document::format::entries::dialect::Dialect;
use crate::document::format::entries::entry::{ALGEBRAIC, CONDITIONS, OPTIONS, STIPULATION, TWINS};
use crate::document::format::entries::value::Value;
use crate::document::format::entries::write::wanted;
use crate::document::format::record::RecordView;

/// The keys that the solution depends on. Popeye would print the others, and might not read them.
const KEYS: [&str; 5] = [ALGEBRAIC, STIPULATION, OPTIONS, CONDITIONS, TWINS];

/// Characters of paths. Nothing in a problem may name a file that Popeye would write.
const PATH_CHARACTERS: [char; 3] = ['/', '\\', ':'];

/// An option of Popeye that decides which play is examined or printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PopeyeOption {
    Variations,
    Tries,
    SetPlay,
    Duplex,
    /// The sides are exchanged.
    HalfDuplex,
    NoBoard,
}

impl PopeyeOption {
    fn name(self, language: Language) -> &'static str {
        let names = match self {
            Self::Variations => ["Variations", "Varianten", "Variantes"],
            Self::Tries => ["Try", "Verfuehrung", "Essais"],
            Self::SetPlay => ["SetPlay", "Satzspiel", "Apparent"],
            Self::Duplex => ["Duplex", "Duplex", "Duplex"],
            Self::HalfDuplex => ["HalfDuplex", "HalbDuplex", "DemiDuplex"],
            Self::NoBoard => ["NoBoard", "OhneBrett", "SansEchiquier"],
        };
        names[language as usize]
    }
}

/// Returns a record as a problem with this stipulation and, besides its own, these options; `None` if it has no pieces on
/// a board of eight files and ranks, no stipulation, or a text that could be a path.
pub(crate) fn problem(record: &RecordView<'_>, stipulation: Option<&str>, options: &[PopeyeOption]) -> Option<String> {
    let lead = record.decoded(record.span.lead());
    let is_own = record.is_in_source && record.source_format.name() == Popeye.name();
    let language = if is_own { language(&lead) } else { Language::English };
    let mut entry = wanted(&Popeye, record, None);
    entry.entries.retain(|(key, _)| KEYS.contains(&key.as_str()));
    if let Some(stipulation) = stipulation {
        entry.set(STIPULATION, Some(stipulation.into()));
    }
    if entry.get(ALGEBRAIC).is_none_or(Value::is_empty) || entry.get(STIPULATION).is_none_or(Value::is_empty) {
        return None;
    }
    for key in [OPTIONS, CONDITIONS] {
        let texts = entry.get(key).map(Value::texts).unwrap_or_default();
        let parts = texts.iter().flat_map(|text| text.split([',', ';'])).map(str::trim);
        let mut parts: Vec<String> = parts.filter(|part| !part.is_empty()).map(str::to_owned).collect();
        if key == OPTIONS {
            let added: Vec<&str> = options.iter().map(|option| option.name(language)).collect();
            parts.extend(added.into_iter().filter(|name| !is_stated(&texts, name)).map(str::to_owned));
        }
        entry.set(key, (!parts.is_empty()).then(|| Value::from_texts(parts)));
    }
    entry.sort();
    // The keyword decides in which language the others are read.
    let begin = format!("{}\n", Keyword::Begin.name(language));
    let add = |text: String, (key, value): &(String, Value)| Popeye.edit(&text, &begin, key, Some(value)).apply(&text);
    let body = entry.entries.iter().fold(String::new(), add);
    let text = format!("{begin}{body}{}\n", Keyword::End.name(language));
    (!text.contains(PATH_CHARACTERS)).then_some(text)
}

/// Returns `true` if an option is among these, perhaps cut off.
fn is_stated(texts: &[&str], name: &str) -> bool {
    texts.iter().flat_map(|text| text.split_whitespace()).any(|word| keywords::is_beginning(word, name))
}
