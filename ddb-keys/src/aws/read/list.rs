//! Lists of keys and of queries. The compiler's messages about them are shorter than those about iterators.

/// A list of keys.
#[diagnostic::on_unimplemented(
    message = "expected a list of keys, found `{Self}`",
    label = "not a list",
    note = "write `get_many([key])`, or `get(key)` for one item; the items of a query are read by `table.query(…)`",
    note = "keys of several entities are given one by one: `table.get_many_any().key(user_key).key(order_key).await?`"
)]
pub trait KeyList<K> {
    #[doc(hidden)]
    type Shown;

    /// The keys, one after another.
    fn keys(self) -> impl Iterator<Item = K>;
}

#[diagnostic::do_not_recommend]
impl<I: IntoIterator<Item = K>, K> KeyList<K> for I {
    type Shown = ();

    fn keys(self) -> impl Iterator<Item = K> {
        self.into_iter()
    }
}

/// A list of queries.
#[diagnostic::on_unimplemented(
    message = "expected a list of queries, found `{Self}`",
    label = "not a list",
    note = "write `table.load_many([query])`, or `table.load(query)` for one item collection"
)]
pub trait QueryList<Q> {
    #[doc(hidden)]
    type Shown;

    /// The queries, one after another.
    fn queries(self) -> impl Iterator<Item = Q>;
}

#[diagnostic::do_not_recommend]
impl<I: IntoIterator<Item = Q>, Q> QueryList<Q> for I {
    type Shown = ();

    fn queries(self) -> impl Iterator<Item = Q> {
        self.into_iter()
    }
}
