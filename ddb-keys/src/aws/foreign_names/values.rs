//! Names of functions and methods that reach into attributes, or make their new values.

use super::{instead, refused};
use crate::aws::attribute::Attribute;

instead! {
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
    [E, V, R, P] Attribute<E, V, R, P> {
        WriteNthOrKey: get first last index element entry field;
        SetAppendOrAddInTheUpdate: insert extend;
        AppendInTheUpdate: list_append append push prepend;
        SetIfMissingInTheUpdate: if_not_exists set_if_missing;
        AddInTheUpdate: add increment decrement subtract add_assign;
        SetInTheUpdate: set set_from assign replace;
        RemoveInTheUpdate: remove unset delete;
        WriteOr: unwrap_or unwrap_or_default or_default unwrap expect;
    }
}
