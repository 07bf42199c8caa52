//! Some of the positions of the file: all, those that are selected, those that are found.

/// Some of the positions of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All.
    All,
    /// Those that are selected in the list.
    Selected,
    /// Those that the list shows.
    Found,
}

impl Which {
    /// All of them, in the order of a list to choose from.
    pub const ALL: [Self; 3] = [Self::All, Self::Selected, Self::Found];
}

/// How many positions there are to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// How many there are.
    pub all: usize,
    /// How many are selected.
    pub selected: usize,
    /// How many the list shows while something is searched.
    pub found: Option<usize>,
}

impl Offer {
    /// How many positions these are.
    pub fn count(self, which: Which) -> usize {
        match which {
            Which::All => self.all,
            Which::Selected => self.selected,
            Which::Found => self.found.unwrap_or(self.all),
        }
    }

    /// Whether they can be chosen: what is found only while something is searched.
    pub fn offers(self, which: Which) -> bool {
        match which {
            Which::All => true,
            Which::Selected => self.selected > 0,
            Which::Found => self.found.is_some_and(|found| found > 0),
        }
    }

    /// Those that are proposed: what is selected if that is several, else what is found.
    pub fn proposed(self) -> Which {
        match () {
            () if self.selected > 1 => Which::Selected,
            () if self.offers(Which::Found) => Which::Found,
            () => Which::All,
        }
    }
}
