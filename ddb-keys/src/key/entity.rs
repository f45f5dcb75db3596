//! The trait of entities, their keys and their index keys.

use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;

use super::entity_keys::{EntityKeys, IndexKey, index_key};
use super::error::{KeyError, ParseError};
use super::key_struct::{KeyOf, KeyVisitor};
use super::template::{Templates, parse, parse_if};
use super::whole_key::Key;
use super::writer::check_len;
use crate::part::KeyValue;
use crate::schema::{EntitySchema, IndexKind};

/// Requires that a variant of a table holds an entity.
#[doc(hidden)]
pub const fn variant<E: Entity>() {}

/// A kind of item, with keys that are built from templates.
///
/// Implement it with [`#[derive(Entity)]`](derive@crate::Entity), whose page lists the attributes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity",
    label = "derive it: `#[derive(Entity)]` with `#[pk(\"…\")]`"
)]
pub trait Entity: Sized {
    /// The entity's name, and the value of the type attribute in its items.
    const NAME: &'static str = Self::SCHEMA.name;

    /// The entity's keys and fields as data.
    const SCHEMA: &'static EntitySchema;

    /// The primary key: a struct with one field for each distinct placeholder.
    type Key<'a>: KeyOf<Self> + From<&'a Self> + Templates<'a> + Copy + Debug + Eq + Hash
    where
        Self: 'a;

    /// Returns the primary key of this value, borrowed from it.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, PartialEq, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, PartialEq, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// let user = User { name: "ann".into() };
    /// assert_eq!(user.key(), UserKey { name: "ann" });
    /// ```
    #[inline]
    fn key(&self) -> Self::Key<'_> {
        Self::Key::from(self)
    }

    /// Visits every key attribute of the value's item: those of the primary key, then those of each index that the
    /// value is in.
    #[doc(hidden)]
    #[inline]
    fn each_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
        visit_primary(Self::SCHEMA, self.key().build_key()?, visit)?;
        self.each_index_key_value(visit)
    }

    /// Visits the attributes of each index that the value is in.
    #[doc(hidden)]
    #[inline]
    fn each_index_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
        let _ = visit;
        Ok(())
    }

    /// Parses a stored key. Keys with bytes have no text to parse.
    #[doc(hidden)]
    #[inline]
    fn parse_key<'a>(pk: &'a str, sk: Option<&'a str>) -> Option<Self::Key<'a>>
    where
        Self: 'a,
    {
        read_key(pk, sk)
    }

    /// Returns whether a stored key has the shape of this entity's, present or former.
    #[doc(hidden)]
    #[inline]
    fn claims(pk: &str, sk: Option<&str>) -> bool {
        Self::parse_key(pk, sk).is_some() || Self::claims_former(pk, sk)
    }

    /// Returns whether a stored key has the shape of a former key of this entity.
    ///
    /// ```
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("ORDER#<number:08>")]
    /// #[former(V1, pk = "O#<number>")]
    /// struct Order { number: u32 }
    ///
    /// assert!(Order::claims_former("O#7", None) && !Order::claims_former("ORDER#00000007", None));
    /// ```
    #[inline]
    fn claims_former(pk: &str, sk: Option<&str>) -> bool {
        let _ = (pk, sk);
        false
    }

    /// Builds every key that the value's item may have had before, in the order they were declared.
    #[doc(hidden)]
    #[inline]
    fn former_keys(&self) -> Vec<Result<Key, KeyError>> {
        Vec::new()
    }

    /// Visits the attributes of each former key that the value's item may have had in an index.
    #[doc(hidden)]
    #[inline]
    fn each_former_index_value(&self, visit: KeyVisitor<'_>) {
        let _ = visit;
    }

    /// Returns the name of the former key that texts of an index are, unless they are a present key of it.
    #[doc(hidden)]
    #[inline]
    fn former_in_index(index: &str, pk: &str, sk: Option<&str>) -> Option<&'static str> {
        let _ = (index, pk, sk);
        None
    }

    /// Builds every key that the value's item may have had before in an index, in the order they were declared.
    ///
    /// ```
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<id>")]
    /// #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
    /// #[former(GroupV1, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
    /// struct User { id: String, group: String }
    ///
    /// let user = User { id: "bob".into(), group: "x".into() };
    /// let [former] = &user.former_index_keys()[..] else { panic!() };
    /// assert_eq!(former.name, "GroupV1");
    /// assert_eq!((former.pk[0].as_str(), former.sk[0].as_str()), (Some("g#x"), Some("u#bob")));
    /// ```
    fn former_index_keys(&self) -> Vec<IndexKey> {
        let formers = Self::SCHEMA.former_indexes;
        let Ok(primary) = self.key().build_key() else { return Vec::new() };
        let mut values = Vec::new();
        self.each_former_index_value(&mut |attribute, value| values.push((attribute, value)));
        formers.iter().filter_map(|key| index_key(key, &primary, &values)).collect()
    }

    /// Builds the primary key and the key in every index that the value is in.
    ///
    /// ```
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("GAME#<id>")]
    /// #[gsi(Open, pk = "MAP#<map>", sk = "OPENED#<opened>")]
    /// struct Game { id: u32, map: String, opened: Option<String> }
    ///
    /// let mut game = Game { id: 7, map: "dunes".into(), opened: Some("2019-04-16".into()) };
    /// let keys = game.keys()?;
    /// assert_eq!(keys.primary.to_string(), "GAME#7");
    /// assert_eq!(keys.indexes[0].pk[0], "MAP#dunes");
    ///
    /// game.opened = None;
    /// assert!(game.keys()?.indexes.is_empty());
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    fn keys(&self) -> Result<EntityKeys, KeyError> {
        let mut values = Vec::new();
        self.each_key_value(&mut |attribute, value| values.push((attribute, value)))?;
        Ok(EntityKeys::of(Self::SCHEMA, self.key().build_key()?, &values))
    }
}

/// The query builder of one of an entity's keys: 0 is the primary key, and index keys follow in the order of the
/// schema.
pub trait Queries<const KEY: usize>: Entity {
    /// The index of the key. `()` for the table's own key.
    type Index;

    /// The builder, without parts. `Select` says what the query selects.
    type Query<Select>;

    /// Begins a query.
    fn begin<Select>() -> Self::Query<Select>;
}

/// An entity with a key in an index. `INDEX` is a hash of the index's identifier.
pub trait HasKeyIn<const INDEX: u64> {
    /// The number of its first key there, as in [`Queries`].
    const NUMBER: usize;
}

/// Begins a query.
#[inline]
#[must_use]
pub fn begin<E: Queries<KEY>, const KEY: usize, Select>() -> E::Query<Select> {
    E::begin()
}

fn visit_primary(
    schema: &EntitySchema,
    Key { pk, sk }: Key,
    visit: KeyVisitor<'_>,
) -> Result<(), KeyError> {
    check_inverted(schema, &pk)?;
    visit(schema.pk, pk);
    if let (Some(attribute), Some(sk)) = (schema.sk, sk) {
        visit(attribute, sk);
    }
    Ok(())
}

/// An entity whose present key tells its former keys, so that a read by the present key can try them.
///
/// The derive implements it if every former key has only fields of the present key. A generic function has it as its bound:
///
/// ```
/// use ddb_keys::{Entity, TellsFormerKeys, KeyOf};
///
/// #[derive(Entity)]
/// #[pk("ORDER#<number:08>")]
/// #[former(V1, pk = "O#<number>")]
/// struct Order { number: u32 }
///
/// fn lies_under<E: TellsFormerKeys>(_: &impl KeyOf<E>) -> &'static str {
///     E::SCHEMA.formers[0].name
/// }
/// assert_eq!(lies_under(&OrderKey { number: 7 }), "V1");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no former keys that follow from its present key",
    label = "no former key can be built from the key given here",
    note = "declare a former key on the entity: `#[former(V1, pk = \"…\", sk = \"…\")]`",
    note = "a former key with a field that the present key lacks is read by itself, such as `get(OrderV1Key {{ .. }})`"
)]
pub trait TellsFormerKeys: Entity {}

/// An entity with a former key, `#[former(…)]`, so that its items can be moved to the present one.
///
/// The derive implements it. A generic function that migrates has it as its bound:
///
/// ```
/// use ddb_keys::{Entity, HasFormerKeys};
///
/// #[derive(Entity)]
/// #[pk("ORDER#<number:08>")]
/// #[former(V1, pk = "O#<number>")]
/// struct Order { number: u32 }
///
/// fn former_names<E: Entity + HasFormerKeys>() -> Vec<&'static str> {
///     E::SCHEMA.formers.iter().map(|former| former.name).collect()
/// }
/// assert_eq!(former_names::<Order>(), ["V1"]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no former key, so there is nothing to move",
    label = "expected an entity with `#[former(…)]`",
    note = "declare the key that the items still have above the struct: `#[former(V1, pk = \"…\", sk = \"…\")]`",
    note = "keys of indexes that are new or have changed are written by `ddb_keys_admin::reindex(&table)`"
)]
pub trait HasFormerKeys {}

#[diagnostic::do_not_recommend]
impl<E: TellsFormerKeys> HasFormerKeys for E {}

/// Parses a stored primary key. Keys with bytes have no text to parse.
#[inline]
pub fn read_key<'a, K: Templates<'a>>(pk: &'a str, sk: Option<&'a str>) -> Option<K> {
    match sk {
        None => parse_if(&[pk]),
        Some(sk) => parse_if(&[pk, sk]),
    }
}

/// Compares a stored primary key with that of an entity.
pub fn compare<E: Entity>(pk: &str, sk: Option<&str>) -> Result<(), ParseError> {
    let parsed: Result<E::Key<'_>, ParseError> = match sk {
        None => parse(&[pk]),
        Some(sk) => parse(&[pk, sk]),
    };
    parsed.map(|_| ())
}

/// Refuses a partition key that is too long for the sort key of an inverted index.
#[inline]
fn check_inverted(schema: &EntitySchema, pk: &KeyValue) -> Result<(), KeyError> {
    for index in schema.indexes {
        if let (IndexKind::Inverted, [sort_key]) = (index.kind, index.sk) {
            check_len(sort_key, pk.len())?;
        }
    }
    Ok(())
}
