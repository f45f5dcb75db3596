//! Entities as constant data: their keys, their index keys and their fields.

use alloc::string::ToString;
use core::fmt;
use core::panic::RefUnwindSafe;

use super::const_eval::each;
use super::const_eval::same;
use super::key::KeyAttribute;

/// The keys of one entity, and the fields that it stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EntitySchema {
    /// The entity's name, and the value of the type attribute.
    pub name: &'static str,
    /// The name of the struct in Rust.
    pub ident: &'static str,
    /// The table's partition key.
    pub pk: &'static KeyAttribute,
    /// The table's sort key.
    pub sk: Option<&'static KeyAttribute>,
    /// The keys of indexes, in the order they were declared.
    pub indexes: &'static [IndexKeySchema],
    /// The primary keys that items of the entity had before, in the order they were declared.
    pub formers: &'static [FormerKeySchema],
    /// The keys of indexes that they had before, in the order they were declared.
    pub former_indexes: &'static [IndexKeySchema],
    /// The values that no two items of the entity share, in the order they were declared.
    pub uniques: &'static [UniqueSchema],
    /// The fields that serde stores, in order.
    pub fields: &'static [Field],
    /// Further names that serde reads fields under: a field with each of its aliases.
    pub aliases: &'static [Field],
    /// What decides about keys beside the fields in templates, each with its code: a computed part with its expression, and a field
    /// that only `when` or such an expression names with its type.
    pub deciding: &'static [(&'static str, &'static str)],
    /// The field that counts an item's writes, for optimistic locking.
    pub version: Option<Field>,
    /// The greatest version that the field can hold.
    #[doc(hidden)]
    pub last_version: u64,
    /// The field with the time when an item expires, in seconds since 1970.
    pub ttl: Option<Field>,
    /// The field with the time when the item was created.
    pub created: Option<Field>,
    /// The field with the time of the item's last write.
    pub updated: Option<Field>,
    /// Whether some fields come from a `#[serde(flatten)]`, so that their names are unknown.
    pub flattened: bool,
    /// Whether the derive reported an error, so that checks skip this entity.
    pub broken: bool,
}

/// A primary key that items of an entity had before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FormerKeySchema {
    /// The key's name, such as `V1`.
    pub name: &'static str,
    /// The table's partition key.
    pub pk: &'static KeyAttribute,
    /// The table's sort key.
    pub sk: Option<&'static KeyAttribute>,
}

/// A value that no two items of an entity share, because an item of another entity, its lock, stands for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UniqueSchema {
    /// The name of the entity whose items are the locks.
    pub lock: &'static str,
    /// The primary key of that entity: another one of the table may have its name.
    #[doc(hidden)]
    pub key: [Option<&'static KeyAttribute>; 2],
    /// The fields that the value is made from.
    pub fields: &'static [&'static str],
    /// How the lock follows from them, as code.
    pub expression: &'static str,
}

/// The key of an entity in one index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IndexKeySchema {
    /// The index, by the identifier that the table declares it under.
    pub index: &'static str,
    /// The key's own name, by default the index's.
    pub name: &'static str,
    /// The relation of the key to the table's.
    pub kind: IndexKind,
    /// The partition key's attributes, one to four.
    pub pk: &'static [&'static KeyAttribute],
    /// The sort key's attributes, zero to four.
    pub sk: &'static [&'static KeyAttribute],
    /// The fields that decide whether the key applies.
    pub when: &'static [&'static str],
    /// The pattern that each of these fields must match, as it is written.
    pub patterns: &'static [&'static str],
    /// The constants that these patterns name.
    pub constants: &'static [PatternConstant],
    /// The fields that are optional. An empty name stands for a field whose type is not optional.
    #[doc(hidden)]
    pub optional: &'static [&'static str],
}

/// The relation of an index key to the table's key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IndexKind {
    /// A global index with a key of its own.
    #[doc(alias = "GSI")]
    #[doc(alias = "GlobalSecondaryIndex")]
    Global,
    /// A global index that inverts the table's primary key.
    Inverted,
    /// A local index: the table's partition key with another sort key.
    #[doc(alias = "LSI")]
    #[doc(alias = "LocalSecondaryIndex")]
    Local,
}

/// A field of an entity, with the name of its attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The field's name in Rust.
    pub name: &'static str,
    /// The attribute's name in the item.
    pub attribute: &'static str,
    /// The functions by which serde writes and reads the field, such as `with = "hex"`. Empty if its type does.
    pub functions: &'static str,
}

/// Returns the field that is stored or read under a name.
pub(crate) const fn field_at(fields: &[Field], attribute: &str) -> Option<&'static str> {
    each!(for field in fields {
        if same(field.attribute, attribute) {
            return Some(field.name);
        }
    });
    None
}

/// A constant in the pattern of an index key, with its value.
///
/// ```
/// use ddb_keys::Entity;
///
/// const LARGE: u32 = 100;
///
/// #[derive(Entity)]
/// #[pk("ORDER#<id>")]
/// #[gsi(Large, when(total = LARGE..), pk = "LARGE", sk = "<id>")]
/// struct Order { id: String, total: u32 }
///
/// let [constant] = Order::SCHEMA.indexes[0].constants else { panic!() };
/// assert_eq!(constant.to_string(), "LARGE = 100");
/// ```
#[derive(Clone, Copy)]
pub struct PatternConstant {
    /// The constant, as the pattern names it.
    pub name: &'static str,
    /// Its value.
    pub value: &'static (dyn fmt::Debug + Send + Sync + RefUnwindSafe),
}

impl fmt::Display for PatternConstant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {:?}", self.name, self.value)
    }
}

impl fmt::Debug for PatternConstant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Constants are equal if they print the same.
impl PartialEq for PatternConstant {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for PatternConstant {}

impl IndexKeySchema {
    /// Returns the key attributes that belong to this index alone, not to the table's primary key.
    pub(crate) fn own_attributes(&self) -> impl Iterator<Item = &'static KeyAttribute> + use<> {
        let (pk, sk) = self.own();
        pk.iter().chain(sk).copied()
    }

    /// Returns the attributes of the partition key and of the sort key that belong to this index alone.
    pub(crate) const fn own(&self) -> (&'static Attributes, &'static Attributes) {
        match self.kind {
            IndexKind::Global => (self.pk, self.sk),
            IndexKind::Local => (&[], self.sk),
            IndexKind::Inverted => (&[], &[]),
        }
    }

    /// Returns the optional fields. An item that lacks one of them is not in the index.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Entity)]
    /// # #[pk("USER#<name>")]
    /// # #[gsi(ByTeam, pk = "TEAM#<team>", sk = "USER#<name>")]
    /// # struct User { name: String, team: Option<String> }
    /// assert!(User::SCHEMA.indexes[0].optional_fields().eq(["team"]));
    /// ```
    pub fn optional_fields(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.optional.iter().copied().filter(|name| !name.is_empty())
    }
}

/// The attributes of a partition key or a sort key.
type Attributes = [&'static KeyAttribute];

/// The templates of a primary key.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PrimaryTemplates {
    /// The name of a former key. `None` for the present one.
    pub(crate) former: Option<&'static str>,
    pub(crate) pk: &'static KeyAttribute,
    pub(crate) sk: Option<&'static KeyAttribute>,
}

impl EntitySchema {
    /// An entity with a primary key and nothing else.
    ///
    /// ```
    /// use ddb_keys::Entity;
    /// use ddb_keys::schema::EntitySchema;
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// let entity = EntitySchema::of_key("Member", User::SCHEMA.pk, User::SCHEMA.sk);
    /// assert_eq!(entity.pk.text(), "USER#<name>");
    /// ```
    #[must_use]
    pub const fn of_key(
        name: &'static str,
        pk: &'static KeyAttribute,
        sk: Option<&'static KeyAttribute>,
    ) -> Self {
        Self {
            name,
            ident: name,
            pk,
            sk,
            indexes: &[],
            formers: &[],
            former_indexes: &[],
            uniques: &[],
            fields: &[],
            aliases: &[],
            deciding: &[],
            version: None,
            ttl: None,
            created: None,
            updated: None,
            flattened: false,
            broken: false,
            last_version: u64::MAX,
        }
    }

    /// The primary keys, one after another: the present one, then former ones.
    pub(crate) const fn primary_key(&self, nth: usize) -> Option<PrimaryTemplates> {
        if nth == 0 {
            return Some(PrimaryTemplates { former: None, pk: self.pk, sk: self.sk });
        }
        if nth > self.formers.len() {
            return None;
        }
        let FormerKeySchema { name, pk, sk } = self.formers[nth - 1];
        Some(PrimaryTemplates { former: Some(name), pk, sk })
    }

    /// The key that has a number in [`Queries`](crate::key::Queries), if it is one of an index.
    pub(crate) const fn key_in_index(&self, number: usize) -> Option<&'static IndexKeySchema> {
        let Some(nth) = number.checked_sub(1) else { return None };
        if nth < self.indexes.len() {
            return Some(&self.indexes[nth]);
        }
        match nth.checked_sub(self.indexes.len() + self.formers.len()) {
            Some(nth) if nth < self.former_indexes.len() => Some(&self.former_indexes[nth]),
            _ => None,
        }
    }

    /// Returns whether items of the entity can have a former key in an index.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn has_formers_in(&self, index: &str) -> bool {
        self.former_indexes.iter().any(|key| key.index == index)
    }

    /// Returns whether the primary key gives back the whole value of a field.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Entity)]
    /// # #[pk("USER#<name:lower>")]
    /// # struct User { name: String }
    /// assert!(!User::SCHEMA.primary_keeps("name"), "the key has it in lower case");
    /// ```
    #[must_use]
    pub fn primary_keeps(&self, field: &str) -> bool {
        self.primary_attributes().any(|key| key.keeps(field))
    }

    /// The attributes of the primary key.
    pub(crate) fn primary_attributes(&self) -> impl Iterator<Item = &'static KeyAttribute> + use<> {
        [Some(self.pk), self.sk].into_iter().flatten()
    }

    /// Returns whether one of the entity's fields is stored under this name.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn has_attribute(&self, attribute: &str) -> bool {
        self.fields.iter().any(|field| field.attribute == attribute)
    }

    /// Returns the further names that serde reads an attribute under.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String, #[serde(rename = "mail", alias = "email")] address: String }
    /// assert!(User::SCHEMA.aliases_of("mail").eq(["email"]));
    /// ```
    pub fn aliases_of(&self, attribute: &str) -> impl Iterator<Item = &'static str> {
        let is_of = move |alias: &&Field| {
            let mut fields = self.fields.iter().filter(|field| field.name == alias.name);
            fields.any(|field| field.attribute == attribute)
        };
        self.aliases.iter().filter(is_of).map(|alias| alias.attribute)
    }

    /// Returns whether a field is stored under this name, or read from it as from an alias.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn reads_attribute(&self, attribute: &str) -> bool {
        let is_alias = self.aliases.iter().any(|field| field.attribute == attribute);
        is_alias || self.has_attribute(attribute)
    }

    /// Returns every key attribute of the entity's items: those of the table, then those of the indexes.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Entity)]
    /// # #[pk("USER#<name>")]
    /// # #[gsi(ByTeam, pk = "TEAM#<team>", sk = "USER#<name>")]
    /// # struct User { name: String, team: Option<String> }
    /// let templates = User::SCHEMA.key_attributes().map(|key| key.text());
    /// assert!(templates.eq(["USER#<name>", "TEAM#<team>", "USER#<name>"]));
    /// ```
    pub fn key_attributes(&self) -> impl Iterator<Item = &'static KeyAttribute> + use<> {
        let own = self.indexes.iter().flat_map(IndexKeySchema::own_attributes);
        core::iter::once(self.pk).chain(self.sk).chain(own)
    }
}
