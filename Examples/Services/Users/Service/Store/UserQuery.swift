/// A request for users, with conditions and an order.
struct UserQuery: Equatable, Sendable {
  enum Order: String, CaseIterable, Sendable {
    case id, name, email
  }

  struct Page: Equatable, Sendable {
    var number: Int
    var limit: Int

    static let usualLimit = 10
    static let greatestLimit = 1000
  }

  var ids: [Int] = []
  var names: [String] = []
  var emails: [String] = []
  /// A text that the name or the email address contains.
  var text = ""
  var order = Order.id
  var isDescending = false
  /// The page; `nil` for all users.
  var page: Page?
}
