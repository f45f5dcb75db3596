//! Generates crates with many entities.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The derives on the structs of a crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Variant {
    Nothing,
    /// `Serialize` and `Deserialize`.
    Serde,
    Entity,
    /// `Entity`, and `Table` over all of them. Partition keys differ in their first literal.
    Table,
    /// As above, but partition keys are alike and sort keys tell the entities apart.
    SharedTable,
}

impl Variant {
    pub fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Serde => "serde",
            Self::Entity => "entity",
            Self::Table => "table",
            Self::SharedTable => "shared-table",
        }
    }

    fn derives(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Serde => "#[derive(serde::Serialize, serde::Deserialize)]\n",
            Self::Entity | Self::Table | Self::SharedTable => "#[derive(ddb_keys::Entity)]\n",
        }
    }

    fn dependency(self, library: &Path) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Serde => "serde = { version = \"1\", features = [\"derive\"] }".to_owned(),
            _ => format!("ddb-keys = {{ path = {:?} }}", library.display().to_string()),
        }
    }
}

/// A crate of entities with six fields, a primary key and one index.
#[derive(Debug, Clone, Copy)]
pub struct Leaf {
    pub variant: Variant,
    pub entities: usize,
}

impl Leaf {
    pub fn name(self) -> String {
        format!("{}-{}", self.variant.name(), self.entities)
    }

    pub fn source(self) -> String {
        let mut text = String::from("#![allow(dead_code)]\n\n");
        for at in 0..self.entities {
            text += &self.entity(at);
        }
        if matches!(self.variant, Variant::Table | Variant::SharedTable) {
            text += "#[derive(ddb_keys::Table)]\n#[table(name = \"app\", pk = \"PK\", sk = \"SK\")]\n\
                     #[gsi(ByEmail, name = \"GSI1\", pk = \"GSI1PK\", sk = \"GSI1SK\")]\npub enum App {\n";
            for at in 0..self.entities {
                let _ = writeln!(text, "    Kind{at}(Kind{at}),");
            }
            text += "}\n";
        }
        text
    }

    fn entity(self, at: usize) -> String {
        let keys = match self.variant {
            Variant::Nothing | Variant::Serde => String::new(),
            Variant::SharedTable => keys("ORG#<id>", &format!("KIND{at}#<name>"), at),
            Variant::Entity | Variant::Table => {
                keys(&format!("KIND{at}#<id>"), "#METADATA#<name>", at)
            }
        };
        format!(
            "{}{keys}pub struct Kind{at} {{\n    pub id: String,\n    pub name: String,\n    pub email: String,\n    \
             pub age: u32,\n    pub active: bool,\n    pub note: Option<String>,\n}}\n\n",
            self.variant.derives()
        )
    }
}

fn keys(pk: &str, sk: &str, at: usize) -> String {
    format!(
        "#[pk(\"{pk}\")]\n#[sk(\"{sk}\")]\n#[gsi(ByEmail, pk = \"EMAIL#<email>\", sk = \"KIND{at}#<id>\")]\n"
    )
}

/// Writes a workspace of all leaves.
pub fn write(folder: &Path, library: &Path, leaves: &[Leaf]) -> Result<(), Box<dyn Error>> {
    let members: Vec<_> = leaves.iter().map(|leaf| leaf.name()).collect();
    fs::create_dir_all(folder)?;
    fs::write(
        folder.join("Cargo.toml"),
        format!("[workspace]\nresolver = \"3\"\nmembers = {members:?}\n"),
    )?;
    for leaf in leaves {
        let home = folder.join(leaf.name());
        fs::create_dir_all(home.join("src"))?;
        let dependency = leaf.variant.dependency(library);
        let manifest = format!(
            "[package]\nname = \"{}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependency}\n",
            leaf.name()
        );
        fs::write(home.join("Cargo.toml"), manifest)?;
        fs::write(home.join("src/lib.rs"), leaf.source())?;
    }
    Ok(())
}
