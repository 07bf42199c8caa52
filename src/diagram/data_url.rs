//! Pictures as `data:` URLs, for texts that cannot embed anything else.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::{Diagram, PngError, alt_text, png};

/// Returns the diagram as PNG in a `data:` URL.
///
/// # Errors
/// As [`png`].
pub fn data_url(diagram: &Diagram) -> Result<String, PngError> {
    Ok(format!("data:image/png;base64,{}", STANDARD.encode(png(diagram)?)))
}

/// Returns a Markdown image: the alternative text, and the picture as a `data:` URL.
///
/// # Errors
/// As [`png`].
pub fn markdown(diagram: &Diagram) -> Result<String, PngError> {
    let is_special = |char: char| matches!(char, '[' | ']' | '\\' | '`' | '*' | '_' | '<');
    let mut alt = String::new();
    for char in alt_text(diagram).chars() {
        if is_special(char) {
            alt.push('\\');
        }
        alt.push(char);
    }
    Ok(format!("![{alt}]({})\n", data_url(diagram)?))
}
