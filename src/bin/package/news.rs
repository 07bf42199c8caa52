//! Reads `CHANGELOG.md` and writes the Debian changelog.

use std::error::Error;
use std::fmt::Write;

use super::MAINTAINER;

/// A release: a heading `## 0.2.0 - 2026-11-24`, and the text before its first subheading.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Release {
    pub(super) version: String,
    pub(super) date: String,
    pub(super) summary: Vec<Block>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Block {
    Paragraph(String),
    Item(String),
}

/// Parses the releases of a changelog, in its order. The heading of each release must have a date.
pub(super) fn releases(changelog: &str) -> Result<Vec<Release>, Box<dyn Error>> {
    let mut releases: Vec<Release> = vec![];
    for part in changelog.split("\n## ").skip(1).filter(|part| !part.starts_with("Unreleased")) {
        let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
        let (version, date) = heading.split_once(" - ").ok_or_else(|| format!("no date: {heading}"))?;
        let summary = text.split("\n### ").next().unwrap_or_default();
        releases.push(Release { version: version.into(), date: date.trim().into(), summary: blocks(summary) });
    }
    Ok(releases)
}

/// Parses paragraphs and list items. Joins the lines of each.
fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = vec![];
    let mut is_open = false;
    for line in text.lines().map(str::trim) {
        match (line.strip_prefix("- "), blocks.last_mut()) {
            _ if line.is_empty() => {}
            (Some(item), _) => blocks.push(Block::Item(item.to_owned())),
            (None, Some(Block::Paragraph(text) | Block::Item(text))) if is_open => {
                text.push(' ');
                text.push_str(line);
            }
            (None, _) => blocks.push(Block::Paragraph(line.to_owned())),
        }
        is_open = !line.is_empty();
    }
    blocks
}

pub(super) fn debian(releases: &[Release]) -> String {
    let mut out = String::new();
    for Release { version, date, summary } in releases {
        let _ = write!(out, "fenwright ({version}-1) stable; urgency=medium\n\n");
        for block in summary {
            let (mark, text) = match block {
                Block::Paragraph(text) => ("  * ", text),
                Block::Item(text) => ("    - ", text),
            };
            out.push_str(&wrapped(text, mark));
        }
        let _ = write!(out, "\n -- {MAINTAINER}  {}\n\n", rfc5322_date(date));
    }
    out
}

fn wrapped(text: &str, mark: &str) -> String {
    let mut out = String::new();
    let mut line = mark.trim_end().to_owned();
    for word in text.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > 80 {
            let _ = writeln!(out, "{line}");
            line = " ".repeat(mark.len() - 1);
        }
        line.push(' ');
        line.push_str(word);
    }
    let _ = writeln!(out, "{line}");
    out
}

/// Formats noon of a day as in RFC 5322: `Tue, 24 Nov 2026 12:00:00 +0000`.
fn rfc5322_date(date: &str) -> String {
    const DAYS: [&str; 7] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    // Tomohiko Sakamoto's method: offsets of the months in days, with the year beginning in March.
    const AHEAD: [usize; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
    let mut numbers = date.split('-').map(|number| number.parse::<usize>().unwrap_or_default());
    let [year, month, day] = [(); 3].map(|()| numbers.next().unwrap_or_default());
    let month = month.clamp(1, 12) - 1;
    let counted = if month < 2 { year.saturating_sub(1) } else { year };
    let weekday = (counted + counted / 4 - counted / 100 + counted / 400 + AHEAD[month] + day) % 7;
    format!("{}, {day:02} {} {year} 12:00:00 +0000", DAYS[weekday], MONTHS[month])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_is_read_up_to_its_first_heading() {
        let text = "# Changelog\n\nWords.\n\n## 0.2.0 - 2026-11-24\n\nThe first\none.\n\n- Dogs\n  and cats\n- Mice\n\n### Files\n\n- more\n\n## 0.1.0 - 2026-02-29\n";
        let item = |text: &str| Block::Item(text.to_owned());
        let summary = vec![Block::Paragraph("The first one.".to_owned()), item("Dogs and cats"), item("Mice")];
        let expected = [("0.2.0", "2026-11-24", summary), ("0.1.0", "2026-02-29", vec![])];
        let expected =
            expected.map(|(version, date, summary)| Release { version: version.into(), date: date.into(), summary });
        assert_eq!(releases(text).expect("a changelog"), expected);
        assert!(releases("# Changelog\n\n## Unreleased\n").is_err());
    }

    #[test]
    fn days_have_their_names() {
        for (date, name) in [
            ("2026-11-24", "Tue, 24 Nov 2026"),
            ("2024-02-29", "Thu, 29 Feb 2024"),
            ("2000-01-01", "Sat, 01 Jan 2000"),
            ("2027-03-01", "Mon, 01 Mar 2027"),
        ] {
            assert_eq!(rfc5322_date(date), format!("{name} 12:00:00 +0000"));
        }
    }
}
