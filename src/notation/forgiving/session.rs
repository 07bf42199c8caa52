//! What an engine was told: of a whole session the last position counts.

/// The last line that sets up a position, if the text has one among others; else the whole text.
pub(super) fn last_position(text: &str) -> &str {
    const COMMANDS: [&str; 3] = ["position startpos", "position fen", "setboard "];
    let is_command = |line: &&str| COMMANDS.iter().any(|command| line.trim_start().starts_with(command));
    text.lines().rfind(is_command).unwrap_or(text)
}
