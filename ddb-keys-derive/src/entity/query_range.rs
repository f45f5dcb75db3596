//! The methods that end a query in a range of values or the beginning of a text.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::key_struct::end_of;
use super::model::{Entity, KeyStruct, Piece};
use super::query::{constant, part};
use super::query_plan::{Op, OpKind};
use super::schema::format_type;
use crate::runtime::rt;
use crate::template::EXACT;

/// `sent_at_in` and `msg_id_starts_with`: the last part of a query.
pub(super) fn ranges(
    entity: &Entity<'_>,
    key: &KeyStruct,
    op: &Op,
    select: &TokenStream,
) -> TokenStream {
    let rt = rt();
    let (field, range_kind, range, (starts_with, literals)) = match &op.kind {
        OpKind::Part { field, format, pieces, at } => {
            let (part, name, format_type, end) = part(entity, key, *field, *format, pieces, *at);
            let Joined { literals, format: joined, last } = joined(pieces, *at);
            let place = if last + 1 == pieces.len() { quote!(AtEnd) } else { quote!(InMiddle) };
            let range_end = end_of(pieces, last);
            let starts_with = op.may_be_text().then(
                || quote!(starts_with::<#part, #format_type, #select>(#name, &beginning, #end)),
            );
            (
                *field,
                quote!(#part, #rt::#place<#format_type>),
                quote!(range::<#part, #joined, #select>(#name, range, #range_end)),
                (starts_with, literals),
            )
        }
        OpKind::Raw { field } => {
            let source = &entity.fields[*field];
            let (part, name) = (source.part_type(!key.is_primary()), &source.name);
            let constant = constant(entity, key, op);
            (
                *field,
                quote!(#part, #rt::Raw),
                quote!(raw_range::<#part, #select>(#constant, #name, range)),
                (
                    Some(quote!(raw_starts_with::<#part, #select>(#constant, #name, &beginning))),
                    quote!(),
                ),
            )
        }
        _ => return quote!(),
    };
    let field = &entity.fields[field];
    let (vis, part) = (&entity.ast.vis, field.part_type(!key.is_primary()));
    let in_name = format_ident!("{}_in", field.name, span = field.ident.span());
    let in_doc = format!(
        "Ends with a range of `{}`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.",
        field.name
    );
    let starts_with = starts_with.map(|call| {
        let name = format_ident!("{}_starts_with", field.name, span = field.ident.span());
        let doc = format!("Ends with the beginning of `{}`.", field.name);
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #name(self, beginning: impl #rt::Prefix<#part>) -> #rt::ReadyQuery<#select> {
                self.__tail().#call
            }
        }
    });
    quote! {
        #[doc = #in_doc]
        #[inline]
        #vis fn #in_name<'__v>(self, range: impl #rt::KeyRange<'__v, #range_kind>) -> #rt::ReadyQuery<#select> {
            #literals
            let range = #rt::KeyRange::<'__v, #range_kind>::bounds(range);
            self.__tail().#range
        }

        #starts_with
    }
}

/// Places of one field side by side, as the format of one range.
struct Joined {
    /// The literals between them, as types.
    literals: TokenStream,
    format: TokenStream,
    /// The last of them, among the template's pieces.
    last: usize,
}

/// What a placeholder truncates, places right after it may keep: `<at:day>#<at:millis>`.
fn joined(pieces: &[Piece], at: usize) -> Joined {
    let rt = rt();
    let Piece::Part { field, format } = &pieces[at] else {
        return Joined { literals: quote!(), format: quote!(), last: at };
    };
    let mut joined = Joined { literals: quote!(), format: format_type(*format), last: at };
    // Folded text has no ranges.
    if matches!(format.precision(), 0 | EXACT) {
        return joined;
    }
    while let Some([Piece::Literal(literal), Piece::Part { field: next, format }]) =
        pieces.get(joined.last + 1..joined.last + 3)
        && next == field
    {
        let (before, after) = (joined.format, format_type(*format));
        let (literals, name) = (joined.literals, format_ident!("__Literal{}", joined.last));
        joined = Joined {
            literals: quote! {
                #literals
                enum #name {}
                impl #rt::Literal for #name { const TEXT: &'static #rt::str = #literal; }
            },
            format: quote!(#rt::Joined<#before, #name, #after>),
            last: joined.last + 2,
        };
    }
    joined
}
