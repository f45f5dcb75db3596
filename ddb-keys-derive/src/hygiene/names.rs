//! The names of the runtime that generated code uses.

use proc_macro2::{Ident, Span};

/// A list of the runtime's names, which the code of a derive needs.
#[derive(Clone, Copy)]
pub(crate) enum Names {
    Entity,
    /// Of an entity with keys of indexes.
    Index,
    /// Of an entity whose keys hold more than plain text.
    Parts,
    /// Of an entity with former keys or a version.
    History,
    ItemCollection,
    KeyPart,
    Table,
}

impl Names {
    /// The macro of the runtime that imports them.
    pub(super) fn import(self) -> Ident {
        let name = match self {
            Self::Entity => "names_of_an_entity",
            Self::Index => "names_of_an_index",
            Self::Parts => "names_of_parts",
            Self::History => "names_of_history",
            Self::ItemCollection => "names_of_an_item_collection",
            Self::KeyPart => "names_of_a_part",
            Self::Table => "names_of_a_table",
        };
        Ident::new(name, Span::call_site())
    }
}

/// Maps `r#Option` to `Option` for the names that the runtime brings into a block.
pub(super) fn runtime_name(ident: &Ident) -> Option<Ident> {
    let name = ident.to_string();
    let name = name.strip_prefix("r#")?;
    (NAMES.contains(&name) || MEANT_ALIKE.contains(&name)).then(|| Ident::new(name, ident.span()))
}

/// Types that are not spelled like types.
pub(super) const PRIMITIVES: [&str; 4] = ["bool", "str", "u8", "usize"];

/// Names in definitions of public types that the root of the library has.
pub(super) const AT_THE_ROOT: [&str; 7] =
    ["ElementOf", "Elements", "Entity", "KeyPart", "KeySource", "PartOf", "QueryParts"];

/// Names of the standard library that the runtime brings into a block: a field's type means the same.
pub(super) const MEANT_ALIKE: [&str; 7] = ["Box", "Option", "Vec", "bool", "str", "u8", "usize"];

/// The names that the runtime brings into a block, without [`MEANT_ALIKE`]: an input that mentions one of them gets paths instead.
pub(super) const NAMES: [&str; 131] = [
    "AllGiven",
    "AtEnd",
    "BoundedRange",
    "Bytes",
    "Checked",
    "CheckedPart",
    "ChronoPart",
    "Clone",
    "Collection",
    "CollectionError",
    "CollectionMember",
    "CollectionSchema",
    "Compare",
    "ComputedPart",
    "Copy",
    "Count",
    "Day",
    "Debug",
    "Desc",
    "DescWidth",
    "ElementOf",
    "Elements",
    "EndsAt",
    "Entity",
    "EntityOf",
    "EntitySchema",
    "EpochMicros",
    "EpochMillis",
    "EpochSecs",
    "Eq",
    "FieldName",
    "Format",
    "Formatter",
    "Former",
    "From",
    "HasFieldNames",
    "HasFormerKeys",
    "HasKeyIn",
    "HasPartitionKey",
    "HasTenants",
    "Hash",
    "Hasher",
    "Holds",
    "Hour",
    "If",
    "InMiddle",
    "IndexId",
    "IndexKeyOf",
    "IndexKeySchema",
    "IndexKind",
    "IndexScan",
    "IndexSchema",
    "Into",
    "IntoCondition",
    "IntoIterator",
    "IntoPart",
    "ItemCollection",
    "JiffPart",
    "Joined",
    "Key",
    "KeyAttribute",
    "KeyError",
    "KeyOf",
    "KeyPart",
    "KeyRange",
    "KeySource",
    "KeyValue",
    "KeyVisitor",
    "ListOf",
    "Literal",
    "Lookup",
    "Lower",
    "Lowercase",
    "MemberList",
    "Members",
    "Micros",
    "Millis",
    "Month",
    "MultiKey",
    "Nanos",
    "Newtype",
    "NextPart",
    "NoFurtherPart",
    "One",
    "Ordered",
    "Overlap",
    "Padded",
    "PartOf",
    "PartialEq",
    "PhantomData",
    "Placeholder",
    "Plain",
    "PlainPart",
    "Prefix",
    "Presence",
    "Present",
    "PrimaryKey",
    "Projection",
    "Proofs",
    "Queries",
    "QueryParts",
    "RangeEnd",
    "RangeGiven",
    "Raw",
    "Repeated",
    "Result",
    "Secs",
    "Selection",
    "Separated",
    "Shard",
    "Simple",
    "SortedAt",
    "SortsAfter",
    "Source",
    "Table",
    "TableSchema",
    "TellsFormerKeys",
    "Templates",
    "TenantSchema",
    "TextBounds",
    "TheQuery",
    "Through",
    "TimeIn",
    "TimePart",
    "UlidPart",
    "Unchecked",
    "UnknownKey",
    "Upper",
    "Uppercase",
    "UuidPart",
    "Year",
];
