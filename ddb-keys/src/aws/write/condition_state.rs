//! Whether a check has a condition.

/// A check that has a condition.
#[derive(Debug)]
pub enum HasACondition {}

/// A check that has no condition yet.
#[derive(Debug)]
pub enum NoCondition {}

/// Whether a check has a condition: a transaction takes no other check.
#[diagnostic::on_unimplemented(
    message = "a check needs a condition",
    label = "this check, or one in this list, has no condition: write `table.check(key).exists()`, `.is_absent()` or `.condition(|user| …)`"
)]
pub trait AddACondition {}

#[diagnostic::do_not_recommend]
impl<C: Conditional> AddACondition for C {}

/// A check that has a condition. Thanks to the blanket impl, the message of [`AddACondition`] is shorter.
pub trait Conditional {}

impl Conditional for HasACondition {}
