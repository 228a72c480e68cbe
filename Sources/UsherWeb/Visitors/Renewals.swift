/// The browsers that are about to get a new visitor id. A pure value.
///
/// A browser gets the new id in two steps, because an answer can be lost: first it is offered the new cookie, and the
/// change is made only when it comes back with it, by whatever request.
struct Renewals {
  /// A change of a browser's id.
  struct Renewal: Hashable {
    let token: String
    let old: Visitor
    let new: Visitor
    /// The token of the session whose page has asked for it.
    let session: String
  }

  /// What a request of a browser leads to.
  enum Step: Equatable {
    case unknown
    case offer(Visitor)
    case change(Renewal)
  }

  /// The changes that aren't made yet, by the token, and the tokens by the new visitor and by the session.
  private var pending: [String: Renewal] = [:]
  private var tokenOfNew: [Visitor: String] = [:]
  private var tokenOfSession: [String: String] = [:]
  /// The tokens in the order in which they were made, of changes that are made already, too.
  private var order: [String] = []
  private let limit: Int

  /// - Parameter limit: how many changes can be pending. A change stays pending if its browser doesn't come back, because
  ///   it may have the new cookie; when there are more, the oldest is given up.
  init(limit: Int = 10_000) { self.limit = max(1, limit) }

  /// Begins the change of a browser's id, or goes on with the change that the same page has begun before.
  mutating func begin(_ session: String, of visitor: Visitor) -> Renewal {
    if let known = tokenOfSession[session].flatMap({ pending[$0] }), known.old == visitor {
      return known
    }
    makeRoom()
    let renewal = Renewal(
      token: Token.make(),
      old: visitor,
      new: Visitor(id: Token.make()),
      session: session
    )
    pending[renewal.token] = renewal
    tokenOfNew[renewal.new] = renewal.token
    tokenOfSession[session] = renewal.token
    order.append(renewal.token)
    return renewal
  }

  /// Keeps the numbers of pending changes and of tokens in their order below the limit, each in a few steps a change.
  private mutating func makeRoom() {
    if order.count >= 2 * limit { order.removeAll { pending[$0] == nil } }
    guard pending.count >= limit else { return }
    // A tenth at once: removing at the front moves all others.
    let old = order.lazy.compactMap { [pending] in pending[$0] }.prefix(max(1, limit / 10))
    for renewal in Array(old) { remove(renewal) }
    order.removeAll { pending[$0] == nil }
  }

  /// Returns what a request with this token leads to.
  func step(_ token: String, of visitor: Visitor) -> Step {
    guard let renewal = pending[token] else { return .unknown }
    switch visitor {
    case renewal.old: return .offer(renewal.new)
    case renewal.new: return .change(renewal)
    default: return .unknown
    }
  }

  /// Returns the change that a request of this visitor completes; `nil` if there is none.
  func change(to visitor: Visitor) -> Renewal? { tokenOfNew[visitor].flatMap { pending[$0] } }

  /// Makes a change: the old visitor can't get the cookie any more.
  ///
  /// - Returns: whether it wasn't made before.
  mutating func make(_ renewal: Renewal) -> Bool {
    guard pending[renewal.token] != nil else { return false }
    remove(renewal)
    return true
  }

  private mutating func remove(_ renewal: Renewal) {
    pending[renewal.token] = nil
    tokenOfNew[renewal.new] = nil
    // The page may have begun another one since then.
    if tokenOfSession[renewal.session] == renewal.token { tokenOfSession[renewal.session] = nil }
  }
}
