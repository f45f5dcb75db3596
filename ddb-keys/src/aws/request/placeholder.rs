//! The placeholders that the library chooses. The first ones need no allocation.

use alloc::borrow::Cow;
use alloc::format;

/// A placeholder of a name or of a value.
pub(in crate::aws) type Alias = Cow<'static, str>;

const NAME_ALIASES: [&str; 8] = ["#_0", "#_1", "#_2", "#_3", "#_4", "#_5", "#_6", "#_7"];
const VALUE_ALIASES: [&str; 8] = [":_0", ":_1", ":_2", ":_3", ":_4", ":_5", ":_6", ":_7"];

#[inline]
pub(in crate::aws) fn name_alias(n: usize) -> Alias {
    NAME_ALIASES.get(n).map_or_else(|| Cow::Owned(format!("#_{n}")), |name| Cow::Borrowed(*name))
}

#[inline]
pub(in crate::aws) fn value_alias(n: usize) -> Alias {
    VALUE_ALIASES.get(n).map_or_else(|| Cow::Owned(format!(":_{n}")), |value| Cow::Borrowed(*value))
}
