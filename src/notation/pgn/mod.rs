//! PGN: games, their start positions in FEN tags, their moves and comments (PGN standard, sections 8 and 9.7).
//!
//! [`games`] finds the games of a text, [`positions`] the positions they start from. Any text can be read:
//!
//! - tags in any order, indented, several on a line, unclosed; FEN tags without `SetUp`, repeated, or after moves;
//! - unescaped quotes inside a value, and values without a closing quote, which end with the line;
//! - any line end: LF, CRLF, CR; blank lines between tags;
//! - lines that begin with `%`, comments in braces or after `;`, nested variations. Tags in comments are ignored.
//!
//! A game begins
//!
//! - with the first tag of the text and with a tag after moves or a result;
//! - with a repeated Event tag, and, after a blank line or a comment, with any repeated tag;
//! - with `1.` and a possible first move, at the beginning of the text, after a result or after a blank line;
//! - with an Event tag after a blank line inside a comment, whose closing brace is then assumed to be missing.
//!
//! Nothing here is recursive, and memory use is proportional to the size of a game.

mod edit;
mod game;
mod movetext;
mod opening;
mod scanner;
mod splitter;

pub use edit::{Edit, escape, set_fen, set_fen_edit, write_game};
pub use game::{Game, GameStart, Tag, games, positions};
pub use movetext::{
    MovetextCount, OutlineMove, PlayedLine, Ply, TreeMove, count, find_move, outline, play, play_word, plies,
    result_end, series_tree, tree,
};
pub use opening::{MAX_OPENING, annotation_edits, annotations, comment_removal, comment_spans, comments};
pub use splitter::{LineRole, Splitter};
