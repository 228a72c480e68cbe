import Testing
import UsherTesting

@testable import Usher

@Suite("Device: lifetime", .timeLimit(.minutes(10)))
struct DeviceLifetimeTests {
  @Test("closing the window ends what waits; who asks then isn't waited for")
  func closing() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      try await host.ask()
      host.app.navigation.close()
      #expect(!host.requests[0].isWanted)
      host.requests[0].answer(.success(.ghent))
      await settle { !host.model.log.isEmpty }
      #expect(host.model.log == ["CancellationError"])
      // Also who has no scope that ended.
      await host.model.find()
      #expect(host.model.log.count == 2)
      #expect(host.model.log.last == "CancellationError")
      #expect(host.requests.count == 1)
    }
  }

  @Test("who waits without a scope ends with the window")
  func closingWithoutScope() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      let own = Scope(isolation: isolation)
      own.task { await host.model.find() }
      await settle { host.requests.count == 1 }
      host.app.navigation.close()
      await settle { host.model.log == ["CancellationError"] }
    }
  }

  @Test("a host is told once that nobody waits any more: answered, late, cancelled or closed")
  func onEnd() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      var ended: [Int] = []
      for number in 0..<4 {
        let task = try await host.ask(timeout: .seconds(15), requests: number + 1)
        let request = host.requests[number]
        request.onEnd = { [unowned request] in
          #expect(!request.isWanted)
          ended.append(number)
        }
        switch number {
        case 0: request.answer(.success(.ghent))
        case 1: await host.app.clock.advance(by: .seconds(15))
        case 2: task.cancel()
        default: host.app.navigation.close()
        }
        await settle { host.model.log.count == number + 1 && ended.count == number + 1 }
        request.answer(.failure(.denied))
      }
      #expect(ended == [0, 1, 2, 3])
      #expect(
        host.model.log == [
          "51.05 3.72 ±20.0", "timed out", "CancellationError", "CancellationError",
        ]
      )
    }
  }

  @Test("a host hears nothing as long as one call still waits")
  func notYet() async throws {
    try await onEachIsolation { isolation in
      let host = try DeviceHost(on: isolation)
      let first = try await host.ask()
      try await host.ask()
      var isEnded = false
      host.requests[0].onEnd = { isEnded = true }
      first.cancel()
      try await host.app.wait { host.model.log == ["CancellationError"] }
      #expect(!isEnded)
      host.app.navigation.close()
      await settle { isEnded }
    }
  }

  @Test("a window that begins once more can be asked again")
  func again() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      let device = navigation.device
      device.locator = { $0.answer(.success(.ghent)) }
      for _ in 0..<2 {
        navigation.start { NearbyCoordinator(flow: $0, isolation: isolation) }
        let position = try await device.position()
        #expect(position == .ghent)
        navigation.close()
        await #expect(throws: CancellationError.self) { try await device.position() }
      }
    }
  }

  @Test("a screen that goes while it waits is freed")
  func screenGoes() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp(isolation: isolation) {
        NearbyCoordinator(flow: $0, isolation: isolation)
      }
      app.device.position = .silent
      for _ in 0..<100 {
        try app.open("here")
        weak let model = try app.top(NearbyModel.self)
        try await app.settle()
        try app.back()
        try await app.wait { model == nil }
      }
      #expect(app.clock.sleepers == 0)
      try app.close()
    }
  }

  @Test("a window closed while somebody waits is freed; a test is told how to rule out a leak")
  func closedWhileAsked() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp(isolation: isolation, path: "here") {
        NearbyCoordinator(flow: $0, isolation: isolation)
      }
      app.device.position = .silent
      weak let model = try app.top(NearbyModel.self)
      try await app.settle()
      let failure = #expect(throws: TestFailure.self) { try app.close() }
      #expect(failure?.description.contains("`app.device.position = .unavailable`") == true)
      await settle { model == nil }
      try app.expectNoLeaks()
    }
  }

  @Test("the device of a process that died tells nothing any more")
  func processDeath() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp(isolation: isolation, mode: .processDeath) {
        NearbyCoordinator(flow: $0, isolation: isolation)
      }
      let old = app.navigation.device
      let activations = old.activations()
      try app.die()
      old.activate()
      for await _ in activations { Issue.record("The process has died.") }
      #expect(app.navigation.device !== old)
      try app.close()
    }
  }

  @Test("activations that nobody has taken yet are one, and each listener hears of them")
  func activations() async throws {
    try await onEachIsolation { isolation in
      let device = Device(isolation: isolation)
      let scope = Scope(isolation: isolation)
      var heard = [0, 0]
      let listening = heard.indices.map { index in
        scope.forEach(device.activations()) { heard[index] += 1 }
      }
      device.activate()
      device.activate()
      device.activate()
      await settle { heard == [1, 1] }
      device.activate()
      await settle { heard == [2, 2] }
      // What is still to be heard comes before the end.
      device.end()
      await settle { !listening.contains(where: \.isRunning) }
      #expect(heard == [2, 2])
    }
  }

  @Test("activations end with the window, and with who listens")
  func activationsEnd() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      navigation.start { NearbyCoordinator(flow: $0, isolation: isolation) }
      let device = navigation.device
      let scope = Scope(isolation: isolation)
      let gone = scope.forEach(device.activations()) {}
      _ = device.activations()
      let stays = scope.forEach(device.activations()) {}
      await settle { device.listenerCount == 2 }
      gone.cancel()
      await settle { device.listenerCount == 1 }
      #expect(stays.isRunning)
      navigation.close()
      await settle { !stays.isRunning }
      #expect(device.listenerCount == 0)
      for await _ in device.activations() { Issue.record("The window is closed.") }
    }
  }
}
