//! Tests of the commands: the real program with arguments, files and standard input.

#![expect(clippy::expect_used, clippy::panic, reason = "what cannot be done fails the test")]

#[cfg(unix)]
mod analyse;
#[cfg(feature = "render")]
mod animations;
mod annotations;
mod arguments;
mod composers;
mod convert;
mod corpora;
mod descriptions;
#[cfg(all(target_os = "linux", feature = "render"))]
#[path = "../core/document/disk.rs"]
mod disk;
#[cfg(all(feature = "pdf", feature = "render"))]
mod documents;
mod extract;
mod languages;
mod lossless;
#[path = "../core/tablebase/made.rs"]
#[expect(dead_code, clippy::unwrap_used, reason = "the tests of the library use more of it")]
mod made;
#[cfg(feature = "app")]
mod manual;
mod messages;
#[cfg(all(target_os = "linux", feature = "app"))]
mod package;
mod program;
mod proofs;
#[cfg(all(feature = "render", feature = "vision"))]
mod read;
#[cfg(feature = "render")]
mod render;
mod repair;
mod schema;
mod signals;
mod solve;
mod stipulations;
mod streams;
mod tables;
#[cfg(feature = "render")]
mod thumbnails;
mod variants;
mod verdicts;
mod words;
#[cfg(feature = "render")]
mod worksheets;
