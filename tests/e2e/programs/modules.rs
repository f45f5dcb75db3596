//! Entities in modules, under names of the prelude and of each other.

mod people {
    use ddb_keys::Entity;
    use serde::{Deserialize, Serialize};

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(name = "Person")]
    #[pk("PERSON#<id>")]
    pub struct Item {
        pub id: u32,
    }
}

mod things {
    use ddb_keys::Entity;
    use serde::{Deserialize, Serialize};

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(name = "Thing")]
    #[pk("THING#<id>")]
    pub(crate) struct Item {
        pub(super) id: u32,
    }
}

mod table {
    #[derive(Debug, ddb_keys::Table)]
    #[table(name = "all", pk = "PK")]
    pub(crate) enum Everything {
        Person(super::people::Item),
        Thing(super::things::Item),
    }
}

async fn both(
    table: &ddb_keys::aws::Client<table::Everything>,
) -> Result<usize, ddb_keys::aws::Error> {
    let person: Option<people::Item> = table.get(people::ItemKey { id: 1 }).await?;
    let thing = things::Item { id: 2 };
    table.put(&thing).await?;
    Ok(usize::from(person.is_some()))
}
