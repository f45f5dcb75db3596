//! Tables, and the entities that they contain.

use crate::key::Entity;
use crate::schema::TableSchema;
use crate::table::lookup::Lookup;

/// Every table. It is a trait of its own, so that the compiler does not list other tables where one is required.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a table",
    label = "derive it: `#[derive(Table)]` on an enum with one variant for each entity"
)]
pub trait IsATable {}

#[diagnostic::do_not_recommend]
impl<T: Table> IsATable for T {}

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
    label = "not a table",
    note = "derive it: `#[derive(Table)]` on an enum with one variant for each entity"
)]
pub trait Table: Sized + 'static {
    /// The table's name, attribute names, indexes and entities.
    const SCHEMA: &'static TableSchema;

    /// For each entity of the schema, a function that returns whether a stored key has its shape.
    #[doc(hidden)]
    const CLAIMS: &'static [Claims];

    /// The entities by the literals that their keys begin with.
    #[doc(hidden)]
    const LOOKUP: Lookup;
}

/// Returns whether a stored partition and sort key have an entity's shape.
pub type Claims = fn(&str, Option<&str>) -> bool;

/// An entity of the table `T`. Code that is generic over entities uses it as its bound: with `Serialize` for writing, and with
/// `DeserializeOwned` for reading. An entity can be sent between threads, because the futures that read it can be.
///
/// `#[derive(Table)]` provides it for each variant.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity of the table `{T}`",
    label = "no variant of the enum `{T}` is known to hold a `{Self}`",
    note = "a write takes the entity itself, not its key or a `&&User`; a row of the table's enum is written by \
            `table.batch().put_any(&row)`, and a list of entities by `table.batch_write(&users)`",
    note = "an entity derives `Entity` and needs a variant in the enum, such as `User(User)`; a generic function requires \
            `E: ddb_keys::EntityOf<T>`, and `E: Serialize` to write one"
)]
pub trait EntityOf<T>: Entity + VariantOf<T> + Send + 'static {}

#[diagnostic::do_not_recommend]
impl<T, E: VariantOf<T>> EntityOf<T> for E {}

/// The requirement of [`EntityOf`]. `#[derive(Table)]` implements it for each variant.
// The compiler shows this message where the entity is written out, as in `migrate::<User>()`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity of the table `{T}`",
    label = "takes an entity, such as `User`: a struct with `#[derive(Entity)]` and a variant `User(User)` in the enum `{T}`"
)]
pub trait VariantOf<T>: Entity + Send + 'static {
    /// The entity's position in the table's schema.
    const POSITION: usize;

    /// Puts the entity into the table's enum.
    fn into_row(self) -> T;

    /// Returns the entity if the row is of this kind.
    fn of(row: &T) -> Option<&Self>;

    /// Returns the entity if the row is of this kind, and otherwise the row.
    fn from_row(row: T) -> Result<Self, T>;
}
