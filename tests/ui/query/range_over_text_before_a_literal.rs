//! Ranges over text whose characters do not all sort after the literal that follows it.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart, Text};

#[derive(Debug, KeyPart)]
#[key_part(chars = "!0-9T:.+Z-")]
struct Moment(String);

#[derive(Debug, KeyPart)]
struct Host(String);

#[derive(Entity)]
#[pk("SERVER#<id>")]
#[gsi(ByTime, pk = "SEEN", sk = "<at>#SERVER#<id>")]
#[gsi(ByHost, pk = "SEEN", sk = "<host>#SERVER#<id>")]
#[gsi(ByName, pk = "SEEN", sk = "<name>#SERVER#<id>")]
struct Server {
    id: String,
    at: Moment,
    host: Host,
    name: String,
}

fn main() {
    let _ = Server::query_by_time().at_in(Text::new("2026-05-01")..);
    let _ = Server::query_by_host().host_in(Text::new("a")..=Text::new("b"));
    let _ = Server::query_by_name().name_in("a"..="b");
}
