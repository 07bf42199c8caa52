//! A record as a problem that Popeye solves: its pieces, stipulation, conditions, options and twins. Popeye would print
//! the other keys, and might not read them.

use super::keywords::{self, Keyword, Language};
use super::{Popeye, language, one_line};
use crate::document::format::entries::dialect::Dialect;
use crate::document::format::entries::entry::{ALGEBRAIC, CONDITIONS, OPTIONS, STIPULATION, TWINS};
use crate::document::format::entries::value::Value;
use crate::document::format::entries::write::wanted;
use crate::document::format::record::RecordView;

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
    if let Some(stipulation) = stipulation {
        entry.set(STIPULATION, Some(stipulation.into()));
    }
    if entry.get(ALGEBRAIC).is_none_or(Value::is_empty) || entry.get(STIPULATION).is_none_or(Value::is_empty) {
        return None;
    }
    let texts = |key: &str| {
        let texts = entry.get(key).map(Value::texts).unwrap_or_default();
        let parts = texts.into_iter().flat_map(|text| text.split([',', ';'])).map(one_line);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>()
    };
    // YACPDB has the conditions among the options.
    let is_option = |text: &String| is_own || keywords::is_option(text);
    let (mut chosen, others): (Vec<String>, Vec<String>) = texts(OPTIONS).into_iter().partition(is_option);
    let added = options.iter().map(|option| option.name(language)).filter(|name| !is_stated(&chosen, name));
    let added: Vec<String> = added.map(str::to_owned).collect();
    chosen.extend(added);
    let line = |keyword: Keyword, text: &String| format!("{} {text}\n", keyword.name(language));
    let options = chosen.iter().map(|text| line(Keyword::Option, text));
    let conditions: Vec<String> = others.into_iter().chain(texts(CONDITIONS)).collect();
    let lines: String = options.chain(conditions.iter().map(|text| line(Keyword::Condition, text))).collect();
    // The keyword decides in which language the others are read. Twins come last.
    let begin = format!("{}\n", Keyword::Begin.name(language));
    let add = |text: String, key: &str| match entry.get(key) {
        Some(value) => Popeye.edit(&text, &begin, key, Some(value)).apply(&text),
        None => text,
    };
    let body = add(add(String::new(), ALGEBRAIC), STIPULATION) + &lines;
    let text = format!("{begin}{}{}\n", add(body, TWINS), Keyword::End.name(language));
    (!text.contains(PATH_CHARACTERS)).then_some(text)
}

/// Returns `true` if an option is among these, perhaps cut off.
fn is_stated(texts: &[String], name: &str) -> bool {
    texts.iter().flat_map(|text| text.split_whitespace()).any(|word| keywords::is_beginning(word, name))
}
