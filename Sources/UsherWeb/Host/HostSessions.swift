/// The sessions of a host, and what has to be known about those that aren't open yet or any more.
struct HostSessions {
  var byToken: [String: WebSession] = [:]
  var places: Places
  var renewals = Renewals()
  /// The apps' moves of what they keep under the id of before, while they run, by the new visitor.
  var moves: [Visitor: Task<Void, Never>] = [:]
  /// The sessions that are being restored from the store, by token and visitor.
  var reviving: [String: Task<Revival, Never>] = [:]
  /// The sessions that have ended, and whose last state is being stored.
  var closing: [String: WebSession] = [:]
  var removals = RecordRemovals()
  /// The visitors with a page whose record is set aside, until they have been told.
  var setAside: Set<StartedPage> = []
  /// Whether the host ends: then no stored session is continued here any more.
  var isClosing = false

  /// What became of a session that is looked for.
  enum Revival {
    case running(WebSession)
    case gone
    /// Another document of the browser shows it, at another process.
    case inUse
    /// The store can't say now.
    case later
  }

  /// A page of an app that starts again.
  struct StartedPage: Hashable {
    let visitor: Visitor
    let app: String
  }

  /// Removes this session, but not another session that has the same token: two connections may have restored the
  /// same page at the same time.
  mutating func remove(_ session: WebSession, isSaving: Bool) {
    if isSaving { closing[session.token] = session }
    guard byToken[session.token] === session else { return }
    byToken[session.token] = nil
    places.free(session.token)
  }

  mutating func didSave(_ session: WebSession) {
    if closing[session.token] === session { closing[session.token] = nil }
  }

  /// Returns the sessions that are meant, also those that have ended and are being stored.
  func all(where isMeant: (WebSession) -> Bool) -> [WebSession] {
    (Array(byToken.values) + Array(closing.values)).filter(isMeant)
  }
}
