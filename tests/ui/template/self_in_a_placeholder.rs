use ddb_keys::Entity;
#[derive(Entity)]
#[pk("POST#<self.slug>")]
struct Post {
    slug: String,
    body: String,
}
fn main() {}
