/// Decides which session gets a place, and whose page ends for it.
///
/// A page of a new visitor is a *waiting page* until its socket has come, and waiting pages have limits of their own.
/// At a limit, the oldest page of the network with the most of them ends for the newest, so that a script that opens
/// pages and never connects displaces only its own. A visitor who comes again is known: a known visitor's page isn't a
/// waiting page, and never ends for another; a tenth of all places is left to known visitors from networks with few
/// sessions. See ``KnownVisitors``.
struct Places {
  /// How many times as many places as a network a wider network can have.
  static let factorOfWiderNetwork = 10

  private struct Place {
    var visitor: Visitor
    let source: Source
    var phase: Phase
  }

  private enum Phase {
    /// The page is being made, for a new visitor. It ends for no other page: nobody would get one if many came at once.
    case opening
    /// A new visitor's page whose socket is awaited.
    case waiting
    case kept
  }

  /// The network that a session's request came from, and the wider network around it; `nil` if it isn't known.
  private struct Source {
    let network: String?
    let widerNetwork: String?

    init(_ network: String?) {
      self.network = network
      // All addresses of a network are in the same wider one.
      let address = network.flatMap { ClientAddress($0.prefix { $0 != "/" }) }
      widerNetwork = address?.widerNetwork
    }
  }

  /// The sessions of a network.
  private struct Sessions {
    var count = 0
    var opening = 0
    var waiting = WaitingPages()
  }

  private let limits: SessionLimits
  private var places: [String: Place] = [:]
  private var countOfVisitor: [Visitor: Int] = [:]
  private var networks: [String: Sessions] = [:]
  private var widerNetworks: [String: Sessions] = [:]
  private var opening = 0
  private var waiting = WaitingPages()
  private var known = KnownVisitors()

  init(_ limits: SessionLimits) { self.limits = limits }

  func knows(_ visitor: Visitor) -> Bool { known.contains(visitor) }

  /// Returns whether a session has a place.
  func holds(_ token: String) -> Bool { places[token] != nil }

  /// Returns whether there is a place for a stored session, even if a waiting page has to end for it.
  ///
  /// - Parameter others: the number of sessions that are to get a place soon.
  func hasRoom(for visitor: Visitor, from network: String?, besides others: Int) -> Bool {
    let source = Source(network)
    return places.count - waiting.count + others < limits.sessions
      && countOfVisitor[visitor, default: 0] < limits.sessionsOfVisitor
      && !isFull(networks, source.network, isNew: false)
      && !isFull(widerNetworks, source.widerNetwork, Self.factorOfWiderNetwork, isNew: false)
  }

  /// Gives a session a place.
  ///
  /// - Parameters:
  ///   - token: the session's token, which has no place yet.
  ///   - network: the network that the request came from; `nil` if it isn't known.
  ///   - isStored: whether the session continues a stored one: then its visitor was here before.
  ///   - hasComeAgain: whether a cookie says that the visitor has come again, to this process or to another one.
  ///   - others: the number of further sessions that are to get a place soon.
  /// - Returns: the token of a waiting page that has lost its place, and has to be ended; `nil` if none has.
  /// - Throws: the reason why there is no place.
  mutating func take(
    _ token: String,
    for visitor: Visitor,
    from network: String?,
    isStored: Bool = false,
    hasComeAgain: Bool = false,
    besides others: Int = 0
  ) throws(PlaceRefusal) -> String? {
    let source = Source(network)
    let isNew = !isStored && !hasComeAgain && !known.contains(visitor)
    guard countOfVisitor[visitor, default: 0] < limits.sessionsOfVisitor else { throw .visitor }
    // Those whose visitors have become known wait no more, and make room.
    let ofNetwork = next { $0.networks[network ?? ""]?.waiting.next }
    let ofWider = next { places in
      source.widerNetwork.flatMap { places.widerNetworks[$0]?.waiting.next }
    }
    let ofAll = next { $0.waiting.next }
    var excess = places.count + others - limit(isNew: isNew, source)
    var displaced: String?
    if isFull(networks, source.network, isNew: isNew) {
      guard let ofNetwork else { throw .address }
      displaced = ofNetwork
    } else if isFull(
      widerNetworks,
      source.widerNetwork,
      Self.factorOfWiderNetwork,
      isNew: isNew
    ) {
      guard let ofWider else { throw .address }
      displaced = ofWider
    } else if excess >= 0 || isNew && isLineFull {
      guard let ofAll else { throw .host }
      displaced = ofAll
    }
    if displaced != nil { excess -= 1 }
    guard excess < 0 else { throw .host }
    if let displaced { free(displaced) }
    add(token, Place(visitor: visitor, source: source, phase: isNew ? .opening : .kept))
    return displaced
  }

  /// Call when a page has been made: from now on it may end for another, until its socket comes.
  mutating func opened(_ token: String) {
    guard let place = places[token], place.phase == .opening else { return }
    enter(.waiting, token)
  }

  /// Call when the socket of a session has come: its visitor is known from the second page on.
  mutating func connected(_ token: String) {
    guard let place = places[token] else { return }
    known.met(place.visitor, at: token)
    enter(.kept, token)
  }

  /// Call when a session belongs to another visitor: to the same browser, which has another id now.
  mutating func move(_ token: String, to visitor: Visitor) {
    guard let old = places[token]?.visitor, old != visitor else { return }
    places[token]?.visitor = visitor
    leave(old)
    countOfVisitor[visitor, default: 0] += 1
    known.renamed(old, to: visitor)
  }

  private mutating func leave(_ visitor: Visitor) {
    let count = countOfVisitor[visitor, default: 1] - 1
    countOfVisitor[visitor] = count > 0 ? count : nil
  }

  /// Call when a session has ended.
  mutating func free(_ token: String) {
    guard let place = places[token] else { return }
    enter(.kept, token)
    places[token] = nil
    leave(place.visitor)
    let (network, wider) = (place.source.network ?? "", place.source.widerNetwork)
    networks[network]?.count -= 1
    if networks[network]?.count == 0 { networks[network] = nil }
    guard let wider else { return }
    widerNetworks[wider]?.count -= 1
    if widerNetworks[wider]?.count == 0 { widerNetworks[wider] = nil }
  }

  /// The number of places for a visitor. The last tenth is left to known visitors, and of them to those from networks
  /// that don't have many sessions already: who has filled all other places can have become known with them.
  private func limit(isNew: Bool, _ source: Source) -> Int {
    let count = source.network.flatMap { networks[$0]?.count } ?? 0
    let hasMany = count >= max(1, limits.sessionsOfAddress / 10)
    return isNew || hasMany ? limits.sessions - limits.sessions / 10 : limits.sessions
  }

  private func isFull(
    _ networks: [String: Sessions],
    _ network: String?,
    _ factor: Int = 1,
    isNew: Bool
  ) -> Bool {
    guard let network, let its = networks[network] else { return false }
    // The quotients, because a limit can be anything.
    return its.count / factor >= max(1, limits.sessionsOfAddress)
      || isNew && (its.opening + its.waiting.count) / factor >= max(1, limits.unattachedOfAddress)
  }

  private var isLineFull: Bool { opening + waiting.count >= max(1, limits.unattachedSessions) }

  /// Returns the page that ends next, of those that are given one by one, and takes those out of all lines whose
  /// visitors have become known meanwhile, by other pages.
  private mutating func next(_ first: (Places) -> String?) -> String? {
    while let token = first(self), let place = places[token] {
      guard known.contains(place.visitor) else { return token }
      enter(.kept, token)
    }
    return nil
  }

  private mutating func add(_ token: String, _ place: Place) {
    places[token] = Place(visitor: place.visitor, source: place.source, phase: .kept)
    countOfVisitor[place.visitor, default: 0] += 1
    networks[place.source.network ?? "", default: Sessions()].count += 1
    if let wider = place.source.widerNetwork {
      widerNetworks[wider, default: Sessions()].count += 1
    }
    enter(place.phase, token)
  }

  private mutating func enter(_ phase: Phase, _ token: String) {
    guard let place = places[token], place.phase != phase else { return }
    places[token]?.phase = phase
    let (network, wider) = (place.source.network ?? "", place.source.widerNetwork)
    if place.phase == .opening || phase == .opening {
      let change = phase == .opening ? 1 : -1
      opening += change
      networks[network]?.opening += change
      if let wider { widerNetworks[wider]?.opening += change }
    }
    if phase == .waiting {
      waiting.append(token, from: network)
      networks[network]?.waiting.append(token, from: network)
      if let wider { widerNetworks[wider]?.waiting.append(token, from: network) }
    } else if place.phase == .waiting {
      waiting.remove(token, from: network)
      networks[network]?.waiting.remove(token, from: network)
      if let wider { widerNetworks[wider]?.waiting.remove(token, from: network) }
    }
  }
}
