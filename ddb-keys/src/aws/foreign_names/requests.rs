//! Names that any request could have.

use core::marker::PhantomData;
use core::ops::Deref;

use super::writes::{Await, AwaitOrTransact, WriteIntoBuilder};
use super::{answered, instead};
use crate::aws::read::select::Rows;
use crate::aws::{
    BatchWrite, Delete, Get, GetMany, Hydrate, Load, LoadMany, Put, Query, Scan, TransactGet,
    TransactWrite, Update,
};
use crate::table::Table;

instead! {
    "attempts, timeouts, the region and the endpoint are those of the SDK's client",
    "configure it: `.retry_config(…)`, `.timeout_config(…)`, `.region(…)` or `.endpoint_url(…)` of its `Config`"
    => ConfigureTheSdk;

    "a request goes to the table of its client",
    "remove this; `Shop::client(sdk).with_table_name(\"…\")` is a client of another table"
    => TableOfTheClient;

    "consumed capacity is counted by a meter",
    "write `table.metered(&meter)`, and read the meter"
    => Metered;

    "DynamoDB locks no items",
    "write a condition, or count versions: `#[entity(version = version)]`"
    => WriteACondition;

    "a request is sent once and cannot be cloned",
    "build it again; a query is a value that can be cloned: `table.query(query.clone())`"
    => CloneTheQuery;
}

/// The type that a request dereferences to, so that the compiler finds these methods after those of the request.
#[doc(hidden)]
#[derive(Debug)]
pub struct RequestMethods<R>(PhantomData<fn() -> R>);

impl<R> RequestMethods<R> {
    const fn of_a_request<'a>() -> &'a Self {
        &Self(PhantomData)
    }
}

macro_rules! requests {
    ($([$($generics:tt)*] $request:ty;)*) => {$(
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<$($generics)*> Deref for $request {
            type Target = RequestMethods<Self>;

            fn deref(&self) -> &RequestMethods<Self> {
                RequestMethods::of_a_request()
            }
        }
    )*};
}

requests! {
    [T, R] Get<T, R>;
    [T, R] GetMany<T, R>;
    [T, C] Load<T, C>;
    [T, C] LoadMany<T, C>;
    [T: Table, S: Rows<T>] Query<T, S>;
    [T: Table, S: Rows<T>] Scan<T, S>;
    [T: Table, S: Rows<T>] Hydrate<T, S>;
    [T, A] TransactGet<T, A>;
    [T, E, V] Put<T, E, V>;
    [T, E] Update<T, E>;
    [T, E] Delete<T, E>;
    [T] BatchWrite<T>;
    [T] TransactWrite<T>;
}

answered! {
    [R] RequestMethods<R>, R, self: &Self {
        Await: go() send() exec() execute() run() save() fetch() fetch_one() fetch_optional() get_result() wait()
            blocking() await_() boxed() unwrap() unwrap_or(_) unwrap_or_default() unwrap_or_else(_) expect(_) ok() ok_or(_)
            ok_or_else(_) or_else(_) or_default() map(_) map_err(_) and_then(_) then(_) is_ok() is_err() is_some() is_none()
            is_some_and(_) as_ref() cloned() to_owned() context(_) with_context(_) complete() required() optional() item();
        AwaitOrTransact: commit() transact();
        WriteIntoBuilder: params() build() request();
        ConfigureTheSdk: retry(_) retries(_) with_retry(_) with_retries(_) timeout(_) with_timeout(_);
        TableOfTheClient: table_name(_) table(_);
        Metered: return_consumed_capacity(_) returning_consumed_capacity(_);
        WriteACondition: lock() for_update() with_lock();
        CloneTheQuery: clone();
    }
}
