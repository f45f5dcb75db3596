//! The service over users, chats and servers, asked by an HTTP client.

use std::future::IntoFuture;

use ddb_keys::aws::Client;
use ddb_keys_examples::report::Report;
use ddb_keys_examples::social::entities::{ServerId, Social, TakenLogin, UserId};
use ddb_keys_examples::social::patterns;
use ddb_keys_examples::social::service::router;
use ddb_keys_examples::social::story::Story;
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
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.ask(Method::GET, path, None).await
    }

    async fn put(&self, path: &str, body: Value) -> u16 {
        self.ask(Method::PUT, path, Some(body)).await.0
    }

    async fn post(&self, path: &str, body: Value) -> u16 {
        self.ask(Method::POST, path, Some(body)).await.0
    }

    async fn sign_up(&self, id: &str, name: &str) {
        let user = json!({ "name": name, "provider": "username", "subject": id });
        assert_eq!(self.put(&format!("/users/{id}"), user).await, 201);
    }
}

async fn on_every_engine(specification: impl AsyncFn(&Service)) {
    crate::common::on_every_engine("social", async |sdk, name| {
        let table = Social::client(sdk).with_table_name(name);
        table.create_table().await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let server = tokio::spawn(axum::serve(listener, router(table.clone())).into_future());
        specification(&Service { url, http: reqwest::Client::new(), table }).await;
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
        let ada = json!({ "name": "Ada", "provider": "email", "subject": "a#d/a@example.com" });
        assert_eq!(service.put("/users/1", ada).await, 201);
        let github = json!({ "provider": "github", "subject": "ada" });
        assert_eq!(service.post("/users/1/logins", github.clone()).await, 201);
        let expected = (200, json!({ "user_id": "1", "name": "Ada" }));
        let by_email = service.get("/logins?provider=email&subject=a%23d%2Fa@example.com").await;
        assert_eq!(by_email, expected);
        assert_eq!(service.get("/logins?provider=github&subject=ada").await, expected);
        assert_eq!(service.get("/users/1").await, expected);
        for path in [
            "/logins?provider=username&subject=ada",
            "/logins?provider=github&subject=ad",
            "/logins?provider=email&subject=a",
            "/users/2",
        ] {
            assert_eq!(service.get(path).await.0, 404, "{path}");
        }
        assert_eq!(service.get("/logins?provider=fax&subject=1").await.0, 400);
        service.sign_up("3", "Carmen").await;
        assert_eq!(service.post("/users/3/logins", github).await, 409);
        let gitlab = json!({ "provider": "gitlab", "subject": "ada" });
        assert_eq!(service.post("/users/1/logins", gitlab).await, 400);
        let other = json!({ "provider": "github", "subject": "nobody" });
        assert_eq!(service.post("/users/9/logins", other).await, 404);
    })
    .await;
}

#[tokio::test]
async fn a_login_belongs_to_one_user() {
    on_every_engine(async |service| {
        let user = |name: &str| json!({ "name": name, "provider": "email", "subject": "a@b.c" });
        assert_eq!(service.put("/users/1", user("Ada")).await, 201);
        let (status, reason) = service.ask(Method::PUT, "/users/2", Some(user("Bela"))).await;
        assert_eq!((status, &reason["error"]), (409, &json!("the login is taken")));
        assert_eq!(service.get("/users/2").await.0, 404, "all or nothing");
        let (status, reason) = service.ask(Method::PUT, "/users/1", Some(user("Ada"))).await;
        assert_eq!((status, &reason["error"]), (409, &json!("there is such a user already")));
        let rows = service.table.scan().await.unwrap();
        let taken: Vec<&TakenLogin> = rows.iter().filter_map(Social::as_entity).collect();
        assert_eq!((rows.len(), taken.len()), (3, 1));
    })
    .await;
}

async fn fill_chat(service: &Service, chat: &str, minutes: std::ops::RangeInclusive<u32>) {
    for minute in minutes {
        let sent_at = format!("2024-10-14T01:{minute:02}:01.5Z");
        let message = json!({ "author": "1", "text": minute.to_string(), "sent_at": sent_at });
        assert_eq!(service.post(&format!("/chats/{chat}/messages"), message).await, 201);
    }
}

#[tokio::test]
async fn messages_come_by_time_newest_first_in_pages() {
    on_every_engine(async |service| {
        fill_chat(service, "1", 1..=7).await;
        fill_chat(service, "10", 1..=2).await;
        let (status, page) = service.get("/chats/1/messages").await;
        assert_eq!(status, 200);
        assert_eq!(texts(&page["messages"], "text"), ["7", "6", "5", "4", "3", "2", "1"]);
        assert_eq!(page["next"], Value::Null);

        let mut path = "/chats/1/messages?limit=2&from=2024-10-14T01:02:01.5Z\
                        &until=2024-10-14T01:07:01.5Z"
            .to_owned();
        for expected in [&["6", "5"][..], &["4", "3"], &["2"]] {
            let (status, page) = service.get(&path).await;
            assert_eq!((status, &texts(&page["messages"], "text")[..]), (200, expected));
            assert_eq!(page["next"].is_null(), expected == ["2"]);
            path = page["next"].as_str().unwrap_or_default().to_owned();
            assert!(!path.contains("CHAT") && !path.contains("MSG"), "{path}");
        }
        let (_, none) = service.get("/chats/2/messages").await;
        assert_eq!(none, json!({ "messages": [], "next": null }));
        let (_, none) = service.get("/chats/1/messages?until=1969-01-01T00:00:00Z").await;
        assert_eq!(none["messages"], json!([]));
    })
    .await;
}

#[tokio::test]
async fn cursors_fit_only_the_chat_and_the_range_they_come_from() {
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
            assert!(reason["error"].as_str().unwrap().contains("cursor"), "{reason}");
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
            let path = format!("/servers/{id}");
            assert_eq!(service.put(&path, json!({ "name": id.to_uppercase() })).await, 201);
            assert_eq!(service.put(&path, json!({ "name": "again" })).await, 409);
        }
        let join = async |path: &str| service.put(path, json!({ "role": "guest" })).await;
        assert_eq!(join("/servers/rust/members/1").await, 201);
        assert_eq!(join("/servers/rust/members/10").await, 201);
        assert_eq!(join("/servers/chess/members/10").await, 201);
        assert_eq!(join("/servers/rust/members/1").await, 409);
        assert_eq!(join("/servers/nowhere/members/1").await, 404);
        assert_eq!(join("/servers/rust/members/nobody").await, 404);

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
        for at in 0..120 {
            let path = format!("/servers/s{at}");
            assert_eq!(service.put(&path, json!({ "name": "s" })).await, 201);
            let path = format!("{path}/members/1");
            assert_eq!(service.put(&path, json!({ "role": "guest" })).await, 201);
        }
        assert_eq!(service.put("/servers/s7/members/2", json!({ "role": "owner" })).await, 201);
        let name = Some(json!({ "name": "Ada L." }));
        let (status, renamed) = service.ask(Method::PUT, "/users/1/name", name.clone()).await;
        assert_eq!((status, renamed), (200, json!({ "memberships": 120 })));
        assert_eq!(service.get("/users/1").await.1["name"], "Ada L.");
        let (_, members) = service.get("/servers/s7/members").await;
        assert_eq!(texts(&members, "user_name"), ["Ada L.", "Bela"]);
        let user_id = UserId("1".to_owned());
        let servers = patterns::servers_of(&service.table, &user_id).await.unwrap();
        assert_eq!(servers.len(), 120, "more keys than one request takes");
        assert!(servers.iter().all(|(_, member)| member.user_name == "Ada L."));
        let (status, _) = service.ask(Method::PUT, "/users/9/name", name).await;
        assert_eq!(status, 404);
    })
    .await;
}

#[tokio::test]
async fn a_name_that_is_out_of_date_does_not_join() {
    on_every_engine(async |service| {
        service.sign_up("1", "Ada").await;
        assert_eq!(service.put("/servers/rust", json!({ "name": "Rust" })).await, 201);
        let server_id = ServerId("rust".to_owned());
        let before = ddb_keys_examples::social::entities::User {
            user_id: UserId("1".to_owned()),
            name: "Ada, once".to_owned(),
        };
        let joined = patterns::join(&service.table, &server_id, &before, "guest".to_owned()).await;
        assert!(joined.unwrap_err().is_condition_failed());
        assert_eq!(patterns::members(&service.table, &server_id).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn ids_that_are_none_are_refused_with_a_reason() {
    on_every_engine(async |service| {
        let long = "x".repeat(3000);
        let ids = ["a%23b", "a%2Fb", "a%20b", "%F0%9F%8E%B2", "%00", "%FF", "a..b", &long];
        for id in ids {
            let name = || Some(json!({ "name": "x" }));
            let user = json!({ "name": "x", "provider": "email", "subject": "x" });
            let message = json!({ "author": "1", "text": "x" });
            let role = json!({ "role": "x" });
            for (method, path, body) in [
                (Method::GET, format!("/users/{id}"), None),
                (Method::PUT, format!("/users/{id}"), Some(user)),
                (Method::PUT, format!("/users/{id}/name"), name()),
                (Method::GET, format!("/users/{id}/servers"), None),
                (Method::PUT, format!("/servers/{id}"), name()),
                (Method::GET, format!("/servers/{id}/members"), None),
                (Method::PUT, format!("/servers/rust/members/{id}"), Some(role)),
                (Method::GET, format!("/chats/{id}/messages"), None),
                (Method::POST, format!("/chats/{id}/messages"), Some(message)),
            ] {
                let (status, reason) = service.ask(method.clone(), &path, body).await;
                let shown = format!("{method} {path:.40}: {reason}");
                assert_eq!(status, 400, "{shown}");
                let reason = reason["error"].as_str().expect(&shown);
                assert!(!reason.is_empty() && !reason.contains("USER#"), "{shown}");
            }
        }
        let message = json!({ "author": "a#b", "text": "x" });
        assert_eq!(service.post("/chats/1/messages", message).await, 400);
        assert_eq!(service.table.scan().await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn requests_that_say_too_little_are_refused() {
    on_every_engine(async |service| {
        assert_eq!(service.put("/users/1", json!({ "name": "Ada" })).await, 400);
        assert_eq!(service.post("/chats/1/messages", json!({ "text": "x" })).await, 400);
        for query in ["limit=0", "limit=101", "limit=x", "from=yesterday"] {
            let (status, reason) = service.get(&format!("/chats/1/messages?{query}")).await;
            assert_eq!(status, 400, "{query}");
            assert!(reason["error"].is_string(), "{query}: {reason}");
        }
    })
    .await;
}

#[tokio::test]
async fn the_story_is_told_to_its_end() {
    on_every_engine(async |service| {
        let mut told = Vec::new();
        let report = Report::new(&mut told, "a service").unwrap();
        let mut story = Story { service: service.url.clone(), report };
        story.tell().await.unwrap();
        let told = String::from_utf8(told).unwrap();
        for line in [
            r#"409 {"error":"the login is taken"}"#,
            r#"200 {"memberships":2}"#,
            r#""text":"message 2""#,
            r#""user_name":"Ada L.""#,
            "400 {\"error\":\"user_id has a character other than",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
        assert!(!told.contains("\n      500"), "{told}");
    })
    .await;
}
