//! The writes that a transaction takes: one, or several in a tuple, an array, a vector, an iterator or an `Option`.

use alloc::vec::Vec;

use aws_sdk_dynamodb::types::TransactWriteItem;

use super::condition_state::{Conditional, HasACondition};
use super::transact_action::TransactWriteAction;
use crate::aws::example::example;
use crate::aws::list::iterators;

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
            `update`, `delete` and `check`; whether another item exists is `table.check(key).exists()`, and reads make a `transact_get`"
)]
pub trait IntoActions {
    /// The requirement of [`AddACondition`](super::condition_state::AddACondition): whether each check has a condition.
    type Condition;

    /// The actions, in their order.
    fn into_actions(self) -> Vec<TransactWriteAction>;
}

#[diagnostic::do_not_recommend]
impl<A: Actions> IntoActions for A {
    type Condition = A::Condition;

    fn into_actions(self) -> Vec<TransactWriteAction> {
        let mut actions = Vec::new();
        self.add_to(&mut actions);
        actions
    }
}

/// The writes that a transaction takes. Thanks to the blanket impl, the message of [`IntoActions`] is shorter.
pub trait Actions {
    /// See [`IntoActions::Condition`].
    type Condition;

    /// Adds the actions to others.
    fn add_to(self, actions: &mut Vec<TransactWriteAction>);
}

/// A write that is one action, with an inherent method `into_action`.
macro_rules! one_action {
    ([$($generics:tt)*] $write:ty, $condition:ty) => {
        impl<$($generics)*> $crate::aws::write::into_actions::Actions for $write {
            type Condition = $condition;

            fn add_to(self, actions: &mut ::alloc::vec::Vec<TransactWriteAction>) {
                actions.push(self.into_action());
            }
        }
    };
}
pub(in crate::aws) use one_action;

/// Implemented by nothing.
pub trait Neither {}

/// A second `impl` for several writes, which never applies. With two of them, the compiler names the whole that is not a
/// transaction, and not the part for which one of the two fails.
macro_rules! neither {
    ([$($generics:tt)*] $several:ty) => {
        impl<$($generics)*> Actions for $several
        where
            $several: Neither,
        {
            type Condition = HasACondition;

            fn add_to(self, _: &mut Vec<TransactWriteAction>) {}
        }
    };
}

macro_rules! actions_of_lists {
    ($([$($generics:tt)*] $list:ty;)*) => {$(
        impl<$($generics)*, Write: Actions> Actions for $list
        where
            Self: IntoIterator<Item = Write>,
        {
            type Condition = Write::Condition;

            fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
                for each in self {
                    each.add_to(actions);
                }
            }
        }

        neither!([$($generics)*] $list);
    )*};
}
actions_of_lists!([V] Vec<V>; [V, const N: usize] [V; N];);
iterators!(actions_of_lists);

impl<A: Actions> Actions for Option<A> {
    type Condition = A::Condition;

    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        if let Some(write) = self {
            write.add_to(actions);
        }
    }
}

neither!([A] Option<A>);

/// Tuples of up to twelve.
macro_rules! actions_of_tuples {
    ($first:ident $($more:ident)*) => {
        impl<$first: Actions, $($more: Actions),*> Actions for ($first, $($more,)*) {
            type Condition = ($first::Condition, $($more::Condition,)*);

            #[allow(non_snake_case, reason = "the variables are named after their types")]
            fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
                let ($first, $($more,)*) = self;
                $first.add_to(actions);
                $($more.add_to(actions);)*
            }
        }

        neither!([$first, $($more),*] ($first, $($more,)*));

        impl<$first: Conditional, $($more: Conditional),*> Conditional for ($first, $($more,)*) {}

        actions_of_tuples!($($more)*);
    };
    () => {};
}
actions_of_tuples!(A B C D E F G H I J K L);

impl Actions for TransactWriteAction {
    type Condition = HasACondition;

    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(self);
    }
}

/// An action of the SDK.
impl Actions for TransactWriteItem {
    type Condition = HasACondition;

    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(TransactWriteAction {
            action: Ok(self),
            item: None,
            label: None,
            requirements: None,
        });
    }
}
