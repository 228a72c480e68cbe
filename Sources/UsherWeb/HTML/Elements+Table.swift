// Elements of tables.

/// A `<table>` element.
@inlinable public func table<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("table", NoAttributes(), content())
}

/// A `<thead>` element.
@inlinable public func thead<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("thead", NoAttributes(), content())
}

/// A `<tbody>` element.
@inlinable public func tbody<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("tbody", NoAttributes(), content())
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
