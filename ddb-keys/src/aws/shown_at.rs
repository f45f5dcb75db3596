//! A second name for a type, which decides where the compiler shows what the type lacks.

/// Every type: see [`ShownAt`].
pub trait Names<O> {
    /// `O`.
    type Named;
}

#[diagnostic::do_not_recommend]
impl<F, O> Names<O> for F {
    type Named = O;
}

/// The type `O`, in a bound on a function one of whose arguments has the type `F`.
///
/// What `O` lacks is then shown at this argument. Without it, the compiler shows it at the name of the function if no argument has the
/// type `O`: what a closure returns, an element of a list, an associated type.
pub type ShownAt<F, O> = <F as Names<O>>::Named;
