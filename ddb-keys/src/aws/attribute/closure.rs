//! Closures that name attributes, as bounds whose errors say what to write instead.

/// Closures that name an attribute.
#[diagnostic::on_unimplemented(
    message = "expected a closure that names an attribute, such as `|a| a.name`, found `{Self}`",
    label = "write one call for each attribute, such as `.set(|a| a.name, value)` or `.remove(|a| a.name)`",
    note = "a path is `|a| a.address.at(|a| a.city)`; names as text go to `set_text`, `add_text`, `remove_text` and `condition_text`",
    note = "a whole entity is written by `table.put(&entity)` or `table.replace(&entity)`"
)]
pub trait Naming<A, O>: FnOnce(A) -> O {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<F: FnOnce(A) -> O, A, O> Naming<A, O> for F {
    type Shown = ();
}

/// Closures that make a condition out of attributes.
///
/// A condition itself cannot be one of them: the compiler knows what a closure is called with only if the bound on it is
/// `FnOnce`, which no type of a library can implement.
#[diagnostic::on_unimplemented(
    message = "expected a closure that compares attributes, such as `|a| a.people.lt(50)`, found `{Self}`",
    label = "takes a closure; a function of yours accepts one as `impl FnOnce(Attributes<E>) -> Condition<E>`",
    note = "expressions as text go to `condition_text` and `filter_text`",
    note = "a condition in a variable goes into a closure that ignores the attributes: `|_| condition`"
)]
pub trait Comparing<A, C>: FnOnce(A) -> C {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<F: FnOnce(A) -> C, A, C> Comparing<A, C> for F {
    type Shown = ();
}
