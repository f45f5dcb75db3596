//! The laws for every part type in every format, each in several shapes of templates.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use ddb_keys::schema::{KeyAttribute, Segment, Source};
use proptest::prelude::*;
use std::num::{
    NonZeroI8, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU32, NonZeroU64, NonZeroU128,
};
use ulid::Ulid;
use uuid::Uuid;

use crate::laws::{self, Made, Shape};
use crate::values::{Code, Delta, Four, Hex, Number, Revision, Small, State, UserId, Values, text};

/// Two values of a part type, and a text.
type Sample<P> = (P, P, String);

/// One test for each type and format, with the shapes of that format.
macro_rules! parts {
    ($(#[$kind:ident] $($name:ident: $ty:ty,)+)+) => {$(
        mod $kind {
            use super::*;

            $(
                pub(super) mod $name {
                    use super::*;

                    pub(crate) const SHAPES: &[Shape<Sample<$ty>>] = &$kind!($ty);

                    #[test]
                    fn keeps_the_laws() {
                        laws::hold(&(<$ty>::values(), <$ty>::values(), text()).boxed(), SHAPES);
                    }
                }
            )+
        }
    )+};
}

/// Derives an entity for each list of attributes.
macro_rules! shapes {
    ($ty:ty: $($name:ident $(#[$attr:meta])+;)+) => {{
        type Part = $ty;
        [$({
            #[derive(ddb_keys::Entity)]
            $(#[$attr])+
            #[allow(dead_code, reason = "not every shape has every field")]
            struct Item { v: Part, w: Part, t: String }

            impl Made<Sample<Part>> for Item {
                fn made((v, w, t): &Sample<Part>) -> Self {
                    Self { v: v.clone(), w: w.clone(), t: t.clone() }
                }
            }

            Shape::of::<Item>(stringify!($name))
        }),+]
    }};
}

macro_rules! plain {
    ($ty:ty) => {
        shapes! { $ty:
            alone #[pk("<v>")];
            before_a_tail #[pk("A#<v>")] #[sk("<w>#<t..>")];
            shared #[pk("<v>#Z")] #[sk("#M#<v>|<w>")];
            before_letters #[pk("x<v>x<t>")] #[sk("<w>-x<v>")];
            other_separator #[entity(separator = '|')] #[pk("<v>|#<w>")] #[sk("<t>|<v>")];
            twice_in_one #[pk("<<<v>>")] #[sk("<w>#<v>#<w>")];
        }
    };
}

macro_rules! raw {
    ($ty:ty) => {
        shapes! { $ty:
            alone #[pk(v)];
            both #[pk(v)] #[sk(w)];
            beside_a_template #[pk("<v>#<t>")] #[sk(v)];
        }
    };
}

macro_rules! padded {
    ($ty:ty) => {
        shapes! { $ty:
            full #[pk("<v:039>")] #[sk("<w:039>#<t..>")];
            narrow #[pk("A#<v:02>")] #[sk("<w:01>5<v>")];
            before_digits #[pk("<v:05>0<w:05>00")];
            beside_plain #[pk("<v:020>")] #[sk("<v>#<w:03>#<v:020>")];
        }
    };
}

macro_rules! ordered {
    ($ty:ty) => {
        shapes! { $ty:
            alone #[pk("<v:ordered>")] #[sk("<w:ordered>#<t..>")];
            before_digits #[pk("<v:ordered>0<w:ordered>")];
            beside_plain #[pk("<v>#<w>")] #[sk("<v:ordered>-<w:ordered>")];
        }
    };
}

macro_rules! desc {
    ($ty:ty) => {
        shapes! { $ty:
            alone #[pk("<v:desc>")] #[sk("<w:desc>#<t..>")];
            before_digits #[pk("<v:desc>9<w:desc>")];
            beside_ordered #[pk("<v:desc>#<w:ordered>")] #[sk("<v:ordered>-<w:desc>#<v>")];
        }
    };
}

macro_rules! desc_of_a_width {
    ($ty:ty) => {
        shapes! { $ty:
            wide #[pk("<v:desc(38)>")] #[sk("<w:desc(38)>#<t..>")];
            narrow #[pk("A#<v:desc(1)>")] #[sk("<w:desc(3)>9<v:desc>")];
        }
    };
}

macro_rules! folded {
    ($ty:ty) => {
        shapes! { $ty:
            upper #[pk("<v:upper>")] #[sk("A<w:upper>A<t>")];
            lower #[pk("<v:lower>#a")] #[sk("<w:lower>a<t>")];
            both #[pk("<v:lower>#<w:upper>")] #[sk("<v:upper>#<w:lower>")];
            beside_plain #[pk("<v:lower>#<w:upper>")] #[sk("<v>-x<w>")];
            uppercase #[pk("<v:uppercase>")] #[sk("A<w:uppercase>SS<t>")];
            lowercase #[pk("<v:lowercase>#a")] #[sk("<w:lowercase>k<t>")];
            of_every_script_beside_ascii #[pk("<v:lowercase>#<w:uppercase>#<v:upper>")] #[sk("<v:uppercase>#<w:lower>#<w:lowercase>")];
            of_every_script_beside_plain #[pk("<v:lowercase>#<v:uppercase>")] #[sk("<v>-x<w>")];
        }
    };
}

macro_rules! simple {
    ($ty:ty) => {
        shapes! { $ty:
            alone #[pk("<v:simple>")] #[sk("<w:simple>#<t..>")];
            before_digits #[pk("<v:simple>0<w:simple>")];
            beside_plain #[pk("<v>#<w:simple>")] #[sk("<v:simple>-<w>")];
        }
    };
}

/// Formats of instants and civil times, but not of dates.
macro_rules! time_of_day {
    ($ty:ty) => { shapes! { $ty:
        hour #[pk("<v:hour>0<w:hour>")];
        secs #[pk("<v:secs>#<w:secs>")];
        millis #[pk("<v:millis>0<w:millis>")];
        micros #[pk("<v:micros>#<w:micros>")];
        nanos #[pk("<v:nanos>0<w:nanos>")] #[sk("<t..>")];
        all_precisions #[pk("<v:year>#<v:month>#<v:day>#<v:hour>#<v:secs>")] #[sk("<v:millis>#<v:micros>#<v:nanos>#<w:month>")];
        truncated_everywhere #[pk("<v:month>/<w:day>")] #[sk("<w:hour>/<v:micros>/<v:secs>")];
    } };
}

/// Formats of instants alone.
macro_rules! instant {
    ($ty:ty) => { shapes! { $ty:
        epoch_secs #[pk("<v:epoch_secs>0<w:epoch_secs>")];
        epoch_millis #[pk("<v:epoch_millis>#<w:epoch_millis>")];
        epoch_micros #[pk("<v:epoch_micros>0<w:epoch_micros>")] #[sk("<t..>")];
        of_a_width #[pk("<v:epoch_secs(12)>#<w:epoch_millis(15)>")] #[sk("<w:epoch_secs(39)>#<v:epoch_micros(18)>")];
        in_buckets #[pk("<v:day>/<w:epoch_secs(20)>")] #[sk("<v:epoch_millis>/<w:epoch_micros(20)>")];
        beside_text #[pk("<v:epoch_secs>#<w:nanos>")] #[sk("<v:secs>#<w:epoch_micros>")];
    } };
}

macro_rules! date {
    ($ty:ty) => {
        shapes! { $ty:
            plain #[pk("<v>0<w>")] #[sk("<t..>")];
            day #[pk("<v:day>#<w:day>")];
            year #[pk("<v:year>#<w:year>")] #[sk("<v:day>0<w:month>")];
            month #[pk("<v:month>#<w:month>")];
            month_and_plain #[pk("<v:month>")] #[sk("<v>#<w:day>")];
        }
    };
}

parts! {
    #[plain]
    string: String,
    boxed_str: Box<str>,
    arc: Arc<str>,
    rc: Rc<String>,
    cow: Cow<'static, str>,
    newtype: UserId,
    fixed_length: Four,
    bounded: Code,
    some_letters: Hex,
    few_letters: Small,
    bools: bool,
    chars: char,
    words: State,
    u_8: u8,
    u_16: u16,
    u_32: u32,
    u_64: u64,
    u_128: u128,
    u_size: usize,
    i_8: i8,
    i_16: i16,
    i_32: i32,
    i_64: i64,
    i_128: i128,
    i_size: isize,
    boxed: Box<u32>,
    number: Number,
    deep_number: Delta,
    uuid: Uuid,
    ulid: Ulid,
    chrono_date: chrono::NaiveDate,
    time_date: time::Date,
    jiff_date: jiff::civil::Date,
    nonzero_u_8: NonZeroU8,
    nonzero_u_128: NonZeroU128,
    nonzero_i_8: NonZeroI8,
    nonzero_i_128: NonZeroI128,
    nonzero_number: Revision,

    #[raw]
    string: String,
    newtype: UserId,
    bounded: Code,
    some_letters: Hex,
    chars: char,
    words: State,
    u_8: u8,
    u_64: u64,
    u_128: u128,
    i_8: i8,
    i_64: i64,
    i_128: i128,
    number: Number,
    deep_number: Delta,
    uuid: Uuid,
    ulid: Ulid,
    chrono_date: chrono::NaiveDate,
    jiff_date: jiff::civil::Date,
    nonzero_u_32: NonZeroU32,
    nonzero_i_64: NonZeroI64,
    nonzero_number: Revision,

    #[simple]
    of_a_uuid: Uuid,

    #[padded]
    u_8: u8,
    u_16: u16,
    u_32: u32,
    u_64: u64,
    u_128: u128,
    u_size: usize,
    i_8: i8,
    i_16: i16,
    i_32: i32,
    i_64: i64,
    i_128: i128,
    i_size: isize,
    number: Number,
    deep_number: Delta,
    boxed: Box<u32>,
    nonzero_u_8: NonZeroU8,
    nonzero_u_64: NonZeroU64,
    nonzero_u_128: NonZeroU128,
    nonzero_i_8: NonZeroI8,
    nonzero_i_128: NonZeroI128,
    nonzero_number: Revision,

    #[ordered]
    nonzero_u_32: NonZeroU32,
    nonzero_u_128: NonZeroU128,
    nonzero_i_8: NonZeroI8,
    nonzero_i_64: NonZeroI64,
    nonzero_number: Revision,
    u_8: u8,
    u_16: u16,
    u_32: u32,
    u_64: u64,
    u_128: u128,
    u_size: usize,
    i_8: i8,
    i_16: i16,
    i_32: i32,
    i_64: i64,
    i_128: i128,
    i_size: isize,
    number: Number,
    deep_number: Delta,

    #[desc]
    nonzero_u_32: NonZeroU32,
    nonzero_u_128: NonZeroU128,
    nonzero_i_8: NonZeroI8,
    nonzero_i_64: NonZeroI64,
    nonzero_number: Revision,
    u_8: u8,
    u_16: u16,
    u_32: u32,
    u_64: u64,
    u_128: u128,
    u_size: usize,
    i_8: i8,
    i_16: i16,
    i_32: i32,
    i_64: i64,
    i_128: i128,
    i_size: isize,
    number: Number,
    deep_number: Delta,

    #[desc_of_a_width]
    nonzero_u_32: NonZeroU32,
    nonzero_u_128: NonZeroU128,
    nonzero_number: Revision,
    u_8: u8,
    u_16: u16,
    u_32: u32,
    u_64: u64,
    u_128: u128,
    u_size: usize,
    number: Number,

    #[folded]
    string: String,
    boxed_str: Box<str>,
    newtype: UserId,
    some_letters: Hex,

    #[time_of_day]
    chrono_utc: chrono::DateTime<chrono::Utc>,
    chrono_offset: chrono::DateTime<chrono::FixedOffset>,
    chrono_civil: chrono::NaiveDateTime,
    time_offset: time::OffsetDateTime,
    time_utc: time::UtcDateTime,
    time_civil: time::PlainDateTime,
    jiff_timestamp: jiff::Timestamp,
    jiff_civil: jiff::civil::DateTime,

    #[instant]
    in_chrono: chrono::DateTime<chrono::Utc>,
    with_an_offset_in_chrono: chrono::DateTime<chrono::FixedOffset>,
    with_an_offset_in_time: time::OffsetDateTime,
    in_time: time::UtcDateTime,
    in_jiff: jiff::Timestamp,

    #[date]
    of_chrono: chrono::NaiveDate,
    of_time: time::Date,
    of_jiff: jiff::civil::Date,
}

/// A text is refused if it is empty, contains the separator, would end early, or makes its key too
/// long. In all other cases the key equals a plain concatenation.
#[test]
fn text_is_refused_only_for_known_reasons() {
    let values = (text(), text(), text()).boxed();
    laws::run(&values, |sample| {
        for shape in plain::string::SHAPES {
            let pk = concatenated(shape.schema.pk, &sample);
            let sk = shape.schema.sk.map(|sk| concatenated(sk, &sample));
            let expected = match (pk, sk) {
                (Some(pk), None) => Some((pk, None)),
                (Some(pk), Some(Some(sk))) => Some((pk, Some(sk))),
                _ => None,
            };
            prop_assert_eq!((shape.built)(&sample), expected);
        }
        Ok(())
    });
}

fn concatenated(attribute: &KeyAttribute, (v, w, t): &Sample<String>) -> Option<String> {
    let Source::Template { segments, .. } = attribute.source else { return None };
    let mut whole = String::new();
    for (at, segment) in segments.iter().enumerate() {
        let part = match segment {
            Segment::Literal(literal) => {
                whole += literal;
                continue;
            }
            Segment::Part(part) => part,
        };
        let text = match part.field {
            "v" => v,
            "w" => w,
            _ => t,
        };
        let ends_early = match segments.get(at + 1) {
            Some(Segment::Literal(next)) => format!("{text}{next}").find(next) != Some(text.len()),
            _ => false,
        };
        if text.is_empty() || !part.tail && (text.contains(attribute.separator) || ends_early) {
            return None;
        }
        whole += text;
    }
    (whole.len() <= attribute.max_len()).then_some(whole)
}
