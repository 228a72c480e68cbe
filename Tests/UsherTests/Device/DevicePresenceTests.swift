import Testing
import Usher
import UsherTesting

@Suite("Device: whether the person is in the app")
struct DevicePresenceTests {
  @Test("while the person is away nothing is seen; what is pushed then is seen when they are back")
  @MainActor
  func away() throws {
    let seen = Sightings()
    let app = try TestApp(mode: .alive) { LookingCoordinator(seen, flow: $0) }
    let root: LookingCoordinator = try app.root()
    let device = History { app.navigation.device.isActive }
    app.device.deactivate()
    app.device.deactivate()
    root.show(.page(id: "a"))
    #expect(seen["Home"] == [true, false])
    #expect(seen["Page a"] == [false])
    app.device.activate()
    #expect(seen["Page a"] == [false, true])
    #expect(seen["Home"] == [true, false])
    #expect(device.values == [true, false, true])
    app.navigation.close()
  }

  @Test("in the middle of a transition it counts at its end")
  @MainActor
  func inTransition() throws {
    let seen = Sightings()
    let app = try TestApp(mode: .alive) { LookingCoordinator(seen, flow: $0) }
    let root: LookingCoordinator = try app.root()
    try app.on(LookingModel.self) { _ in
      app.navigation.device.deactivate()
      root.show(.page(id: "a"))
      app.navigation.device.activate()
    }
    #expect(seen["Home"] == [true, false])
    #expect(seen["Page a"] == [false, true])
    app.navigation.close()
  }

  @Test("who listens is told of each return, also of one that nobody saw coming")
  func tells() async throws {
    try await onEachIsolation { isolation in
      let device = Device(isolation: isolation)
      let scope = Scope(isolation: isolation)
      var returns: [Bool] = []
      scope.forEach(device.activations()) { returns.append(device.isActive) }
      #expect(device.isActive)
      device.activate()
      await settle { returns.count == 1 }
      device.deactivate()
      #expect(!device.isActive)
      device.activate()
      await settle { returns.count == 2 }
      #expect(returns == [true, true])
      scope.end()
    }
  }
}
