use ddb_keys::Entity;
#[derive(Entity)]
#[pk("POST#<slug>", "BODY#<body>")]
struct Post {
    slug: String,
    body: String,
}
fn main() {}
