//! Explanations and examples of the usual EPD opcodes, in the order of `OPCODES`.

use super::{GlossaryEntry, opcode};

pub(super) const ENTRIES: &[GlossaryEntry] = &[
    opcode("id", "glossary-opcode-id", "kbK5/pp6/1P6/8/8/8/8/R7 w - - id \"morphy 1\";"),
    opcode("bm", "glossary-opcode-bm", "kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6;"),
    opcode("am", "glossary-opcode-am", "kbK5/pp6/1P6/8/8/8/8/R7 w - - am bxa7+;"),
    opcode("dm", "glossary-opcode-dm", "kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2;"),
    opcode("c0", "glossary-opcode-c0", "kbK5/pp6/1P6/8/8/8/8/R7 w - - c0 \"White to play\";"),
    opcode("pv", "glossary-opcode-pv", "kbK5/pp6/1P6/8/8/8/8/R7 w - - pv Ra6 bxa6 b7#;"),
    opcode("pm", "glossary-opcode-pm", "kbK5/pp6/1P6/8/8/8/8/R7 w - - pm Ra6;"),
    opcode("sm", "glossary-opcode-sm", "kbK5/pp6/1P6/8/8/8/8/R7 w - - sm Ra6;"),
    opcode("ce", "glossary-opcode-ce", "kbK5/pp6/1P6/8/8/8/8/R7 w - - ce 32767;"),
    opcode("acd", "glossary-opcode-acd", "kbK5/pp6/1P6/8/8/8/8/R7 w - - acd 12;"),
    opcode("acn", "glossary-opcode-acn", "kbK5/pp6/1P6/8/8/8/8/R7 w - - acn 48000;"),
    opcode("acs", "glossary-opcode-acs", "kbK5/pp6/1P6/8/8/8/8/R7 w - - acs 3;"),
    opcode("eco", "glossary-opcode-eco", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - eco B00;"),
    opcode("rc", "glossary-opcode-rc", "kbK5/pp6/1P6/8/8/8/8/R7 w - - rc 2;"),
    opcode("hmvc", "glossary-opcode-hmvc", "kbK5/pp6/1P6/8/8/8/8/R7 w - - hmvc 12;"),
    opcode("fmvn", "glossary-opcode-fmvn", "kbK5/pp6/1P6/8/8/8/8/R7 w - - fmvn 40;"),
];
