/// Tokens in the order in which they came. Any of them can leave the line, and all is done in constant time on average.
struct WaitingLine {
  /// The tokens in their order, with those that have left the line in between. Before `head` all have left.
  private var order: [String] = []
  private var head = 0
  private var members: Set<String> = []

  var count: Int { members.count }
  var first: String? { head < order.count ? order[head] : nil }

  /// Adds a token that has never been in this line.
  mutating func append(_ token: String) {
    if order.count > 2 * members.count + 64 {
      order = order[head...].filter(members.contains)
      head = 0
    }
    order.append(token)
    members.insert(token)
  }

  mutating func remove(_ token: String) {
    guard members.remove(token) != nil else { return }
    while head < order.count, !members.contains(order[head]) { head += 1 }
  }
}
