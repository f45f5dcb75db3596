//! Tables, the entities that they contain, and how a stored key compares with the keys of an entity.

use alloc::vec::Vec;

use crate::key::{Entity, ParseError, compare};
use crate::schema::TableSchema;
use crate::table::lookup::Lookup;

/// A table, as an enum with one variant for each entity.
///
/// Implement it with [`#[derive(Table)]`](derive@crate::Table), whose page lists the attributes.
///
/// ```
/// use ddb_keys::{Entity, Table};
///
/// #[derive(Entity)]
/// #[pk("USER#<name>")]
/// struct User { name: String }
///
/// #[derive(Entity)]
/// #[pk("GAME#<id>")]
/// struct Game { id: u32 }
///
/// #[derive(Table)]
/// #[table(name = "games", pk = "PK")]
/// enum Games { User(User), Game(Box<Game>) }
///
/// let row = Games::from(Game { id: 7 });
/// assert_eq!(row.key(), GamesKey::parse("GAME#7")?);
/// assert_eq!(row.key().build()?.to_string(), "GAME#7");
/// assert_eq!(row.entity_name(), "Game");
/// assert_eq!(row.as_entity().map(|game: &Game| game.id), Some(7));
/// assert!(row.as_entity::<User>().is_none());
/// assert_eq!(row.into_entity().map(|game: Game| game.id).ok(), Some(7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a table",
    label = "derive it: `#[derive(Table)]` on an enum with one variant for each entity"
)]
pub trait Table: Sized + 'static {
    /// The table's name, attribute names, indexes and entities.
    const SCHEMA: &'static TableSchema;

    /// For each entity of the schema, a function that returns whether a stored key has its shape.
    #[doc(hidden)]
    const CLAIMS: &'static [Claims];

    /// For each entity of the schema, a function that compares a stored key with its keys.
    #[doc(hidden)]
    const COMPARES: &'static [Compare];

    /// Whether a variant takes items that no entity claims.
    #[doc(hidden)]
    const TAKES_UNKNOWN: bool = false;

    /// The entities by the literals that their keys begin with.
    #[doc(hidden)]
    const LOOKUP: Lookup;

    /// Compares a stored key with the keys of each entity, in the order of the schema, and says where it differs from
    /// them. A key with bytes has no text, so that nothing matches it.
    ///
    /// ```
    /// use ddb_keys::table::KeyMatch;
    /// use ddb_keys::{Entity, Mismatch, Table};
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// #[derive(Entity)]
    /// #[pk("GAME#<id:04>")]
    /// #[former(V1, pk = "G#<id>")]
    /// struct Game { id: u32 }
    ///
    /// #[derive(Table)]
    /// #[table(name = "games", pk = "PK")]
    /// enum Games { User(User), Game(Game) }
    ///
    /// let [user, game] = Games::compare_key("GAME#7", None)[..] else { panic!("two entities") };
    /// let KeyMatch::Other(error) = user else { panic!("not a user") };
    /// assert_eq!(*error.mismatch(), Mismatch::Literal { expected: "USER#", at: 0 });
    /// let KeyMatch::Other(error) = game else { panic!("not a game") };
    /// assert_eq!(*error.mismatch(), Mismatch::Part { field: "id", at: 5 });
    ///
    /// assert_eq!(Games::compare_key("GAME#0007", None)[1], KeyMatch::Present);
    /// assert_eq!(Games::compare_key("G#7", None)[1], KeyMatch::Former);
    /// ```
    #[must_use]
    fn compare_key(pk: &str, sk: Option<&str>) -> Vec<KeyMatch> {
        Self::COMPARES.iter().map(|compare| compare(pk, sk)).collect()
    }
}

/// Returns whether a stored partition and sort key have an entity's shape.
pub type Claims = fn(&str, Option<&str>) -> bool;

/// An entity of the table `T`. `#[derive(Table)]` implements it for each variant.
///
/// Functions that take entities, but no client, use it as their bound; those with a client use
#[cfg_attr(feature = "aws-sdk", doc = "[`aws::EntityOf`](crate::aws::EntityOf).")]
#[cfg_attr(not(feature = "aws-sdk"), doc = "`ddb_keys::aws::EntityOf`.")]
/// An entity can be sent between threads, because the futures that read it can be.
///
/// ```
/// use ddb_keys::{Entity, EntityOf, Table};
///
/// #[derive(Entity)]
/// #[pk("USER#<name>")]
/// struct User { name: String }
///
/// #[derive(Table)]
/// #[table(name = "users", pk = "PK")]
/// enum Users { User(User) }
///
/// fn name_in<T: Table, E: EntityOf<T>>() -> String {
///     format!("{} in {}", E::NAME, T::SCHEMA.name)
/// }
/// assert_eq!(name_in::<Users, User>(), "User in users");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity of the table `{T}`",
    label = "takes an entity, such as `User`: a struct with `#[derive(Entity)]` and a variant `User(User)` in the enum `{T}`"
)]
pub trait EntityOf<T>: Entity + Send + 'static {
    /// The entity's position in the table's schema.
    #[doc(hidden)]
    const POSITION: usize;

    /// Returns the entity if the row is of this kind.
    #[doc(hidden)]
    fn of(row: &T) -> Option<&Self>;

    /// Returns the entity if the row is of this kind, and otherwise the row.
    #[doc(hidden)]
    fn from_row(row: T) -> Result<Self, T>;
}

/// A table with tenants, `#[table(tenant = field)]`: each partition belongs to one of them, or to an entity that they share.
///
/// The derive implements it. A generic function that serves one tenant has it as its bound:
///
/// ```
/// use ddb_keys::{Entity, HasTenants, Table};
///
/// #[derive(Entity)]
/// #[pk("ORG#<org>")]
/// struct Settings { org: String }
///
/// #[derive(Table)]
/// #[table(name = "saas", pk = "PK", tenant = org)]
/// enum Saas { Settings(Settings) }
///
/// fn field_of_tenants<T: HasTenants>() -> Option<&'static str> {
///     Some(T::SCHEMA.tenant?.field)
/// }
/// assert_eq!(field_of_tenants::<Saas>(), Some("org"));
/// ```
#[diagnostic::on_unimplemented(
    message = "the table `{Self}` declares no tenants",
    label = "expected a table with tenants",
    note = "name the field that every partition key begins with: `#[table(tenant = org_id)]`"
)]
pub trait HasTenants: Table {}

/// How a stored key compares with the keys of one entity.
///
/// [`Table::compare_key`](crate::Table::compare_key) returns one for each entity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyMatch {
    /// The key is one of the entity.
    Present,
    /// The key is one that items of the entity had before: `#[former(…)]`.
    Former,
    /// The key is not one of the entity. The error says where it differs from the present key.
    Other(ParseError),
}

/// A function that compares a stored partition and sort key with the keys of an entity.
pub type Compare = fn(&str, Option<&str>) -> KeyMatch;

impl KeyMatch {
    /// Compares a stored key with the keys of the entity `E`.
    #[doc(hidden)]
    #[must_use]
    pub fn of<E: Entity>(pk: &str, sk: Option<&str>) -> Self {
        match compare::<E>(pk, sk) {
            Ok(()) => Self::Present,
            Err(_) if E::claims_former(pk, sk) => Self::Former,
            Err(error) => Self::Other(error),
        }
    }
}
