import Testing

@testable import UsherWeb

@Suite("Places of sessions")
struct PlacesTests {
  private static func limits(
    sessions: Int = 100,
    ofVisitor: Int = 100,
    ofAddress: Int = 100,
    waiting: Int = 100,
    waitingOfAddress: Int = 100
  ) -> SessionLimits {
    var limits = SessionLimits()
    limits.sessions = sessions
    limits.sessionsOfVisitor = ofVisitor
    limits.sessionsOfAddress = ofAddress
    limits.unattachedSessions = waiting
    limits.unattachedOfAddress = waitingOfAddress
    return limits
  }

  /// Gives a session a place.
  private func take(
    _ places: inout Places,
    _ token: String,
    by visitor: String? = nil,
    from source: String? = "a",
    isStored: Bool = false,
    besides others: Int = 0
  ) -> Result<String?, PlaceRefusal> {
    Result { () throws(PlaceRefusal) in
      try places.take(
        token,
        for: Visitor(id: visitor ?? token),
        from: source,
        isStored: isStored,
        besides: others
      )
    }
  }

  /// Gives a page a place, and has it made.
  ///
  /// - Returns: the page that ends for it, or the refusal.
  @discardableResult
  private func open(
    _ places: inout Places,
    _ token: String,
    by visitor: String? = nil,
    from source: String? = "a"
  ) -> Result<String?, PlaceRefusal> {
    let result = take(&places, token, by: visitor, from: source)
    places.opened(token)
    return result
  }

  /// Opens a page whose socket comes at once.
  @discardableResult
  private func join(
    _ places: inout Places,
    _ token: String,
    by visitor: String? = nil,
    from source: String? = "a"
  ) -> Result<String?, PlaceRefusal> {
    let result = open(&places, token, by: visitor, from: source)
    places.connected(token)
    return result
  }

  /// Makes a visitor known, who then has no page.
  private func meet(_ places: inout Places, _ visitor: String) {
    for token in ["\(visitor) 1", "\(visitor) 2"] {
      join(&places, token, by: visitor, from: "elsewhere")
      places.free(token)
    }
  }

  @Test("the oldest waiting page of an address ends for the newest, and no other address's does")
  func oldestOfAddress() {
    var places = Places(Self.limits(waitingOfAddress: 2))
    open(&places, "other", from: "b")
    for token in ["1", "2"] { #expect(open(&places, token) == .success(nil)) }
    #expect(open(&places, "3") == .success("1"))
    #expect(open(&places, "4") == .success("2"))
    #expect(open(&places, "other 2", from: "b") == .success(nil))
  }

  @Test("the oldest waiting page of all ends for the newest, at the limit of all")
  func oldestOfAll() {
    var places = Places(Self.limits(waiting: 2))
    open(&places, "1", from: "a")
    open(&places, "2", from: nil)
    #expect(open(&places, "3", from: "c") == .success("1"))
    #expect(open(&places, "4", from: "d") == .success("2"))
  }

  @Test("a page whose socket has come doesn't end for another, nor does its place count")
  func connected() {
    var places = Places(Self.limits(waiting: 1, waitingOfAddress: 1))
    for token in ["1", "2", "3"] { #expect(join(&places, token) == .success(nil)) }
    #expect(open(&places, "4") == .success(nil))
    #expect(open(&places, "5") == .success("4"))
  }

  @Test("a known visitor's page doesn't end for another, though its socket hasn't come")
  func known() {
    var places = Places(Self.limits(waiting: 2, waitingOfAddress: 2))
    join(&places, "first", by: "ada")
    #expect(!places.knows(Visitor(id: "ada")), "a script can connect one socket, too")
    places.connected("first")
    #expect(!places.knows(Visitor(id: "ada")), "nor does it help to connect it again")
    places.free("first")
    join(&places, "second", by: "ada")
    places.free("second")
    #expect(places.knows(Visitor(id: "ada")))
    for token in ["1", "2", "3"] { #expect(open(&places, token, by: "ada") == .success(nil)) }
    for token in ["4", "5"] { #expect(open(&places, token) == .success(nil)) }
    #expect(open(&places, "6") == .success("4"))
  }

  @Test("a waiting page stays if its visitor became known meanwhile, by another page")
  func knownMeanwhile() {
    var places = Places(Self.limits(waitingOfAddress: 3))
    open(&places, "1", by: "ada")
    open(&places, "2", by: "ada")
    open(&places, "3", by: "script")
    join(&places, "earlier", by: "ada", from: "elsewhere")
    places.connected("2")
    open(&places, "4", by: "script")
    #expect(open(&places, "5", by: "script") == .success(nil))
    #expect(open(&places, "6", by: "script") == .success("3"))
    #expect(open(&places, "7", by: "script") == .success("4"))
  }

  @Test("who collects cookies first isn't known by them")
  func collectedCookies() {
    var places = Places(Self.limits(waitingOfAddress: 1))
    open(&places, "1", by: "script")
    places.free("1")
    #expect(!places.knows(Visitor(id: "script")))
    open(&places, "2", by: "script")
    #expect(open(&places, "3", by: "script") == .success("2"))
  }

  @Test("a page that is still being made doesn't end for another; then there is no place")
  func opening() {
    var places = Places(Self.limits(waiting: 2, waitingOfAddress: 1))
    #expect(take(&places, "1") == .success(nil))
    #expect(open(&places, "2", from: "a") == .failure(.address))
    #expect(take(&places, "3", from: "b") == .success(nil))
    #expect(open(&places, "4", from: "c") == .failure(.host))
    places.opened("1")
    #expect(open(&places, "4", from: "c") == .success("1"))
  }

  @Test("a tenth of the places is left to known visitors")
  func reserved() {
    var places = Places(Self.limits(sessions: 20))
    meet(&places, "ada")
    for token in 1...18 { #expect(join(&places, "\(token)") == .success(nil)) }
    #expect(open(&places, "19") == .failure(.host))
    for token in 19...20 {
      #expect(open(&places, "\(token)", by: "ada", from: "b") == .success(nil))
    }
    #expect(open(&places, "21", by: "ada", from: "b") == .failure(.host))
  }

  @Test("who has filled the other places doesn't get the last tenth, though known")
  func reservedForFew() {
    var places = Places(Self.limits(sessions: 20, ofAddress: 20))
    for visitor in ["ada", "script"] { meet(&places, visitor) }
    for token in 1...18 { #expect(open(&places, "\(token)", by: "script") == .success(nil)) }
    #expect(open(&places, "19", by: "script") == .failure(.host))
    #expect(open(&places, "19", by: "ada", from: "b") == .success(nil))
  }

  @Test("when all places are taken, a waiting page ends for a known visitor's, and for a new one's")
  func full() {
    var places = Places(Self.limits(sessions: 10))
    meet(&places, "ada")
    for token in 1...9 { open(&places, "\(token)") }
    #expect(open(&places, "10") == .success("1"))
    #expect(open(&places, "11", by: "ada", from: "b") == .success(nil))
    #expect(open(&places, "12", by: "ada", from: "b") == .success("2"))
    #expect(
      open(&places, "13") == .failure(.host),
      "it takes no place that is left to known visitors"
    )
  }

  @Test("however many networks have filled the line, newcomers' pages stay")
  func mostWaiting() {
    var places = Places(Self.limits(sessions: 1000, waiting: 100, waitingOfAddress: 5))
    for number in 0..<100 { open(&places, "s\(number)", from: "network \(number / 5)") }
    for number in 0..<10 {
      open(&places, "new \(number)", from: "home \(number)")
      // Each of the networks goes on, and displaces its own pages.
      for network in 0..<20 { open(&places, "s\(number) \(network)", from: "network \(network)") }
    }
    for number in 0..<10 { #expect(places.holds("new \(number)")) }
  }

  @Test(
    "a wider network has ten times as many places as one of its networks",
    arguments: [
      ("2001:db8:1:", "::/64", "2001:db8:2:0::/64"), ("192.0.", ".1", "192.1.0.1"),
    ]
  )
  func widerNetwork(_ prefix: String, _ suffix: String, _ other: String) {
    var places = Places(Self.limits(sessions: 1000, waiting: 1000, waitingOfAddress: 3))
    func network(_ number: Int) -> String { "\(prefix)\(number)\(suffix)" }
    open(&places, "other", from: other)
    for number in 0..<30 {
      #expect(open(&places, "\(number)", from: network(number)) == .success(nil))
    }
    #expect(open(&places, "30", from: network(30)) == .success("0"))
    open(&places, "other 2", from: other)
    #expect(places.holds("other"))

    var kept = Places(Self.limits(sessions: 1000, ofAddress: 2))
    for number in 0..<20 {
      #expect(join(&kept, "\(number)", from: network(number)) == .success(nil))
    }
    #expect(open(&kept, "20", from: network(20)) == .failure(.address))
    #expect(!kept.hasRoom(for: Visitor(id: "x"), from: network(20), besides: 0))
    #expect(open(&kept, "other", from: other) == .success(nil))
  }

  @Test("an address has so many places in all, known visitors included")
  func ofAddress() {
    var places = Places(Self.limits(ofAddress: 3))
    meet(&places, "ada")
    for token in ["1", "2"] { join(&places, token, by: "ada") }
    open(&places, "3")
    #expect(open(&places, "4", by: "ada") == .success("3"))
    #expect(open(&places, "5", by: "ada") == .failure(.address))
    #expect(open(&places, "6") == .failure(.address))
    #expect(open(&places, "7", from: "b") == .success(nil))
    #expect(open(&places, "8", from: nil) == .success(nil))
    places.free("1")
    #expect(open(&places, "9", by: "ada") == .success(nil))
  }

  @Test("nothing ends for a page that is refused")
  func refusedForNothing() {
    var places = Places(Self.limits(sessions: 4, ofVisitor: 1))
    open(&places, "1")
    #expect(open(&places, "2", by: "1") == .failure(.visitor))
    #expect(take(&places, "3", besides: 4) == .failure(.host))
    #expect(take(&places, "4", besides: 3) == .success("1"))
  }

  @Test("a stored session has room where waiting pages can end for it")
  func stored() {
    var places = Places(Self.limits(sessions: 3, ofVisitor: 2, ofAddress: 3))
    let visitor = Visitor(id: "ada")
    for token in ["1", "2", "3"] { open(&places, token) }
    #expect(!places.hasRoom(for: visitor, from: "a", besides: 0), "its address is full")
    #expect(places.hasRoom(for: visitor, from: "b", besides: 2))
    #expect(!places.hasRoom(for: visitor, from: "b", besides: 3))
    for (token, displaced) in [("4", "1"), ("5", "2")] {
      #expect(take(&places, token, by: "ada", from: "b", isStored: true) == .success(displaced))
    }
    #expect(!places.hasRoom(for: visitor, from: "b", besides: 0), "it has all its pages")
  }

  @Test("however many pages come and go, their places are free again")
  func free() {
    var places = Places(Self.limits(sessions: 10, ofAddress: 5, waiting: 5, waitingOfAddress: 5))
    for round in 0..<1000 {
      for index in 0..<5 { open(&places, "\(round).\(index)", by: "script") }
      if round.isMultiple(of: 2) { places.connected("\(round).3") }
      for index in [2, 4, 0, 3, 1] { places.free("\(round).\(index)") }
    }
    places.opened("0.0")
    places.connected("0.1")
    for index in 0..<5 { #expect(open(&places, "last \(index)", by: "new") == .success(nil)) }
    #expect(open(&places, "one more", by: "new") == .success("last 0"))
  }
}
