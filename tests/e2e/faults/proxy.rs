//! An unreliable proxy between SDK client and engine.

use std::io;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::BufReader;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Barrier, Notify, Semaphore};
use tokio::task::JoinHandle;

use super::wire::Message;
use crate::chance::Chance;

/// A fault of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The connection ends before the engine has seen the request.
    DroppedRequest,
    /// The connection ends after the engine has done the request.
    DroppedAnswer,
    /// The answer comes late.
    Delay,
    /// The request waits until it is released.
    Held,
    /// The request waits until four are open.
    InFours,
    /// The answer never comes, and the engine has not seen the request.
    Silence,
    /// The answer never comes, although the engine has done the request.
    SilentAnswer,
    /// An answer from another server, with status 503, that is not JSON.
    Html,
    /// The connection ends in the middle of the answer.
    CutAnswer,
    /// The answer ends in the middle of its JSON, though its length says that it is whole.
    CutJson,
    /// The answer comes twice.
    DoubledAnswer,
    /// The answer to a read of many keys lists its rows in reverse.
    Reversed,
    /// Each page of a read ends at the same key, as if there were always another one.
    RepeatedKey,
    /// An internal error, status 500.
    Internal,
    /// Throttling, status 400.
    Throttled,
    /// Some writes of a batch are left unprocessed.
    Partial,
    /// One write of a batch is left unprocessed, unless it is the only one.
    OneLeft,
}

/// Faults, and the percentage of requests that have one.
#[derive(Debug, Clone, Copy)]
pub struct Faults {
    pub of: &'static [Fault],
    pub percent: usize,
}

/// When faults strike.
#[derive(Debug, Clone, Copy)]
enum Plan {
    /// At random, from a seed.
    Random(u64, Faults),
    /// At a range of requests, counted from zero.
    At(usize, usize, Fault),
}

pub struct Proxy {
    address: std::net::SocketAddr,
    counts: Arc<Counts>,
    signals: Arc<Signals>,
    server: JoinHandle<()>,
}

/// What requests and tests wait for.
struct Signals {
    /// A request will have no answer.
    silenced: Notify,
    /// Closed when [held](Fault::Held) requests are released.
    hold: Semaphore,
    fours: Barrier,
}

/// The requests that the proxy has seen.
#[derive(Default)]
struct Counts {
    requests: Arc<AtomicUsize>,
    largest: AtomicUsize,
    done: AtomicUsize,
    open: AtomicUsize,
    at_once: AtomicUsize,
}

/// State that all connections share.
#[derive(Clone)]
struct Shared {
    engine: String,
    plan: Plan,
    chance: Arc<Mutex<Chance>>,
    counts: Arc<Counts>,
    signals: Arc<Signals>,
}

impl Proxy {
    pub async fn start(engine: &str, faults: Faults) -> Self {
        Self::of_seed(engine, 7, faults).await
    }

    pub async fn of_seed(engine: &str, seed: u64, faults: Faults) -> Self {
        Self::with(engine, Plan::Random(seed, faults)).await
    }

    /// One fault, at a request that is counted from zero.
    pub async fn at(engine: &str, nth: usize, fault: Fault) -> Self {
        Self::between(engine, nth, nth, fault).await
    }

    /// One kind of fault, at these requests and those between them.
    pub async fn between(engine: &str, first: usize, last: usize, fault: Fault) -> Self {
        Self::with(engine, Plan::At(first, last, fault)).await
    }

    async fn with(engine: &str, plan: Plan) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let counts = Arc::new(Counts::default());
        let (silenced, hold, fours) = (Notify::new(), Semaphore::new(0), Barrier::new(4));
        let signals = Arc::new(Signals { silenced, hold, fours });
        let seed = if let Plan::Random(seed, _) = plan { seed } else { 0 };
        let shared = Shared {
            engine: engine.trim_start_matches("http://").to_owned(),
            plan,
            chance: Arc::new(Mutex::new(Chance::of_seed(seed))),
            counts: counts.clone(),
            signals: signals.clone(),
        };
        let address = listener.local_addr().unwrap();
        let server = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, shared.clone()));
            }
        });
        Self { address, counts, signals, server }
    }

    pub fn endpoint(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Number of requests so far.
    pub fn requests(&self) -> usize {
        self.counts.requests.load(Ordering::Relaxed)
    }

    /// Number of requests that the engine has carried out.
    pub fn done(&self) -> usize {
        self.counts.done.load(Ordering::Relaxed)
    }

    /// The number of requests, to be looked at later.
    pub fn counter(&self) -> Arc<AtomicUsize> {
        self.counts.requests.clone()
    }

    /// Waits until there is a request that will have no answer.
    pub async fn silenced(&self) {
        self.signals.silenced.notified().await;
    }

    /// Waits until so many requests have come.
    pub async fn has(&self, requests: usize) {
        self.until(|counts| counts.requests.load(Ordering::Relaxed) >= requests).await;
    }

    /// Waits until every request has been answered.
    pub async fn is_idle(&self) {
        self.until(|counts| counts.open.load(Ordering::Relaxed) == 0).await;
    }

    async fn until(&self, is_so: impl Fn(&Counts) -> bool) {
        while !is_so(&self.counts) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Lets requests go on that are [held](Fault::Held), now and later.
    pub fn release(&self) {
        self.signals.hold.close();
    }

    /// The bytes of the largest request.
    pub fn largest_request(&self) -> usize {
        self.counts.largest.load(Ordering::Relaxed)
    }

    /// The maximum number of requests that were open at the same time.
    pub fn at_once(&self) -> usize {
        self.counts.at_once.load(Ordering::Relaxed)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// Counts an open request until it is dropped.
struct Open<'c>(&'c Counts);

impl Counts {
    fn open(&self, request: &Message) -> Open<'_> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.largest.fetch_max(request.body.len(), Ordering::Relaxed);
        let open = 1 + self.open.fetch_add(1, Ordering::Relaxed);
        self.at_once.fetch_max(open, Ordering::Relaxed);
        Open(self)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Shared {
    async fn silence(&self) {
        self.signals.silenced.notify_one();
        core::future::pending().await
    }

    fn fault(&self) -> Option<Fault> {
        match self.plan {
            Plan::Random(_, faults) => {
                let mut chance = self.chance.lock().unwrap();
                (chance.below(100) < faults.percent).then(|| chance.of(faults.of))
            }
            Plan::At(first, last, fault) => {
                // The request itself is counted already.
                let nth = self.counts.requests.load(Ordering::Relaxed) - 1;
                (first..=last).contains(&nth).then_some(fault)
            }
        }
    }
}

async fn serve(client: TcpStream, shared: Shared) -> io::Result<()> {
    let mut client = BufReader::new(client);
    let mut engine = BufReader::new(TcpStream::connect(&shared.engine).await?);
    while let Some(mut request) = Message::read(&mut client).await? {
        let _open = shared.counts.open(&request);
        let fault = shared.fault();
        let mut unprocessed = Value::Null;
        match fault {
            Some(Fault::DroppedRequest) => return Ok(()),
            Some(Fault::Silence) => shared.silence().await,
            // An error says that the semaphore is closed.
            Some(Fault::Held) => drop(shared.signals.hold.acquire().await),
            Some(Fault::InFours) => {
                shared.signals.fours.wait().await;
            }
            Some(Fault::Delay) => tokio::time::sleep(Duration::from_millis(30)).await,
            Some(Fault::Internal) => {
                let error = Message::error("500 Internal Server Error", "InternalServerError");
                error.write(&mut client).await?;
                continue;
            }
            Some(Fault::Html) => {
                Message::html().write(&mut client).await?;
                continue;
            }
            Some(Fault::Throttled) => {
                let name = "ProvisionedThroughputExceededException";
                Message::error("400 Bad Request", name).write(&mut client).await?;
                continue;
            }
            Some(Fault::Partial | Fault::OneLeft) if request.is_for("BatchWriteItem") => {
                unprocessed = hold_back(&mut request, &shared, fault == Some(Fault::OneLeft));
            }
            _ => {}
        }
        request.write(&mut engine).await?;
        let Some(mut answer) = Message::read(&mut engine).await? else { return Ok(()) };
        if answer.is_success() {
            shared.counts.done.fetch_add(1, Ordering::Relaxed);
        }
        match fault {
            Some(Fault::DroppedAnswer) => return Ok(()),
            Some(Fault::SilentAnswer) => shared.silence().await,
            Some(Fault::CutJson) => answer.body.truncate(answer.body.len() / 2),
            Some(Fault::Reversed) if request.is_for("BatchGetItem") => reverse(&mut answer)?,
            Some(Fault::RepeatedKey) if request.is_for("Query") || request.is_for("Scan") => {
                repeat_key(&request, &mut answer)?;
            }
            Some(Fault::DoubledAnswer) => {
                // On a connection that goes on, nobody could tell the second one from the answer to
                // the next request.
                return answer.write_twice(&mut client).await;
            }
            Some(Fault::CutAnswer) => return answer.write_half(&mut client).await,
            _ => {}
        }
        if !unprocessed.is_null() {
            let mut body: Value = serde_json::from_slice(&answer.body).map_err(io::Error::other)?;
            body["UnprocessedItems"] = unprocessed;
            answer.body = body.to_string().into_bytes();
        }
        answer.write(&mut client).await?;
    }
    Ok(())
}

/// Removes some writes from a batch and leaves at least one.
fn hold_back(request: &mut Message, shared: &Shared, one: bool) -> Value {
    let mut body: Value = serde_json::from_slice(&request.body).unwrap();
    let mut held = json!({});
    for (table, writes) in body["RequestItems"].as_object_mut().unwrap() {
        let writes = writes.as_array_mut().unwrap();
        let some = 1 + shared.chance.lock().unwrap().below(writes.len());
        let kept = if one { (writes.len() - 1).max(1) } else { some };
        let rest = writes.split_off(kept);
        if !rest.is_empty() {
            held[table] = Value::Array(rest);
        }
    }
    request.body = body.to_string().into_bytes();
    held
}

/// Reverses the rows of each table.
fn reverse(answer: &mut Message) -> io::Result<()> {
    let mut body: Value = serde_json::from_slice(&answer.body).map_err(io::Error::other)?;
    for rows in body["Responses"].as_object_mut().into_iter().flat_map(|tables| tables.values_mut())
    {
        rows.as_array_mut().into_iter().for_each(|rows| rows.reverse());
    }
    answer.body = body.to_string().into_bytes();
    Ok(())
}

/// Lets a page end where it began, or the first one at its last row.
fn repeat_key(request: &Message, answer: &mut Message) -> io::Result<()> {
    let asked: Value = serde_json::from_slice(&request.body).map_err(io::Error::other)?;
    let mut body: Value = serde_json::from_slice(&answer.body).map_err(io::Error::other)?;
    let last = body["Items"].as_array().and_then(|rows| rows.last());
    let last = last.map(|row| json!({ "PK": row["PK"], "SK": row["SK"] }));
    let key = asked.get("ExclusiveStartKey").cloned().or(last);
    body["LastEvaluatedKey"] = key.unwrap_or_default();
    answer.body = body.to_string().into_bytes();
    Ok(())
}
