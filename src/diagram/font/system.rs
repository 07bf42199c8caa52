//! The fonts of the system, for characters that the built-in fonts lack. They are read when the first such character is met.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use fontdb::{Database, FaceInfo, ID, Style};
use roaring::RoaringBitmap;

use super::face::Face;

struct SystemFonts {
    database: Database,
    fonts: Vec<SystemFont>,
}

struct SystemFont {
    id: ID,
    characters: RoaringBitmap,
    bytes: OnceLock<Option<(Vec<u8>, u32)>>,
    face: OnceLock<Option<Face<'static>>>,
}

static FONTS: LazyLock<SystemFonts> = LazyLock::new(|| {
    let mut database = Database::new();
    database.load_system_fonts();
    let mut faces: Vec<&FaceInfo> = database.faces().filter(|face| is_for_text(face)).collect();
    faces.sort_by_cached_key(|face| rank(face));
    let fonts = faces.into_iter().filter_map(|face| SystemFont::read(&database, face.id)).collect();
    SystemFonts { database, fonts }
});

/// Returns `false` for fonts that have a box for every character.
fn is_for_text(face: &FaceInfo) -> bool {
    face.style == Style::Normal && !["LastResort", "AdobeBlank"].iter().any(|name| face.post_script_name.contains(name))
}

/// Returns the order of preference: fonts like our own first.
fn rank(face: &FaceInfo) -> (bool, u16, bool, bool, String) {
    let name = &face.post_script_name;
    let difference = face.weight.0.abs_diff(fontdb::Weight::NORMAL.0);
    (face.monospaced, difference, !name.starts_with("NotoSans"), !name.contains("Sans"), name.clone())
}

impl SystemFont {
    fn read(database: &Database, id: ID) -> Option<Self> {
        let characters = database.with_face_data(id, |bytes, index| {
            Face::parse(bytes, index).map(|face| face.characters().collect::<RoaringBitmap>())
        })??;
        Some(Self { id, characters, bytes: OnceLock::new(), face: OnceLock::new() })
    }

    fn face(&'static self) -> Option<&'static Face<'static>> {
        let bytes = || FONTS.database.with_face_data(self.id, |bytes, index| (bytes.to_vec(), index));
        let parse = || {
            let (bytes, index) = self.bytes.get_or_init(bytes).as_ref()?;
            Face::parse(bytes, *index)
        };
        self.face.get_or_init(parse).as_ref()
    }
}

/// Returns the number of a font that draws this character. Characters for private use mean something else in every font.
pub(super) fn font_for(char: char) -> Option<u16> {
    static FOUND: LazyLock<Mutex<HashMap<char, Option<u16>>>> = LazyLock::new(Mutex::default);
    if matches!(char, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..) {
        return None;
    }
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    *found.entry(char).or_insert_with(|| {
        let draws = |font: &'static SystemFont| font.characters.contains(char.into()) && font.draws(char);
        FONTS.fonts.iter().position(draws).and_then(|number| u16::try_from(number).ok())
    })
}

impl SystemFont {
    fn draws(&'static self, char: char) -> bool {
        let face = self.face();
        let glyph = face.and_then(|face| Some((face, face.glyph(char)?)));
        glyph.is_some_and(|(face, glyph)| char.is_whitespace() || !face.outline(glyph).is_empty())
    }
}

pub(super) fn face(number: u16) -> Option<&'static Face<'static>> {
    FONTS.fonts.get(usize::from(number)).and_then(SystemFont::face)
}
