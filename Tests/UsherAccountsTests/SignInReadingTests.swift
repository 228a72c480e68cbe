#if Accounts
import Testing
import UsherAccounts

@Suite("Readings of sign-ins at the same time", .timeLimit(.minutes(10)))
struct SignInReadingTests {
  private let ada = Member(id: 1, name: "Ada")
  private let bob = Member(id: 2, name: "Bob")
  private let a = SignIns<Member>.key(of: "a")
  private let b = SignIns<Member>.key(of: "b")
  private let c = SignIns<Member>.key(of: "c")

  @Test("what is read of one while all are read counts")
  func all() async throws {
    let store = SlowSignIns()
    for key in [b, c] { store.set(bob, for: key) }
    let signIns = SignIns(store)
    async let all: Void = signIns.readAll()
    await store.isAsked()
    try await signIns.signIn(ada, at: "a")
    try await signIns.signOut(at: "b")
    store.letGo()
    try await all
    #expect(["a", "b", "c"].map(signIns.person(at:)) == [ada, nil, bob])
  }

  @Test("an answer that comes late doesn't replace a later one")
  func late() async throws {
    let store = SlowSignIns()
    let signIns = SignIns(store)
    async let early: Void = signIns.read(a)
    await store.isAsked()
    try await signIns.signIn(ada, at: "a")
    store.letGo()
    try await early
    #expect(signIns.person(at: "a") == ada)
    try await signIns.signOut(at: "a")
    #expect(signIns.person(at: "a") == nil)
  }

  @Test("an answer that comes after all were read later doesn't count")
  func lateAfterAll() async throws {
    let store = SlowSignIns()
    let signIns = SignIns(store)
    async let early: Void = signIns.read(a)
    await store.isAsked()
    store.set(ada, for: a)
    try await signIns.readAll()
    store.letGo()
    try await early
    #expect(signIns.person(at: "a") == ada)
  }

  @Test("of two readings of all, the one that began later counts")
  func twoOfAll() async throws {
    let store = SlowSignIns()
    let signIns = SignIns(store)
    async let early: Void = signIns.readAll()
    await store.isAsked()
    store.set(ada, for: a)
    try await signIns.readAll()
    store.letGo()
    try await early
    #expect(signIns.person(at: "a") == ada)
  }
}
#endif
