//! Entities that count their writes, and the results of these writes.

/// The versioning of an entity: [`Versioned`] if it counts its writes, otherwise [`Unversioned`].
pub trait Versioning: Sealed {
    /// The result of writing a whole item.
    type Saved: Copy + Send + Unpin + 'static;

    /// Returns the version that was written, if the entity has one.
    #[doc(hidden)]
    fn saved(version: u64) -> Self::Saved;
}

/// The [`Versioning`] of an entity with `#[entity(version = field)]`.
#[derive(Debug)]
pub enum Versioned {}

/// The [`Versioning`] of an entity without a version.
#[derive(Debug)]
pub enum Unversioned {}

impl Versioning for Versioned {
    type Saved = u64;

    fn saved(version: u64) -> u64 {
        version
    }
}

impl Versioning for Unversioned {
    type Saved = ();

    fn saved(_: u64) {}
}

/// The [`Versioning`] of an entity whose writes can expect a version.
#[diagnostic::on_unimplemented(
    message = "`{E}` does not say which field is its version",
    label = "there is no version to compare with",
    note = "name the field that counts the writes of an item, above the struct: `#[entity(version = field)]`"
)]
pub trait Counted<E> {}

#[diagnostic::do_not_recommend]
impl<E> Counted<E> for Versioned {}

/// Keeps [`Versioning`] to the two types of this library.
pub trait Sealed {}

impl Sealed for Versioned {}
impl Sealed for Unversioned {}
