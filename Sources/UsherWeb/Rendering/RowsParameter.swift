/// Which rows of a long list a page begins with, in the query of its address: links of pages without their script lead there.
/// The app isn't told of it.
struct RowsParameter: Equatable {
  static let name = "usher-rows"

  /// The number of the list on the page, from 1.
  let list: Int
  let first: Int

  /// Takes the parameter out of a query.
  ///
  /// - Returns: the parameter, if there is one that can be read, and the rest of the query; `nil` if nothing is left.
  static func taken(from query: String?) -> (rows: RowsParameter?, rest: String?) {
    guard let query, query.contains(name) else { return (nil, query) }
    var items = query.split(separator: "&", omittingEmptySubsequences: false)
    let own = items.first { $0.hasPrefix(name + "=") }
    items.removeAll { $0.hasPrefix(name + "=") || $0 == name }
    let numbers = own?.dropFirst(name.count + 1).split(separator: "-").map { Int32($0) } ?? []
    let rest = items.isEmpty ? nil : items.joined(separator: "&")
    guard numbers.count == 2, let list = numbers[0], let first = numbers[1], list > 0, first >= 0
    else { return (nil, rest) }
    return (RowsParameter(list: Int(list), first: Int(first)), rest)
  }
}
