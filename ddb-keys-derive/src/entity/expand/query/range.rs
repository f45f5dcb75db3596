//! The methods that end a query in a range of values or the beginning of a string.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

use super::super::context::Generics;
use super::super::docs;
use super::super::field::PartOf;
use super::super::format::{format_of, format_type};
use super::builder::Builder;
use crate::entity::model::{Entity, Field, KeyStruct, Piece};
use crate::entity::plan::{Bucketed, Position};
use crate::hygiene::spanned;
use crate::template::{EXACT, Format};

/// `sent_at_in` and `msg_id_starts_with`: the last part of a query.
pub(super) fn ranges(
    entity: &Entity<'_>,
    key: &KeyStruct,
    position: &Position<'_>,
    builder: &Builder,
    select: &TokenStream,
) -> TokenStream {
    if matches!(position.format, Format::List(_)) {
        return under(entity, key, position, builder, select);
    }
    let (ident, ended) = (&builder.ident, ended(builder, select));
    let field = &entity.fields[position.field];
    let Range { literals, part_of, format, joined, requirements, places } =
        Range::of(entity, key, position);
    let PartOf { arguments, bound: part, .. } = &part_of;
    let range = quote!(range::<#arguments, #joined>(#places, range_));
    let starts_with = quote!(starts_with::<#arguments, #format>(beginning_));
    let (vis, place) = (&entity.ast.vis, field.ident.span());
    // At the field, where the compiler shows the method, too.
    let bound = spanned(bound("KeyRange", &part_of, &requirements), place);
    let in_name = field.method("in");
    let in_doc = format!(
        "Ends with a range of `{}`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.",
        field.name
    );
    let starts_with = position.may_be_text().then(|| {
        let name = field.method("starts_with");
        let doc = format!("Ends with the beginning of `{}`.", field.name);
        let bound = spanned(quote!(r#Prefix<#part>), place);
        quote! {
            #[doc = #doc]
            #vis fn #name(self, beginning_: impl #bound) -> #ended {
                #ident { zz_given: self.zz_given.#starts_with }
            }
        }
    });
    quote! {
        #[doc = #in_doc]
        #vis fn #in_name(self, range_: impl #bound) -> #ended {
            #literals
            #ident { zz_given: self.zz_given.#range }
        }

        #starts_with
    }
}

/// `path_under`: a list that begins with some elements.
fn under(
    entity: &Entity<'_>,
    key: &KeyStruct,
    position: &Position<'_>,
    builder: &Builder,
    select: &TokenStream,
) -> TokenStream {
    let (ident, ended) = (&builder.ident, ended(builder, select));
    let (field, vis) = (&entity.fields[position.field], &entity.ast.vis);
    let lifetime = &Generics::of(entity, key).lifetime;
    let (method, argument) = (field.method("under"), field.argument(key.is_index(), lifetime));
    let (format, value) = (format_type(position.format), field.parameter());
    let given = field.with_argument(quote!(self.zz_given.under::<_, #format>(#value)));
    let name = &field.name;
    let doc = format!(
        "Ends with the first elements of `{name}`: finds what lies under them, with at least one more, and not the item of exactly \
         these, which `{name}` finds."
    );
    quote! {
        #[doc = #doc]
        #vis fn #method<#lifetime>(self, #value: #argument) -> #ended {
            #ident { zz_given: #given }
        }
    }
}

/// `at_in` where the partition key holds the month of `at`: a range over several partitions.
pub(super) fn range_of_buckets(
    entity: &Entity<'_>,
    key: &KeyStruct,
    bucketed: &Bucketed<'_>,
    builder: &Builder,
    select: &TokenStream,
) -> TokenStream {
    let Some(position) = bucketed.range() else { return quote!() };
    let (ident, ended) = (&builder.ident, ended(builder, select));
    let (field, vis) = (&entity.fields[position.field], &entity.ast.vis);
    let bucket = &bucketed.plan.steps[bucketed.step];
    let bucket = format_of(entity, bucket.field, bucket.first.format);
    let Range { literals, part_of, joined, requirements, places, .. } =
        Range::of(entity, key, position);
    let arguments = &part_of.arguments;
    let range = quote!(in_buckets::<#arguments, #bucket, #joined>(#places, range_));
    let name = field.method("in");
    let doc = docs::of_buckets(&field.name, bucketed.unit.name());
    let bound = spanned(bound("BoundedRange", &part_of, &requirements), field.ident.span());
    quote! {
        #[doc = #doc]
        #vis fn #name(self, range_: impl #bound) -> #ended {
            #literals
            #ident { zz_given: self.zz_given.#range }
        }
    }
}

/// The query after a range.
fn ended(builder: &Builder, select: &TokenStream) -> TokenStream {
    builder.ty(select, &quote!(r#RangeGiven))
}

/// The bound on a range of values.
fn bound(range: &str, part: &PartOf, requirements: &TokenStream) -> TokenStream {
    let PartOf { bound, .. } = part;
    let range = Ident::new_raw(range, Span::call_site());
    quote!(#range<End: r#RangeEnd<#bound>, Shape: #requirements>)
}

/// What a range must meet at a position. Each requirement is a bound of its own, so that the compiler names the one that is not met.
fn requirements(
    field: &Field,
    position: &Position<'_>,
    last: usize,
    part_of: &PartOf,
    part: &TokenStream,
) -> TokenStream {
    let (PartOf { bound, .. }, format) = (part_of, format_type(position.format));
    let both = |kind: TokenStream| quote!(r#SortedAt<#kind, #bound> + r#EndsAt<#kind, #bound>);
    match (position.format, position.pieces.get(last + 1)) {
        (Format::Raw, _) => both(quote!(r#Raw)),
        (_, None) => both(quote!(r#AtEnd<#format>)),
        // What sorts at the end sorts here, too, if what follows it comes before all its characters.
        (Format::Plain, Some(Piece::Literal(literal)))
            if field.opaque_type().is_some() && field.checked.is_some() =>
        {
            let next = literal.chars().next();
            quote! {
                r#SortedAt<r#AtEnd<#format>, #bound>
                    + r#EndsAt<r#InMiddle<#format>, #bound>
                    + r#SortsAfter<#next, { __not_after::<#part>(#next) }, #bound>
            }
        }
        _ => both(quote!(r#InMiddle<#format>)),
    }
}

/// A range of a field in the runtime's terms.
struct Range {
    literals: TokenStream,
    part_of: PartOf,
    /// The format of the first place, and of all that the range bounds together.
    format: TokenStream,
    joined: TokenStream,
    requirements: TokenStream,
    /// How many places the range bounds together.
    places: Literal,
}

impl Range {
    fn of(entity: &Entity<'_>, key: &KeyStruct, position: &Position<'_>) -> Self {
        let field = &entity.fields[position.field];
        let (part_of, part) = (field.part_of(key.is_index()), field.part_type(key.is_index()));
        let format = format_type(position.format);
        let Joined { literals, format: joined, last } = joined(entity, position);
        let requirements = requirements(field, position, last, &part_of, &part);
        let places = Literal::usize_unsuffixed(1 + (last - position.segment) / 2);
        Self { literals, part_of, format, joined, requirements, places }
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

/// Positions right after a placeholder may keep what it truncates: `<at:day>#<at:millis>`.
fn joined(entity: &Entity<'_>, position: &Position<'_>) -> Joined {
    let Position { field, format, pieces, segment, .. } = position;
    let format_type = |format| format_of(entity, *field, format);
    let mut joined = Joined { literals: quote!(), format: format_type(*format), last: *segment };
    // Folded text has no ranges.
    if format.is_folding() || format.precision() == EXACT {
        return joined;
    }
    while let Some([Piece::Literal(literal), Piece::Part { field: next, format }]) =
        pieces.get(joined.last + 1..joined.last + 3)
        && next == field
    {
        let (before, after) = (joined.format, format_type(*format));
        let (literals, name) = (joined.literals, format_ident!("__literal{}", joined.last));
        joined = Joined {
            literals: quote! {
                #literals
                enum #name {}
                impl r#Literal for #name { const TEXT: &'static r#str = #literal; }
            },
            format: quote!(r#Joined<#before, #name, #after>),
            last: joined.last + 2,
        };
    }
    joined
}
