//! The program for the start menu and the file manager of Windows. Unlike `fenwright`, it has no console.
//!
//! Windows asks each program whether it needs a console before it starts, so one program cannot be both. The packages
//! call this one `fenwright.exe` and the other one `fenwright.com`: a shell that is asked for `fenwright` prefers `.com`.

#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

use fenwright::app::shell::desktop;
use fenwright::program;

fn main() -> ExitCode {
    program::run(desktop::show_error)
}
