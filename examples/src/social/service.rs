//! The HTTP service: JSON in and out, ids in paths, cursors in links, and no key anywhere.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use axum::{Json, Router};
use ddb_keys::KeyError;
use ddb_keys::aws::{Client, Cursor, Error, ItemError};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

use super::entities::{
    ChatId, Login, Member, Message, Provider, Server, ServerId, Social, User, UserId, UserKey,
};
use super::patterns;

/// How many messages a page has, unless the request says otherwise.
const PAGE: usize = 20;
/// The most that a request may ask for.
const LONGEST_PAGE: usize = 100;

/// The routes.
pub fn router(table: Client<Social>) -> Router {
    Router::new()
        .route("/users/{user}", put(sign_up).get(user))
        .route("/users/{user}/name", put(rename))
        .route("/users/{user}/logins", post(add_login))
        .route("/users/{user}/servers", get(servers_of))
        .route("/logins", get(find_user))
        .route("/servers/{server}", put(create_server))
        .route("/servers/{server}/members", get(members))
        .route("/servers/{server}/members/{user}", put(join))
        .route("/chats/{chat}/messages", post(post_message).get(messages))
        .with_state(table)
}

type Table = State<Client<Social>>;

/// Path parameters, JSON bodies and query parameters, whose rejections are reasons like any other.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refused))]
struct Path<T>(T);

#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Refused))]
struct Body<T>(T);

#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refused))]
struct Query<T>(T);

/// Why a request was not served.
#[derive(Debug)]
struct Refused {
    status: StatusCode,
    reason: String,
}

impl Refused {
    fn new(status: StatusCode, reason: impl Into<String>) -> Self {
        Self { status, reason: reason.into() }
    }

    fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, format!("there is no such {what}"))
    }

    fn conflict(reason: &str) -> Self {
        Self::new(StatusCode::CONFLICT, reason)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.reason }))).into_response()
    }
}

impl From<KeyError> for Refused {
    /// Names the value, and not the key that it was for.
    fn from(error: KeyError) -> Self {
        let reason = format!("{} {}", error.field().unwrap_or("the id"), error.refusal());
        Self::new(StatusCode::BAD_REQUEST, reason)
    }
}

impl From<Error> for Refused {
    fn from(error: Error) -> Self {
        match error {
            Error::Key(error) | Error::Item(ItemError::Key(error)) => error.into(),
            Error::Cursor(error) => Self::new(StatusCode::BAD_REQUEST, error.to_string()),
            error => {
                eprintln!("social: {error}");
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "the table could not be reached")
            }
        }
    }
}

macro_rules! rejections {
    ($($rejection:ident),+) => {$(
        impl From<$rejection> for Refused {
            fn from(rejection: $rejection) -> Self {
                Self::new(StatusCode::BAD_REQUEST, rejection.body_text())
            }
        }
    )+};
}
rejections!(PathRejection, JsonRejection, QueryRejection);

/// The action of a cancelled transaction whose condition did not hold.
fn refused_action(error: &Error) -> Option<usize> {
    let Error::Cancelled(actions) = error else { return None };
    actions.iter().find(|action| action.is_condition()).map(|action| action.action)
}

#[derive(Deserialize)]
struct NewUser {
    name: String,
    #[serde(flatten)]
    login: NewLogin,
}

#[derive(Deserialize)]
struct NewLogin {
    provider: Provider,
    subject: String,
}

impl NewLogin {
    fn of(self, user_id: UserId) -> Login {
        Login { user_id, provider: self.provider, subject: self.subject }
    }
}

async fn sign_up(
    State(table): Table,
    Path(user_id): Path<UserId>,
    Body(new): Body<NewUser>,
) -> Result<(StatusCode, Json<User>), Refused> {
    let user = User { user_id: user_id.clone(), name: new.name };
    let signed_up = patterns::sign_up(&table, &user, &new.login.of(user_id)).await;
    signed_up.map_err(|error| match refused_action(&error) {
        Some(0) => Refused::conflict("there is such a user already"),
        Some(_) => Refused::conflict("the login is taken"),
        None => error.into(),
    })?;
    Ok((StatusCode::CREATED, Json(user)))
}

async fn user(State(table): Table, Path(id): Path<UserId>) -> Result<Json<User>, Refused> {
    let user = table.get(UserKey { user_id: (&id).into() }).await?;
    Ok(Json(user.ok_or_else(|| Refused::not_found("user"))?))
}

async fn add_login(
    State(table): Table,
    Path(user_id): Path<UserId>,
    Body(new): Body<NewLogin>,
) -> Result<StatusCode, Refused> {
    let added = patterns::add_login(&table, &new.of(user_id)).await;
    added.map_err(|error| match refused_action(&error) {
        Some(0) => Refused::not_found("user"),
        Some(_) => Refused::conflict("the login is taken"),
        None => error.into(),
    })?;
    Ok(StatusCode::CREATED)
}

async fn find_user(
    State(table): Table,
    Query(login): Query<NewLogin>,
) -> Result<Json<User>, Refused> {
    let user = patterns::find_user(&table, login.provider, &login.subject).await?;
    Ok(Json(user.ok_or_else(|| Refused::not_found("login"))?))
}

#[derive(Deserialize)]
struct Name {
    name: String,
}

async fn rename(
    State(table): Table,
    Path(user_id): Path<UserId>,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Value>, Refused> {
    let renamed = patterns::rename(&table, &user_id, &name).await;
    let memberships = renamed.map_err(|error| match refused_action(&error) {
        Some(0) => Refused::not_found("user"),
        Some(_) => Refused::conflict("the user's memberships changed meanwhile"),
        None => error.into(),
    })?;
    Ok(Json(json!({ "memberships": memberships })))
}

#[derive(Serialize)]
struct Membership {
    server_id: ServerId,
    name: String,
    role: String,
}

async fn servers_of(
    State(table): Table,
    Path(user_id): Path<UserId>,
) -> Result<Json<Vec<Membership>>, Refused> {
    let servers = patterns::servers_of(&table, &user_id).await?;
    let membership = |(server, member): (Server, Member)| Membership {
        server_id: server.server_id,
        name: server.name,
        role: member.role,
    };
    Ok(Json(servers.into_iter().map(membership).collect()))
}

async fn create_server(
    State(table): Table,
    Path(server_id): Path<ServerId>,
    Body(Name { name }): Body<Name>,
) -> Result<(StatusCode, Json<Server>), Refused> {
    let server = Server { server_id, name };
    match table.create(&server).await {
        Ok(()) => Ok((StatusCode::CREATED, Json(server))),
        Err(error) if error.is_condition_failed() => {
            Err(Refused::conflict("there is such a server already"))
        }
        Err(error) => Err(error.into()),
    }
}

#[derive(Deserialize)]
struct Role {
    role: String,
}

async fn join(
    State(table): Table,
    Path((server_id, user_id)): Path<(ServerId, UserId)>,
    Body(Role { role }): Body<Role>,
) -> Result<StatusCode, Refused> {
    let user = table.get(UserKey { user_id: (&user_id).into() }).await?;
    let user = user.ok_or_else(|| Refused::not_found("user"))?;
    let joined = patterns::join(&table, &server_id, &user, role).await;
    joined.map_err(|error| match refused_action(&error) {
        Some(0) => Refused::conflict("the user is on the server already"),
        Some(1) => Refused::not_found("server"),
        Some(_) => Refused::conflict("the user changed meanwhile"),
        None => error.into(),
    })?;
    Ok(StatusCode::CREATED)
}

async fn members(
    State(table): Table,
    Path(server_id): Path<ServerId>,
) -> Result<Json<Vec<Member>>, Refused> {
    Ok(Json(patterns::members(&table, &server_id).await?))
}

#[derive(Deserialize)]
struct NewMessage {
    author: UserId,
    text: String,
    /// Now, if it is not said.
    sent_at: Option<Timestamp>,
}

async fn post_message(
    State(table): Table,
    Path(chat_id): Path<ChatId>,
    Body(new): Body<NewMessage>,
) -> Result<(StatusCode, Json<Message>), Refused> {
    // The author is no part of a message's key, but has to be able to have one.
    UserKey { user_id: (&new.author).into() }.build()?;
    let message = Message {
        chat_id,
        sent_at: new.sent_at.unwrap_or_else(Timestamp::now),
        message_id: Uuid::new_v4(),
        author: new.author,
        text: new.text,
    };
    table.create(&message).await?;
    Ok((StatusCode::CREATED, Json(message)))
}

#[derive(Deserialize)]
struct Wanted {
    from: Option<Timestamp>,
    until: Option<Timestamp>,
    limit: Option<usize>,
    cursor: Option<Cursor>,
}

#[derive(Serialize)]
struct MessagePage {
    messages: Vec<Message>,
    /// Where the page after this one is.
    next: Option<String>,
}

async fn messages(
    State(table): Table,
    Path(chat_id): Path<ChatId>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<MessagePage>, Refused> {
    let limit = wanted.limit.unwrap_or(PAGE);
    if !(1..=LONGEST_PAGE).contains(&limit) {
        let reason = format!("limit is not between 1 and {LONGEST_PAGE}");
        return Err(Refused::new(StatusCode::BAD_REQUEST, reason));
    }
    let Wanted { from, until, ref cursor, .. } = wanted;
    let sent_at = from.unwrap_or(Timestamp::UNIX_EPOCH)..until.unwrap_or(Timestamp::MAX);
    let page = patterns::messages(&table, &chat_id, sent_at, limit, cursor.as_ref()).await?;
    let next = page.cursor.map(|cursor| next_page(&chat_id, from, until, limit, &cursor));
    Ok(Json(MessagePage { messages: page.rows, next }))
}

/// The same request for the page that starts at the cursor.
fn next_page(
    ChatId(chat): &ChatId,
    from: Option<Timestamp>,
    until: Option<Timestamp>,
    limit: usize,
    cursor: &Cursor,
) -> String {
    let end = |name: &str, end: Option<Timestamp>| {
        end.map(|time| format!("&{name}={time}")).unwrap_or_default()
    };
    let (from, until) = (end("from", from), end("until", until));
    format!("/chats/{chat}/messages?limit={limit}{from}{until}&cursor={cursor}")
}
