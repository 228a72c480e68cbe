/// Decides which session gets a place, and whose page ends for it.
///
/// A page of a new visitor is a *waiting page* until its socket has come, and waiting pages have limits of their own.
/// At a limit, the oldest of them ends for the newest, so that a script that opens pages and never connects displaces
/// only its own. A visitor whose socket has come once is known: a known visitor's page isn't a waiting page, and
/// never ends for another; a tenth of all places is left to known visitors. See ``KnownVisitors``.
struct Places {
  private struct Place {
    let visitor: Visitor
    let source: String?
    var phase: Phase
  }

  private enum Phase {
    /// The page is being made, for a new visitor. It ends for no other page: nobody would get one if many came at once.
    case opening
    /// A new visitor's page whose socket is awaited.
    case waiting
    case kept
  }

  /// The sessions of one address, or of one network of IPv6 addresses.
  private struct Source {
    var sessions = 0
    var opening = 0
    var line = WaitingLine()
  }

  private let limits: SessionLimits
  private var places: [String: Place] = [:]
  private var countOfVisitor: [Visitor: Int] = [:]
  private var sources: [String: Source] = [:]
  private var opening = 0
  private var line = WaitingLine()
  private var known = KnownVisitors()

  init(_ limits: SessionLimits) { self.limits = limits }

  func knows(_ visitor: Visitor) -> Bool { known.contains(visitor) }

  /// Returns whether there is a place for a stored session, even if a waiting page has to end for it.
  ///
  /// - Parameter others: the number of sessions that are to get a place soon.
  func hasRoom(for visitor: Visitor, from source: String?, besides others: Int) -> Bool {
    places.count - line.count + others < limits.sessions
      && countOfVisitor[visitor, default: 0] < limits.sessionsOfVisitor
      && sessions(from: source) < limits.sessionsOfAddress
  }

  /// Gives a session a place.
  ///
  /// - Parameters:
  ///   - token: the session's token, which has no place yet.
  ///   - source: the network that the request came from; `nil` if it isn't known.
  ///   - isStored: whether the session continues a stored one: then its visitor was here before.
  ///   - others: the number of further sessions that are to get a place soon.
  /// - Returns: the token of a waiting page that has lost its place, and has to be ended; `nil` if none has.
  /// - Throws: the reason why there is no place.
  mutating func take(
    _ token: String,
    for visitor: Visitor,
    from source: String?,
    isStored: Bool = false,
    besides others: Int = 0
  ) throws(PlaceRefusal) -> String? {
    let isNew = !isStored && !known.contains(visitor)
    guard countOfVisitor[visitor, default: 0] < limits.sessionsOfVisitor else { throw .visitor }
    if let source { passKnown(from: source) }
    passKnown(from: nil)
    let limit = isNew ? limits.sessions - limits.sessions / 10 : limits.sessions
    var excess = places.count + others - limit
    let isAddressFull = isFull(source, isNew: isNew)
    var displaced: String?
    if isAddressFull || excess >= 0 || isNew && isLineFull {
      displaced = oldest(from: isAddressFull ? source : nil)
      guard displaced != nil else { throw isAddressFull ? .address : .host }
      excess -= 1
    }
    guard excess < 0 else { throw .host }
    if let displaced { free(displaced) }
    add(token, Place(visitor: visitor, source: source, phase: isNew ? .opening : .kept))
    return displaced
  }

  /// Call when a page has been made: from now on it may end for another, until its socket comes.
  mutating func opened(_ token: String) {
    guard let place = places[token], place.phase == .opening else { return }
    leave(place.phase, token, place.source)
    places[token]?.phase = .waiting
    line.append(token)
    if let source = place.source { sources[source]?.line.append(token) }
  }

  /// Call when the socket of a session has come: its visitor is known from now on.
  mutating func connected(_ token: String) {
    guard let place = places[token] else { return }
    known.insert(place.visitor)
    leave(place.phase, token, place.source)
    places[token]?.phase = .kept
  }

  /// Call when a session has ended.
  mutating func free(_ token: String) {
    guard let place = places.removeValue(forKey: token) else { return }
    leave(place.phase, token, place.source)
    let count = countOfVisitor[place.visitor, default: 1] - 1
    countOfVisitor[place.visitor] = count > 0 ? count : nil
    guard let source = place.source else { return }
    sources[source]?.sessions -= 1
    if sessions(from: source) <= 0 { sources[source] = nil }
  }

  private func sessions(from source: String?) -> Int {
    source.flatMap { sources[$0]?.sessions } ?? 0
  }

  private func isFull(_ source: String?, isNew: Bool) -> Bool {
    guard let source, let its = sources[source] else { return false }
    return its.sessions >= max(1, limits.sessionsOfAddress)
      || isNew && its.opening + its.line.count >= max(1, limits.unattachedOfAddress)
  }

  private var isLineFull: Bool { opening + line.count >= max(1, limits.unattachedSessions) }

  /// Returns the oldest waiting page, of all or of one source.
  private func oldest(from source: String?) -> String? {
    source.map { sources[$0]?.line.first } ?? line.first
  }

  /// Takes the oldest pages out of a line if their visitors have become known meanwhile, by other pages.
  private mutating func passKnown(from source: String?) {
    while let token = oldest(from: source), let place = places[token], known.contains(place.visitor)
    {
      leave(place.phase, token, place.source)
      places[token]?.phase = .kept
    }
  }

  private mutating func add(_ token: String, _ place: Place) {
    places[token] = place
    countOfVisitor[place.visitor, default: 0] += 1
    let isOpening = place.phase == .opening
    if isOpening { opening += 1 }
    guard let source = place.source else { return }
    sources[source, default: Source()].sessions += 1
    if isOpening { sources[source]?.opening += 1 }
  }

  private mutating func leave(_ phase: Phase, _ token: String, _ source: String?) {
    switch phase {
    case .opening:
      opening -= 1
      if let source { sources[source]?.opening -= 1 }
    case .waiting:
      line.remove(token)
      if let source { sources[source]?.line.remove(token) }
    case .kept: break
    }
  }
}
