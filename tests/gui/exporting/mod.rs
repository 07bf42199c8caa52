//! Diagrams and worksheets: the export dialog, the files it writes, and copied pictures.

mod diagram;
mod dialog;
mod moving;
mod several;
mod worksheets;
