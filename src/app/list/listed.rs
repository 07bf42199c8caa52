//! The rows of the list and their positions, and typed numbers of positions.

use crate::app::ui::parse_number;
use crate::document::Records;

/// The rows of the list: all positions, or the results of a search.
#[derive(Clone, Copy, Debug)]
pub struct ListedRecords<'a> {
    found: Option<&'a Records>,
    positions: usize,
}

impl<'a> ListedRecords<'a> {
    pub const fn new(found: Option<&'a Records>, positions: usize) -> Self {
        Self { found, positions }
    }

    pub fn len(self) -> usize {
        // Positions may have been removed since they were found.
        self.found.map_or(self.positions, |found| found.rank(self.positions))
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn index_at(self, row: usize) -> Option<usize> {
        let place = self.found.map_or(Some(row), |found| found.nth(row));
        place.filter(|place| *place < self.positions)
    }

    pub fn row_of(self, place: usize) -> usize {
        self.found.map_or(place, |found| found.rank(place))
    }

    pub fn contains(self, place: usize) -> bool {
        place < self.positions && self.found.is_none_or(|found| found.contains(place))
    }

    /// Returns the index before which positions dropped above a row are inserted. Past the last row, returns the index
    /// after the last listed position.
    pub fn drop_index(self, row: usize) -> usize {
        let behind_last = || self.len().checked_sub(1).and_then(|last| self.index_at(last)).map_or(0, |last| last + 1);
        self.index_at(row).unwrap_or_else(behind_last)
    }

    /// Returns the position `by` rows from `from`, which need not be listed. If there are fewer rows, returns the first
    /// or last listed position; `None` if there is no row in that direction.
    pub fn step(self, from: usize, by: isize) -> Option<usize> {
        let row = self.row_of(from);
        let ahead = by.unsigned_abs();
        let target = if by < 0 {
            row.checked_sub(1)?;
            row.saturating_sub(ahead)
        } else if by > 0 && !self.contains(from) {
            row.saturating_add(ahead - 1)
        } else {
            row.saturating_add(ahead)
        };
        self.index_at(target.min(self.len().checked_sub(1)?)).filter(|place| by <= 0 || *place > from)
    }

    pub fn range(self, one: usize, other: usize) -> Records {
        let (first, end) = (one.min(other), one.max(other).saturating_add(1).min(self.positions));
        let Some(found) = self.found else { return Records::from(first..end) };
        let mut records = Records::default();
        let ranges = found.ranges().take_while(|range| range.start < end);
        ranges.for_each(|range| records.insert_range(range.start.max(first)..range.end.min(end)));
        records
    }

    pub fn all(self) -> Records {
        self.range(0, self.positions)
    }
}

/// Returns the index of the position that a text refers to: "7,654,321", "7 654 321", "#12" or "50%".
pub fn parse_position_number(typed: &str, positions: usize) -> Option<usize> {
    let typed = typed.trim();
    if let Some(share) = typed.strip_suffix('%') {
        let share: f64 = share.trim().replace(',', ".").parse().ok()?;
        let last = positions.checked_sub(1)?;
        return (0.0..=100.0).contains(&share).then(|| (share / 100.0 * last as f64).round() as usize);
    }
    let number = parse_number(typed.strip_prefix('#').unwrap_or(typed))?;
    number.checked_sub(1).filter(|place| *place < positions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_a_filtered_list_lead_to_its_positions() {
        let found = Records::from_iter([2, 3, 7, 12]);
        let shown = ListedRecords::new(Some(&found), 10);
        assert_eq!((shown.len(), shown.index_at(2), shown.index_at(3)), (3, Some(7), None), "12 is gone by now");
        assert_eq!((shown.row_of(3), shown.row_of(5), shown.drop_index(1), shown.drop_index(3)), (1, 2, 3, 8));
        for (from, by, expected) in [
            (2, 1, Some(3)),
            (2, 2, Some(7)),
            (2, 9, Some(7)),
            (7, 1, None),
            (7, -1, Some(3)),
            (7, -9, Some(2)),
            (2, -1, None),
            (5, 1, Some(7)),
            (5, -1, Some(3)),
            (0, -1, None),
            (9, 1, None),
        ] {
            assert_eq!(shown.step(from, by), expected, "{by} from {from}");
        }
        assert_eq!(shown.range(8, 3), Records::from_iter([3, 7]));
        assert_eq!(shown.all(), Records::from_iter([2, 3, 7]));
    }

    #[test]
    fn rows_of_the_whole_list_are_its_positions() {
        let shown = ListedRecords::new(None, 10);
        assert_eq!((shown.len(), shown.index_at(9), shown.index_at(10), shown.drop_index(10)), (10, Some(9), None, 10));
        assert_eq!((shown.step(4, 3), shown.step(4, -9), shown.step(9, 1)), (Some(7), Some(0), None));
        assert_eq!((shown.range(4, 2), shown.all()), (Records::from(2..5), Records::from(0..10)));
        let none = Records::default();
        let shown = ListedRecords::new(Some(&none), 10);
        assert_eq!((shown.len(), shown.index_at(0), shown.drop_index(0), shown.step(3, 1)), (0, None, 0, None));
    }

    #[test]
    fn numbers_and_shares_name_positions() {
        for (typed, positions, expected) in [
            ("1", 64, Some(0)),
            (" 64 ", 64, Some(63)),
            ("65", 64, None),
            ("0", 64, None),
            ("7,654,321", 10_000_000, Some(7_654_320)),
            ("7 654 321", 10_000_000, Some(7_654_320)),
            ("7.654.321", 10_000_000, Some(7_654_320)),
            ("7'654'321", 10_000_000, Some(7_654_320)),
            ("#12", 64, Some(11)),
            ("0%", 64, Some(0)),
            ("50%", 101, Some(50)),
            ("12.5 %", 81, Some(10)),
            ("12,5%", 81, Some(10)),
            ("100%", 64, Some(63)),
            ("101%", 64, None),
            ("-1%", 64, None),
            ("-3", 64, None),
            ("+3", 64, None),
            ("inf%", 64, None),
            ("NaN%", 64, None),
            ("%", 64, None),
            ("", 64, None),
            (",", 64, None),
            ("12.5", 1000, None),
            ("e4", 64, None),
            ("99999999999999999999999", 64, None),
        ] {
            assert_eq!(parse_position_number(typed, positions), expected, "{typed:?} of {positions}");
        }
    }
}
