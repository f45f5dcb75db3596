//! Fields that have another name in the next version.

use super::model::{EntityEntry, PrimaryKey};

/// Fields that have another name now.
#[derive(Debug, Default)]
pub(super) struct Renames {
    pairs: Vec<[String; 2]>,
}

impl Renames {
    /// A field is renamed if another one is in its place, and has its value in every stored item.
    pub(super) fn between(before: &EntityEntry, after: &EntityEntry) -> Self {
        let mut pairs: Vec<[String; 2]> = Vec::new();
        for (old, new) in before.attributes().zip(after.attributes()) {
            for ((old, _), (new, _)) in old.fields().zip(new.fields()) {
                let is_rename =
                    old != new && follows([before, after], [old, new], after.gives_back(new));
                if is_rename && pairs.iter().all(|[a, b]| a != old && b != new) {
                    pairs.push([old.into(), new.into()]);
                }
            }
        }
        Self { pairs }
    }

    /// The fields at the same positions of a key and of a former key of the next version. `None` if they are not the
    /// same fields.
    pub(super) fn of_former(
        before: &EntityEntry,
        former: &PrimaryKey,
        after: &EntityEntry,
    ) -> Option<Self> {
        let attributes = before.key.attributes().zip(former.attributes());
        let fields = attributes.flat_map(|(old, new)| old.fields().zip(new.fields()));
        let mut pairs: Vec<[String; 2]> = Vec::new();
        for ((old, _), (new, _)) in fields {
            let is_same =
                old == new || follows([before, after], [old, new], former.gives_back(new));
            let is_other = |[a, b]: &[String; 2]| (a == old) != (b == new);
            if !is_same || pairs.iter().any(is_other) {
                return None;
            }
            pairs.push([old.into(), new.into()]);
        }
        Some(Self { pairs })
    }

    /// The name that a field has now.
    pub(super) fn now<'n>(&'n self, field: &'n str) -> &'n str {
        self.pairs.iter().find(|[old, _]| old == field).map_or(field, |[_, new]| new)
    }
}

/// Whether a field of the next version has the value of a field in every stored item: it is read from the same attribute, or
/// from none that they have, so that the key gives it back.
pub(super) fn follows(
    [before, after]: [&EntityEntry; 2],
    [old, new]: [&str; 2],
    is_given_back: bool,
) -> bool {
    let (stored, read) = (before.field(old), after.field(new));
    let has = |entity: &EntityEntry, name: &str| entity.stored.iter().any(|of| of == name);
    // serde refuses an item that has two attributes of one field.
    let mut own = read.read_from().filter(|name| has(before, name));
    if let (Some(of), None) = (own.next(), own.next())
        && stored.attribute.as_deref() == Some(of)
    {
        return true;
    }
    let is_gone =
        old == new || (!after.has_field(old) && stored.attribute.is_none_or(|of| !has(after, &of)));
    let is_new = old == new || !before.has_field(new);
    is_gone && is_new && is_given_back && !before.has_one_of(&read)
}
