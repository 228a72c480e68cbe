import Testing
import Usher
import UsherTesting

/// What hosts wait for: nothing that waits for a device.
@Suite("Device: activity")
struct DeviceActivityTests {
  @Test("who waits for the device isn't waited for, and counts again as soon as there is an answer")
  func counts() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      let navigation = host.app.navigation
      host.model.ask()
      #expect(navigation.isWorking)
      await navigation.settle(upTo: .seconds(60))
      #expect(!navigation.isWorking)
      #expect(host.requests.count == 1)
      host.requests[0].answer(.success(.ghent))
      #expect(navigation.isWorking)
      await navigation.settle(upTo: .seconds(60))
      #expect(host.model.log.count == 1)
      #expect(!navigation.isWorking)
    }
  }

  @Test("other work is waited for meanwhile")
  func otherWork() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      let navigation = host.app.navigation
      var goOn: CheckedContinuation<Void, Never>?
      host.app.navigation.rootCoordinator.map { $0 as? NearbyCoordinator }??.flow.scope.task {
        await withCheckedContinuation { goOn = $0 }
      }
      host.model.ask()
      await settle { host.requests.count == 1 && goOn != nil }
      // Who asks waits from the turn on in which the host was asked.
      #expect(navigation.isWorking)
      goOn?.resume()
      await navigation.settle(upTo: .seconds(60))
      #expect(host.model.log.isEmpty)
    }
  }

  @Test("who is cancelled, or comes too late, counts to its end")
  func endings() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      let navigation = host.app.navigation
      try await host.ask().cancel()
      try await host.app.wait { host.model.log.count == 1 }
      try await host.ask(requests: 2)
      await host.app.clock.advance(by: .seconds(15))
      try await host.app.wait { host.model.log.count == 2 }
      try await host.app.settle()
      #expect(!navigation.isWorking)
      // Nothing was taken off twice, or else this would not count.
      host.model.ask()
      #expect(navigation.isWorking)
    }
  }

  @Test("a task that was begun in work, and waits longer than it, doesn't count at all")
  @MainActor
  func outlivingTask() async throws {
    let host = try DeviceHost(on: MainActor.shared)
    let (navigation, model) = (host.app.navigation, host.model)
    let root = try host.app.root(NearbyCoordinator.self)
    var isOver = false
    root.flow.scope.task {
      Task {
        while !isOver { await Task.yield() }
        await model.find()
      }
    }
    try await host.app.settle()
    isOver = true
    await settle { host.requests.count == 1 }
    model.ask()
    #expect(navigation.isWorking)
    try await host.app.settle()
    host.requests[0].answer(.success(.ghent))
    #expect(navigation.isWorking)
    await settle { model.log.count == 2 }
    try await host.app.settle()
    #expect(!navigation.isWorking)
    host.app.navigation.close()
  }

  @Test("work that waits twice at once counts when both have come")
  @MainActor
  func twiceInOne() async throws {
    let host = try DeviceHost(on: MainActor.shared)
    let (navigation, model) = (host.app.navigation, host.model)
    let root = try host.app.root(NearbyCoordinator.self)
    root.flow.scope.task {
      let other = Task { await model.find(50) }
      await model.find(100)
      await other.value
    }
    await settle { host.requests.count == 2 }
    try await host.app.settle()
    host.requests[0].answer(.success(.ghent))
    #expect(!navigation.isWorking)
    host.requests[1].answer(.success(.ghent))
    #expect(navigation.isWorking)
    try await host.app.settle()
    #expect(model.log.count == 2)
    #expect(!navigation.isWorking)
    host.app.navigation.close()
  }
}
