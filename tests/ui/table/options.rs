//! Options and indexes of a table that are malformed.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

mod indexes {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[gsi(ByEmail, pk = "GSI1PK")]
    #[gsi(ByEmail, pk = "GSI2PK")]
    #[gsi(NoPartitionKey, sk = "GSI3SK")]
    #[lsi(Local, pk = "PK", sk = "LSI1SK")]
    #[lsi(NoSortKey)]
    #[gsi(Five, pk = ["a", "b", "c", "d", "e"])]
    #[gsi("Quoted", pk = "GSI4PK")]
    #[gsi]
    enum App {
        User(User),
    }
}

mod misfit_options {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    #[table(name = app, pk = "PK", type_attribute = off)]
    #[gsi(ByEmail, name = "by-email", pk = email, projection = some)]
    #[gsi(ByName, name = "by-name", pk = "name", projection = exclude("age"))]
    enum App {
        User(User),
    }
}

mod name_and_pk_missing {
    use super::*;

    #[derive(Entity)]
    #[pk("ARTIST#<artist>")]
    #[sk("PROFILE")]
    struct Artist {
        artist: String,
    }

    #[derive(Table)]
    #[table(sk = "SK")]
    enum Music {
        Artist(Artist),
    }
}

mod overlap_of_a_stranger {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Table)]
    #[table(name = "app", pk = "PK", overlap(User, Gane))]
    enum App {
        User(User),
        Game(Game),
    }

    #[derive(Table)]
    #[table(name = "other", pk = "PK", overlap(User, Invoice))]
    enum Other {
        User(User),
        Game(Game),
    }
}

mod first_of_an_overlap {
    use super::*;

    #[derive(Entity)]
    #[pk("<path>")]
    struct Lock {
        path: String,
    }

    #[derive(Entity)]
    #[pk("<path>-md5")]
    struct Digest {
        path: String,
    }

    #[derive(Table)]
    #[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, first = Digset))]
    enum Unlisted {
        Lock(Lock),
        Digest(Digest),
    }

    #[derive(Table)]
    #[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, frist = Digest))]
    enum Misspelled {
        Lock(Lock),
        Digest(Digest),
    }

    #[derive(Table)]
    #[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, first = Lock, first = Digest))]
    enum Twice {
        Lock(Lock),
        Digest(Digest),
    }

    #[derive(Table)]
    #[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, first = 7))]
    enum Quantity {
        Lock(Lock),
        Digest(Digest),
    }

    #[derive(Table)]
    #[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, first(Digest)))]
    enum AsAList {
        Lock(Lock),
        Digest(Digest),
    }

    #[derive(Table)]
    #[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Lock, Digest, first = Digest), overlap(Digest, Lock, first = Lock))]
    enum BothWays {
        Lock(Lock),
        Digest(Digest),
    }

    #[derive(Table)]
    #[table(name = "locks", pk = "LockID", type_attribute = none, overlap(Digest, first = Digest))]
    enum OneAlone {
        Lock(Lock),
        Digest(Digest),
    }
}

mod template_as_a_name {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct User {
        id: u32,
    }

    #[derive(Table)]
    #[table(name = "users", pk = "USER#<id>")]
    enum Users {
        User(User),
    }
}

fn main() {}
