//! Reading one item by its key.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::get_item::builders::GetItemFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::DeserializeOwned;

use super::row_reader::RowReader;
use super::select::Selects;
use crate::aws::example::example;
use crate::aws::item::identify::identify;
use crate::aws::item::key::key_item;
use crate::aws::request::expression::parts::join;
use crate::aws::request::expression::{Expression, now};
use crate::aws::request::trace::Span;
use crate::aws::request::unsent::Unsent;
use crate::aws::{
    Client, EntityOf, Error, InvalidRequest, Item, ItemError, Pending, TableItems, decode, item_key,
};
use crate::key::{Key, KeyError, KeyOf, TellsFormerKeys};
use crate::part::KeyValue;
use crate::query::{Everything, One};
use crate::schema::EntitySchema;
use crate::table::Table;

/// Reads one item as an `R`: its entity, or the table's enum.
///
/// `None` if there is no such item, or if another entity that `overlap`s has its key.
///
/// # Cost
///
/// One request: half a read unit for each 4 KB of the item, or one with [`consistent`](Self::consistent).
/// [`or_former`](Self::or_former) sends more requests if there is no item.
///
/// # Errors
///
/// [`Error::Key`] if a value cannot be part of the key, and [`Error::Item`] if the item cannot be read.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Get<T, R> {
    request: Unsent<GetItemFluentBuilder>,
    reader: RowReader<R>,
    unexpired: bool,
    /// Where the item may have been before. `None` for an entity without former keys.
    former: Option<FormerKeys>,
    or_former: bool,
    /// Sends the request. The bounds of reading are those of the call that makes a `Get`, so that an entity that does not
    /// meet them is one error, at that call.
    start: fn(Self) -> Pending<Option<R>>,
    of: PhantomData<fn() -> T>,
}

impl<T: Table, E: EntityOf<T> + DeserializeOwned> Get<T, E> {
    pub(in crate::aws) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        Self {
            request: Unsent::of(request(client, key)),
            reader: <One<E> as Selects<T>>::reader(),
            unexpired: false,
            former: FormerKeys::of::<T, E>(key),
            or_former: false,
            start: Self::send,
            of: PhantomData,
        }
    }

    /// Looks for the item under its former keys if there is none under this key.
    ///
    /// An item that is not found costs one more read for each `#[former(…)]` of the entity, and then
    /// another one under this key, in case a migration has just moved the item. These reads are
    /// strongly consistent. An item under the present key costs nothing more.
    ///
    /// ```
    /// # use ddb_keys::embedded::Embedded;
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    /// #[pk("ORDER#<number:08>")]
    /// #[former(V1, pk = "O#<number>")]
    /// struct Order { number: u32 }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "orders", pk = "PK")]
    /// # enum Orders { Order(Order) }
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// # let table = Orders::client(engine.client());
    /// # table.create_table().await?;
    /// # let mut old = Orders::item(&Order { number: 7 })?;
    /// # old.insert("PK".into(), aws_sdk_dynamodb::types::AttributeValue::S("O#7".into()));
    /// # table.sdk().put_item().table_name("orders").set_item(Some(old)).send().await?;
    /// let order = table.get(OrderKey { number: 7 }).await?;
    /// assert_eq!(order, None, "it lies under its former key");
    /// let order = table.get(OrderKey { number: 7 }).or_former().await?;
    /// assert_eq!(order, Some(Order { number: 7 }));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// A former key with a field that the present key lacks does not follow from it. Read such an
    /// item by its own key, `get(OrderV1Key { .. })`. A former key that lacks a field of the present one, or keeps less of
    /// it, may hold the item of another key, which is not returned.
    pub fn or_former(self) -> Self
    where
        E: TellsFormerKeys,
    {
        Self { or_former: true, ..self }
    }
}

impl<A: TableItems> Get<A, A> {
    pub(in crate::aws) fn any(client: &Client<A>, key: Result<Item, Error>) -> Self {
        Self {
            request: Unsent::of(key.map(|key| request_by(client, key))),
            reader: <Everything as Selects<A>>::reader(),
            unexpired: false,
            former: None,
            or_former: false,
            start: Self::send,
            of: PhantomData,
        }
    }
}

impl<T: Table, R> Get<T, R> {
    /// Returns whether the item exists, without receiving all of it.
    ///
    /// `false` if another entity that `overlap`s has the key.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert!(table.get(key).consistent().exists().await?);"
    )]
    ///
    /// # Cost
    ///
    /// As much as reading the whole item: DynamoDB charges for items, not for what it returns of them.
    ///
    /// # Errors
    ///
    /// A projection set by [`customize`](Self::customize) is an [`InvalidRequest`](crate::aws::InvalidRequest):
    /// the request reads the attributes that tell entities apart.
    pub async fn exists(self) -> Result<bool, Error> {
        if self.unexpired || self.or_former {
            return Ok(self.read().await?.is_some());
        }
        exists::<T>(self.request.into_inner()?, self.reader.is_row).await
    }

    /// Reads the item as an `L`, which need not be an entity: a type with the few attributes that matter here.
    ///
    /// DynamoDB sends the attributes that `L` has fields for, and the key. It sends the whole item for a type that may read any
    /// attribute, such as a map or a struct with `#[serde(flatten)]`, unless [`customize`](Self::customize) sets a projection, and after
    /// [`or_former`](Self::or_former).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "#[derive(Debug, PartialEq, Deserialize)]"
        "struct Line { author: String }"
        ""
        "let line: Option<Line> = table.get(key).select_as().await?;"
        r#"assert_eq!(line, Some(Line { author: "ann".into() }));"#
    )]
    ///
    /// # Cost
    ///
    /// As much as reading the whole item: DynamoDB charges for items, not for what it returns of them.
    #[doc(alias = "ProjectionExpression")]
    pub fn select_as<L: DeserializeOwned + Send + 'static>(self) -> Get<T, L> {
        let Self { request, reader, unexpired, former, or_former, of, .. } = self;
        let (reader, start) = (reader.reading_as::<T, L>(), Get::send);
        Get { request, reader, unexpired, former, or_former, start, of }
    }

    fn send(self) -> Pending<Option<R>>
    where
        R: Send + 'static,
    {
        Box::pin(self.read())
    }

    async fn read(mut self) -> Result<Option<R>, Error> {
        let (reader, unexpired) = (self.reader, self.unexpired);
        let former = self.former.take().filter(|_| self.or_former);
        let request = self.into_builder()?;
        let item = match former {
            Some(former) => former.find::<T>(request, reader.is_row).await?,
            None => send(request).await?,
        };
        let item = item.filter(|item| !unexpired || !has_expired::<T>(item, reader.entity));
        Ok(item.and_then(|item| reader.row(item)).transpose()?)
    }

    /// Makes the read strongly consistent, at twice the cost.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.get(key).consistent().await?, Some(message));"
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(self) -> Self {
        self.customize(|request| request.consistent_read(true))
    }

    /// Returns `None` for an item that has expired by its entity's `#[entity(ttl = field)]` and that
    /// DynamoDB has not deleted yet.
    ///
    #[doc = example!(
        "# let message = Message { expires: 0, ..message };"
        "// It has expired, but DynamoDB has not deleted it yet."
        "table.put(&message).await?;"
        "assert_eq!(table.get(key).unexpired().await?, None);"
    )]
    pub fn unexpired(self) -> Self {
        Self { unexpired: true, ..self }
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let total = ReturnConsumedCapacity::Total;"
        "table.get(key).customize(|get| get.return_consumed_capacity(total)).await?;"
    )]
    pub fn customize(
        self,
        change: impl FnOnce(GetItemFluentBuilder) -> GetItemFluentBuilder,
    ) -> Self {
        Self { request: self.request.map(change), ..self }
    }

    /// The SDK's request, filled.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let answer = table.get(key).into_builder()?.send().await?;"
        "assert_eq!(answer.item.map(Chat::from_item).transpose()?, Some(Chat::Message(message)));"
    )]
    pub fn into_builder(self) -> Result<GetItemFluentBuilder, Error> {
        let request = self.request.into_inner()?;
        let Some(fields) = self.reader.fields.filter(|_| !self.or_former) else {
            return Ok(request);
        };
        if request.get_projection_expression().is_some() {
            return Ok(request);
        }
        let ttl = T::SCHEMA.ttl_attribute().filter(|_| self.unexpired);
        let fields: Vec<_> = fields.iter().copied().chain(ttl).collect();
        let mut expression = Expression::default();
        let projection = expression.projecting(T::SCHEMA, None, &fields);
        project(request, projection, expression)
    }
}

impl<T, R> IntoFuture for Get<T, R> {
    type Output = Result<Option<R>, Error>;
    type IntoFuture = Pending<Option<R>>;

    fn into_future(self) -> Self::IntoFuture {
        (self.start)(self)
    }
}

/// The keys that an item may have had before.
#[derive(Debug)]
struct FormerKeys {
    /// The key that the item has now, or will have.
    present: Key,
    keys: Vec<Result<Key, KeyError>>,
    /// The present key of an item that lies under a former one.
    present_of: fn(Item) -> Result<Option<Key>, ItemError>,
}

impl FormerKeys {
    fn of<T: Table, E: EntityOf<T> + DeserializeOwned>(key: &impl KeyOf<E>) -> Option<Self> {
        let keys = key.former_keys();
        // A key that cannot be built is an error of the request.
        let present = if keys.is_empty() { None } else { key.build_key().ok() };
        let present_of = |item| Ok(decode::<T, E>(item)?.key().build_key().ok());
        Some(Self { present: present?, keys, present_of })
    }

    /// Reads the item wherever it lies. A former key with fewer fields may hold another item, which is not of the present key.
    async fn find<T: Table>(
        self,
        request: GetItemFluentBuilder,
        is_row: fn(&Item) -> Result<bool, ItemError>,
    ) -> Result<Option<Item>, Error> {
        if let Some(item) = row(send(request.clone()).await?, is_row)? {
            return Ok(Some(item));
        }
        let request = request.consistent_read(true);
        for key in self.keys {
            // A value that the former template refuses was never stored under it.
            let Ok(key) = key else { continue };
            let request = request.clone().set_key(Some(key_item(T::SCHEMA, key)));
            if let Some(item) = row(send(request).await?, is_row)?
                && (self.present_of)(item.clone())?.as_ref() == Some(&self.present)
            {
                return Ok(Some(item));
            }
        }
        // A migration may just have moved it.
        row(send(request).await?, is_row)
    }
}

fn row(
    item: Option<Item>,
    is_row: fn(&Item) -> Result<bool, ItemError>,
) -> Result<Option<Item>, Error> {
    let Some(item) = item else { return Ok(None) };
    Ok(is_row(&item)?.then_some(item))
}

/// The request for the item of a key.
pub(in crate::aws) fn request<T: Table, E: EntityOf<T>>(
    client: &Client<T>,
    key: &impl KeyOf<E>,
) -> Result<GetItemFluentBuilder, Error> {
    Ok(request_by(client, item_key::<T, E>(key)?))
}

fn request_by<T: Table>(client: &Client<T>, key: Item) -> GetItemFluentBuilder {
    client.sdk().get_item().table_name(client.table_name()).set_key(Some(key))
}

/// Returns whether an item has expired, by the comparison that a filter makes. The entity is found out if it is not given.
fn has_expired<T: Table>(item: &Item, entity: Option<&EntitySchema>) -> bool {
    let entity = entity.or_else(|| T::SCHEMA.entities.get(identify::<T>(item).ok()?).copied());
    match entity.and_then(|entity| item.get(entity.ttl?.attribute)) {
        Some(AttributeValue::N(expires)) => {
            let (expires, now) = (KeyValue::N(expires.clone()), KeyValue::N(now().to_string()));
            expires.order(&now).is_some_and(Ordering::is_le)
        }
        _ => false,
    }
}

async fn send(request: GetItemFluentBuilder) -> Result<Option<Item>, Error> {
    let span = Span::new("get", request.get_table_name().as_deref(), None);
    // In a box, because it would be moved with each future around it.
    Ok(Box::pin(span.around(request.send())).await.map_err(Error::sent)?.item)
}

/// Sends a request for the attributes that tell entities apart.
pub(in crate::aws) async fn exists<T: Table>(
    request: GetItemFluentBuilder,
    is_row: fn(&Item) -> Result<bool, ItemError>,
) -> Result<bool, Error> {
    if request.get_projection_expression().is_some() {
        return Err(InvalidRequest::already_set("projection_expression", "get").into());
    }
    let mut expression = Expression::default();
    let telling = expression.telling(T::SCHEMA, None, None);
    Ok(row(send(project(request, telling, expression)?).await?, is_row)?.is_some())
}

fn project(
    request: GetItemFluentBuilder,
    projection: String,
    expression: Expression,
) -> Result<GetItemFluentBuilder, Error> {
    let mut names = expression.into_names();
    for (placeholder, attribute) in request.get_expression_attribute_names().iter().flatten() {
        join(&mut names, placeholder, attribute)?;
    }
    let request = request.projection_expression(projection);
    Ok(request.set_expression_attribute_names(names))
}
