//! Finding commands by what is typed.

use crate::app::shell::command::Command;

/// The commands that a filter finds, the best first: by the beginning of the name, by the initials of
/// words in it, by any part of it, and last by the tooltip. Of those that it finds alike the ones come first that can
/// be run.
pub(super) fn matching(filter: &str, can_run: impl Fn(Command) -> bool) -> Vec<Command> {
    let filter = filter.trim().to_lowercase();
    let commands = Command::all().filter(|command| *command != Command::CommandPalette);
    let key = |command| Some((rank(command, &filter)?, !can_run(command)));
    let mut found: Vec<((u8, bool), Command)> = commands.filter_map(|command| Some((key(command)?, command))).collect();
    found.sort_by_key(|(key, _)| *key);
    found.into_iter().map(|(_, command)| command).collect()
}

/// How well a command fits a filter in lower case, 0 best; `None` if it does not.
fn rank(command: Command, filter: &str) -> Option<u8> {
    let name = command.name().to_lowercase();
    let tooltip = command.tooltip().to_lowercase();
    let initials: String = name.split_whitespace().filter_map(|word| word.chars().next()).collect();
    let holds_words = |text: &str| filter.split_whitespace().all(|word| text.contains(word));
    if name.starts_with(filter) {
        Some(0)
    } else if filter.len() > 1 && initials.contains(filter) {
        Some(1)
    } else if holds_words(&name) {
        Some(2)
    } else if filter.len() > 2 && (holds_words(&tooltip) || holds_words(&format!("{name} {tooltip}"))) {
        Some(3)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_by_any_part_of_their_name() {
        let matching = |filter: &str| matching(filter, |command| command != Command::Redo);
        assert_eq!(matching("flip"), [Command::FlipView]);
        assert_eq!(matching("board clear"), [Command::ClearBoard]);
        assert_eq!(matching("redo").first(), Some(&Command::Redo));
        assert_ne!(matching("re").first(), Some(&Command::Redo), "it cannot be run");
        let en_passant = [Command::EnPassantAsStated, Command::EnPassantIfCapturable, Command::EnPassantIfLegal];
        assert_eq!(matching("ep")[..3], en_passant);
        let details =
            [("rename", Command::EditTitle), ("title", Command::EditTitle), ("comment", Command::EditComment)];
        for (filter, command) in details {
            assert_eq!(matching(filter).first(), Some(&command), "{filter}");
        }
        assert!(matching("no such thing").is_empty());
        assert_eq!(matching("").len(), Command::all().count() - 1);
    }
}
