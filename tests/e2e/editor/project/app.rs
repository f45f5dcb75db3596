use ddb_keys::aws::{Client, Error};
use model::{Customer, Order, OrderKey, Queue, Shop, Status, User, UserKey};

pub async fn run(sdk: aws_sdk_dynamodb::Client) -> Result<(), Error> {
    let table: Client<Shop> = Shop::client(sdk);
    let key = UserKey { username: "ann" };
    let user = table.get(key).await?;
    let text = key.build()?;
    let started = Order::query().username("ann").placed("2026");
    let orders = table.query(started.clone()).filter(|order| order.total.gt(5)).await?;
    let open = table.query(Order::query_by_status().status(Status::Open)).await?;
    let customer = table.load(Customer::query().username("ann")).await?;
    let queue = Queue::query().status(Status::Open);
    let number = OrderKey { username: "ann", placed: "2026", number: 7 };
    table.update(number).add(|order| order.total, 5).condition(|order| order.status.eq(Status::Open)).await?;
    table.update(key).set(|user| user.address.at(|address| address.city), "Rome").await?;
    let rows = table.scan_of::<User>().page(None).await?;
    let _ = (user, text, started, orders, open, customer, queue, rows);
    // here
    Ok(())
}
