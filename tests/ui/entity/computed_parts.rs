//! Parts that are computed from fields.

fn main() {}

mod text_is_not_computed {
    #[derive(ddb_keys::Entity)]
    #[entity(part(domain: String = self.mail.clone()))]
    #[pk("DOMAIN#<domain>")]
    struct Account {
        mail: String,
    }
}

mod not_a_part {
    #[derive(Clone, Copy)]
    struct Hour(u8);

    #[derive(ddb_keys::Entity)]
    #[entity(part(hour: Hour = Hour(self.at)))]
    #[pk("HOUR#<hour>")]
    struct Event {
        at: u8,
    }
}

mod text_in_a_newtype {
    #[derive(Clone, PartialEq, Eq, Hash, ddb_keys::KeyPart)]
    struct Domain(String);

    #[derive(ddb_keys::Entity)]
    #[entity(part(domain: Domain = Domain(self.mail.clone())))]
    #[pk("DOMAIN#<domain>")]
    struct Account {
        mail: String,
    }
}

mod mistakes_of_the_attribute {
    #[derive(ddb_keys::Entity)]
    #[entity(part(hour = self.at))]
    #[pk("AT#<at>")]
    struct WithoutAType {
        at: u32,
    }

    #[derive(ddb_keys::Entity)]
    #[entity(part(at: u32 = self.start))]
    #[pk("AT#<at>")]
    struct Taken {
        at: u32,
        start: u32,
    }

    #[derive(ddb_keys::Entity)]
    #[entity(part(hour: u32 = self.att / 3600))]
    #[pk("HOUR#<hour>")]
    struct Misspelled {
        at: u32,
    }

    #[derive(ddb_keys::Entity)]
    #[entity(part(hour: u32 = hour_of(self)))]
    #[pk("HOUR#<hour>")]
    struct OfTheWhole {
        at: u32,
    }

    fn hour_of(event: &OfTheWhole) -> u32 {
        event.at / 3600
    }

    #[derive(ddb_keys::Entity)]
    #[entity(part(hour: u32 = self.at / 3600))]
    #[pk(hour)]
    #[gsi(ByHour, when(hour = 1), pk = "H#<at>")]
    struct NoAttribute {
        at: u32,
    }
}

mod another_type {
    #[derive(ddb_keys::Entity)]
    #[entity(part(hour: u8 = self.at / 3600))]
    #[pk("HOUR#<hour>")]
    struct Event {
        at: u32,
    }
}
