//! Searching for commands, languages and positions of the library by name.

use std::borrow::Cow;
use std::cell::LazyCell;

use crate::app::shell::Command;
use crate::app::shell::library::{self, LibraryPosition};
use crate::lang::{self, Language};
use crate::tr;

/// An entry of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaletteEntry {
    Command(Command),
    Language(Language),
    Position(&'static LibraryPosition),
}

impl PaletteEntry {
    pub(super) fn name(self) -> Cow<'static, str> {
        let of_kind = |kind, name| Cow::Owned(tr!("help-palette-entry", kind = kind, name = name));
        match self {
            Self::Command(command) => command.name().into(),
            Self::Language(language) => of_kind(tr!("menu-language"), language.name()),
            Self::Position(position) => of_kind(tr!("help-palette-library"), position.name()),
        }
    }

    /// Returns the command that must be available for this entry; `None` if the entry is always available.
    pub(super) const fn command(self) -> Option<Command> {
        match self {
            Self::Command(command) => Some(command),
            Self::Language(_) => None,
            Self::Position(_) => Some(Command::Library),
        }
    }

    pub(super) fn tooltip(self) -> Cow<'static, str> {
        match self {
            Self::Command(command) => command.tooltip().into(),
            Self::Language(_) => tr!("help-palette-language").into(),
            Self::Position(position) => position.note(),
        }
    }
}

/// Minimum similarity, from 0 to 1, at which a word counts as a misspelling of a word in a name.
const MIN_SIMILARITY: f64 = 0.86;

/// For a filter that matches no command, returns at most `FEW` commands with similar names, the most similar first.
pub(super) fn suggestions(filter: &str) -> Vec<Command> {
    const FEW: usize = 5;
    let filter = lang::fold_for_search(filter.trim());
    let mut near: Vec<(f64, Command)> = Command::all()
        .map(|command| (similarity(command, &filter), command))
        .filter(|(alike, _)| *alike > MIN_SIMILARITY)
        .collect();
    near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    near.into_iter().map(|(_, command)| command).take(FEW).collect()
}

/// Returns how similar a filter is to the names of a command, from 0 to 1. The filter's least similar word decides.
fn similarity(command: Command, filter: &str) -> f64 {
    let names = format!("{} {}", lang::fold_for_search(command.name()), other_names(command));
    let of_word =
        |word: &str| names.split_whitespace().map(|name| strsim::jaro_winkler(word, name)).fold(0.0, f64::max);
    filter.split_whitespace().map(of_word).reduce(f64::min).unwrap_or(0.0)
}

/// Returns the alternative names of a command, in lower case and without accents.
fn other_names(command: Command) -> String {
    let key: &'static str = command.into();
    lang::fold_for_search(lang::text(&format!("{key}.also")).unwrap_or_default())
}

/// Returns the entries that match a filter: the commands, then languages and positions of the library, which need three
/// letters.
pub(super) fn matching(filter: &str, can_run: impl Fn(Command) -> bool) -> Vec<PaletteEntry> {
    let commands = matching_commands(filter, can_run).into_iter().map(PaletteEntry::Command);
    let folded = lang::fold_for_search(filter.trim());
    let others = Language::all().map(PaletteEntry::Language);
    let others = others.chain(library::positions().iter().map(PaletteEntry::Position));
    let others = others.filter(|entry| {
        folded.len() > 2 && begin_words(&lang::fold_for_search(&entry.name()).replace(['(', ')', ':'], " "), &folded)
    });
    commands.chain(others).collect()
}

/// Returns the commands that match a filter, the best match first: the whole name, then the beginning of the name, its
/// initials, words in it, beginnings of words in it or in alternative names, and words in the tooltip. Among equal
/// matches, commands that can be run come first.
fn matching_commands(filter: &str, can_run: impl Fn(Command) -> bool) -> Vec<Command> {
    let filter = lang::fold_for_search(filter.trim());
    let commands = Command::all().filter(|command| *command != Command::CommandPalette);
    let key = |command| Some((rank(command, &filter)?, !can_run(command)));
    let mut found: Vec<((u8, bool), Command)> = commands.filter_map(|command| Some((key(command)?, command))).collect();
    found.sort_by_key(|(key, _)| *key);
    found.into_iter().map(|(_, command)| command).collect()
}

/// Returns the rank of a command for a folded filter, from 0 (best) to 5; `None` if the command does not match.
fn rank(command: Command, filter: &str) -> Option<u8> {
    let name = lang::fold_for_search(command.name());
    let tooltip = LazyCell::new(|| lang::fold_for_search(command.tooltip()));
    let initials: String = name.split_whitespace().filter_map(|word| word.chars().next()).collect();
    let holds_words = |text: &str| filter.split_whitespace().all(|word| text.contains(word));
    if name.trim_end_matches(['.', '…']) == filter.trim_end_matches(['.', '…']) {
        Some(0)
    } else if name.starts_with(filter) {
        Some(1)
    } else if filter.len() > 1 && initials.contains(filter) {
        Some(2)
    } else if holds_words(&name) {
        Some(3)
    } else if filter.len() > 2 && begin_words(&format!("{name} {}", other_names(command)), filter) {
        Some(4)
    } else if filter.len() > 2 && (holds_words(&tooltip) || holds_words(&format!("{name} {}", *tooltip))) {
        Some(5)
    } else {
        None
    }
}

fn begin_words(names: &str, filter: &str) -> bool {
    filter.split_whitespace().all(|word| names.split_whitespace().any(|name| name.starts_with(word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Language;

    #[test]
    fn commands_are_found_by_any_part_of_their_name() {
        let matching_commands = |filter: &str| matching_commands(filter, |command| command != Command::Redo);
        assert_eq!(matching_commands("flip").first(), Some(&Command::FlipView));
        assert_eq!(matching_commands("board clear"), [Command::ClearBoard]);
        assert_eq!(matching_commands("redo").first(), Some(&Command::Redo));
        assert_ne!(matching_commands("re").first(), Some(&Command::Redo), "it cannot be run");
        let en_passant = [
            Command::EditEnPassant,
            Command::EnPassantAsStated,
            Command::EnPassantIfCapturable,
            Command::EnPassantIfLegal,
        ];
        assert_eq!(matching_commands("ep")[..4], en_passant);
        for (filter, command) in [("castling", Command::EditCastling), ("en passant", Command::EditEnPassant)] {
            assert_eq!(matching_commands(filter).first(), Some(&command), "{filter}: {:?}", matching_commands(filter));
        }
        let details =
            [("rename", Command::EditTitle), ("title", Command::EditTitle), ("comment", Command::EditComment)];
        for (filter, command) in details {
            assert_eq!(matching_commands(filter).first(), Some(&command), "{filter}");
        }
        let others = [
            ("size", Command::Board),
            ("variant", Command::StandardBoard),
            ("10x8", Command::CapablancaBoard),
            ("capablanca", Command::CapablancaBoard),
            ("engine", Command::RunEngine),
            ("helpmate", Command::Solve),
            ("send", Command::OpenInEditor),
            ("print", Command::ExportDiagram),
            ("mirror", Command::MirrorLeftRight),
            ("lichess", Command::OpenInEditor),
            ("fischer random", Command::Chess960),
            ("note", Command::EditComment),
            ("fullscreen", Command::FullScreen),
            ("settings", Command::BoardStyle),
            ("zoom", Command::ZoomIn),
            ("library", Command::Library),
            ("random", Command::RandomPosition),
        ];
        for (filter, command) in others {
            assert!(
                matching_commands(filter).iter().take(3).any(|found| *found == command),
                "{filter}: {:?}",
                matching_commands(filter)
            );
        }
        assert!(matching_commands("no such thing").is_empty());
        assert_eq!(matching_commands("").len(), Command::all().count() - 1);
    }

    #[test]
    fn where_nothing_is_found_the_nearest_names_are() {
        for (filter, command) in [
            ("miror", Command::MirrorLeftRight),
            ("duplicat positon", Command::DuplicatePositions),
            ("expotr", Command::ExportAll),
        ] {
            assert!(matching_commands(filter, |_| true).is_empty(), "{filter}");
            assert!(suggestions(filter).contains(&command), "{filter}: {:?}", suggestions(filter));
        }
        assert!(suggestions("xyzzy").is_empty() && suggestions("").is_empty());
    }

    #[test]
    fn languages_and_positions_are_found_after_commands() {
        let names = |filter: &str| -> Vec<String> {
            matching(filter, |_| true).iter().map(|entry| entry.name().into_owned()).collect()
        };
        assert_eq!(names("language"), ["Language: English", "Language: Deutsch", "Language: Nederlands"]);
        assert_eq!(names("lucena"), ["Library: Lucena position"]);
        let library = names("library");
        assert_eq!((library[0].as_str(), library.len()), ("Position library…", 1 + library::positions().len()));
        assert_eq!(lang::with(Language::from_code("nl").unwrap(), || names("taal eng")), ["Taal: English"]);
    }

    #[test]
    fn every_command_has_its_words_in_each_language() {
        for language in Language::all() {
            lang::with(language, || {
                for command in Command::all() {
                    let key: &'static str = command.into();
                    assert!(!command.name().is_empty() && command.name() != key, "{language:?}: {key}");
                    assert!(!command.tooltip().is_empty() && command.tooltip() != key, "{language:?}: {key}");
                }
            });
        }
    }

    #[test]
    fn every_command_is_the_first_that_its_name_finds() {
        for language in Language::all() {
            lang::with(language, || {
                for command in Command::all().filter(|command| *command != Command::CommandPalette) {
                    let found = matching_commands(command.name(), |_| true);
                    assert_eq!(found.first(), Some(&command), "{}: {}", language.code(), command.name());
                }
            });
        }
    }

    #[test]
    fn commands_are_found_by_the_words_of_the_language() {
        for (code, filter, command) in [
            ("de", "spiegeln", Command::MirrorLeftRight),
            ("de", "bildschirmfoto", Command::ReadPicture),
            ("de", "losung", Command::CopySolution),
            ("nl", "leegmaken", Command::ClearBoard),
            ("nl", "schermafdruk", Command::ReadPicture),
        ] {
            let found = lang::with(Language::from_code(code).unwrap(), || matching_commands(filter, |_| true));
            assert!(found.contains(&command), "{code} {filter}: {found:?}");
        }
    }
}
