//! The manual and the glossary.

mod manual;
