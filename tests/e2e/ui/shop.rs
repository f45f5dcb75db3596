// A table of users and orders. Cases include it, so that messages name its types without a module.

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("PROFILE")]
#[gsi(Emails, pk = "EMAIL#<email>", sk = "USER#<username>")]
pub struct User {
    pub username: String,
    pub email: Option<String>,
    pub name: String,
    pub age: u32,
    pub tags: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = rev)]
#[pk("USER#<username>")]
#[sk("ORDER#<number:08>#<line>")]
pub struct Order {
    pub username: String,
    pub number: u32,
    pub line: String,
    pub total: u64,
    pub rev: u64,
    pub note: Option<String>,
    pub paid: bool,
}

#[derive(Debug, Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(Emails, name = "emails", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Shop {
    User(User),
    Order(Order),
}
