//! The HTML that the clipboard offers beside the text of a diagram, for programs that paste formatted text.

use super::{ChessFont, Diagram, DiagramFormat, additions, alt_text, data_url};

impl DiagramFormat {
    /// Returns HTML with the same content as `text`, which is the diagram in this format: the picture of SVG and Markdown,
    /// and boards of characters in a font in which their columns are straight. Returns `None` for formats that are only
    /// text, and if the picture cannot be drawn.
    ///
    /// ```
    /// use fenwright::{Position, diagram::{Diagram, DiagramFormat}};
    /// let (diagram, form) = (Diagram::new(Position::start()), DiagramFormat::Merida);
    /// let html = form.html(&diagram, &form.text(&diagram, "").unwrap()).unwrap();
    /// assert!(html.starts_with("<pre style=\"font-family:'Chess Merida';line-height:1;margin:0\">1222222223\n"));
    /// ```
    pub fn html(self, diagram: &Diagram, text: &str) -> Option<String> {
        match self {
            Self::Svg | Self::Markdown => {
                let alt = html_escape::encode_double_quoted_attribute(&alt_text(diagram)).into_owned();
                Some(format!("<img src=\"{}\" alt=\"{alt}\">", data_url(diagram).ok()?))
            }
            Self::Ascii | Self::Unicode => Some(preformatted("monospace", text)),
            Self::Merida => Some(board(ChessFont::Merida, diagram, text)),
            Self::Alpha => Some(board(ChessFont::Alpha, diagram, text)),
            Self::Linares => Some(board(ChessFont::Linares, diagram, text)),
            _ => None,
        }
    }
}

fn preformatted(font: &str, text: &str) -> String {
    let text = html_escape::encode_text(text);
    format!("<pre style=\"font-family:{font};line-height:1;margin:0\">{text}</pre>")
}

/// Writes the board in its font, and the sentences after it in that of the document.
fn board(font: ChessFont, diagram: &Diagram, text: &str) -> String {
    let sentences: Vec<String> = additions::sentences(&diagram.position).collect();
    let lines: Vec<&str> = text.lines().collect();
    let board = &lines[..lines.len().saturating_sub(sentences.len())];
    let sentences = sentences.iter().map(|sentence| format!("<p>{}</p>", html_escape::encode_text(sentence)));
    preformatted(&format!("'{}'", font.family()), &board.join("\n")) + &sentences.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    fn html(form: DiagramFormat, position: Position) -> Option<String> {
        let diagram = Diagram { size: 64, ..Diagram::new(position) };
        form.html(&diagram, &form.text(&diagram, "").unwrap())
    }

    #[test]
    fn pictures_are_embedded_and_boards_keep_their_columns() {
        for form in DiagramFormat::ALL {
            let html = html(form, Position::start());
            let beginning = match form {
                DiagramFormat::Svg | DiagramFormat::Markdown => "<img src=\"data:image/png;base64,",
                DiagramFormat::Ascii | DiagramFormat::Unicode => "<pre style=\"font-family:monospace;",
                DiagramFormat::Merida => "<pre style=\"font-family:'Chess Merida';",
                DiagramFormat::Alpha => "<pre style=\"font-family:'Chess Alpha';",
                DiagramFormat::Linares => "<pre style=\"font-family:'LinaresDiagram';",
                _ => {
                    assert_eq!(html, None, "{form:?}");
                    continue;
                }
            };
            assert!(html.as_ref().is_some_and(|html| html.starts_with(beginning)), "{form:?}: {html:?}");
        }
    }
}
