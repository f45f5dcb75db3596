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
    PaddedIntegers,
    Integers,
    Text,
    Uuids,
    Times,
    Instants,
}

/// The kind of a field's type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Signed,
    Unsigned,
    Text,
    Uuid,
    Ulid,
    /// A date or an instant.
    Time,
    /// A `bool` or a `char`.
    Other,
}

impl Kind {
    fn is_integer(self) -> bool {
        matches!(self, Self::Signed | Self::Unsigned)
    }
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
        Writes::PaddedIntegers | Writes::Integers => kind.is_integer(),
        Writes::Text => kind == Kind::Text,
        Writes::Uuids => kind == Kind::Uuid,
        // A date has no hours, and no instant.
        Writes::Times | Writes::Instants if kind == Kind::Time => return None,
        Writes::Times | Writes::Instants => false,
    })
}

/// The mistake of a format that cannot write a field, if it is one.
pub(crate) fn misfit(field: &Field, format: Format) -> Option<Misfit> {
    if field.elements().is_some() && format != Format::Tail {
        let name = &field.name;
        let message = format!("`{name}` is a list, which takes the rest of a key");
        let help = format!("write `<{name}..>`, at the end of the template");
        return Some(Misfit { message, help, instead: Format::Tail });
    }
    let (kind, writes) = (kind(&field.known)?, writes(format)?);
    if is_fit(kind, writes)? {
        return None;
    }
    let (name, does) = (&field.name, does(writes));
    let is = if kind == Kind::Text { String::from("text") } else { article(&shown(&field.ty)) };
    let (instead, help) = (instead(kind, format), help(field, kind, writes, format));
    Some(Misfit { message: format!("{does}, and `{name}` is {is}"), help, instead })
}

fn does(writes: Writes) -> &'static str {
    match writes {
        Writes::UnsignedIntegers => "this format writes unsigned integers",
        Writes::PaddedIntegers => "this format pads integers",
        Writes::Integers => "this format sorts integers",
        Writes::Text => "this format folds the letters of text",
        Writes::Uuids => "this format writes UUIDs",
        Writes::Times => "this format writes times",
        Writes::Instants => "this format counts instants from 1970",
    }
}

fn instead(kind: Kind, format: Format) -> Format {
    match (kind, format) {
        (Kind::Signed | Kind::Unsigned, Format::DescWidth(_)) => Format::Desc,
        (
            Kind::Signed | Kind::Unsigned,
            Format::EpochSecs(width) | Format::EpochMillis(width) | Format::EpochMicros(width),
        ) => Format::Padded(width),
        (Kind::Signed | Kind::Unsigned, _) => Format::Ordered,
        (Kind::Time, _) => Format::Day,
        (Kind::Text | Kind::Uuid | Kind::Ulid | Kind::Other, _) => Format::Plain,
    }
}

fn help(field: &Field, kind: Kind, writes: Writes, format: Format) -> String {
    let name = &field.name;
    match (kind, writes, instead(kind, format)) {
        (Kind::Signed, Writes::UnsignedIntegers, _) => {
            let signed = spelled(&field.known).unwrap_or_default();
            let unsigned = signed.replacen("NonZeroI", "NonZeroU", 1).replacen('i', "u", 1);
            format!(
                "make it a `{unsigned}`; `<{name}:desc>` also takes signed integers, but writes other text, so that \
                 stored items would no longer be found"
            )
        }
        (_, Writes::Instants, Format::Padded(width)) => {
            format!("write `<{name}:0{width}>` to pad a number")
        }
        (Kind::Time, Writes::Text | Writes::Uuids, _) => {
            format!("write `<{name}:day>` or, for an instant, `<{name}:millis>`")
        }
        (Kind::Time, ..) => {
            format!("write `<{name}:day>` or, for an instant, a number: `<{name}:epoch_millis>`")
        }
        (Kind::Text, Writes::UnsignedIntegers | Writes::PaddedIntegers, _) => {
            format!("write `<{name}>`, or give `{name}` a type such as `u32`")
        }
        (Kind::Text | Kind::Signed | Kind::Unsigned, Writes::Times | Writes::Instants, _) => {
            let ty = match format {
                Format::Year | Format::Month | Format::Day => "chrono::NaiveDate",
                _ => "chrono::DateTime<Utc>",
            };
            format!("write `<{name}>`, or give `{name}` a type such as `{ty}`")
        }
        _ => format!("write `<{name}>`"),
    }
}

fn article(ty: &str) -> String {
    let article = if ty.starts_with(['i', 'I']) { "an" } else { "a" };
    format!("{article} `{ty}`")
}

fn writes(format: Format) -> Option<Writes> {
    Some(match format {
        Format::Plain | Format::Tail | Format::List(_) | Format::Raw | Format::Shard(_) => {
            return None;
        }
        Format::DescWidth(_) => Writes::UnsignedIntegers,
        Format::Padded(_) => Writes::PaddedIntegers,
        Format::Ordered | Format::Desc => Writes::Integers,
        Format::Upper | Format::Lower | Format::Uppercase | Format::Lowercase => Writes::Text,
        Format::Simple => Writes::Uuids,
        Format::Year
        | Format::Month
        | Format::Day
        | Format::Hour
        | Format::Secs
        | Format::Millis
        | Format::Micros
        | Format::Nanos => Writes::Times,
        Format::EpochSecs(_) | Format::EpochMillis(_) | Format::EpochMicros(_) => Writes::Instants,
    })
}

/// Whether a type is spelled as an integer.
pub(super) fn is_integer(known: &KnownType) -> bool {
    kind(known).is_some_and(Kind::is_integer)
}

fn kind(known: &KnownType) -> Option<Kind> {
    if matches!(known, KnownType::Text) {
        return Some(Kind::Text);
    }
    let ty = spelled(known)?;
    Some(match &*ty {
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => Kind::Unsigned,
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => Kind::Signed,
        name if name.starts_with("NonZeroU") => Kind::Unsigned,
        name if name.starts_with("NonZeroI") => Kind::Signed,
        "bool" | "char" => Kind::Other,
        "Uuid" => Kind::Uuid,
        "Ulid" => Kind::Ulid,
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
