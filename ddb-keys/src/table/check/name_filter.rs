//! A quick answer to whether a name is one of several.

/// The lengths and last letters of names. Few other names have one of these pairs.
#[derive(Debug, Clone, Copy)]
pub(super) struct NameFilter(u128);

impl NameFilter {
    pub(super) const EMPTY: Self = Self(0);

    pub(super) const fn and(self, name: &str) -> Self {
        Self(self.0 | mark(name))
    }

    /// Adds the names that there are.
    pub(super) const fn and_all(mut self, names: &[&str]) -> Self {
        let mut at = 0;
        while at < names.len() {
            self = self.and(names[at]);
            at += 1;
        }
        self
    }

    /// Returns whether a name may be one of those that were added. The answer is never wrongly "no".
    pub(super) const fn may_have(self, name: &str) -> bool {
        self.0 & mark(name) != 0
    }
}

/// A bit for names of a length and a last letter.
const fn mark(name: &str) -> u128 {
    match name.as_bytes() {
        [.., last] => 1 << ((*last as usize + 8 * name.len()) % 128),
        [] => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::NameFilter;

    #[test]
    fn a_filter_has_all_names_that_were_added_and_few_others() {
        let names = ["PK", "GSI1SK", "é", "a_name_of_twenty_one_b"];
        let filter = NameFilter::EMPTY.and_all(&names);
        assert!(names.iter().all(|name| filter.may_have(name)));
        assert!(["SKK", "GSI1PX", "id", "map"].iter().all(|name| !filter.may_have(name)));
        assert!(!NameFilter::EMPTY.may_have("PK") && NameFilter::EMPTY.and("").may_have(""));
    }
}
