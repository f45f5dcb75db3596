//! Keys to read: one, or several in a list or a tuple. A transaction returns the items in the same form.

use alloc::vec::{self, Vec};

use serde::de::DeserializeOwned;

use super::select::Selects;
use crate::aws::item::key::own_key;
use crate::aws::iterators::iterators;
use crate::aws::{EntityOf, Error, Incomplete, Item, ItemError};
use crate::key::{Key, KeyError, KeyOf};
use crate::query::One;
use crate::table::Table;

/// Keys to read, in order.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct KeysToRead {
    pub(in crate::aws) keys: Vec<Result<Key, KeyError>>,
    /// The number of keys in each list.
    pub(super) sizes: Vec<usize>,
}

impl KeysToRead {
    pub(in crate::aws) fn of<T, A>(keys: impl IntoGets<T, A>) -> Self {
        let mut gets = Self::default();
        keys.add_to(&mut gets);
        gets
    }

    fn add<T: Table, E: EntityOf<T>>(&mut self, key: &impl KeyOf<E>) {
        self.keys.push(own_key::<T, E>(key));
    }
}

/// Primary keys of a table's entities, whose items are read as an `A`: a key as an `Option`, a list of keys as a `Vec` of them, and a tuple
/// of these as a tuple.
///
/// Implemented by keys, and by vectors, arrays and iterators of keys of one entity, and by tuples of up to twelve of all these. `()` has
/// no keys: a batch may get some later, and a transaction without keys is refused.
///
/// ```
/// use ddb_keys::Table;
/// use ddb_keys::aws::{Client, Error, IntoGets};
///
/// async fn snapshot<T: Table, A: Send + 'static>(
///     table: &Client<T>, keys: impl IntoGets<T, A>,
/// ) -> Result<A, Error> {
///     table.transact_get(keys).await
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "expected primary keys of entities of the table `{T}`, found `{Self}`",
    label = "expected a key such as `UserKey {{ … }}`, a list of keys, or several of them in a tuple",
    note = "what is under an index key is read by a query of the index",
    note = "several keys are written `(user_key, order_key)`, and those of one entity as a list: `keys.collect::<Vec<_>>()`"
)]
pub trait IntoGets<T, A> {
    /// Adds a get for each key.
    #[doc(hidden)]
    fn add_to(self, gets: &mut KeysToRead);

    /// Takes the items of the response.
    #[doc(hidden)]
    fn read(answered: &mut Answered) -> A;
}

#[diagnostic::do_not_recommend]
impl<T, E, K> IntoGets<T, Option<E>> for K
where
    T: Table,
    E: EntityOf<T> + DeserializeOwned,
    K: KeyOf<E>,
{
    fn add_to(self, gets: &mut KeysToRead) {
        gets.add::<T, E>(&self);
    }

    fn read(answered: &mut Answered) -> Option<E> {
        answered.item::<T, E>()
    }
}

macro_rules! gets_of_lists {
    ($([$($generics:tt)*] $list:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, T, E, K> IntoGets<T, Vec<Option<E>>> for $list
        where
            Self: IntoIterator<Item = K>,
            T: Table,
            E: EntityOf<T> + DeserializeOwned,
            K: KeyOf<E>,
        {
            fn add_to(self, gets: &mut KeysToRead) {
                let before = gets.keys.len();
                for key in self {
                    gets.add::<T, E>(&key);
                }
                gets.sizes.push(gets.keys.len() - before);
            }

            fn read(answered: &mut Answered) -> Vec<Option<E>> {
                let size = answered.sizes.next().unwrap_or(0);
                (0..size).map(|_| answered.item::<T, E>()).collect()
            }
        }
    )*};
}
gets_of_lists! { [V] Vec<V>; [V, const N: usize] [V; N]; }
iterators!(gets_of_lists);

#[diagnostic::do_not_recommend]
impl<T> IntoGets<T, ()> for () {
    fn add_to(self, _: &mut KeysToRead) {}

    fn read(_: &mut Answered) {}
}

/// The items of a response, in order.
#[doc(hidden)]
#[derive(Debug)]
pub struct Answered {
    items: vec::IntoIter<Option<Item>>,
    sizes: vec::IntoIter<usize>,
    /// The number of items that were found and could be read.
    read: usize,
    unreadable: Vec<ItemError>,
}

impl Answered {
    pub(super) fn of(items: Vec<Option<Item>>, sizes: vec::IntoIter<usize>) -> Self {
        Self { items: items.into_iter(), sizes, read: 0, unreadable: Vec::new() }
    }

    /// Returns the next item. `None` if it does not exist or cannot be read.
    fn item<T, E>(&mut self) -> Option<E>
    where
        T: Table,
        E: EntityOf<T> + DeserializeOwned,
    {
        match <One<E> as Selects<T>>::reader().row(self.items.next()??)? {
            Ok(entity) => {
                self.read += 1;
                Some(entity)
            }
            Err(error) => {
                self.unreadable.push(error);
                None
            }
        }
    }

    /// The result, if every item could be read.
    pub(super) fn complete<A: Send + 'static>(self, answers: A) -> Result<A, Error> {
        if self.unreadable.is_empty() {
            return Ok(answers);
        }
        Err(Incomplete::of(answers, self.read, self.unreadable).into())
    }
}

/// Tuples of up to twelve.
macro_rules! tuples {
    ($([$key:ident $answer:ident])*) => {
        #[diagnostic::do_not_recommend]
        impl<T, $($key: IntoGets<T, $answer>, $answer),*> IntoGets<T, ($($answer,)*)> for ($($key,)*) {
            #[allow(non_snake_case, reason = "the variables are named after their types")]
            fn add_to(self, gets: &mut KeysToRead) {
                let ($($key,)*) = self;
                $($key.add_to(gets);)*
            }

            fn read(answered: &mut Answered) -> ($($answer,)*) {
                ($($key::read(answered),)*)
            }
        }
    };
}

macro_rules! up_to {
    ($first:tt $($more:tt)*) => {
        tuples!($first $($more)*);
        up_to!($($more)*);
    };
    () => {};
}
up_to!([A A1] [B B1] [C C1] [D D1] [E E1] [F F1] [G G1] [H H1] [I I1] [J J1] [K K1] [L L1]);
