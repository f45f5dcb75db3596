//! Two versions of an entity, and the fields that have another name in the next one.

use super::model::{EntityEntry, PrimaryKey};

/// A version of an entity, and the next one.
#[derive(Debug)]
pub(super) struct Versions<'c> {
    pub(super) before: &'c EntityEntry,
    pub(super) after: &'c EntityEntry,
    /// The old names of fields that have another one now, each with that.
    renames: Vec<[&'c str; 2]>,
}

impl<'c> Versions<'c> {
    /// A field is renamed if another one is in its place, and has its value in every stored item.
    pub(super) fn of(before: &'c EntityEntry, after: &'c EntityEntry) -> Self {
        let mut versions = Self { before, after, renames: Vec::new() };
        for (old, new) in before.attributes().zip(after.attributes()) {
            for ((old, _), (new, _)) in old.fields().zip(new.fields()) {
                let is_rename = old != new && versions.follows([old, new], after.gives_back(new));
                if is_rename && versions.renames.iter().all(|[a, b]| *a != old && *b != new) {
                    versions.renames.push([old, new]);
                }
            }
        }
        versions
    }

    /// The versions with the names that the fields of the old key have in a former key of the next version. `None` if they are not the
    /// same fields.
    pub(super) fn by_former(&self, former: &'c PrimaryKey) -> Option<Self> {
        let attributes = self.before.key.attributes().zip(former.attributes());
        let fields = attributes.flat_map(|(old, new)| old.fields().zip(new.fields()));
        let mut renames: Vec<[&str; 2]> = Vec::new();
        for ((old, _), (new, _)) in fields {
            let is_same = old == new || self.follows([old, new], former.gives_back(new));
            let is_other = |[a, b]: &[&str; 2]| (*a == old) != (*b == new);
            if !is_same || renames.iter().any(is_other) {
                return None;
            }
            renames.push([old, new]);
        }
        Some(Self { renames, ..*self })
    }

    /// The name that a field has now.
    pub(super) fn now<'n>(&'n self, field: &'n str) -> &'n str {
        self.renames.iter().find(|[old, _]| *old == field).map_or(field, |[_, new]| new)
    }

    /// Whether a field of the next version has the value of a field in every stored item: it is read from the same attribute, or
    /// from none that they have, so that the key gives it back.
    pub(super) fn follows(&self, [old, new]: [&str; 2], is_given_back: bool) -> bool {
        let Self { before, after, .. } = self;
        let (stored, read) = (before.field(old), after.field(new));
        let has = |entity: &EntityEntry, name: &str| entity.stored.iter().any(|of| of == name);
        // serde refuses an item that has two attributes of one field.
        let mut own = read.read_from().filter(|name| has(before, name));
        if let (Some(of), None) = (own.next(), own.next())
            && stored.attribute.as_deref() == Some(of)
        {
            return true;
        }
        let is_gone = old == new
            || (!after.has_field(old) && stored.attribute.is_none_or(|of| !has(after, &of)));
        let is_new = old == new || !before.has_field(new);
        is_gone && is_new && is_given_back && !before.has_one_of(&read)
    }
}
