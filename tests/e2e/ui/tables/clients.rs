//! Clients of what is not a table.
#![allow(dead_code, unused)]

use ddb_keys::Entity;
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

mod client_of_an_entity {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<name>")]
    struct User { name: String }
    async fn f(sdk: aws_sdk_dynamodb::Client) -> Result<(), Error> {
        let table = User::client(sdk);
        table.get(UserKey { name: "a" }).await?;
        Ok(())
    }
}

mod client_without_the_derive {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<name>")]
    struct User { name: String }
    #[derive(Debug)]
    enum Users { User(User) }
    fn run(sdk: aws_sdk_dynamodb::Client) {
        let table = Users::client(sdk);
    }
}

mod tenant_of_a_table_without_tenants {
    use super::*;
    use ddb_keys::Table;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("USER#<name>")]
    struct User { name: String }
    #[derive(Debug, Table)]
    #[table(name = "users", pk = "PK")]
    enum Users { User(User) }
    async fn f(table: Client<Users>) -> Result<(), Error> {
        let acme = table.tenant("acme")?;
        acme.get(UserKey { name: "a" }).await?;
        Ok(())
    }
}

fn main() {}
