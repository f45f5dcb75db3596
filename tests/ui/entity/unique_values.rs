//! Values that no two items share.

fn main() {}

mod mistakes_of_the_attribute {
    #[derive(ddb_keys::Entity)]
    #[entity(unique(email))]
    #[pk("USER#<name>")]
    struct WithoutALock {
        name: String,
        email: String,
    }

    #[derive(ddb_keys::Entity)]
    #[entity(unique(super::Email = super::Email { email: self.mail.clone() }))]
    #[pk("USER#<name>")]
    struct Misspelled {
        name: String,
        email: String,
    }

    #[derive(ddb_keys::Entity)]
    #[entity(unique(super::Email = super::email_of(self)))]
    #[pk("USER#<name>")]
    struct OfTheWhole {
        name: String,
        email: String,
    }
}

mod an_item_that_stands_for_itself {
    #[derive(ddb_keys::Entity)]
    #[entity(unique(Email = Email { email: self.email.clone() }))]
    #[pk("EMAIL#<email>")]
    struct Email {
        email: String,
    }
}

mod a_method_with_the_name_of_a_field {
    #[derive(ddb_keys::Entity)]
    #[entity(unique(super::Email = super::Email { email: self.email() }))]
    #[pk("USER#<name>")]
    struct User {
        name: String,
        email: String,
    }
}

mod no_value {
    #[derive(ddb_keys::Entity)]
    #[entity(unique())]
    #[pk("USER#<name>")]
    struct User {
        name: String,
    }
}

mod values_that_are_not_compared {
    #[derive(ddb_keys::Entity)]
    #[entity(version = version, unique(super::Email = super::Email { email: self.version.to_string() }))]
    #[pk("USER#<name>")]
    struct Counted {
        name: String,
        version: u64,
    }

    #[derive(ddb_keys::Entity, serde::Serialize, serde::Deserialize)]
    #[entity(unique(super::Email = super::Email { email: self.email.clone() }))]
    #[pk("USER#<name>")]
    struct Aliased {
        name: String,
        #[serde(alias = "mail")]
        email: String,
    }

    #[derive(ddb_keys::Entity, serde::Serialize, serde::Deserialize)]
    #[entity(unique(super::Email = super::Email { email: self.email.clone() }))]
    #[pk("USER#<name>")]
    struct NotStored {
        name: String,
        #[serde(skip)]
        email: String,
    }
}

mod entities_that_have_none {
    #[derive(ddb_keys::Entity)]
    #[entity(ttl = expires, unique(super::Email = super::Email { email: self.email.clone() }))]
    #[pk("USER#<name>")]
    struct Expiring {
        name: String,
        email: String,
        expires: u64,
    }

    #[derive(ddb_keys::Entity)]
    #[entity(unique(super::Email = super::Email { email: self.email.clone() }))]
    #[pk("USER#<name>")]
    struct WithAParameter<T> {
        name: String,
        email: String,
        data: T,
    }
}

#[derive(ddb_keys::Entity)]
#[pk("EMAIL#<email>")]
struct Email {
    email: String,
}
