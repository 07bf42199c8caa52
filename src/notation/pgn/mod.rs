//! PGN: the positions of FEN tags (PGN standard, section 9.7).
