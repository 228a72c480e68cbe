// Elements for the areas of a page, for lists and for images.

/// A `<div>` element.
///
/// ```swift
/// div { "Saved" }.class("note")
/// ```
@inlinable public func div<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("div", NoAttributes(), content())
}

/// A `<header>` element.
@inlinable public func header<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("header", NoAttributes(), content())
}

/// A `<footer>` element.
@inlinable public func footer<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("footer", NoAttributes(), content())
}

/// A `<main>` element.
@inlinable public func main<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("main", NoAttributes(), content())
}

/// A `<nav>` element.
@inlinable public func nav<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("nav", NoAttributes(), content())
}

/// A `<section>` element.
///
/// ```swift
/// section {
///   h2 { "Rankings" }
///   p { viewModel.summary }
/// }
/// ```
@inlinable public func section<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("section", NoAttributes(), content())
}

/// An `<article>` element.
@inlinable public func article<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("article", NoAttributes(), content())
}

/// An `<aside>` element.
@inlinable public func aside<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("aside", NoAttributes(), content())
}

/// A `<ul>` element: a list without numbers.
///
/// ```swift
/// ul { ForEach(viewModel.photos) { photo in li { photo.title } } }.class("list")
/// ```
@inlinable public func ul<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("ul", NoAttributes(), content())
}

/// An `<ol>` element: a numbered list.
@inlinable public func ol<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("ol", NoAttributes(), content())
}

/// An `<li>` element: a row of a list; see ``ul(_:)`` for an example.
@inlinable public func li<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("li", NoAttributes(), content())
}

/// A `<dl>` element: a list of names and values.
///
/// ```swift
/// dl {
///   dt { "Rating" }
///   dd { viewModel.rating }
/// }
/// ```
@inlinable public func dl<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dl", NoAttributes(), content())
}

/// A `<dt>` element: a name in a ``dl(_:)``.
@inlinable public func dt<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dt", NoAttributes(), content())
}

/// A `<dd>` element: a value in a ``dl(_:)``.
@inlinable public func dd<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dd", NoAttributes(), content())
}

/// A `<figure>` element: an image or a chart with its caption.
///
/// ```swift
/// figure {
///   img().src("-/preview/pli").attribute("alt", "A ridge")
///   figcaption { "Misery Ridge" }
/// }
/// ```
@inlinable public func figure<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("figure", NoAttributes(), content())
}

/// A `<figcaption>` element: the caption of a ``figure(_:)``.
@inlinable public func figcaption<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("figcaption", NoAttributes(), content())
}

/// An `<img>` element, which has no content.
@inlinable public func img() -> Element<NoAttributes, EmptyHTML> {
  Element("img", isVoid: true, NoAttributes(), EmptyHTML())
}
