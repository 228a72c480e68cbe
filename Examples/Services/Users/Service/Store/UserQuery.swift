/// Which users are asked for, and in which order.
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
  /// What name or email contain.
  var text = ""
  var order = Order.id
  var isDescending = false
  /// `nil` for everything.
  var page: Page?
}
