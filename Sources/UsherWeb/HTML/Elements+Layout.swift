// Elements that hold others: parts of the page, lists, pictures.

/// A `<div>` element.
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
@inlinable public func section<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("section", NoAttributes(), content())
}

/// A `<article>` element.
@inlinable public func article<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("article", NoAttributes(), content())
}

/// A `<aside>` element.
@inlinable public func aside<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("aside", NoAttributes(), content())
}

/// A list without numbers.
@inlinable public func ul<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("ul", NoAttributes(), content())
}

/// A numbered list.
@inlinable public func ol<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("ol", NoAttributes(), content())
}

/// A row of a list.
@inlinable public func li<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("li", NoAttributes(), content())
}

/// A `<dl>` element.
@inlinable public func dl<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dl", NoAttributes(), content())
}

/// A `<dt>` element.
@inlinable public func dt<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dt", NoAttributes(), content())
}

/// A `<dd>` element.
@inlinable public func dd<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dd", NoAttributes(), content())
}

/// A `<figure>` element.
@inlinable public func figure<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("figure", NoAttributes(), content())
}

/// A `<figcaption>` element.
@inlinable public func figcaption<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("figcaption", NoAttributes(), content())
}

/// A `<img>` element, which has no content.
@inlinable public func img() -> Element<NoAttributes, EmptyHTML> {
  Element("img", isVoid: true, NoAttributes(), EmptyHTML())
}
