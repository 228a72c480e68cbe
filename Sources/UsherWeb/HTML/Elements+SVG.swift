// Elements of SVG pictures. In a view that has a property with the name of an element, for example `text`, write
// `UsherWeb.text` for the element.

/// An `<svg>` element: a picture made of shapes. Give it a `.viewBox`, and a `.label` or `aria-hidden`.
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
/// The shapes can appear, disappear and move, like the content of any element. Write colours and line widths in the
/// app's style sheet, and refer to them by `.class`: the page's security policy refuses the attribute `style`.
@inlinable public func svg<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, SVGContent<Content>> {
  Element("svg", NoAttributes(), SVGContent(content()))
}

/// A `<g>` element: a group of shapes. The attributes of the group apply to all its shapes.
///
/// ```swift
/// g { line().attribute("x2", "320") }.class("grid").attribute("transform", "translate(0 20)")
/// ```
@inlinable public func g<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("g", NoAttributes(), content())
}

/// A `<title>` element: the name of a picture or a shape, which browsers show beside the pointer.
///
/// ```swift
/// g {
///   title { "Monday, 21 °C" }
///   circle().attribute("r", "3")
/// }
/// ```
@inlinable public func title<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("title", NoAttributes(), content())
}

/// A `<desc>` element: a description of a picture, for people who can't see it.
@inlinable public func desc<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("desc", NoAttributes(), content())
}

/// A `<defs>` element: definitions that shapes refer to, for example a ``linearGradient(_:)``. They aren't shown by
/// themselves.
@inlinable public func defs<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("defs", NoAttributes(), content())
}

/// A `<path>` element: a shape of lines and curves, which the attribute `d` describes.
@inlinable public func path() -> Element<NoAttributes, EmptyHTML> {
  Element("path", NoAttributes(), EmptyHTML())
}

/// A `<circle>` element: a circle with the centre `cx`, `cy` and the radius `r`.
@inlinable public func circle() -> Element<NoAttributes, EmptyHTML> {
  Element("circle", NoAttributes(), EmptyHTML())
}

/// A `<line>` element: a line from `x1`, `y1` to `x2`, `y2`.
@inlinable public func line() -> Element<NoAttributes, EmptyHTML> {
  Element("line", NoAttributes(), EmptyHTML())
}

/// A `<rect>` element: a rectangle with its top left corner at `x`, `y`, and with `width` and `height`; `rx` is the
/// radius of its corners.
@inlinable public func rect() -> Element<NoAttributes, EmptyHTML> {
  Element("rect", NoAttributes(), EmptyHTML())
}

/// A `<polyline>` element: lines from point to point; the attribute `points` lists the points.
@inlinable public func polyline() -> Element<NoAttributes, EmptyHTML> {
  Element("polyline", NoAttributes(), EmptyHTML())
}

/// A `<polygon>` element: a closed shape with straight sides between its `points`.
@inlinable public func polygon() -> Element<NoAttributes, EmptyHTML> {
  Element("polygon", NoAttributes(), EmptyHTML())
}

/// A `<text>` element: text in a picture, which begins at `x`; `y` is its baseline. In other
/// elements, use ``Text``.
///
/// ```swift
/// text { "21 °C" }.attribute("x", "8").attribute("y", "20")
/// ```
@inlinable public func text<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("text", NoAttributes(), content())
}

/// A `<linearGradient>` element: colours along a line, made of ``stop()``. A shape refers to the gradient by its `id`.
///
/// ```swift
/// defs {
///   linearGradient {
///     stop().attribute("offset", "0").class("warm")
///     stop().attribute("offset", "1").class("cold")
///   }
///   .id("heat")
/// }
/// rect().attribute("width", "320").attribute("height", "8").attribute("fill", "url(#heat)")
/// ```
@inlinable public func linearGradient<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("linearGradient", NoAttributes(), content())
}

/// A `<stop>` element: a colour of a gradient, with `offset`, `stop-color` and `stop-opacity`.
@inlinable public func stop() -> Element<NoAttributes, EmptyHTML> {
  Element("stop", NoAttributes(), EmptyHTML())
}
