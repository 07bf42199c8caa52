//! The window as a whole: menus, palette, panels, notices, languages and accessibility.

mod accessible_names;
mod commands;
mod disabled_commands;
mod escape;
mod figurines;
mod keyboard_navigation;
mod languages;
mod notices;
mod random_input;
mod screen_reader;
mod screen_reader_panel;
mod side_panel;
mod still_panel;
mod tab_stops;
mod typing_keys;
mod widths;
