import Testing
import Usher
import UsherTesting

/// What the person sees of stacks, sheets and prompts, each value there was.
@MainActor
@Suite("Presence: stacks and sheets")
struct PresenceTests {
  private let seen = Sightings()

  private func start() throws -> (app: TestApp, root: LookingCoordinator) {
    let app = try TestApp(mode: .alive) { [seen] in LookingCoordinator(seen, flow: $0) }
    return (app, try app.root())
  }

  @Test(
    "a screen is seen from its making, until another covers it, and again after that one is gone"
  )
  func stack() throws {
    let (app, root) = try start()
    #expect(seen["Home"] == [true])
    root.show(.page(id: "a"))
    #expect(seen["Home"] == [true, false])
    #expect(seen["Page a"] == [true])
    try app.back()
    #expect(seen["Home"] == [true, false, true])
    #expect(seen["Page a"] == [true, false])
    app.navigation.close()
  }

  @Test("one that takes another's place is seen; what is below both never is")
  func replaced() throws {
    let (app, root) = try start()
    root.show(.page(id: "a"))
    root.show(.aside)
    #expect(seen["Aside"] == [true])
    #expect(seen["Page a"] == [true, false])
    #expect(seen["Home"] == [true, false])
    app.navigation.close()
  }

  @Test("what comes back and is covered again in one go was never seen")
  func oneTransaction() throws {
    let (app, root) = try start()
    root.show(.page(id: "a"))
    try app.on(LookingModel.self) { _ in
      root.flow.pop()
      root.show(.page(id: "b"))
    }
    #expect(seen["Page b"] == [true])
    #expect(seen["Home"] == [true, false])
    app.navigation.close()
  }

  @Test("behind a sheet it is still seen, and under what covers the window it isn't")
  func presented() throws {
    let (app, root) = try start()
    root.show(.page(id: "a"))
    root.show(.sheet)
    #expect(seen["Sheet"] == [true])
    #expect(seen["Page a"] == [true])
    #expect(seen["Home"] == [true, false])
    root.show(.cover)
    #expect(seen["Cover"] == [true])
    #expect(seen["Sheet"] == [true, false])
    #expect(seen["Page a"] == [true, false])
    try app.back()
    #expect(seen["Cover"] == [true, false])
    #expect(seen["Sheet"] == [true, false, true])
    #expect(seen["Page a"] == [true, false, true])
    try app.swipeDown()
    #expect(seen["Page a"] == [true, false, true])
    #expect(seen["Home"] == [true, false])
    app.navigation.close()
  }

  @Test("child flows are seen like screens, on the stack, in a sheet and over the window")
  func children() throws {
    let (app, root) = try start()
    root.show(.inner)
    #expect(seen["Inner Home"] == [true])
    #expect(seen["Home"] == [true, false])
    root.inner.cancel()
    #expect(seen["Inner Home"] == [true, false])
    #expect(seen["Home"] == [true, false, true])
    root.show(.innerSheet)
    root.inner.coordinator?.show(.page(id: "a"))
    #expect(seen["Inner Home"] == [true, false])
    #expect(seen["Inner Page a"] == [true])
    #expect(seen["Home"] == [true, false, true])
    root.inner.cancel()
    root.show(.innerCover)
    #expect(seen["Inner Home"] == [true])
    #expect(seen["Home"] == [true, false, true, false])
    app.navigation.close()
  }

  @Test("what is pushed below a child is seen behind its sheet, and not when it covers the window")
  func below() throws {
    let (app, root) = try start()
    root.show(.innerSheet)
    root.show(.page(id: "a"))
    #expect(seen["Page a"] == [true])
    #expect(seen["Home"] == [true, false])
    #expect(seen["Inner Home"] == [true])
    root.inner.cancel()
    root.show(.innerCover)
    root.show(.page(id: "b"))
    #expect(seen["Page b"] == [false])
    root.inner.cancel()
    #expect(seen["Page b"] == [false, true])
    app.navigation.close()
  }

  @Test("a prompt changes nothing")
  func prompt() throws {
    let (app, root) = try start()
    root.flow.ask(.alert("Saved")) {}
    #expect(seen["Home"] == [true])
    try app.answer("OK")
    #expect(seen["Home"] == [true])
    app.navigation.close()
  }

  @Test("what waits for a guard's answer isn't seen before it shows", arguments: [true, false])
  func guarded(_ isAllowed: Bool) throws {
    let (app, root) = try start()
    root.show(.page(id: "a"))
    try app.on(LookingModel.self) { $0.verdict = .ask(.confirm("Leave?", confirm: "Leave")) }
    root.show(.aside)
    #expect(seen["Aside"] == [false])
    #expect(seen["Page a"] == [true])
    try app.answer(isAllowed ? "Leave" : "Cancel")
    #expect(seen["Aside"] == (isAllowed ? [false, true] : [false]))
    #expect(seen["Page a"] == (isAllowed ? [true, false] : [true]))
    #expect(seen["Home"] == [true, false])
    app.navigation.close()
  }

  @Test("a gesture changes nothing before it is committed")
  func gesture() throws {
    let (app, root) = try start()
    root.show(.page(id: "a"))
    let first = app.navigation.begin(.back)
    first?.progress = 0.9
    first?.cancel()
    #expect(seen["Home"] == [true, false])
    app.navigation.begin(.back)?.commit()
    #expect(seen["Home"] == [true, false, true])
    #expect(seen["Page a"] == [true, false])
    app.navigation.close()
  }

  @Test("what has left, with its flow or its window, is seen no more")
  func closed() throws {
    let (app, root) = try start()
    root.show(.page(id: "a"))
    root.show(.sheet)
    app.navigation.close()
    #expect(seen["Sheet"] == [true, false])
    #expect(seen["Page a"] == [true, false])
    #expect(seen["Home"] == [true, false])
  }

  @Test("a view model hears of it once for all that happens in one go, on its actor")
  func observed() async throws {
    try await onEachIsolation { isolation in
      let seen = Sightings()
      let app = try TestApp(isolation: isolation) { LookingCoordinator(seen, flow: $0) }
      var root: LookingCoordinator? = try app.root()
      let model = try app.top(LookingModel.self)
      root?.show(.page(id: "a"))
      root?.flow.pop()
      try await app.settle()
      #expect(model.log == [true])
      root?.show(.page(id: "b"))
      try await app.settle()
      #expect(model.log == [true, false])
      root = nil
      app.navigation.close()
    }
  }

  @Test("one of a test alone is what the test says")
  func alone() {
    let presence = Presence()
    let history = History { presence.isActive }
    presence.deactivate()
    presence.activate()
    #expect(history.values == [true, false, true])
    #expect(!Presence(isActive: false).isActive)
  }
}
