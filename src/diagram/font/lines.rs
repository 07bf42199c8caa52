//! Breaks texts into lines of a width, and shortens them.

use super::face::UNITS;
use super::{Weight, composed};

impl Weight {
    /// Breaks a text into at most `most` lines of this width, at line ends and between words. A word longer than a line
    /// is broken after its slashes or, without slashes, anywhere. A text that is cut ends in dots.
    pub(in crate::diagram) fn break_lines(self, text: &str, size: f32, width: f32, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines().take(most + 1) {
            self.break_paragraph(paragraph, size, width, most, &mut lines);
        }
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                last.push_str("...");
                *last = self.fitted(last, size, width);
            }
        }
        lines
    }

    fn break_paragraph(self, paragraph: &str, size: f32, width: f32, most: usize, lines: &mut Vec<String>) {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let mut between = if line.is_empty() { "" } else { " " };
            let is_long = self.width(word, size) > width;
            // A word that fits stays whole: splitting at spaces has no effect, because a word contains none.
            for piece in word.split_inclusive(if is_long { '/' } else { ' ' }) {
                let mut rest = piece;
                if self.width(&[&line, between, rest].concat(), size) > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                    between = "";
                }
                while self.width(rest, size) > width && lines.len() <= most {
                    let (fits, behind) = rest.split_at(self.fitting(rest, size, width));
                    lines.push(fits.to_owned());
                    rest = behind;
                }
                if lines.len() > most {
                    return;
                }
                line.extend([between, rest]);
                between = "";
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }

    /// Returns the number of bytes of the text that fit into a width, at least the bytes of one character.
    fn fitting(self, text: &str, size: f32, width: f32) -> usize {
        let room = width * UNITS / size;
        let mut used = 0.0;
        let is_beyond = |char: char| {
            used += f32::from(self.glyph(char).advance);
            used > room
        };
        let first = text.chars().next().map_or(0, char::len_utf8);
        text.find(is_beyond).unwrap_or(text.len()).max(first)
    }

    /// Returns the text. If it is too wide, returns its beginning and dots.
    pub(in crate::diagram) fn fitted(self, text: &str, size: f32, width: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_owned();
        }
        let room = (width - self.width("...", size)) * UNITS / size;
        let mut used = 0.0;
        let fits = |char: &char| {
            used += f32::from(self.glyph(*char).advance);
            used <= room
        };
        let kept: String = composed(text).chars().take_while(fits).collect();
        kept.trim_end().trim_end_matches('.').to_owned() + "..."
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_longer_than_a_line_is_broken_and_not_lost() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let letters = "m".repeat(40);
        for (text, width) in [(start, 150.0), (start, 60.0), (start, 10.0), (&*letters, 100.0), (&*letters, 1.0)] {
            let lines = Weight::Regular.break_lines(text, 9.0, width, 100);
            let bare = |text: &str| text.replace(' ', "");
            assert_eq!(bare(&lines.concat()), bare(text), "{width}: {lines:?}");
            for line in &lines {
                let is_narrow = Weight::Regular.width(line, 9.0) <= width || line.chars().count() == 1;
                assert!(is_narrow, "{width}: {line}");
            }
        }
        let lines = Weight::Regular.break_lines(start, 9.0, 150.0, 100);
        assert!(lines[0].ends_with('/'), "{lines:?}");
        let width = Weight::Regular.width("Carlsen and Caruana,", 9.0);
        let lines = Weight::Regular.break_lines("Carlsen and Caruana, 1/2", 9.0, width, 100);
        assert_eq!(lines, ["Carlsen and Caruana,", "1/2"], "a word that fits stays whole");
    }

    #[test]
    fn no_more_lines_than_asked_for_end_in_dots() {
        for text in ["m".repeat(1_000_000), "m/".repeat(500_000), "m ".repeat(500_000), "m\n".repeat(500_000)] {
            let lines = Weight::Regular.break_lines(&text, 9.0, 100.0, 3);
            assert!(lines.len() == 3 && lines[2].ends_with("..."), "{lines:?}");
            assert!(lines.iter().all(|line| Weight::Regular.width(line, 9.0) <= 100.0), "{lines:?}");
        }
    }
}
