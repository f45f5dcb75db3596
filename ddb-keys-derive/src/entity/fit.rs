//! The formats that can write a field, where the spelling of its type says so.

use syn::Type;

use crate::entity::model::Field;
use crate::known_type::KnownType;
use crate::naming::{plain, shown};
use crate::template::Format;

/// The values that a placeholder's format writes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Writes {
    UnsignedIntegers,
    Integers,
    Text,
    Times,
}

/// The kind of a field's type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Signed,
    Unsigned,
    Text,
    /// A `Uuid` or a `Ulid`.
    Id,
    /// A date or an instant.
    Time,
    /// A `bool` or a `char`.
    Other,
}

/// A format that cannot write its field.
pub(crate) struct Misfit {
    pub(crate) message: String,
    pub(crate) help: String,
    /// A format that can, with which the derive continues.
    pub(crate) instead: Format,
}

/// Whether a format can write a field. `None` if only the compiler knows.
pub(crate) fn fits(field: &Field, format: Format) -> Option<bool> {
    is_fit(kind(&field.known)?, writes(format)?)
}

fn is_fit(kind: Kind, writes: Writes) -> Option<bool> {
    Some(match writes {
        Writes::UnsignedIntegers => kind == Kind::Unsigned,
        Writes::Integers => matches!(kind, Kind::Unsigned | Kind::Signed),
        Writes::Text => kind == Kind::Text,
        // A date has no hours.
        Writes::Times if kind == Kind::Time => return None,
        Writes::Times => false,
    })
}

/// The mistake of a format that cannot write a field, if it is one.
pub(crate) fn misfit(field: &Field, format: Format) -> Option<Misfit> {
    let (kind, writes) = (kind(&field.known)?, writes(format)?);
    if is_fit(kind, writes)? {
        return None;
    }
    let does = match writes {
        Writes::UnsignedIntegers => "this format pads unsigned integers",
        Writes::Integers => "this format sorts integers",
        Writes::Text => "this format folds the letters of text",
        Writes::Times => "this format writes times",
    };
    let name = &field.name;
    let is = if kind == Kind::Text { String::from("text") } else { article(&shown(&field.ty)) };
    let instead = match (kind, format) {
        (Kind::Signed | Kind::Unsigned, Format::DescWidth(_)) => Format::Desc,
        (Kind::Signed | Kind::Unsigned, _) => Format::Ordered,
        (Kind::Time, _) => Format::Day,
        (Kind::Text | Kind::Id | Kind::Other, _) => Format::Plain,
    };
    let help = match instead {
        Format::Desc | Format::Ordered if writes == Writes::UnsignedIntegers => {
            let sorted = if instead == Format::Desc { "desc" } else { "ordered" };
            let unsigned = spelled(&field.known).map(|signed| signed.replacen('i', "u", 1));
            format!(
                "make it a `{}`; `<{name}:{sorted}>` takes signed integers, too, and writes another text, under which stored \
                 items would not be found",
                unsigned.unwrap_or_default()
            )
        }
        Format::Desc => format!("write `<{name}:desc>`"),
        Format::Ordered => format!("write `<{name}:ordered>`"),
        Format::Day => format!("write `<{name}:day>` or, for an instant, `<{name}:millis>`"),
        _ if kind == Kind::Text && writes == Writes::UnsignedIntegers => {
            format!("write `<{name}>`, or give `{name}` a type such as `u32`")
        }
        _ if kind == Kind::Text && writes == Writes::Times => {
            let ty = match format {
                Format::Year | Format::Month | Format::Day => "chrono::NaiveDate",
                _ => "chrono::DateTime<Utc>",
            };
            format!("write `<{name}>`, or give `{name}` a type such as `{ty}`")
        }
        _ => format!("write `<{name}>`"),
    };
    Some(Misfit { message: format!("{does}, and `{name}` is {is}"), help, instead })
}

fn article(ty: &str) -> String {
    let article = if ty.starts_with(['i', 'I']) { "an" } else { "a" };
    format!("{article} `{ty}`")
}

fn writes(format: Format) -> Option<Writes> {
    Some(match format {
        Format::Plain | Format::Tail | Format::Raw => return None,
        Format::Padded(_) | Format::DescWidth(_) => Writes::UnsignedIntegers,
        Format::Ordered | Format::Desc => Writes::Integers,
        Format::Upper | Format::Lower | Format::Uppercase | Format::Lowercase => Writes::Text,
        Format::Year
        | Format::Month
        | Format::Day
        | Format::Hour
        | Format::Secs
        | Format::Millis
        | Format::Micros
        | Format::Nanos => Writes::Times,
    })
}

/// Whether a type is spelled as an integer.
pub(super) fn is_integer(known: &KnownType) -> bool {
    matches!(kind(known), Some(Kind::Unsigned | Kind::Signed))
}

fn kind(known: &KnownType) -> Option<Kind> {
    if matches!(known, KnownType::Text) {
        return Some(Kind::Text);
    }
    let ty = spelled(known)?;
    Some(match &*ty {
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => Kind::Unsigned,
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => Kind::Signed,
        "bool" | "char" => Kind::Other,
        "Uuid" | "Ulid" => Kind::Id,
        _ => Kind::Time,
    })
}

/// The name of a type that is known by its spelling.
fn spelled(known: &KnownType) -> Option<String> {
    match known {
        KnownType::Copy(Type::Path(path)) => Some(plain(&path.path.segments.last()?.ident)),
        _ => None,
    }
}
