//! Names of functions and methods that reach into attributes, or make their new values.

use super::{instead, refused};
use crate::aws::Cursor;
use crate::aws::attribute::Attribute;

instead! {
    "a cursor is written as text by `to_string`, and read by `parse`",
    "write `cursor.to_string()`, and `text.parse::<ddb_keys::aws::Cursor>()?`"
    => TextOfACursor;

    "an element of a list is reached by its position, and an entry of a map by its key",
    "write `.nth(0)` or `.key(\"name\")`"
    => WriteNthOrKey;

    "an entry of a map is set by the update, and elements of a list or a set are added by it",
    "in `table.update(…)`, write `.set(|a| a.map.key(\"name\"), value)`, or `.append(…)` or `.add(…)`"
    => SetAppendOrAddInTheUpdate;

    "elements are appended to a list by the update",
    "in `table.update(…)`, write `.append(|a| a.list, [\"a\"])` or `.prepend(…)`"
    => AppendInTheUpdate;

    "a value is set where there is none by the update, and is a part of a sum by `or`",
    "in `table.update(…)`, write `.set_if_missing(|a| a.name, value)`; in a sum, `a.name.or(0) + 1`"
    => SetIfMissingInTheUpdate;

    "a number is changed by the update",
    "in `table.update(…)`, write `.add(|a| a.number, 1)` or `.subtract(|a| a.number, 1)`"
    => AddInTheUpdate;

    "an attribute is set by the update",
    "in `table.update(…)`, write `.set(|a| a.name, value)`"
    => SetInTheUpdate;

    "an attribute is removed by the update",
    "in `table.update(…)`, write `.remove(|a| a.name)`"
    => RemoveInTheUpdate;

    "a value for an attribute that the item lacks is given by `or`",
    "write `.or(0)`, in `set_from`; a condition says `is_none()` or `missing()`"
    => WriteOr;
}

refused! {
    [E, V, R, P] Attribute<E, V, R, P>, Self {
        WriteNthOrKey: get(_) first() last() index(_) element(_) entry(_) field(_);
        SetAppendOrAddInTheUpdate: insert extend(_);
        AppendInTheUpdate: list_append(_) append(_) push(_) prepend(_);
        SetIfMissingInTheUpdate: if_not_exists(_) set_if_missing(_);
        AddInTheUpdate: add(_) increment(_) decrement(_) subtract(_) add_assign(_);
        SetInTheUpdate: set(_) set_from(_) assign(_) replace(_);
        RemoveInTheUpdate: remove() unset() delete();
        WriteOr: unwrap_or(_) unwrap_or_default() or_default() unwrap() expect(_);
    }
}

// A type without parameters: the compiler checks the bound at the call only if it is for every lifetime.
macro_rules! answered_by_a_cursor {
    ($($name:ident)*) => {
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl Cursor {
            $(
                pub fn $name<Any>(&self) -> Any
                where
                    for<'never> Self: TextOfACursor<Instead: Sized>,
                {
                    unreachable!()
                }
            )*
        }
    };
}

answered_by_a_cursor! {
    as_str encode into_string to_base64 to_json to_text to_token token value
}
