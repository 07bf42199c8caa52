//! Tests of the commands: the real program with arguments, files and standard input.

mod arguments;
mod convert;
mod corpora;
mod messages;
mod program;
mod streams;
