use ddb_keys::Entity;

#[derive(Entity)]
#[pk("MESSAGE#<id>")]
#[gsi(Unread, when(unread = true), pk = user, sk = id)]
#[gsi(Inverted, when(unread = true))]
#[lsi(Newest, when(unread = true), sk = sent)]
#[gsi(ByUser, when(unread = true), pk = user)]
#[gsi(ByTeam, when(unread = true), pk = team)]
#[gsi(Fine, when(unread = true), pk = user, sk = "SENT#<sent>")]
struct Message {
    id: String,
    user: String,
    sent: String,
    unread: bool,
}

fn main() {}
