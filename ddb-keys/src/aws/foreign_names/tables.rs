//! Names of operations on tables and on the account, and of options of tables that are created.

use super::instead;
use crate::aws::{Client, CreateTable};
use crate::table::Table;

instead! {
    "a table is deleted, described and tagged by the SDK",
    "write `table.sdk()` for the SDK's client, and `table.table_name()` for the name"
    => WriteSdk;

    "statements of `ExecuteStatement` are sent by the SDK",
    "write `table.sdk().execute_statement()`, or a query"
    => WriteSdkOrAQuery;

    "indexes are created together with their table",
    "write `#[gsi(ByYear, name = \"by-year\", …)]` on the table's enum; one that exists gets another index by `table.sdk().update_table()`"
    => DeclareTheIndex;

    "a table that may exist is made sure of by `ensure_table`, which waits until it is active",
    "write `table.ensure_table().await?`"
    => WriteEnsureTable;

    "the client of a table is made from a client of the SDK",
    "write `Shop::client(sdk)`, where `sdk` is `aws_sdk_dynamodb::Client::new(&config)`"
    => MakeItFromTheSdk;

    "billing, capacity and the like are options of the SDK's request",
    "write `.customize(|create| create.billing_mode(…))`"
    => WriteCustomize;

    "waiting until the table is active is `until_active`",
    "write `.until_active(Duration::from_secs(60))`, or `table.ensure_table()`"
    => WriteUntilActive;

    "a request is sent when it is awaited, and handed over by `into_builder`",
    "write `.await`, or `.into_builder()`"
    => AwaitOrIntoBuilder;

    "keys and indexes are those of the table's enum",
    "remove this"
    => RemoveThisFromTheTable;
}

// Functions. With the bound on the `impl`, the compiler does not get to their arguments either.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<T: Table> Client<T>
where
    Self: MakeItFromTheSdk,
{
    pub fn from_env(self) {}
    pub fn from_conf(self) {}
    pub fn from_config(self) {}
    pub fn connect(self) {}
}

/// As `refused`, for a type without parameters: the compiler would check its bounds without the lifetime.
macro_rules! refused_by_one_type {
    ($ty:ty { $($instead:ident: $($name:ident)*;)* }) => {
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl $ty {
            $($(
                pub fn $name(self) -> <Self as $instead>::Instead
                where
                    for<'never> Self: $instead,
                {
                    unreachable!()
                }
            )*)*
        }
    };
}

refused_by_one_type! {
    CreateTable {
        WriteCustomize: billing_mode read_capacity write_capacity read_capacity_units write_capacity_units
            provisioned_throughput stream_specification tags sse_specification table_class pay_per_request;
        WriteEnsureTable: if_not_exists;
        WriteUntilActive: wait_until_exists wait_until_active wait;
        AwaitOrIntoBuilder: go send exec execute build;
        RemoveThisFromTheTable: attribute_definitions key_schema global_secondary_indexes index;
    }
}
