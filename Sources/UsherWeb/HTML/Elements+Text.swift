// Elements of text.

/// A paragraph.
@inlinable public func p<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("p", NoAttributes(), content())
}

/// A `<span>` element.
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

/// A `<em>` element.
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

/// A `<h1>` element.
@inlinable public func h1<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h1", NoAttributes(), content())
}

/// A `<h2>` element.
@inlinable public func h2<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h2", NoAttributes(), content())
}

/// A `<h3>` element.
@inlinable public func h3<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h3", NoAttributes(), content())
}

/// A link.
@inlinable public func a<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("a", NoAttributes(), content())
}

/// A `<pre>` element.
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

/// A `<time>` element.
@inlinable public func time<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("time", NoAttributes(), content())
}

/// A `<br>` element, which has no content.
@inlinable public func br() -> Element<NoAttributes, EmptyHTML> {
  Element("br", isVoid: true, NoAttributes(), EmptyHTML())
}

/// A `<hr>` element, which has no content.
@inlinable public func hr() -> Element<NoAttributes, EmptyHTML> {
  Element("hr", isVoid: true, NoAttributes(), EmptyHTML())
}
