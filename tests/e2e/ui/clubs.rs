// A table of clubs, their members and their events. Cases include it, so that messages name its types without a module.

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CLUB#<club_id>")]
#[sk("#INFO")]
pub struct Club {
    pub club_id: Uuid,
    pub title: String,
    pub seats: u32,
    pub motto: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CLUB#<club_id>")]
#[sk("MEMBER#<handle>")]
#[gsi(ByHandle, pk = "HANDLE#<handle>", sk = "<joined:millis>")]
pub struct Member {
    pub club_id: Uuid,
    pub handle: String,
    pub joined: DateTime<Utc>,
    pub points: u64,
    pub roles: Vec<String>,
    pub nick: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = rev)]
#[pk("CLUB#<club_id>")]
#[sk("EVENT#<day>#<slot:04>")]
pub struct Event {
    pub club_id: Uuid,
    pub day: String,
    pub slot: u16,
    pub fee: i64,
    pub rev: u64,
    pub open: bool,
}

#[derive(Debug, Table)]
#[table(name = "clubs", pk = "PK", sk = "SK")]
#[gsi(ByHandle, name = "by-handle", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Clubs {
    Club(Club),
    Member(Member),
    Event(Event),
}
