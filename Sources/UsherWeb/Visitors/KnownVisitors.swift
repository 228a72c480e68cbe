/// The visitors who had at least two pages whose sockets connected, since the process began.
///
/// A cookie alone makes nobody known: a script can collect cookies as fast as pages. Nor does a single socket: a visitor
/// who comes again is known. If there are very many visitors, those who weren't seen for the longest time are forgotten,
/// and count as new.
struct KnownVisitors {
  /// The page by which a visitor was met; `nil` for a visitor who had another one, too, and so is known.
  private typealias Met = [Visitor: String?]

  /// Those who were seen lately, and those who were seen before them. When the first table is full, it takes the place
  /// of the second, so that no order has to be kept.
  private var recent: Met = [:]
  private var earlier: Met = [:]
  private let limit: Int

  /// - Parameter limit: how many visitors are remembered at least, if there are that many.
  init(limit: Int = 50_000) { self.limit = max(1, limit) }

  func contains(_ visitor: Visitor) -> Bool {
    recent[visitor] == .some(nil) || earlier[visitor] == .some(nil)
  }

  /// Call when a visitor has another id now.
  mutating func renamed(_ old: Visitor, to new: Visitor) {
    guard contains(old) else { return }
    // Two pages make a visitor known.
    for page in ["1", "2"] { met(new, at: page) }
  }

  /// Call when the socket of a visitor's page has connected.
  ///
  /// - Parameter page: the token of the page. The same page can connect many times, and still is one page.
  mutating func met(_ visitor: Visitor, at page: String) {
    let firstPage = recent[visitor] ?? earlier[visitor]
    if recent.count >= limit, recent[visitor] == nil {
      earlier = recent
      recent = [:]
    }
    // A visitor who wasn't met before is met by this page; one who was met by another is known.
    recent[visitor] = firstPage.map { $0 == page ? page : nil } ?? page
  }
}
