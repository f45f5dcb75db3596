//! The settings of serde's attributes that matter for an entity as a whole.

/// Older names of fields, each beside the name that serde writes.
pub(in crate::aws) type Aliases = &'static [(&'static str, &'static str)];

/// How serde names the fields of an entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SerdeFields {
    /// The other names that serde reads fields under.
    pub aliases: Aliases,
}

impl SerdeFields {
    /// Every field has one name.
    pub const PLAIN: Self = Self { aliases: &[] };
}

/// The other names under which serde reads a field.
pub(in crate::aws) fn aliases_of(
    aliases: Aliases,
    attribute: &str,
) -> impl Iterator<Item = &'static str> {
    aliases.iter().filter(move |(of, _)| *of == attribute).map(|(_, alias)| *alias)
}
