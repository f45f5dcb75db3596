//! The meaning of an entity's attributes: resolved fields and parsed templates. Nothing changes it
//! afterwards.

use proc_macro2::{Ident, Span, TokenStream};
use syn::Type;

use crate::attr::serde::FieldNames;
use crate::hygiene::Hygiene;
use crate::known_type::{KnownType, feature_part};
use crate::template::Format;

/// An entity, as its attributes describe it.
pub(crate) struct Entity<'a> {
    pub(crate) ast: &'a syn::DeriveInput,
    pub(crate) hygiene: Hygiene,
    pub(crate) name: String,
    pub(crate) separator: char,
    pub(crate) fields: Vec<Field>,
    pub(crate) primary: KeyStruct,
    pub(crate) indexes: Vec<KeyStruct>,
    /// Index keys whose fields are not known after a mistake.
    pub(crate) unsettled: Vec<KeyStruct>,
    /// The primary keys that items of the entity had before.
    pub(crate) formers: Vec<KeyStruct>,
    /// The keys of indexes that they had before.
    pub(crate) former_indexes: Vec<KeyStruct>,
    /// The values that no two of its items share.
    pub(crate) uniques: Vec<Unique>,
    /// The field that counts writes.
    pub(crate) version: Option<usize>,
    /// The field that says when an item expires.
    pub(crate) ttl: Option<usize>,
    /// The field with the time when the item was created.
    pub(crate) created: Option<usize>,
    /// The field with the time of the last write.
    pub(crate) updated: Option<usize>,
    /// The names of fields that stand in attributes outside of templates, with their places.
    pub(crate) bare_names: Vec<Ident>,
}

/// A field of the entity.
pub(crate) struct Field {
    pub(crate) ident: Ident,
    /// The name without `r#`.
    pub(crate) name: String,
    /// The attribute under which serde stores it.
    pub(crate) attribute: String,
    /// How serde writes and reads it.
    pub(crate) serde: FieldNames,
    pub(crate) ty: Type,
    /// Spelled `Option<…>`.
    pub(crate) optional: bool,
    /// Used in the primary key or a former one, so its type is a part everywhere.
    pub(crate) in_primary: bool,
    pub(crate) known: KnownType,
    /// Set if `known` is a type that is checked once, and not in each impl.
    pub(crate) checked: Option<CheckedType>,
    /// How a computed part follows from fields. `None` for a field of the struct.
    pub(crate) computed: Option<Computed>,
}

/// How a part of keys follows from fields.
pub(crate) struct Computed {
    /// Its number among the computed parts of this entity.
    pub(crate) number: usize,
    /// `None` after a mistake in it.
    pub(crate) expression: Option<syn::Expr>,
    /// The word `self` in the expression, with its place.
    pub(crate) this: Ident,
    /// The fields that the expression names.
    pub(crate) fields: Vec<usize>,
}

/// A value that no two items of the entity share.
pub(crate) struct Unique {
    /// The entity whose item stands for the value.
    pub(crate) lock: syn::Path,
    pub(crate) expression: syn::Expr,
    /// The word `self` in the expression, with its place.
    pub(crate) this: Ident,
    /// The fields that the expression names.
    pub(crate) fields: Vec<usize>,
}

/// A type that only the compiler resolves and that a key is made from. One impl asks whether it is a part, and everything else
/// names the type through that impl, so that a type that is not a part is one error.
#[derive(Clone)]
pub(crate) struct CheckedType {
    /// The entity, which the impl names.
    pub(crate) entity: Ident,
    /// Its number among the types of this entity.
    pub(crate) number: usize,
    /// Its name in the impls that the derive emits.
    pub(crate) alias: Ident,
    /// The type itself, where the alias may have its name.
    pub(crate) itself: TokenStream,
    /// Whether the type may be a part or an `Option` of one, because only index keys are made from it.
    pub(crate) is_source: bool,
}

/// A key struct to be generated: the primary key's or an index key's.
pub(crate) struct KeyStruct {
    pub(crate) ident: Ident,
    pub(crate) place: KeyPlace,
    pub(crate) pk: Vec<Attribute>,
    pub(crate) sk: Vec<Attribute>,
    /// Whether the templates are lists, as in a multi-attribute index.
    pub(crate) multi: bool,
    /// Whether its fields are not known after a mistake. It has no attributes then.
    pub(crate) unsettled: bool,
}

/// Which key of the entity.
pub(crate) enum KeyPlace {
    Primary,
    Index {
        index: Ident,
        name: Ident,
        kind: IndexKind,
        when: Vec<Condition>,
        /// The separator of a key that items had before. `None` for a present key.
        former: Option<char>,
    },
    Former {
        name: Ident,
        separator: char,
    },
}

/// A pattern that a field must match for a conditional key to apply.
pub(crate) struct Condition {
    pub(crate) field: usize,
    /// Where the field is named.
    pub(crate) span: Span,
    pub(crate) pattern: syn::Pat,
    /// The constants in the pattern. The compiler would take one that does not exist for a variable.
    pub(crate) constants: Vec<syn::Path>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum IndexKind {
    Global,
    Inverted,
    Local,
}

/// One attribute of a key.
#[derive(Clone)]
pub(crate) struct Attribute {
    /// The template, or the name of the field that is the attribute.
    pub(crate) text: String,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) span: Span,
}

/// A piece of a template, its field resolved.
#[derive(Clone)]
pub(crate) enum Piece {
    Literal(String),
    Part { field: usize, format: Format },
}

impl Entity<'_> {
    /// Every key of the entity: the primary key, those of indexes, former primary keys, former ones of indexes.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &KeyStruct> {
        self.current_keys().chain(&self.formers).chain(&self.former_indexes)
    }

    /// The present keys of an index.
    pub(crate) fn keys_in<'e>(&'e self, index: &'e Ident) -> impl Iterator<Item = &'e KeyStruct> {
        self.indexes.iter().filter(move |key| key.index() == Some(index))
    }

    /// Whether a key has bytes, which have no text to be read back from.
    pub(crate) fn has_bytes(&self, key: &KeyStruct) -> bool {
        key.fields().iter().any(|(field, _)| self.fields[*field].is_bytes())
    }

    /// Whether there is a `#[former(…)]` for the primary key, even one with a mistake.
    pub(crate) fn declares_formers(&self) -> bool {
        let former = self.ast.attrs.iter().filter(|attr| attr.path().is_ident("former"));
        former.count() > self.former_indexes.len()
    }

    /// Whether the fields of one of its keys are not known.
    pub(crate) fn is_unsettled(&self) -> bool {
        self.primary.unsettled || !self.unsettled.is_empty()
    }

    /// Whether a part of a key is a field, or is computed from it.
    pub(crate) fn is_made_from(&self, part: usize, field: usize) -> bool {
        let computed = self.fields[part].computed.as_ref();
        part == field || computed.is_some_and(|computed| computed.fields.contains(&field))
    }

    /// Whether a field that is no part of a key decides about one, because a condition or a computed part names it.
    pub(crate) fn decides(&self, field: usize) -> bool {
        let mut parts = self.keys().flat_map(KeyStruct::fields);
        let is_tested = self.indexes.iter().any(|key| key.condition_on(field).is_some());
        let is_used =
            (0..self.fields.len()).any(|part| self.is_made_from(part, field) && part != field);
        (is_tested || is_used) && parts.all(|(part, _)| part != field)
    }

    /// The place of a key's first part that is a field, or computed from it.
    pub(crate) fn use_in(&self, key: &KeyStruct, field: usize) -> Option<Span> {
        let mut parts = key.fields().into_iter();
        parts.find(|(part, _)| self.is_made_from(*part, field)).map(|(_, span)| span)
    }

    /// The fields that are attributes of the item, of known names.
    pub(crate) fn stored_fields(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| field.is_stored())
    }

    /// The keys that items get today: the primary key and those of indexes.
    pub(crate) fn current_keys(&self) -> impl Iterator<Item = &KeyStruct> {
        std::iter::once(&self.primary).chain(&self.indexes)
    }
}

impl KeyStruct {
    pub(crate) fn is_index(&self) -> bool {
        matches!(self.place, KeyPlace::Index { .. })
    }

    /// The index, if it is a key of one.
    pub(crate) fn index(&self) -> Option<&Ident> {
        match &self.place {
            KeyPlace::Index { index, .. } => Some(index),
            KeyPlace::Primary | KeyPlace::Former { .. } => None,
        }
    }

    /// Whether it is the primary key, inverted.
    pub(crate) fn is_inverted(&self) -> bool {
        matches!(self.place, KeyPlace::Index { kind: IndexKind::Inverted, .. })
    }

    pub(crate) fn is_former(&self) -> bool {
        matches!(self.place, KeyPlace::Former { .. } | KeyPlace::Index { former: Some(_), .. })
    }

    pub(crate) fn attributes(&self) -> impl Iterator<Item = &Attribute> {
        self.pk.iter().chain(&self.sk)
    }

    /// The character between its parts: that of the entity, unless a former key has its own.
    pub(crate) fn separator(&self, of_entity: char) -> char {
        match self.place {
            KeyPlace::Former { separator, .. }
            | KeyPlace::Index { former: Some(separator), .. } => separator,
            KeyPlace::Primary | KeyPlace::Index { .. } => of_entity,
        }
    }

    /// The conditions under which an item has the key. Only index keys have any.
    pub(crate) fn conditions(&self) -> &[Condition] {
        match &self.place {
            KeyPlace::Index { when, .. } => when,
            KeyPlace::Primary | KeyPlace::Former { .. } => &[],
        }
    }

    /// The first condition that tests a field.
    pub(crate) fn condition_on(&self, field: usize) -> Option<&Condition> {
        self.conditions().iter().find(|condition| condition.field == field)
    }

    /// The distinct fields, in order of first appearance, each with the span of that place.
    pub(crate) fn fields(&self) -> Vec<(usize, Span)> {
        let mut fields: Vec<(usize, Span)> = Vec::new();
        for attribute in self.attributes() {
            for field in attribute.fields() {
                if !fields.iter().any(|(known, _)| *known == field) {
                    fields.push((field, attribute.span));
                }
            }
        }
        fields
    }
}

impl Attribute {
    /// The field that is the attribute, unless a template writes it.
    pub(crate) fn raw(&self) -> Option<usize> {
        match self.pieces.as_slice() {
            [Piece::Part { field, format: Format::Raw }] => Some(*field),
            _ => None,
        }
    }

    /// The placeholders: their segments, fields and formats.
    pub(crate) fn placeholders(&self) -> impl Iterator<Item = (usize, usize, Format)> {
        self.pieces.iter().enumerate().filter_map(|(segment, piece)| match piece {
            Piece::Part { field, format } => Some((segment, *field, *format)),
            Piece::Literal(_) => None,
        })
    }

    pub(crate) fn fields(&self) -> impl Iterator<Item = usize> {
        self.placeholders().map(|(_, field, _)| field)
    }
}

impl Field {
    /// Whether it is an attribute of the item, of a known name.
    pub(crate) fn is_stored(&self) -> bool {
        !self.serde.skipped && !self.serde.flatten
    }

    /// The type of the elements, if the field is a list, which only a tail holds.
    pub(crate) fn elements(&self) -> Option<&Type> {
        match &self.known {
            KnownType::List(element) => Some(element),
            _ => None,
        }
    }

    /// Bytes have no text to be parsed from.
    pub(crate) fn is_bytes(&self) -> bool {
        matches!(self.known, KnownType::Bytes)
    }

    /// Text is text in every format that takes it.
    pub(crate) fn is_text(&self) -> bool {
        matches!(self.known, KnownType::Text)
    }

    /// The type, if only the compiler can resolve it.
    pub(crate) fn opaque_type(&self) -> Option<&Type> {
        match &self.known {
            KnownType::Opaque(ty) => Some(ty),
            _ => None,
        }
    }

    /// The type or that of the elements, if only the compiler can resolve it.
    pub(crate) fn unresolved_type(&self) -> Option<&Type> {
        let is_unresolved = |ty: &&Type| matches!(KnownType::of(ty), KnownType::Opaque(_));
        self.opaque_type().or_else(|| self.elements().filter(is_unresolved))
    }

    /// The type or that of the elements, if only the compiler can tell whether it is a part. A type of another crate may come from
    /// a version that the runtime does not know.
    pub(crate) fn checkable_type(&self) -> Option<&Type> {
        let unknown = match &self.known {
            KnownType::Copy(ty) | KnownType::List(ty) => feature_part(ty).map(|_| ty),
            _ => None,
        };
        unknown.or_else(|| self.unresolved_type())
    }

    /// Whether only the compiler knows if the field is optional.
    pub(crate) fn presence_unknown(&self) -> bool {
        self.opaque_type().is_some() && self.is_source()
    }

    /// Whether the type may be a part or an `Option` of one, where an index key is made from it.
    pub(crate) fn is_source(&self) -> bool {
        !self.optional && !self.in_primary
    }

    pub(crate) fn borrows(&self) -> bool {
        !matches!(self.known, KnownType::Copy(_))
    }
}
