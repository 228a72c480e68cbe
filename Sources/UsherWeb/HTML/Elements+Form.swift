public import Usher

// Elements that a person acts on.

/// A button; give it an `.on(.click)`.
@inlinable public func button<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("button", NoAttributes(), content())
}

/// A form.
@inlinable public func form<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("form", NoAttributes(), content())
}

/// A `<label>` element.
@inlinable public func label<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("label", NoAttributes(), content())
}

/// A `<select>` element.
@inlinable public func select<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("select", NoAttributes(), content())
}

/// A `<option>` element.
@inlinable public func option<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("option", NoAttributes(), content())
}

/// A `<progress>` element.
@inlinable public func progress<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("progress", NoAttributes(), content())
}

/// A `<input>` element, which has no content.
@inlinable public func input() -> Element<NoAttributes, EmptyHTML> {
  Element("input", isVoid: true, NoAttributes(), EmptyHTML())
}

/// A field of several lines for a text.
@inlinable public func textarea(
  _ text: ValueBinding<String>
) -> Element<PropertyAttribute, EmptyHTML> {
  Element(
    "textarea",
    PropertyAttribute(.content, text.value) { text.value = $0 },
    EmptyHTML()
  )
}

/// A `<output>` element: what follows from what was entered.
@inlinable public func output<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("output", NoAttributes(), content())
}
