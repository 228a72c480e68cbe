// Elements of text.

/// A `<p>` element: a paragraph. It can't contain blocks, for example a ``div(_:)`` or a list: browsers move them out.
///
/// ```swift
/// p { viewModel.message }.class("secondary")
/// ```
@inlinable public func p<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("p", NoAttributes(), content())
}

/// A `<span>` element: a piece of text.
///
/// ```swift
/// span { row.name }.class("value")
/// ```
@inlinable public func span<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("span", NoAttributes(), content())
}

/// A `<strong>` element.
@inlinable public func strong<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("strong", NoAttributes(), content())
}

/// An `<em>` element.
@inlinable public func em<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("em", NoAttributes(), content())
}

/// A `<small>` element.
@inlinable public func small<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("small", NoAttributes(), content())
}

/// An `<h1>` element: a main heading. The host already draws the title of each screen as one.
@inlinable public func h1<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h1", NoAttributes(), content())
}

/// An `<h2>` element.
@inlinable public func h2<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h2", NoAttributes(), content())
}

/// An `<h3>` element.
@inlinable public func h3<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h3", NoAttributes(), content())
}

/// An `<a>` element: a link.
///
/// ```swift
/// a { "Choose a Place" }.href("locations")
/// ```
@inlinable public func a<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("a", NoAttributes(), content())
}

/// A `<pre>` element: text with its own line breaks and spaces.
@inlinable public func pre<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("pre", NoAttributes(), content())
}

/// A `<code>` element.
@inlinable public func code<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("code", NoAttributes(), content())
}

/// A `<time>` element: a date or time as text, with the attribute `datetime` for programs.
///
/// ```swift
/// time { "30 March" }.attribute("datetime", "2025-03-30")
/// ```
@inlinable public func time<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("time", NoAttributes(), content())
}

/// A `<br>` element, which has no content.
@inlinable public func br() -> Element<NoAttributes, EmptyHTML> {
  Element("br", isVoid: true, NoAttributes(), EmptyHTML())
}

/// An `<hr>` element, which has no content.
@inlinable public func hr() -> Element<NoAttributes, EmptyHTML> {
  Element("hr", isVoid: true, NoAttributes(), EmptyHTML())
}
