//! Diagrams as text, pictures and pages.

#[cfg(feature = "render")]
mod animations;
#[cfg(feature = "render")]
mod anki;
#[cfg(feature = "render")]
mod epub;
#[cfg(feature = "render")]
mod legibility;
#[cfg(feature = "render")]
mod pages;
#[cfg(feature = "render")]
mod pictures;
mod text;
#[cfg(feature = "render")]
mod typst;
#[cfg(feature = "render")]
mod variants;
#[cfg(feature = "render")]
mod word;
#[cfg(feature = "render")]
mod worksheets;
