#if Accounts
import Synchronization
import Testing
import UsherAccounts

@Suite("Who is signed in", .timeLimit(.minutes(10)))
struct SignInsTests {
  private let ada = Member(id: 1, name: "Ada")
  private let bob = Member(id: 2, name: "Bob")

  @Test("a person is signed in at one browser, until they sign out there")
  func one() async throws {
    let signIns = SignIns<Member>()
    try await signIns.open()
    try await signIns.signIn(ada, at: "a")
    try await signIns.signIn(bob, at: "b")
    #expect(signIns.person(at: "a") == ada)
    #expect(signIns.person(at: "b") == bob)
    #expect(signIns.person(at: "c") == nil)
    try await signIns.signIn(bob, at: "a")
    #expect(signIns.person(at: "a") == bob)
    try await signIns.signOut(at: "a")
    #expect(signIns.person(at: "a") == nil)
    #expect(signIns.person(at: "b") == bob)
  }

  @Test("for a preview somebody is signed in at once, and can sign out")
  func atOnce() async throws {
    let signIns = SignIns(signedIn: ["a": ada, "b": bob])
    #expect(signIns.person(at: "a") == ada)
    #expect(signIns.person(at: "b") == bob)
    #expect(signIns.person(at: "c") == nil)
    try await signIns.open()
    #expect(signIns.person(at: "a") == ada)
    try await signIns.signOut(at: "a")
    #expect(signIns.person(at: "a") == nil)
    #expect(signIns.person(at: "b") == bob)
  }

  @Test("the id of a browser isn't stored, a hash of it is")
  func keys() async throws {
    let store = MemorySignIns<Member>()
    try await SignIns(store).signIn(ada, at: "secret")
    // Of Python: hashlib.sha256(b"secret").hexdigest().
    let key = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
    #expect(Array(store.people().keys) == [key])
    #expect(SignIns<Member>.key(of: "secret") == key)
  }

  @Test("who was signed in is so when the program starts again")
  func again() async throws {
    let store = MemorySignIns<Member>()
    try await SignIns(store).signIn(ada, at: "a")
    let signIns = SignIns(store)
    #expect(signIns.person(at: "a") == nil)
    try await signIns.open()
    #expect(signIns.person(at: "a") == ada)
  }

  @Test("signing out everywhere leaves the browser that asks for it, and other people")
  func everywhere() async throws {
    let signIns = SignIns<Member>()
    for browser in ["a", "b", "c"] { try await signIns.signIn(ada, at: browser) }
    try await signIns.signIn(bob, at: "d")
    let gone = try await signIns.signOutEverywhere(ada.id, except: "b")
    #expect(Set(gone) == Set(["a", "c"].map(SignIns<Member>.key(of:))))
    #expect(["a", "b", "c", "d"].map(signIns.person(at:)) == [nil, ada, nil, bob])
    try await signIns.signOutEverywhere(ada.id)
    #expect(signIns.person(at: "b") == nil)
  }

  @Test("at the 51st browser a person is signed out where they have been signed in longest")
  func mostBrowsers() async throws {
    let store = MemorySignIns<Member>()
    let signIns = SignIns(store)
    try await signIns.signIn(bob, at: "bob")
    for number in 0..<50 { try await signIns.signIn(ada, at: "\(number)") }
    // To be signed in once more at the same browser makes it no newer.
    try await signIns.update(Member(id: 1, name: "Ada Lovelace"))
    let changed = try await signIns.signIn(ada, at: "50") { "50" }
    #expect(changed == ["50", "0"].map(SignIns<Member>.key(of:)))
    #expect(signIns.person(at: "0") == nil)
    #expect(signIns.person(at: "1")?.name == "Ada Lovelace")
    #expect(signIns.person(at: "50") == ada)
    #expect(signIns.person(at: "bob") == bob)
    #expect(store.people().count == 51)
  }

  @Test("after a restart any browser of before is signed out first, and none that came since")
  func mostBrowsersAfterRestart() async throws {
    let store = MemorySignIns<Member>()
    let before = (0..<50).map { "\($0)" }
    for id in before { try await SignIns(store).signIn(ada, at: id) }
    let signIns = SignIns(store)
    try await signIns.open()
    let since = (50..<60).map { "\($0)" }
    for id in since {
      let changed = try await signIns.signIn(ada, at: id) { id }
      #expect(changed.count == 2)
      #expect(before.map(SignIns<Member>.key(of:)).contains(changed[1]))
    }
    #expect(since.allSatisfy { signIns.person(at: $0) == ada })
    #expect(before.filter { signIns.person(at: $0) != nil }.count == 40)
  }

  @Test("what has changed of a person shows at all their browsers")
  func update() async throws {
    let store = MemorySignIns<Member>()
    let signIns = SignIns(store)
    for browser in ["a", "b"] { try await signIns.signIn(ada, at: browser) }
    try await signIns.signIn(bob, at: "c")
    let changed = Member(id: 1, name: "Ada Lovelace")
    try await signIns.update(changed)
    #expect(["a", "b", "c"].map(signIns.person(at:)) == [changed, changed, bob])
    #expect(store.people().values.filter { $0 == changed }.count == 2)
  }

  @Test("who signs in gets a new id, and under the old one nobody is signed in")
  func renewed() async throws {
    let signIns = SignIns<Member>()
    try await signIns.signIn(ada, at: "old")
    try await signIns.signIn(bob, at: "old") { "new" }
    #expect(signIns.person(at: "new") == bob)
    #expect(signIns.person(at: "old") == nil)
  }

  @Test("a browser that gets a new id keeps who is signed in, and under the old one nobody is")
  func moved() async throws {
    let signIns = SignIns<Member>()
    try await signIns.signIn(ada, at: "old")
    try await signIns.signIn(bob, at: "new")
    let keys = try await signIns.move(from: "old", to: "new")
    #expect(keys == ["old", "new"].map(SignIns<Member>.key(of:)))
    #expect(signIns.person(at: "old") == nil)
    #expect(signIns.person(at: "new") == ada)
    // Nobody is moved, and an id that stays.
    try await signIns.move(from: "nobody's", to: "new")
    #expect(try await signIns.move(from: "new", to: "new") == [])
    #expect(signIns.person(at: "new") == ada)
  }

  @Test("who is signed out, or changed, while their browser gets a new id is so under the new one")
  func changedWhileMoved() async throws {
    let store = BusySignIns()
    let signIns = SignIns(store)
    try await signIns.signIn(ada, at: "a")
    let changed = Member(id: 1, name: "Ada Lovelace")
    store.beforeChange { _ = $0.update(changed) }
    try await signIns.move(from: "a", to: "b")
    #expect(signIns.person(at: "b") == changed)
    store.beforeChange { _ = $0.removeAll(of: 1, except: nil) }
    try await signIns.move(from: "b", to: "c")
    for id in ["a", "b", "c"] { #expect(signIns.person(at: id) == nil) }
  }

  @Test("a browser that doesn't take its new id is signed in as before")
  func notRenewed() async throws {
    struct Away: Error {}
    let signIns = SignIns<Member>()
    try await signIns.signIn(ada, at: "a")
    await #expect(throws: Away.self) {
      try await signIns.signIn(bob, at: "a") { throw Away() }
    }
    #expect(signIns.person(at: "a") == ada)
  }

  @Test("who signs out while they are changed stays signed out")
  func changedMeanwhile() async throws {
    let signIns = SignIns<Member>()
    for browser in 0..<20 { try await signIns.signIn(ada, at: "\(browser)") }
    await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask { _ = try await signIns.update(Member(id: 1, name: "Ada \(number)")) }
        group.addTask { try await signIns.signOut(at: "\(number)") }
      }
    }
    #expect((0..<20).allSatisfy { signIns.person(at: "\($0)") == nil })
  }

  @Test("a page hears of its own browser only, also under the id that it got meanwhile")
  func changes() async throws {
    let signIns = SignIns<Member>()
    let visitor = Mutex("a")
    var changes = signIns.changes { visitor.withLock(\.self) }.makeAsyncIterator()
    try await signIns.signIn(bob, at: "b")
    try await signIns.signIn(ada, at: "a")
    #expect(await changes.next() != nil)
    #expect(signIns.person(at: "a") == ada)
    visitor.withLock { $0 = "c" }
    try await signIns.signIn(bob, at: "a")
    try await signIns.signIn(ada, at: "c")
    #expect(await changes.next() != nil)
    #expect(signIns.person(at: "c") == ada)
  }

  @Test("a change that changes nothing, or is of another browser, isn't told")
  func same() async throws {
    let signIns = SignIns<Member>()
    try await signIns.signIn(ada, at: "a")
    var changes = signIns.changes { "a" }.makeAsyncIterator()
    let told = Mutex(false)
    let listening = Task {
      _ = await signIns.changes { "a" }.first { _ in true }
      told.withLock { $0 = true }
    }
    try await signIns.signIn(ada, at: "a")
    try await signIns.signIn(bob, at: "b")
    try await signIns.readAll()
    for _ in 0..<1000 { await Task.yield() }
    let isTold = told.withLock(\.self)
    #expect(!isTold)
    try await signIns.signOut(at: "a")
    #expect(await changes.next() != nil)
    listening.cancel()
    await listening.value
  }

  @Test("what another process has changed is read, and told")
  func otherProcess() async throws {
    let store = MemorySignIns<Member>()
    let (here, there) = (SignIns(store), SignIns(store))
    let changes = here.changes { "a" }
    try await there.signIn(ada, at: "a")
    #expect(here.person(at: "a") == nil)
    try await here.read(SignIns<Member>.key(of: "a"))
    #expect(here.person(at: "a") == ada)
    for await _ in changes { break }
    try await there.signOutEverywhere(ada.id)
    try await here.readAll()
    #expect(here.person(at: "a") == nil)
  }

  @Test("another process that reads the keys that are returned knows the same")
  func returnedKeys() async throws {
    let store = MemorySignIns<Member>()
    let (here, there) = (SignIns(store), SignIns(store))
    func expectSame(after keys: [String]) async throws {
      for key in keys { try await there.read(key) }
      for id in ["a", "b", "new"] { #expect(there.person(at: id) == here.person(at: id)) }
    }
    try await expectSame(after: here.signIn(ada, at: "a") { "a" })
    try await expectSame(after: here.signIn(ada, at: "b") { "b" })
    try await expectSame(after: here.update(Member(id: 1, name: "Ada Lovelace")))
    // Under the id of before nobody is signed in any more, at the other process either.
    try await expectSame(after: here.signIn(bob, at: "a") { "new" })
    #expect(there.person(at: "a") == nil && there.person(at: "new") == bob)
    try await expectSame(after: here.signOut(at: "new"))
    #expect(there.person(at: "new") == nil)
    try await expectSame(after: here.move(from: "b", to: "a"))
    #expect(there.person(at: "a")?.id == ada.id)
    try await expectSame(after: here.signOutEverywhere(ada.id))
    #expect(there.person(at: "a") == nil)
  }

  @Test("where the store can't be read after a change, nobody is signed in")
  func unreadable() async throws {
    let store = FailingSignIns()
    let signIns = SignIns(store)
    for browser in ["a", "b"] { try await signIns.signIn(ada, at: browser) }
    store.isUnreadable.withLock { $0 = true }
    let gone = try await signIns.signOutEverywhere(ada.id, except: "b")
    #expect(gone == [SignIns<Member>.key(of: "a")])
    #expect(signIns.person(at: "a") == nil)
    #expect(signIns.person(at: "b") == ada)
    await #expect(throws: FailingSignIns.Away.self) { try await signIns.update(ada) }
    #expect(signIns.person(at: "b") == nil)
    store.isUnreadable.withLock { $0 = false }
    try await signIns.readAll()
    #expect(signIns.person(at: "b") == ada)
  }

  @Test("what couldn't be read is read again, until it can be, and is told")
  func readLater() async throws {
    let store = FailingSignIns()
    let (pauses, pausing) = AsyncStream<Void>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    let signIns = SignIns(store) {
      pausing.yield()
      for await _ in ends { return }
    }
    var pause = pauses.makeAsyncIterator()
    try await signIns.signIn(ada, at: "a")
    store.isUnreadable.withLock { $0 = true }
    let changed = Member(id: 1, name: "Ada Lovelace")
    await #expect(throws: FailingSignIns.Away.self) { try await signIns.update(changed) }
    #expect(signIns.person(at: "a") == nil)
    var changes = signIns.changes { "a" }.makeAsyncIterator()
    // It still can't be read.
    await pause.next()
    end.yield()
    await pause.next()
    #expect(signIns.person(at: "a") == nil)
    store.isUnreadable.withLock { $0 = false }
    end.yield()
    #expect(await changes.next() != nil)
    #expect(signIns.person(at: "a") == changed)
  }

  @Test("who leaves while their browser gets a new id isn't signed in")
  func leftForm() async throws {
    let signIns = SignIns<Member>()
    try await signIns.signIn(bob, at: "old")
    await #expect(throws: CancellationError.self) {
      try await Task {
        try await signIns.signIn(ada, at: "old") {
          withUnsafeCurrentTask { $0?.cancel() }
          return "new"
        }
      }
      .value
    }
    for id in ["old", "new"] { #expect(signIns.person(at: id) == nil) }
  }

  @Test("who leaves while they sign out is signed out")
  func left() async throws {
    let signIns = SignIns(FailingSignIns())
    for id in ["a", "b", "c"] { try await signIns.signIn(ada, at: id) }
    let changed = Member(id: 1, name: "Ada Lovelace")
    try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await signIns.signOut(at: "a")
      #expect(["a", "b", "c"].map(signIns.person(at:)) == [nil, ada, ada])
      try await signIns.update(changed)
      try await signIns.move(from: "b", to: "a")
      #expect(["a", "b", "c"].map(signIns.person(at:)) == [changed, nil, changed])
      try await signIns.signOutEverywhere(ada.id)
    }
    .value
    for id in ["a", "b", "c"] { #expect(signIns.person(at: id) == nil) }
  }

  @Test("what the store refuses changes nothing")
  func refused() async throws {
    let store = FailingSignIns()
    let signIns = SignIns(store)
    try await signIns.signIn(ada, at: "a")
    store.isAway.withLock { $0 = true }
    await #expect(throws: FailingSignIns.Away.self) { try await signIns.signOut(at: "a") }
    await #expect(throws: FailingSignIns.Away.self) { try await signIns.signOutEverywhere(1) }
    await #expect(throws: FailingSignIns.Away.self) { try await signIns.move(from: "a", to: "b") }
    await #expect(throws: FailingSignIns.Away.self) { try await signIns.update(bob) }
    await #expect(throws: FailingSignIns.Away.self) { try await signIns.readAll() }
    #expect(signIns.person(at: "a") == ada)
  }
}
#endif
