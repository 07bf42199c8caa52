//! PGN: the positions of FEN tags (PGN standard, sections 8 and 9.7).
//!
//! [`games`] finds the games of a text, [`positions`] the positions they start from. Real files often deviate from the
//! export format, and any text can be read:
//!
//! - tags in any order, indented, with spaces inside, several on a line, without the closing bracket; FEN tags with or
//!   without `SetUp`, more than one in a game, or after its moves;
//! - unescaped quotes inside a value, and values without a closing quote, which end with the line;
//! - any line end: LF, CRLF, CR; blank lines between tags;
//! - lines that begin with `%`, comments from `;` to the end of the line and in braces, nested variations. Tags in
//!   comments are ignored.
//!
//! A game begins
//!
//! - with the first tag of the text and with a tag after moves or a result;
//! - with a repeated Event tag, and with any repeated tag after a blank line;
//! - with `1.` and a move that is possible in the start position, at the beginning of the text, after a result or after
//!   a blank line;
//! - with an Event tag after a blank line inside a comment, which is then treated as unclosed.
//!
//! Nothing here is recursive, and memory use is proportional to the size of a game.

mod edit;
mod game;
mod movetext;
mod opening;
mod scanner;
mod splitter;
mod tag;
mod write;

pub use edit::{Edit, set_fen, set_fen_edit};
pub use game::{Game, GameStart, Tag, games, positions};
pub use movetext::{MovetextCount, PlayedLine, Ply, count, find_move, play, plies, result_end};
pub use opening::{MAX_OPENING, annotation_edits, annotations, comment_removal, comment_spans, comments};
pub use splitter::{LineRole, Splitter};
pub use write::{escape, write_game};
