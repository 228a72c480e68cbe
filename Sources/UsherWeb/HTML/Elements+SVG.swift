// Elements of pictures that are drawn. Where a view has a property of the same name, as `text`, write
// `UsherWeb.text`.

/// A picture made of shapes; give it a `.viewBox`, and a `.label` or `aria-hidden`.
///
/// ```swift
/// svg {
///   path().attribute("d", line).class("line")
///   ForEach(points) { point in
///     circle().attribute("cx", "\(point.x)").attribute("cy", "\(point.y)").attribute("r", "3")
///   }
/// }
/// .viewBox(0, 0, 320, 120).role("img").label("Temperatures of the week")
/// ```
///
/// What is in it can come, go and move as in any element. Colours and lines belong into the app's style,
/// by `.class`: the page's security policy refuses the attribute `style`.
@inlinable public func svg<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, SVGContent<Content>> {
  Element("svg", NoAttributes(), SVGContent(content()))
}

/// A group of shapes: what its attributes say holds for all of them.
@inlinable public func g<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("g", NoAttributes(), content())
}

/// The name of a picture or a shape, which browsers show beside the pointer.
@inlinable public func title<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("title", NoAttributes(), content())
}

/// What a picture shows, for who can't see it.
@inlinable public func desc<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("desc", NoAttributes(), content())
}

/// What is defined to be referred to, and not shown by itself: gradients.
@inlinable public func defs<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("defs", NoAttributes(), content())
}

/// A shape of lines and curves, as its attribute `d` says.
@inlinable public func path() -> Element<NoAttributes, EmptyHTML> {
  Element("path", NoAttributes(), EmptyHTML())
}

/// A circle round `cx` and `cy`, of the radius `r`.
@inlinable public func circle() -> Element<NoAttributes, EmptyHTML> {
  Element("circle", NoAttributes(), EmptyHTML())
}

/// A line from `x1` and `y1` to `x2` and `y2`.
@inlinable public func line() -> Element<NoAttributes, EmptyHTML> {
  Element("line", NoAttributes(), EmptyHTML())
}

/// A rectangle at `x` and `y`, of `width` and `height`; `rx` rounds its corners.
@inlinable public func rect() -> Element<NoAttributes, EmptyHTML> {
  Element("rect", NoAttributes(), EmptyHTML())
}

/// Lines from point to point, as its attribute `points` says.
@inlinable public func polyline() -> Element<NoAttributes, EmptyHTML> {
  Element("polyline", NoAttributes(), EmptyHTML())
}

/// A shape with straight sides between its `points`.
@inlinable public func polygon() -> Element<NoAttributes, EmptyHTML> {
  Element("polygon", NoAttributes(), EmptyHTML())
}

/// Text in a picture, which begins at `x` on the line `y`. ``Text`` is content of any element.
@inlinable public func text<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("text", NoAttributes(), content())
}

/// Colours along a line, which shapes are filled with by its identity; made of ``stop()``.
@inlinable public func linearGradient<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("linearGradient", NoAttributes(), content())
}

/// A colour of a gradient: its `offset`, `stop-color` and `stop-opacity`.
@inlinable public func stop() -> Element<NoAttributes, EmptyHTML> {
  Element("stop", NoAttributes(), EmptyHTML())
}
