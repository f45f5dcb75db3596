//! Changes of a stream as entities and texts.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Change, Client, Error, ItemError};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

mod changes_of_an_entity {
    use super::*;

    fn read(body: &str) -> Result<(), Box<dyn std::error::Error>> {
        let event: ddb_keys::aws::StreamEvent<Order> = serde_json::from_str(body)?;
        for change in event.records {
            println!("{:?}", change?.key());
        }
        Ok(())
    }
    async fn handler(event: ddb_keys::aws::StreamEvent<Order>) -> Result<(), Error> {
        for change in event.records.into_iter().flatten() {
            handle(change)?;
        }
        Ok(())
    }
    fn handle(change: ddb_keys::aws::Change<Order>) -> Result<(), Error> {
        if let Some(order) = change.new_image()? {
            println!("{}", order.number);
        }
        Ok(())
    }
}

async fn checkpoint_as_text(table: Client<Shop>, order: Order) -> Result<(), Error> {
    table.audit().checkpoint("audit.json").await?;
    Ok(())
}

mod images_as_an_entity {
    use super::*;

    fn turbofish(change: &Change<Shop>) -> Result<u32, ItemError> {
        let order = change.new_image::<Order>()?;
        Ok(order.map_or(0, |order| order.number))
    }

    fn annotated(change: &Change<Shop>) -> Result<u32, ItemError> {
        let order: Option<Order> = change.new_image()?;
        Ok(order.map_or(0, |order| order.number))
    }

    fn returned(change: &Change<Shop>) -> Result<Option<Order>, ItemError> {
        change.old_image()
    }
}

fn main() {}
