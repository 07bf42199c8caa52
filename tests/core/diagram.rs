//! Diagrams as text, pictures and pages.

#[cfg(feature = "render")]
mod pages;
#[cfg(feature = "render")]
mod pictures;
mod words;
