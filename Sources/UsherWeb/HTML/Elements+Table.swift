// Elements of tables.

/// A `<table>` element of rows.
///
/// ```swift
/// table { ForEach(viewModel.users) { user in tr { td { user.name } } } }
/// ```
@inlinable public func table<Rows: HTML>(
  @HTMLBuilder _ rows: () -> Rows
) -> Element<NoAttributes, Element<NoAttributes, Rows>> {
  // Without `<tbody>` the browser's parser would insert it, and separate the marks around the rows from each other.
  Element("table", NoAttributes(), Element("tbody", NoAttributes(), rows()))
}

/// A `<table>` element of rows below a head.
///
/// ```swift
/// table {
///   tr { th { "Name" } }
/// } rows: {
///   ForEach(viewModel.users) { user in tr { td { user.name } } }
/// }
/// ```
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

/// A `<tr>` element: a row of a ``table(_:)``.
@inlinable public func tr<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("tr", NoAttributes(), content())
}

/// A `<th>` element: a heading cell of a ``table(_:)``.
@inlinable public func th<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("th", NoAttributes(), content())
}

/// A `<td>` element: a cell of a ``table(_:)``.
@inlinable public func td<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("td", NoAttributes(), content())
}
