//! Tests of the real window: the program itself on a virtual screen, driven by mouse, keys and clipboard as a
//! person drives it, and judged by its pixels, the clipboard, the files and the way it ends.

mod drive;
mod picture;
mod screen;
mod wait;

mod ending;
mod entering;
mod files;
mod missing;
mod settling;
