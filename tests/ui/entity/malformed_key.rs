use ddb_keys::Entity;

#[derive(Entity)]
#[pk]
struct Bare {
    id: String,
}

#[derive(Entity)]
#[pk = "USER#<id>"]
struct Equals {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>", "#METADATA")]
struct Both {
    id: String,
}

#[derive(Entity)]
#[pk(5)]
struct Number {
    id: String,
}

#[derive(Entity)]
#[pk(self.id)]
struct Path {
    id: String,
}

fn main() {}
