//! A tree of folders, whose paths are lists at the end of keys.

use ddb_keys::{Elements, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::engines;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DRIVE#<drive>")]
#[sk("FILE#<path..>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "<shared..>")]
struct File {
    drive: String,
    #[serde(skip_serializing)]
    path: Vec<String>,
    owner: String,
    shared: Vec<u32>,
}

#[derive(Debug, Table)]
#[table(name = "drives", pk = "PK", sk = "SK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK")]
enum Drives {
    File(File),
}

fn file(path: &[&str]) -> File {
    let path: Vec<String> = path.iter().map(|name| (*name).into()).collect();
    let shared = vec![1, path.len().try_into().unwrap()];
    File { drive: "ann".into(), path, owner: "ann".into(), shared }
}

#[tokio::test]
async fn a_tree_is_queried_by_its_folders() {
    let paths: [&[&str]; 6] = [
        &["home"],
        &["home", "al"],
        &["home", "alice"],
        &["home", "alice", "photos"],
        &["home", "alice", "photos", "1.jpg"],
        &["homes"],
    ];
    for engine in engines().await {
        let table = engine.table::<Drives>().await;
        for path in paths {
            table.create(&file(path)).await.unwrap();
        }
        let files = |numbers: &[usize]| -> Vec<File> {
            numbers.iter().map(|number| file(paths[*number])).collect()
        };
        let under = |path: &'static [&'static str]| File::query().drive("ann").path_under(path);
        assert_eq!(table.query(under(&["home"])).await.unwrap(), files(&[1, 2, 3, 4]));
        assert_eq!(table.query(under(&["home", "al"])).await.unwrap(), []);
        assert_eq!(table.query(under(&["home", "alice"])).await.unwrap(), files(&[3, 4]));
        assert_eq!(table.query(under(&[])).await.unwrap().len(), 6, "{}", engine.name);
        let whole = File::query().drive("ann").path(&["home", "alice"]);
        assert_eq!(table.query(whole).await.unwrap(), files(&[2]));
        let key = FileKey { drive: "ann", path: Elements::from(&["home", "alice"]) };
        assert_eq!(table.get(key).await.unwrap(), Some(file(paths[2])), "read back from the key");
        let of_two = File::query_by_owner().owner("ann").shared(&[1, 2]);
        assert_eq!(table.query(of_two).count().await.unwrap(), 2);
        let moved = FileByOwnerKey { owner: "bob", shared: Elements::from(&[7, 8]) };
        table.update(key).set_index(moved).await.unwrap();
        let of_bob = File::query_by_owner().owner("bob").shared_under(&[7]);
        let bobs = File { owner: "bob".into(), shared: vec![7, 8], ..file(paths[2]) };
        assert_eq!(table.query(of_bob).await.unwrap(), [bobs]);
        let shared = table.query(under(&["home"])).filter(|f| f.shared.contains(4));
        assert_eq!(shared.await.unwrap(), files(&[4]));
    }
}
