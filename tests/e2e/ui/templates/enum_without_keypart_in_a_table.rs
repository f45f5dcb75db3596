use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
#[derive(Debug, Serialize, Deserialize)]
enum State {
    Draft,
    Live,
}
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("POST#<slug>")]
#[sk("STATE#<state>")]
struct Post {
    slug: String,
    state: State,
}
#[derive(Debug, Table)]
#[table(name = "blog", pk = "PK", sk = "SK")]
enum Blog {
    Post(Post),
}
fn main() {}
