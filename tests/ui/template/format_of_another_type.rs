use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<name:08>")]
struct PaddedText {
    name: String,
}

#[derive(Entity)]
#[pk("USER#<number:08>")]
struct PaddedSigned {
    number: i32,
}

#[derive(Entity)]
#[pk("USER#<name:ordered>")]
struct OrderedText {
    name: String,
}

#[derive(Entity)]
#[pk("USER#<number:desc(4)>")]
struct TurnedSigned {
    number: i64,
}

#[derive(Entity)]
#[pk("USER#<number:upper>")]
struct FoldedNumber {
    number: u32,
}

fn main() {}
