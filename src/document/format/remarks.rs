//! What a record says beside its position, in whatever format: each format states it in its own way.

use super::metadata::{Field, Metadata};
use super::{done, opcodes};
use crate::board::Annotations;
use crate::document::io::comment;
use crate::notation::annotations;
use crate::notation::epd::{self, Operation};

/// What a record says beside its position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Remarks {
    /// What it says of its position.
    pub(crate) metadata: Metadata,
    /// Whether it is marked as done.
    pub(crate) is_done: bool,
    /// What is drawn on its board.
    pub(crate) annotations: Annotations,
    /// What comments say that go with it and say nothing of it.
    pub(crate) comments: Vec<String>,
    /// What stands behind its end.
    pub(crate) behind: Vec<String>,
    /// How many control characters are read as spaces in it.
    pub(crate) control_characters: usize,
    /// Operations of EPD, which may say some of that too.
    pub(crate) operations: Vec<Operation>,
}

impl Remarks {
    /// What operations say.
    pub(crate) fn of_operations(operations: Vec<Operation>) -> Self {
        Self::default().with_operations(operations)
    }

    /// This and what operations say. Where these state another title, the one that was there is a comment.
    pub(crate) fn with_operations(mut self, operations: Vec<Operation>) -> Self {
        for (field, value) in opcodes::metadata(&operations).stated() {
            match field {
                Field::Title => self.metadata.retitle(value),
                Field::Comment => self.metadata.add(field, value),
                _ => self.metadata.set(field, value),
            }
        }
        self.is_done |= done::is_among(&operations);
        self.annotations.extend(&epd::annotations(&operations));
        Self { operations, ..self }
    }

    /// The operations that a line of EPD has for all of it but the comments that say nothing of it.
    pub(crate) fn stated_operations(&self) -> Vec<Operation> {
        stated(self.said_in_operations(), Some(self.is_done), Some(&self.annotations))
    }

    /// The operations that say all of it but the mark and what is drawn, where they do not say that already.
    pub(crate) fn said_in_operations(&self) -> Vec<Operation> {
        let mut operations = self.operations.clone();
        for field in Field::ALL {
            opcodes::state(&mut operations, field, self.metadata.get(field));
        }
        operations
    }
}

/// States a title in place of that of the operations, or before all others.
pub(super) fn titled(operations: &mut Vec<Operation>, title: &str) {
    match epd::name(operations) {
        Some(id) if id == title => {}
        Some(_) => epd::state(operations, epd::naming(title)),
        None => operations.insert(0, epd::naming(title)),
    }
}

/// The operations with the mark or without it and with these arrows and marked squares; `None`: as they are. A further
/// comment comes before the mark, so that it makes no difference which was set first.
pub(super) fn stated(operations: Vec<Operation>, mark: Option<bool>, drawing: Option<&Annotations>) -> Vec<Operation> {
    let Some(drawing) = drawing else { return done::marked(operations, mark) };
    let count = operations.len();
    let mut operations = epd::annotated(operations, drawing);
    let at = operations.iter().position(done::is_operation).filter(|_| operations.len() > count);
    if let Some((at, comment)) = at.zip(operations.pop_if(|_| at.is_some())) {
        operations.insert(at, comment);
    }
    done::marked(operations, mark)
}

/// The commands of comments that draw nothing, such as `[%eval 0.3]`: no field has a place for them.
pub(super) fn further_commands<'a>(comments: impl Iterator<Item = &'a str>) -> Vec<String> {
    let commands = comments.map(|comment| annotations::without_words(&without_annotations(comment)));
    commands.filter(|commands| !commands.is_empty()).collect()
}

/// What a comment says beside arrows and marked squares.
pub(super) fn without_annotations(comment: &str) -> String {
    annotations::replace(comment, &Annotations::default()).trim().to_owned()
}

/// What stands in a text beside games and belongs to none: comments, lines that are escaped, and any other lines.
pub(crate) fn comments_outside(text: &str) -> Vec<String> {
    let mut comments = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let line_end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let end = if let Some(braced) = rest.strip_prefix('{') {
            let end = braced.find('}').unwrap_or(braced.len());
            comments.push(in_one_line(&braced[..end]));
            (end + 2).min(rest.len())
        } else if let Some(comment) = comment(&rest[..line_end]) {
            comments.push(comment.to_owned());
            line_end
        } else {
            let end = rest[..line_end].find('{').unwrap_or(line_end);
            comments.push(rest[..end].trim_end().to_owned());
            end
        };
        rest = rest[end..].trim_start();
    }
    comments.retain(|comment| !comment.is_empty());
    comments
}

/// A comment without the line ends that programs put into long ones.
pub(super) fn in_one_line(comment: &str) -> String {
    comment.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The comment that follows the fields of FEN in a line, as in `8/8/8/8/8/8/8/8 w - - 0 1 # empty`.
pub(crate) fn comment_behind(line: &str) -> Option<&str> {
    const SIGNS: [&str; 4] = ["#", ";", "%", "//"];
    let mut fields = 0;
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let word = &rest[..length];
        let at = SIGNS.iter().filter_map(|sign| word.find(sign)).min().filter(|_| fields > 0);
        let field = &word[..at.unwrap_or(length)];
        let is_field = match fields {
            0 => field.contains('/'),
            4 | 5 => field.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-'),
            fields => fields < 6 && field.len() <= 8,
        };
        if !is_field && !field.is_empty() {
            return None;
        }
        if let Some(at) = at {
            return comment(&rest[at..]).filter(|comment| !comment.is_empty());
        }
        fields += 1;
        rest = rest[length..].trim_start();
    }
    None
}
