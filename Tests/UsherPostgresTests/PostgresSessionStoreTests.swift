#if PostgreSQL
import PostgresTesting
import Synchronization
import Testing
import UsherPostgres
import UsherWeb

@Suite("PostgreSQL session store", .needsPostgres, .timeLimit(.minutes(10)))
struct PostgresSessionStoreTests {
  private let visitor = Visitor(id: "visitor")

  private func open(
    _ database: PostgresDatabase,
    lifetime: Duration = .seconds(600),
    lease: Duration = .seconds(3)
  ) async throws -> PostgresSessionStore {
    try await PostgresSessionStore(database.url, lifetime: lifetime, lease: lease)
  }

  /// Lets a process with this name use a store.
  private func join(
    _ store: PostgresSessionStore,
    _ name: String,
    in database: PostgresDatabase,
    release: @escaping @Sendable (SessionRequest) async -> SessionNode.Answer = { _ in .released },
    ended: @escaping @Sendable ([String]) -> Void = { _ in }
  ) async throws {
    store.join(SessionNode(name: name, release: release, end: ended))
    while try await database.query("SELECT name FROM usher_node WHERE name = '\(name)'").isEmpty {}
  }

  private func write(
    _ token: String,
    by node: String = "one",
    version: Int = 1,
    _ parts: [String: [UInt8]] = ["state": [1, 0, 255]]
  ) -> SessionWrite {
    SessionWrite(
      token: token,
      owner: SessionOwner(node: node, fence: 1),
      base: version == 1 ? nil : version - 1,
      version: version,
      visitor: visitor,
      app: "/shop",
      address: "/shop/ü",
      applied: version,
      isWhole: version == 1,
      changed: parts
    )
  }

  private func fails(
    _ code: SessionStoreError.Code,
    _ act: () async throws -> Void
  ) async -> Bool {
    do { try await act() } catch { return (error as? SessionStoreError)?.code == code }
    return false
  }

  @Test("it keeps the promises of a session store")
  func promises() async throws {
    try await PostgresDatabase.run { database in
      let store = try await open(database)
      #expect(await SessionStoreCheck(store).run() == [])
      #expect(try await database.query("SELECT token FROM usher_session WHERE NOT ended") == [])
      #expect(try await database.query("SELECT name FROM usher_part") == [])
      await store.close()
    }
  }

  @Test(
    "what many pages save at once is in few transactions, and one that can't be stored fails alone"
  )
  func batches() async throws {
    try await PostgresDatabase.run { database in
      let store = try await open(database)
      let before = try await database.query("SELECT txid_current()")
      // PostgreSQL has no text with a zero.
      let writes = (0..<300).map { number in
        var write = write(number == 150 ? "zero \0" : "token \(number)")
        write.visitor = Visitor(id: "visitor \(number)")
        return write
      }
      let failed = await withTaskGroup(of: String?.self) { group in
        for write in writes {
          group.addTask {
            do throws(SessionStoreError) {
              try await store.save(write)
              return nil
            } catch {
              return error.code.name
            }
          }
        }
        return await group.reduce(into: [String]()) { if let code = $1 { $0.append(code) } }
      }
      let after = try await database.query("SELECT txid_current()")
      #expect(try await database.query("SELECT count(*) FROM usher_session") == ["299"])
      #expect(failed == ["unavailable"])
      // The one that failed is found by halves.
      let count = (Int(after[0]) ?? 0) - (Int(before[0]) ?? 0)
      #expect(count < 60, "\(count) transactions")
      await store.close()
    }
  }

  @Test("a process hands a page over to another, and can't write it any more")
  func handsOver() async throws {
    try await PostgresDatabase.run { database in
      let (one, two) = (try await open(database), try await open(database))
      let asked = Mutex<[SessionRequest]>([])
      try await join(
        one,
        "one",
        in: database,
        release: { request in
          asked.withLock { $0.append(request) }
          try? await one.save(write(request.token, version: 2, ["last": [2]]))
          return .released
        }
      )
      try await join(two, "two", in: database)
      try await one.save(write("token"))
      let request = SessionRequest("token", for: "two", of: visitor, document: "page", isLeft: true)
      let record = try #require(try await two.claim(request))
      #expect(record.owner.node == "two" && record.owner.fence > 1)
      #expect(record.parts == ["state": [1, 0, 255], "last": [2]] && record.address == "/shop/ü")
      #expect(asked.withLock(\.self) == [request])
      #expect(await fails(.stale) { try await one.save(write("token", version: 3)) })
      await one.close()
      await two.close()
    }
  }

  @Test("a page that is shown by another document stays, and one whose process says nothing waits")
  func refuses() async throws {
    try await PostgresDatabase.run { database in
      let (one, two) = (try await open(database), try await open(database))
      let answer = Mutex(SessionNode.Answer.inUse)
      try await join(one, "one", in: database, release: { _ in answer.withLock(\.self) })
      try await join(two, "two", in: database)
      try await one.save(write("token"))
      #expect(
        await fails(.inUse) {
          _ = try await two.claim(SessionRequest("token", for: "two", of: visitor))
        }
      )
      answer.withLock { $0 = .later }
      #expect(
        await fails(.owned) {
          _ = try await two.claim(SessionRequest("token", for: "two", of: visitor))
        }
      )
      try await one.save(write("token", version: 2))
      #expect(try await two.record(of: "token")?.version == 2)
      await one.close()
      await two.close()
    }
  }

  @Test("who has made a page that isn't stored yet is asked for it")
  func notStored() async throws {
    try await PostgresDatabase.run { database in
      let (one, two) = (try await open(database), try await open(database))
      try await join(
        one,
        "one",
        in: database,
        release: { request in
          try? await one.save(write(request.token))
          return .released
        }
      )
      try await join(two, "two", in: database)
      let known = try await two.claim(SessionRequest("new", for: "two", of: visitor, origin: "on"))
      #expect(known?.owner.node == "two")
      #expect(
        try await two.claim(SessionRequest("other", for: "two", of: visitor, origin: "nobody"))
          == nil
      )
      #expect(try await two.claim(SessionRequest("other", for: "two", of: visitor)) == nil)
      await one.close()
      await two.close()
    }
  }

  @Test(
    "the pages of a process that has died are claimed after its lease, and of one that has left at once"
  )
  func dies() async throws {
    try await PostgresDatabase.run { database in
      let (one, two) = (try await open(database), try await open(database, lease: .seconds(1)))
      try await join(two, "two", in: database)
      try await database.query(
        "INSERT INTO usher_node VALUES ('one', now() + interval '1 hour')"
      )
      try await one.save(write("token"))
      let request = SessionRequest("token", for: "two", of: visitor)
      #expect(await fails(.owned) { _ = try await two.claim(request) })
      try await database.query("UPDATE usher_node SET lives_until = now() WHERE name = 'one'")
      #expect(try await two.claim(request)?.owner == SessionOwner(node: "two", fence: 2))
      #expect(await fails(.stale) { try await one.save(write("token", version: 2)) })
      // It is still known to live after its first lease.
      let lease = try #require(
        try await database.query("SELECT lives_until FROM usher_node WHERE name = 'two'").first
      )
      let renewed =
        "SELECT name FROM usher_node WHERE name = 'two' AND lives_until > '\(lease)'::timestamptz + interval '1 s'"
      while try await database.query(renewed).isEmpty {}
      #expect(
        await fails(.owned) {
          _ = try await one.claim(SessionRequest("token", for: "three", of: visitor))
        }
      )
      await two.close()
      #expect(
        try await one.claim(SessionRequest("token", for: "three", of: visitor))?.owner.node
          == "three"
      )
      await one.close()
    }
  }

  @Test(
    "pages that a process has ended for a person end at the others, too, and can't be stored again"
  )
  func ends() async throws {
    try await PostgresDatabase.run { database in
      let (one, two) = (try await open(database), try await open(database))
      let (told, tell) = AsyncStream.makeStream(of: [String].self)
      try await join(one, "one", in: database, ended: { tell.yield($0) })
      try await join(two, "two", in: database)
      for token in ["a", "b", "c"] { try await one.save(write(token)) }
      try await two.remove(allOf: visitor, app: "/shop", besides: ["b"])
      var iterator = told.makeAsyncIterator()
      #expect(await iterator.next()?.sorted() == ["a", "c"])
      #expect(try await one.record(of: "a") == nil)
      #expect(try await one.tokens(of: visitor, app: "/shop", address: "/shop/ü") == ["b"])
      #expect(await fails(.ended) { try await one.save(write("a")) })
      #expect(try await two.claim(SessionRequest("a", for: "two", of: visitor)) == nil)
      // Nothing of it is left.
      #expect(try await database.query("SELECT DISTINCT token FROM usher_part") == ["b"])
      await one.close()
      await two.close()
    }
  }

  @Test("what is told while a process can't hear it, it learns soon")
  func learnsLater() async throws {
    try await PostgresDatabase.run { database in
      let store = try await open(database, lease: .milliseconds(500))
      let (told, tell) = AsyncStream.makeStream(of: [String].self)
      try await join(store, "one", in: database, ended: { tell.yield($0) })
      for token in ["a", "b", "c"] { try await store.save(write(token)) }
      // Its app has ended: nobody needs to be told.
      try await store.remove("c", owner: SessionOwner(node: "one", fence: 1))
      try await database.query("UPDATE usher_session SET ended = true WHERE token = 'a'")
      var iterator = told.makeAsyncIterator()
      #expect(await iterator.next() == ["a"])
      #expect(await fails(.ended) { try await store.save(write("a", version: 2)) })
      try await store.save(write("b", version: 2))
      await store.close()
    }
  }

  @Test("a process that was thought dead can't store a page that has ended since")
  func endedElsewhere() async throws {
    try await PostgresDatabase.run { database in
      let (one, two) = (try await open(database), try await open(database))
      try await one.save(write("token"))
      let record = try #require(
        try await two.claim(SessionRequest("token", for: "two", of: visitor))
      )
      try await two.remove("token", owner: record.owner)
      #expect(await fails(.ended) { try await one.save(write("token", version: 2)) })
      // What a session tries next when its record is gone.
      #expect(await fails(.ended) { try await one.save(write("token")) })
      #expect(try await two.record(of: "token") == nil)
      await one.close()
      await two.close()
    }
  }

  @Test("a process that stands still within a transaction holds up others for a second at most")
  func standsStill() async throws {
    try await PostgresDatabase.run { database in
      let store = try await open(database)
      try await store.save(write("token"))
      async let still: [String] = database.query(
        "BEGIN; SELECT 1 FROM usher_session WHERE token = 'token' FOR UPDATE; SELECT pg_sleep(20); COMMIT"
      )
      // The one that asks is one of them.
      let sleeping = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(20)%'"
      while try await database.query(sleeping).count < 2 {}
      let start = ContinuousClock.now
      #expect(await fails(.unavailable) { try await store.save(write("token", version: 2)) })
      #expect(ContinuousClock.now - start < .seconds(5))
      try await store.save(write("other"))
      try await database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(20)%'"
      )
      _ = try? await still
      try await store.save(write("token", version: 2))
      await store.close()
    }
  }

  @Test("only the newest 200 of a browser are kept, and what is too old isn't there")
  func limits() async throws {
    try await PostgresDatabase.run { database in
      let store = try await open(database, lifetime: .seconds(2))
      for number in 0..<203 { try await store.save(write("token \(number)")) }
      #expect(
        try await database.query("SELECT count(*) FROM usher_session WHERE NOT ended") == ["200"]
      )
      #expect(try await store.record(of: "token 2") == nil)
      #expect(try await store.record(of: "token 202") != nil)
      try await database.query("UPDATE usher_session SET saved = saved - interval '3 seconds'")
      #expect(try await store.record(of: "token 202") == nil)
      try await store.removeOld()
      #expect(try await database.query("SELECT count(*) FROM usher_session") == ["0"])
      await store.close()
    }
  }

  @Test("while the database is away nothing is called stored, and afterwards all goes on")
  func away() async throws {
    let cluster = try await PostgresCluster()
    try await PostgresDatabase.run(on: cluster) { database in
      let store = try await open(database)
      try await join(store, "one", in: database)
      try await store.save(write("token"))
      try await cluster.halt()
      #expect(await fails(.unavailable) { try await store.save(write("token", version: 2)) })
      #expect(await fails(.unavailable) { _ = try await store.record(of: "token") })
      #expect(await fails(.unavailable) { try await store.check() })
      try await cluster.start()
      try await store.save(write("token", version: 2))
      try await store.check()
      #expect(try await store.record(of: "token")?.version == 2)
      // It says again that it lives.
      let lives = "SELECT name FROM usher_node WHERE lives_until > now() + interval '2 seconds'"
      while try await database.query(lives) != ["one"] {}
      await store.close()
    }
    try await cluster.stop()
  }

  @Test(
    "tables of a newer version are left alone, and who can't get in is told where, without the password"
  )
  func opening() async throws {
    try await PostgresDatabase.run { database in
      await (try await open(database)).close()
      try await database.query("INSERT INTO usher_migration VALUES (99)")
      let error = await #expect(throws: SessionStoreError.self) { _ = try await open(database) }
      #expect(error?.code == .unavailable)
      #expect(
        error?.description.contains("A newer version of Usher has written the tables") == true
      )
    }
    let none = await #expect(throws: SessionStoreError.self) {
      _ = try await PostgresSessionStore("mysql://tests:top-secret@127.0.0.1/postgres")
    }
    #expect(none?.code == .location)
    #expect(none?.description.contains("That is no address of a PostgreSQL database.") == true)
    let port = try await PostgresCluster.shared.port
    let wrong = PostgresDatabase(url: "postgres://tests:top-secret@127.0.0.1:\(port)/postgres")
    let error = await #expect(throws: SessionStoreError.self) { _ = try await open(wrong) }
    #expect(error?.description.contains("postgres://tests@127.0.0.1:\(port)/postgres") == true)
    #expect(error?.description.contains("password authentication failed") == true)
    #expect(error?.description.contains("top-secret") == false)
  }
}
#endif
