//! How generated code names the runtime and the prelude, so that no user name gets in its way.
//!
//! The expansions write `r#Option` and `r#KeyPart`. A raw identifier is the same name to the compiler, and documentation
//! and editors show it plain, so that most code is emitted as it is. Where the input mentions one of the names, the raw
//! ones are told apart from the user's and become paths: `__rt::Option`.

mod names;

use std::collections::HashSet;

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{DeriveInput, Lifetime, Path};

pub(crate) use self::names::Names;
use self::names::{AT_THE_ROOT, MEANT_ALIKE, NAMES, PRIMITIVES, runtime_name};
use crate::known_type::argument_of;
use crate::naming::plain;

/// The runtime's path, and the names that an input uses.
pub(crate) struct Hygiene {
    /// `::ddb_keys`, unless `crate = path` says otherwise.
    runtime: Path,
    names: HashSet<String>,
    /// Names of the input's own types, which are nobody else's.
    own: HashSet<String>,
    lifetimes: HashSet<String>,
}

impl Hygiene {
    pub(crate) fn of(input: &DeriveInput, runtime: Option<&Path>) -> Self {
        let mut hygiene = Self {
            runtime: runtime.cloned().unwrap_or_else(|| syn::parse_quote!(::ddb_keys)),
            names: HashSet::from([plain(&input.ident)]),
            own: HashSet::from([plain(&input.ident)]),
            lifetimes: HashSet::new(),
        };
        hygiene.mention(input.generics.to_token_stream());
        hygiene.mention(input.generics.where_clause.to_token_stream());
        for ty in types(input) {
            hygiene.mention(ty.to_token_stream());
        }
        // The variants of a table hold entities.
        if let syn::Data::Enum(_) = &input.data {
            let entities = types(input).into_iter();
            let entities = entities.map(|ty| argument_of(ty, &["Box"]).unwrap_or(ty));
            let named = entities.filter_map(|ty| match ty {
                syn::Type::Path(ty) => ty.path.get_ident().map(plain),
                _ => None,
            });
            hygiene.own.extend(named);
        }
        // Patterns and generated names come from attributes.
        for attr in &input.attrs {
            if let syn::Meta::List(list) = &attr.meta
                && ["entity", "former", "gsi", "item_collection", "lsi"]
                    .iter()
                    .any(|word| list.path.is_ident(word))
            {
                hygiene.mention(list.tokens.clone());
            }
        }
        hygiene
    }

    /// Adds the names in some tokens, except those that follow a path's `::`.
    fn mention(&mut self, tokens: TokenStream) {
        let mut before = [' '; 2];
        for token in tokens {
            match token {
                TokenTree::Punct(mark) => before = [before[1], mark.as_char()],
                TokenTree::Ident(ident) => {
                    if before[1] == '\'' {
                        self.lifetimes.insert(ident.to_string());
                    } else if before != [':', ':'] {
                        self.names.insert(plain(&ident));
                    }
                    before = [' '; 2];
                }
                TokenTree::Group(group) => {
                    self.mention(group.stream());
                    before = [' '; 2];
                }
                TokenTree::Literal(_) => before = [' '; 2],
            }
        }
    }

    /// Whether the input uses a name.
    pub(crate) fn is_used(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// A type parameter's name that means nothing else here.
    pub(crate) fn free(&self, name: &str) -> Ident {
        let mut name = name.to_owned();
        while self.is_used(&name) {
            name.push('_');
        }
        format_ident!("{name}")
    }

    /// The first of two lifetimes that the input does not have.
    pub(crate) fn free_lifetime(&self, name: &str, otherwise: &str) -> Lifetime {
        let name = if self.lifetimes.contains(name) { otherwise } else { name };
        Lifetime::new(&format!("'{name}"), Span::mixed_site())
    }

    /// Impls in a block of their own, where the runtime's names in `imports` are known. `generated` are the types
    /// that are defined beside the user's.
    pub(crate) fn block(
        &self,
        imports: &[Names],
        impls: TokenStream,
        generated: &[Ident],
    ) -> TokenStream {
        let (allows, path) = (allows(), &self.runtime);
        let mentioned = NAMES.iter().any(|name| self.names.contains(*name));
        let same = |own: &str| NAMES.contains(&own) || MEANT_ALIKE.contains(&own);
        let generated = generated.iter().any(|ident| same(&ident.to_string()));
        let (imports, impls) = if mentioned || generated || self.own.iter().any(|own| same(own)) {
            let rt = trees(quote!(__rt::));
            (quote!(use #path::__rt::{self, calls::*};), with_paths(impls, &|_| &rt))
        } else {
            let imports = imports.iter().map(|names| names.import());
            (quote!(use #path::__rt::calls::*; #(#path::__rt::#imports!();)*), impls)
        };
        quote! {
            #allows
            const _: () = {
                #imports
                #impls
            };
        }
    }

    /// The runtime's path to a macro, whose name the compiler shows to users.
    pub(crate) fn macro_path(&self, name: &str) -> TokenStream {
        let (path, name) = (&self.runtime, format_ident!("{name}"));
        quote!(#path::#name)
    }

    /// A type that is defined beside the user's, where the runtime's names are not imported. Editors show its paths, so they
    /// are public ones.
    pub(crate) fn definition(&self, tokens: TokenStream) -> TokenStream {
        let path = &self.runtime;
        let [root, primitive, other] =
            [quote!(#path::), quote!(::core::primitive::), quote!(#path::__rt::)].map(trees);
        let path_of = |name: &Ident| match name {
            name if PRIMITIVES.iter().any(|primitive| name == primitive) => &*primitive,
            name if AT_THE_ROOT.iter().any(|at_root| name == at_root) => &*root,
            _ => &*other,
        };
        with_paths(tokens, &path_of)
    }
}

/// Code for the client, emitted only with the feature `aws-sdk`: discarded tokens cost compile time, too.
///
/// Cargo builds macros once for the host and the target, so a runtime without the feature may still receive this code.
/// It discards it.
pub(crate) fn if_aws(code: impl FnOnce() -> TokenStream) -> TokenStream {
    if !cfg!(any(feature = "aws-sdk", test)) {
        return quote!();
    }
    let code = code();
    quote!(__if_aws! { #code })
}

/// The types of an input's fields.
fn types(input: &DeriveInput) -> Vec<&syn::Type> {
    let fields: Vec<&syn::Field> = match &input.data {
        syn::Data::Struct(data) => data.fields.iter().collect(),
        syn::Data::Enum(data) => data.variants.iter().flat_map(|variant| &variant.fields).collect(),
        syn::Data::Union(data) => data.fields.named.iter().collect(),
    };
    fields.into_iter().map(|field| &field.ty).collect()
}

fn trees(tokens: TokenStream) -> Vec<TokenTree> {
    tokens.into_iter().collect()
}

/// The tokens with their runtime names written as paths.
fn with_paths<'p>(tokens: TokenStream, path_of: &dyn Fn(&Ident) -> &'p [TokenTree]) -> TokenStream {
    renamed(tokens.clone(), path_of).unwrap_or(tokens)
}

/// The tokens with their runtime names written as paths; `None` if they have none.
///
/// Each stream is a call into the compiler, so a group without such a name stays as it is, and the tokens of a group
/// make one stream at its end.
fn renamed<'p>(
    tokens: TokenStream,
    path_of: &dyn Fn(&Ident) -> &'p [TokenTree],
) -> Option<TokenStream> {
    let mut written = Vec::new();
    let mut changed = false;
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => match runtime_name(&ident) {
                Some(name) => {
                    changed = true;
                    let path = path_of(&name).iter().cloned();
                    written.extend(path.map(|token| moved(token, ident.span())));
                    written.push(TokenTree::Ident(name));
                }
                None => written.push(TokenTree::Ident(ident)),
            },
            TokenTree::Group(group) => match renamed(group.stream(), path_of) {
                Some(inside) => {
                    changed = true;
                    let mut inside = Group::new(group.delimiter(), inside);
                    inside.set_span(group.span());
                    written.push(TokenTree::Group(inside));
                }
                None => written.push(TokenTree::Group(group)),
            },
            token => written.push(token),
        }
    }
    changed.then(|| written.into_iter().collect())
}

/// Tokens moved to one place, so that an error about them is shown there, once. Literals stay, because rustdoc shows the
/// source text at a constant's place.
pub(crate) fn spanned(tokens: impl ToTokens, span: Span) -> TokenStream {
    tokens.into_token_stream().into_iter().map(|token| moved(token, span)).collect()
}

fn moved(mut token: TokenTree, span: Span) -> TokenTree {
    if let TokenTree::Group(group) = token {
        let inside = Group::new(group.delimiter(), spanned(group.stream(), span));
        token = TokenTree::Group(inside);
    }
    if !matches!(token, TokenTree::Literal(_)) {
        token.set_span(span);
    }
    token
}

/// Lints that do not apply to generated impls.
fn allows() -> TokenStream {
    let of_types = of_types();
    quote! {
        #[allow(
            #of_types,
            // generated code follows this project's style, not the user's
            clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction,
            // a user may forbid qualified paths or repeated lifetimes
            unused_qualifications, single_use_lifetimes, unused_lifetimes, elided_lifetimes_in_paths,
            // replaces an expansion that a mistake prevents
            unreachable_code
        )]
    }
}

/// Lints that do not apply to generated types.
pub(crate) fn allows_of_types() -> TokenStream {
    let of_types = of_types();
    // The lint about visibility would take a type at a template for one that the user wrote, and change the template.
    quote!(#[allow(#of_types, unreachable_pub)])
}

fn of_types() -> TokenStream {
    quote! {
        // a bound on a user type makes all errors about it one
        trivial_bounds,
        // a private part type may be used in a key that is as visible as its entity
        private_interfaces, private_bounds,
        // names are made from user names, whatever their style
        nonstandard_style,
        // keys are generated whole, used or not
        dead_code,
        // uses of deprecated items are reported where the user names the entity
        deprecated
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A name that the runtime brings into a block and the list lacks would capture a user's type.
    #[test]
    fn every_name_of_the_runtime_is_listed() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../ddb-keys/src/names.rs");
        let file = std::fs::read_to_string(file).expect("the runtime");
        let lists = file.split("use $crate::__rt::{").skip(1);
        let lists = lists.map(|rest| rest.split('}').next().expect("a list"));
        let brought: BTreeSet<&str> = lists
            .flat_map(|list| list.split(','))
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .collect();
        let listed: BTreeSet<&str> = NAMES.into_iter().chain(MEANT_ALIKE).collect();
        // Definitions of public types name what the root of the library has; no block imports it for them.
        let brought: BTreeSet<&str> = brought.into_iter().chain(AT_THE_ROOT).collect();
        assert_eq!(brought, listed);
    }

    fn hygiene(input: &DeriveInput) -> Hygiene {
        Hygiene::of(input, None)
    }

    #[test]
    fn names_that_the_input_uses_are_written_as_paths() {
        let emitted = |input: DeriveInput| {
            hygiene(&input).block(&[], quote!(impl r#Clone for X {}), &[]).to_string()
        };
        for plain in [
            syn::parse_quote!(
                struct X {
                    id: Option<String>,
                }
            ),
            syn::parse_quote!(
                struct X {
                    id: own::Key,
                }
            ),
            syn::parse_quote!(
                enum X {
                    Team(Box<Team>),
                }
            ),
        ] {
            let plain = emitted(plain);
            assert!(plain.contains("impl r#Clone for X"), "{plain}");
        }
        for meets in [
            syn::parse_quote!(
                struct X {
                    id: Key,
                }
            ),
            syn::parse_quote!(
                struct Option {
                    id: String,
                }
            ),
            syn::parse_quote!(
                enum X {
                    Box(Box),
                }
            ),
            syn::parse_quote!(
                #[gsi(A, when(a = Key::B))]
                struct X {
                    a: A,
                }
            ),
        ] {
            let path = emitted(meets);
            assert!(path.contains("impl __rt :: Clone for X"), "{path}");
        }
    }

    #[test]
    fn parameters_have_names_of_their_own() {
        let input = syn::parse_quote!(
            struct X<'v> {
                select: Select<'v>,
            }
        );
        let hygiene = hygiene(&input);
        assert_eq!(hygiene.free("Select"), "Select_");
        assert_eq!(hygiene.free("Codec"), "Codec");
        assert_eq!(hygiene.free_lifetime("v", "value").ident, "value");
        assert_eq!(hygiene.free_lifetime("a", "key").ident, "a");
    }
}
