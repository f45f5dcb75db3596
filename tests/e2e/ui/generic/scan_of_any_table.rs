//! A scan of any table, whose items are not known to be read.
#![allow(dead_code, unused)]

use ddb_keys::Table;
use ddb_keys::aws::Client;

async fn all<T: Table>(table: &Client<T>) {
    let all = table.scan();
}

fn main() {}
