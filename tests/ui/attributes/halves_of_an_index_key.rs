use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByEmail, sk = "EMAIL#<email>")]
struct NoPartitionKey {
    id: String,
    email: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("A")]
#[lsi(ByEmail, pk = id, sk = email)]
struct LocalWithPartitionKey {
    id: String,
    email: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("A")]
#[lsi(ByEmail)]
struct LocalWithoutSortKey {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(Inverted)]
struct InvertedWithoutSortKey {
    id: String,
}

fn main() {}
