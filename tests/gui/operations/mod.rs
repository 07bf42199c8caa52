//! EPD operations and PGN tags in the panel.

mod editing;
