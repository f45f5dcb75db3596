//! The writes that a transaction takes: one, or several in a tuple, an array, a vector, an iterator or an `Option`.

use alloc::vec::Vec;

use aws_sdk_dynamodb::types::TransactWriteItem;

use super::Write;
use super::operation::Operation;
use super::transact_action::TransactWriteAction;
use crate::aws::StoredEntity;
use crate::aws::example::example;
use crate::aws::list::iterators;
use crate::table::Table;

/// An action of a transaction: a write that has not been awaited, an action of the SDK, or several of them in a tuple, an array, a
/// vector, an `Option` or an iterator that `map`, `filter` and the like return.
///
#[doc = example!(
    r#"let room = Room { room: "rust".into() };"#
    "let messages = (1..4).map(|number| table.delete(MessageKey { number, ..key }));"
    r#"let other = Some("go").map(|room| table.check(RoomKey { room }).is_absent());"#
    "table.transact_write((table.create(&room), messages, other)).await?;"
)]
#[diagnostic::on_unimplemented(
    message = "expected the writes of a transaction, found `{Self}`",
    label = "takes writes without their `.await`, in a tuple, and those of one kind also in a list: `iterator.collect::<Vec<_>>()`",
    note = "write `table.transact_write((table.create(&user), table.update(key).add(…))).await?`; writes are `put`, `create`, `replace`, \
            `update`, `delete` and `check`; reads make a `transact_get`",
    note = "a check needs a condition: `table.check(key).exists()`, `.is_absent()` or `.condition(|user| …)`"
)]
pub trait IntoActions {
    /// Adds the actions to those of a transaction.
    #[doc(hidden)]
    fn add_to(self, actions: &mut Vec<TransactWriteAction>);
}

#[diagnostic::do_not_recommend]
impl<O: Operation, T: Table, E: StoredEntity> IntoActions for Write<O, T, E> {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(self.into_action());
    }
}

#[diagnostic::do_not_recommend]
impl IntoActions for TransactWriteAction {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(self);
    }
}

/// An action of the SDK.
#[diagnostic::do_not_recommend]
impl IntoActions for TransactWriteItem {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(self.into());
    }
}

#[diagnostic::do_not_recommend]
impl<A: IntoActions> IntoActions for Option<A> {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        if let Some(write) = self {
            write.add_to(actions);
        }
    }
}

macro_rules! actions_of_lists {
    ($([$($generics:tt)*] $list:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, Write: IntoActions> IntoActions for $list
        where
            Self: IntoIterator<Item = Write>,
        {
            fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
                for each in self {
                    each.add_to(actions);
                }
            }
        }
    )*};
}
actions_of_lists!([V] Vec<V>; [V, const N: usize] [V; N];);
iterators!(actions_of_lists);

/// Tuples of up to twelve.
macro_rules! actions_of_tuples {
    ($first:ident $($more:ident)*) => {
        #[diagnostic::do_not_recommend]
        impl<$first: IntoActions, $($more: IntoActions),*> IntoActions for ($first, $($more,)*) {
            #[allow(non_snake_case, reason = "the variables are named after their types")]
            fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
                let ($first, $($more,)*) = self;
                $first.add_to(actions);
                $($more.add_to(actions);)*
            }
        }

        actions_of_tuples!($($more)*);
    };
    () => {};
}
actions_of_tuples!(A B C D E F G H I J K L);
