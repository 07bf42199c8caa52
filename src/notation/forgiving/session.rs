//! Engine sessions: the last position counts.

/// Returns the last line that sets up a position, or the whole text if there is none.
pub(super) fn last_position(text: &str) -> &str {
    const COMMANDS: [&str; 3] = ["position startpos", "position fen", "setboard "];
    let is_command = |line: &&str| COMMANDS.iter().any(|command| line.trim_start().starts_with(command));
    text.lines().rfind(is_command).unwrap_or(text)
}
