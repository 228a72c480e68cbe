public import Usher

// Elements that the person acts on.

/// A `<button>` element. Give it a handler with `.on(.click)`.
///
/// ```swift
/// button { "Buy" }.class("button").attribute("type", "button").on(.click, viewModel.buyButtonTapped)
/// ```
///
/// Without the type `button`, a button in a ``form(_:)`` submits the form.
@inlinable public func button<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("button", NoAttributes(), content())
}

/// A `<form>` element. Give it a handler with `.on(.submit)`.
///
/// ```swift
/// form {
///   TextField("Name", viewModel.name)
///   SubmitButton("Save", viewModel.form)
/// }
/// .class("form").on(.submit, viewModel.submitButtonTapped)
/// ```
@inlinable public func form<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("form", NoAttributes(), content())
}

/// A `<label>` element: it names the field that it contains.
///
/// ```swift
/// label {
///   "Name"
///   input().value(bind(\.name))
/// }
/// .class("field")
/// ```
@inlinable public func label<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("label", NoAttributes(), content())
}

/// A `<select>` element: a choice of one of its options. A browser that is made to can send any other text for it: the
/// view model looks whether it knows the choice.
///
/// ```swift
/// select {
///   ForEach(viewModel.countries) { country in
///     option { country.name }.attribute("value", country.id)
///   }
/// }
/// .label("Country").value(bind(\.country))
/// ```
@inlinable public func select<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("select", NoAttributes(), content())
}

/// An `<option>` element; see ``select(_:)`` for an example.
@inlinable public func option<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("option", NoAttributes(), content())
}

/// A `<progress>` element.
///
/// ```swift
/// progress {}.attribute("max", "1").attribute("value", String(viewModel.progress)).label("Upload")
/// ```
@inlinable public func progress<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("progress", NoAttributes(), content())
}

/// An `<input>` element, which has no content.
@inlinable public func input() -> Element<NoAttributes, EmptyHTML> {
  Element("input", isVoid: true, NoAttributes(), EmptyHTML())
}

/// A `<textarea>` element that shows the text of a binding, and sets the binding each time the person changes the text.
@inlinable public func textarea(
  _ text: ValueBinding<String>
) -> Element<PropertyAttribute, EmptyHTML> {
  Element(
    "textarea",
    PropertyAttribute(.content, text.value) { text.value = $0 },
    EmptyHTML()
  )
}

/// An `<output>` element: a result that is computed from what the person entered.
///
/// ```swift
/// output { viewModel.totalText }
/// ```
@inlinable public func output<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("output", NoAttributes(), content())
}
