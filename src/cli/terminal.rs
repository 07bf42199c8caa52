//! Standard output for texts with parts of the input. A terminal must not interpret their control characters.

use std::borrow::Cow;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use crate::document::escape_invisible;

/// Standard output. On a terminal, control characters are escaped, except tabs and line ends. A file or a pipe gets the
/// bytes as they are.
pub(super) struct TextOutput<W: Write> {
    out: W,
    is_terminal: bool,
}

impl TextOutput<BufWriter<StdoutLock<'static>>> {
    pub(super) fn standard() -> Self {
        let out = io::stdout();
        Self { is_terminal: out.is_terminal(), out: BufWriter::new(out.lock()) }
    }
}

impl<W: Write> Write for TextOutput<W> {
    /// Writes a text. It must not end within a character.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_terminal {
            self.out.write_all(escaped(&String::from_utf8_lossy(bytes)).as_bytes())?;
        } else {
            self.out.write_all(bytes)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn escaped(text: &str) -> String {
    let parts = text.split_inclusive(['\n', '\t']).flat_map(|part| {
        let end = ["\r\n", "\n", "\t"].into_iter().find(|end| part.ends_with(end)).unwrap_or_default();
        [escape_invisible(&part[..part.len() - end.len()]), Cow::Borrowed(end)]
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str, is_terminal: bool) -> String {
        let mut output = TextOutput { out: Vec::new(), is_terminal };
        write!(output, "{text}").unwrap();
        String::from_utf8(output.out).unwrap()
    }

    #[test]
    fn only_a_terminal_gets_escapes() {
        for (text, on_terminal) in [
            ("# K\u{f6}nig \u{2654}\n\tx\r\n", "# K\u{f6}nig \u{2654}\n\tx\r\n"),
            ("\u{1b}[31m\u{9b}2J\u{7}\n", "\\u{1b}[31m\\u{9b}2J\\u{7}\n"),
            ("seen\rforged\n", "seen\\rforged\n"),
            ("\u{202e}\u{2067}", "\\u{202e}\\u{2067}"),
        ] {
            assert_eq!(written(text, true), on_terminal);
            assert_eq!(written(text, false), text);
        }
    }
}
