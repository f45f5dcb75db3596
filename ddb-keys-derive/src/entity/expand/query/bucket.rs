//! The methods that give a bucket, such as a day or a shard, in place of the whole value.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::super::context::{Generics, Header, parameter};
use super::super::docs;
use super::super::format::{format_of, format_type};
use super::builder::Builder;
use super::range::range_of_buckets;
use super::{Query, steps, through};
use crate::entity::model::Entity;
use crate::entity::plan::{Bucketed, Unit};

/// The methods of a plan that gives one more bucket: the bucket itself, a range over several, and what follows it.
pub(super) fn bucket(
    entity: &Entity<'_>,
    query: &Query<'_>,
    builder: &Builder,
    bucketed: &Bucketed<'_>,
    buckets: &[Bucketed<'_>],
) -> TokenStream {
    let Query { number, key, next } = query;
    let (select, step) = (&builder.select, bucketed.step);
    let this = next.after(&bucketed.whole, step);
    let to = builder.ty(select, &next.after(&bucketed.plan, step + 1));
    let where_clause = Generics::of(entity, key).where_clause();
    let declared = builder.declared(&select.to_token_stream());
    let from = builder.ty(select, &this);
    let given = match bucketed.unit {
        // Reported: the part has the name of the method.
        Unit::Shard(_) if entity.fields[bucketed.field()].name == "shard" => quote!(),
        Unit::Time(name) => of_time(entity, builder, bucketed, name, &to),
        Unit::Shard(shards) => of_shards(entity, builder, bucketed, shards, &to),
    };
    let Header { declared: of_entity, ty, predicates } = Header::of(entity, None);
    let one = through(quote!(r#One<#ty>), *number, key);
    let range = range_of_buckets(entity, key, bucketed, builder, &one);
    let of_one = builder.ty(&one, &this);
    let range = (!range.is_empty()).then(|| quote!(impl #of_entity #of_one #predicates { #range }));
    let rest = steps(entity, query, &bucketed.plan, builder, buckets, step + 1);
    quote! {
        impl<#declared> #from #where_clause { #given }
        #range
        #rest
    }
}

/// `at_month(time)`
fn of_time(
    entity: &Entity<'_>,
    builder: &Builder,
    bucketed: &Bucketed<'_>,
    unit: &str,
    to: &TokenStream,
) -> TokenStream {
    let (ident, vis, doc) =
        (&builder.ident, &entity.ast.vis, docs::of_bucket(entity, bucketed, unit));
    let bucket = &bucketed.plan.steps[bucketed.step];
    let format = format_type(bucket.first.format);
    let checked = format_of(entity, bucket.field, bucket.first.format);
    let (name, argument) = (entity.fields[bucket.field].method(unit), parameter(unit));
    quote! {
        #[doc = #doc]
        #[inline]
        #vis fn #name(self, #argument: impl r#TimeIn<#format>) -> #to {
            #ident { zz_given: self.zz_given.bucket::<#checked, _>(&#argument) }
        }
    }
}

/// `shard(3)` and `all_shards()`
fn of_shards(
    entity: &Entity<'_>,
    builder: &Builder,
    bucketed: &Bucketed<'_>,
    shards: usize,
    to: &TokenStream,
) -> TokenStream {
    let (ident, vis) = (&builder.ident, &entity.ast.vis);
    let [one, all] = docs::of_shards(entity, bucketed, shards);
    let shard = parameter("shard");
    quote! {
        #[doc = #one]
        #[inline]
        #vis fn shard(self, #shard: u16) -> #to {
            #ident { zz_given: self.zz_given.shard::<#shards, _>(#shard) }
        }

        #[doc = #all]
        #[inline]
        #vis fn all_shards(self) -> #to {
            #ident { zz_given: self.zz_given.all_shards::<#shards, _>() }
        }
    }
}
