//! Opens, copies and shows links to the position.

use super::QrMatrix;
use crate::app::shell::{
    Command, Dialog, Feature, FeatureRow, Interrupts, Menu, MenuPlace, Reason, Shell, at, has_no, require,
};
use crate::board::{Position, Variant};
use crate::notation::fen;
use crate::rules::{self, GameState};
use crate::tr;

const SEND: MenuPlace = at(Menu::File, 3).within("menu-send-position", 0);

#[derive(Debug, Default)]
pub struct Sending {
    code: Option<QrMatrix>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    CopyPicture,
    CopyText,
    Close,
}

fn check_link(shell: &Shell) -> Result<(), Reason> {
    require(!shell.is_preview(), tr!("sending-no-fen-yet"))?;
    require(shell.position().board.size().is_standard(), tr!("sending-no-such-board"))
}

/// Returns a reason as error if lichess cannot analyze the position.
fn check_analyzable(shell: &Shell) -> Result<(), Reason> {
    check_link(shell)?;
    let is_legal = rules::verdict(shell.position()).state != GameState::Illegal;
    require(is_legal, tr!("sending-not-analysed"))
}

/// Opens the position in the browser. If that fails, the address is copied instead.
fn open_on_lichess(tool: LichessPage, shell: &mut Shell) {
    let Some(link) = lichess_url(tool, shell.position()) else { return };
    if let Err(why) = shell.desktop.open_link(&link) {
        shell.copy(&link, None);
        let sentence = tr!("sending-no-browser", why = why);
        shell.notices.failed(sentence, None);
    }
}

fn copy_link(shell: &mut Shell) {
    if let Some(link) = lichess_url(LichessPage::Editor, shell.position()) {
        shell.copy(&link, Some(tr!("sending-link-copied")));
    }
}

impl Sending {
    pub const fn code(&self) -> Option<&QrMatrix> {
        self.code.as_ref()
    }

    fn show_code(&mut self, shell: &mut Shell) {
        let position = shell.position();
        self.code =
            QrMatrix::encode(lichess_url(LichessPage::Editor, position).unwrap_or_else(|| fen::write(position)));
        if self.code.is_some() {
            shell.dialog = Some(Dialog::QrCode);
        }
    }
}

impl Feature for Sending {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        FeatureRow::new(Command::OpenInEditor, SEND, |_, shell| open_on_lichess(LichessPage::Editor, shell))
            .needs(|_, shell| check_link(shell)),
        FeatureRow::new(Command::OpenInAnalysis, SEND, |_, shell| open_on_lichess(LichessPage::Analysis, shell))
            .needs(|_, shell| check_analyzable(shell)),
        FeatureRow::new(Command::CopyLink, SEND, |_, shell| copy_link(shell)).needs(|_, shell| check_link(shell)),
        FeatureRow::new(Command::ShowCode, SEND, Self::show_code)
            .needs(|_, shell| require(!shell.is_preview(), tr!("sending-no-fen-yet"))),
    ];

    has_no!(end_input, poll, follow, forget);

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::FIELDS
    }

    fn update(&mut self, action: Action, shell: &mut Shell) {
        let Some(code) = &self.code else { return };
        match action {
            Action::CopyText => shell.copy(&code.text, Some(tr!("sending-text-copied"))),
            Action::CopyPicture => {
                let (side, rgba) = code.to_rgba();
                match shell.desktop.set_clipboard_picture(side, side, &rgba) {
                    Ok(()) => shell.notices.done(tr!("sending-picture-copied", side = side.to_string())),
                    Err(why) => shell.notices.failed(tr!("sending-clipboard-failed", why = why), None),
                }
            }
            Action::Close => {}
        }
        shell.dialog = None;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LichessPage {
    /// The board editor, which accepts illegal positions too.
    Editor,
    Analysis,
}

/// Returns the address of a position; `None` for board sizes that lichess does not support.
fn lichess_url(tool: LichessPage, position: &Position) -> Option<String> {
    if !position.board.size().is_standard() {
        return None;
    }
    let fen = fen::write(position).replace(' ', "_").replace('[', "%5B").replace(']', "%5D");
    let is_chess960 = position.rules.is_standard() && position.is_chess960();
    let rules = if is_chess960 { Some("chess960") } else { variant_key(position.variant()) };
    Some(match (tool, rules) {
        (LichessPage::Editor, None) => format!("https://lichess.org/editor/{fen}"),
        (LichessPage::Editor, Some(rules)) => format!("https://lichess.org/editor/{fen}?variant={rules}"),
        (LichessPage::Analysis, None) => format!("https://lichess.org/analysis/{fen}"),
        (LichessPage::Analysis, Some(rules)) => format!("https://lichess.org/analysis/{rules}/{fen}"),
    })
}

const fn variant_key(variant: Variant) -> Option<&'static str> {
    Some(match variant {
        Variant::Standard => return None,
        Variant::Crazyhouse => "crazyhouse",
        Variant::ThreeCheck => "threeCheck",
        Variant::KingOfTheHill => "kingOfTheHill",
        Variant::Antichess => "antichess",
        Variant::Atomic => "atomic",
        Variant::Horde => "horde",
        Variant::RacingKings => "racingKings",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, chess960};
    use crate::notation::forgiving::{self, Reading};

    #[test]
    fn links_are_read_back_as_their_position() {
        let inner = fen::read("1r2k1r1/8/8/8/8/8/8/1R2KRR1 b Fq - 3 9").ok();
        let positions = [Some(Position::start()), chess960(0), Some(Position::empty(Size::STANDARD)), inner];
        let variants = Variant::ALL.map(|variant| Some(Position::start_for_variant(variant)));
        let in_hand = fen::read_as("4k3/8/8/8/8/8/8/4K2Q~[Pn] w - - 0 1", Variant::Crazyhouse).ok();
        for position in positions.into_iter().chain(variants).chain([in_hand]).flatten() {
            for tool in [LichessPage::Editor, LichessPage::Analysis] {
                let link = lichess_url(tool, &position).unwrap_or_default();
                let read = match forgiving::read(&link) {
                    Reading::Strict(position) => Some(position),
                    Reading::Corrected(mended) => Some(mended.position),
                    Reading::Failed(_) => None,
                };
                assert_eq!(read, Some(position), "{link}");
            }
        }
        let wide = Size::new(10, 8).map(Position::empty);
        assert_eq!(wide.and_then(|position| lichess_url(LichessPage::Editor, &position)), None);
    }
}
