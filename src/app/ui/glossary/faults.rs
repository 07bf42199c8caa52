//! Explanations and examples of the faults of strict FEN, in the order of `FaultKind`.

use super::{GlossaryEntry, fault};

pub(super) const ENTRIES: &[GlossaryEntry] = &[
    fault("leading-text", "glossary-fault-leading-text", "FEN: 4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
    fault("leading-white-space", "glossary-fault-leading-white-space", " 4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
    fault("rank-too-long", "glossary-fault-rank-too-long", "4k3/8/8/8/8/pp1ppppp1/8/4K3 w - - 0 1"),
    fault("rank-too-short", "glossary-fault-rank-too-short", "4k3/8/8/8/8/ppp1ppp/8/4K3 w - - 0 1"),
    fault("adjacent-digits", "glossary-fault-adjacent-digits", "4k3/8/8/8/44/8/8/4K3 w - - 0 1"),
    fault("bad-character", "glossary-fault-bad-character", "4k3/8/8/3!4/8/8/8/4K3 w - - 0 1"),
    fault("no-such-piece", "glossary-fault-no-such-piece", "4k3/8/8/8/8/8/8/4K2X w - - 0 1"),
    fault("bad-pocket", "glossary-fault-bad-pocket", "4k3/8/8/8/8/8/8/4K3[QK] w - - 0 1"),
    fault("bad-checks", "glossary-fault-bad-checks", "4k3/8/8/8/8/8/8/4K3 w - - 9+9 0 1"),
    fault("too-few-ranks", "glossary-fault-too-few-ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1"),
    fault("too-many-ranks", "glossary-fault-too-many-ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1"),
    fault("missing-field", "glossary-fault-missing-field", "4k3/8/8/8/8/8/8/4K2R"),
    fault("extra-white-space", "glossary-fault-extra-white-space", "4k3/8/8/8/8/8/8/4K2R w  K - 0 1"),
    fault("not-a-space", "glossary-fault-not-a-space", "4k3/8/8/8/8/8/8/4K2R\tw K - 0 1"),
    fault("bad-side", "glossary-fault-bad-side", "4k3/8/8/8/8/8/8/4K2R white K - 0 1"),
    fault("bad-castling-letter", "glossary-fault-bad-castling-letter", "4k3/8/8/8/8/8/8/4K2R w x - 0 1"),
    fault("castling-order", "glossary-fault-castling-order", "r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1"),
    fault("bad-en-passant", "glossary-fault-bad-en-passant", "4k3/8/8/8/8/8/8/4K2R w K k3 0 1"),
    fault("en-passant-rank", "glossary-fault-en-passant-rank", "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1"),
    fault("not-a-digit", "glossary-fault-not-a-digit", "4k3/8/8/8/8/8/8/4K2R w K - x 1"),
    fault("number-too-large", "glossary-fault-number-too-large", "4k3/8/8/8/8/8/8/4K2R w K - 0 10000"),
    fault("move-number-zero", "glossary-fault-move-number-zero", "4k3/8/8/8/8/8/8/4K2R w K - 0 0"),
    fault("trailing-white-space", "glossary-fault-trailing-white-space", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 "),
    fault("trailing-text", "glossary-fault-trailing-text", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 bm O-O;"),
];
