import ServiceKit

extension UserQuery {
  private enum Direction: String, CaseIterable {
    case asc, desc
  }

  /// Reads json-server's parameters; others are ignored.
  init(_ parameters: QueryParameters) throws(BadParameter) {
    ids = try parameters.integers("id")
    names = parameters.values("name")
    emails = parameters.values("email")
    text = parameters["q"] ?? ""
    order = try parameters.choice("_sort", of: Order.self) ?? .id
    isDescending = try parameters.choice("_order", of: Direction.self) == .desc
    let number = try parameters.integer("_page", in: 1 ... .max)
    let limit = try parameters.integer("_limit", in: 1...Page.greatestLimit)
    if number != nil || limit != nil {
      page = Page(number: number ?? 1, limit: limit ?? Page.usualLimit)
    }
  }
}
