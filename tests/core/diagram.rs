//! Diagrams as text, pictures and pages.

#[cfg(feature = "render")]
mod pages;
#[cfg(feature = "render")]
mod pictures;
#[cfg(feature = "render")]
mod sheets;
#[cfg(feature = "render")]
mod small;
mod words;
