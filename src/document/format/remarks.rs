//! Everything that a record states beside its position, independent of the format.

use super::metadata::{Field, Metadata};
use super::opcodes;
use crate::board::Annotations;
use crate::document::io::{COMMENT_SIGNS, comment_text};
use crate::notation::annotations;
use crate::notation::epd::{self, Operation};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Remarks {
    pub(crate) metadata: Metadata,
    pub(crate) is_done: bool,
    pub(crate) annotations: Annotations,
    /// Comments that are moved together with the record but are not about it.
    pub(crate) comments: Vec<String>,
    pub(crate) trailing: Vec<String>,
    /// The number of control characters that are read as spaces.
    pub(crate) control_characters: usize,
    /// EPD operations, which may repeat the contents of the other fields.
    pub(crate) operations: Vec<Operation>,
}

impl Remarks {
    pub(crate) fn from_operations(operations: Vec<Operation>) -> Self {
        Self::default().with_operations(operations)
    }

    /// Adds the contents of operations. If they state a title, an existing title becomes the first line of the comment.
    pub(crate) fn with_operations(mut self, operations: Vec<Operation>) -> Self {
        for (field, value) in opcodes::metadata(&operations).iter() {
            match field {
                Field::Title => self.metadata.retitle(value),
                Field::Comment => self.metadata.add(field, value),
                _ => self.metadata.set(field, value),
            }
        }
        self.is_done |= is_marked_done(&operations);
        self.annotations.extend(&epd::annotations(&operations));
        Self { operations, ..self }
    }

    /// Returns the operations of an EPD line that state all remarks except `comments` and `trailing`.
    pub(crate) fn all_operations(&self) -> Vec<Operation> {
        with_mark_and_annotations(self.to_operations(), Some(self.is_done), Some(&self.annotations))
    }

    pub(crate) fn to_operations(&self) -> Vec<Operation> {
        let mut operations = self.operations.clone();
        for field in Field::ALL {
            opcodes::set_field(&mut operations, field, self.metadata.get(field));
        }
        operations
    }
}

const DONE: &str = "done";
pub(super) const DONE_COMMENT: &str = "# done";

pub(super) fn is_done_comment(comment: &str) -> bool {
    comment.trim().eq_ignore_ascii_case(DONE)
}

pub(super) fn is_done_operation(operation: &Operation) -> bool {
    operation.opcode == DONE && operation.operands.is_empty()
}

pub(super) fn is_marked_done(operations: &[Operation]) -> bool {
    operations.iter().any(is_done_operation)
}

/// Adds or removes the done mark; `None` leaves the operations as they are.
fn with_done_mark(mut operations: Vec<Operation>, mark: Option<bool>) -> Vec<Operation> {
    match mark {
        Some(true) if !is_marked_done(&operations) => {
            operations.push(Operation { opcode: DONE.to_owned(), operands: Vec::new() });
        }
        Some(false) => operations.retain(|operation| !is_done_operation(operation)),
        _ => {}
    }
    operations
}

/// Sets the title in the operation `id`. A new operation is inserted before all others.
pub(super) fn set_title(operations: &mut Vec<Operation>, title: &str) {
    match epd::name(operations) {
        Some(id) if id == title => {}
        Some(_) => epd::set_operation(operations, epd::name_operation(title)),
        None => operations.insert(0, epd::name_operation(title)),
    }
}

/// Returns the operations with this done mark and these annotations, in a fixed order. `None` leaves the mark or the
/// annotations as they are.
pub(super) fn with_mark_and_annotations(
    operations: Vec<Operation>,
    mark: Option<bool>,
    drawing: Option<&Annotations>,
) -> Vec<Operation> {
    let Some(drawing) = drawing else { return with_done_mark(operations, mark) };
    let count = operations.len();
    let mut operations = epd::with_annotations(operations, drawing);
    let at = operations.iter().position(is_done_operation).filter(|_| operations.len() > count);
    if let Some((at, comment)) = at.zip(operations.pop_if(|_| at.is_some())) {
        operations.insert(at, comment);
    }
    with_done_mark(operations, mark)
}

/// Returns the commands of comments that draw nothing, such as `[%eval 0.3]`, which no field can store.
pub(super) fn further_commands<'a>(comments: impl Iterator<Item = &'a str>) -> Vec<String> {
    let rest = comments.map(|comment| annotations::replace(comment, &Annotations::default()));
    let commands = rest.map(|rest| annotations::commands_only(rest.trim()));
    commands.filter(|commands| !commands.is_empty()).collect()
}

/// Returns the text outside games as comments: comments, escaped lines and any other lines.
pub(crate) fn comments_outside(text: &str) -> Vec<String> {
    let mut comments = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let line_end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let end = if let Some(braced) = rest.strip_prefix('{') {
            let end = braced.find('}').unwrap_or(braced.len());
            comments.push(in_one_line(&braced[..end]));
            (end + 2).min(rest.len())
        } else if let Some(comment) = comment_text(&rest[..line_end]) {
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

/// Joins a comment that was wrapped into several lines.
pub(super) fn in_one_line(comment: &str) -> String {
    comment.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns the comment after the fields of a FEN line, as in `8/8/8/8/8/8/8/8 w - - 0 1 # empty`.
pub(crate) fn trailing_comment(line: &str) -> Option<&str> {
    let mut fields = 0;
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let word = &rest[..length];
        let at = COMMENT_SIGNS.iter().filter_map(|sign| word.find(sign)).min().filter(|_| fields > 0);
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
            return comment_text(&rest[at..]).filter(|comment| !comment.is_empty());
        }
        fields += 1;
        rest = rest[length..].trim_start();
    }
    None
}
