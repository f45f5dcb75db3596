//! The settings that serde's attributes give an entity's fields.

/// The settings of serde's attributes on the fields of an entity, by the names of the stored attributes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SerdeFields {
    /// Fields that have a default, so that they may be missing.
    pub defaulted: &'static [&'static str],
    /// Fields whose default may differ from that of their type, so that one that is missing need not be `None`.
    pub filled: &'static [&'static str],
    /// Fields that a function writes.
    pub written_by_function: &'static [&'static str],
    /// Fields that a function reads, so that their type does not say whether they may be missing.
    pub read_by_function: &'static [&'static str],
    /// Other names that a field is read under: attribute and alias.
    pub aliases: Aliases,
    /// Whether another type stands for the entity in items, so that its fields are not the attributes.
    pub converted: bool,
}

impl SerdeFields {
    /// Fields that serde reads and writes as their types are.
    pub const PLAIN: Self = Self {
        defaulted: &[],
        filled: &[],
        written_by_function: &[],
        read_by_function: &[],
        aliases: &[],
        converted: false,
    };

    /// Returns whether a name is the older one of an attribute.
    pub(in crate::aws) fn is_alias(&self, name: &str) -> bool {
        self.aliases.iter().any(|(_, alias)| *alias == name)
    }
}

/// Older names that serde reads attributes under, each behind the attribute's present name.
pub(in crate::aws) type Aliases = &'static [(&'static str, &'static str)];

/// Returns the older names of an attribute.
pub(in crate::aws) fn aliases_of(
    aliases: Aliases,
    attribute: &str,
) -> impl Iterator<Item = &'static str> {
    aliases.iter().filter(move |(of, _)| *of == attribute).map(|(_, alias)| *alias)
}
