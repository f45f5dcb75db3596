//! Whether a check has a condition.

/// A check that has a condition.
#[derive(Debug)]
pub enum HasACondition {}

/// A check that has no condition yet.
#[derive(Debug)]
pub enum NoCondition {}

/// Whether a check has a condition: a transaction takes no other check.
#[diagnostic::on_unimplemented(
    message = "a check needs a condition: `table.check(key).condition(|u| …)`",
    label = "given a check without a condition, which does nothing",
    note = "`.exists()` and `.is_absent()` are conditions, too"
)]
pub trait AddACondition {}

#[diagnostic::do_not_recommend]
impl AddACondition for HasACondition {}
