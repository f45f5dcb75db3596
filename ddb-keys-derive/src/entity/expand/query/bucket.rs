//! The methods that give a bucket, such as a day or a shard, in place of the whole value.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::parameter;
use super::super::docs;
use super::super::format::{format_of, format_type};
use super::builder::Builder;
use crate::entity::model::Entity;
use crate::entity::plan::{Bucketed, Unit};

/// The methods that give a bucket, after which comes this type.
pub(super) fn given(
    entity: &Entity<'_>,
    builder: &Builder,
    bucketed: &Bucketed<'_>,
    to: &TokenStream,
) -> TokenStream {
    match bucketed.unit {
        // Reported: the part has the name of the method.
        Unit::Shard(_) if entity.fields[bucketed.field()].name == "shard" => quote!(),
        Unit::Time(name) => of_time(entity, builder, bucketed, name, to),
        Unit::Shard(shards) => of_shards(entity, builder, bucketed, shards, to),
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
            #ident { zz_given: self.zz_given.in_shard::<#shards, _>(#shard) }
        }

        #[doc = #all]
        #[inline]
        #vis fn all_shards(self) -> #to {
            #ident { zz_given: self.zz_given.in_all_shards::<#shards, _>() }
        }
    }
}
