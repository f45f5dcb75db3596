//! A field of an entity as tokens.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{Lifetime, Type, spanned::Spanned};

use super::context::{Header, local, parameter};
use crate::entity::model::{CheckedType, Computed, Entity, Field};
use crate::hygiene::spanned;
use crate::known_type::{KnownType, feature_part, missing_feature};
use crate::naming::plain;

impl Entity<'_> {
    /// The type with the name of a field, which messages show.
    pub(super) fn name_of(&self, field: &Field) -> TokenStream {
        let (module, all, number) =
            (self.names_module(), self.all_fields(), self.number_of_name(field));
        quote!(<#module::#all as r#FieldName<#number>>::Name)
    }

    /// The module of the types that messages name, beside the entity: of a type in a block they would show `_`, if the entity is
    /// in another crate.
    pub(super) fn names_module(&self) -> Ident {
        self.hygiene.free(&format!("fields_of_{}", plain(&self.ast.ident)))
    }

    /// A name in that module that no field has.
    pub(super) fn beside_the_fields(&self, mut name: String) -> Ident {
        while self.fields.iter().any(|field| field.name == name) {
            name.push('_');
        }
        format_ident!("{name}")
    }

    /// The type that stands for all fields.
    fn all_fields(&self) -> Ident {
        self.beside_the_fields(String::from("Fields"))
    }

    /// Stored fields come first, as in the schema.
    fn number_of_name(&self, field: &Field) -> Literal {
        let others = self.fields.iter().filter(|field| !field.is_stored());
        let number =
            self.stored_fields().chain(others).position(|other| other.ident == field.ident);
        Literal::usize_unsuffixed(number.unwrap_or(usize::MAX))
    }
}

/// Uses of the fields that attributes name outside of templates, so that an editor leads from there to the field, and renames both.
pub(super) fn bare_names(entity: &Entity<'_>) -> TokenStream {
    if entity.bare_names.is_empty() {
        return quote!();
    }
    let (names, this) = (&entity.bare_names, local("__this"));
    let Header { declared, ty, predicates } = Header::of(entity, None);
    quote! {
        const _: () = {
            fn names #declared(#this: &#ty) #predicates { let _ = (#(&#this.#names,)*); }
        };
    }
}

/// The module of the types that messages name. Of the fields it has all that an index could lack, and those that a query takes;
/// `others` are the parts and functions of queries.
pub(super) fn names(entity: &Entity<'_>, others: impl Iterator<Item = Ident>) -> TokenStream {
    let (module, all, vis) = (entity.names_module(), entity.all_fields(), &entity.ast.vis);
    let names = entity.hygiene.macro_path("__names");
    let is_shown = |field: &&Field| !entity.indexes.is_empty() || field.in_primary;
    let each = entity.fields.iter().filter(is_shown).map(|field| {
        let (number, mut name) = (entity.number_of_name(field), field.ident.clone());
        // Editors do not lead to it from the field.
        name.set_span(Span::call_site());
        quote!(#number #name)
    });
    quote!(#names! { #vis #module #all [#(#each)*] #(#others)* })
}

/// Where the table finds the names of fields.
pub(super) fn names_impl(entity: &Entity<'_>) -> TokenStream {
    let (module, all) = (entity.names_module(), entity.all_fields());
    let Header { declared, ty, predicates } = Header::of(entity, None);
    quote! {
        impl #declared r#HasFieldNames for #ty #predicates {
            type Fields = #module::#all;
        }
    }
}

impl Field {
    /// `number_in`: a method that belongs to the field. It has the field's place, where editors and the compiler show it.
    pub(super) fn method(&self, suffix: &str) -> Ident {
        format_ident!("{}_{suffix}", self.name, span = self.ident.span())
    }

    /// The part type that the runtime's calls are made with.
    pub(crate) fn part_type(&self, in_index: bool) -> TokenStream {
        match &self.known {
            KnownType::Text => quote!(r#str),
            KnownType::Bytes => quote!(r#Bytes),
            KnownType::List(element) => {
                let element = self.checked(element);
                quote!(r#ListOf<#element>)
            }
            KnownType::Opaque(ty) => {
                let ty = self.checked(ty);
                if in_index && self.is_source() { quote!(<#ty as r#KeySource>::Part) } else { ty }
            }
            KnownType::Copy(ty) => self.checked(ty),
        }
    }

    /// The name of a checked type in impls: an error if the type is not a part.
    fn checked(&self, ty: &Type) -> TokenStream {
        self.checked.as_ref().map_or_else(|| quote!(#ty), |checked| checked.alias.to_token_stream())
    }

    /// The field's type, with its part named as in [`part_type`](Self::part_type).
    pub(crate) fn checked_type(&self) -> TokenStream {
        match (&self.checked, self.optional) {
            (None, _) => self.ty.to_token_stream(),
            (Some(CheckedType { alias, .. }), true) => quote!(r#Option<#alias>),
            (Some(CheckedType { alias, .. }), false) => quote!(#alias),
        }
    }

    /// The type of the field in the definition of a key struct, where [`checked`](Self::checked) types have no name.
    pub(crate) fn defined_type(&self, lifetime: &Lifetime, in_index: bool) -> TokenStream {
        let (Some(ty), Some(CheckedType { entity, number, .. })) =
            (self.elements().or(self.opaque_type()), &self.checked)
        else {
            return self.view_type(lifetime, in_index);
        };
        let number = number_of(*number);
        if self.elements().is_some() {
            return quote!(<#ty as r#ElementOf<#entity #number>>::Elements<#lifetime>);
        }
        quote!(<#ty as r#PartOf<#entity #number>>::View<#lifetime>)
    }

    /// The type of the field in a key struct.
    pub(crate) fn view_type(&self, lifetime: &impl ToTokens, in_index: bool) -> TokenStream {
        match &self.known {
            KnownType::Text => quote!(&#lifetime r#str),
            KnownType::Bytes => quote!(&#lifetime [r#u8]),
            KnownType::List(element) => {
                let element = self.checked(element);
                quote!(r#Elements<#lifetime, #element>)
            }
            KnownType::Copy(ty) => quote!(#ty),
            KnownType::Opaque(_) => {
                let part = self.part_type(in_index);
                quote!(<#part as r#KeyPart>::View<#lifetime>)
            }
        }
    }

    /// The type of the parameter through which a query takes the field's value: the view itself, or
    /// anything that converts into the view of a user type, such as `&UserId`.
    ///
    /// That of a list names the lifetime, which the method declares.
    pub(crate) fn argument(&self, in_index: bool, lifetime: &Lifetime) -> TokenStream {
        if self.elements().is_some() {
            let view = self.view_type(lifetime, in_index);
            return quote!(impl r#Into<#view>);
        }
        if self.opaque_type().is_none() {
            return self.view_type(&quote!('_), in_index);
        }
        let PartOf { bound, .. } = self.part_of(in_index);
        // At the field, where the compiler shows the method, too.
        let bound = spanned(quote!(r#IntoPart<#bound>), self.ident.span());
        quote!(impl #bound)
    }

    /// The part in bounds on values.
    pub(super) fn part_of(&self, in_index: bool) -> PartOf {
        if let Some(CheckedType { entity, number, itself, .. }) = &self.checked {
            let (more, number) = (number_of(*number), Literal::usize_unsuffixed(*number));
            let bound = quote!(#itself, #entity #more);
            return PartOf { arguments: quote!(#itself, #entity, #number), bound };
        }
        let part = self.part_type(in_index);
        PartOf { bound: quote!(#part), arguments: quote!(#part, (), 0) }
    }

    /// The parameter through which a query takes the field's value.
    pub(crate) fn parameter(&self) -> Ident {
        parameter(&plain(&self.ident))
    }

    /// A variable with the field's value. Its own name may be that of a constant.
    pub(crate) fn local(&self) -> Ident {
        local(&format!("__{}", plain(&self.ident)))
    }

    /// The expression over the view that a query takes, where the argument is an [`argument`](Self::argument).
    pub(crate) fn with_argument(&self, expression: TokenStream) -> TokenStream {
        let name = self.parameter();
        if self.elements().is_some() {
            return quote!({ let #name = r#Into::into(#name); #expression });
        }
        if self.opaque_type().is_none() {
            return expression;
        }
        quote!(r#IntoPart::pass(#name, |#name| #expression))
    }

    /// The bound that the field's type must meet. Its span is the type as the user wrote it, so that the compiler
    /// reports one error for it.
    pub(crate) fn bound(&self, in_index: bool) -> Option<TokenStream> {
        let ty = self.unresolved_type().filter(|_| self.checked.is_none())?;
        let is_source = in_index && self.is_source() && self.elements().is_none();
        let kind = if is_source { "KeySource" } else { "KeyPart" };
        let is_list = self.elements().map(|_| quote!(+ 'static));
        // The compiler underlines the bound, from its first token to its last: here, the whole type.
        let last = ty.to_token_stream().into_iter().skip(1).last();
        let binder = last.as_ref().map(|_| quote_spanned!(ty.span()=> for<>));
        let span = last.map_or(ty.span(), |last| last.span());
        if let Some(named) = missing_feature(ty) {
            // The compiler does not check the bound under `for<…>`, so that only the other one is an error.
            let [unchecked, named] = [kind, named].map(|name| Ident::new_raw(name, span));
            return Some(quote!(for<'part> #ty: #unchecked, #ty: #binder #named));
        }
        let bound = Ident::new_raw(kind, span);
        Some(quote!(#ty: #binder #bound #is_list))
    }

    /// Turns a value of the field's type into the expression that patterns match: text as `str`, other types unchanged.
    pub(crate) fn scrutinee_in(&self, value: &TokenStream) -> TokenStream {
        match self.known {
            KnownType::Text if self.optional => quote!(r#Option::as_deref(&#value)),
            KnownType::Text => quote!(&*#value),
            _ => quote!(#value),
        }
    }

    /// The view of the field of `value`, an expression of the entity's type.
    ///
    /// The name keeps the span of the field, never a template's: an editor that renames the field
    /// would otherwise write the new name over the template.
    pub(crate) fn view_of(&self, value: &TokenStream) -> TokenStream {
        if let Some(computed) = self.computed_of(value) {
            return computed;
        }
        let ident = &self.ident;
        if self.optional {
            // Only the primary key asks for the view of an optional field, and that is reported.
            return quote!(::core::unreachable!());
        }
        match &self.known {
            KnownType::Text => quote!(&#value.#ident),
            KnownType::Bytes => quote!(&#value.#ident[..]),
            KnownType::List(_) => quote!(r#Elements::from(&#value.#ident[..])),
            KnownType::Copy(ty) if *ty == self.ty => quote!(#value.#ident),
            KnownType::Copy(_) | KnownType::Opaque(_) => {
                let ty = self.checked_type();
                quote!(<#ty as r#KeyPart>::view(&#value.#ident))
            }
        }
    }

    /// The value of a computed part, of which a key keeps a copy.
    fn computed_of(&self, value: &TokenStream) -> Option<TokenStream> {
        let computed = self.computed.as_ref()?;
        if computed.expression.is_none() {
            return Some(quote!(::core::unreachable!()));
        }
        let number = Literal::usize_unsuffixed(computed.number);
        Some(quote!(r#ComputedPart::<#number>::compute(#value)))
    }

    /// The view as far as there is one: `T` or `Option<T>`, as the field's type says.
    pub(crate) fn source_of(&self, value: &TokenStream) -> TokenStream {
        if let Some(computed) = self.computed_of(value) {
            return computed;
        }
        let (ident, ty) = (&self.ident, self.checked_type());
        if self.is_bytes() {
            // Used only of an `Option`: the spelling of bytes says whether they may be missing.
            return quote!(r#Option::map(r#Option::as_ref(&#value.#ident), |__bytes| &__bytes[..]));
        }
        quote!(<#ty as r#KeySource>::source(&#value.#ident))
    }
}

/// A part in bounds on values. The compiler takes a bound for proven only if its arguments are types, and not what an impl of a
/// [`CheckedType`] makes of them: this one names the type and the entity.
pub(super) struct PartOf {
    /// The type of the part, and where it is checked: an entity and a number.
    pub(super) arguments: TokenStream,
    /// The arguments of a bound, without those that are the default.
    pub(super) bound: TokenStream,
}

/// The checks of an entity's types, and the names that the types have after it.
pub(super) fn checks(entity: &Entity<'_>) -> Option<[TokenStream; 2]> {
    let mut impls = TokenStream::new();
    let mut names = TokenStream::new();
    let mut next = 0;
    for field in &entity.fields {
        let (Some(checked), Some(ty)) = (&field.checked, field.checkable_type()) else { continue };
        if checked.number != next {
            continue;
        }
        next += 1;
        let CheckedType { entity: of, number, alias, itself, is_source } = checked;
        let number = number_of(*number);
        let kind = if *is_source { "KeySource" } else { "KeyPart" };
        let kind = Ident::new_raw(feature_part(ty).unwrap_or(kind), Span::call_site());
        impls.extend(quote! {
            #[doc(hidden)]
            impl r#CheckedPart<#of #number> for #ty {
                type Type = r#If<#ty, { <#ty as #kind>::IS_PART }>;
            }
        });
        if *alias == ty.to_token_stream().to_string() {
            impls.extend(quote!(type #itself = #ty;));
        }
        names.extend(quote!(type #alias = <#itself as r#CheckedPart<#of #number>>::Type;));
    }
    (next > 0).then_some([impls, names])
}

/// What computes the parts that no field holds.
pub(super) fn computed(entity: &Entity<'_>) -> TokenStream {
    let Header { declared, ty: this_type, predicates } = Header::of(entity, None);
    let impls = entity.fields.iter().filter_map(|field| {
        let Computed { number, expression, this, .. } = field.computed.as_ref()?;
        let (number, expression) = (Literal::usize_unsuffixed(*number), expression.as_ref()?);
        let ty = &field.ty;
        Some(quote! {
            impl #declared r#ComputedPart<#number> for #this_type #predicates {
                type Value = #ty;
                #[inline]
                fn compute(&#this) -> #ty { #expression }
            }
        })
    });
    impls.collect()
}

/// The number of a checked type as an argument, unless it is the default.
fn number_of(number: usize) -> TokenStream {
    let number = (number > 0).then(|| Literal::usize_unsuffixed(number)).into_iter();
    quote!(#(, #number)*)
}
