/// Tests whether a store keeps the promises of ``SessionStore``, for the tests of a store.
///
/// ```swift
/// @Test("keeps the promises of a session store")
/// func promises() async throws {
///   let failures = await SessionStoreCheck(try SQLiteSessionStore(path: path)).run()
///   #expect(failures.isEmpty)
/// }
/// ```
public struct SessionStoreCheck {
  private let store: any SessionStore
  private let visitor = Visitor(id: Token.make())
  private let node = Token.make()

  /// Prepares the test of a store, which may contain sessions. The test leaves none behind.
  public init(_ store: any SessionStore) { self.store = store }

  /// Returns what the store does wrong, a sentence each; nothing if it keeps all promises.
  public func run() async -> [String] {
    var failures: [String] = []
    let checks: [(String, () async throws -> Bool)] = [
      ("A record that was saved isn't read as it was.", isRead),
      ("Parts that were changed and removed aren't stored, or others don't stay.", mergesParts),
      ("A whole record leaves parts of the earlier one.", replacesWhole),
      ("A write that comes twice isn't taken once.", ignoresRepeats),
      ("A write that comes too late is taken.", refusesLate),
      ("Parts of a record that isn't there are taken.", refusesIncomplete),
      ("A claim doesn't give a higher fence.", raisesFence),
      ("A process can write after another has claimed the session.", refusesFormerOwner),
      ("A process can remove a session that another has claimed.", removesOwnOnly),
      ("A session that nobody has stored is read or claimed.", knowsNothing),
      ("Sessions aren't found by what they show, the newest first.", findsByAddress),
      ("The sessions of a visitor aren't removed, or those of others are.", removesVisitor),
      ("Of many writes at once, some are lost.", takesManyAtOnce),
      ("The store can't store anything now.", isUsable),
    ]
    for (failure, isKept) in checks {
      do { if try await !isKept() { failures.append(failure) } } catch {
        failures.append("\(failure) (\(error))")
      }
    }
    do { try await store.remove(allOf: visitor, app: nil, besides: []) } catch {
      failures.append("What the test has stored can't be removed. (\(error))")
    }
    return failures
  }

  // MARK: The promises

  private func isRead() async throws -> Bool {
    let parts: [String: [UInt8]] = [
      "a": [0, 255, 10], "b.c": [], "long": Array(repeating: 7, count: 100_000),
    ]
    let write = self.write(of: Token.make(), parts)
    try await store.save(write)
    let record = try await store.record(of: write.token)
    return try record == SessionRecord.after(nil, write)
  }

  private func mergesParts() async throws -> Bool {
    var write = self.write(of: Token.make(), ["a": [1], "b": [2], "c": [3]])
    try await store.save(write)
    write = next(after: write, ["a": [4], "d": [5]])
    write.removed = ["c"]
    (write.applied, write.address, write.visitor) = (
      300, "/elsewhere?a=ü", Visitor(id: visitor.id + "2")
    )
    try await store.save(write)
    let record = try await store.record(of: write.token)
    try await store.remove(write.token, owner: write.owner)
    return record?.parts == ["a": [4], "b": [2], "d": [5]] && record?.version == 2
      && record?.applied == 300 && record?.address == write.address
      && record?.visitor == write.visitor
  }

  private func replacesWhole() async throws -> Bool {
    let first = write(of: Token.make(), ["a": [1], "b": [2]])
    try await store.save(first)
    var second = next(after: first, ["c": [3]])
    (second.isWhole, second.version) = (true, 7)
    try await store.save(second)
    let record = try await store.record(of: first.token)
    return record?.parts == ["c": [3]] && record?.version == 7
  }

  private func ignoresRepeats() async throws -> Bool {
    let first = write(of: Token.make(), ["a": [1]])
    try await store.save(first)
    try await store.save(first)
    let second = next(after: first, ["a": [2]])
    try await store.save(second)
    try await store.save(second)
    return try await store.record(of: first.token)?.parts == ["a": [2]]
  }

  private func refusesLate() async throws -> Bool {
    let first = write(of: Token.make(), ["a": [1]])
    try await store.save(first)
    try await store.save(next(after: first, ["a": [2]]))
    guard try await fails(.stale, { try await store.save(first) }) else { return false }
    return try await store.record(of: first.token)?.parts == ["a": [2]]
  }

  private func refusesIncomplete() async throws -> Bool {
    let first = write(of: Token.make(), ["a": [1]])
    let second = next(after: first, ["a": [2]])
    guard try await fails(.incomplete, { try await store.save(second) }) else { return false }
    try await store.save(first)
    var fourth = next(after: second, ["a": [4]])
    guard try await fails(.incomplete, { try await store.save(fourth) }) else { return false }
    fourth.isWhole = true
    try await store.save(fourth)
    return try await store.record(of: first.token)?.parts == ["a": [4]]
  }

  private func raisesFence() async throws -> Bool {
    let first = write(of: Token.make(), ["a": [1]])
    try await store.save(first)
    let claimed = try await store.claim(SessionRequest(first.token, for: node, of: visitor))
    var second = next(after: first, ["a": [2]])
    guard let owner = claimed?.owner, owner.node == node, owner.fence > first.owner.fence,
      claimed?.version == first.version, claimed?.parts == first.changed
    else { return false }
    second.owner = owner
    try await store.save(second)
    return try await store.record(of: first.token)?.owner == owner
  }

  private func refusesFormerOwner() async throws -> Bool {
    let first = write(of: Token.make(), ["a": [1]])
    try await store.save(first)
    _ = try await store.claim(SessionRequest(first.token, for: node + "2", of: visitor))
    var second = next(after: first, ["a": [2]])
    guard try await fails(.stale, { try await store.save(second) }) else { return false }
    second.isWhole = true
    guard try await fails(.stale, { try await store.save(second) }) else { return false }
    return try await store.record(of: first.token)?.parts == ["a": [1]]
  }

  private func removesOwnOnly() async throws -> Bool {
    let first = write(of: Token.make(), ["a": [1]])
    try await store.save(first)
    guard
      let owner = try await store.claim(SessionRequest(first.token, for: node, of: visitor))?.owner,
      try await fails(.stale, { try await store.remove(first.token, owner: first.owner) }),
      try await store.record(of: first.token) != nil
    else { return false }
    try await store.remove(first.token, owner: owner)
    try await store.remove(first.token, owner: owner)
    return try await store.record(of: first.token) == nil
  }

  private func knowsNothing() async throws -> Bool {
    let token = Token.make()
    let record = try await store.record(of: token)
    let claimed = try await store.claim(SessionRequest(token, for: node, of: visitor))
    return record == nil && claimed == nil
  }

  private func findsByAddress() async throws -> Bool {
    var writes = (0..<3).map { _ in write(of: Token.make(), ["a": [1]]) }
    let address = "/found/\(Token.make())"
    writes[0].address = address
    writes[2].address = address
    for write in writes { try await store.save(write) }
    let app = writes[0].app
    let found = try await store.tokens(of: visitor, app: app, address: address)
    let others = try await store.tokens(of: Visitor(id: "others"), app: app, address: address)
    let elsewhere = try await store.tokens(of: visitor, app: app + "/x", address: address)
    return found == [writes[2].token, writes[0].token] && others.isEmpty && elsewhere.isEmpty
  }

  private func removesVisitor() async throws -> Bool {
    var writes = (0..<3).map { _ in write(of: Token.make(), ["a": [1]]) }
    writes[2].visitor = Visitor(id: visitor.id + "3")
    for write in writes { try await store.save(write) }
    try await store.remove(allOf: visitor, app: writes[0].app + "/x", besides: [])
    guard try await store.record(of: writes[0].token) != nil else { return false }
    try await store.remove(allOf: visitor, app: writes[0].app, besides: [writes[1].token])
    var stays: [Bool] = []
    for write in writes { stays.append(try await store.record(of: write.token) != nil) }
    try await store.remove(allOf: writes[2].visitor, app: nil, besides: [])
    return stays == [false, true, true]
  }

  private func takesManyAtOnce() async throws -> Bool {
    let writes = (0..<100).map { number in write(of: Token.make(), ["a": [UInt8(number)]]) }
    let store = store
    try await withThrowingTaskGroup { group in
      for write in writes { group.addTask { try await store.save(write) } }
      try await group.waitForAll()
    }
    for write in writes {
      guard try await store.record(of: write.token)?.parts == write.changed else { return false }
    }
    return true
  }

  private func isUsable() async throws -> Bool {
    try await store.check()
    return true
  }

  // MARK: What they are made of

  private func write(of token: String, _ parts: [String: [UInt8]]) -> SessionWrite {
    SessionWrite(
      token: token,
      owner: SessionOwner(node: "first", fence: 1),
      base: nil,
      version: 1,
      visitor: visitor,
      app: "/check",
      address: "/check",
      applied: 1,
      isWhole: true,
      changed: parts
    )
  }

  private func next(after write: SessionWrite, _ parts: [String: [UInt8]]) -> SessionWrite {
    var next = write
    (next.base, next.version) = (write.version, write.version + 1)
    (next.isWhole, next.changed) = (false, parts)
    return next
  }

  private func fails(
    _ code: SessionStoreError.Code,
    _ act: () async throws -> Void
  ) async throws -> Bool {
    do {
      try await act()
      return false
    } catch let error as SessionStoreError {
      return error.code == code
    }
  }
}
