//! Keys: building them from values by templates, and parsing them.
//!
//! This room is larger than planned, because a template is two things here: a type, so that building and parsing compile to
//! straight-line code, and data, from which queries, proofs and errors follow.

mod entity;
mod entity_keys;
mod error;
mod key_struct;
mod reader;
mod template;
mod whole_key;
mod writer;

pub use entity::{
    Entity, HasFormerKeys, HasKeyIn, Queries, TellsFormerKeys, begin, compare, read_key, variant,
};
pub use entity_keys::{EntityKeys, IndexKey};
pub use error::{KeyError, Mismatch, ParseError};
#[cfg(feature = "aws-sdk")]
pub use key_struct::keeps;
pub use key_struct::{IndexKeyOf, KeyOf, KeyValues, KeyVisitor, PrimaryKey, fmt_key, visit_values};
pub use reader::{Agreeing, Cut, FieldSource, Fields, Reader};
pub use template::{
    CutAll, Placeholder, Repeated, Template, Templates, build, cut, explain, parse, read,
};
pub use whole_key::{Key, MultiKey, multi_key, pk_alone, pk_and_sk};
pub use writer::{End, raw};
pub(crate) use writer::{check_len, check_part, fits};
