// Elements of tables.

/// A `<table>` element of rows.
@inlinable public func table<Rows: HTML>(
  @HTMLBuilder _ rows: () -> Rows
) -> Element<NoAttributes, Element<NoAttributes, Rows>> {
  // The parser of browsers would add the body by itself, and tear the marks around it apart.
  Element("table", NoAttributes(), Element("tbody", NoAttributes(), rows()))
}

/// A `<table>` element of rows below a head.
@inlinable public func table<Head: HTML, Rows: HTML>(
  @HTMLBuilder head: () -> Head,
  @HTMLBuilder rows: () -> Rows
) -> Element<NoAttributes, HTMLPair<Element<NoAttributes, Head>, Element<NoAttributes, Rows>>> {
  Element(
    "table",
    NoAttributes(),
    HTMLPair(
      Element("thead", NoAttributes(), head()),
      Element("tbody", NoAttributes(), rows())
    )
  )
}

/// A `<tr>` element.
@inlinable public func tr<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("tr", NoAttributes(), content())
}

/// A `<th>` element.
@inlinable public func th<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("th", NoAttributes(), content())
}

/// A `<td>` element.
@inlinable public func td<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("td", NoAttributes(), content())
}
