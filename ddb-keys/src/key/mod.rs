//! Keys: building them from values by templates, and parsing them.

mod build;
mod entity;
mod error;
mod memchr;
mod reader;
mod template;
mod value;
mod writer;

pub use build::{build, multi_key, parse, pk_alone, pk_and_sk, read};
#[cfg(feature = "aws-sdk")]
pub use entity::keeps;
pub use entity::{
    Entity, EntityKeys, IndexKey, IndexKeyOf, KeyOf, KeyValues, KeyVisitor, PrimaryKey, Queries,
    TellsFormerKeys, begin, fmt_key, read_key, visit_values,
};
pub use error::{KeyError, Mismatch, ParseError};
pub use reader::{Agrees, Cut, FieldSource, Fields, Reader, Same};
pub use template::{CutAll, Nth, Placeholder, Repeated, Template, Templates, Texts};
pub use value::{Key, MultiKey};
pub use writer::{End, raw};
pub(crate) use writer::{check_part, fits};
