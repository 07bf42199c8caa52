//! PGN: the positions of FEN tags (PGN standard, sections 8 and 9.7).
//!
//! [`games`] finds the games of a text, [`positions`] the positions they start from. Files of real life are
//! not always in the standard's export format, and any text can be read:
//!
//! - tags in any order, indented, with spaces inside, several on a line, without the closing bracket; FEN
//!   tags with or without `SetUp`, more than one in a game, or behind its moves;
//! - quotes inside a value that are not escaped, and values without a closing quote, which end with the line;
//! - any line end: LF, CRLF, CR; blank lines inside the tags;
//! - lines that begin with `%`, comments from `;` to the end of the line and in braces, nested variations.
//!   A tag in a comment is none.
//!
//! A game begins
//!
//! - with the first tag of the text and with a tag behind moves or a result;
//! - with an Event tag where the tags before it have one already, and with any tag that is there already
//!   where a blank line stands before it;
//! - with `1.` and a move that is possible in the start position, at the beginning of the text, behind a
//!   result or behind a blank line;
//! - with an Event tag behind a blank line inside a comment, which is then taken for one that was never closed.
//!
//! Nothing here is recursive, and what is kept is in proportion to the game.

mod edit;
mod game;
mod movetext;
mod opening;
mod scanner;
mod splitter;
mod tag;
mod write;

pub use edit::{Edit, fen_edit, set_fen};
pub use game::{Game, Source, Tag, games, positions};
pub use movetext::{MovetextCount, PlayedLine, Ply, count, end_of_result, find_move, play, plies};
pub use opening::{OPENING, annotation_edits, annotations, comment_places, comment_removal, comments};
pub use splitter::{Line, Splitter};
pub use write::{escaped, write_game};
