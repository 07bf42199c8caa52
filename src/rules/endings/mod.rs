//! Endings of up to four pieces, proven by retrograde analysis in memory.
//!
//! A table has the value of every position of one material: win, draw or loss for the side to move, and the number of
//! half moves to mate with best play. Tables are made when a position needs them, on a board of any size, after the
//! tables that captures and promotions lead to. The 50-move rule is not considered, and neither is castling.
//!
//! | module | contents |
//! | --- | --- |
//! | `material` | the pieces of a table, and what captures and promotions leave |
//! | `frame`, `bits`, `sets` | king pairs up to symmetry; moves of many positions at once |
//! | `conversions`, `en_passant` | moves into other tables |
//! | `generate`, `tasks` | the analysis, and its work on all threads |
//! | `table` | values and how they are found |
//! | `store` | the tables of a session |

mod bits;
mod conversions;
mod en_passant;
mod frame;
mod generate;
mod material;
mod position;
mod sets;
mod store;
mod table;
mod tasks;

pub use generate::NotMade;
pub use material::Material;
pub use position::{MAX_PIECES, MovedValue, NotAnEnding};
pub use store::{EndingTables, Endings};
pub use table::Value;
