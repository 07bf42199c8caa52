//! Reading and writing one line of a comment: a named field (`Author: Sam Loyd`, `by Sam Loyd`) or free text.

use std::borrow::Cow;

use super::metadata::Field;
use super::remarks::is_done_comment;
use crate::board::Variant;
use crate::notation::stipulation;
use crate::notation::word_list::is_among;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ParsedComment {
    pub(crate) field: Field,
    pub(crate) value_start: usize,
}

/// The names of the fields in several languages, in lowercase.
const NAMES: [(Field, &str); 7] = [
    (Field::Title, "title titel name naam titre título titolo tytuł název название"),
    (
        Field::Author,
        "author authors composer composers autor autoren autoři autorzy komponist verfasser auteur auteurs componist \
         compositeur autore autori compositor compositore skladatel автор авторы",
    ),
    (
        Field::Source,
        "source quelle bron published publication origin origine fuente fonte źródło zdroj pramen источник",
    ),
    (Field::Variant, "variant variante"),
    (
        Field::Stipulation,
        "stipulation forderung opgave task goal aufgabe opdracht énoncé enunciado enunciato zadanie úloha výzva задание",
    ),
    (
        Field::Comment,
        "comment kommentar commentaar note notes remark remarks commentaire comentario comentário commento komentarz \
         komentář комментарий",
    ),
    (
        Field::Solution,
        "solution lösung loesung oplossing answer solutions solución solucion soluzione solução rozwiązanie řešení \
         решение ответ",
    ),
];

const BY: [&str; 6] = ["by ", "von ", "door ", "par ", "di ", "por "];

pub(crate) fn parse_named(line: &str) -> Option<ParsedComment> {
    const MAX_NAME_LENGTH: usize = 40;
    let (name, value) = line.split_once(':').filter(|(name, _)| name.len() <= MAX_NAME_LENGTH)?;
    let field = field_named(name)?;
    if field == Field::Variant && Variant::from_name(value).is_none() {
        return None;
    }
    Some(ParsedComment { field, value_start: line.len() - value.trim_start().len() })
}

/// Returns the field with a name, in one of several languages.
pub(super) fn field_named(name: &str) -> Option<Field> {
    let name = name.trim().to_lowercase();
    NAMES.into_iter().find(|(_, names)| is_among(names, &name)).map(|(field, _)| field)
}

/// Parses a line below the title: a named field, an author ("by Sam Loyd"), a stipulation, otherwise a comment.
pub(crate) fn parse(line: &str) -> ParsedComment {
    let by = || {
        let start =
            BY.iter().find(|by| line.get(..by.len()).is_some_and(|start| start.eq_ignore_ascii_case(by)))?.len();
        let name = line[start..].trim_start();
        let is_name = name.starts_with(char::is_uppercase) && name.len() <= 80 && !name.ends_with('.');
        is_name.then(|| ParsedComment { field: Field::Author, value_start: line.len() - name.len() })
    };
    let stipulation = || stipulation::read(line).map(|_| ParsedComment { field: Field::Stipulation, value_start: 0 });
    parse_named(line)
        .or_else(by)
        .or_else(stipulation)
        .unwrap_or(ParsedComment { field: Field::Comment, value_start: 0 })
}

/// Returns `true` if a line states a named field or a stipulation, and cannot be a position.
pub(crate) fn states_field(line: &str) -> bool {
    const MAX_LENGTH: usize = 200;
    line.len() <= MAX_LENGTH
        && !line.contains('/')
        && (parse_named(line.trim()).is_some() || stipulation::read(line).is_some_and(|read| read.half_moves > 0))
}

/// Puts a comment sign before each line that states a field without one. The sign of a stipulation such as `#2` is not
/// a comment sign.
pub(crate) fn marked_comments(lines: &str) -> Cow<'_, str> {
    let is_unmarked = |line: &str| states_field(line.trim_end_matches(['\r', '\n']));
    if !lines.split_inclusive(['\r', '\n']).any(is_unmarked) {
        return Cow::Borrowed(lines);
    }
    let marked = |line: &str| if is_unmarked(line) { format!("# {line}") } else { line.to_owned() };
    lines.split_inclusive(['\r', '\n']).map(marked).collect()
}

/// Parses a line of a record that states its variant elsewhere: a line that names a variant is then a comment.
pub(crate) fn parse_without_variant(line: &str) -> ParsedComment {
    let parsed = parse(line);
    if parsed.field == Field::Variant { ParsedComment { field: Field::Comment, value_start: 0 } } else { parsed }
}

/// Returns a line that parses as this field and value, with the name of the field only if needed.
pub(crate) fn format_line(field: Field, value: &str) -> String {
    let is_plain =
        field == Field::Comment && parse(value) == ParsedComment { field, value_start: 0 } && !is_done_comment(value);
    if is_plain { value.to_owned() } else { format_named_line(field, value) }
}

pub(crate) fn format_named_line(field: Field, value: &str) -> String {
    format!("{}: {value}", field.id())
}

/// Returns a line that is read as this title, not as a named field or a done mark.
pub(crate) fn format_title_line(title: &str) -> String {
    if parse_named(title).is_none() && stipulation::read(title).is_none() && !is_done_comment(title) {
        title.to_owned()
    } else {
        format_named_line(Field::Title, title)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_parsed_as_fields() {
        for (line, field, value) in [
            ("Author: Sam Loyd", Field::Author, "Sam Loyd"),
            ("AUTHOR :Sam Loyd", Field::Author, "Sam Loyd"),
            ("Komponist: Kohtz", Field::Author, "Kohtz"),
            ("by Sam Loyd", Field::Author, "Sam Loyd"),
            ("von J. Kohtz", Field::Author, "J. Kohtz"),
            ("by force", Field::Comment, "by force"),
            ("Quelle: Schwalbe 1998", Field::Source, "Schwalbe 1998"),
            ("Stipulation: h#2.5", Field::Stipulation, "h#2.5"),
            ("mate in 2", Field::Stipulation, "mate in 2"),
            ("Matt in drei Zügen", Field::Stipulation, "Matt in drei Zügen"),
            ("a mate in 2 by Loyd", Field::Comment, "a mate in 2 by Loyd"),
            ("Lösung: 1.Dg5", Field::Solution, "1.Dg5"),
            ("Автор: Лойд", Field::Author, "Лойд"),
            ("Fuente: Era 1861", Field::Source, "Era 1861"),
            ("Мат в 2 хода", Field::Stipulation, "Мат в 2 хода"),
            ("par Sam Loyd", Field::Author, "Sam Loyd"),
            ("Title: a", Field::Title, "a"),
            ("See: this", Field::Comment, "See: this"),
            ("", Field::Comment, ""),
            ("Comment:", Field::Comment, ""),
        ] {
            let said = parse(line);
            assert_eq!((said.field, &line[said.value_start..]), (field, value), "{line}");
        }
    }

    #[test]
    fn formatted_lines_are_parsed_back() {
        // The variant is left out, because a line that names an unknown variant is a comment.
        for field in Field::ALL.into_iter().filter(|field| *field != Field::Variant) {
            for value in ["a", "mate in 2", "by Sam Loyd", "Author: b", "#2", "x: y", "+", "Comment: c"] {
                let line = format_line(field, value);
                let said = parse(&line);
                assert_eq!((said.field, &line[said.value_start..]), (field, value), "{line}");
            }
        }
        for title in ["a", "Author: b", "Title: c", "Puzzle: 3", "Mate in 2"] {
            let line = format_title_line(title);
            let said = parse_named(&line).map_or(0, |said| said.value_start);
            assert_eq!(&line[said..], title);
        }
    }
}
