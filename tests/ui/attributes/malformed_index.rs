use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi]
struct Bare {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(pk = "EMAIL#<id>")]
struct Nameless {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi("ByEmail", pk = id)]
struct Quoted {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByEmail pk = id)]
struct Comma {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByEmail, pk = 5)]
struct Number {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByEmail, pk = user::id)]
struct Path {
    id: String,
}

// The name in DynamoDB belongs to the table.
#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(name = "by-email", pk = "EMAIL#<id>")]
struct NamedAsInDynamoDb {
    id: String,
}

fn main() {}
