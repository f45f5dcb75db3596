//! Published key charts: recorded, then changed.

use super::pairs;

pairs! {
    the_metadata_of_games: table(name = "battle-royale", pk = "PK", sk = "SK")
        #[gsi(OpenGames, name = "OpenGamesIndex", pk = "map", sk = "open_timestamp")]
        #[gsi(Inverted, name = "InvertedIndex", pk = "SK", sk = "PK")]
        [
            #[pk("USER#<username>")] #[sk("#METADATA#<username>")]
            struct User { username: String }
            #[pk("GAME#<game_id>")] #[sk("#METADATA#<game_id>")]
            #[gsi(OpenGames, pk = map, sk = open_timestamp)]
            struct Game { game_id: String, map: String, open_timestamp: Option<String> }
            #[pk("GAME#<game_id>")] #[sk("USER#<username>")] #[gsi(Inverted)]
            struct Mapping { game_id: String, username: String }
        ]
        => table(name = "battle-royale", pk = "PK", sk = "SK")
        #[gsi(OpenGames, name = "OpenGamesIndex", pk = "map", sk = "open_timestamp")]
        #[gsi(Inverted, name = "InvertedIndex", pk = "SK", sk = "PK")]
        [
            #[pk("USER#<username>")] #[sk("#METADATA#<username>")]
            struct User { username: String }
            #[pk("GAME#<game_id>")] #[sk("#METEADATA#<game_id>")]
            #[gsi(OpenGames, pk = map, sk = open_timestamp)]
            struct Game { game_id: String, map: String, open_timestamp: Option<String> }
            #[pk("GAME#<game_id>")] #[sk("USER#<username>")] #[gsi(Inverted)]
            struct Mapping { game_id: String, username: String }
        ]
        => (Breaking "key-literal-changed", "Game, sort key", "`#METADATA#Ada` becomes `#METEADATA#Ada`");
    the_players_of_a_game: table(name = "players", pk = "PK", sk = "SK")
        #[gsi(Gsi1, pk = "g1pk", sk = "g1sk")]
        [
            #[pk("G#<game>")] #[sk("P#<player>")] struct Player { game: String, player: String }
        ]
        => table(name = "players", pk = "PK", sk = "SK")
        #[gsi(Gsi1, pk = "g1pk", sk = "g1sk")]
        [
            #[pk("G#<game>")] #[sk("P#<player>")] #[gsi(Gsi1, pk = "P#<player>", sk = "G#<game>")]
            struct Player { game: String, player: String }
        ]
        => (Backfill "index-key-added", "Player, index key Gsi1", "P#<player>");
    messages_of_a_chat: table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:millis>#<id>")]
            struct Message { chat: u32, at: Instant, id: u32 }
        ]
        => table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:secs>#<id>")]
            struct Message { chat: u32, at: Instant, id: u32 }
        ]
        => (Breaking "key-format-changed", "Message, sort key", "`MSG#2024-10-14T01:01:01.000Z#8` becomes `MSG#2024-10-14T01:01:01Z#8`");
    messages_by_numbers_since_1970: table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:millis>")] struct Message { chat: u32, at: Instant }
        ]
        => table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:epoch_millis>")] struct Message { chat: u32, at: Instant }
        ]
        => (Breaking "key-format-changed", "Message, sort key", "`MSG#2024-10-14T01:01:01.000Z` becomes `MSG#1728867661000`");
    messages_by_wider_numbers: table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:epoch_secs>")] struct Message { chat: u32, at: Instant }
        ]
        => table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:epoch_secs(20)>")] struct Message { chat: u32, at: Instant }
        ]
        => (Breaking "key-format-changed", "Message, sort key", "`MSG#1728867661` becomes `MSG#00000000001728867661`");
    messages_by_the_usual_width: table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:epoch_millis>")] struct Message { chat: u32, at: Instant }
        ]
        => table(name = "chat", pk = "PK", sk = "SK") [
            #[pk("CHAT#<chat>")] #[sk("MSG#<at:epoch_millis(13)>")] struct Message { chat: u32, at: Instant }
        ]
        => (Compatible "key-respelled", "Message, sort key", "same keys");
    ratings_with_a_sign: table(name = "ranks", pk = "PK", sk = "SK") [
            #[pk("RANKS")] #[sk("<rating:08>")] struct Rank { rating: u32 }
        ]
        => table(name = "ranks", pk = "PK", sk = "SK") [
            #[pk("RANKS")] #[sk("<rating:08>")] struct Rank { rating: i32 }
        ]
        => (Compatible "key-respelled", "Rank, sort key", "same keys");
    versions_without_zero: table(name = "documents", pk = "PK", sk = "SK") [
            #[pk("DOC")] #[sk("v<version:08>")] struct Version { version: u32 }
        ]
        => table(name = "documents", pk = "PK", sk = "SK") [
            #[pk("DOC")] #[sk("v<version:08>")] struct Version { version: std::num::NonZeroU32 }
        ]
        => (Breaking "key-values-narrowed", "Version, sort key", "version = 0: `v00000000` can no longer be written or read");
    versions_with_zero: table(name = "documents", pk = "PK", sk = "SK") [
            #[pk("DOC")] #[sk("v<version>")] struct Version { version: std::num::NonZeroU32 }
        ]
        => table(name = "documents", pk = "PK", sk = "SK") [
            #[pk("DOC")] #[sk("v<version>")] struct Version { version: u32 }
        ]
        => (Compatible "key-values-widened", "Version, sort key", "same keys");
    documents_without_hyphens: table(name = "documents", pk = "PK", sk = "SK") [
            #[pk("DOC#<id>")] #[sk("DOC")] struct Document { id: uuid::Uuid }
        ]
        => table(name = "documents", pk = "PK", sk = "SK") [
            #[pk("DOC#<id:simple>")] #[sk("DOC")] struct Document { id: uuid::Uuid }
        ]
        => (Breaking "key-format-changed", "Document, partition key", "becomes `DOC#0192f0c12e3d7a4b8c5d6e7f8091a2b3`");
    ratings_of_a_smaller_type: table(name = "ranks", pk = "PK", sk = "SK") [
            #[pk("RANKS")] #[sk("<rating:08>")] struct Rank { rating: i32 }
        ]
        => table(name = "ranks", pk = "PK", sk = "SK") [
            #[pk("RANKS")] #[sk("<rating:08>")] struct Rank { rating: u8 }
        ]
        => (Breaking "key-values-narrowed", "Rank, sort key", "rating = 99999999: `99999999` can no longer be written or read");
    users_of_an_organization: table(name = "saas", pk = "PK", sk = "SK") [
            #[pk("ORG#<org>")] #[sk("METADATA#<org>")] struct Org { org: String }
            #[pk("ORG#<org>")] #[sk("USER#<name>")] struct User { org: String, name: String }
        ]
        => table(name = "saas", pk = "PK", sk = "SK") [
            #[pk("ORG#<org>")] #[sk("METADATA#<org>")] struct Org { org: String }
            #[pk("ORG#<org>")] #[sk("USER#<name:upper>")] struct User { org: String, name: String }
        ]
        => (Breaking "key-format-changed", "User, sort key", "`USER#Ada` becomes `USER#ADA`");
    orders_with_a_tail: table(name = "entities", pk = "PK") [
            #[pk("ORDER#<id>")] struct Order { id: String }
        ]
        => table(name = "entities", pk = "PK") [
            #[pk("ORDER#<id..>")] struct Order { id: String }
        ]
        => (Compatible "key-values-widened", "Order, partition key", "same keys");
    logins_by_email: table(name = "logins", pk = "PK", sk = "SK")
        #[gsi(ByLogin, pk = "gs1pk", sk = "gs1sk")]
        [
            #[pk("USER#<id>")] #[sk("EMAIL#<email>")]
            #[gsi(ByLogin, pk = "EMAIL#<email>", sk = "USER#<id>")]
            struct Login { id: u64, email: String }
        ]
        => table(name = "logins", pk = "PK", sk = "SK")
        #[gsi(ByLogin, pk = "gs1pk", sk = "gs1sk")]
        [
            #[pk("USER#<id>")] #[sk("EMAIL#<email>")]
            #[gsi(ByLogin, pk = "EMAIL#<email:lower>", sk = "USER#<id>")]
            struct Login { id: u64, email: String }
        ]
        => (Backfill "index-key-changed", "Login, index key ByLogin", "`EMAIL#Ada` becomes `EMAIL#ada`");
}
