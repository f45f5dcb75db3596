use ddb_keys::Entity;
#[derive(Entity)]
#[pk(slug: "POST#")]
struct Post {
    slug: String,
    body: String,
}
fn main() {}
