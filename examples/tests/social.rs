//! Tests of the service, through HTTP.

use std::future::IntoFuture;

use ddb_keys::aws::{Client, CursorKey};
use ddb_keys_examples::report::Report;
use ddb_keys_examples::social::entities::{Member, Social, TakenLogin};
use ddb_keys_examples::social::service::router;
use ddb_keys_examples::social::story::tell;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// A running service, and its table.
struct Service {
    url: String,
    http: reqwest::Client,
    table: Client<Social>,
}

impl Service {
    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let (status, text) = (response.status().as_u16(), response.text().await.unwrap());
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.ask(Method::GET, path, None).await
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// Sends a request that must succeed.
    async fn add(&self, path: &str, body: Value) {
        let (status, answer) = self.post(path, body).await;
        assert_eq!(status, 200, "{answer}");
    }

    async fn sign_up(&self, id: &str, name: &str) {
        self.add("/users", json!({ "user_id": id, "name": name })).await;
    }
}

fn member(server: &str, user: &str, name: &str) -> Value {
    json!({ "server_id": server, "user_id": user, "user_name": name, "role": "guest" })
}

async fn on_every_engine(specification: impl AsyncFn(&Service)) {
    crate::common::on_every_engine("social", async |sdk, name| {
        let table = Social::client(sdk).with_table_name(name);
        table.create_table().await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let server = tokio::spawn(
            axum::serve(listener, router(table.sealing_cursors(&CursorKey::new([7; 32]))))
                .into_future(),
        );
        // A proxy that the environment names does not reach this machine's loopback interface.
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        specification(&Service { url, http, table }).await;
        server.abort();
    })
    .await;
}

fn texts<'v>(rows: &'v Value, name: &str) -> Vec<&'v str> {
    rows.as_array().unwrap().iter().map(|row| row[name].as_str().unwrap()).collect()
}

#[tokio::test]
async fn users_log_in_by_any_provider() {
    on_every_engine(async |service| {
        service.sign_up("1", "Ada").await;
        let email = json!({ "user_id": "1", "provider": "email", "subject": "a#d/a@example.com" });
        service.add("/logins", email).await;
        let github = json!({ "user_id": "1", "provider": "github", "subject": "ada" });
        service.add("/logins", github).await;
        let expected = (200, json!({ "user_id": "1", "name": "Ada" }));
        assert_eq!(service.get("/logins/email/a%23d%2Fa@example.com").await, expected);
        assert_eq!(service.get("/logins/github/ada").await, expected);
        assert_eq!(service.get("/users/1").await, expected);
        for path in ["/logins/username/ada", "/logins/github/ad", "/logins/email/a", "/users/2"] {
            assert_eq!(service.get(path).await.0, 404, "{path}");
        }
        assert_eq!(service.get("/logins/fax/1").await.0, 400);
        let gitlab = json!({ "user_id": "1", "provider": "gitlab", "subject": "ada" });
        assert_eq!(service.post("/logins", gitlab).await.0, 422);
    })
    .await;
}

#[tokio::test]
async fn ids_and_logins_belong_to_one_user() {
    on_every_engine(async |service| {
        for id in ["1", "2"] {
            service.sign_up(id, "Ada").await;
        }
        let again = service.post("/users", json!({ "user_id": "1", "name": "Bela" })).await;
        assert_eq!(again, (409, json!("this user already exists")));
        let login = |id: &str| json!({ "user_id": id, "provider": "email", "subject": "a@b.c" });
        service.add("/logins", login("1")).await;
        for id in ["1", "2"] {
            let taken = service.post("/logins", login(id)).await;
            assert_eq!(taken, (409, json!("the login is taken")));
        }
        let nobodys = json!({ "user_id": "9", "provider": "email", "subject": "d@e.f" });
        let refused = service.post("/logins", nobodys).await;
        assert_eq!(refused, (409, json!("there is no such user")));
        let rows = service.table.scan().await.unwrap();
        let taken: Vec<&TakenLogin> = rows.iter().filter_map(Social::as_entity).collect();
        assert_eq!((rows.len(), taken.len()), (4, 1), "all or nothing");
    })
    .await;
}

async fn fill_chat(service: &Service, chat: &str, minutes: std::ops::RangeInclusive<u32>) {
    for minute in minutes {
        let sent_at = format!("2024-10-14T01:{minute:02}:01.5Z");
        let text = minute.to_string();
        let message = json!({ "chat_id": chat, "author": "1", "text": text, "sent_at": sent_at });
        service.add("/messages", message).await;
    }
}

#[tokio::test]
async fn messages_are_listed_newest_first_in_pages() {
    on_every_engine(async |service| {
        fill_chat(service, "1", 1..=7).await;
        fill_chat(service, "10", 1..=2).await;
        let (status, page) = service.get("/chats/1/messages").await;
        assert_eq!(status, 200);
        assert_eq!(texts(&page["messages"], "text"), ["7", "6", "5", "4", "3", "2", "1"]);
        assert_eq!(page["next"], Value::Null);

        let mut path = "/chats/1/messages?limit=2&from=2024-10-14T01:02:01.5Z\
                        &until=2024-10-14T01:06:01.5Z"
            .to_owned();
        for expected in [&["6", "5"][..], &["4", "3"], &["2"]] {
            let (status, page) = service.get(&path).await;
            assert_eq!((status, &texts(&page["messages"], "text")[..]), (200, expected));
            assert_eq!(page["next"].is_null(), expected == ["2"]);
            path = page["next"].as_str().unwrap_or_default().to_owned();
            let cursor = path.rsplit_once("cursor=").map_or("", |(_, cursor)| cursor);
            assert_eq!(cursor.is_empty(), path.is_empty(), "{path}");
            // Random ids and the fingerprint of the table's name can spell short words, but not a whole date.
            assert!(
                cursor.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)),
                "{path}"
            );
            assert!(!cursor.contains("2024-10-14"), "{path}");
        }
        let (_, none) = service.get("/chats/2/messages").await;
        assert_eq!(none, json!({ "messages": [], "next": null }));
        let (_, rest) = service.get("/chats/1/messages?from=2024-10-14T01:06:00Z").await;
        assert_eq!(texts(&rest["messages"], "text"), ["7", "6"]);
        let (_, none) = service.get("/chats/1/messages?until=1969-01-01T00:00:00Z").await;
        assert_eq!(none["messages"], json!([]));
    })
    .await;
}

#[tokio::test]
async fn cursors_fit_only_their_own_chat_and_range() {
    on_every_engine(async |service| {
        fill_chat(service, "1", 1..=3).await;
        fill_chat(service, "2", 1..=3).await;
        let (_, page) = service.get("/chats/1/messages?limit=1").await;
        let next = page["next"].as_str().unwrap();
        assert_eq!(service.get(next).await.0, 200);
        let others = next.replace("/chats/1/", "/chats/2/");
        let narrower = format!("{next}&from=2024-10-14T01:01:01Z");
        let cut = &next[..next.len() - 9];
        for path in [&others, &narrower, cut, "/chats/1/messages?cursor=%23"] {
            let (status, reason) = service.get(path).await;
            assert_eq!(status, 400, "{path}");
            assert!(reason.as_str().unwrap().contains("cursor"), "{reason}");
        }
    })
    .await;
}

#[tokio::test]
async fn servers_have_members_and_members_have_servers() {
    on_every_engine(async |service| {
        for (id, name) in [("1", "Ada"), ("10", "Bela")] {
            service.sign_up(id, name).await;
        }
        for id in ["rust", "chess"] {
            let server = json!({ "server_id": id, "name": id.to_uppercase() });
            service.add("/servers", server.clone()).await;
            let again = service.post("/servers", server).await;
            assert_eq!(again, (409, json!("this server already exists")));
        }
        service.add("/members", member("rust", "1", "Ada")).await;
        service.add("/members", member("rust", "10", "Bela")).await;
        service.add("/members", member("chess", "10", "Bela")).await;
        for (refused, reason) in [
            (member("rust", "1", "Ada"), "the user is already a member of this server"),
            (member("nowhere", "1", "Ada"), "there is no such server"),
            (member("rust", "nobody", "Ada"), "there is no user with this id and name"),
            (member("chess", "1", "Ada, once"), "there is no user with this id and name"),
        ] {
            assert_eq!(service.post("/members", refused).await, (409, json!(reason)));
        }

        let (_, members) = service.get("/servers/rust/members").await;
        assert_eq!(texts(&members, "user_name"), ["Ada", "Bela"]);
        let (_, servers) = service.get("/users/10/servers").await;
        assert_eq!(texts(&servers, "name"), ["CHESS", "RUST"]);
        let (_, servers) = service.get("/users/1/servers").await;
        assert_eq!(texts(&servers, "server_id"), ["rust"]);
    })
    .await;
}

#[tokio::test]
async fn a_rename_reaches_every_membership() {
    on_every_engine(async |service| {
        service.sign_up("1", "Ada").await;
        service.sign_up("2", "Bela").await;
        for at in 0..220 {
            let server = format!("s{at}");
            service.add("/servers", json!({ "server_id": server, "name": "s" })).await;
            service.add("/members", member(&server, "1", "Ada")).await;
        }
        service.add("/members", member("s7", "2", "Bela")).await;
        let rename = async |id: &str| {
            let user = json!({ "user_id": id, "name": "Ada L." });
            service.ask(Method::PUT, "/users", Some(user)).await
        };
        assert_eq!(rename("1").await, (200, json!(220)));
        assert_eq!(service.get("/users/1").await.1["name"], "Ada L.");
        let (_, members) = service.get("/servers/s7/members").await;
        assert_eq!(texts(&members, "user_name"), ["Ada L.", "Bela"]);
        let rows = service.table.scan().await.unwrap();
        let members: Vec<&Member> = rows.iter().filter_map(Social::as_entity).collect();
        let named = |name: &str| members.iter().filter(|one| one.user_name == name).count();
        assert_eq!((named("Ada L."), named("Bela"), members.len()), (220, 1, 221));
        let (_, servers) = service.get("/users/1/servers").await;
        assert_eq!(servers.as_array().unwrap().len(), 220, "more keys than one request takes");
        assert_eq!(rename("9").await, (409, json!("there is no such user")));
    })
    .await;
}

#[tokio::test]
async fn invalid_ids_are_refused_with_a_reason() {
    on_every_engine(async |service| {
        let long = "x".repeat(3000);
        let in_paths = ["a%23b", "a%2Fb", "a%20b", "%F0%9F%8E%B2", "%00", "%FF", "a..b", &long];
        for id in in_paths {
            for path in ["/users/ID", "/users/ID/servers", "/servers/ID/members", "/chats/ID/messages"] {
                let (status, reason) = service.get(&path.replace("ID", id)).await;
                let shown = format!("{path} {id:.40}: {reason:.80}");
                assert_eq!(status, 400, "{shown}");
                let reason = reason.as_str().expect(&shown);
                assert!(!reason.is_empty() && !reason.contains("USER#"), "{shown}");
            }
        }
        let in_bodies = ["a#b", "a/b", "a b", "🎲", "\0", "a..b", "", &long];
        for id in in_bodies {
            let message = |chat: &str, author: &str| json!({ "chat_id": chat, "author": author, "text": "x" });
            for (path, body) in [
                ("/users", json!({ "user_id": id, "name": "x" })),
                ("/logins", json!({ "user_id": id, "provider": "email", "subject": "x" })),
                ("/servers", json!({ "server_id": id, "name": "x" })),
                ("/members", member(id, "1", "x")),
                ("/members", member("rust", id, "x")),
                ("/messages", message(id, "1")),
            ] {
                let (status, reason) = service.post(path, body).await;
                let shown = format!("{path} {id:.40}: {reason:.80}");
                assert_eq!(status, 400, "{shown}");
                assert!(reason.as_str().is_some_and(|reason| reason.contains("_id ")), "{shown}");
            }
            if id != long {
                let (status, reason) = service.post("/messages", message("1", id)).await;
                assert_eq!(status, 400, "{id}");
                assert!(reason.as_str().unwrap().starts_with("author "), "{reason}");
            }
            let user = json!({ "user_id": id, "name": "x" });
            assert_eq!(service.ask(Method::PUT, "/users", Some(user)).await.0, 400, "{id:.40}");
        }
        assert_eq!(service.table.scan().await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn incomplete_requests_are_refused() {
    on_every_engine(async |service| {
        assert_eq!(service.post("/users", json!({ "name": "Ada" })).await.0, 422);
        assert_eq!(service.post("/messages", json!({ "text": "x" })).await.0, 422);
        for query in ["limit=0", "limit=101", "limit=x", "from=yesterday"] {
            let (status, reason) = service.get(&format!("/chats/1/messages?{query}")).await;
            assert_eq!(status, 400, "{query}");
            assert!(reason.as_str().is_some_and(|reason| !reason.is_empty()), "{query}");
        }
    })
    .await;
}

#[tokio::test]
async fn the_program_runs_to_its_end() {
    on_every_engine(async |service| {
        let mut told = Vec::new();
        tell(&mut Report::new(&mut told, "a service").unwrap(), &service.url).await.unwrap();
        let told = String::from_utf8(told).unwrap();
        for line in [
            r#"409 "the login is taken""#,
            "  200 2\n",
            r#""text":"Yes""#,
            "&cursor=",
            r#""user_name":"Ada L.""#,
            "400 \"user_id has a character other than",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
        assert!(!told.contains("\n      500"), "{told}");
    })
    .await;
}
